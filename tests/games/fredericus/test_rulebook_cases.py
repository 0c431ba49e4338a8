"""The examples of the rulebook and the set-up, by the numbers of the rules' case list (FR-E01 to FR-E11)."""

from __future__ import annotations

import random

import pytest

from engine.toys import random_answers
from games.fredericus.scenes import (
    CAPTURE_BY_FALCON,
    CAPTURE_BY_GOSHAWK,
    END,
    K,
    S,
    T,
    actor,
    finish_turn,
    options,
    play,
    position,
    steps,
    use_actions,
)
from staufer_engine.games.fredericus import RULES, new
from staufer_engine.games.fredericus.bets import deck_size
from staufer_engine.games.fredericus.components import (
    BASILISK,
    CALADRIUS,
    CENTRE,
    COCKATRICE,
    CREATURES,
    FREDERICUS,
    GRIFFIN,
    HAND,
    HARPY,
    LAST_CARDS,
    PEGASUS,
    PHOENIX,
    WYVERN,
    Step,
)
from staufer_engine.games.fredericus.scoring import ranking, score
from staufer_engine.kernel import NATURE, Game


def test_e01_printed_score_example():
    s = position(
        creatures={0: [BASILISK, BASILISK, WYVERN, GRIFFIN, HARPY, PHOENIX, PEGASUS]},
        hands={0: [BASILISK, WYVERN, GRIFFIN, COCKATRICE, CALADRIUS]},
        fredericus=0,
        end_triggered=True,
    ).state
    assert score(s, 0) == 20
    lines = {line.source.msgid: line.points[0] for line in RULES.score_sheet(s)}
    assert lines == {"Creatures": 7, "Objectives": 5, "Fredericus": 2, "Pairs": 6}


@pytest.mark.parametrize(
    ("seats", "length", "cards", "deck", "face_up"),
    [(2, 7, (4, 18, 18, 16), 15, 8), (3, 9, (6, 21, 21, 24), 18, 4), (4, 11, (8, 24, 24, 32), 21, 0)],
)
def test_e02_row_and_deck_sizes(seats, length, cards, deck, face_up):
    game, dice = Game(RULES, new(seats, {})), random.Random(seats)
    while not game.state.dealt:
        game.apply(random_answers(game, dice))
    s = game.state
    dealt = [card for row in s.rows for card in row]
    assert [len(row) for row in s.rows] == [length] * 8
    assert (dealt.count(S), dealt.count(T), dealt.count(K), sum(card in CREATURES for card in dealt)) == cards
    assert deck_size(s) == deck
    assert len(s.face_up) == face_up
    assert [len(player.objectives) for player in s.players] == [1] * seats


def test_e02_fredericus_is_among_the_last_five_cards():
    assert LAST_CARDS == 5
    for size in range(7, 1, -1):
        game = position(3, rows={1: [K], 2: [GRIFFIN], 3: [K]}, raptors={0: (2, 0)}, tokens={0: [0], 1: [2], 2: [5]},
                        deck=[*CREATURES][: size - 1])  # fmt: skip
        play(game, CAPTURE_BY_FALCON)
        assert deck_size(game.state) == size
        assert (game.ask.what == "draw") == (size > 5)
        assert (FREDERICUS in options(game)) == (size <= 5)


@pytest.mark.parametrize(("seats", "first"), [(2, [2, 3]), (3, [2, 3, 4]), (4, [2, 3, 4, 4])])
def test_e03_first_turn_budgets(seats, first):
    budgets = [position(seats, turns=turns).state.hunt.budget for turns in range(2 * seats)]
    assert budgets == first + [4] * seats


def test_e04_high_flight_hunt():
    game = position(rows={2: [T, K], 3: [S, GRIFFIN], 4: [T, K]}, raptors={0: (3, 0)})
    play(game, CAPTURE_BY_FALCON)
    assert game.state.players[0].creatures == [GRIFFIN]
    assert game.state.rows[2:5] == [[T, K], [S], [T, K]]
    assert (game.state.hunt.actions, game.state.hunt.budget) == (0, 4)


@pytest.mark.parametrize(
    ("before", "after", "low", "high"),
    [(K, T, True, False), (T, K, True, False), (K, K, False, True), (T, T, False, False)],
)
def test_e05_low_flight_hunt_both_orders(before, after, low, high):
    game = position(ends={7: before, 0: HARPY, 1: after}, raptors={0: (0, 0)})
    assert game.is_legal(0, CAPTURE_BY_GOSHAWK) == low
    assert game.is_legal(0, CAPTURE_BY_FALCON) == high


def test_e06_flip():
    game = position(rows={5: [K, T, BASILISK], 4: [T, S], 6: [T, S]}, raptors={0: (0, 5)}, hands={0: [HARPY]})
    use_actions(game, 4)
    assert not steps(game, Step.CARD)
    play(game, (Step.FLIP, 5))
    assert actor(game) == NATURE
    assert game.ask.witnesses == (0,)
    play(game, GRIFFIN)
    assert game.ask.what == "seal to discard"
    assert options(game) == [4, 6]
    assert game.state.players[0].objectives == [GRIFFIN, HARPY]
    play(game, 6)
    assert game.state.rows[5] == [BASILISK, T, K]
    assert game.state.rows[6] == [T]
    assert game.state.seals_out == 1
    assert game.state.hunt.budget - game.state.hunt.actions == 2
    assert game.is_legal(0, END)
    assert not steps(game, Step.FLIP)


def test_e06_a_second_flip_is_refused_even_between_two_seals():
    game = position(rows={5: [T], 4: [S, S], 6: [S, S]}, raptors={0: (0, 5)})
    play(game, (Step.FLIP, 5), GRIFFIN, 6)
    assert [game.state.rows[side][-1] for side in (4, 6)] == [S, S]
    assert not steps(game, Step.FLIP)


def test_e07_bets_paid():
    game = position(rows={1: [K], 2: [GRIFFIN], 3: [K]}, raptors={0: (2, 0)}, tokens={0: [0], 1: [2], 2: [6], 3: [2]})
    play(game, CAPTURE_BY_FALCON)
    assert game.ask.witnesses == (1,)
    play(game, HARPY)
    assert game.ask.witnesses == (3,)
    play(game, WYVERN)
    s = game.state
    assert [player.tokens for player in s.players] == [[0], [HAND], [6], [HAND]]
    assert [len(player.objectives) for player in s.players] == [1, 2, 1, 2]
    assert HARPY in s.players[1].objectives
    assert WYVERN in s.players[3].objectives


def test_e08_centre_bet_paid():
    game = position(3, tokens={0: [0], 1: [CENTRE], 2: [2]}, hands={1: [GRIFFIN]})
    use_actions(game, 4)
    play(game, END, 0)
    assert actor(game) == NATURE
    assert game.ask.witnesses == (1,)
    assert game.state.players[1].tokens == [HAND]
    play(game, HARPY)
    assert game.state.players[1].objectives == [GRIFFIN, HARPY]
    assert actor(game) == 1
    assert game.ask.what == "hunt"


def test_e09_centre_bet_lost():
    game = position(3, rows={1: [K], 2: [GRIFFIN], 3: [K]}, raptors={0: (2, 0)}, tokens={0: [0], 1: [CENTRE], 2: [5]})
    play(game, CAPTURE_BY_FALCON)
    assert game.state.players[1].tokens == [HAND]
    assert actor(game) == 0
    use_actions(game, 4)
    play(game, END)
    assert CENTRE in options(game)  # free at once
    play(game, CENTRE)
    assert actor(game) == 1
    assert game.ask.what == "hunt"
    assert len(game.state.players[1].objectives) == 1


def test_e09_a_capture_by_a_third_player_loses_the_centre_bet_too():
    game = position(
        3, rows={1: [K], 2: [GRIFFIN], 3: [K]}, raptors={0: (2, 0), 2: (2, 2)}, tokens={0: [0], 1: [5], 2: [5]}, turns=4
    )
    use_actions(game, 4)
    play(game, END, CENTRE)
    assert actor(game) == 2
    play(game, CAPTURE_BY_FALCON)
    assert game.state.players[1].tokens == [HAND]


def test_e10_tie():
    game = position(
        creatures={
            0: [BASILISK, WYVERN, COCKATRICE, GRIFFIN, GRIFFIN],
            1: [BASILISK, WYVERN, COCKATRICE, HARPY, GRIFFIN, GRIFFIN],
            2: [BASILISK, WYVERN, COCKATRICE, HARPY],
            3: [PHOENIX, CALADRIUS, PEGASUS, PEGASUS, PEGASUS, PEGASUS],
        },
        hands={
            0: [BASILISK, WYVERN, COCKATRICE, PEGASUS, PEGASUS],
            1: [BASILISK, WYVERN, COCKATRICE, HARPY],
            2: [BASILISK, WYVERN, COCKATRICE, HARPY],
            3: [PHOENIX, CALADRIUS],
        },
        fredericus=2,
        end_triggered=True,
    )
    assert [score(game.state, p) for p in range(4)] == [16, 20, 20, 11]
    assert ranking(game.state) == [[2], [1], [0], [3]]


@pytest.mark.parametrize(
    ("row", "after"), [([S, GRIFFIN, T, T, T], [T, T, T, S, GRIFFIN]), ([T] * 3, None), ([T] * 4, None)]
)
def test_e11_short_game_variant(row, after):
    game = position(rows={1: row}, raptors={0: (0, 1)}, short_game=True)
    assert steps(game, Step.SHIFT) == ([(Step.SHIFT, 1)] if after else [])
    if after:
        play(game, (Step.SHIFT, 1))
        assert game.state.rows[1] == after
        assert game.state.hunt.actions == 0
        assert not steps(game, Step.SHIFT)


def test_e11_no_shift_twice_a_turn_nor_without_the_option():
    rows = {1: [S, GRIFFIN, T, T, T], 3: [S, K, K, K]}
    game = position(rows=rows, raptors={0: (3, 1)}, short_game=True)
    assert steps(game, Step.SHIFT) == [(Step.SHIFT, 1), (Step.SHIFT, 3)]
    play(game, (Step.SHIFT, 3))
    assert not steps(game, Step.SHIFT)
    assert not steps(position(rows=rows, raptors={0: (3, 1)}), Step.SHIFT)


def test_the_turn_passes_when_every_flag_falls():
    game = position(2)
    finish_turn(game)
    assert actor(game) == 1
