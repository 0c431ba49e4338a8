"""How many ways there are: legal sequences of three real choices from twelve fixed positions."""

from __future__ import annotations

import pytest

from games.stupor_mundi.facts import BUILD, MARKET, PROMOTE, PURCHASE, SUMMON, card, down, up
from games.stupor_mundi.referee import Referee
from games.stupor_mundi.scenes import RING, check_invariants, play, position, settle
from staufer_engine.games.stupor_mundi import RULES
from staufer_engine.games.stupor_mundi.state import Phase
from staufer_engine.kernel import NATURE, Game

TWO = {"hand": ["common_coin", "common_grain"]}
RICH = {"castle": RING[:5], "stone": 2, "grain": 2, "coins": 9, "hand": ["common_coin"]}


def start():
    return position(players={0: TWO})


def face_down(slot, action, me, **facts):
    game = position(players={0: {**me}}, **facts)
    play(game, 0, down(slot), card("common_coin"), action)
    return game


def played(name, me, **facts):
    game = position(players={0: {**me, "hand": [name]}}, **facts)
    play(game, 0, up(1), card(name))
    return game


def at_the_edict():
    return face_down(1, PROMOTE, {"specialists": ["b1", "b1", "b1"], "grain": 2, "stone": 0, "hand": ["common_coin"]})


POSITIONS = {
    "the first turn": (start, 175),
    "a rich build": (lambda: face_down(3, BUILD, RICH), 154),
    "a promotion": (lambda: face_down(1, PROMOTE, RICH), 240),
    "a market": (lambda: face_down(2, MARKET, RICH), 97),
    "a purchase": (lambda: face_down(5, PURCHASE, RICH, cards_up={"roma_card_1": "crown_estate"}), 84),
    "a summon": (lambda: face_down(4, SUMMON, RICH), 86),
    "an Edict": (at_the_edict, 12),
    "two promotions": (lambda: played("arab_scholars", RICH), 93),
    "two heralds": (lambda: played("two_heralds", RICH), 150),
    "an exchange": (lambda: played("patronage", RICH), 240),
    "a swap and an Edict": (lambda: played("constitutions_of_melfi", RICH), 80),
    "incomes in any order": (
        lambda: position(players={0: {"castle": RING, "grain": 3, "stone": 3}}, phase=Phase.CASTLE_INCOME),
        36,
    ),
}


def sequences(game, depth):
    """Forced choices and NATURE's first answer are made on the way."""
    settle(game)
    if depth == 0 or game.ask is None or len(game.ask.options) > 1:
        return 1
    ((who, listed),) = game.ask.options.items()
    found = 0
    for choice in listed():
        branch = game.clone()
        branch.apply({who: choice})
        check_invariants(branch.state)
        found += sequences(branch, depth - 1)
    return found


@pytest.mark.parametrize("name", POSITIONS)
def test_legal_sequences_to_depth_three(name):
    make, number = POSITIONS[name]
    assert sequences(make(), 3) == number


def tried(game, depth, past=()):
    """The same number by trying everything that could be written down, as the referee reads the rules."""
    while game.ask is not None and NATURE in game.ask.options:
        game.apply({NATURE: game.ask.options[NATURE]()[0]})
    if game.ask is None or len(game.ask.options) > 1:
        return 1
    ((who, listed),) = game.ask.options.items()
    if game.ask.what == "overflow":
        allowed, after = list(listed()), lambda choice: past
    else:
        referee = Referee(game, past)
        allowed, after = referee.allowed(), referee.after
    assert sorted(allowed) == sorted(listed()), (game.ask.what, allowed, list(listed()))
    is_forced = len(allowed) == 1 and not game.ask.always
    if depth == 0 and not is_forced:
        return 1
    found = 0
    for choice in allowed:
        branch = game.clone()
        branch.apply({who: choice})
        found += tried(branch, depth - (not is_forced), after(choice))
    return found


@pytest.mark.parametrize("name", POSITIONS)
def test_a_second_reading_of_the_rules_finds_as_many(name):
    make, number = POSITIONS[name]
    assert tried(make(), 3) == number


def test_counting_leaves_the_game_as_it_was():
    game = start()
    before = game.state.to_plain()
    sequences(game, 2)
    assert game.state.to_plain() == before
    assert isinstance(game, Game)
    assert RULES.rounds(game.state) == 1
