"""Tricky cases of cards, Allies, Cities and scoring, TC-24 to TC-37, played."""

from __future__ import annotations

import pytest

from games.stupor_mundi.facts import (
    BUILD,
    PROMOTE,
    SUMMON,
    ally,
    ally_space,
    card,
    card_space,
    down,
    place,
    site,
    up,
)
from games.stupor_mundi.scenes import RING, castles, names, options, play, play_on, position
from staufer_engine.games.stupor_mundi.components import EMPTY, NONE
from staufer_engine.games.stupor_mundi.counts import amount
from staufer_engine.games.stupor_mundi.promoting import moves
from staufer_engine.games.stupor_mundi.scoring import points_of_goods, points_of_majority
from staufer_engine.games.stupor_mundi.state import End, Phase, hand_size
from staufer_engine.games.stupor_mundi.vocabulary import Count, Gain, Good, Promote

ONE_CARD = ["common_coin"]


def edict_scene(frederick=None, active=None, specialists=("b1", "start", "start"), **facts):
    """Just before the first choice of an Edict: a Specialist takes the token of b2."""
    game = position(
        players={0: {"specialists": list(specialists), "grain": 2, "stone": 0, "coins": 0, "hand": ONE_CARD}},
        frederick=frederick,
        active=active or {},
        **facts,
    )
    play(game, 0, down(1), card("common_coin"), PROMOTE, (1, 1))
    return game


def test_tc_24_both_piles_empty_lose_the_other_draws():
    game = position(players={0: {"hand": ["common_draw"], "pile": 1}})
    play(game, 0, up(1), card("common_draw"))
    assert hand_size(game.state, 0) == 1


def test_tc_25_a_hand_above_the_limit_is_kept():
    eight = ["common_coin"] * 2 + ["common_grain"] * 2 + ["common_stone"] * 2 + ["common_draw"] * 2
    game = position(players={0: {"hand": eight}}, phase=Phase.REFILL)
    game.apply({0: (), 1: ()})
    play_on(game, until="travel")
    assert hand_size(game.state, 0) == 8


def test_tc_26_identical_allies_are_not_hosted_twice():
    facts = {"ship": "roma", "grain": 2, "coins": 2, "stone": 0, "hand": ONE_CARD}
    game = position(
        players={0: dict(castle=["t0", "w0", "t1"], allies=["michael_scot_1"], **facts), 1: facts},
        allies_up={"roma_ally_1": "michael_scot_2"},
    )
    play(game, 0, down(4), card("common_coin"))
    assert options(game) == [BUILD, NONE]
    play(game, NONE, 0, down(4), card("common_coin"))
    assert SUMMON in options(game)


def test_tc_28_a_face_down_ally_waits_for_reorganisation():
    facts = {"ship": "barcelona", "grain": 3, "stone": 0, "coins": 0, "hand": ONE_CARD}
    game = position(players={0: facts, 1: facts}, allies_up={"barcelona_ally_1": "ezzelino_da_romano_1"})
    play(game, 0, down(4), card("common_coin"), SUMMON)
    told = play(game, 0, down(4), card("common_coin"))
    assert "action" not in names(told)
    where = ally_space("barcelona_ally_1")
    assert game.state.allies_up[where] == EMPTY
    while game.state.round == 1:
        play_on(game, until="travel")
        play(game, 0)
    assert game.state.allies_up[where] not in (EMPTY, ally("ezzelino_da_romano_1"))
    assert not game.state.allies_down[where]


def test_tc_29_city_limits():
    game = position(
        players={0: {"specialists": ["c5", "c4", "start"]}, 1: {"specialists": ["c4", "start", "start"]}},
        bonuses={"c5": []},
    )
    assert (2, 4) not in moves(game.state, 0, Promote())
    assert (2, 4) in moves(game.state, 1, Promote())
    play(game, 0, (), 0, down(1), game.state.players[1].hand[0], PROMOTE, (2, 4))
    assert place("c5") in game.state.players[1].specialists


def test_tc_30_a_token_works_once():
    game = edict_scene()
    assert game.ask.what == "edict_tile"
    assert game.state.players[0].grain == 0
    assert place("b2") not in game.state.tokens
    game = edict_scene(tokens=["c4"])
    assert game.state.players[0].grain == 0
    assert game.state.active == 1
    game = position(players={0: {"specialists": ["b1", "start", "start"], "grain": 0, "hand": ["falconry_lodge"]}})
    play(game, 0, up(1), card("falconry_lodge"), (1, 1))
    assert game.ask.what == "edict_tile"


@pytest.mark.parametrize(("left", "ends", "empty"), [(3, (), 0), (2, (End.CARDS,), 1)])
def test_tc_31_a_refill_that_just_suffices_does_not_end_the_game(left, ends, empty):
    gone = {"roma_card_1": None, "constantinople_card_1": None, "tunis_card_1": None}
    game = position(cards_up=gone, card_stack=left, phase=Phase.ALLY_INCOME)
    play(game)
    s = game.state
    assert s.ends == ends
    assert s.cards_up.count(EMPTY) == empty
    assert s.over == bool(ends)
    assert s.cards_up[card_space("roma_card_1")] != EMPTY


def test_tc_31_the_city_with_the_last_space_stays_empty():
    gone = {"roma_card_1": None, "constantinople_card_1": None, "tunis_card_1": None}
    game = position(cards_up=gone, card_stack=2, phase=Phase.ALLY_INCOME)
    play(game)
    s = game.state
    assert s.cards_up[card_space("tunis_card_1")] == EMPTY


@pytest.mark.parametrize(
    ("sizes", "points"),
    [((10, 10, 10), [4, 4, 4]), ((11, 9, 9), [4, 2, 2]), ((11, 9), [4, 0]), ((9, 9), [4, 4])],
)
def test_tc_32_majority_with_other_ties(sizes, points):
    s = castles(*sizes)
    assert [points_of_majority(s, p) for p in range(len(sizes))] == points


def test_tc_34_any_mix_of_stone_and_grain():
    facts = {"castle": RING[:4], "grain": 3, "stone": 0, "hand": ["wittelsbach_build"]}
    game = position(players={0: facts})
    play(game, 0, up(1), card("wittelsbach_build"))
    assert site("t2", "tower_3", 0, 3) in options(game)
    game = position(
        players={0: dict(specialists=["a3", "start", "start"], **facts)}, workplaces={"A2": "castle_workshop"}
    )
    play(game, 0, up(1), card("wittelsbach_build"))
    assert site("t2", "tower_3", 0, 2) in options(game)
    assert site("t2", "tower_3", 0, 3) not in options(game)


def test_tc_35_capped_amounts():
    s = position(frederick={"grain": 4, "stone": 3, "specialist": 5, "tower": 3, "wall": 3, "keep": 1}).state
    assert amount(s, 0, Gain(Good.COIN, 2, Count.F_RESOURCES, most=8)) == 8
    assert amount(s, 0, Gain(Good.VP, 1, Count.F_STEPS, most=3)) == 3
    assert amount(s, 0, Gain(Good.STONE, 1, Count.F_STRUCTURES, every=2, most=3)) == 3


def test_tc_36_alpine_letters_pay_for_the_purchase():
    game = position(players={0: {"coins": 2, "hand": ["savoy_card"]}}, cards_up={"roma_card_1": "crown_estate"})
    play(game, 0, up(1), card("savoy_card"))
    assert game.ask.what == "purchase"
    play(game, card_space("roma_card_1"), 0)
    assert game.state.players[0].coins == 0


def test_tc_37_final_conversion():
    s = position(players={0: {"castle": RING[:4], "coins": 5, "grain": 1, "stone": 2}}).state
    assert points_of_goods(s, 0) == 1
