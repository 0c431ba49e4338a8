"""Games at random: they end, what is in the box stays in it, and copies play the turn again."""

from __future__ import annotations

import random

import pytest

from games.stupor_mundi.scenes import check_invariants, lively_answers
from staufer_engine.games.stupor_mundi import RULES, new
from staufer_engine.kernel import NATURE, Game

SET_UPS = [
    (1, {}),
    (1, {"long_game": 1, "markets": 0}),
    (2, {}),
    (2, {"draft": 1, "markets": 5}),
    (2, {"crusade": 1}),
    (2, {"projects": 1}),
    (3, {}),
    (3, {"crusade": 1, "projects": 1}),
    (4, {"first_game": 1}),
    (4, {"crusade": 1, "projects": 1, "draft": 1}),
]


def play_out(game, dice, look=lambda game: None):
    while game.ask:
        for actor, listed in game.ask.options.items():
            assert len(listed()) > 0, game.ask.what
            assert game.is_legal(actor, RULES.default(game.state, game.ask, actor)) or actor == NATURE
        look(game)
        game.apply(lively_answers(game, dice))
        check_invariants(game.state)
    return game


@pytest.mark.parametrize(("seats", "options"), SET_UPS)
def test_random_games_end_and_keep_everything_in_its_place(seats, options):
    for seed in range(20):
        dice = random.Random(seed)
        game = play_out(Game(RULES, new(seats, options)), dice)
        s = game.state
        assert s.over
        assert s.ends
        assert 1 <= s.round <= 15
        assert sorted(p for group in RULES.ranking(s) for p in group) == list(range(seats))
        assert all(len(line.points) == seats for line in RULES.score_sheet(s))


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, {"crusade": 1, "projects": 1})])
def test_copying_undoing_and_reading_back_play_the_turn_again(seats, options):
    """SM-7.7"""
    dice = random.Random(1)
    game = Game(RULES, new(seats, options))
    step = 0
    while game.ask:
        step += 1
        if step % 10 == 0:
            before = game.clone().state.to_plain()
            assert before == game.state.to_plain()
            again = type(game.checkpoint).from_plain(game.checkpoint.clone().to_plain())
            assert Game(RULES, again, game.choices).state == game.state
            checkpoint = game.checkpoint
            game.apply(lively_answers(game, dice))
            if game.checkpoint is checkpoint:
                assert game.without_last().state.to_plain() == before
        else:
            game.apply(lively_answers(game, dice))
    assert game.clone().state == game.state


def test_options_have_a_fixed_order_and_no_doubles():
    for seed in range(1):
        dice = random.Random(seed)
        game = Game(RULES, new(3, {"crusade": 1, "projects": 1}))
        while game.ask:
            for actor, listed in game.ask.options.items():
                found = list(listed())
                assert found == list(listed())
                if actor != NATURE:
                    assert len(found) == len(set(found)), (game.ask.what, found)
                    assert all(choice in listed() for choice in found)
            game.apply(lively_answers(game, dice))


def test_the_expansions_need_two_players_and_the_long_game_one():
    """SM-2.1"""
    for seats, options in ((1, {"crusade": 1}), (1, {"projects": 1}), (2, {"long_game": 1}), (5, {})):
        with pytest.raises(ValueError, match="player"):
            new(seats, options)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("seats", "options"), SET_UPS)
def test_hundreds_of_random_games_end_and_keep_everything_in_its_place(seats, options):
    for seed in range(300):
        game = play_out(Game(RULES, new(seats, options)), random.Random(seed))
        assert game.state.over
