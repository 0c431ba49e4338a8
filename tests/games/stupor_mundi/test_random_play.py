"""Games at random: they end, what is in the box stays in it, and copies play the turn again."""

from __future__ import annotations

import random

import pytest

from games.stupor_mundi.scenes import check_invariants, lively_answers
from staufer_engine.games.stupor_mundi import RULES, State, new
from staufer_engine.games.stupor_mundi.components import EMPTY
from staufer_engine.games.stupor_mundi.view import view
from staufer_engine.kernel import HIDDEN, NATURE, Game
from staufer_protocol.codec import dec, enc

EXPANSIONS = ({}, {"crusade": 1}, {"projects": 1}, {"crusade": 1, "projects": 1})
OTHERS = [
    (1, {}),
    (1, {"long_game": 1, "markets": 0}),
    (2, {"draft": 1, "markets": 5}),
    (3, {"first_game": 1, "crusade": 1}),
    (4, {"crusade": 1, "projects": 1, "draft": 1}),
]
SET_UPS = [*((seats, options) for seats in (2, 3, 4) for options in EXPANSIONS), *OTHERS]


def play_out(seats, options, dice):
    """To the end, by chance; everything that must always hold is looked at after every choice."""
    game = Game(RULES, new(seats, options))
    step = 0
    while game.ask:
        for actor, listed in game.ask.options.items():
            assert len(listed()) > 0, game.ask.what
            assert game.is_legal(actor, RULES.default(game.state, game.ask, actor)) or actor == NATURE
        if step % 10 == 0:
            look_closely(game)
            before, checkpoint = digest(game.state), game.checkpoint
            game.apply(lively_answers(game, dice))
            if game.checkpoint is checkpoint:
                assert digest(game.without_last().state) == before
        else:
            game.apply(lively_answers(game, dice))
        check_invariants(game.state)
        step += 1
    return game


def digest(state):
    return enc(state.to_plain())


def look_closely(game):
    """Copied, saved and loaded it is the same game; a view shows nothing that its own view would not."""
    whole = digest(game.state)
    assert digest(game.clone().state) == whole
    loaded = Game(RULES, State.from_plain(dec(digest(game.checkpoint))), game.choices)
    assert loaded.state == game.state
    assert digest(loaded.state) == whole
    for observer in (*range(len(game.state.players)), None):
        seen = view(game.state, observer)
        assert view(seen, observer) == seen
        check_what_is_hidden(game.state, seen, observer)


def check_what_is_hidden(s, seen, observer):
    """SM-3: piles from all; hands and face-down cards from the others; nothing else from anybody."""
    for p, (me, mine) in enumerate(zip(s.players, seen.players, strict=True)):
        down = [n for n, is_up in enumerate(me.face_up) if me.slots[n] != EMPTY and not is_up]
        mine.pile = show(mine.pile, me.pile, range(len(me.pile)))
        if p != observer:
            mine.hand = show(mine.hand, me.hand, range(len(me.hand)))
            mine.slots = tuple(show(mine.slots, me.slots, down))
    assert seen == s


def show(seen, true, hidden):
    """What is seen, with the hidden ones turned up: each of them must have been hidden."""
    assert all(seen[n] == HIDDEN for n in hidden)
    return [true[n] if n in hidden else one for n, one in enumerate(seen)]


def check_the_result(game, seats):
    s = game.state
    assert s.over
    assert s.ends
    assert 1 <= s.round <= 15
    assert sorted(p for group in RULES.ranking(s) for p in group) == list(range(seats))
    assert all(len(line.points) == seats for line in RULES.score_sheet(s))


@pytest.mark.parametrize(("seats", "options"), SET_UPS)
def test_random_games_end_and_keep_everything_in_its_place(seats, options):
    """SM-7.7 among others: to copy, to undo and to read back is to play the turn again."""
    for seed in range(20):
        check_the_result(play_out(seats, options, random.Random(seed)), seats)


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
        check_the_result(play_out(seats, options, random.Random(f"long {seed}")), seats)
