"""Convent, cathedral and abbey (DV-9.5 to 9.8), and Shlasinger's strike (DV-11.8)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.de_vulgari.components import (
    AMANUENSIS,
    CARDINAL,
    CHARACTERS,
    FRIAR,
    KNOWLEDGE,
    NOBLE,
    POLITICIAN,
    SCRIBE_KNOWLEDGE,
    SHLASINGER,
    START_KNOWLEDGE,
    STRIKE,
    TO_KNOWLEDGE,
    TO_POINTS,
    VIRTUAL,
    ZAZZA,
    Kind,
    PlayerStep,
    Step,
)
from staufer_engine.games.de_vulgari.cubes import of_one_kind, spend
from staufer_engine.games.de_vulgari.state import State, area_of, is_merchant, virtual_cube
from staufer_engine.games.de_vulgari.tracks import change_knowledge
from staufer_engine.kernel import Rule, tell


def become_a_friar(s: State, p: int, friar: int) -> Rule[None]:
    me = s.players[p]
    lost = half(me.ducats)
    me.ducats -= lost
    yield from tell("friar", p, friar, lost)
    yield from take_the_character(s, p, friar, FRIAR)


def half(ducats: int) -> int:
    """Rounded up to a multiple of 5, the smallest coin."""
    return (ducats + 9) // 10 * 5


def become_a_cardinal(s: State, p: int, cardinal: int, cube: int) -> Rule[None]:
    """His friar leaves the game; Zazza gives the money back at once (DV-9.6, 11.6)."""
    me = s.players[p]
    paid = CHARACTERS[cardinal].ducats
    me.ducats -= 0 if cardinal == ZAZZA else paid
    yield from tell("cardinal", p, cardinal, cube, paid, me.character)
    if cube != VIRTUAL:
        yield from spend(s, p, of_one_kind(cube, 1))
    yield from take_the_character(s, p, cardinal, CARDINAL)


def take_the_character(s: State, p: int, character: int, status: int) -> Rule[None]:
    s.displayed.remove(character)
    s.players[p].character, s.players[p].status = character, status
    if CHARACTERS[character].knowledge:
        yield from change_knowledge(s, p, CHARACTERS[character].knowledge)


def convert_the_scribes(s: State, p: int, into: int) -> Rule[None]:
    """All open amanuenses in the same way (DV-9.8)."""
    me = s.players[p]
    count = me.cubes[AMANUENSIS]
    yield from tell("scribes", p, count, into)
    if into == TO_POINTS:
        me.cubes[AMANUENSIS] = 0
        me.scribes += count
        return
    yield from spend(s, p, of_one_kind(AMANUENSIS, count))
    yield from change_knowledge(s, p, SCRIBE_KNOWLEDGE * count)


def strike(s: State, p: int, opponent: int) -> Rule[None]:
    s.players[p].has_struck = True
    yield from tell("struck", p, opponent)
    yield from change_knowledge(s, opponent, -STRIKE)


# -- what may be chosen --------------------------------------------------------------------


def friar_steps(s: State, p: int) -> Sequence[PlayerStep]:
    if area_of(s, p).kind != Kind.CONVENT or not is_merchant(s, p):
        return ()
    return [(Step.FRIAR, one) for one in s.displayed if CHARACTERS[one].status == FRIAR]


def cardinal_steps(s: State, p: int) -> Sequence[PlayerStep]:
    me = s.players[p]
    if area_of(s, p).kind != Kind.CATHEDRAL or me.status != FRIAR:
        return ()
    return [
        (Step.CARDINAL, one, cube)
        for one in s.displayed
        if CHARACTERS[one].status == CARDINAL and me.ducats >= CHARACTERS[one].ducats
        for cube in cubes_for_a_cardinal(s, p)
    ]


def cubes_for_a_cardinal(s: State, p: int) -> list[int]:
    """Stefano's noble pays whenever there is one (DV-11.3)."""
    if virtual_cube(s, p) == NOBLE:
        return [VIRTUAL]
    return [cube for cube in (POLITICIAN, NOBLE) if s.players[p].cubes[cube]]


def scribe_steps(s: State, p: int) -> Sequence[PlayerStep]:
    if area_of(s, p).kind != Kind.ABBEY or not s.players[p].cubes[AMANUENSIS]:
        return ()
    return [(Step.SCRIBES, TO_KNOWLEDGE), (Step.SCRIBES, TO_POINTS)]


def strike_steps(s: State, p: int) -> Sequence[PlayerStep]:
    if s.players[p].character != SHLASINGER or s.players[p].has_struck:
        return ()
    rivals = [q for q in range(len(s.players)) if q != p]
    return [(Step.STRIKE, q) for q in rivals if s.players[q].spaces[KNOWLEDGE] > START_KNOWLEDGE]
