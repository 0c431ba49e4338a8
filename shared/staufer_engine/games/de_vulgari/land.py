"""What an area gives: its event and its benefit (DV-9.1 to 9.4)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.de_vulgari.components import (
    AREAS,
    BOLOGNA,
    BOLOGNA_EARLY,
    BOLOGNA_LATE,
    EARLY_UNTIL_TURN,
    EVENTS,
    LENGTHS,
    MESSENGER,
    ORIENT,
    ORIENT_BONUS,
    STUPOR_MUNDI,
    PlayerStep,
    Step,
)
from staufer_engine.games.de_vulgari.state import State, is_merchant
from staufer_engine.games.de_vulgari.tracks import change_knowledge
from staufer_engine.kernel import Rule, tell

NO_EVENT = 0  # they are numbered from 1


def take_the_event(s: State, p: int) -> Rule[None]:
    """It is gone for everybody; the religious get only the knowledge (DV-9.1)."""
    event = event_here(s, p)
    ducats, knowledge = event_gain(s, p, event)
    s.lying.remove(event)
    s.players[p].ducats += ducats
    yield from tell("event taken", p, event, ducats, knowledge)
    yield from change_knowledge(s, p, knowledge)


def event_gain(s: State, p: int, event: int) -> tuple[int, int]:
    tile = EVENTS[event - 1]
    return tile.ducats if is_merchant(s, p) else 0, tile.knowledge


def event_here(s: State, p: int) -> int:
    """The one that may be taken; Stupor Mundi is sold by auction (DV-12.1)."""
    event = EVENT_OF_AREA[s.players[p].area]
    return event if event in s.lying and event != STUPOR_MUNDI else NO_EVENT


EVENT_OF_AREA = tuple(
    next((number for number, event in enumerate(EVENTS, 1) if event.area == area), NO_EVENT)
    for area in range(len(AREAS))
)


def use_the_area(s: State, p: int) -> Rule[None]:
    """Once a game for each area; the religious get only the knowledge (DV-9.2)."""
    me = s.players[p]
    area = me.area
    ducats, knowledge = benefit(s, p, area)
    me.marks.append(area)
    me.marks.sort()
    me.ducats += ducats
    yield from tell("benefit", p, area, ducats, knowledge)
    if knowledge:
        yield from change_knowledge(s, p, knowledge)


def benefit(s: State, p: int, area: int) -> tuple[int, int]:
    """Ducati and knowledge, as the player would get them there in this turn."""
    if area == BOLOGNA:
        return 0, bologna_knowledge(s, p)
    ducats, knowledge = AREAS[area].ducats, AREAS[area].knowledge
    if not is_merchant(s, p):
        return 0, knowledge
    has_bonus = ducats and s.players[p].spaces[ORIENT] == LENGTHS[ORIENT]  # DV-9.3
    return ducats + (ORIENT_BONUS if has_bonus else 0), knowledge


def bologna_knowledge(s: State, p: int) -> int:
    """For a complete Messenger, and more for who came early; when it was completed does not matter (DV-9.4)."""
    me = s.players[p]
    if me.spaces[MESSENGER] < LENGTHS[MESSENGER]:
        return 0
    arrives_on = me.arrived_on if me.area == BOLOGNA else s.turn
    return BOLOGNA_EARLY if arrives_on <= EARLY_UNTIL_TURN else BOLOGNA_LATE


# -- what may be chosen --------------------------------------------------------------------


def event_steps(s: State, p: int) -> Sequence[PlayerStep]:
    return ((Step.EVENT,),) if event_here(s, p) != NO_EVENT else ()


def benefit_steps(s: State, p: int) -> Sequence[PlayerStep]:
    me = s.players[p]
    return ((Step.BENEFIT,),) if me.area not in me.marks and any(benefit(s, p, me.area)) else ()
