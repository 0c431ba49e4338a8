"""Tricky cases of views, the expansions, solo and incomes, TC-39 to TC-51, played."""

from __future__ import annotations

from games.stupor_mundi.facts import BUILD, PURCHASE, card, card_space, down, index, site, space, up
from games.stupor_mundi.scenes import RING, names, options, play, play_on, play_the_edict, position
from staufer_engine.games.stupor_mundi import RULES
from staufer_engine.games.stupor_mundi import components as box
from staufer_engine.games.stupor_mundi.components import CRUSADE_KNIGHT, EMPTY, LONELY_KNIGHT, NONE, PAPAL
from staufer_engine.games.stupor_mundi.counts import count
from staufer_engine.games.stupor_mundi.end_phase import ally_vp
from staufer_engine.games.stupor_mundi.rows import put, sorted_with
from staufer_engine.games.stupor_mundi.scoring import points_of_majority, points_of_projects, points_of_structures
from staufer_engine.games.stupor_mundi.state import Phase, hand, hand_size
from staufer_engine.games.stupor_mundi.view import view
from staufer_engine.games.stupor_mundi.vocabulary import Count
from staufer_engine.kernel import HIDDEN, Game

ONE_CARD = ["common_coin"]


def test_tc_39_a_face_down_card_is_hidden_until_the_refill():
    mint = card("mint_of_messina")
    game = position(players={0: {"hand": ["mint_of_messina", "common_coin"]}})
    play(game, 0, down(5), mint)
    if game.ask.what == "slot_action":
        play(game, NONE)
    v = view(game.state, 1)
    assert v.players[0].slots[4] == HIDDEN
    assert hand_size(v, 0) == 1
    assert mint in v.players[0].owned
    play_on(game, until="end_discard")
    assert mint in view(game.state, 1).players[0].discard


def test_tc_40_simultaneous_discards_open_together():
    game = position(3, phase=Phase.REFILL)
    assert list(game.ask.options) == [0, 1, 2]
    third = (hand(game.state, 2)[0],)
    assert game.answer(2, third) == []
    assert third[0] not in game.state.players[2].discard
    assert game.answer(0, ()) == []
    told = game.answer(1, ())
    assert [one.facts for one in told if one.what == "discarded"] == [(0,), (1,), (2, *third)]


def last_papal_keep():
    return position(
        options={"crusade": 1},
        players={0: {"castle": ["t0", "w0"], "stone": 2, "grain": 0, "hand": ONE_CARD}, 1: {"castle": ["t0", "w0"]}},
        boards={BUILD: ["papal_keep_1"]},
    )


def test_tc_41_the_last_papal_structure():
    game = last_papal_keep()
    told = play(game, 0, down(3), card("common_coin"), BUILD, site("k_hand", "keep_1", 2, 0, whose=1))
    assert names(told)[-2:] == ["drew", "edict"]
    s = game.state
    assert hand_size(s, 0) == 2
    assert not s.flipped[BUILD]
    told = play_the_edict(game)
    assert names(told).count("edict issued") == 2
    assert s.flipped[BUILD]
    assert points_of_structures(s, 0) == 2
    assert [points_of_majority(s, p) for p in (0, 1)] == [4, 4]
    assert count(s, 0, Count.OWN_STRUCTURES) == 3


def test_tc_42_knights_are_excommunicated():
    game = position(
        options={"crusade": 1},
        players={
            0: {"coins": 2, "grain": 0, "stone": 0, "hand": ONE_CARD},
            1: {"hand": ONE_CARD, "discard": ["crusade_knight"]},
        },
        boards={PURCHASE: 1},
    )
    noa = game.checkpoint.players[1]
    noa.pile = sorted([*noa.pile, CRUSADE_KNIGHT])
    noa.owned = sorted_with(noa.owned, CRUSADE_KNIGHT)
    game = Game(RULES, game.checkpoint)
    play(game, 0, down(5), card("common_coin"), PURCHASE, 1)
    jack = game.state.players[0]
    assert (jack.grain, jack.stone, jack.coins) == (1, 1, 3)
    assert CRUSADE_KNIGHT in jack.shown
    told = play_the_edict(game)
    assert "board flipped" in names(told)
    assert jack.shown == (LONELY_KNIGHT,)
    assert game.state.players[1].discard == (LONELY_KNIGHT,)
    assert LONELY_KNIGHT in game.state.players[1].pile
    assert all(CRUSADE_KNIGHT not in player.owned for player in game.state.players)


def test_tc_44_a_project_that_is_not_built_costs_points():
    game = position(
        options={"projects": 1},
        players={0: {"edicts": 3, "projects": ["project_royal_library"]}},
        projects=[],
    )
    me = game.state.players[0]
    me.castle, me.turned = put(me.castle, space("k_hand"), 200), (0,)
    assert points_of_projects(game.state, 0) == 3 - 4


def solo(**facts):
    return position(1, **facts)


def test_tc_46_frederick_answers_every_turn():
    cards = ["common_coin", "common_grain", "common_stone", "common_draw"]
    game = solo(players={0: {"hand": cards}})
    turns = 0
    for n, name in enumerate(cards[:3]):
        turns += names(play(game, 0, (n, 1), card(name))).count("frederick plays")
    turns += names(play(game, 0, ())).count("frederick plays")
    assert turns == 4
    assert game.state.phase == Phase.REFILL


def test_tc_46_frederick_takes_five_turns_at_most():
    cards = ["common_coin"] * 2 + ["common_grain"] * 2 + ["common_stone"] * 2
    game = solo(players={0: {"castle": ["t0", "w0", "k_slot"], "hand": cards}})
    turns = 0
    for n, name in enumerate(cards):
        turns += names(play(game, 0, (n, 1), card(name))).count("frederick plays")
    assert turns == 5
    assert game.state.frederick.turns == 5


def test_tc_46_the_second_crown_shuffles_the_solo_deck():
    game = solo(players={0: {"hand": ONE_CARD}}, solo_deck=["solo_envoy_1", "solo_crown_2"])
    crown = index(box.SOLO_CARDS, "solo_crown_2")
    told = play(game, 0, up(1), card("common_coin"), nature=[crown])
    assert "solo deck shuffled" in names(told)
    assert len(game.state.solo_deck) == len(box.SOLO_CARDS)


def test_tc_47_the_market_is_ordered_among_the_other_incomes():
    facts = {"castle": [*RING[:9]], "stone": 3, "grain": 3, "coins": 9}
    game = position(players={0: facts}, phase=Phase.CASTLE_INCOME)
    assert game.ask.what == "income_order"
    assert options(game)[0] == (1, 2, 3)
    assert len(options(game)) == 6
    play(game, (3, 1, 2))
    assert game.ask.what == "market_step"
    game = position(players={0: {"castle": ["t0", "w0", "w4", "t4", "w3", "t3"]}}, phase=Phase.CASTLE_INCOME)
    assert game.ask.what != "income_order"
    game = position(players={0: {"castle": RING[:7]}}, phase=Phase.CASTLE_INCOME)
    assert game.ask.what != "income_order"


def test_tc_48_both_marked_walls():
    facts = {"castle": ["t0", "w0", "w4", "t4", "t3"], "stone": 2, "grain": 0, "coins": 0, "hand": ONE_CARD}
    game = position(players={0: facts})
    play(game, 0, down(3), card("common_coin"), BUILD)
    assert game.state.players[0].castle[space("w3")] != EMPTY
    assert game.ask.what == "edict_tile"
    facts = {"castle": ["t0", "w0", "t4"], "stone": 1, "grain": 1, "coins": 0, "hand": ONE_CARD}
    game = position(players={0: facts})
    told = play(game, 0, down(3), card("common_coin"), BUILD)
    assert game.state.players[0].castle[space("w4")] != EMPTY
    assert "edict" not in names(told)


def test_tc_49_a_condition_true_between_two_effects():
    game = position(
        options={"projects": 1},
        players={0: {"coins": 10, "hand": ["savoy_card"]}},
        cards_up={"roma_card_1": "crown_estate"},
        projects=[("project_observatory", "condition_coins_12")],
    )
    play(game, 0, up(1), card("savoy_card"), card_space("roma_card_1"), 0)
    assert game.state.players[0].coins == 8
    assert game.ask.what == "take_project"
    assert options(game) == [0, NONE]


def test_tc_50_papal_pieces_in_an_ally_test_at_the_end():
    game = position(
        options={"crusade": 1, "projects": 1},
        players={0: {"castle": RING[:6], "allies": ["ezzelino_da_romano_1"]}},
        frederick={"wall": 2},
        boards={BUILD: ["papal_keep_1"]},
        flipped=[BUILD],
        projects=[],
    )
    s = game.state
    me = s.players[0]
    project = index(box.PROJECTS, "project_tower_of_envoys")
    me.castle = put(me.castle, space("w2"), PAPAL + index(box.PAPAL_PIECES, "papal_wall_1"))
    me.castle = put(me.castle, space("t2"), 200 + project)
    me.turned = (project,)
    assert ally_vp(s, 0, 0) == 3
    assert points_of_projects(s, 0) == 0


def test_tc_51_a_bought_card_is_known_until_one_is_played_face_down():
    game = position(
        players={0: {"coins": 6, "hand": ["common_coin", "common_grain", "common_stone", "common_draw"]}},
        cards_up={"roma_card_1": "crown_quarries"},
    )
    quarries = card("crown_quarries")
    play(game, 0, down(5), card("common_coin"), PURCHASE, 0)
    assert quarries in hand(view(game.state, 1), 0)
    assert hand(view(game.state, 1), 0).count(HIDDEN) == 3
    play(game, 0, (), 0, down(1), card("common_grain"))
    assert hand(view(game.state, 1), 0) == [HIDDEN] * 3
    assert quarries in hand(game.state, 0)


def test_the_knights_are_for_sale_beside_the_card_spaces():
    game = position(
        options={"crusade": 1}, players={0: {"coins": 2, "hand": ONE_CARD}}, boards={PURCHASE: 2}, cards_up=DEAR
    )
    play(game, 0, down(5), card("common_coin"), PURCHASE)
    assert game.ask.what == "perform_purchased"
    assert game.state.players[0].limbo == (CRUSADE_KNIGHT,)


DEAR = {"roma_card_1": "city_charter"}
