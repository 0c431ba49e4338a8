"""How actions resolve, and the five main actions, by paragraph (SM-7 to SM-12)."""

from __future__ import annotations

import pytest

from games.stupor_mundi.facts import (
    BUILD,
    MARKET,
    PROMOTE,
    PURCHASE,
    SUMMON,
    ally,
    ally_space,
    bonus,
    card,
    card_space,
    down,
    piece,
    place,
    site,
    space,
    up,
)
from games.stupor_mundi.scenes import RING, names, options, play, play_the_edict, position
from staufer_engine.games.stupor_mundi.cards import FROM_DISCARD
from staufer_engine.games.stupor_mundi.components import EMPTY
from staufer_engine.games.stupor_mundi.markets import Step
from staufer_engine.games.stupor_mundi.promoting import moves
from staufer_engine.games.stupor_mundi.state import End, hand, occupied
from staufer_engine.games.stupor_mundi.vocabulary import Promote

ONE_CARD = ["common_coin"]


# -- SM-7 ----------------------------------------------------------------------------------


def test_what_an_action_gives_cannot_pay_for_it():
    """SM-7.2: the Stone of the side would come after the price."""
    castle = [*RING[:5], "t3", "w4", "t4"]
    game = position(players={0: {"castle": castle, "stone": 1, "grain": 1, "coins": 0, "hand": ONE_CARD}})
    told = play(game, 0, down(3), card("common_coin"))
    assert "action" not in names(told)


def test_the_triggers_of_a_build_come_in_their_order():
    """SM-7.1, SM-7.3, SM-7.4: Keep cover, mark of the space, abilities."""
    game = position(
        players={0: {"stone": 3, "grain": 0, "specialists": ["a1", "start", "start"], "hand": ["common_coin"]}},
        workplaces={"A1": "quarry_road"},
    )
    told = play(game, 0, down(3), card("common_coin"), BUILD, site("k_hand", "keep_1", 3))
    told += play_the_edict(game)
    order = [name for name in names(told) if name in ("built", "drew", "edict", "edict issued", "coins")]
    assert order[:3] == ["built", "drew", "edict"]
    assert order.index("edict issued") < len(order) - 1 - order[::-1].index("coins")


def test_a_triggered_action_may_be_declined_and_one_that_was_named_may_not():
    """SM-7.5, SM-21.3"""
    game = position(players={0: {"castle": RING[:5], "stone": 2, "grain": 1, "coins": 4, "hand": ONE_CARD}})
    play(game, 0, down(3), card("common_coin"), BUILD)
    assert () not in options(game)
    play(game, site("w2", "great_wall_guild", 2, 1))
    assert game.ask.what == "promote"
    assert () in options(game)


def test_costs_are_paid_in_full_or_not_at_all():
    """SM-14.1, SM-10.6"""
    game = position(players={0: {"stone": 2, "grain": 0, "coins": 0, "hand": ["common_coin"]}})
    told = play(game, 0, down(3), card("common_coin"))
    assert "action" not in names(told)
    assert (game.state.players[0].stone, game.state.players[0].coins) == (2, 0)


def test_a_token_comes_after_the_move_and_before_the_abilities():
    """SM-8.5, SM-8.7"""
    game = position(
        players={0: {"specialists": ["b1", "a3", "start"], "grain": 2, "stone": 0, "coins": 0, "hand": ONE_CARD}},
        workplaces={"A2": "notaries_hall"},
    )
    told = play(game, 0, down(1), card("common_coin"), PROMOTE, (1, 1), 2)
    told += play_the_edict(game)
    order = [name for name in names(told) if name in ("promoted", "token taken", "edict", "edict issued", "coins")]
    assert order == ["promoted", "token taken", "edict", "coins", "edict issued", "coins"]


# -- SM-8 ----------------------------------------------------------------------------------


def test_a_promotion_goes_one_space_along_its_path():
    """SM-8.1, SM-8.4"""
    s = position(players={0: {"specialists": ["a1", "a1", "start"], "grain": 0}}).state
    assert moves(s, 0, Promote()) == [(0, 0), (0, 1), (1, 0), (2, 0)]


def test_an_arrow_that_cannot_be_paid_stops_the_specialist():
    """SM-8.2"""
    s = position(players={0: {"specialists": ["b1", "b1", "b1"], "grain": 1}}).state
    assert moves(s, 0, Promote()) == []
    assert moves(s, 0, Promote(free_grain=True)) == [(1, 1)]


def test_a_specialist_in_a_city_moves_no_more():
    """SM-8.3, SM-8.9"""
    s = position(players={0: {"specialists": ["a5", "b3", "c5"]}}).state
    assert moves(s, 0, Promote()) == []


def test_entering_a_city_takes_a_tile_of_choice():
    """SM-8.6"""
    game = position(
        3,
        players={0: {"specialists": ["a4", "start", "start"], "hand": ONE_CARD}},
        bonuses={"a5": ["city_acclaim", "city_mint_rights"]},
    )
    play(game, 0, down(1), card("common_coin"), PROMOTE, (0, 4))
    assert options(game) == [bonus("city_acclaim"), bonus("city_mint_rights")]
    play(game, bonus("city_acclaim"))
    assert game.state.players[0].vp == 5
    assert game.state.city_bonuses[0] == (bonus("city_mint_rights"),)


def test_a_city_without_tiles_may_be_entered():
    """SM-8.6"""
    game = position(players={0: {"specialists": ["a4", "start", "start"], "hand": ONE_CARD}}, bonuses={"a5": []})
    play(game, 0, down(1), card("common_coin"), PROMOTE, (0, 4))
    assert place("a5") in game.state.players[0].specialists


def test_more_specialists_on_a_workplace_change_nothing():
    """SM-8.8"""
    game = position(
        players={0: {"coins": 0, "specialists": ["a1", "a1", "a1"], "hand": []}}, workplaces={"A1": "sheep_walks"}
    )
    assert occupied(game.state, 0) == (place("a1"),)
    play(game, 0)
    assert game.state.players[0].coins == 2


def test_moving_onto_a_space_gives_its_ability_for_later_actions():
    """SM-8.8"""
    game = position(
        players={0: {"coins": 4, "specialists": ["a1", "start", "start"], "hand": ["arab_scholars"]}},
        workplaces={"A1": "herb_gardens"},
    )
    play(game, 0, up(1), card("arab_scholars"), (0, 1), (0, 2))
    assert game.state.players[0].vp == 0
    assert game.state.players[0].specialists[-1] == place("a3")


# -- SM-9 ----------------------------------------------------------------------------------


def test_a_market_card_may_sell_and_buy_twice():
    """SM-9.3, SM-17.11"""
    game = position(
        players={0: {"castle": RING[:6], "grain": 0, "stone": 2, "coins": 0, "hand": ["fair_of_foggia"]}},
        markets={"roma": ("market_masons_yard", False)},
    )
    play(game, 0, up(1), card("fair_of_foggia"), Step.SELL, Step.SELL, Step.BUY, Step.BUY)
    me = game.state.players[0]
    assert (me.stone, me.grain, me.coins) == (0, 2, 6)
    assert game.state.active == 1


def test_buying_with_too_little_storage_is_legal():
    """SM-9.2"""
    game = position(
        players={0: {"grain": 0, "stone": 3, "coins": 4, "hand": ONE_CARD}},
        markets={"roma": ("market_grain_fair", False)},
    )
    play(game, 0, down(2), card("common_coin"), MARKET, Step.BUY)
    assert game.state.players[0].stone == 3
    assert game.state.players[0].coins == 0


# -- SM-10 ---------------------------------------------------------------------------------


def build_options(**facts):
    game = position(players={0: {"hand": ONE_CARD, **facts}})
    play(game, 0, down(3), card("common_coin"), BUILD)
    return game


def test_towers_need_walls_and_walls_need_towers():
    """SM-10.2"""
    game = build_options(stone=3, grain=0, coins=0)
    assert {one[0] for one in options(game)} == {space("t1"), space("k_hand")}
    game = build_options(castle=["t0", "w0", "t1"], stone=0, grain=2, coins=3)
    assert {one[0] for one in options(game)} == {space("w1")}


def test_a_great_piece_costs_coins_besides():
    """SM-10.3, SM-10.11"""
    game = build_options(castle=["t0", "w0", "t1"], stone=0, grain=2, coins=3)
    assert site("w1", "great_wall_herald", 0, 2) in options(game)
    assert site("w1", "great_wall_guild", 0, 2) not in options(game)
    play(game, site("w1", "great_wall_herald", 0, 2))
    assert game.state.players[0].coins == 0


def test_normal_walls_are_one_option_and_towers_are_told_apart():
    """SM-10.1, SM-10.5"""
    game = build_options(stone=3, grain=0, coins=9)
    towers = [one[1] for one in options(game) if one[0] == space("t1")]
    assert towers == [piece(n) for n in ("tower_2", "tower_3", "great_tower_envoys", "great_tower_banners")]
    keeps = [one[1] for one in options(game) if one[0] == space("k_hand")]
    assert keeps == [piece("keep_1"), piece("great_keep")]


def test_the_great_cost_is_due_with_a_free_build():
    """SM-10.4"""
    game = position(
        players={0: {"specialists": ["b2", "start", "start"], "stone": 0, "grain": 0, "coins": 3, "hand": ONE_CARD}},
        bonuses={"b3": ["city_free_keep"]},
    )
    play(game, 0, down(1), card("common_coin"), PROMOTE, (1, 2))
    assert {one[1] for one in options(game) if one} == {piece("keep_1")}


def test_less_coins_reduce_the_great_cost_only():
    """SM-10.4"""
    game = position(
        players={
            0: {"castle": ["t0", "w0", "t1"], "grain": 2, "stone": 0, "coins": 0, "hand": ["great_master_builder"]}
        }
    )
    play(game, 0, up(1), card("great_master_builder"))
    assert site("w1", "great_wall_guild", 0, 2) in options(game)
    play(game, site("w1", "great_wall_guild", 0, 2))
    assert game.state.players[0].coins == 0


def test_a_set_price_is_exactly_that():
    """SM-10.4, SM-17.10, SM-17.28: no Workplace reduces it."""
    me = {"stone": 2, "grain": 0, "coins": 2, "specialists": ["a3", "start", "start"], "hand": ["di_romano_tower"]}
    game = position(players={0: me}, workplaces={"A2": "castle_workshop"})
    play(game, 0, up(1), card("di_romano_tower"))
    assert options(game)[0] == site("t1", "tower_2", 2, 0)
    play(game, options(game)[0])
    assert (game.state.players[0].stone, game.state.players[0].coins) == (0, 0 + 3)  # closing side 0 pays


def test_reductions_add_up_but_not_below_nothing():
    """SM-10.4, SM-17.23"""
    me = {"stone": 0, "grain": 0, "coins": 0, "specialists": ["a2", "a3", "start"]}
    game = position(
        players={0: {**me, "hand": ["plans_of_castel_del_monte"]}},
        workplaces={"A1": "quarry_road", "A2": "castle_workshop"},
    )
    play(game, 0, up(1), card("plans_of_castel_del_monte"))
    assert {one[0] for one in options(game) if one} == {space("t1"), space("k_hand")}


def test_a_tower_uncovers_its_own_ally_space():
    """SM-10.7"""
    game = build_options(stone=3, grain=0, coins=0)
    play(game, site("t1", "tower_3", 3))
    assert game.state.players[0].allies == (EMPTY,) * 5
    assert piece("tower_3") not in game.state.players[0].board


def test_a_wall_makes_room_before_its_side_pays():
    """SM-10.8, SM-10.10"""
    me = {"castle": ["t0", "w0", "t1", "t2"], "stone": 3, "grain": 0, "specialists": ["b2", "start", "start"]}
    game = position(players={0: {**me, "hand": ONE_CARD}}, bonuses={"b3": ["city_free_wall"]})
    play(game, 0, down(1), card("common_coin"), PROMOTE, (1, 2), site("w1", "wall_2"))
    assert (game.state.players[0].stone, game.state.players[0].grain) == (3, 1)


def test_one_piece_can_close_two_sides():
    """SM-10.10: t3 closes sides 2 and 3; the Market comes in the order of the owner."""
    game = position(
        players={0: {"castle": [*RING[:6], "w4", "t4", "w3"], "grain": 2, "stone": 2, "coins": 5, "hand": ONE_CARD}},
        markets={"roma": ("market_stone_quay", False)},
    )
    me = game.state.players[0]
    tower = next(n for n in me.board if n < 5)
    play(game, 0, down(4), card("common_coin"), BUILD)
    play(game, next(one for one in options(game) if one[:2] == (space("t3"), tower)))
    assert game.ask.what == "income_order"
    assert options(game) == [(2, 3), (3, 2)]


@pytest.mark.parametrize(("what", "vp"), [("great_tower_banners", 4), ("great_tower_envoys", 0)])
def test_great_towers_have_their_bonus(what, vp):
    """SM-10.11"""
    game = build_options(stone=3, grain=0, coins=5)
    play(game, site("t1", what, 3))
    assert game.state.players[0].vp == vp


def test_a_full_castle_triggers_the_end():
    """SM-10.12, SM-16.1"""
    everything = [*RING, "k_hand", "k_slot"]
    game = position(players={0: {"castle": everything, "stone": 2, "grain": 2, "coins": 4, "hand": ONE_CARD}})
    told = play(game, 0, down(3), card("common_coin"), BUILD)
    assert game.state.ends == (End.CASTLE,)
    assert "end triggered" in names(told)
    assert game.state.players[0].vp == 8


# -- SM-11 ---------------------------------------------------------------------------------


def test_the_marked_ally_space_issues_an_edict():
    """SM-11.5, SM-11.6"""
    castle = {"t0": None, "w0": None, "t1": "tower_3"}
    game = position(
        players={0: {"castle": castle, "coins": 2, "grain": 2, "stone": 0, "hand": ONE_CARD}},
        allies_up={"roma_ally_1": "nicola_pisano"},
    )
    play(game, 0, down(5), card("common_coin"), SUMMON)
    assert options(game) == [(0, 0), (0, 2)]
    play(game, (0, 2))
    assert game.ask.what == "edict_tile"
    assert game.state.players[0].allies[2] == ally("nicola_pisano")


def test_without_a_free_ally_space_nobody_is_summoned():
    """SM-11.1"""
    game = position(
        players={0: {"coins": 2, "grain": 2, "stone": 0, "allies": ["nicola_pisano"], "hand": ONE_CARD}},
    )
    told = play(game, 0, down(5), card("common_coin"))
    assert "action" not in names(told)


def test_a_summon_of_any_city_for_less():
    """SM-17.12"""
    game = position(
        players={0: {"grain": 2, "stone": 0, "coins": 0, "hand": ["treaty_of_jaffa"]}},
        allies_up={"barcelona_ally_1": "nicola_pisano"},
    )
    play(game, 0, up(1), card("treaty_of_jaffa"))
    assert (ally_space("barcelona_ally_1"), 0) in options(game)
    play(game, (ally_space("barcelona_ally_1"), 0))
    assert game.state.players[0].grain == 0


# -- SM-12 ---------------------------------------------------------------------------------


def test_a_card_costs_coins_grain_or_own_cards():
    """SM-12.1"""
    game = position(
        players={0: {"grain": 2, "stone": 0, "coins": 0, "hand": ONE_CARD}}, cards_up={"roma_card_1": "pisan_loan"}
    )
    play(game, 0, down(5), card("common_coin"), PURCHASE, 0)
    assert game.state.players[0].grain == 0
    assert hand(game.state, 0) == [card("pisan_loan")]


def test_the_bought_card_is_in_limbo_and_counts_as_owned():
    """SM-12.3"""
    game = position(players={0: {"coins": 4, "hand": ONE_CARD}}, cards_up={"roma_card_1": "crown_estate"})
    play(game, 0, down(5), card("common_coin"), PURCHASE)
    me = game.state.players[0]
    assert me.limbo == (card("crown_estate"),)
    assert card("crown_estate") in me.owned
    assert card("crown_estate") not in hand(game.state, 0)


def test_a_price_in_cards_may_come_from_the_discard_pile():
    """SM-12.5"""
    game = position(
        players={0: {"hand": ["common_coin", "common_grain"], "discard": ["common_stone"]}},
        cards_up={"roma_card_1": "mint_of_messina"},
    )
    play(game, 0, down(5), card("common_coin"), PURCHASE)
    assert options(game) == [card("common_grain"), card("common_stone") + FROM_DISCARD]
    play(game, card("common_stone") + FROM_DISCARD, 0)
    assert game.state.players[0].discard == ()
    assert card("common_stone") in game.state.gone_cards


def test_the_card_space_stays_empty_and_the_ability_fires_after_the_card():
    """SM-12.6, SM-12.7"""
    game = position(
        players={0: {"coins": 4, "specialists": ["a2", "start", "start"], "hand": ONE_CARD}},
        cards_up={"roma_card_1": "crown_estate"},
        workplaces={"A1": "herb_gardens"},
    )
    told = play(game, 0, down(5), card("common_coin"), PURCHASE, 0)
    assert game.state.cards_up[card_space("roma_card_1")] == EMPTY
    assert names(told)[-3:-1] == ["purchased", "vp"]


def test_an_edict_of_a_card_may_be_declined():
    """SM-13.1, SM-17.14"""
    game = position(players={0: {"hand": ["constitutions_of_melfi"]}})
    play(game, 0, up(1), card("constitutions_of_melfi"), (), 0)
    assert game.state.players[0].edicts == ()
    assert game.state.active == 1
