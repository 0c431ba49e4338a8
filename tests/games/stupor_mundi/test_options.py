"""What is open: in a fixed order, each once; and one option alone is checked as if all were listed."""

from __future__ import annotations

import random
from itertools import chain, combinations_with_replacement, product

import pytest

from games.stupor_mundi.facts import BUILD
from games.stupor_mundi.scenes import RING, lively_answers, position
from staufer_engine.games.stupor_mundi import RULES, new
from staufer_engine.games.stupor_mundi import components as box
from staufer_engine.games.stupor_mundi.asked import Open
from staufer_engine.games.stupor_mundi.building import BuildingSites
from staufer_engine.games.stupor_mundi.cards import Handfuls
from staufer_engine.games.stupor_mundi.playing import CardsInHand, SlotActions, WaysToPlay
from staufer_engine.games.stupor_mundi.vocabulary import Build, Cost, Kind
from staufer_engine.kernel import HIDDEN, NATURE, Game

NO_CHOICES = (None, "", (), (0,), (0, 0), (0,) * 5, (0,) * 6, "pass", ("a", "b"))
PIECES, SPACES = range(-1, len(box.PIECES) + 1), range(-1, len(box.CASTLE_SPACES) + 1)


def sites():
    """Every way to build that can be written down: more Stone and Grain than a storage holds, all projects."""
    return product(SPACES, PIECES, range(-1, 12), range(-1, 8), range(-1, 8))


WHOLE_SPACE = {  # of each question that is checked by itself
    WaysToPlay: lambda: product(range(-2, 9), range(-2, 5)),
    CardsInHand: lambda: (HIDDEN, *range(-1, len(box.CARDS) + 1)),
    SlotActions: lambda: range(-3, 8),
    range: lambda: range(-3, 9),
}


def choices_like(listed, dice):
    """All that could be chosen; of the many ways to build some hundred, and all neighbours of what is open."""
    if not isinstance(listed, BuildingSites):
        return WHOLE_SPACE[type(listed)]()
    some = ((dice.choice(SPACES), dice.choice(PIECES), *(dice.randrange(-1, 8) for _ in range(3))) for _ in range(300))
    near = (
        (*site[:n], site[n] + by, *site[n + 1 :]) for site in listed for n in range(len(site)) for by in (-2, -1, 0, 1)
    )
    return chain(some, near)


def agree(listed, choices):
    found = list(listed)
    for choice in chain(NO_CHOICES, choices):
        assert (choice in listed) == (choice in found), choice


@pytest.mark.parametrize("seed", range(3))
def test_what_is_checked_by_itself_is_what_is_listed(seed):
    dice = random.Random(seed)
    game = Game(RULES, new(2 + seed, {"crusade": 1, "projects": 1}))
    met = set()
    while game.ask:
        for actor, options in game.ask.options.items():
            listed = options()
            if isinstance(listed, (Open, range)) and actor != NATURE:
                met.add(type(listed))
                agree(listed, choices_like(listed, dice))
        game.apply(lively_answers(game, dice))
    assert met == {*WHOLE_SPACE, BuildingSites}


RICH = {"castle": [*RING[:6], "k_slot"], "stone": 3, "grain": 2, "coins": 9}
EFFECTS = (
    Build(),
    Build(mix=True),
    Build(free=True, kinds=(Kind.KEEP,)),
    Build(price=Cost(stone=2, coin=2), kinds=(Kind.TOWER,)),
    Build(less=Cost(stone=1, grain=1, coin=2)),
)


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_way_to_build_that_can_be_written_down_is_checked_as_it_is_listed(effect):
    """SM-10.1 to 10.6, with Papal and Imperial pieces."""
    s = position(
        options={"crusade": 1, "projects": 1},
        players={0: {**RICH, "projects": ["project_curtain_of_peace", "project_tower_of_envoys"]}},
        boards={BUILD: ["papal_wall_1", "papal_keep_1"]},
        projects=[],
    ).state
    listed = BuildingSites(s, 0, effect, (), may_decline=True)
    found = {*listed}
    assert len(found) > 1
    assert {site for site in sites() if site in listed} == found - {()}
    agree(listed, found)


def test_a_handful_is_checked_as_it_is_listed():
    """SM-15.3"""
    listed = Handfuls([2, 2, 5, 9])
    agree(listed, chain.from_iterable(combinations_with_replacement((9, 5, 2, 1), n) for n in range(6)))
    agree(listed, chain.from_iterable(combinations_with_replacement((1, 2, 5, 9), n) for n in range(6)))


def test_nobody_lists_all_handfuls_to_check_or_to_take_one():
    """SM-15.3: sixty different cards have more selections than can be listed."""
    many = Handfuls(list(range(60)))
    assert len(many) == 2**60
    assert many[2**60 - 1] == tuple(range(60))
    assert many[2**59] == (59,)
    assert (0, 7, 59) in many
    assert (0, 0) not in many


def test_options_have_a_fixed_order_and_no_doubles():
    dice = random.Random(0)
    game = Game(RULES, new(3, {"crusade": 1, "projects": 1}))
    while game.ask:
        for actor, listed in game.ask.options.items():
            found = list(listed())
            assert found == list(listed())
            if actor != NATURE:
                assert len(found) == len(set(found)), (game.ask.what, found)
                assert all(choice in listed() for choice in found)
        game.apply(lively_answers(game, dice))
