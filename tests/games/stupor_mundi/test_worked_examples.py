"""The worked examples of the rulebook, WE-01 to WE-20, played."""

from __future__ import annotations

import pytest

from games.stupor_mundi.scenes import (
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
    check_invariants,
    city,
    dealt,
    down,
    edict,
    options,
    piece,
    place,
    play,
    position,
    site,
    space,
    up,
)
from staufer_engine.games.stupor_mundi import components as box
from staufer_engine.games.stupor_mundi.components import EMPTY, NONE, PAPAL
from staufer_engine.games.stupor_mundi.counts import count, hand_limit
from staufer_engine.games.stupor_mundi.edicts import ADD, REMOVE
from staufer_engine.games.stupor_mundi.end_phase import ally_vp
from staufer_engine.games.stupor_mundi.markets import Step
from staufer_engine.games.stupor_mundi.scoring import (
    points_of_majority,
    points_of_projects,
    points_of_ships,
    points_of_structures,
)
from staufer_engine.games.stupor_mundi.state import Phase, free_slots, hand, hand_size
from staufer_engine.games.stupor_mundi.view import view
from staufer_engine.games.stupor_mundi.vocabulary import Count, Icon, Kind
from staufer_engine.kernel import HIDDEN

RING = [one.id for one in box.CASTLE_SPACES[:10]]
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


def names(told):
    return [one.what for one in told]


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
    assert game.state.city_bonuses[0] == []
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
    assert s.gone_bonuses == [bonus("city_free_keep")]
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
    assert me.edicts == [edict("edict_ramparts_and_donjon")]
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
    assert game.state.players[0].edicts == [edict("edict_corn_and_coin")]
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


def castles(*sizes):
    names = [one.id for one in box.CASTLE_SPACES]
    return position(len(sizes), players={p: {"castle": names[:size]} for p, size in enumerate(sizes)}).state


def test_we_13_majority_with_a_tie_for_first():
    s = castles(12, 12, 11, 9)
    assert [points_of_majority(s, p) for p in range(4)] == [4, 4, 2, 0]
    assert [points_of_structures(s, p) for p in range(4)] == [12, 12, 11, 9]


def test_we_14_a_forced_removal_is_not_asked():
    game = position(
        players={0: {"specialists": ["b1", "start", "start"], "grain": 2, "stone": 0, "hand": ["common_coin"]}},
        frederick={"tower": 4, "wall": 2},
        active={0: "edict_watch_upon_the_walls"},
    )
    play(game, 0, down(1), card("common_coin"), PROMOTE, (1, 1), 0)
    assert game.state.frederick.tracks[Icon.TOWER] == 2
    assert options(game) == [(Icon.WALL, ADD), (Icon.WALL, REMOVE)]


def test_we_15_supply_ships():
    game = position(
        options={"crusade": 1},
        players={
            0: {"coins": 3, "stone": 1, "grain": 0, "specialists": ["a1", "start", "start"], "hand": ["common_coin"]},
            1: {"grain": 2, "stone": 0, "hand": ["common_coin"]},
        },
        workplaces={"A1": "customs_post"},
        boards={MARKET: ["ship_santa_croce", "ship_stella_maris"]},
    )
    play(game, 0, down(2), card("common_coin"), MARKET, Step.HARBOUR)
    s = game.state
    assert (s.players[0].coins, s.players[0].stone, points_of_ships(s, 0)) == (0, 0, 5)
    play(game, 0, down(2), card("common_coin"), MARKET, Step.HARBOUR)
    assert game.ask.what == "edict_tile"
    assert not s.flipped[MARKET]
    told = play_the_edict(game)
    assert "board flipped" in names(told)
    assert s.players[1].grain == 0
    assert [points_of_ships(s, p) for p in (0, 1)] == [2, 2]


def play_the_edict(game):
    """By the first options, to the end of the Edict."""
    told = []
    while game.ask.what.startswith(("edict_", "resource", "overflow")):
        told += play(game, options(game)[0])
    return told


def test_we_16_a_great_papal_wall():
    game = position(
        options={"crusade": 1},
        players={
            0: {
                "castle": {"t0": None, "w0": None, "t1": None, "w1": "wall_2", "t2": None, "w2": "great_wall_guild"},
                "grain": 1,
                "stone": 0,
                "coins": 3,
                "hand": ["common_coin"],
            }
        },
        boards={BUILD: ["papal_keep_1", "papal_wall_1"]},
    )
    great = count(game.state, 0, Count.OWN_GREAT)
    play(game, 0, down(4), card("common_coin"), BUILD, site("w4", "great_wall_herald", 0, 1, whose=1))
    s = game.state
    me = s.players[0]
    assert (me.grain, me.coins) == (0, 0)
    assert me.replaced == [piece("great_wall_herald")]
    assert me.castle[space("w4")] == PAPAL + 2
    assert game.ask.what == "edict_tile"
    assert len(me.edicts) == 0
    play_the_edict(game)
    assert (len(me.edicts), count(s, 0, Count.OWN_GREAT)) == (1, great + 1)
    assert [n for n in me.board if box.PIECES[n].id.startswith(("wall", "great_wall"))] == [piece("wall_3")]


def test_we_17_a_project_gained_after_an_edict():
    game = position(
        options={"projects": 1},
        players={
            0: {
                "castle": ["t0", "w0", "t1", "k_hand"],
                "stone": 2,
                "grain": 1,
                "coins": 0,
                "edicts": 2,
                "allies": ["bianca_lancia_1", "michael_scot_1"],
                "hand": ["masons_of_trani"],
            }
        },
        frederick={"ally": 1, "tower": 3, "wall": 2},
        active={2: "edict_watch_upon_the_walls"},
        projects=[
            ("project_hall_of_edicts", "condition_edicts_3"),
            ("project_tower_of_envoys", "condition_allies_met_2"),
        ],
    )
    play(game, 0, up(1), card("masons_of_trani"), site("k_slot", "keep_2", 1, 1))
    play(game, 2, (Icon.TOWER, REMOVE), (Icon.WALL, ADD), 0)
    s = game.state
    assert (s.players[0].coins, s.players[0].vp, s.players[0].stone) == (1, 1, 1)
    assert (s.frederick.tracks[Icon.TOWER], s.frederick.tracks[Icon.WALL]) == (1, 3)
    assert game.ask.what == "take_project"
    assert options(game) == [0, 1, NONE]
    play(game, 0)
    assert s.offered[0] == EMPTY
    assert s.players[0].projects == [0]
    assert s.active == 1


def test_we_18_building_the_imperial_keep():
    game = position(
        options={"projects": 1},
        players={
            0: {
                "castle": ["t0", "w0", "t1", "w1", "k_hand", "k_slot"],
                "stone": 2,
                "grain": 2,
                "coins": 4,
                "edicts": 2,
                "projects": ["project_hall_of_edicts"],
                "hand": ["common_coin"],
            }
        },
        projects=[],
    )
    told = play(game, 0, down(3), card("common_coin"), BUILD, site("k_spears", "great_keep", 2, 2, whose=2))
    s = game.state
    me = s.players[0]
    assert (me.stone, me.grain, me.coins) == (0, 0, 0)
    assert me.replaced == [piece("great_keep")]
    assert me.vp == 2 * count(s, 0, Count.OWN_CLOSED_SIDES) == 2
    assert (me.projects, me.turned) == ([], [0])
    assert names(told)[-2:] == ["vp", "edict"]
    play_the_edict(game)
    assert points_of_projects(s, 0) == 3


def test_we_19_set_up_for_three_players():
    s = dealt(3, {})
    assert EMPTY not in s.active_edicts + s.next_edicts
    assert s.edict_stack == 15
    assert [len(stack) for stack in s.city_bonuses] == [2, 2, 2]
    assert sum(one >= 0 for one in s.cards_up) == 7
    assert sum(s.card_stacks) == 17
    assert sum(one >= 0 for one in s.allies_up) == sum(s.allies_down) == 7
    assert len(s.ally_pool) - sum(s.allies_down) == 6
    assert [player.coins for player in s.players] == [6, 7, 8]
    for p, player in enumerate(s.players):
        assert (player.stone, player.grain, hand_size(s, p), player.ship) == (1, 1, 5, 0)
        assert [n for n, one in enumerate(player.castle) if one != EMPTY] == [space("t0"), space("w0")]
        assert free_slots(s, p) == [0, 1, 2, 3, 4]
    assert s.frederick.tracks == [1, 1, 6, 2, 2, 1, 2, 1]
    check_invariants(s)


@pytest.mark.parametrize(("flipped", "towers", "vp"), [([], 3, 2), ([], 1, 6), ([SUMMON], 3, 1), ([SUMMON], 1, 4)])
def test_we_20_mantles(flipped, towers, vp):
    """Bianca Lancia asks for more Towers than Frederick's."""
    game = position(
        options={"crusade": 1},
        players={0: {"castle": ["t0", "w0", "t1"], "allies": ["bianca_lancia_1"], "mantles": [0]}},
        frederick={"tower": towers},
        flipped=flipped,
    )
    assert ally_vp(game.state, 0, 0) == vp
