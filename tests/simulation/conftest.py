"""One schedule for a test; ``--seed=N`` runs that one alone and tells its story."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from simulation.schedule import USUAL, Report, Temper, run
from staufer_server.migrating import migrate
from staufer_server.stores import SqliteStore

MEMORY = Path("/dev/shm")


class Scheduled(Protocol):
    def __call__(self, seed: int, temper: Temper = USUAL) -> Report: ...


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With its tables, made once."""
    path = tmp_path_factory.mktemp("simulated") / "staufer.sqlite"
    migrate(SqliteStore(path))
    return path


@pytest.fixture
def schedule(empty_database: Path) -> Iterator[Scheduled]:
    """Runs the schedule of a seed."""

    def of(seed: int, temper: Temper = USUAL) -> Report:
        with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
            return run(seed, Path(folder), empty_database, temper)

    yield of
    gc.collect()  # each leaves many circles behind
