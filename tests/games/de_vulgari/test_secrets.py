"""Who knows what: everybody stays in step, and nothing that an observer sees depends on what he may not know."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.de_vulgari.scenes import check_invariants, lively_answers
from staufer_engine.games.de_vulgari import RULES, new
from staufer_engine.games.de_vulgari.components import LIBRARY, NO_TILE, Step
from staufer_engine.games.de_vulgari.state import player_in_turn
from staufer_engine.games.de_vulgari.view import view
from staufer_engine.kernel import HIDDEN, NATURE, Game
from staufer_engine.phrases import say
from staufer_engine.views import first_difference, part_of, possible_game, view_plain

WORDS = RULES.words
NAMES = ("Costanza", "Piero", "Bianca", "Manfred", "Enzo")
IN_THE_LIBRARY = ("tile to keep", "tile to put back")


def curious_answers(game, dice):
    """Everybody looks into the Library as soon as possible, so that the stack is handled often."""
    if game.ask.what == "step":
        ((who, listed),) = game.ask.options.items()
        for step in ((Step.LOOK,), (Step.LIBRARY,)):
            if step in listed() and (step[0] == Step.LOOK or game.state.players[who].spaces[LIBRARY] < 2 + who):
                return {who: step}
    return lively_answers(game, dice)


def tables_of(start):
    return {observer: Game(RULES, view(start, observer)) for observer in (*range(len(start.players)), None)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seats_and_spectators_stay_in_step(seats):
    """The commuting square: to see and then to apply is to apply and then to see."""
    for seed in range(2):
        dice = random.Random(seed)
        start = new(seats, {})
        host, tables = Game(RULES, start), tables_of(start)
        while host.ask:
            ask = host.ask
            answers = curious_answers(host, dice)
            for observer, table in tables.items():
                part = part_of(ask, answers, observer)
                assert (table.ask.what, table.ask.witnesses) == (ask.what, ask.witnesses)
                assert list(table.ask.options) == list(ask.options)
                for player in ask.options:
                    theirs, truth = list(table.ask.options[player]()), list(ask.options[player]())
                    assert len(theirs) == len(truth)  # DV-16.6: how many is public
                    if player != NATURE and (ask.what not in IN_THE_LIBRARY or player == observer):
                        assert theirs == truth
                        assert table.is_legal(player, part[player])
            host.apply(answers)
            for observer, table in tables.items():
                table.apply(part_of(ask, answers, observer))
                want = view(host.state, observer)
                assert first_difference(view(table.state, observer), want) is None
                assert view(want, observer) == want


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


def what_is_seen(game, observer):
    """Everything that *observer* is shown: the view, the question, the options and their words."""
    ask, v = game.ask, view(game.state, observer)
    shown = [view_plain(RULES, game.state, observer), ask.what, ask.witnesses, list(ask.options)]
    for actor, options in ask.options.items():
        if actor == NATURE or (ask.what in IN_THE_LIBRARY and actor != observer):
            shown.append(len(options()))
            if actor != NATURE:
                shown.append(say(WORDS.waiting(v, ask, actor), NAMES))
            continue
        shown.append(list(options()))
        shown.append(say(WORDS.prompt(v, ask, actor), NAMES))
        shown.append(say(WORDS.waiting(v, ask, actor), NAMES))
        shown += [say(WORDS.option(v, ask, actor, choice).help, NAMES) for choice in options()]
    return shown


@settings(max_examples=25, deadline=None)
@given(seats=st.sampled_from([2, 3, 4, 5]), turn=st.integers(11, 14), dice=st.randoms(use_true_random=True))
def test_two_worlds_that_look_alike_show_the_same(seats, turn, dice):
    """They differ in what the observer may not know, and he sees no difference until a tile is shown to him."""
    host = Game(RULES, new(seats, {}))
    while host.ask and (host.state.turn < turn or host.choices):
        host.apply(curious_answers(host, dice))
    if host.ask is None:
        return
    observer = dice.choice([*range(seats), None])
    other = Game(RULES, RULES.possible_world(view(host.checkpoint, observer), dice.randrange))
    check_invariants(other.state)
    for _ in range(60):
        if host.ask is None or host.ask.what == "library tile":
            return
        assert what_is_seen(host, observer) == what_is_seen(other, observer)
        ask, answers = host.ask, curious_answers(host, dice)
        sees = part_of(ask, answers, observer) is answers
        if sees and not all(other.is_legal(actor, choice) for actor, choice in answers.items()):
            return  # the tile that the observer sees lies elsewhere in the other world
        told, told_elsewhere = host.apply(answers), other.apply(answers if sees else curious_answers(other, dice))
        if sees:
            assert told == told_elsewhere
        else:
            assert [one.what for one in told] == [one.what for one in told_elsewhere]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_possible_world_looks_like_the_view_it_was_made_from(seats):
    for seed in range(4):
        dice = random.Random(seed)
        game = Game(RULES, new(seats, {}))
        while game.ask:
            for observer in (*range(seats), None):
                v = view(game.state, observer)
                untouched = v.clone()
                world = RULES.possible_world(v, dice.randrange)
                assert v == untouched
                assert first_difference(view(world, observer), v) is None
                check_invariants(world)
                assert HIDDEN not in [*world.library, *world.top]
            for _ in range(9):
                if game.ask:
                    game.apply(curious_answers(game, dice))


def test_a_possible_game_stands_where_the_copy_stands_in_the_middle_of_a_turn():
    compared = 0
    for seed in range(8):
        dice = random.Random(seed)
        host = Game(RULES, new(3, {}))
        copy = Game(RULES, view(host.state, 1))
        while host.ask:
            ask, answers = host.ask, curious_answers(host, dice)
            host.apply(answers)
            copy.apply(part_of(ask, answers, 1))
            if host.ask and host.state.turn > 10 and host.ask.what != "library tile" and host.choices:
                world = possible_game(copy, dice.randrange)
                if world is None:  # the observer has seen tiles that seldom lie together by chance
                    assert host.state.players[1].has_looked
                    continue
                assert first_difference(view(world.state, 1), view(host.state, 1)) is None
                assert world.ask.what == host.ask.what
                compared += 1
    assert compared > 50


def test_every_unseen_tile_may_be_the_one_that_another_kept():
    dice = random.Random(5)
    game = Game(RULES, new(3, {}))
    while not any(player.has_looked for player in game.state.players) or game.choices:
        game.apply(curious_answers(game, dice))
    looker = next(p for p, player in enumerate(game.state.players) if player.has_looked)
    v = view(game.state, (looker + 1) % 3)
    tiles = {RULES.possible_world(v, dice.randrange).players[looker].library_tile for _ in range(300)}
    assert sorted(tiles) == list(range(8))
