"""The simulation itself: a seed is one schedule, something does break in it, and it sees what is planted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from simulation.bugs import BUGS
from simulation.conftest import Scheduled
from simulation.schedule import PLANS, WILD
from staufer_engine.games import GAMES

WITHIN = 10  # schedules in which each planted fault shows itself


def test_every_game_is_played() -> None:
    assert {plan.game for plan in PLANS} == set(GAMES)


@pytest.mark.timeout(300)
def test_a_seed_is_one_schedule(empty_database: Path, schedule: Scheduled) -> None:
    """In another process, with other hashes, too."""
    told = subprocess.run(
        [sys.executable, "-m", "simulation.again", "2", str(empty_database)],
        env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    report = schedule(2)
    assert told.stdout.split() == [report.course, str(report.events)]
    assert report.kills > 1
    assert report.promised > 100


@pytest.mark.timeout(300)
@pytest.mark.parametrize("name", BUGS)
def test_a_planted_fault_turns_it_red(schedule: Scheduled, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    BUGS[name](monkeypatch)
    stories = (schedule(seed, WILD) for seed in range(WITHIN))
    red = next((report for report in stories if report.faults), None)
    assert red is not None, f"{WITHIN} schedules saw nothing of it"
    assert f"--seed={red.seed}" in red.story
