"""Tricky cases of turns, markets, castles and Edicts, TC-01 to TC-22, played."""

from __future__ import annotations

import pytest

from games.stupor_mundi.facts import (
    BUILD,
    MARKET,
    PROMOTE,
    PURCHASE,
    card,
    card_space,
    city,
    down,
    piece,
    site,
    space,
    up,
)
from games.stupor_mundi.scenes import RING, names, options, play, play_on, play_the_edict, position
from staufer_engine.games.stupor_mundi.cards import FROM_DISCARD
from staufer_engine.games.stupor_mundi.components import EMPTY, NONE
from staufer_engine.games.stupor_mundi.edicts import ADD, REMOVE, directions
from staufer_engine.games.stupor_mundi.markets import Step
from staufer_engine.games.stupor_mundi.state import free_slots, hand
from staufer_engine.games.stupor_mundi.vocabulary import Icon

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


def test_tc_01_travel_that_cannot_be_paid_is_not_offered():
    game = position(players={0: {"coins": 2}})
    assert options(game) == [0, 1, 2, 3]
    play(game, 3)
    assert game.state.players[0].coins == 0


def test_tc_02_travel_and_pass_with_an_empty_hand():
    game = position(players={0: {"castle": RING[:9], "hand": [], "stone": 0, "grain": 3, "coins": 0}}, markets=FAIR)
    told = play(game, 1)
    assert ("passed", (0,)) in told
    assert game.state.players[0].ship == city("constantinople")
    play_on(game, until="market_step")
    assert options(game) == [Step.SELL, Step.DONE]
    play(game, Step.SELL)
    assert game.state.players[0].coins >= 6


FAIR = {"constantinople": ("market_grain_fair", False), "roma": ("market_marble_depot", True)}


def test_tc_03_overflow_asks_which_cubes_remain():
    game = position(
        players={0: {"stone": 2, "grain": 1, "hand": ["hohenstaufen_stone"]}},
        frederick={"tower": 3, "wall": 2, "keep": 1},
    )
    play(game, 0, up(1), card("hohenstaufen_stone"))
    assert game.ask.what == "overflow"
    assert options(game) == [(0, 3), (1, 2)]
    play(game, (1, 2))
    assert (game.state.players[0].grain, game.state.players[0].stone) == (1, 2)


def test_tc_04_overflow_without_a_choice_is_not_asked():
    game = position(players={0: {"stone": 3, "grain": 0, "hand": ["common_stone"]}})
    play(game, 0, up(1), card("common_stone"))
    assert game.state.players[0].stone == 3
    assert game.state.active == 1


def test_tc_06_the_herald_on_a_marked_space_issues_two_edicts():
    game = position(players={0: {"castle": RING[:5], "stone": 2, "grain": 1, "coins": 3, "hand": ONE_CARD}})
    play(game, 0, down(3), card("common_coin"), BUILD, site("w2", "great_wall_herald", 2, 1))
    me = game.state.players[0]
    assert game.ask.what == "edict_tile"
    first = game.state.active_edicts[0]
    told = play(game, 0)
    while len(me.edicts) < 1 or game.ask.what == "edict_refill":
        told += play(game, options(game)[0])
    assert me.edicts == (first,)
    assert EMPTY not in game.state.active_edicts
    assert game.ask.what == "edict_tile"
    play_the_edict(game)
    assert len(me.edicts) == 2


def guild_scene(**facts):
    return position(
        players={
            0: {
                "castle": RING[:5],
                "stone": 2,
                "grain": 1,
                "coins": 4,
                "specialists": ["a4", "start", "start"],
                "hand": ONE_CARD,
            }
        },
        bonuses={"a5": ["city_free_wall"]},
        **facts,
    )


def test_tc_07_depth_first():
    game = guild_scene()
    told = play(game, 0, down(3), card("common_coin"), BUILD, site("w2", "great_wall_guild", 2, 1), (0, 4))
    told += play(game, site("w4", "wall_3"))
    assert names(told)[-4:] == ["promoted", "city bonus", "built", "edict"]
    assert game.state.players[0].castle[space("w4")] == piece("wall_3")
    assert game.ask.what == "edict_tile"


def test_tc_08_an_ability_counts_although_the_specialist_leaves():
    game = guild_scene(workplaces={"A2": "masons_lodge"})
    play(game, 0, down(3), card("common_coin"), BUILD, site("w2", "great_wall_guild", 2, 1), (0, 4))
    play(game, site("w4", "wall_3"), 0)
    assert game.state.players[0].vp == 0
    told = play_the_edict(game)
    assert ("vp", (0, 3)) in told
    assert game.state.players[0].vp == 3


def test_tc_10_the_order_of_a_market_visit_matters():
    game = position(
        players={0: {"stone": 1, "grain": 1, "coins": 0, "hand": ONE_CARD}},
        markets={"roma": ("market_double_scale", True)},
    )
    play(game, 0, down(2), card("common_coin"), MARKET)
    assert options(game) == [Step.SELL, Step.DONE]
    play(game, Step.SELL)
    assert game.state.players[0].coins == 6
    assert options(game) == [Step.BUY, Step.DONE]
    play(game, Step.BUY)
    assert game.state.players[0].coins == 1


@pytest.mark.parametrize(("steps", "vp"), [([Step.DONE], 0), ([Step.SELL], 2)])
def test_tc_11_a_market_visit_with_nothing_done_is_none(steps, vp):
    game = position(
        players={0: {"grain": 2, "stone": 0, "coins": 0, "specialists": ["a4", "start", "start"], "hand": ONE_CARD}},
        workplaces={"A2": "merchants_quarter"},
        markets={"roma": ("market_grain_fair", False)},
    )
    play(game, 0, down(2), card("common_coin"), MARKET, *steps)
    if game.ask.what == "market_step":
        play(game, Step.DONE)
    assert game.state.players[0].vp == vp


@pytest.mark.parametrize(("position_of_his", "ways"), [(1, [ADD]), (2, [ADD]), (3, [ADD, REMOVE]), (4, [REMOVE])])
def test_tc_12_forced_directions_of_the_specialist(position_of_his, ways):
    s = position(frederick={"specialist": position_of_his}).state
    assert directions(s, Icon.SPECIALIST, 2) == ways


@pytest.mark.parametrize(("coins", "icons", "ways"), [(15, 1, [REMOVE]), (3, 2, [ADD]), (12, 2, [REMOVE])])
def test_tc_13_treasury_limits(coins, icons, ways):
    assert directions(position(frederick={"treasury": coins}).state, Icon.TREASURY, icons) == ways


@pytest.mark.parametrize(("walls", "keep"), [(ADD, ADD), (ADD, REMOVE), (REMOVE, ADD), (REMOVE, REMOVE)])
def test_tc_14_two_equal_icons_are_not_split(walls, keep):
    game = edict_scene({"wall": 2, "keep": 1}, {0: "edict_ramparts_and_donjon"})
    play(game, 0)
    assert options(game) == [(Icon.WALL, ADD), (Icon.WALL, REMOVE)]
    play(game, (Icon.WALL, walls), (Icon.KEEP, keep))
    f = game.state.frederick.tracks
    assert (f[Icon.WALL], f[Icon.KEEP]) == (4 if walls == ADD else 0, 2 if keep == ADD else 0)


def test_tc_16_fewer_tiles_offer_only_their_rewards():
    game = edict_scene({"wall": 2, "keep": 1}, {0: None, 1: None, 2: "edict_ramparts_and_donjon"})
    assert options(game) == [(Icon.WALL, ADD), (Icon.WALL, REMOVE)]  # the lower tile is the only one
    assert (game.state.players[0].coins, game.state.players[0].vp) == (1, 1)


def test_tc_16_without_tiles_a_reward_is_taken_and_abilities_fire():
    game = edict_scene(
        active={0: None, 1: None, 2: None},
        specialists=("a3", "b1", "start"),
        workplaces={"A2": "notaries_hall"},
    )
    assert game.ask.what == "edict_tile"
    assert options(game) == [0, 1, 2]
    play(game, 0)
    assert game.state.players[0].coins == 3 + 2
    assert game.state.players[0].edicts == ()
    assert game.state.active == 1


def test_tc_17_buy_perform_and_play_in_the_same_round():
    game = position(
        players={0: {"castle": RING[:4], "coins": 6, "stone": 0, "grain": 0, "hand": ONE_CARD}, 1: {"hand": ONE_CARD}},
        cards_up={"roma_card_1": "crown_quarries"},
    )
    play(game, 0, down(5), card("common_coin"), PURCHASE, 1)
    assert game.state.players[0].stone == 3
    play(game, 0, ())
    play(game, 0, up(1), card("crown_quarries"))
    assert game.state.players[0].stone == 4  # the storage is full


def test_tc_18_what_may_be_removed_as_a_cost():
    facts = {"cards_up": {"roma_card_1": "mint_of_messina"}}
    game = position(
        players={0: {"coins": 0, "grain": 0, "hand": ONE_CARD, "discard": ["common_stone"], "pile": 4}}, **facts
    )
    play(game, 0, down(5), card("common_coin"), PURCHASE)
    assert game.ask.what == "purchase_removal"
    assert options(game) == [card("common_stone") + FROM_DISCARD]
    game = position(
        players={0: {"coins": 0, "grain": 0, "stone": 0, "hand": ONE_CARD, "discard": [], "pile": 4}}, **facts
    )
    told = play(game, 0, down(5), card("common_coin"))
    assert game.state.active == 1
    assert "action" not in names(told)


def test_tc_19_a_nested_purchase_is_resolved_first():
    game = position(
        3,
        players={0: {"coins": 5, "hand": ["common_coin", "common_grain"]}},
        cards_up={"roma_card_1": "library_of_salerno", "roma_card_2": "court_mathematician"},
    )
    library, mathematician = card("library_of_salerno"), card("court_mathematician")
    play(game, 0, down(5), card("common_coin"), PURCHASE, card_space("roma_card_1"), 1)
    play(game, card_space("roma_card_2"))
    assert game.ask.what == "purchase_removal"
    assert library not in options(game)
    play(game, options(game)[0], 0)
    assert hand(game.state, 0)[-2:] == sorted([library, mathematician])
    game = position(
        3,
        players={0: {"coins": 4, "hand": ONE_CARD}},
        cards_up={"roma_card_1": "library_of_salerno", "roma_card_2": "crown_estate"},
    )
    told = play(game, 0, down(5), card("common_coin"), PURCHASE, card_space("roma_card_1"), 1)
    told += play(game, card_space("roma_card_2"), 0)
    assert [one.facts[1] for one in told if one.what == "purchased"] == [library, card("crown_estate")]
    assert game.state.players[0].coins == 4 - 2 - 1


def test_tc_20_both_spears_once_a_round():
    cards = ["common_coin", "common_grain", "common_stone", "common_draw"]
    game = position(
        players={0: {"stone": 2, "grain": 2, "castle": RING[:5], "coins": 3, "hand": cards}, 1: {"hand": ONE_CARD}},
        markets={"roma": ("market_masons_yard", False)},
    )
    play(game, 0, down(3), card("common_coin"), BUILD, site("k_spears", "keep_1", 2, 2))
    play_the_edict(game)
    assert game.state.active == 1  # the Keep did not stand when the card was played
    play(game, 0, ())
    play(game, 0, down(2), card("common_grain"), PROMOTE, (0, 0))
    assert game.ask.what == "use_both_spears"
    assert options(game) == [MARKET, NONE]
    play(game, MARKET, Step.BUY)
    if game.ask.what == "market_step":
        play(game, Step.DONE)
    assert game.state.players[0].used_spears
    told = play(game, 0, down(1), card("common_stone"), PROMOTE, (0, 0))
    assert "both spears" not in names(told)
    game.state.players[0].coins = 3
    play_on(game, until="travel")
    while game.state.round == 1:
        play(game, 0)
        play_on(game, until="travel")
    assert not game.state.players[0].used_spears


def test_tc_22_slot_6_opens_in_the_same_round():
    game = position(
        players={0: {"stone": 2, "grain": 1, "hand": ["common_coin", "common_stone"]}, 1: {"hand": ONE_CARD}}
    )
    assert 5 not in free_slots(game.state, 0)
    play(game, 0, down(3), card("common_coin"), BUILD, site("k_slot", "keep_1", 2, 1))
    play_the_edict(game)
    play(game, 0, (), 0)
    assert down(6) in options(game)
