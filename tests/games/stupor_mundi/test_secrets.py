"""Who knows what (SM-3): everybody stays in step, and nothing depends on what an observer may not know."""

from __future__ import annotations

import random

import pytest

from games.observers import (
    forced_choices_are_public,
    has_possible_worlds,
    looks_alike,
    possible_games,
    stays_in_step,
)
from games.stupor_mundi.scenes import lively_answers, random_answers
from games.watched import STUPOR_MUNDI
from staufer_engine.games.stupor_mundi import RULES, new
from staufer_engine.games.stupor_mundi.view import view
from staufer_engine.kernel import HIDDEN, Game

SET_UPS = [(1, {}), (2, {"draft": 1}), (3, {"crusade": 1}), (4, {"crusade": 1, "projects": 1})]


@pytest.mark.parametrize(("seats", "options"), SET_UPS)
def test_seats_and_spectators_stay_in_step(seats, options):
    """SM-3.7, SM-22.2"""
    stays_in_step(STUPOR_MUNDI, seats, options, random.Random(0))


def test_no_forced_choice_depends_on_what_an_observer_may_not_know():
    """SM-3.2"""
    forced_choices_are_public(STUPOR_MUNDI, 3, {"crusade": 1}, random.Random(4))


def test_secrets_are_not_in_the_view_of_others():
    """SM-3.1, SM-3.2: draw piles from everybody, hands and face-down cards from the opponents."""
    dice = random.Random(7)
    game = Game(RULES, new(4, {}))
    while game.ask:
        for observer in (*range(4), None):
            v = view(game.state, observer)
            for p, player in enumerate(v.players):
                assert not [card for card in player.pile if card != HIDDEN]
                if p != observer:
                    assert not [card for card in player.hand if card != HIDDEN]
                    down = [card for card, up in zip(player.slots, player.face_up, strict=True) if not up]
                    assert all(card in (HIDDEN, -1) for card in down)
                assert player.owned == game.state.players[p].owned  # SM-3.3: the deck is public
        game.apply(random_answers(game, dice))


@pytest.mark.parametrize(("seats", "options"), SET_UPS[1:])
def test_a_possible_world_looks_like_the_view_it_was_made_from(seats, options):
    """SM-3.5: what follows from public facts is kept."""
    has_possible_worlds(STUPOR_MUNDI, seats, options, random.Random(seats), stride=25)


@pytest.mark.parametrize("seed", range(6))
def test_two_worlds_that_look_alike_show_the_same(seed):
    dice = random.Random(seed)
    seats = 2 + seed % 3
    host = STUPOR_MUNDI.new(seats, {"crusade": seed % 2})
    while host.ask and (host.state.round < 1 + seed % 4 or host.choices):
        host.apply(lively_answers(host, dice))
    looks_alike(STUPOR_MUNDI, host, dice.choice([*range(seats), None]), dice, most=80)


def test_a_possible_game_stands_where_the_copy_stands_in_the_middle_of_a_turn():
    def moment(host, dice):
        return 1 <= host.state.round < 5 and dice.random() < 0.05

    for seed in range(2):
        found, _ = possible_games(STUPOR_MUNDI, 3, random.Random(seed), moment)
        assert found > 5
