"""Who knows what: everybody stays in step, and nothing that an observer sees depends on what he may not know."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.observers import (
    forced_choices_are_public,
    has_possible_worlds,
    looks_alike,
    possible_games,
    stays_in_step,
)
from games.watched import DE_VULGARI, curious_answers
from staufer_engine.games.de_vulgari import RULES, new
from staufer_engine.games.de_vulgari.components import NO_TILE
from staufer_engine.games.de_vulgari.state import player_in_turn
from staufer_engine.games.de_vulgari.view import view
from staufer_engine.kernel import HIDDEN, Game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seats_and_spectators_stay_in_step(seats):
    for seed in range(2):
        stays_in_step(DE_VULGARI, seats, {}, random.Random(seed))


def test_no_forced_choice_depends_on_what_an_observer_may_not_know():
    forced_choices_are_public(DE_VULGARI, 4, {}, random.Random(4))


def test_library_tiles_are_not_in_the_view_of_others():
    dice = random.Random(7)
    game = Game(RULES, new(4, {}))
    kept = 0
    while game.ask:
        for observer in (*range(4), None):
            v = view(game.state, observer)
            assert set(v.library) <= {HIDDEN}
            assert not set(v.seen) - {HIDDEN} or observer == player_in_turn(v)
            for tile, knower in zip(v.top, v.knower, strict=True):
                assert (tile == HIDDEN) == (knower != observer)
            for p, player in enumerate(v.players):
                assert (p == observer) or player.library_tile in (NO_TILE, HIDDEN)
                kept += player.library_tile not in (NO_TILE, HIDDEN)
        game.apply(curious_answers(game, dice))
    assert kept
    assert HIDDEN not in [player.library_tile for player in view(game.state, None).players]  # all shown at the end


@settings(max_examples=25, deadline=None)
@given(seats=st.sampled_from([2, 3, 4, 5]), turn=st.integers(11, 14), dice=st.randoms(use_true_random=True))
def test_two_worlds_that_look_alike_show_the_same(seats, turn, dice):
    host = DE_VULGARI.new(seats, {})
    while host.ask and (host.state.turn < turn or host.choices):
        host.apply(curious_answers(host, dice))
    looks_alike(DE_VULGARI, host, dice.choice([*range(seats), None]), dice)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_possible_world_looks_like_the_view_it_was_made_from(seats):
    for seed in range(4):
        has_possible_worlds(DE_VULGARI, seats, {}, random.Random(seed), stride=9)


def test_a_possible_game_stands_where_the_copy_stands_in_the_middle_of_a_turn():
    """Now and then none is found: the observer has seen tiles that seldom lie together by chance."""

    def moment(host, dice):
        return host.state.turn > 10 and host.ask.what != "library tile" and bool(host.choices)

    counts = [possible_games(DE_VULGARI, 3, random.Random(seed), moment) for seed in range(8)]
    assert sum(found for found, _ in counts) > 50
    assert sum(missed for _, missed in counts) < sum(found for found, _ in counts)


def test_every_unseen_tile_may_be_the_one_that_another_kept():
    dice = random.Random(5)
    game = Game(RULES, new(3, {}))
    while not any(player.has_looked for player in game.state.players) or game.choices:
        game.apply(curious_answers(game, dice))
    looker = next(p for p, player in enumerate(game.state.players) if player.has_looked)
    v = view(game.state, (looker + 1) % 3)
    tiles = {RULES.possible_world(v, dice.randrange).players[looker].library_tile for _ in range(300)}
    assert sorted(tiles) == list(range(8))
