"""The course of the game: set-up, turns, the steps of the End Phase, the end (SM-4.1, SM-15.1, SM-16)."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.end_phase import (
    begin_the_action_phase,
    begin_the_next_round,
    discard_together,
    refill_the_hand,
    reorganise,
    take_ally_income,
    take_castle_income,
)
from staufer_engine.games.stupor_mundi.playing import take_a_turn
from staufer_engine.games.stupor_mundi.scoring import announce_the_scores
from staufer_engine.games.stupor_mundi.setup import equip_the_players, lay_the_table
from staufer_engine.games.stupor_mundi.state import Phase, State, clockwise
from staufer_engine.kernel import Rule


def turn(s: State) -> Rule[None]:
    match s.phase:
        case Phase.SET_UP:
            yield from lay_the_table(s)
            s.phase = Phase.HOUSES
        case Phase.HOUSES:
            yield from equip_the_players(s)
            yield from begin_the_action_phase(s)
        case Phase.ACTIONS:
            yield from take_a_turn(s, s.active)
        case Phase.REFILL:
            yield from discard_together(s)
            s.phase, s.active = Phase.DRAWING, s.first
        case Phase.DRAWING:
            yield from refill_the_hand(s, s.active)
            s.active = clockwise(s, s.active)[1 % len(s.players)]
            if s.active == s.first:
                s.phase = Phase.CASTLE_INCOME
        case Phase.CASTLE_INCOME:
            yield from take_castle_income(s)
            s.phase = Phase.ALLY_INCOME
        case _:
            yield from take_ally_income(s)
            s.phase = Phase.REORGANISATION
            yield from reorganise(s)
            yield from end_or_go_on(s)


def end_or_go_on(s: State) -> Rule[None]:
    """After the complete round in which an end was triggered (SM-15.11, SM-16.1)."""
    if s.ends:
        yield from announce_the_scores(s)
        s.over = True
    else:
        yield from begin_the_next_round(s)
