"""Who knows what: everybody stays in step, and nothing that an observer sees depends on what he may not know."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.toys import random_answers
from games.observers import (
    NAMES,
    forced_choices_are_public,
    has_possible_worlds,
    looks_alike,
    observers_of,
    possible_games,
    stays_in_step,
)
from games.watched import FREDERICUS
from staufer_engine.games.fredericus import RULES, new
from staufer_engine.games.fredericus.view import view
from staufer_engine.kernel import HIDDEN, Game
from staufer_engine.phrases import say
from staufer_engine.views import part_of

WORDS = RULES.words
OPTIONS = {"short_game": 1, "random_posts": 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_and_spectators_stay_in_step(seats):
    for seed in range(6):
        tables = stays_in_step(FREDERICUS, seats, OPTIONS, random.Random(seed))
        assert all(HIDDEN not in player.objectives for player in tables[None].state.players)


def test_no_forced_choice_depends_on_what_an_observer_may_not_know():
    forced_choices_are_public(FREDERICUS, 4, {}, random.Random(4))


def test_secrets_are_not_in_the_view_of_others():
    dice = random.Random(7)
    game = Game(RULES, new(4, {}))
    while game.ask:
        for observer in (*range(4), None):
            v = view(game.state, observer)
            assert not [card for card in v.objectives if card != HIDDEN]
            for p, player in enumerate(v.players):
                assert (p == observer) or not [card for card in player.objectives if card != HIDDEN]
        game.apply(random_answers(game, dice))


@settings(max_examples=40, deadline=None)
@given(seats=st.sampled_from([2, 3, 4]), turn=st.integers(0, 30), dice=st.randoms(use_true_random=True))
def test_two_worlds_that_look_alike_show_the_same(seats, turn, dice):
    host = FREDERICUS.new(seats, OPTIONS)
    while host.ask and host.ask.what != "objective" and (host.state.turns < turn or host.choices):
        host.apply(random_answers(host, dice))
    assume(host.ask is not None and host.ask.what != "objective" and host.state.dealt)
    looks_alike(FREDERICUS, host, dice.choice([*range(seats), None]), dice)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_possible_world_looks_like_the_view_it_was_made_from(seats):
    for seed in range(10):
        has_possible_worlds(FREDERICUS, seats, OPTIONS, random.Random(seed), stride=5)


def test_a_possible_world_of_the_whole_truth_is_the_truth():
    dice = random.Random(3)
    game = Game(RULES, new(4, {}))
    while game.ask:
        game.apply(random_answers(game, dice))
    world = RULES.possible_world(game.state, dice.randrange)
    assert world.players == game.state.players


def test_every_unseen_objective_may_be_in_a_hidden_hand():
    dice = random.Random(5)
    game = Game(RULES, new(3, {}))
    while game.state.first_bets < 3:
        game.apply(random_answers(game, dice))
    v = view(game.state, 0)
    hands = [RULES.possible_world(v, dice.randrange).players[1].objectives[0] for _ in range(400)]
    assert sorted(set(hands)) == list(range(3, 11))


def test_a_possible_game_stands_where_the_copy_stands_in_the_middle_of_a_turn():
    def moment(host, dice):
        return host.state.dealt and host.ask.what != "objective" and dice.random() < 0.1

    for seed in range(6):
        found, missed = possible_games(FREDERICUS, 4, random.Random(seed), moment)
        assert found > 10
        assert not missed


def test_a_drawn_objective_is_named_to_who_drew_it_only():
    """FR-12.2, on the copies of everybody."""
    named = 0
    for seed in range(10):
        dice = random.Random(seed)
        host = FREDERICUS.new(3, {})
        tables = observers_of(host, 3)
        while host.ask:
            ask, answers = host.ask, random_answers(host, dice)
            host.apply(answers)
            for observer, table in tables.items():
                for one in table.apply(part_of(ask, answers, observer)):
                    if one.what in ("objective drawn", "objective dealt"):
                        p, card = one.facts[0], one.facts[-1]
                        assert (card != HIDDEN) == (p == observer)
                        line = say(WORDS.event(table.state, one), NAMES)
                        assert line.endswith("objective.") or "for the flip." in line or p == observer
                        named += p == observer
    assert named > 30
