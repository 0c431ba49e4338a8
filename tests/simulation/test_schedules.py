"""Whatever breaks: nothing acknowledged is lost or done twice, all matches end and are rated once, all copies agree."""

from __future__ import annotations

import pytest

from simulation.conftest import Scheduled

SEEDS = range(104)  # at least 312 matches
MANY = range(104, 3360)  # at least 10,000 with those before


@pytest.mark.timeout(300)
@pytest.mark.parametrize("start", SEEDS[::4])
def test_nothing_is_lost_or_done_twice(schedule: Scheduled, start: int) -> None:
    for seed in range(start, start + 4):
        report = schedule(seed)
        assert not report.faults, report.story


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("start", MANY[::8])
def test_nothing_is_lost_or_done_twice_in_many_more_matches(schedule: Scheduled, start: int) -> None:
    for seed in range(start, start + 8):
        report = schedule(seed)
        assert not report.faults, report.story
