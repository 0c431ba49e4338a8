"""The worked examples of the rulebook, WE-01 to WE-12, played."""

from __future__ import annotations

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
    city,
    down,
    edict,
    piece,
    place,
    site,
    space,
    up,
)
from games.stupor_mundi.scenes import (
    RING,
    names,
    options,
    play,
    position,
)
from staufer_engine.games.stupor_mundi import components as box
from staufer_engine.games.stupor_mundi.components import EMPTY, NONE
from staufer_engine.games.stupor_mundi.counts import hand_limit
from staufer_engine.games.stupor_mundi.edicts import ADD, REMOVE
from staufer_engine.games.stupor_mundi.markets import Step
from staufer_engine.games.stupor_mundi.state import Phase, free_slots, hand, hand_size
from staufer_engine.games.stupor_mundi.view import view
from staufer_engine.games.stupor_mundi.vocabulary import Icon, Kind
from staufer_engine.kernel import HIDDEN

FREDERICK_OF_WE_11 = {
    "treasury": 6,
    "stone": 1,
    "grain": 3,
    "ally": 2,
    "keep": 1,
    "wall": 2,
    "tower": 3,
    "specialist": 2,
}


def test_we_01_travel_two_spaces_then_a_card_face_up():
    game = position(players={0: {"ship": "alexandria", "coins": 5, "hand": ["common_coin"]}})
    play(game, 2, up(1), card("common_coin"))
    s = game.state
    assert s.players[0].ship == city("barcelona")
    assert s.players[0].coins == 7
    assert s.players[0].slots[0] == view(s, 1).players[0].slots[0] == card("common_coin")
    assert s.active == 1


def test_we_02_a_face_down_card_gives_one_of_two_actions():
    game = position(
        players={0: {"ship": "barcelona", "grain": 3, "stone": 0, "hand": ["common_stone", "common_coin"]}},
        allies_up={"barcelona_ally_1": "ezzelino_da_romano_1"},
    )
    play(game, 0, down(4), card("common_stone"))
    assert options(game) == [SUMMON, NONE]
    told = play(game, SUMMON)
    s, where = game.state, ally_space("barcelona_ally_1")
    assert s.players[0].grain == 0
    assert s.players[0].allies[0] == ally("ezzelino_da_romano_1")
    assert "edict" not in names(told)
    assert (s.allies_up[where], s.allies_down[where]) == (EMPTY, True)
    assert s.players[0].slots[3] == card("common_stone")
    assert view(s, 1).players[0].slots[3] == HIDDEN


def test_we_02_both_actions_of_the_slot_are_offered_if_they_are_legal():
    game = position(
        players={0: {"ship": "barcelona", "grain": 2, "stone": 1, "castle": ["t0", "w0"], "hand": ["common_stone"]}},
        allies_up={"barcelona_ally_1": "ezzelino_da_romano_1"},
    )
    play(game, 0, down(4), card("common_stone"))
    assert options(game) == [BUILD, NONE]  # the Ally costs 3 Grain


def test_we_03_a_grain_arrow_and_the_ability_of_a_village():
    facts = {"workplaces": {"A2": "masons_lodge"}, "bonuses": {"a5": ["city_acclaim"]}}
    game = position(
        players={0: {"specialists": ["a3", "start", "start"], "grain": 1, "hand": ["common_coin"]}}, **facts
    )
    play(game, 0, down(1), card("common_coin"), PROMOTE, (0, 3))
    me = game.state.players[0]
    assert (me.specialists[-1], me.grain, me.vp) == (place("a4"), 0, 0)
    me = {"specialists": ["a4", "start", "start"], "stone": 1, "grain": 1, "hand": ["common_coin"]}
    game = position(players={0: me}, **facts)
    play(game, 0, down(3), card("common_coin"), BUILD, site("w4", "wall_2", 1, 1))
    assert game.state.players[0].vp == 3
    game = position(players={0: me}, **facts)
    play(game, 0, down(1), card("common_coin"), PROMOTE, (0, 4))
    assert game.state.players[0].specialists[-1] == place("a5")
    assert game.state.players[0].vp == 5
    assert game.state.city_bonuses[0] == ()
    game = position(players={0: {**me, "specialists": ["a5", "start", "start"]}}, **facts)
    play(game, 0, down(3), card("common_coin"), BUILD, site("w4", "wall_2", 1, 1))
    assert game.state.players[0].vp == 0


def test_we_04_path_b_goes_straight_to_the_city():
    game = position(
        players={
            0: {"specialists": ["b2", "start", "start"], "stone": 0, "grain": 0, "coins": 0, "hand": ["common_coin"]}
        },
        bonuses={"b3": ["city_free_keep"]},
    )
    told = play(game, 0, down(1), card("common_coin"), PROMOTE, (1, 2), site("k_slot", "keep_1"))
    s = game.state
    assert s.gone_bonuses == (bonus("city_free_keep"),)
    assert 5 in free_slots(s, 0)
    assert game.ask.what == "edict_tile"
    assert names(told)[-3:] == ["city bonus", "built", "edict"]


def test_we_05_a_market_visit_after_travel():
    game = position(
        players={0: {"ship": "alexandria", "grain": 2, "stone": 0, "coins": 0, "hand": ["common_coin"]}},
        markets={"tunis": ("market_grain_fair", False)},
    )
    play(game, 1, down(2), card("common_coin"), MARKET, Step.SELL, Step.BUY)
    me = game.state.players[0]
    assert (me.grain, me.stone, me.coins) == (0, 2, 2)
    assert game.state.active == 1


def ring_without(missing, **pieces):
    return {**{name: None for name in RING if name != missing}, **pieces}


def test_we_06_a_great_wall_with_side_promote_and_edict():
    game = position(
        players={
            0: {
                "castle": ring_without("w2", w4="great_wall_herald"),
                "stone": 2,
                "grain": 1,
                "coins": 4,
                "specialists": ["a3", "start", "start"],
                "hand": ["common_coin"],
            }
        },
        workplaces={"A2": "masons_lodge"},
        frederick={"wall": 4, "keep": 1},
        active={1: "edict_ramparts_and_donjon"},
    )
    play(game, 0, down(3), card("common_coin"), BUILD)
    assert [one for one in options(game) if box.CASTLE_SPACES[one[0]].kind == Kind.WALL] == [
        site("w2", "great_wall_guild", 2, 1)
    ]
    play(game, site("w2", "great_wall_guild", 2, 1))
    me = game.state.players[0]
    assert game.ask.what == "promote"
    assert me.castle[space("w2")] == piece("great_wall_guild")
    assert (me.stone, me.grain, me.coins) == (1, 0, 0)
    play(game, (0, 3))
    assert (me.grain, me.specialists[-1]) == (0, place("a4"))
    following = game.state.next_edicts[0]
    play(game, 1, (1, 0))
    assert options(game) == [(Icon.KEEP, ADD), (Icon.KEEP, REMOVE)]
    play(game, (Icon.KEEP, ADD), 0)
    f = game.state.frederick.tracks
    assert (f[Icon.WALL], f[Icon.KEEP]) == (2, 2)
    assert me.edicts == (edict("edict_ramparts_and_donjon"),)
    assert game.state.active_edicts[1] == following
    assert game.state.next_edicts[0] != EMPTY
    assert (me.stone, me.grain, me.coins, me.vp) == (1, 1, 0, 0)


def test_we_07_the_keep_of_the_court_and_an_edict():
    game = position(
        players={0: {"stone": 3, "grain": 0, "coins": 0, "hand": ["common_coin", "common_grain"]}},
        frederick={"grain": 1, "treasury": 6},
        active={0: "edict_corn_and_coin"},
    )
    play(game, 0, down(3), card("common_coin"), BUILD, site("k_hand", "keep_1", 3))
    assert (game.state.players[0].stone, hand_size(game.state, 0), hand_limit(game.state, 0)) == (0, 3, 7)
    play(game, 0, (Icon.TREASURY, REMOVE), 2)
    f = game.state.frederick.tracks
    assert (f[Icon.GRAIN], f[Icon.TREASURY]) == (3, 3)
    assert game.state.players[0].coins == 3
    assert game.state.players[0].edicts == (edict("edict_corn_and_coin"),)
    assert EMPTY not in game.state.active_edicts


def test_we_08_summon_in_alexandria():
    game = position(
        3,
        players={0: {"ship": "alexandria", "grain": 3, "stone": 0, "coins": 1, "hand": ["common_coin"]}},
        allies_up={"alexandria_ally_1": "thomas_of_acerra", "alexandria_ally_2": "nicola_pisano"},
    )
    play(game, 0, down(5), card("common_coin"), SUMMON)
    one, other = ally_space("alexandria_ally_1"), ally_space("alexandria_ally_2")
    assert options(game) == [(one, 0), (other, 0)]
    play(game, (one, 0))
    assert game.state.players[0].grain == 0
    assert game.state.players[0].allies[0] == ally("thomas_of_acerra")


def test_we_09_purchase_by_removing_a_card():
    game = position(
        players={0: {"ship": "tunis", "coins": 2, "hand": ["common_stone", "common_grain"]}},
        cards_up={"tunis_card_1": "mint_of_messina"},
    )
    told = play(game, 0, down(5), card("common_grain"), PURCHASE, card("common_stone"), 1)
    s = game.state
    assert card("common_stone") in s.gone_cards
    assert s.players[0].coins == 8
    assert hand(s, 0) == [card("mint_of_messina")]
    assert s.cards_up[card_space("tunis_card_1")] == EMPTY
    assert ("removed", (0, card("common_stone"))) in told


def test_we_10_castle_income():
    facts = {"castle": ["t0", "w0", "t1", "w4", "t4"], "coins": 0, "grain": 1, "stone": 1}
    s = position(players={0: facts}, phase=Phase.CASTLE_INCOME).state
    me = s.players[0]
    assert (me.coins, me.vp, me.grain, me.stone) == (3, 1, 1, 1)


def test_we_11_ally_income_of_three_allies():
    s = position(
        players={
            0: {
                "castle": ["t0", "w0", "t1", "w1", "t2", "w2"],
                "allies": ["michael_scot_1", "ezzelino_da_romano_1", "pier_della_vigna_1"],
            }
        },
        frederick=FREDERICK_OF_WE_11,
        phase=Phase.ALLY_INCOME,
    ).state
    assert s.players[0].vp == 7


def test_we_12_ally_income_of_two_allies():
    s = position(
        players={0: {"castle": RING[:7], "allies": ["elias_of_cortona", "thaddeus_of_suessa_1"]}},
        frederick=FREDERICK_OF_WE_11,
        phase=Phase.ALLY_INCOME,
    ).state
    assert s.players[0].vp == 4
