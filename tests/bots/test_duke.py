"""How a duke thinks: what promises most is looked into, beyond the end of his turn."""

from __future__ import annotations

import random

import pytest

from games.fredericus.scenes import K, T, position
from staufer_bots.bot import any_option
from staufer_bots.duke import Duke, Outlook, promising, some
from staufer_bots.playing_on import played_on
from staufer_bots.turn_search import Line
from staufer_engine.games.fredericus.components import GRIFFIN

BARREN = {side: [T, T] for side in (0, 1, 5, 6)}
PREY = {2: [K], 3: [GRIFFIN], 4: [K]}  # for a falcon on post 3
SHORT = Outlook(worlds=1, options=20, lines=3, changes=5, margin=9.0, trust=1, futures=1, rounds=1)


def test_of_lines_that_end_alike_one_is_looked_into_and_none_that_is_much_worse() -> None:
    best, twin, near, far = (
        Line((1,), (5.0, 4.0)),
        Line((2,), (5.0, 4.0)),
        Line((3,), (4.0, 4.0)),
        Line((4,), (1.0, 1.0)),
    )
    assert promising([best, twin, near, far], 1.0) == [best, near]
    assert promising([best, twin, near, far], 9.0) == [best, near, far]


def test_of_many_options_some_are_looked_at_each_once() -> None:
    below = random.Random(1).randrange
    assert some([1, 2, 3], 3, below) == [1, 2, 3]
    assert len({*some(range(50), 10, below)}) == 10


@pytest.mark.parametrize(("rounds", "turns"), [(0, 0), (1, 1), (2, 3)])
def test_the_game_is_played_on_to_the_end_of_an_own_turn(rounds: int, turns: int) -> None:
    game = position(2, rows=PREY | BARREN, raptors={0: (3, 6)})
    s = played_on(game.clone(), 0, rounds, any_option, random.Random(2).randrange)
    assert s.turns == game.checkpoint.turns + turns


def test_a_duke_takes_the_prey_before_his_turn_is_over() -> None:
    game, dice = position(2, rows=PREY | BARREN, raptors={0: (3, 6)}, hands={0: [GRIFFIN]}), random.Random(5)
    duke = Duke({"fredericus": SHORT})
    for _ in range(12):
        assert game.ask is not None
        if game.ask.what != "hunt" or 0 not in game.ask.options:
            break
        game.answer(0, duke.choose(game, 0, dice.randrange))
    assert game.state.players[0].creatures.count(GRIFFIN) == 1
