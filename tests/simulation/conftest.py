"""One schedule for a test; ``--seed=N`` runs that one alone and tells its story."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from simulation.schedule import Report, run
from staufer_server.migrating import migrate
from staufer_server.stores import SqliteStore

MEMORY = Path("/dev/shm")
Scheduled = Callable[[int], Report]


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With its tables, made once."""
    path = tmp_path_factory.mktemp("simulated") / "staufer.sqlite"
    migrate(SqliteStore(path))
    return path


@pytest.fixture
def schedule(empty_database: Path) -> Iterator[Scheduled]:
    """Runs the schedule of a seed."""

    def of(seed: int) -> Report:
        with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
            return run(seed, Path(folder), empty_database)

    yield of
    gc.collect()  # each leaves many circles behind
