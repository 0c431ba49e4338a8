"""Fredericus in words: nothing is missing, nothing is said twice, and every paragraph that is cited can be read."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from engine.toys import random_answers
from games.fredericus.spoken import LISTENER
from staufer_engine.games import fredericus
from staufer_engine.games.fredericus import RULES, new
from staufer_engine.games.fredericus.components import (
    Step,
)
from staufer_engine.kernel import Game

PACKAGE = Path(fredericus.__file__).parent
RULEBOOK = Path(__file__).parents[3] / "resources" / "rules" / "fredericus.en.md"


def rare_answers(game, dice):
    """The steps are not evenly chosen: what is rare is preferred, so that all words are heard."""
    answers = random_answers(game, dice)
    for actor, options in game.ask.options.items():
        rare = [step for step in options() if isinstance(step, tuple) and Step.HOOD <= step[0] < Step.END]
        if rare and dice.random() < 0.8:
            answers[actor] = dice.choice(rare)
    return answers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_of_random_games_speaks(seats):
    for seed in range(3):
        dice = random.Random(seed)

        def is_heard(game, dice=dice):
            return game.state.dealt and dice.random() < 0.4

        game = Game(RULES, new(seats, {"short_game": seed % 2, "random_posts": seed % 2}))
        LISTENER.hears_game(game, rare_answers, is_heard, dice)


def test_set_up_options_have_titles():
    LISTENER.hears_set_up()
    assert all([value for value, _ in option.values] == [0, 1] for option in RULES.options)


def test_every_paragraph_that_is_cited_can_be_read():
    cited = {
        one for file in PACKAGE.glob("*.py") for one in re.findall(r"FR-(\d+\.\d+)", file.read_text(encoding="utf-8"))
    }
    written = set(re.findall(r"^- (\d+\.\d+) ", RULEBOOK.read_text(encoding="utf-8"), re.MULTILINE))
    assert len(written) > 70
    assert cited <= written
