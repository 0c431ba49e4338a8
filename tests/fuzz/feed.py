"""Feeds one target with mutated inputs, in a process of its own: ``python -m fuzz.feed TARGET RUNS SEED FOLDER``.

It ends with code 0 if nothing was wrong, and prints how many there were, the slowest in ms, the most memory in MB,
and what came of them.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

import atheris

LONGEST = 0.050  # seconds of the processor for one input
ATTEMPTS = 4  # an input is slow if it is so every time: the machine may hiccup
MOST_MEMORY = 512  # MB
LONGEST_INPUT = 20_000  # bytes
BY_FORM = 0.9  # of the inputs are mutated by their form, the others as bytes
AFRESH = 0.6  # of those begin with what is right, so that they get far

with atheris.instrument_imports(include=["staufer_protocol"]):
    import staufer_protocol.host
    import staufer_protocol.replay  # noqa: F401 -- imported to be instrumented

from fuzz.targets import TARGETS, Target  # noqa: E402 -- what they test is instrumented above


class TooSlow(Exception):
    """An input that takes too long to be harmless."""


class TooLarge(Exception):
    """An input that takes too much memory to be harmless."""


class Fed:
    def __init__(self, target: Target, wanted: int) -> None:
        self.target = target
        self.wanted = wanted
        self.runs = 0
        self.slowest = 0.0

    def one_input(self, data: bytes) -> None:
        self.runs += 1
        taken = timed(self.target, data)
        for _ in range(ATTEMPTS - 1):
            if taken <= LONGEST:
                break
            taken = min(taken, timed(self.target, data))
        self.slowest = max(self.slowest, taken)
        if taken > LONGEST:
            raise TooSlow(f"{len(data)} bytes took {taken * 1000:.0f} ms")
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        if peak >= MOST_MEMORY:
            raise TooLarge(f"{peak} MB are taken after {len(data)} bytes")
        if self.runs == self.wanted:
            self.report(peak)
            os._exit(0)

    def report(self, peak: int) -> None:
        figures = {
            "runs": self.runs,
            "slowest_ms": round(self.slowest * 1000, 1),
            "peak_mb": peak,
            "outcomes": dict(self.target.outcomes.most_common()),
        }
        print(json.dumps(figures), flush=True)

    def mutator(self, data: bytes, max_size: int, seed: int) -> bytes:
        dice = Random(seed)
        if dice.random() < BY_FORM:
            right = dice.choice(self.target.seeds) if dice.random() < AFRESH else data
            return self.target.mutate(right, dice)[:max_size]
        return bytes(atheris.Mutate(data, max_size))


def timed(target: Callable[[bytes], None], data: bytes) -> float:
    start = process_time()
    target(data)
    return process_time() - start


def feed(name: str, runs: int, seed: int, folder: Path) -> None:
    target = TARGETS[name]()
    fed = Fed(target, runs)
    corpus = folder / "corpus"
    corpus.mkdir(parents=True)
    for n, known in enumerate(target.seeds):
        target(known)
        (corpus / f"{n:04}").write_bytes(known)
    options = [
        f"-runs={runs * 2}", f"-seed={seed}", f"-rss_limit_mb={MOST_MEMORY}", f"-max_len={LONGEST_INPUT}",
        "-timeout=60", "-len_control=0", "-verbosity=0", f"-artifact_prefix={folder}/",
    ]  # fmt: skip
    atheris.Setup([sys.argv[0], *options, str(corpus)], fed.one_input, custom_mutator=fed.mutator)
    atheris.Fuzz()  # ends the process


if __name__ == "__main__":
    feed(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]))
