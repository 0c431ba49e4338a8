"""Hints are open choices, sorted by what they are worth, and come from the seat's own view alone."""

from __future__ import annotations

import random

import pytest

from bots.test_non_interference import as_told, differ, moments
from bots.thrifty import THRIFTY
from games.fredericus.scenes import K, T, position
from staufer_bots.hints import MOST, hints
from staufer_engine.games import GAMES
from staufer_engine.games.fredericus.components import GRIFFIN
from staufer_engine.games.fredericus.components import Step as HuntingStep
from staufer_engine.views import possible_game

BARREN = {side: [T, T] for side in (0, 1, 5, 6)}
PREY = {2: [K], 3: [GRIFFIN], 4: [K]}  # for a falcon on post 3
COMPARED = 4


def test_the_prey_at_hand_is_advised_and_is_worth_more_than_a_turn_without_a_plan() -> None:
    game = position(2, rows=PREY | BARREN, raptors={0: (2, 6)}, hands={0: [GRIFFIN]})
    best, *_ = hints(game, 0, random.Random(5).randrange)
    plan = (best.choice, *best.plan)
    assert any(isinstance(step, tuple) and step[0] == HuntingStep.CAPTURE for step in plan)
    assert best.gain > 0


@pytest.mark.parametrize("game", GAMES)
def test_three_open_choices_the_best_first_the_same_whatever_is_hidden(game: str) -> None:
    compared, dice = 0, random.Random(6)
    for truth, seat in moments(game, THRIFTY["page"], random.Random(8)):
        told = as_told(truth, seat)
        before = told.state.to_plain()
        found = hints(told, seat, random.Random(9).randrange)
        assert told.ask is not None
        options = told.ask.options[seat]()
        assert len(found) == min(MOST, len(options))
        assert len({hint.choice for hint in found}) == len(found)
        assert all(hint.choice in options for hint in found)
        assert [hint.lead for hint in found] == sorted((hint.lead for hint in found), reverse=True)
        assert told.state.to_plain() == before
        other = possible_game(told, dice.randrange)
        if other is not None and differ(truth, other):
            assert hints(as_told(other, seat), seat, random.Random(9).randrange) == found
            compared += 1
        if compared == COMPARED:
            return
    pytest.fail("too few moments in which something is hidden")
