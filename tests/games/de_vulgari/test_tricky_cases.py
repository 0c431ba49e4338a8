"""Tricky cases of the player turn, by the numbers of the rules' case list (DV-T01 to DV-T24), and what lies near."""

from __future__ import annotations

import random

import pytest

from games.de_vulgari.scenes import (
    SALTERIO,
    can,
    finish_turn,
    is_of_nature,
    knowledge,
    left,
    me,
    pass_until,
    play,
    position,
    random_answers,
    steps,
    tile,
)
from staufer_engine.games.de_vulgari import components as box
from staufer_engine.games.de_vulgari.components import (
    ABBESS,
    BOLOGNA,
    BRINDISI,
    CALABRIA,
    CORTONA,
    FIRENZE,
    FOLLONI,
    FRAGALA,
    GIGI,
    KNOWLEDGE,
    LINGUA_VOLGARE,
    MALABRANCA,
    MILANO,
    MURET,
    NOBLE,
    PALERMO,
    PASS,
    PISA,
    POLITICIAN,
    POMPOSA,
    RALPH,
    REST,
    ROMA,
    SHLASINGER,
    SIENA,
    STEFANO,
    STUPOR_MUNDI,
    TORINO,
    TYRRHENIAN,
    URBINO,
    VERONA,
    VICENZA,
    VIRTUAL,
    VITERBO,
    YES,
    ZAZZA,
    Step,
)
from staufer_engine.games.de_vulgari.roads import COSTS
from staufer_engine.games.de_vulgari.state import Phase, knowledge_order


@pytest.mark.parametrize(("ducats", "lost"), [(0, 0), (5, 5), (10, 5), (15, 10), (20, 10), (95, 50), (105, 55)])
def test_t01_half_the_money(ducats, lost):
    game = position(p0={"area": FOLLONI, "ducats": ducats})
    play(game, (Step.FRIAR, RALPH))
    assert me(game).ducats == ducats - lost


def test_t02_lowest_knowledge_on_a_shared_space():
    x, y, z = {"knowledge": 4, "since": 1}, {"knowledge": 4, "since": 2}, {"knowledge": 9, "since": 3}
    game = position(3, p0=x, p1=y, p2=z)
    play(game, SALTERIO)
    assert knowledge(game) == 7
    game = position(3, at=1, p0=x, p1=y, p2=z)
    play(game, SALTERIO)
    assert knowledge(game, 1) == 8
    game = position(3, at=1, p0=x, p1={**y, "area": URBINO, "character": box.ANSELMO}, p2=z)
    play(game, SALTERIO)
    assert knowledge(game, 1) == 9
    assert knowledge_order(game.state) == [2, 1, 0]


def test_t04_rest():
    game = position(
        3,
        phase=Phase.EVENTS,
        p0={"knowledge": 9, "spaces": {REST: 3}},
        p1={"knowledge": 7, "spaces": {REST: 3}},
        p2={"knowledge": 5},
    )
    pass_until(game, "step")
    assert game.state.turn_order == [0, 2, 1]
    assert [player.spaces[REST] for player in game.state.players] == [0, 3, 0]


def test_t05_returning_cubes():
    full = dict.fromkeys(range(4, 8), (0, 0, 3, 1))
    game = position(
        2,
        turn=3,
        phase=Phase.STUPOR_MUNDI,
        lying=[STUPOR_MUNDI],
        on={**full, 8: (0, 0, 0, 3)},
        p0={"area": BRINDISI, "cubes": (1, 0, 1, 0)},
        p1={"cubes": (1, 1, 0, 0)},
    )
    play(game, YES, YES, 1, 5, 6, PASS, (1, 0, 1))
    assert game.state.spaces[8] == (1, 0, 0, 3)
    assert game.state.spaces[9] == (0, 0, 1, 0)


def test_t06_cubes_without_room():
    game = position(2, turn=15, phase=Phase.EVENTS, on={15: (1, 1, 1, 1), 16: (0, 1, 1, 1)}, papal=[0, 1, 0, 0])
    gone = game.checkpoint.gone
    play(game, box.RED)
    assert game.state.spaces[16] == (1, 1, 1, 1)
    assert [after - before for before, after in zip(gone, game.state.gone, strict=True)] == [0, 1, 1, 1]


def test_t08_two_for_four():
    game = position(p0={"ducats": 60}, on={3: (2, 0, 0, 0)})
    play(game, (Step.TAKE, POLITICIAN, 2, 0))
    assert (left(game), me(game).ducats) == (1, 0)
    assert not steps(game, Step.TAKE)
    for ducats, count in ((60, 1), (55, 2)):
        game = position(p0={"ducats": ducats}, on={3: (count, 0, 0, 0)})
        assert steps(game, Step.TAKE) == [(Step.TAKE, POLITICIAN, 1, 0)]


def test_t09_noble_swap():
    game = position(p0={"character": ZAZZA, "ducats": 0}, on={3: (0, 2, 0, 0)})
    assert steps(game, Step.TAKE) == [
        (Step.TAKE, NOBLE, count, swaps) for count in (1, 2) for swaps in range(count + 1)
    ]
    play(game, (Step.TAKE, NOBLE, 2, 1))
    assert (left(game), me(game).ducats, me(game).cubes) == (1, 20, [0, 1, 0, 0])
    assert game.state.spaces[3:5] == [(0, 0, 0, 0), (0, 1, 0, 0)]


def test_t10_free_abbesses():
    on = {3: (0, 0, 1, 0)}
    game = position(p0={"area": BOLOGNA, "ducats": 0}, on=on)
    assert not steps(game, Step.TAKE)
    play(game, (Step.MOVE, POMPOSA), (Step.TAKE, ABBESS, 1, 0))
    assert (left(game), me(game).ducats) == (3, 0)
    game = position(p0={"area": BOLOGNA, "ducats": 0, "character": MALABRANCA}, on=on)
    play(game, (Step.TAKE, ABBESS, 1, 0))
    assert me(game).ducats == 0


def test_t12_level_against_cost():
    blue = tile(2, box.BLUE)
    for space, is_open in ((14, False), (15, True)):
        game = position(
            shelves={1: None, 2: ([blue], [])}, has_shifted=True, p0={"area": VERONA, "knowledge": space, "ducats": 0}
        )
        assert can(game, (Step.MANUSCRIPT, blue)) == is_open
    play(game, (Step.MANUSCRIPT, blue))
    assert left(game) == 4


def test_t13_value_four_tile():
    pair = tile(4, box.BLUE, box.GREEN)
    for area, is_open in ((PALERMO, True), (VERONA, True), (ROMA, False), (VICENZA, False)):
        game = position(shelves={4: ([pair], [])}, p0={"area": area, "knowledge": 43})
        assert can(game, (Step.MANUSCRIPT, pair)) == is_open
    game = position(shelves={4: ([pair], [])}, p0={"area": PALERMO, "knowledge": 43})
    play(game, (Step.MANUSCRIPT, pair))
    assert left(game) == 1


def test_t14_value_eight_tile():
    step = (Step.MANUSCRIPT, LINGUA_VOLGARE)
    for area, space, is_open in ((ROMA, 99, True), (TORINO, 99, False), (TYRRHENIAN, 99, False), (ROMA, 98, False)):
        game = position(shelves={1: None}, has_shifted=True, p0={"area": area, "knowledge": space})
        assert can(game, step) == is_open
    game = position(shelves={1: None}, has_shifted=True, p0={"area": ROMA, "knowledge": 99})
    play(game, step)
    assert left(game) == 1


def test_t16_two_shelves_run_out_together():
    game = position(phase=Phase.EVENTS, shelves={1: ([], []), 3: ([], [])})
    assert [shelf.value for shelf in game.state.shelves] == [2, 4, 8]


def test_t17_shelf_emptied_during_a_turn():
    one = tile(1, box.YELLOW)
    game = position(p0={"area": ROMA}, shelves={1: ([one], [one, one, 0, 0])})
    play(game, (Step.MANUSCRIPT, one))
    assert (game.state.shelves[0].value, game.state.shelves[0].face_up) == (1, ())
    finish_turn(game)
    pass_until(game, "step")
    assert len(game.state.shelves[0].face_up) == 1
    game = position(p0={"area": ROMA}, shelves={1: ([one], [])})
    finish_turn(game)
    assert [shelf.value for shelf in game.state.shelves] == [1, 2, 3, 4]


def test_t18_strike():
    owner = {"character": SHLASINGER, "knowledge": 20}
    game = position(3, p0=owner, p1={"knowledge": 9}, p2={"knowledge": 3})
    play(game, (Step.STRIKE, 1))
    assert knowledge(game, 1) == 3
    assert knowledge_order(game.state) == [0, 2, 1]
    assert not steps(game, Step.STRIKE)
    assert left(game) == 5
    game = position(3, p0=owner, p1={"knowledge": 5}, p2={"knowledge": 1})
    assert steps(game, Step.STRIKE) == [(Step.STRIKE, 1)]
    play(game, (Step.STRIKE, 1))
    assert knowledge(game, 1) == 1
    assert knowledge_order(game.state) == [0, 2, 1]
    assert not steps(position(p0={**owner, "has_struck": True}, p1={"knowledge": 9}), Step.STRIKE)


def test_t20_muret_during_a_turn():
    game = position(p0={"area": MILANO, "character": GIGI, "ducats": 70, "cubes": (0, 1, 0, 0)})
    play(game, *[(Step.ORIENT,)] * 4)
    play(game, (Step.CARDINAL, MURET, NOBLE))
    assert (me(game).ducats, left(game)) == (0, 2)


def test_t21_short_of_money():
    game = position(p0={"area": SIENA, "ducats": 5})
    assert {goal for _, goal in steps(game, Step.MOVE)} == {FIRENZE, PISA, CORTONA, VITERBO}
    game = position(p0={"area": SIENA, "ducats": 5, "character": RALPH})
    within = {goal for goal, cost in enumerate(COSTS[SIENA]) if 0 < cost <= 5}
    assert {goal for _, goal in steps(game, Step.MOVE)} == within
    assert len(within) > 20


def test_t22_calabria_and_the_abbey():
    game = position(p0={"area": CALABRIA, "ducats": 10})
    play(game, (Step.MOVE, FRAGALA))
    assert (left(game), me(game).ducats) == (1, 0)
    game = position(p0={"area": CALABRIA, "ducats": 10})
    play(game, (Step.MOVE, TYRRHENIAN))
    assert (left(game), me(game).ducats) == (4, 10)


def charity_of(turn=3, p0=None, p1=None):
    """The events told from the Events phase to the first player turn."""
    game = position(turn=turn, phase=Phase.EVENTS, p0=p0, p1=p1)
    told = pass_until(game, "step")
    return game, [one.what for one in told if one.what.startswith("charity")]


def test_t24_charity_without_money():
    friar = {"character": GIGI, "ducats": 0}
    game, _ = charity_of(p0={"ducats": 5}, p1=friar)
    assert [player.ducats for player in game.state.players] == [0, 10]
    game, _ = charity_of(p0={"ducats": 0}, p1={"character": RALPH, "ducats": 0})
    assert [player.ducats for player in game.state.players] == [0, 5]
    game, _ = charity_of(p0={"character": ZAZZA, "ducats": 30}, p1=friar)
    assert [player.ducats for player in game.state.players] == [40, 10]
    game, _ = charity_of(turn=10, p0={"ducats": 5}, p1=friar)
    assert [player.ducats for player in game.state.players] == [5, 0]


def test_t24_charity_asks_nobody_where_the_bank_pays():
    game = position(phase=Phase.EVENTS, p0={"ducats": 0}, p1={"character": RALPH, "ducats": 0})
    pass_until(game, "step")
    assert not game.choices  # the turn began without a question


def test_the_virtual_noble_pays_for_the_cardinal():
    game = position(p0={"area": MILANO, "character": STEFANO, "ducats": 40, "cubes": (1, 1, 0, 0)})
    assert {cube for _, _, cube in steps(game, Step.CARDINAL)} == {VIRTUAL}
    play(game, (Step.CARDINAL, ZAZZA, VIRTUAL))
    assert me(game).cubes == [1, 1, 0, 0]
    assert me(game).ducats == 40


def test_scribes_become_knowledge_or_points():
    for into, gained in ((box.TO_KNOWLEDGE, (7, 0)), (box.TO_POINTS, (1, 2))):
        game = position(p0={"area": POMPOSA, "cubes": (0, 0, 0, 2)})
        play(game, (Step.SCRIBES, into))
        assert (knowledge(game), me(game).scribes) == gained
        assert me(game).cubes == [0, 0, 0, 0]
        assert game.state.spaces[4] == ((0, 0, 0, 2) if into == box.TO_KNOWLEDGE else (0, 0, 0, 0))
        assert not steps(game, Step.SCRIBES)


def test_on_the_last_turn_all_pawns_go_to_rome_in_turn_order():
    game = position(turn=15, phase=Phase.EVENTS, order=(1, 0), p0={"area": TYRRHENIAN}, p1={"area": MILANO})
    assert is_of_nature(game)
    game.apply(random_answers(game, random.Random(1)))
    assert game.state.last_turn
    assert [player.area for player in game.state.players] == [ROMA, ROMA]
    assert me(game, 1).arrival < me(game, 0).arrival
    assert [player.spaces[KNOWLEDGE] for player in game.state.players] == [1, 1]
