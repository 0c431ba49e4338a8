"""Fredericus as a sound player sees it: which prey is worth how many actions, and where others will hunt."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_bots.bot import Below
from staufer_bots.fredericus_plans import LATER, Position, best_plan, standing, steps_between
from staufer_bots.fredericus_ways import HIGH, LOW, SEALS, ways
from staufer_engine.games.fredericus.components import ACTIONS_BY_A_FLIP, CENTRE, FALCON, RAPTORS, SIDES, Step
from staufer_engine.games.fredericus.state import State, opponents
from staufer_engine.kernel import Ask, Choice

CHANCE_OF_A_CAPTURE = (0.85, 0.6, 0.4, 0.2)  # by the actions that it would take a rival
CLOSEST = len(CHANCE_OF_A_CAPTURE) - 1


def choose_in_fredericus(s: State, ask: Ask, seat: int, below: Below) -> Choice:
    options: Sequence[Choice] = ask.options[seat]()
    if len(options) == 1:
        return options[0]
    match ask.what:
        case "hunt":
            return next_step(s, seat, [step for step in options if isinstance(step, tuple)], below)
        case "seal to discard":
            return best(
                [
                    (best_plan(after_discarding(s, seat, row), deepest=LATER).value, row)
                    for row in options
                    if isinstance(row, int)
                ],
                below,
            )
        case _:
            chances = chances_of_captures(s, seat)
            return best([(chances[place], place) for place in options if isinstance(place, int)], below)


def next_step(s: State, seat: int, steps: Sequence[tuple[int, ...]], below: Below) -> Choice:
    """The first step of the best plan; without one, whatever leaves the best position behind."""
    plan = best_plan(Position.of(s, seat))
    if plan.first in steps:
        return plan.first
    return best([(standing(s, seat, step), step) for step in steps if step[0] != Step.SHIFT], below)


def after_discarding(s: State, seat: int, row: int) -> Position:
    position = Position.of(s, seat)
    position.rows[row] = position.rows[row][:-1]
    position.actions += ACTIONS_BY_A_FLIP
    return position


def best(valued: Sequence[tuple[float, Choice]], below: Below) -> Choice:
    """Of those that are worth the most, any."""
    most = max(value for value, _ in valued)
    equal = [choice for value, choice in valued if value > most - 1e-9]
    return equal[below(len(equal))]


def chances_of_captures(s: State, seat: int) -> list[float]:
    """How likely a rival captures at each tower before *seat* plays again; for the centre, that nobody does."""
    chances = []
    for side in range(SIDES):
        costs = dict.fromkeys((HIGH, LOW), CLOSEST + 1)
        for way in ways(s.rows, side, CLOSEST):
            if way.purpose != SEALS:
                costs[way.purpose] = min(costs[way.purpose], len(way.moves))
        missed = 1.0
        for rival in opponents(s, seat):
            player = s.players[rival]
            effort = min(
                costs[HIGH if raptor == FALCON else LOW] + steps_between(player.raptors[raptor], side)
                for raptor in RAPTORS
                if raptor != player.hooded
            )
            if effort <= CLOSEST:
                missed *= 1 - CHANCE_OF_A_CAPTURE[effort]
        chances.append(1 - missed)
    assert CENTRE == SIDES, "the centre follows the towers"
    nobody = 1.0
    for chance in chances:
        nobody *= 1 - chance
    return [*chances, nobody]
