"""The worked examples of scoring, Edicts and the expansions, WE-13 to WE-20, played."""

from __future__ import annotations

import pytest

from games.stupor_mundi.facts import (
    BUILD,
    MARKET,
    PROMOTE,
    SUMMON,
    card,
    down,
    piece,
    site,
    space,
    up,
)
from games.stupor_mundi.scenes import (
    castles,
    check_invariants,
    dealt,
    names,
    options,
    play,
    play_the_edict,
    position,
)
from staufer_engine.games.stupor_mundi import components as box
from staufer_engine.games.stupor_mundi.components import EMPTY, NONE, PAPAL
from staufer_engine.games.stupor_mundi.counts import count
from staufer_engine.games.stupor_mundi.edicts import ADD, REMOVE
from staufer_engine.games.stupor_mundi.end_phase import ally_vp
from staufer_engine.games.stupor_mundi.markets import Step
from staufer_engine.games.stupor_mundi.scoring import (
    points_of_majority,
    points_of_projects,
    points_of_ships,
    points_of_structures,
)
from staufer_engine.games.stupor_mundi.state import free_slots, hand_size
from staufer_engine.games.stupor_mundi.vocabulary import Count, Icon


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
    assert me.replaced == (piece("great_wall_herald"),)
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
    assert s.players[0].projects == (0,)
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
    assert me.replaced == (piece("great_keep"),)
    assert me.vp == 2 * count(s, 0, Count.OWN_CLOSED_SIDES) == 2
    assert (me.projects, me.turned) == ((), (0,))
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
    assert s.frederick.tracks == (1, 1, 6, 2, 2, 1, 2, 1)
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
