"""A game beside catanatron, a Catan in Python, in one run: alternating rounds, medians, CPU time.

    python tests/bench/catanatron_beside.py [ROUNDS [GAME]]

Prints decisions a second in random play of four, a copy in mid-turn, a replay, and the ratios that matter.  A replay
is held against our own play answer by answer, those of NATURE among them.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
from collections.abc import Callable
from hashlib import blake2b
from time import process_time
from typing import TypeVar

import msgpack
from catanatron.game import Game as Catan
from catanatron.models.player import Color, RandomPlayer

from staufer_engine.games import GAMES
from staufer_engine.kernel import NATURE, Game
from staufer_engine.record import Record
from staufer_lab.play import Log, Setting, play_at_random

T = TypeVar("T")
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
GAMES_A_ROUND, CATANS_A_ROUND, COPIES = 12, 4, 5
MOST_TURNS = 1000


def setting_of(game: str) -> Setting:
    """Four players and the options as they come."""
    rules = GAMES[game]
    return Setting(rules, 4, {option.name: option.values[0][0] for option in rules.options})


def compare(rounds: int, setting: Setting) -> dict[str, float]:
    logs: list[Log] = [[] for _ in range(GAMES_A_ROUND)]
    for seed, log in enumerate(logs):
        play_at_random(setting, random.Random(seed).random, [], log)
    made = sum(actor != NATURE for log in logs for answers in log for actor in answers)
    answers_a_decision = sum(map(len, logs)) / made
    spots = [spot for log in logs for spot in games_in_mid_turn(setting, log)]
    catans = [spot for seed in range(CATANS_A_ROUND) for spot in catans_in_mid_game(seed)]
    jobs: dict[str, Callable[[int], int]] = {
        "decisions_per_second": lambda n: sum(decisions(setting, GAMES_A_ROUND * n + g) for g in range(GAMES_A_ROUND)),
        "catanatron_decisions_per_second": lambda n: sum(ticks(CATANS_A_ROUND * n + g) for g in range(CATANS_A_ROUND)),
        "replay_answers_per_second": lambda _: sum(replay(setting, log, with_digests=False) for log in logs),
        "replay_with_digests_per_second": lambda _: sum(replay(setting, log, with_digests=True) for log in logs),
        "copies_per_second": lambda _: copies(Game.clone, spots),
        "catanatron_copies_per_second": lambda _: copies(Catan.copy, catans),
    }
    figures: dict[str, list[float]] = {name: [] for name in jobs}
    for n in range(rounds):
        for name, job in jobs.items():
            start = process_time()
            count = job(n)
            figures[name].append(count / (process_time() - start))
    medians = {name: statistics.median(measured) for name, measured in figures.items()}
    return {
        **{name: round(figure) for name, figure in medians.items()},
        "decisions_against_catanatron": round(
            medians["decisions_per_second"] / medians["catanatron_decisions_per_second"], 2
        ),
        "replay_against_own_play": round(
            medians["replay_answers_per_second"] / (medians["decisions_per_second"] * answers_a_decision), 2
        ),
        "copy_time_against_catanatron": round(
            medians["catanatron_copies_per_second"] / medians["copies_per_second"], 2
        ),
    }


def decisions(setting: Setting, seed: int) -> int:
    """Of the players alone, as catanatron counts them."""
    counts: list[int] = []
    play_at_random(setting, random.Random(seed).random, counts)
    return len(counts)


def ticks(seed: int) -> int:
    game, count = new_catan(seed), 0
    while is_running(game):
        game.play_tick()
        count += 1
    return count


def replay(setting: Setting, log: Log, with_digests: bool) -> int:
    game = Game(setting.rules, setting.new())
    for answers in log:
        for actor, choice in answers.items():
            assert game.is_legal(actor, choice)
        game.apply(answers)
        if with_digests:
            blake2b(msgpack.packb(setting.rules.view(game.state, 0).to_plain()), digest_size=16).digest()
    return len(log)


def copies(copy: Callable[[T], T], spots: list[T]) -> int:
    """Each is dropped before the next: with thousands held at once the garbage collector would be measured."""
    for spot in spots * COPIES:
        copy(spot)
    return len(spots) * COPIES


def games_in_mid_turn(setting: Setting, log: Log) -> list[Game[Record]]:
    game, spots = Game(setting.rules, setting.new()), []
    for n, answers in enumerate(log):
        if n > 100 and n % 7 == 3:
            spots.append(game.clone())
        game.apply(answers)
    return spots


def catans_in_mid_game(seed: int) -> list[Catan]:
    game, spots, count = new_catan(seed), [], 0
    while is_running(game):
        game.play_tick()
        count += 1
        if count % 50 == 0:
            spots.append(game.copy())
    return spots


def new_catan(seed: int) -> Catan:
    return Catan([RandomPlayer(colour) for colour in COLOURS], seed=seed + 1)


def is_running(game: Catan) -> bool:
    return game.winning_color() is None and game.state.num_turns < MOST_TURNS


if __name__ == "__main__":
    rounds, game = [*sys.argv[1:], *("7", "fredericus")[len(sys.argv) - 1 :]]
    print(json.dumps(compare(int(rounds), setting_of(game)), indent=2))
