"""One schedule for a test; ``--seed=N`` runs that one alone and tells its story."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.conftest import empty_database as empty_database  # with its tables, made once
from simulation.schedule import Report, run

MEMORY = Path("/dev/shm")  # noqa: S108 -- where there is one: nothing here has to outlive the test
Scheduled = Callable[[int], Report]


@pytest.fixture
def schedule(empty_database: Path) -> Iterator[Scheduled]:
    """Runs the schedule of a seed."""

    def of(seed: int) -> Report:
        with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
            return run(seed, Path(folder), empty_database)

    yield of
    gc.collect()  # each leaves many circles behind
