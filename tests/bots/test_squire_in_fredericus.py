"""What a squire sees at the table of Fredericus: prey, the way to it, and where others will hunt."""

from __future__ import annotations

import random

import pytest

from games.fredericus.scenes import END, K, S, T, play, position, use_actions
from staufer_bots import BOTS
from staufer_bots.fredericus import chances_of_captures
from staufer_bots.fredericus_plans import standing
from staufer_engine.games.fredericus import State
from staufer_engine.games.fredericus.components import (
    CENTRE,
    FALCON,
    GOSHAWK,
    GRIFFIN,
    HARPY,
    PHOENIX,
    SIDES,
    WYVERN,
    Step,
)
from staufer_engine.kernel import Choice, Game

PREY = {2: [K], 3: [GRIFFIN], 4: [K]}  # for a falcon on post 3
WANTED = {0: [GRIFFIN]}  # the objective of seat 0 makes it worth more than any other creature


def chosen(game: Game[State]) -> Choice:
    assert game.ask is not None
    (seat,) = game.ask.options
    return BOTS["squire"].choose(game, seat, random.Random(1).randrange)


def barren(*sides: int) -> dict[int, list[int]]:
    """Rows between which nothing can be hunted, on the sides that are not named."""
    return {side: [T, T] for side in range(SIDES - 1) if side not in sides}


def test_it_takes_what_is_at_hand() -> None:
    assert chosen(position(rows=PREY | barren(2, 3, 4), raptors={0: (3, 6)}, hands=WANTED)) == (Step.CAPTURE, FALCON)


@pytest.mark.parametrize(("post", "step"), [(2, 3), (1, 2), (4, 3), (5, 4), (0, 1)])
def test_it_goes_the_shortest_way_to_the_prey(post: int, step: int) -> None:
    game = position(rows=PREY | barren(2, 3, 4), raptors={0: (post, 7)}, hooded={0: GOSHAWK}, hands=WANTED)
    assert chosen(game) == (Step.RAPTOR, FALCON, step)


def test_it_moves_the_card_that_hides_the_prey() -> None:
    rows = {2: [K], 3: [GRIFFIN, T], 4: [K]}
    step = chosen(position(rows=rows | barren(2, 3, 4), raptors={0: (3, 7)}, hands=WANTED))
    assert step in ((Step.CARD, 3, 2), (Step.CARD, 3, 4))


def test_of_two_creatures_it_takes_the_one_that_makes_a_pair() -> None:
    rows = {0: [K], 1: [HARPY], 2: [K], 4: [K], 5: [WYVERN], 6: [T]}
    for objective, raptor in ((HARPY, FALCON), (WYVERN, GOSHAWK)):
        game = position(rows=rows, raptors={0: (1, 5)}, hands={0: [objective]})
        assert chosen(game) == (Step.CAPTURE, raptor)


def test_it_discards_the_seal_under_which_the_right_sky_lies() -> None:
    """After the flip the phoenix is the end card, with the squire's goshawk before it."""
    for uncovering, other in ((4, 6), (6, 4)):
        rows = {uncovering: [K, S], 5: [PHOENIX, T], other: [HARPY, T, S]}
        game = position(rows=rows | barren(4, 5, 6), raptors={0: (1, 5)})
        use_actions(game, 4)
        play(game, (Step.FLIP, 5), GRIFFIN)
        assert chosen(game) == uncovering


def test_it_bets_where_a_rival_hunts_next_unless_his_raptor_is_hooded() -> None:
    scene = {"rows": PREY | barren(2, 3, 4), "raptors": {0: (0, 7), 1: (3, 7)}, "tokens": {1: [0]}}
    game = position(2, **{**scene, "rows": PREY, "tokens": {1: [0, 0]}})
    use_actions(game, 4)
    play(game, END)
    assert chosen(game) == 3
    free = chances_of_captures(position(3, **scene).state, 0)
    hooded = chances_of_captures(position(3, **scene, hooded={1: FALCON}).state, 0)
    assert free[3] == max(free[:SIDES])
    assert hooded[3] < free[3]
    assert hooded[CENTRE] > free[CENTRE]


def test_a_raptor_stands_well_before_prey_and_a_rivals_there_is_a_worry() -> None:
    s = position(2, rows=PREY | barren(2, 3, 4), raptors={0: (2, 7), 1: (4, 7)}).state
    assert standing(s, 0, (Step.RAPTOR, FALCON, 3)) > standing(s, 0, (Step.RAPTOR, FALCON, 1))
    threatened = position(2, rows=PREY | barren(2, 3, 4), raptors={0: (0, 7), 1: (3, 7)}).state
    assert standing(threatened, 0, (Step.CARD, 4, 5)) > standing(threatened, 0, END)
