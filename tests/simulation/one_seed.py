"""``pytest --seed=N``: the schedule of one seed again, with its last events."""

from __future__ import annotations

import pytest

from simulation.conftest import Scheduled


def test_the_schedule_of_the_seed(schedule: Scheduled, pytestconfig: pytest.Config) -> None:
    report = schedule(pytestconfig.getoption("--seed"))
    print(*report.last, sep="\n")
    assert not report.faults, report.story
