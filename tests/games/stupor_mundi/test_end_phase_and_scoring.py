"""The End Phase and scoring, by paragraph (SM-15, SM-16)."""

from __future__ import annotations

from games.stupor_mundi.scenes import (
    RING,
    castles,
    names,
    play,
    play_on,
    position,
)
from staufer_engine.games.stupor_mundi import RULES
from staufer_engine.games.stupor_mundi.scoring import points_of_majority, score
from staufer_engine.games.stupor_mundi.state import End, Phase, hand_size

ONE_CARD = ["common_coin"]
CRUSADE, PROJECTS = {"crusade": 1}, {"projects": 1}


# -- SM-15, SM-16 --------------------------------------------------------------------------


def test_the_steps_of_the_end_phase_follow_each_other_for_all_players():
    """SM-15.1, SM-15.11"""
    game = position(players={0: {"castle": RING[:3]}, 1: {"castle": RING[:3]}}, phase=Phase.REFILL)
    told = game.apply({0: (), 1: ()})
    order = names(told) + names(play_on(game, until="travel"))
    assert order.index("discarded") < order.index("side income") < order.index("round")
    assert (game.state.round, game.state.first, game.state.active) == (2, 1, 1)


def test_hands_are_refilled_clockwise_from_the_first_player():
    """SM-15.4"""
    game = position(3, phase=Phase.REFILL, first=1)
    told = game.apply({p: tuple(game.state.players[p].hand[:2]) for p in range(3)})
    told += play_on(game, until="travel")
    assert [one.facts for one in told if one.what == "drew"] == [(1, 2), (2, 2), (0, 2)]
    assert [hand_size(game.state, p) for p in range(3)] == [5, 5, 5]


def test_cards_are_drawn_only_after_all_have_discarded():
    """SM-15.3, SM-15.5"""
    game = position(phase=Phase.REFILL)
    before = hand_size(game.state, 0)
    game.answer(0, ())
    assert hand_size(game.state, 0) == before
    assert game.ask.what == "end_discard"


def test_an_income_is_decided_by_its_owner():
    """SM-7.6"""
    facts = {"castle": RING, "grain": 0, "stone": 0}
    game = position(players={0: {"castle": ["t0", "w0"]}, 1: facts}, phase=Phase.CASTLE_INCOME)
    assert game.ask.what == "income_order"
    assert list(game.ask.options) == [1]


def test_coins_and_vp_of_the_sides_come_first():
    """SM-15.6, SM-15.7"""
    game = position(players={0: {"castle": RING, "grain": 0, "stone": 0}}, phase=Phase.CASTLE_INCOME)
    assert game.ask.what == "income_order"
    assert game.state.players[0].vp == 1
    assert game.state.players[0].coins == 6 + 3


def test_income_of_workplaces_comes_after_the_sides():
    """SM-15.6"""
    game = position(
        players={0: {"grain": 0, "stone": 0, "specialists": ["a1", "start", "start"]}},
        workplaces={"A1": "wheatfields"},
        phase=Phase.CASTLE_INCOME,
    )
    assert game.state.players[0].grain == 1


def test_the_game_ends_after_the_round_in_which_it_was_triggered():
    """SM-15.11, SM-16.1"""
    game = position(phase=Phase.ALLY_INCOME, ends=[End.CASTLE])
    told = play(game)
    assert game.state.over
    assert game.ask is None
    assert RULES.ranking(game.state) in ([[0, 1]], [[0], [1]], [[1], [0]])
    assert names(told) == [] or "won" in names(told)


def test_the_game_ends_after_round_15_at_the_latest():
    """SM-16.2"""
    game = position(phase=Phase.ALLY_INCOME, round=15)
    play(game)
    assert game.state.over
    assert game.state.ends == (End.GUARD,)


def test_final_scoring_adds_structures_majority_and_goods():
    """SM-16.3, SM-16.4"""
    s = position(players={0: {"castle": RING[:4], "coins": 7, "grain": 1, "stone": 1, "vp": 10}, 1: {"coins": 0}}).state
    assert score(s, 0) == 10 + 4 + 4 + 1


def test_ties_are_broken_by_great_structures_and_then_shared():
    """SM-16.5"""
    facts = {"coins": 0, "grain": 0, "stone": 0}
    s = position(players={0: facts, 1: facts}).state
    assert RULES.ranking(s) == [[0, 1]]
    great = {"castle": {"t0": None, "w0": None, "t1": "great_tower_banners"}, **facts}
    s = position(players={0: {"castle": ["t0", "w0", "t1"], **facts}, 1: great}).state
    assert RULES.ranking(s) == [[1], [0]]


def test_with_two_players_there_is_no_second_majority():
    """SM-16.4"""
    s = castles(5, 3)
    assert [points_of_majority(s, p) for p in (0, 1)] == [4, 0]
