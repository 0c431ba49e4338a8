"""How fast the engine, the stream and the client's start are on this machine: medians of several rounds."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from os import environ
from statistics import median
from time import perf_counter, process_time

from staufer_engine.games import GAMES
from staufer_engine.kernel import Game
from staufer_engine.record import Record
from staufer_lab.cost import cost_of_trust, micro
from staufer_lab.match import played_match
from staufer_lab.play import Log, Setting, play_at_random
from staufer_protocol.codec import dec, enc

GAMES_A_ROUND = 6
CLIENT_PATIENCE = 60  # seconds


def bench(rounds: int) -> dict[str, object]:
    settings = [Setting(rules, max(rules.players), {}) for rules in GAMES.values()]
    return {
        **{setting.rules.name: bench_a_game(setting, rounds) for setting in settings},
        **{f"{setting.rules.name}_trust": cost_of_trust(setting, partial(timed, rounds)) for setting in settings},
        "client": bench_the_client(),
    }


def bench_a_game(setting: Setting, rounds: int) -> dict[str, object]:
    """With the most players; all times are of one core."""
    logs: list[Log] = [[] for _ in range(GAMES_A_ROUND)]
    for seed, log in enumerate(logs):
        play_at_random(setting, random.Random(seed).random, [], log)  # noqa: S311 -- nothing secret
    answers = sum(len(log) for log in logs)
    moments = [moment for log in logs for moment in moments_of(setting, log)]
    saved = [save(moment) for moment in moments]
    count = len(moments)

    def play() -> None:
        for seed in range(GAMES_A_ROUND):
            play_at_random(setting, random.Random(seed).random, [])  # noqa: S311 -- nothing secret

    playing = timed(rounds, play)
    records = played_match(setting, seed=0).seq
    return {
        "seats": setting.seats,
        "choice_microseconds": micro(playing / answers),
        "choices_per_second": round(answers / playing),
        "clone_microseconds": micro(timed(rounds, lambda: [moment.clone() for moment in moments]) / count),
        "save_microseconds": micro(timed(rounds, lambda: [save(moment) for moment in moments]) / count),
        "save_bytes": round(median(len(data) for data in saved)),
        "load_microseconds": micro(timed(rounds, lambda: [load(setting, data) for data in saved]) / count),
        "whole_game_milliseconds": round(playing / GAMES_A_ROUND * 1000, 2),
        "records_per_second": round(records / timed(rounds, lambda: played_match(setting, seed=0))),
    }


def timed(rounds: int, job: Callable[[], object]) -> float:
    """Seconds of the processor, the median of the rounds."""
    taken = []
    for _ in range(rounds):
        start = process_time()
        job()
        taken.append(process_time() - start)
    return median(taken)


def moments_of(setting: Setting, log: Log) -> list[Game[Record]]:
    """Every seventh moment of a game, most of them in mid-turn."""
    game, moments = Game(setting.rules, setting.new()), []
    for n, answers in enumerate(log):
        if n % 7 == 3:
            moments.append(game.clone())
        game.apply(answers)
    return moments


def save(game: Game[Record]) -> bytes:
    """The start of the turn and the choices since, as they would be written to disk."""
    choices = [[[actor, answer] for actor, answer in answers.items()] for answers in game.choices]
    return enc([game.checkpoint.to_plain(), choices])


def load(setting: Setting, data: bytes) -> Game[Record]:
    match dec(data):
        case [list(checkpoint), list(choices)]:
            answers = [{actor: tuple(a) if isinstance(a, list) else a for actor, a in one} for one in choices]
            return Game(setting.rules, setting.rules.state.from_plain(checkpoint), answers)
    raise AssertionError("what was saved is two lists")


# -- the client ----------------------------------------------------------------------------


def bench_the_client() -> dict[str, object]:
    """From the start of its process to its first frame; without a screen it draws into memory."""
    if find_spec("PySide6") is None:
        return {"absent": "PySide6 is not installed: pip install 'staufer[client]'"}
    has_screen = sys.platform in ("win32", "darwin") or environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")
    surroundings = {**environ, **({} if has_screen else {"QT_QPA_PLATFORM": "offscreen"})}
    start = perf_counter()
    try:
        client = subprocess.run(
            [sys.executable, "-m", "staufer_client", "--first-frame"],
            env=surroundings, capture_output=True, text=True, timeout=CLIENT_PATIENCE, check=False,
        )  # fmt: skip
        figures = json.loads(client.stdout.splitlines()[-1])
    except subprocess.TimeoutExpired:
        return {"absent": f"the client showed no frame within {CLIENT_PATIENCE} seconds"}
    except (IndexError, json.JSONDecodeError):
        said = (client.stderr.strip().splitlines() or ["it said nothing"])[-1]
        return {"absent": f"the client ended with code {client.returncode}: {said}"}
    return {
        "first_frame_seconds": figures["first_frame_seconds"],
        "whole_process_seconds": round(perf_counter() - start, 3),
    }
