"""The examples of the rulebook, by the numbers of the rules' case list (DV-R01 to DV-R08)."""

from __future__ import annotations

import random

import pytest

from games.de_vulgari.scenes import (
    END,
    MESSENGER,
    actor,
    can,
    is_of_nature,
    left,
    me,
    options,
    pass_until,
    play,
    position,
    random_answers,
    steps,
)
from staufer_engine.games.de_vulgari import RULES, new
from staufer_engine.games.de_vulgari.components import (
    ADRIATIC,
    ANCONA,
    BRINDISI,
    CAGLIARI,
    CATANIA,
    KNOWLEDGE,
    RED,
    TARANTO,
    TURN_SPACES,
    TYRRHENIAN,
    VENEZIA,
    WHITE,
    Step,
)
from staufer_engine.games.de_vulgari.components import MESSENGER as MESSENGER_TRACK
from staufer_engine.games.de_vulgari.state import Phase, knowledge_order
from staufer_engine.kernel import Game


def set_up(seats, dice=None, order=None):
    """All of NATURE's draws of the set-up; *order* is the turn order drawn, the first card is drawn otherwise."""
    game = Game(RULES, new(seats, {}))
    for p in order or ():
        play(game, p)
    while is_of_nature(game):
        game.apply(random_answers(game, dice or random.Random(seats)))
    return game


def test_r01_order_of_events():
    game = Game(RULES, new(2, {}))
    while options(game) != list(range(1, 10)):
        game.apply({actor(game): options(game)[0]})
    play(game, 8)
    assert game.state.events == (8, 9, 1, 2, 3, 4, 5, 6, 7, 10)


def test_r02_sea_costs_three():
    game = position(p0={"area": ANCONA, "ducats": 10})
    play(game, (Step.MOVE, BRINDISI))
    assert (left(game), me(game).ducats) == (2, 0)
    game = position(p0={"area": ANCONA, "ducats": 10})
    play(game, (Step.MOVE, ADRIATIC))
    assert (left(game), me(game).ducats) == (4, 10)


def test_r03_no_way_between_the_seas():
    game = position(p0={"area": ADRIATIC, "ducats": 0})
    assert [goal for _, goal in steps(game, Step.MOVE)] == [VENEZIA, ANCONA, BRINDISI, TARANTO, CATANIA]
    for goal, points in ((VENEZIA, 1), (TYRRHENIAN, 3), (CAGLIARI, 5)):  # the others by Taranto and Calabria
        game = position(p0={"area": ADRIATIC, "ducats": 10})
        play(game, (Step.MOVE, goal))
        assert left(game) == 5 - points


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r04_face_up_manuscripts(seats):
    assert [len(shelf.face_up) for shelf in set_up(seats).state.shelves] == [seats - 1] * 4


@pytest.mark.parametrize(("seats", "limit"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_r05_bag_fits_exactly(seats, limit):
    s = set_up(seats).state
    assert [sum(space) for space in s.spaces[1:]] == [limit] * 7 + [0] * (TURN_SPACES - 7)
    assert sum(s.gone) == 0


def test_r06_start_order():
    game = set_up(3, order=(0, 1, 2))
    assert knowledge_order(game.state) == [2, 1, 0]
    askers = []
    while game.ask.what == "start area":
        askers.append(actor(game))
        play(game, options(game)[0])
    assert askers == [2, 1, 0]
    pass_until(game, "step")
    assert game.state.turn_order == [0, 1, 2]
    assert [player.spaces[KNOWLEDGE] for player in game.state.players] == [1, 1, 1]


def test_r07_messenger_payment():
    at_seven = {MESSENGER_TRACK: 7}
    game = position(turn=7, p0={"spaces": at_seven, "cubes": (0, 0, 2, 0), "ducats": 20})
    play(game, MESSENGER)
    assert (me(game).ducats, me(game).cubes) == (0, [0, 0, 0, 0])
    assert not can(position(turn=7, p0={"spaces": at_seven, "cubes": (0, 0, 1, 0), "ducats": 20}), MESSENGER)
    game = position(turn=8, p0={"spaces": at_seven, "cubes": (0, 0, 1, 0), "ducats": 10})
    play(game, MESSENGER)
    assert (me(game).ducats, me(game).cubes) == (0, [0, 0, 0, 0])


@pytest.mark.parametrize(
    ("tiles", "last"), [((WHITE, RED, WHITE, RED, WHITE), 15), ((RED, RED, WHITE, WHITE, WHITE), 13)]
)
def test_r08_end_on_the_second_red_tile(tiles, last):
    game = position(turn=11, phase=Phase.EVENTS)
    for tile in tiles[: last - 11]:
        assert not game.state.last_turn
        while not is_of_nature(game) or options(game) != game.state.papal_left:
            game.apply({actor(game): RULES.default(game.state, game.ask, actor(game))})
        play(game, tile)
    assert game.state.turn == last
    assert game.state.last_turn
    pass_until(game, "nothing")
    assert game.state.over
    assert game.state.turn == last


def test_a_turn_can_be_ended_at_once():
    assert can(position(), END)
