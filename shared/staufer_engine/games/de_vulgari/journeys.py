"""The one complete move of a player turn (DV-8), and pawns that are put somewhere (DV-1.12)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.de_vulgari.components import JOURNEY_DUCATS, RALPH, ROMA, PlayerStep
from staufer_engine.games.de_vulgari.roads import COSTS, LINKED, STEPS_TO_LINKED, STEPS_WITHIN
from staufer_engine.games.de_vulgari.state import State, points_left
from staufer_engine.kernel import Rule, tell


def move(s: State, p: int, goal: int) -> Rule[None]:
    me = s.players[p]
    start, ducats = me.area, journey_ducats(s, p, goal)
    me.ducats -= ducats
    s.now.points += COSTS[start][goal]
    s.now.moved = True
    put_the_pawn(s, p, goal)
    yield from tell("moved", p, start, goal, COSTS[start][goal], ducats)


def put_the_pawn(s: State, p: int, area: int) -> None:
    s.arrivals += 1
    me = s.players[p]
    me.area, me.arrived_on, me.arrival = area, s.turn, s.arrivals


def put_all_pawns_in_rome(s: State) -> Rule[None]:
    """On the last turn, in turn order (DV-4.8)."""
    for p in tuple(s.turn_order):
        put_the_pawn(s, p, ROMA)
    yield from tell("all to Rome", ROMA)


# -- what may be chosen --------------------------------------------------------------------


def move_steps(s: State, p: int) -> Sequence[PlayerStep]:
    if s.now.moved:
        return ()
    left, me = points_left(s, p), s.players[p]
    if me.ducats >= JOURNEY_DUCATS or me.character == RALPH:
        return STEPS_WITHIN[me.area][left]
    return STEPS_TO_LINKED[me.area]


def journey_ducats(s: State, p: int, goal: int) -> int:
    """Paid once for a way of more than one area; Ralph pays nothing (DV-8.2)."""
    me = s.players[p]
    return 0 if goal in LINKED[me.area] or me.character == RALPH else JOURNEY_DUCATS
