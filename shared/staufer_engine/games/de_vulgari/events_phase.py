"""The Events phase (DV-4): event, left cubes, shelves, papal tile, and on the last turn all to Rome."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import EVENT_TURNS, FIRST_PAPAL_TURN, RED
from staufer_engine.games.de_vulgari.cubes import NO_CUBES, return_cubes
from staufer_engine.games.de_vulgari.journeys import put_all_pawns_in_rome
from staufer_engine.games.de_vulgari.shelves import fill, shift
from staufer_engine.games.de_vulgari.state import State
from staufer_engine.kernel import Rule, draw, tell


def events_phase(s: State) -> Rule[None]:
    s.turn += 1
    yield from tell("turn", s.turn)
    if s.turn <= EVENT_TURNS:
        event = s.events[s.turn - 1]
        s.lying.append(event)
        yield from tell("event", event)
    yield from move_left_cubes(s)
    for number in range(len(s.shelves)):
        yield from fill(s, number)
    yield from shift(s)
    if s.turn >= FIRST_PAPAL_TURN:
        yield from turn_up_a_papal_tile(s)
    if s.last_turn:
        yield from put_all_pawns_in_rome(s)


def move_left_cubes(s: State) -> Rule[None]:
    """Before turn 1 nothing lies on the space before."""
    left = s.spaces[s.turn - 1]
    s.spaces[s.turn - 1] = NO_CUBES
    yield from return_cubes(s, left, s.turn)


def turn_up_a_papal_tile(s: State) -> Rule[None]:
    """The second red one makes this turn the last (DV-4.7)."""
    tile = yield from draw(s.papal_left)
    s.papal.append(tile)
    s.last_turn = s.papal.count(RED) == 2
    yield from tell("papal tile", tile, int(s.last_turn))
