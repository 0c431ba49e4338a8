"""The box, set-up, rounds, Travel and playing cards, by paragraph (SM-1 to SM-6)."""

from __future__ import annotations

import dataclasses

import pytest

from games.stupor_mundi.facts import BUILD, MARKET, PROMOTE, card, city, down, space, up, without_effect
from games.stupor_mundi.scenes import RING, dealt, names, options, play, play_on, position
from staufer_engine.games.stupor_mundi import RULES, checks, new
from staufer_engine.games.stupor_mundi import components as box
from staufer_engine.games.stupor_mundi.components import CLOSED, EMPTY, NONE
from staufer_engine.games.stupor_mundi.counts import capacity
from staufer_engine.games.stupor_mundi.state import free_ally_slots, free_slots, hand_size
from staufer_engine.games.stupor_mundi.vocabulary import Action, Event, Icon, Kind, Level, Section
from staufer_engine.kernel import Game

ONE_CARD = ["common_coin"]


# -- the box -------------------------------------------------------------------------------


def test_the_tables_are_checked_and_whole():
    """SM-1.8: counts, references and vocabulary."""
    assert [*checks.wrong_with_the_tables()] == []
    assert len(RULES.data_hash) == 32


def test_a_wrong_table_is_found(monkeypatch):
    broken = (dataclasses.replace(box.PIECES[0], covers=3), *box.PIECES[1:])
    monkeypatch.setattr(box, "PIECES", broken)
    assert any("Towers" in finding for finding in checks.wrong_with_the_tables())
    monkeypatch.setitem(checks.TABLES, "pieces", (broken, 12))
    with pytest.raises(ValueError, match="pieces: 13 instead of 12"):
        checks.check()


def test_names_are_no_part_of_the_fingerprint():
    renamed = dataclasses.replace(box.PIECES[0], name="Donjon")
    assert checks.plain(renamed) == checks.plain(box.PIECES[0])
    assert checks.plain(box.PIECES[0]) != checks.plain(box.PIECES[1])


def test_tracks_of_frederick_have_their_limits():
    """SM-1.1"""
    assert [(t.least, t.most, t.step) for t in box.TRACKS] == [
        (0, 5, 1), (0, 5, 1), (0, 15, 3), (0, 5, 1), (0, 5, 1), (0, 3, 1), (0, 5, 1), (1, 5, 1),
    ]  # fmt: skip


def test_paths_their_sections_arrows_and_tokens():
    """SM-1.2, SM-1.3"""
    sections = {one.id: one.section for one in box.WORKPLACE_SPACES}
    assert [name for name in sections if sections[name] == Section.CITY] == ["a5", "b3", "c5"]
    assert [name for name in sections if sections[name] == Section.VILLAGE] == ["a3", "a4", "c3", "c4"]
    assert {one.id: one.grain for one in box.WORKPLACE_SPACES if one.grain} == {"a4": 1, "b2": 2, "c3": 1}
    assert [one.id for one in box.WORKPLACE_SPACES if one.token] == ["b2", "c4"]


@pytest.mark.parametrize(("seats", "allies", "cards"), [(1, 5, 5), (2, 5, 5), (3, 7, 7), (4, 10, 9)])
def test_open_spaces_of_the_voyage_board(seats, allies, cards):
    """SM-1.4"""
    s = new(seats, {})
    assert sum(one != CLOSED for one in s.allies_up) == allies
    assert sum(one != CLOSED for one in s.cards_up) == cards


def test_spears_of_the_slots():
    """SM-1.5"""
    assert [[action.name for action in slot] for slot in box.SLOTS] == [
        ["PROMOTE"],
        ["PROMOTE", "MARKET"],
        ["MARKET", "BUILD"],
        ["BUILD", "SUMMON"],
        ["SUMMON", "PURCHASE"],
        ["PURCHASE"],
    ]


def test_capacity_grows_with_walls_and_hosts_with_towers():
    """SM-1.10, SM-10.7, SM-10.8"""
    s = position(players={0: {"castle": RING}, 1: {"castle": ["t0", "w0"]}}).state
    assert [capacity(s, p) for p in (0, 1)] == [7, 3]
    assert [len(free_ally_slots(s, p)) for p in (0, 1)] == [5, 1]


def test_the_pieces_of_a_player():
    """SM-1.6, SM-1.7"""
    great = {one.id: one.great_cost for one in box.PIECES if one.is_great}
    assert great == {
        "great_tower_envoys": 3,
        "great_tower_banners": 5,
        "great_wall_herald": 3,
        "great_wall_guild": 4,
        "great_keep": 4,
    }
    marked = [one.id for one in box.CASTLE_SPACES if one.edict]
    assert marked == ["t2", "w2", "w3", "t4", "k_hand", "k_slot", "k_spears"]


def test_the_pieces_without_an_effect_of_their_own_suffice():
    """SM-1.11: dummies, tokens, Frederick's and the expansions' pieces; so many are in the box."""
    for seats in (1, 2, 3, 4):
        s = new(seats, {})
        assert s.allies_up.count(CLOSED) <= 5
        assert s.cards_up.count(CLOSED) <= 5
        assert len(s.tokens) == 2
    assert [box.TRACKS[icon].most for icon in (Icon.TOWER, Icon.WALL, Icon.KEEP, Icon.ALLY)] == [5, 5, 3, 5]
    assert [sum(one.kind == kind for one in box.PAPAL_PIECES) for kind in Kind] == [2, 2, 2]
    assert [sum(one.kind == kind for one in box.PROJECTS) for kind in Kind] == [3, 3, 3]
    most = [max(share.projects[kind] for share in box.SHARES.values()) for kind in Kind]
    assert most == [3, 3, 2]  # Imperial Towers, Walls and Keeps
    assert (len(box.SUPPLY_SHIPS), len(box.CRUSADE_BOARDS), len(box.CONDITIONS)) == (5, 5, 9)


def test_the_supply_has_no_limit():
    """SM-1.9"""
    game = position(players={0: {"coins": 500, "vp": 900, "hand": ["common_coin"]}})
    play(game, 0, up(1), card("common_coin"))
    assert game.state.players[0].coins == 503


# -- set-up --------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "hard"), [(0, 0), (2, 2), (5, 5)])
def test_market_difficulty(value, hard):
    """SM-2.8"""
    s = dealt(2, {"markets": value})
    assert sum(s.is_hard) == hard
    assert len(set(s.markets)) == 5


def test_chance_of_set_up_comes_in_its_order():
    """SM-2.2"""
    game = Game(RULES, new(3, {"crusade": 1, "projects": 1}))
    told = []
    while not game.state.round:
        told += names(game.apply({who: listed()[0] for who, listed in game.ask.options.items()}))
    order = list(dict.fromkeys(told))
    assert order[:9] == [
        "first player",
        "house",
        "workplace",
        "bonus placed",
        "card revealed",
        "drew",
        "board in play",
        "project offered",
        "set up",
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_any_seat_may_be_first_player(seats):
    """SM-2.3"""
    game = Game(RULES, new(seats, {}))
    assert (game.ask.what, list(options(game))) == ("first_player", list(range(seats)))
    game.apply({-1: seats - 1})
    while not game.state.round:
        game.apply({who: listed()[0] for who, listed in game.ask.options.items()})
    assert game.state.active == seats - 1
    assert game.state.players[seats - 1].coins == 6


def test_houses_are_drafted_by_the_last_player_first():
    """SM-2.12"""
    game = Game(RULES, new(3, {"draft": 1}))
    asked = []
    while not game.state.round:
        ((who, listed),) = game.ask.options.items()
        if game.ask.what == "choose_house":
            asked.append((who, list(listed())))
        game.apply({who: listed()[0]})
    assert asked == [(2, [0, 1, 2, 3]), (1, [1, 2, 3]), (0, [2, 3])]
    assert [player.house for player in game.state.players] == [2, 1, 0]


def test_every_player_starts_alike_but_for_the_coins():
    """SM-2.11, SM-2.4"""
    s = dealt(4, {})
    assert [player.coins for player in s.players] == [6, 7, 8, 9]
    for p, player in enumerate(s.players):
        assert len(player.owned) == 10
        assert hand_size(s, p) == 5
        assert [box.CARDS[one].house for one in player.owned if box.CARDS[one].house != EMPTY] == [player.house] * 2
    assert s.frederick.tracks == (1, 1, 6, 2, 2, 1, 2, 1)


def test_a_first_game_has_random_houses_and_no_expansions():
    """SM-2.1"""
    s = new(3, {"first_game": 1, "draft": 1, "crusade": 1, "projects": 1})
    assert [s.draft, s.crusade, s.imperial] == [False] * 3


def test_a_cards_lie_on_the_b_cards():
    """SM-2.10"""
    s = dealt(2, {})
    assert all(box.CARDS[one].level == Level.A for one in s.cards_up if one >= 0)
    assert s.card_stacks == (3, 8)


def test_tiles_of_set_up():
    """SM-2.5, SM-2.6, SM-2.7, SM-2.9"""
    s = dealt(4, {})
    sections = [box.WORKPLACE_TILES[tile].section for tile in s.workplaces]
    assert sections == [Section.COUNTRYSIDE] * 3 + [Section.VILLAGE] * 2
    assert [len(stack) for stack in s.city_bonuses] == [3, 3, 3]
    assert s.edict_stack == 21
    assert len(s.ally_pool) == 10


# -- rounds and turns ----------------------------------------------------------------------


def test_players_who_passed_are_skipped():
    """SM-4.1"""
    game = position(3)
    play(game, 0, (), 0, ())
    assert game.state.active == 2
    play(game, 0, without_effect(1), game.state.players[2].hand[0])
    assert game.state.active == 2


def test_a_turn_is_travel_then_one_card():
    """SM-4.2"""
    game = position(players={0: {"hand": ["common_coin", "common_grain"]}})
    assert game.ask.what == "travel"
    play(game, 1)
    assert game.ask.what == "play_card"
    play(game, up(1), card("common_coin"))
    assert (game.ask.what, game.state.active) == ("travel", 1)


def test_without_a_free_slot_only_passing_is_left():
    """SM-4.3"""
    game = position(players={0: {"hand": ONE_CARD}})
    game.state.players[0].slots = (0, 0, 0, 0, 0, EMPTY)
    game.apply({0: 0})
    assert options(game) == [()]


def test_cards_are_kept_after_passing():
    """SM-4.3"""
    game = position(players={0: {"hand": ["common_coin", "common_grain"]}})
    play(game, 0, ())
    assert hand_size(game.state, 0) == 2


def test_a_far_journey_costs_one_coin_less_than_spaces():
    """SM-5.1"""
    game = position(players={0: {"coins": 9}})
    assert options(game) == [0, 1, 2, 3, 4]
    play(game, 4)
    assert (game.state.players[0].coins, game.state.players[0].ship) == (6, city("barcelona"))


def test_a_workplace_makes_a_space_of_travel_free():
    """SM-5.3, SM-17.22"""
    game = position(
        players={0: {"coins": 0, "specialists": ["a1", "start", "start"]}}, workplaces={"A1": "hunting_estate"}
    )
    assert options(game) == [0, 1, 2]


def test_a_ship_moved_by_an_effect_is_not_travel():
    """SM-5.2, SM-17.9"""
    game = position(players={0: {"coins": 0, "grain": 0, "stone": 0, "hand": ["hohenstaufen_trade"]}})
    play(game, 1, up(1), card("hohenstaufen_trade"))
    assert options(game) == [0, 1, 2, 3, 4]
    play(game, 4)
    assert game.state.players[0].ship == city("roma")


# -- cards ---------------------------------------------------------------------------------


def test_any_free_slot_takes_any_card_and_copies_are_one_option():
    """SM-6.1"""
    game = position(players={0: {"hand": ["common_coin", "common_coin", "common_grain"]}})
    play(game, 0)
    assert len(options(game)) == 1 + 5 * 3
    play(game, down(4))
    assert options(game) == [card("common_grain"), card("common_coin")]


def test_a_card_without_effect_does_nothing():
    """SM-6.2"""
    game = position(players={0: {"coins": 2, "hand": ONE_CARD}})
    play(game, 0, without_effect(1), card("common_coin"))
    assert game.state.players[0].coins == 2
    assert game.state.players[0].face_up[0]


def test_each_effect_sees_what_the_earlier_ones_left():
    """SM-6.2: the Market after a Ship move is at the new city."""
    game = position(
        players={0: {"coins": 0, "grain": 2, "stone": 0, "hand": ["hohenstaufen_trade"]}},
        markets={"roma": ("market_marble_depot", True), "tunis": ("market_grain_fair", False)},
    )
    play(game, 0, up(1), card("hohenstaufen_trade"), 3, 0)
    assert game.state.players[0].coins == 6


def test_the_text_of_a_face_down_card_has_no_effect():
    """SM-6.3"""
    game = position(players={0: {"coins": 2, "hand": ONE_CARD}})
    play(game, 0, down(1), card("common_coin"), NONE)
    assert game.state.players[0].coins == 2


def test_the_guard_is_spent_by_yes_only():
    """SM-6.4, SM-17.21"""
    cards = ["common_coin", "common_grain", "common_stone"]
    game = position(
        players={0: {"castle": ["t0", "w0", "k_spears"], "coins": 9, "hand": cards}, 1: {"hand": []}},
        markets={"roma": ("market_masons_yard", False)},
    )
    play(game, 0, down(2), card("common_coin"), PROMOTE, (0, 0), NONE)
    assert not game.state.players[0].used_spears
    play(game, 0, 0, down(3), card("common_grain"), NONE)
    assert game.ask.what == "travel"  # no action was chosen, so the Guard is not asked
    play(game, 0, down(1), card("common_stone"), PROMOTE, (0, 0))
    assert not game.state.players[0].used_spears


def test_the_chancery_opens_slot_6():
    """SM-6.6, SM-17.20"""
    s = position(players={0: {"castle": ["t0", "w0", "k_slot"]}}).state
    assert [5 in free_slots(s, p) for p in (0, 1)] == [True, False]


def test_a_card_stays_in_its_slot_until_the_end_phase():
    """SM-6.5, SM-15.2"""
    game = position(players={0: {"hand": ONE_CARD}, 1: {"hand": []}})
    play(game, 0, up(1), card("common_coin"), 0)
    assert free_slots(game.state, 0) == [1, 2, 3, 4]
    play_on(game, until="end_discard")
    assert free_slots(game.state, 0) == [0, 1, 2, 3, 4]
    assert card("common_coin") in game.state.players[0].discard


def test_events_and_actions_share_their_numbers():
    """SM-17.27"""
    assert [Event(action).name for action in Action] == [action.name for action in Action]
    assert Icon.SPECIALIST == 7


def test_a_build_that_is_not_executable_is_not_offered():
    """SM-7.8"""
    game = position(players={0: {"stone": 0, "grain": 0, "coins": 0, "hand": ONE_CARD}})
    told = play(game, 0, down(3), card("common_coin"))
    assert "action" not in names(told)
    game = position(players={0: {"stone": 1, "grain": 1, "coins": 0, "hand": ONE_CARD}})
    play(game, 0, down(4), card("common_coin"))
    assert BUILD in options(game)
    assert MARKET not in options(game)
    play(game, BUILD)
    assert game.state.players[0].castle[space("w4")] != EMPTY
