"""Markers: knowledge won and lost, the Salterio, and the six tracks (DV-10.1 to 10.8, 10.15)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.de_vulgari.components import (
    ABBESS,
    ALL_CANTICLES_FROM_TURN,
    ANSELMO,
    BLUE,
    BUSINESS_DUCATS,
    CANTICLE,
    CANTICLE_TURNS,
    EARLY_UNTIL_TURN,
    FRANCISCAN_AREAS,
    KNOWLEDGE,
    LENGTHS,
    LIBRARY,
    MESSENGER,
    MESSENGER_EARLY,
    MESSENGER_LATE,
    ORIENT,
    REST,
    RIDDLE,
    SALTERIO,
    SALTERIO_OF_THE_LAST,
    START_KNOWLEDGE,
    PlayerStep,
    Step,
)
from staufer_engine.games.de_vulgari.cubes import of_one_kind, spend
from staufer_engine.games.de_vulgari.state import State, area_of, knowledge_order, virtual_cube
from staufer_engine.kernel import Rule, tell

TRACK_OF = {
    Step.ORIENT: ORIENT,
    Step.RIDDLE: RIDDLE,
    Step.MESSENGER: MESSENGER,
    Step.REST: REST,
    Step.LIBRARY: LIBRARY,
    Step.CANTICLE: CANTICLE,
}


def put_the_marker(s: State, p: int, track: int, space: int) -> None:
    """On top of those that lie there; one that cannot move keeps its place (DV-1.4, 1.5)."""
    if s.players[p].spaces[track] != space:
        s.marker_moves += 1
        s.players[p].spaces[track], s.players[p].since[track] = space, s.marker_moves


def change_knowledge(s: State, p: int, change: int) -> Rule[None]:
    """Gains end at the last space, losses at the first (DV-1.7)."""
    start = s.players[p].spaces[KNOWLEDGE]
    goal = min(max(start + change, START_KNOWLEDGE), LENGTHS[KNOWLEDGE])
    put_the_marker(s, p, KNOWLEDGE, goal)
    yield from tell("knowledge", p, start, goal)


def salterio(s: State, p: int) -> Rule[None]:
    gain = salterio_gain(s, p)
    s.now.points += 1
    s.now.salterio = True
    yield from tell("salterio", p, gain)
    yield from change_knowledge(s, p, gain)


def salterio_gain(s: State, p: int) -> int:
    gain = SALTERIO_OF_THE_LAST if knowledge_order(s)[-1] == p else SALTERIO
    return gain + (s.players[p].character == ANSELMO)


def small_business(s: State, p: int) -> Rule[None]:
    s.now.points += 1
    s.now.business = True
    s.players[p].ducats += BUSINESS_DUCATS
    yield from tell("business", p, BUSINESS_DUCATS)


def advance(s: State, p: int, track: int) -> Rule[None]:
    """One space; the Canticle and the last space of the Messenger want abbesses (DV-10.5, 10.8)."""
    abbesses, ducats = fee(s, p, track)
    s.now.points += 1
    if track == CANTICLE and virtual_cube(s, p) == ABBESS:
        s.now.virtual_canticle = True
    s.players[p].ducats -= ducats
    space = s.players[p].spaces[track] + 1
    put_the_marker(s, p, track, space)
    yield from tell("track", p, track, space, abbesses, ducats)
    if abbesses:
        yield from spend(s, p, of_one_kind(ABBESS, abbesses))


def fee(s: State, p: int, track: int) -> tuple[int, int]:
    """Real abbesses and Ducati for the next space; the virtual abbess is used first (DV-11.2, 11.3)."""
    has_virtual = virtual_cube(s, p) == ABBESS
    if track == CANTICLE:
        return (0 if has_virtual and not s.now.virtual_canticle else 1), 0
    if track == MESSENGER and s.players[p].spaces[MESSENGER] == LENGTHS[MESSENGER] - 1:
        abbesses, ducats = MESSENGER_EARLY if s.turn <= EARLY_UNTIL_TURN else MESSENGER_LATE
        return abbesses - has_virtual, ducats
    return 0, 0


# -- what may be chosen, while there are Action Points --------------------------------------


def salterio_steps(s: State, p: int) -> Sequence[PlayerStep]:
    return () if s.now.salterio else ((Step.SALTERIO,),)


def business_steps(s: State, p: int) -> Sequence[PlayerStep]:
    return () if s.now.business else ((Step.BUSINESS,),)


def orient_steps(s: State, p: int) -> Sequence[PlayerStep]:
    return ((Step.ORIENT,),) if s.players[p].spaces[ORIENT] < LENGTHS[ORIENT] else ()


def riddle_steps(s: State, p: int) -> Sequence[PlayerStep]:
    """Only where the tongue is d'Oil."""
    return ((Step.RIDDLE,),) if area_of(s, p).tongue == BLUE and goes_on(s, p, RIDDLE) else ()


def messenger_steps(s: State, p: int) -> Sequence[PlayerStep]:
    spaces_left = LENGTHS[MESSENGER] - s.players[p].spaces[MESSENGER]
    return ((Step.MESSENGER,),) if spaces_left > 1 or (spaces_left and can_pay(s, p, MESSENGER)) else ()


def rest_steps(s: State, p: int) -> Sequence[PlayerStep]:
    return ((Step.REST,),) if s.players[p].spaces[REST] < LENGTHS[REST] else ()


def library_steps(s: State, p: int) -> Sequence[PlayerStep]:
    return ((Step.LIBRARY,),) if s.players[p].spaces[LIBRARY] < LENGTHS[LIBRARY] else ()


def canticle_steps(s: State, p: int) -> Sequence[PlayerStep]:
    if not is_canticle_open(s, s.players[p].area):
        return ()
    return ((Step.CANTICLE,),) if goes_on(s, p, CANTICLE) and can_pay(s, p, CANTICLE) else ()


def goes_on(s: State, p: int, track: int) -> bool:
    return s.players[p].spaces[track] < LENGTHS[track]


def can_pay(s: State, p: int, track: int) -> bool:
    abbesses, ducats = fee(s, p, track)
    return s.players[p].cubes[ABBESS] >= abbesses and s.players[p].ducats >= ducats


def is_canticle_open(s: State, area: int) -> bool:
    """Where the marker shows this turn; from turn 14 wherever there is one (DV-10.8)."""
    if area not in FRANCISCAN_AREAS:
        return False
    turns = CANTICLE_TURNS[s.canticles[FRANCISCAN_AREAS.index(area)]]
    return s.turn in turns or s.turn >= ALL_CANTICLES_FROM_TURN
