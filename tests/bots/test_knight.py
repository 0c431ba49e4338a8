"""How a knight thinks: whole turns, in worlds that may be true, judged by a table."""

from __future__ import annotations

import random

import pytest

from bots.thrifty import THRIFTY
from games.fredericus.scenes import K, T, position
from staufer_bots import BOTS
from staufer_bots.bot import any_option
from staufer_bots.turn_search import Budget, TurnSearch
from staufer_bots.values import A_WIN, features, lead, value
from staufer_bots.weights import WEIGHTS
from staufer_engine.games import GAMES
from staufer_engine.games.fredericus import RULES, State
from staufer_engine.games.fredericus.components import FALCON, GRIFFIN
from staufer_engine.kernel import NATURE, Choice, Game, Rules
from staufer_lab.play import Setting, play_at_random, play_games

BARREN = {side: [T, T] for side in (0, 1, 5, 6)}
PREY = {2: [K], 3: [GRIFFIN], 4: [K]}  # for a falcon on post 3


def defaults(game: str) -> dict[str, int]:
    return {option.name: option.values[0][0] for option in GAMES[game].options}


def test_the_whole_turn_is_searched_and_not_its_first_step_only() -> None:
    """Wanted is a falcon two posts on at the end of the turn: no single step shows that."""

    def is_there(rules: Rules[State], s: State, p: int) -> float:
        return float(s.players[p].raptors[FALCON] == 5)

    game, dice = position(rows=BARREN, raptors={0: (3, 6)}), random.Random(5)
    while game.ask is not None and game.ask.what == "hunt" and 0 in game.ask.options:
        search = TurnSearch(game, 0, (any_option, any_option), is_there)
        step = search.best(Budget(worlds=2, starts=50, changes=400), dice.randrange)
        assert step is not None
        game.answer(0, step)
    assert game.state.players[0].raptors[FALCON] == 5


def test_a_knight_takes_the_prey_before_his_turn_is_over() -> None:
    game, dice = position(2, rows=PREY | BARREN, raptors={0: (2, 6)}, hands={0: [GRIFFIN]}), random.Random(5)
    for _ in range(12):
        assert game.ask is not None
        if game.ask.what != "hunt" or 0 not in game.ask.options:
            break
        game.answer(0, BOTS["knight"].choose(game, 0, dice.randrange))
    assert game.state.players[0].creatures.count(GRIFFIN) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_table_weighs_every_feature_and_no_other(game: str) -> None:
    rules = GAMES[game]
    s = play_at_random(Setting(rules, 3, defaults(game)), random.Random(3).random, []).state
    assert set(features(s, 1)) == set(WEIGHTS[game])


@pytest.mark.parametrize("game", GAMES)
def test_when_the_game_is_over_its_result_is_the_value(game: str) -> None:
    rules = GAMES[game]
    s = play_at_random(Setting(rules, 2, defaults(game)), random.Random(3).random, []).state
    points = [sum(line.points[seat] for line in rules.score_sheet(s)) for seat in (0, 1)]
    winner = rules.ranking(s)[0][0]

    assert value(rules, s, winner) == lead(rules, s, winner) == points[winner] - points[1 - winner] + A_WIN
    assert value(rules, s, 1 - winner) == -value(rules, s, winner)


@pytest.mark.parametrize("game", GAMES)
def test_even_with_little_time_a_knight_beats_a_page(game: str) -> None:
    setting = Setting(GAMES[game], 2, defaults(game))
    tally = play_games(setting, 2, seed=1, bots=[THRIFTY["page"], THRIFTY["knight"]])
    assert tally.wins == [0, 2]


def test_questions_that_are_no_part_of_a_search_are_answered_as_a_squire_would() -> None:
    game = Game(RULES, RULES.new(2, defaults("fredericus")))
    while game.ask is not None and NATURE in game.ask.options:
        game.answer(NATURE, game.ask.options[NATURE]()[0])
    assert game.ask is not None
    assert game.ask.what == "first bet"
    (seat,) = game.ask.options
    chosen: set[Choice] = {BOTS[name].choose(game, seat, random.Random(2).randrange) for name in ("knight", "squire")}
    assert len(chosen) == 1
