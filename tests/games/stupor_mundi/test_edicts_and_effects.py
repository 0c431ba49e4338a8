"""Edicts, book-keeping and the effect vocabulary, by paragraph (SM-13, SM-14, SM-17)."""

from __future__ import annotations

import pytest

from games.stupor_mundi.facts import bonus, card, city, down, edict, up
from games.stupor_mundi.scenes import names, options, play, play_the_edict, position
from staufer_engine.games.stupor_mundi import components as box
from staufer_engine.games.stupor_mundi.cards import Handfuls
from staufer_engine.games.stupor_mundi.components import EMPTY, NONE
from staufer_engine.games.stupor_mundi.counts import count, hand_limit, is_true
from staufer_engine.games.stupor_mundi.edicts import ADD, REMOVE
from staufer_engine.games.stupor_mundi.goods import mixes
from staufer_engine.games.stupor_mundi.performing import VERBS
from staufer_engine.games.stupor_mundi.state import End, hand, hand_size
from staufer_engine.games.stupor_mundi.vocabulary import Count, Effect, Icon, Requirement, Static

# -- SM-13 ---------------------------------------------------------------------------------


def issue(**facts):
    """Just before the tile of an Edict is chosen, by the Constitutions of Melfi."""
    game = position(players={0: {"hand": ["constitutions_of_melfi"], "coins": 0}}, **facts)
    play(game, 0, up(1), card("constitutions_of_melfi"))
    if game.ask.what == "swap_edict":
        play(game, ())
    play(game, 1)
    return game


@pytest.mark.parametrize(("space", "coins", "vp"), [(0, 3, 0), (2, 1, 1)])
def test_each_active_space_has_its_reward(space, coins, vp):
    """SM-13.2"""
    game = issue()
    play(game, space)
    play_the_edict(game)
    assert (game.state.players[0].coins, game.state.players[0].vp) == (coins, vp)


def test_the_middle_reward_is_a_resource_of_choice():
    """SM-13.2, SM-14.3"""
    game = issue()
    play(game, 1)
    assert game.ask.what == "resource_choice"
    assert options(game) == [(1, 0), (0, 1)]


def test_the_next_tile_is_chosen_and_replaced_from_the_stack():
    """SM-13.2"""
    game = issue()
    following = game.state.next_edicts[2]
    stack = game.state.edict_stack
    play(game, 0)
    while game.ask.what == "edict_direction":
        play(game, options(game)[0])
    assert options(game) == [0, 1, 2]
    play(game, 2)
    assert game.state.active_edicts[0] == following
    assert game.state.edict_stack == stack - 1
    assert len(game.state.players[0].edicts) == 1


def test_the_treasury_moves_by_three_and_nobody_pays():
    """SM-13.4"""
    game = issue(active={0: "edict_embassy_funds"}, frederick={"treasury": 6})
    play(game, 0, (Icon.TREASURY, ADD))
    assert game.state.frederick.tracks[Icon.TREASURY] == 12
    assert game.state.players[0].coins == 3


def test_fredericks_specialist_needs_no_grain():
    """SM-13.5"""
    game = issue(active={0: "edict_royal_engineers"}, frederick={"specialist": 3, "stone": 1})
    play(game, 0, (Icon.SPECIALIST, ADD))
    assert game.state.frederick.tracks[Icon.SPECIALIST] == 5


def test_without_a_next_tile_the_space_stays_empty_and_the_end_is_triggered():
    """SM-13.7, SM-16.1"""
    game = issue(following={0: None, 1: None, 2: None})
    play(game, 0)
    told = play_the_edict(game)
    assert game.state.active_edicts[0] == EMPTY
    assert game.state.ends == (End.EDICTS,)
    assert "end triggered" in names(told)


# -- SM-14 ---------------------------------------------------------------------------------


def test_all_mixes_that_fill_the_storage_fewer_grain_first():
    """SM-14.2"""
    assert mixes((2, 3), 3)() == ((0, 3), (1, 2), (2, 1))
    assert mixes((0, 4), 3)() == ((0, 3),)


def test_an_empty_draw_pile_is_made_anew_at_once():
    """SM-14.4"""
    game = position(players={0: {"hand": ["common_draw"], "discard": ["common_coin"] * 2, "pile": 3}})
    play(game, 0, up(1), card("common_draw"))
    me = game.state.players[0]
    assert hand_size(game.state, 0) == 4
    assert (len(me.pile), me.discard) == (1, ())


def test_the_hand_limit_grows_with_the_court_and_with_a_workplace():
    """SM-14.6, SM-17.19"""
    s = position(
        players={0: {"castle": ["t0", "w0", "k_hand"], "specialists": ["a3", "start", "start"]}},
        workplaces={"A2": "court_school"},
    ).state
    assert [hand_limit(s, p) for p in (0, 1)] == [8, 5]


def test_recovered_cards_are_shown_and_leave_the_discard_pile():
    """SM-14.7, SM-17.6"""
    game = position(players={0: {"hand": ["court_mathematician"], "discard": ["common_coin", "common_grain"]}})
    play(game, 0, up(1), card("court_mathematician"))
    assert options(game)[0] == (card("common_grain"), card("common_coin"))
    assert options(game)[-1] == ()
    play(game, (card("common_grain"), card("common_coin")))
    assert game.state.players[0].shown == (card("common_grain"), card("common_coin"))
    assert game.state.players[0].discard == ()


def test_handfuls_are_all_selections_of_a_hand():
    """SM-15.3"""
    some = Handfuls([3, 3, 5])
    assert list(some) == [(), (3,), (3, 3), (5,), (3, 5), (3, 3, 5)]
    assert len(some) == 6
    assert all(one in some for one in some)
    assert not any(one in some for one in ((5, 3), (3, 3, 3), (4,), [3], 3, (5, 5)))
    assert some[-1] == (3, 3, 5)


# -- SM-17: verbs --------------------------------------------------------------------------


def test_every_verb_has_one_function():
    """SM-17.2 to SM-17.24: no card has code of its own."""
    verbs = {kind.__name__ for kind in Effect.__subclasses__()} - {Static.__name__}
    assert {kind.__name__ for kind in VERBS} == verbs
    assert len(verbs) == 21
    assert len({kind.__name__ for kind in Static.__subclasses__()}) == 5


def test_an_exchange_is_asked_once_and_done_so_often():
    """SM-17.3"""
    game = position(players={0: {"coins": 7, "hand": ["patronage"]}})
    play(game, 0, up(1), card("patronage"))
    assert options(game) == [0, 1, 2]
    play(game, 2)
    assert (game.state.players[0].coins, game.state.players[0].vp) == (1, 4)


def test_a_choice_takes_different_options_one_after_the_other():
    """SM-17.4"""
    game = position(players={0: {"coins": 0, "grain": 0, "stone": 0, "hand": ["two_heralds"]}})
    play(game, 0, up(1), card("two_heralds"))
    assert options(game) == [0, NONE]  # only a promotion can do anything
    play(game, 0, (0, 0))
    assert game.state.active == 1


def test_a_card_may_be_removed_from_hand_or_discard_pile():
    """SM-17.7, SM-3.6"""
    game = position(players={0: {"coins": 0, "hand": ["chancery_scribes"], "discard": ["common_coin"], "pile": 2}})
    play(game, 0, up(1), card("chancery_scribes"))
    assert game.ask.what == "remove_card"
    assert options(game)[-1] == NONE
    play(game, options(game)[0])
    assert len(game.state.gone_cards) > 0
    assert game.state.players[0].coins == 2


def test_a_swap_is_no_edict():
    """SM-17.15"""
    game = position(players={0: {"hand": ["constitutions_of_melfi"]}})
    up_tile, down_tile = game.state.next_edicts[1], game.state.active_edicts[2]
    told = play(game, 0, up(1), card("constitutions_of_melfi"), (2, 1))
    assert (game.state.active_edicts[2], game.state.next_edicts[1]) == (up_tile, down_tile)
    assert "edict" not in names(told)
    play(game, 0)
    assert game.state.players[0].edicts == ()


def test_edict_rewards_are_different_and_use_no_tile():
    """SM-17.16"""
    game = position(players={0: {"coins": 0, "hand": ["sealed_letter"]}})
    before = game.state.active_edicts[:]
    play(game, 0, up(1), card("sealed_letter"), (), 0)
    assert options(game) == [1, 2, NONE]
    play(game, 2)
    assert (game.state.players[0].coins, game.state.players[0].vp) == (4, 1)
    assert game.state.active_edicts == before


def test_a_city_charter_takes_any_bonus():
    """SM-17.17"""
    game = position(players={0: {"hand": ["city_charter"]}}, bonuses={"c5": ["city_acclaim"]})
    play(game, 0, up(1), card("city_charter"))
    assert options(game)[-1] == NONE
    play(game, bonus("city_acclaim"))
    assert game.state.players[0].vp == 5
    assert game.state.city_bonuses[2] == ()


def test_palace_steps_are_single_and_no_edict():
    """SM-17.18"""
    game = position(players={0: {"hand": ["provincial_inspectors"]}}, frederick={"wall": 5, "keep": 0})
    play(game, 0, up(1), card("provincial_inspectors"))
    assert (Icon.WALL, ADD) not in options(game)
    assert (Icon.KEEP, REMOVE) not in options(game)
    told = play(game, (Icon.WALL, REMOVE), (Icon.TREASURY, ADD))
    assert game.state.frederick.tracks[Icon.WALL] == 4
    assert game.state.frederick.tracks[Icon.TREASURY] == 9
    assert "edict" not in names(told)
    assert game.state.players[0].vp == 1


def test_a_free_purchase_of_any_city():
    """SM-17.13"""
    game = position(
        players={0: {"coins": 0, "grain": 0, "specialists": ["b2", "start", "start"], "hand": ["common_coin"]}},
        bonuses={"b3": ["city_free_card"]},
    )
    play(game, 0, down(1), card("common_coin"), 0, (1, 2))
    assert game.ask.what == "purchase"
    assert len(options(game)) == 5 + 1
    play(game, options(game)[0], 0)
    assert hand_size(game.state, 0) == 1


def test_the_ship_moves_for_free_up_to_four_spaces():
    """SM-17.9"""
    game = position(players={0: {"coins": 0, "hand": ["pilots_of_amalfi"]}})
    play(game, 0, up(1), card("pilots_of_amalfi"), 4)
    assert game.state.players[0].ship == city("barcelona")
    assert game.state.players[0].coins == 0


def test_drawing_four_cards():
    """SM-17.5"""
    game = position(players={0: {"hand": ["common_draw"]}})
    play(game, 0, up(1), card("common_draw"))
    assert len(hand(game.state, 0)) == 4


# -- SM-17.25: counts ----------------------------------------------------------------------

COUNTED = {
    Count.OWN_TOWERS: 3,
    Count.OWN_WALLS: 2,
    Count.OWN_KEEPS: 1,
    Count.OWN_STRUCTURES: 6,
    Count.OWN_GREAT: 1,
    Count.OWN_CLOSED_SIDES: 2,
    Count.OWN_ALLIES: 2,
    Count.OWN_ALLIES_MET: 1,
    Count.OWN_GRAIN: 1,
    Count.OWN_STONE: 3,
    Count.OWN_RESOURCES: 4,
    Count.OWN_COINS: 9,
    Count.OWN_FURTHEST: 5,
    Count.OWN_STEPS: 7,
    Count.OWN_IN_CITY: 1,
    Count.OWN_EDICTS: 2,
    Count.OWN_ADVANCED: 1,
    Count.F_TOWERS: 2,
    Count.F_WALLS: 3,
    Count.F_KEEPS: 1,
    Count.F_STRUCTURES: 6,
    Count.F_GRAIN: 2,
    Count.F_STONE: 1,
    Count.F_RESOURCES: 3,
    Count.F_TREASURY: 9,
    Count.F_ALLIES: 2,
    Count.F_POSITION: 4,
    Count.F_STEPS: 3,
}


@pytest.mark.parametrize("what", list(Count))
def test_counts(what):
    """SM-17.25"""
    s = position(
        players={
            0: {
                "castle": ["t0", "w0", "t1", "w1", "t2", "k_hand"],
                "coins": 9,
                "grain": 1,
                "stone": 3,
                "specialists": ["a5", "c2", "start"],
                "edicts": 2,
                "hand": ["crown_estate"],
                "allies": ["bianca_lancia_1", "ezzelino_da_romano_1"],
            }
        },
        frederick={"wall": 3, "grain": 2, "treasury": 9, "specialist": 4},
    ).state
    s.players[0].great += (2,)
    assert count(s, 0, what) == COUNTED[what]


def test_requirements_compare_more_and_at_least():
    """SM-17.26, SM-15.8: equal is not more."""
    s = position(players={0: {"castle": ["t0", "w0", "t1"]}}, frederick={"tower": 2, "treasury": 9}).state
    assert not is_true(s, 0, Requirement(Count.OWN_TOWERS, True, Count.F_TOWERS))
    assert is_true(s, 0, Requirement(Count.OWN_TOWERS, False, Count.F_TOWERS))
    assert is_true(s, 0, Requirement(Count.F_TREASURY, False, None, 9))
    assert not is_true(s, 0, Requirement(Count.F_TREASURY, True, None, 9))


def test_two_like_edict_icons_and_one_other_on_every_tile():
    """SM-13.3"""
    assert all(len(set(tile.icons)) == 2 for tile in box.EDICTS)
    assert edict("edict_wall_menders") == 25
