"""Who knows what: everybody stays in step, and nothing that an observer sees depends on what he may not know."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.toys import random_answers
from games.fredericus.scenes import check_invariants
from staufer_engine.games.fredericus import RULES, new
from staufer_engine.games.fredericus.describe import FredericusWords
from staufer_engine.games.fredericus.view import view
from staufer_engine.kernel import HIDDEN, NATURE, Game
from staufer_engine.phrases import say
from staufer_engine.views import first_difference, part_of, possible_game, view_plain

WORDS = FredericusWords()
NAMES = ("Costanza", "Piero", "Bianca", "Manfred")
OPTIONS = {"short_game": 1, "random_posts": 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_and_spectators_stay_in_step(seats):
    """The commuting square: to see and then to apply is to apply and then to see."""
    for seed in range(6):
        dice = random.Random(seed)
        start = new(seats, OPTIONS)
        host = Game(RULES, start)
        tables = {observer: Game(RULES, view(start, observer)) for observer in (*range(seats), None)}
        while host.ask:
            ask = host.ask
            answers = random_answers(host, dice)
            for observer, table in tables.items():
                part = part_of(ask, answers, observer)
                assert (table.ask.what, table.ask.witnesses) == (ask.what, ask.witnesses)
                assert list(table.ask.options) == list(ask.options)
                for player in ask.options:  # FR-12.5: nobody's options depend on a secret
                    if player != NATURE:
                        assert list(table.ask.options[player]()) == list(ask.options[player]())
                        assert table.is_legal(player, part[player])
            host.apply(answers)
            for observer, table in tables.items():
                table.apply(part_of(ask, answers, observer))
                want = view(host.state, observer)
                assert first_difference(view(table.state, observer), want) is None
                assert view(want, observer) == want
        assert all(HIDDEN not in player.objectives for player in tables[None].state.players)


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


def what_is_seen(game, observer):
    """Everything that *observer* is shown: the view, the question, the options and their words."""
    ask, v = game.ask, view(game.state, observer)
    shown = [view_plain(RULES, game.state, observer), ask.what, ask.witnesses, list(ask.options)]
    for actor, options in ask.options.items():
        if actor == NATURE:
            shown.append(len(options()))
            continue
        shown.append(list(options()))
        shown.append(say(WORDS.prompt(v, ask, actor), NAMES))
        shown.append(say(WORDS.waiting(v, ask, actor), NAMES))
        shown += [say(WORDS.option(v, ask, actor, choice).help, NAMES) for choice in options()]
    return shown


@settings(max_examples=40, deadline=None)
@given(seats=st.sampled_from([2, 3, 4]), turn=st.integers(0, 30), dice=st.randoms(use_true_random=True))
def test_two_worlds_that_look_alike_show_the_same(seats, turn, dice):
    """They differ in what the observer may not know, and he sees no difference until a hand is shown."""
    host = Game(RULES, new(seats, OPTIONS))
    while host.ask and host.ask.what != "objective" and (host.state.turns < turn or host.choices):
        host.apply(random_answers(host, dice))
    assume(host.ask is not None and host.ask.what != "objective" and host.state.dealt)
    observer = dice.choice([*range(seats), None])
    other = Game(RULES, RULES.possible_world(view(host.checkpoint, observer), dice.randrange))
    check_invariants(other.state)
    for _ in range(60):
        if host.ask is None or host.ask.what == "objective":
            return
        assert what_is_seen(host, observer) == what_is_seen(other, observer)
        ask, answers = host.ask, random_answers(host, dice)
        if part_of(ask, answers, observer) is answers:
            if not all(other.is_legal(actor, choice) for actor, choice in answers.items()):
                return  # the observer's own draw cannot happen in the other world
            theirs = answers
        else:
            theirs = random_answers(other, dice)
        told, told_elsewhere = host.apply(answers), other.apply(theirs)
        if part_of(ask, answers, observer) is answers:
            assert told == told_elsewhere
        else:
            assert [one.what for one in told] == [one.what for one in told_elsewhere]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_possible_world_looks_like_the_view_it_was_made_from(seats):
    for seed in range(10):
        dice = random.Random(seed)
        game = Game(RULES, new(seats, OPTIONS))
        while game.ask:
            for observer in (*range(seats), None):
                v = view(game.state, observer)
                untouched = v.clone()
                world = RULES.possible_world(v, dice.randrange)
                assert v == untouched
                assert first_difference(view(world, observer), v) is None
                check_invariants(world)
            for _ in range(5):
                if game.ask:
                    game.apply(random_answers(game, dice))


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
    for seed in range(6):
        dice = random.Random(seed)
        host = Game(RULES, new(4, {}))
        copy = Game(RULES, view(host.state, 1))
        while host.ask:
            ask, answers = host.ask, random_answers(host, dice)
            host.apply(answers)
            copy.apply(part_of(ask, answers, 1))
            if dice.random() < 0.1 and host.ask and host.ask.what != "objective" and host.state.dealt:
                world = possible_game(copy, dice.randrange)
                assert first_difference(view(world.state, 1), view(host.state, 1)) is None
                assert world.ask.what == host.ask.what
                check_invariants(world.state)


def test_a_drawn_objective_is_named_to_who_drew_it_only():
    """FR-12.2, on the copies of everybody."""
    named = 0
    for seed in range(10):
        dice = random.Random(seed)
        start = new(3, {})
        host = Game(RULES, start)
        tables = {observer: Game(RULES, view(start, observer)) for observer in (0, 1, 2, None)}
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
