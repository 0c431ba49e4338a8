"""De Vulgari Eloquentia in words: nothing is missing, nothing is said twice, and every refusal has its reason."""

from __future__ import annotations

import random

import pytest

from games.de_vulgari.hearing import LISTENER
from games.de_vulgari.scenes import (
    BENEFIT,
    lively_answers,
    play,
    position,
)
from staufer_engine.games.de_vulgari import RULES, new
from staufer_engine.games.de_vulgari import components as box
from staufer_engine.games.de_vulgari.components import (
    BRINDISI,
    FOLLONI,
    GIGI,
    LIBRARY,
    MILANO,
    POMPOSA,
    RALPH,
    SHLASINGER,
    STEFANO,
    STUPOR_MUNDI,
    TORINO,
    YES,
    ZAZZA,
    Step,
)
from staufer_engine.kernel import Game

RARE = (Step.MANUSCRIPT, Step.FRIAR, Step.CARDINAL, Step.SCRIBES, Step.LOOK, Step.STRIKE, Step.CANTICLE, Step.EVENT)


def rare_answers(game, dice):
    """The steps are not evenly chosen: what is rare is preferred, so that all words are heard."""
    answers = lively_answers(game, dice)
    for actor, options in game.ask.options.items():
        rare = [step for step in options() if isinstance(step, tuple) and step and step[0] in RARE]
        if rare and dice.random() < 0.8:
            answers[actor] = dice.choice(rare)
        if game.ask.what in ("call", "invitation"):
            answers[actor] = YES
    return answers


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_question_of_random_games_speaks(seats):
    for seed in range(3):
        dice = random.Random(seed)

        def is_heard(game, dice=dice):
            return game.ask.what not in ("step", "draw") or dice.random() < 0.06

        LISTENER.hears_game(Game(RULES, new(seats, {})), rare_answers, is_heard, dice)


def test_every_step_speaks_on_the_way_to_a_cardinal():
    facts = {"area": MILANO, "character": GIGI, "ducats": 200, "cubes": (1, 1, 2, 1)}
    LISTENER.hears_question(position(turn=6, on={6: (1, 2, 1, 0)}, lying=[3], p0=facts))
    LISTENER.hears_question(position(turn=6, p0={**facts, "character": STEFANO}))
    LISTENER.hears_question(position(turn=6, p0={**facts, "area": POMPOSA}, p1={"character": ZAZZA}))
    LISTENER.hears_question(position(turn=6, p0={"area": FOLLONI, "ducats": 50}))
    LISTENER.hears_question(position(turn=6, p0={"area": FOLLONI, "character": RALPH}))
    LISTENER.hears_question(
        position(turn=12, p0={"character": SHLASINGER, "spaces": {LIBRARY: 2}}, p1={"knowledge": 30})
    )
    LISTENER.hears_question(position(turn=12, p0={"character": SHLASINGER, "has_struck": True, "has_looked": True}))
    LISTENER.hears_question(position(turn=12, lying=[STUPOR_MUNDI], p0={"area": BRINDISI, "ducats": 0}))


def test_a_turn_without_action_points_gives_the_reasons():
    game = position(turn=6, p0={"area": TORINO, "spaces": {box.ORIENT: 1, box.REST: 5}}, on={6: (1, 1, 1, 1)})
    play(game, BENEFIT, (Step.ORIENT,), (Step.ORIENT,), (Step.ORIENT,), (Step.ORIENT,), (Step.ORIENT,))
    LISTENER.hears_question(game)
    assert LISTENER.why_not(game, "salterio") == "You have no Action Point left."
    assert LISTENER.why_not(game, "area:torino") == "You have used the benefit of Torino already."


def test_set_up_options_have_titles():
    LISTENER.hears_set_up()
    assert [[value for value, _ in option.values] for option in RULES.options] == [[0, 1]] * 2
