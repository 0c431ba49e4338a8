"""Hostile inputs at every door, found by atheris: nothing but complaints comes of them, soon and in little memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
IN_CI, LONG = 100_000, 10_000_000
LONGEST_MS, MOST_MB = 50, 512
REACHED = {  # that so many inputs get at least as far as this shows that they are not mere noise
    "decoder": ("read 0", "read 1", "read 2", "read 3", "E_FIELD"),
    "submission": ("Accepted", "E_ILLEGAL", "E_NOTHING_TO_UNDO", "E_STALE", "E_VOTE"),
    "apply": ("followed", "E_ILLEGAL_RECORD", "E_SEAL", "E_VIEW"),
    "importer": ("E_DIFFERS", "E_ILLEGAL", "E_SECRET", "E_HEADER", "E_SETUP", "E_RANGE"),
}
needs_atheris = pytest.mark.skipif(
    find_spec("atheris") is None, reason="NOT FUZZED: there is no atheris for this Python or system"
)


def fed(target: str, runs: int, seed: int, folder: Path) -> dict[str, object]:
    folders = [TESTS, ROOT / "shared", ROOT / "server", ROOT / "client"]
    feeding = subprocess.run(
        [sys.executable, "-m", "fuzz.feed", target, str(runs), str(seed), str(folder)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert feeding.returncode == 0, f"{feeding.stdout[-2000:]}\n{feeding.stderr[-4000:]}"
    return json.loads(feeding.stdout.splitlines()[-1])


def check(target: str, runs: int, seed: int, folder: Path) -> None:
    figures = fed(target, runs, seed, folder)
    print(target, figures)
    assert figures["runs"] == runs
    assert figures["slowest_ms"] <= LONGEST_MS
    assert figures["peak_mb"] < MOST_MB
    assert all(figures["outcomes"].get(outcome, 0) >= 10 for outcome in REACHED[target]), figures


@needs_atheris
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("target", REACHED)
def test_nothing_but_complaints_comes_of_hostile_inputs(target, tmp_path):
    check(target, IN_CI, seed=1, folder=tmp_path)


@needs_atheris
@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("target", REACHED)
def test_nothing_but_complaints_comes_of_ten_million_inputs(target, tmp_path):
    check(target, LONG, seed=2, folder=tmp_path)


@needs_atheris
@pytest.mark.parametrize(
    ("fault", "said"), [("crash", "IndexError"), ("slow", "TooSlow"), ("memory", "out-of-memory|TooLarge")]
)
def test_what_is_wrong_is_found(fault, said, tmp_path):
    """A door that breaks, dawdles or swallows memory on a rare input: the fuzzer notices each."""
    with pytest.raises(AssertionError, match=said):
        fed(f"faulty:{fault}", 20_000, seed=1, folder=tmp_path)
