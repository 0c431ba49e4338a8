"""Solo and both expansions, by paragraph (SM-18 to SM-20)."""

from __future__ import annotations

import pytest

from games.stupor_mundi.facts import (
    BUILD,
    MARKET,
    PROMOTE,
    PURCHASE,
    SUMMON,
    ally_space,
    card,
    card_space,
    city,
    down,
    index,
    piece,
    site,
    space,
    up,
)
from games.stupor_mundi.scenes import (
    RING,
    dealt,
    names,
    options,
    play,
    play_on,
    position,
)
from staufer_engine.games.stupor_mundi import RULES
from staufer_engine.games.stupor_mundi import components as box
from staufer_engine.games.stupor_mundi.components import EMPTY, IMPERIAL, NONE
from staufer_engine.games.stupor_mundi.promoting import LIBRARY
from staufer_engine.games.stupor_mundi.rows import put
from staufer_engine.games.stupor_mundi.scoring import points_of_majority, points_of_ships, title
from staufer_engine.games.stupor_mundi.state import Phase, components_left, free_ally_slots
from staufer_engine.games.stupor_mundi.summoning import MANTLE
from staufer_engine.games.stupor_mundi.vocabulary import Icon

ONE_CARD = ["common_coin"]
CRUSADE, PROJECTS = {"crusade": 1}, {"projects": 1}


# -- SM-18 ---------------------------------------------------------------------------------


def solo_turn(solo_card, **facts):
    game = position(1, players={0: {"hand": ONE_CARD}}, **facts)
    told = play(game, 0, (0, 1), card("common_coin"), nature=[index(box.SOLO_CARDS, solo_card)])
    return game.state, told


def test_set_up_of_a_solo_game():
    """SM-18.1"""
    s = dealt(1, {})
    assert sum(one >= 0 for one in s.allies_up) == 5
    assert len(s.ally_pool) == 5
    assert all(not box.ALLIES[one].loyalist for one in s.ally_pool)
    assert len(s.solo_deck) == 16
    assert s.players[0].coins == 6


def test_the_long_game_has_three_more_tiles_that_nobody_has_seen():
    """SM-18.2"""
    s = dealt(1, {"long_game": 1})
    assert s.edict_stack == 18 - 6
    assert len(s.edict_pool) == 27 - 6


def test_frederick_sails_and_takes_an_ally():
    """SM-18.4, SM-18.8"""
    s, told = solo_turn("solo_envoy_2")
    assert s.frederick.ship == city("alexandria")
    assert s.allies_up[ally_space("alexandria_ally_1")] == EMPTY
    assert s.allies_down[ally_space("alexandria_ally_1")]
    assert "ally taken away" in names(told)


def test_frederick_takes_a_card():
    """SM-18.7"""
    s, _ = solo_turn("solo_scribe_1")
    assert s.cards_up[card_space("constantinople_card_1")] == EMPTY
    assert len(s.gone_cards) == 1


def test_frederick_adds_to_his_palace_up_to_the_limit():
    """SM-18.6"""
    s, _ = solo_turn("solo_steward_1", frederick={"grain": 5, "stone": 1})
    assert (s.frederick.tracks[Icon.GRAIN], s.frederick.tracks[Icon.STONE]) == (5, 2)


def test_fredericks_edict_adds_what_fits_one_by_one():
    """SM-18.9"""
    s, told = solo_turn("solo_herald_1", active={0: "edict_ramparts_and_donjon"}, frederick={"wall": 4, "keep": 1})
    assert (s.frederick.tracks[Icon.WALL], s.frederick.tracks[Icon.KEEP]) == (5, 2)
    assert EMPTY not in s.active_edicts
    assert names(told).count("edict moved up") == 1
    assert len(s.spent_edicts) == 1


def test_fredericks_edict_takes_the_next_filled_space():
    """SM-18.9"""
    s, told = solo_turn("solo_herald_1", active={0: None})
    assert ("frederick's edict", 1) in [(one.what, one.facts[1]) for one in told if one.what == "frederick's edict"]
    assert s.active_edicts[0] == EMPTY


def test_frederick_takes_no_turn_after_his_answer_to_a_pass():
    """SM-18.3"""
    game = position(1, players={0: {"hand": ONE_CARD}})
    told = play(game, 0, ())
    assert names(told).count("frederick plays") == 1
    assert game.state.phase == Phase.REFILL


@pytest.mark.parametrize(("vp", "name"), [(0, "Serf"), (20, "Serf"), (25, "Knight"), (45, "Lord"), (75, "Duke")])
def test_solo_titles_and_the_majority_against_frederick(vp, name):
    """SM-18.10"""
    s = position(1, players={0: {"castle": RING[:5], "coins": 0, "grain": 0, "stone": 0, "vp": vp}}).state
    assert box.TITLES[title(s)][1] == name
    assert points_of_majority(s, 0) == 4
    assert RULES.ranking(s) == [[0]]


# -- SM-19 ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up_of_the_crusade(seats):
    """SM-19.1"""
    s = dealt(seats, CRUSADE)
    assert sum(s.boards) == seats + 1
    for board in (PROMOTE, SUMMON, PURCHASE):
        assert components_left(s, board) == (seats + 1 if s.boards[board] else 0)
    if s.boards[BUILD]:
        assert len(s.papal) == {2: 4, 3: 5, 4: 6}[seats]
    if s.boards[MARKET]:
        assert len(s.supply) == seats + 1


def test_a_book_is_no_promotion_but_pays_for_promotions():
    """SM-19.4, SM-19.5"""
    game = position(options=CRUSADE, players={0: {"hand": ["arab_scholars"]}}, boards={PROMOTE: 3})
    play(game, 0, up(1), card("arab_scholars"), LIBRARY, (0, 0))
    assert game.state.players[0].books == 1
    assert game.state.players[0].vp == 1


def test_books_of_an_excommunicated_library_pay_coins():
    """SM-19.5"""
    game = position(
        options=CRUSADE, players={0: {"coins": 0, "books": 2, "hand": ONE_CARD}}, boards={PROMOTE: 0}, flipped=[PROMOTE]
    )
    play(game, 0, down(1), card("common_coin"), PROMOTE, (0, 0))
    assert (game.state.players[0].coins, game.state.players[0].vp) == (2, 0)


def test_a_board_makes_its_action_executable():
    """SM-19.2"""
    game = position(
        options=CRUSADE,
        players={0: {"grain": 0, "stone": 0, "coins": 0, "allies": ["nicola_pisano"], "hand": ONE_CARD}},
        boards={SUMMON: 2},
    )
    play(game, 0, down(4), card("common_coin"))
    assert options(game) == [SUMMON, NONE]
    play(game, SUMMON)
    assert game.state.players[0].mantles[0]
    assert components_left(game.state, SUMMON) == 1


def test_taking_a_mantle_is_one_more_option_of_a_summon():
    """SM-19.2, SM-19.8"""
    game = position(
        options=CRUSADE,
        players={
            0: {
                "castle": RING[:3],
                "allies": ["nicola_pisano"],
                "grain": 2,
                "coins": 2,
                "stone": 0,
                "hand": ONE_CARD,
            }
        },
        boards={SUMMON: 2},
    )
    play(game, 0, down(4), card("common_coin"), SUMMON)
    assert options(game)[-1] == MANTLE
    play(game, MANTLE)
    assert "mantle" not in game.ask.what


def test_ships_are_worth_five_or_two():
    """SM-19.6, SM-19.9"""
    ships = {"supply_ships": ["ship_aquila", "ship_leonessa"]}
    s = position(options=CRUSADE, players={0: ships}, boards={MARKET: ["ship_san_marco"]}).state
    assert points_of_ships(s, 0) == 10
    s = position(options=CRUSADE, players={0: ships}, boards={MARKET: []}, flipped=[MARKET]).state
    assert points_of_ships(s, 0) == 4


def test_a_papal_tower_frees_the_ally_space_of_the_piece_it_replaces():
    """SM-19.7"""
    game = position(
        options=CRUSADE,
        players={0: {"stone": 2, "grain": 0, "coins": 0, "hand": ONE_CARD}},
        boards={BUILD: ["papal_tower_1", "papal_keep_1"]},
    )
    play(game, 0, down(4), card("common_coin"), BUILD, site("t1", "tower_3", 2, whose=1))
    assert free_ally_slots(game.state, 0) == [0, 2]
    assert game.state.players[0].replaced == (piece("tower_3"),)


def test_a_papal_piece_needs_an_own_one_of_its_kind():
    """SM-19.7"""
    game = position(
        options=CRUSADE,
        players={0: {"castle": ["t0", "w0", "k_hand", "k_slot"], "stone": 2, "grain": 1, "coins": 0, "hand": ONE_CARD}},
        boards={BUILD: ["papal_keep_1"]},
    )
    told = play(game, 0, down(3), card("common_coin"))
    if game.ask.what == "slot_action":
        told += play(game, BUILD)
    assert all(one.facts[2] < 100 for one in told if one.what == "built")


def test_knights_cost_two_coins_and_less_and_free_help():
    """SM-19.2, SM-19.10"""
    game = position(
        options=CRUSADE,
        players={0: {"coins": 0, "hand": ["imperial_fleet"]}},
        boards={PURCHASE: 2},
        cards_up={"roma_card_1": "city_charter"},
    )
    play(game, 0, up(1), card("imperial_fleet"), 0)
    assert game.ask.what == "purchase"
    assert options(game) == [9, NONE]


# -- SM-20 ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "kinds"), [(2, [1, 1, 2]), (3, [1, 2, 3]), (4, [2, 3, 3])])
def test_set_up_of_the_projects(seats, kinds):
    """SM-20.1"""
    s = dealt(seats, PROJECTS)
    got = [box.PROJECTS[n].kind for n in s.offered]
    assert [got.count(kind) for kind in (2, 1, 0)] == kinds
    assert got == sorted(got, reverse=True)
    assert len(set(s.conditions)) == len(s.offered)


def test_a_condition_true_at_the_start_of_the_turn_counts():
    """SM-20.2, SM-20.4, SM-4.4: pass turns included, at most one."""
    game = position(
        options=PROJECTS,
        players={0: {"coins": 12}},
        projects=[("project_observatory", "condition_coins_12"), ("project_city_campanile", "condition_resources_5")],
    )
    play(game, 4, ())
    assert game.state.players[0].coins == 9
    assert game.ask.what == "take_project"
    assert options(game) == [0, NONE]
    play(game, NONE)
    assert game.state.offered[0] != EMPTY


def test_the_parts_of_an_edict_are_no_checkpoints():
    """SM-20.2: more resources than Frederick after the reward, but not once the Edict is issued."""
    game = position(
        options=PROJECTS,
        players={
            0: {
                "castle": RING[:4],
                "grain": 0,
                "stone": 1,
                "coins": 0,
                "allies": ["leonardo_fibonacci", "bianca_lancia_1"],
                "hand": ["constitutions_of_melfi"],
            }
        },
        active={1: "edict_corn_and_coin"},
        frederick={"grain": 1, "stone": 0, "tower": 1},
        projects=[("project_observatory", "condition_allies_met_2")],
    )
    play(game, 0, up(1), card("constitutions_of_melfi"), (), 1, 1, (0, 1), (Icon.TREASURY, 0), 0)
    assert game.state.frederick.tracks[Icon.GRAIN] == 3
    assert (game.ask.what, game.state.active) == ("travel", 1)


def test_only_the_active_player_checks():
    """SM-20.3"""
    game = position(
        options=PROJECTS,
        players={1: {"coins": 20}},
        projects=[("project_observatory", "condition_coins_12")],
    )
    play(game, 0, ())
    assert (game.ask.what, game.state.active) == ("travel", 1)


def test_an_imperial_piece_is_built_at_the_regular_cost():
    """SM-20.5, SM-20.6"""
    me = {"castle": RING[:3], "stone": 0, "grain": 2, "coins": 0, "projects": ["project_curtain_of_peace"]}
    game = position(options=PROJECTS, players={0: {**me, "hand": ONE_CARD}}, projects=[])
    project = index(box.PROJECTS, "project_curtain_of_peace")
    play(game, 0, down(3), card("common_coin"), BUILD, site("w1", "wall_2", 0, 2, whose=2 + project))
    me = game.state.players[0]
    assert me.castle[space("w1")] == IMPERIAL + project
    assert (me.projects, me.turned, me.replaced) == ((), (project,), (piece("wall_2"),))


def test_projects_are_scored_before_coins_are_changed():
    """SM-20.7"""
    s = position(options=PROJECTS, players={0: {"castle": [*RING[:3], "k_hand"], "coins": 18}}, projects=[]).state
    vault = index(box.PROJECTS, "project_treasure_vault")
    s.players[0].castle = put(s.players[0].castle, space("k_hand"), IMPERIAL + vault)
    s.players[0].turned = (vault,)
    lines = {line.source.msgid: line.points[0] for line in RULES.score_sheet(s)}
    assert lines["Imperial Projects"] == 6
    assert lines["Coins and resources"] == (18 + 4) // 6


def test_the_end_phase_gives_no_project():
    """SM-20.3"""
    game = position(
        options=PROJECTS,
        players={0: {"coins": 30}},
        projects=[("project_observatory", "condition_coins_12")],
        phase=Phase.CASTLE_INCOME,
    )
    told = play_on(game, until="travel")
    assert "project taken" not in names(told)
    assert game.state.offered[0] != EMPTY
