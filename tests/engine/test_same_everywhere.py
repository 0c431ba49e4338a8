"""A game goes the same way in every process, whatever the seed of its hashes; and the kernel is cheap to import."""

from __future__ import annotations

import os
import subprocess
import sys

from staufer_engine.games import GAMES

GAME = """
import random, hashlib
from staufer_engine.games import GAMES
from staufer_engine.kernel import Game
from staufer_engine.phrases import say

for name, rules in GAMES.items():
    dice, seen = random.Random(5), hashlib.sha256()
    seats = rules.players[-1]
    game = Game(rules, rules.new(seats, {}))
    while game.ask:
        answers = {actor: dice.choice(list(options())) for actor, options in game.ask.options.items()}
        for told in game.apply(answers):
            line = rules.words.event(game.state, told)
            seen.update(repr((told, line and say(line, "abcdef"))).encode())
        for observer in (*range(seats), None):
            seen.update(repr(rules.view(game.state, observer).to_plain()).encode())
    print(name, seen.hexdigest())
"""


def run(source, seed):
    return subprocess.run(
        [sys.executable, "-c", source],
        env={**os.environ, "PYTHONHASHSEED": str(seed)},
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def test_hash_seeds_change_nothing():
    first = run(GAME, 1)
    assert [line.split()[0] for line in first.splitlines()] == list(GAMES)
    assert run(GAME, 2) == first


def test_the_kernel_brings_no_game_with_it():
    source = "import sys, staufer_engine.views; print([name for name in sys.modules if '.games' in name])"
    assert run(source, 0).strip() == "[]"


def test_a_game_brings_no_other_with_it():
    source = "import sys; from staufer_engine.games import GAMES; GAMES['fredericus']; " + (
        "print([name for name in GAMES if f'staufer_engine.games.{name}' in sys.modules])"
    )
    assert run(source, 0).strip() == "['fredericus']"
