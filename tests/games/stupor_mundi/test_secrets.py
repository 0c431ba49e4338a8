"""Who knows what (SM-3): everybody stays in step, and nothing depends on what an observer may not know."""

from __future__ import annotations

import random

import pytest

from games.stupor_mundi.scenes import check_invariants, random_answers
from games.stupor_mundi.test_random_play import lively_answers
from staufer_engine.games.stupor_mundi import RULES, new
from staufer_engine.games.stupor_mundi.view import view
from staufer_engine.kernel import HIDDEN, NATURE, Game
from staufer_engine.views import first_difference, part_of, possible_game, view_plain

SET_UPS = [(1, {}), (2, {"draft": 1}), (3, {"crusade": 1}), (4, {"crusade": 1, "projects": 1})]


@pytest.mark.parametrize(("seats", "options"), SET_UPS)
def test_seats_and_spectators_stay_in_step(seats, options):
    """SM-3.7, SM-22.2. The commuting square: to see and then to apply is to apply and then to see."""
    for seed in range(1):
        dice = random.Random(seed)
        start = new(seats, options)
        host = Game(RULES, start)
        tables = {observer: Game(RULES, view(start, observer)) for observer in (*range(seats), None)}
        while host.ask:
            ask, answers = host.ask, lively_answers(host, dice)
            for observer, table in tables.items():
                part = part_of(ask, answers, observer)
                assert (table.ask.what, table.ask.witnesses) == (ask.what, ask.witnesses)
                assert table.ask.always == ask.always
                assert list(table.ask.options) == list(ask.options)
                if observer in ask.options:  # the actor's own copy knows all the options
                    assert list(table.ask.options[observer]()) == list(ask.options[observer]())
                    assert table.is_legal(observer, part[observer])
            told = host.apply(answers)
            for observer, table in tables.items():
                theirs = table.apply(part_of(ask, answers, observer))
                assert [one.what for one in theirs] == [one.what for one in told]
                want = view(host.state, observer)
                assert first_difference(view(table.state, observer), want) is None
                assert view(want, observer) == want


def test_no_forced_choice_depends_on_what_an_observer_may_not_know():
    """SM-3.2: whether there is one option only is the same on every copy, or the question is always asked."""
    dice = random.Random(4)
    start = new(3, {"crusade": 1})
    host = Game(RULES, start)
    public = Game(RULES, view(start, None))
    while host.ask:
        ask, answers = host.ask, lively_answers(host, dice)
        for actor, listed in ask.options.items():
            if actor != NATURE and not ask.always:
                assert (len(listed()) == 1) == (len(public.ask.options[actor]()) == 1), ask.what
        host.apply(answers)
        public.apply(part_of(ask, answers, None))


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
    dice = random.Random(seats)
    game = Game(RULES, new(seats, options))
    while game.ask:
        for observer in (*range(seats), None):
            v = view(game.state, observer)
            untouched = v.clone()
            world = RULES.possible_world(v, dice.randrange)
            assert v == untouched
            assert first_difference(view(world, observer), v) is None
            check_invariants(world)
        for _ in range(25):
            if game.ask:
                game.apply(lively_answers(game, dice))


def what_is_seen(game, observer):
    """Everything that *observer* is shown: the view, the question, and the own options."""
    ask = game.ask
    shown = [view_plain(RULES, game.state, observer), ask.what, ask.witnesses, ask.always, list(ask.options)]
    if observer in ask.options:
        shown.append(list(ask.options[observer]()))
    return shown


@pytest.mark.parametrize("seed", range(6))
def test_two_worlds_that_look_alike_show_the_same(seed):
    """They differ in what the observer may not know; he sees no difference until something is revealed."""
    dice = random.Random(seed)
    seats = 2 + seed % 3
    host = Game(RULES, new(seats, {"crusade": seed % 2}))
    while host.ask and (host.state.round < 1 + seed % 4 or host.choices):
        host.apply(lively_answers(host, dice))
    observer = dice.choice([*range(seats), None])
    other = Game(RULES, RULES.possible_world(view(host.checkpoint, observer), dice.randrange))
    for _ in range(80):
        if host.ask is None:
            return
        assert what_is_seen(host, observer) == what_is_seen(other, observer)
        ask, answers = host.ask, random_answers(host, dice)
        if part_of(ask, answers, observer) is answers:
            if not all(other.is_legal(actor, choice) for actor, choice in answers.items()):
                return  # what is shown now cannot be shown in the other world
            theirs = answers
        else:
            theirs = random_answers(other, dice)
        told, told_elsewhere = host.apply(answers), other.apply(theirs)
        assert [one.what for one in told] == [one.what for one in told_elsewhere]


def test_a_possible_game_stands_where_the_copy_stands_in_the_middle_of_a_turn():
    found = 0
    for seed in range(2):
        dice = random.Random(seed)
        host = Game(RULES, new(3, {}))
        copy = Game(RULES, view(host.state, 1))
        while host.ask and host.state.round < 5:
            ask, answers = host.ask, lively_answers(host, dice)
            host.apply(answers)
            copy.apply(part_of(ask, answers, 1))
            if dice.random() < 0.05 and host.ask and host.state.round:
                world = possible_game(copy, dice.randrange)
                if world is not None:
                    found += 1
                    assert first_difference(view(world.state, 1), view(host.state, 1)) is None
                    assert world.ask.what == host.ask.what
    assert found > 10
