"""Fits the table by which knights and dukes judge positions, from games that squires play to their end.

How a game begins is left to chance: until some round each player has whims, one few and another many,
so that positions are met into which no squire would come by himself.  From there on both play as well as
they can.  After every turn the features of the position are noted for who played it, and in the end by
how many points he was ahead.  The weights are those that foretell this best (least squares, with a slight
pull towards 0), so that they can be read: what a thing was worth in points at the end.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from statistics import fmean

from staufer_bots import BOTS
from staufer_bots.bot import any_option
from staufer_bots.values import features, lead
from staufer_engine.games import GAMES
from staufer_engine.kernel import NATURE, Choice, Game
from staufer_engine.views import part_of
from staufer_lab.play import Setting

WHIMS_END = {"fredericus": 7, "stupor_mundi": 6, "de_vulgari": 13}  # before this round
MANY = 1000  # to whom so many fall, all that he does is a whim
PULL = 3.0  # towards 0, as so many games that show nothing would
DECIMALS = 3
GAMES_A_FIT = {"fredericus": 1000, "stupor_mundi": 300, "de_vulgari": 2000}  # behind the tables that are kept
SEATS = (2,)  # where every point that one gains counts against the one rival
CHUNK = 10  # games a worker plays at a time

Row = tuple[dict[str, float], float]  # features and lead


@dataclass(frozen=True)
class Part:
    game: str
    seats: int
    seed: int
    first: int
    games: int


def fit(game: str, games: int, seed: int, workers: int) -> dict[str, float]:
    """The weights by name; the same numbers give the same weights, however many workers there are."""
    parts = [
        Part(game, number, seed, first, min(CHUNK, games - first))
        for number in SEATS
        for first in range(0, games, CHUNK)
    ]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        rows = [row for part in pool.map(play_part, parts) for row in part]
    return fitted(rows)


def play_part(part: Part) -> list[Row]:
    rules = GAMES[part.game]
    setting = Setting(rules, part.seats, {option.name: option.values[0][0] for option in rules.options})
    rows = []
    for number in range(part.first, part.first + part.games):
        chance = random.Random(f"{part.seed} {part.seats} {number}")  # noqa: S311 -- nothing secret
        rows += rows_of_a_game(setting, chance)
    return rows


def rows_of_a_game(setting: Setting, chance: random.Random) -> list[Row]:
    rules, below = setting.rules, chance.randrange
    game = Game(rules, setting.new())
    copies = [Game(rules, setting.new()) for _ in range(setting.seats)]
    whims, sober = [below(MANY) for _ in copies], below(WHIMS_END[rules.name])
    met: list[tuple[int, dict[str, float]]] = []
    player = NATURE
    while game.ask is not None:
        ask, turn = game.ask, game.checkpoint
        is_sober = rules.rounds(game.state) >= sober
        answers: dict[int, Choice] = {}
        for actor, open_to in ask.options.items():
            if actor == NATURE:
                options = open_to()
                answers[actor] = options[below(len(options))]
            else:
                has_a_whim = not is_sober and below(MANY) < whims[actor]
                think = any_option if has_a_whim else BOTS["squire"].choose
                answers[actor] = think(copies[actor], actor, below)
                player = actor
        game.apply(answers)
        for seat, copy in enumerate(copies):
            copy.apply(part_of(ask, answers, seat))
        if game.checkpoint is not turn:
            if is_sober and player != NATURE and game.ask is not None:
                met.append((player, features(game.checkpoint, player)))
            player = NATURE
    leads = [lead(rules, game.state, seat) for seat in range(setting.seats)]
    return [(features, leads[seat]) for seat, features in met]


# -- least squares -------------------------------------------------------------------------


def fitted(rows: Sequence[Row]) -> dict[str, float]:
    """The pull is the same for every feature, whatever its scale."""
    names = sorted({name for found, _ in rows for name in found})
    scale = {name: fmean(found.get(name, 0.0) ** 2 for found, _ in rows) ** 0.5 or 1.0 for name in names}
    table = [[found.get(name, 0.0) / scale[name] for name in names] for found, _ in rows]
    left = [[PULL * (row == column) for column in range(len(names))] for row in range(len(names))]
    right = [0.0] * len(names)
    for values, (_, result) in zip(table, rows, strict=True):
        for n, value in enumerate(values):
            if value:
                right[n] += value * result
                line = left[n]
                for m, other in enumerate(values):
                    line[m] += value * other
    weights = solved(left, right)
    return {name: round(weight / scale[name], DECIMALS) for name, weight in zip(names, weights, strict=True)}


def solved(left: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Of *left* x = *right*, which has one solution, by elimination."""
    lines = [[*line, one] for line, one in zip(left, right, strict=True)]
    size = len(lines)
    for n in range(size):
        pivot = max(range(n, size), key=lambda row: abs(lines[row][n]))
        lines[n], lines[pivot] = lines[pivot], lines[n]
        lines[n] = [one / lines[n][n] for one in lines[n]]
        for row in range(size):
            if row != n and lines[row][n]:
                factor = lines[row][n]
                lines[row] = [one - factor * other for one, other in zip(lines[row], lines[n], strict=True)]
    return [line[-1] for line in lines]
