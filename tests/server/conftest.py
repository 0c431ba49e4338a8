"""Servers on a free port of this computer, and people who come to them."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from server.fake_time import FakeClock
from server.people import Person, Seen
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.migrating import migrate


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With its tables, made once."""
    path = tmp_path_factory.mktemp("empty") / "staufer.sqlite"
    migrate(path)
    return path


@pytest.fixture
def config(tmp_path: Path, empty_database: Path) -> ServerConfig:
    shutil.copy(empty_database, tmp_path / "staufer.sqlite")
    return ServerConfig(tmp_path / "staufer.sqlite", is_local=True, bot_pause=0.0)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def server(config: ServerConfig) -> AsyncIterator[RunningServer]:
    running = await start_server(config)
    yield running
    await running.stop()


@pytest.fixture
async def slow_server(config: ServerConfig, clock: FakeClock) -> AsyncIterator[RunningServer]:
    """A server whose time a test moves."""
    running = await start_server(config, clock)
    yield running
    await running.stop()


@pytest.fixture
async def guests() -> AsyncIterator[Callable[[str, int], Awaitable[list[Person]]]]:
    """People who have come to a server; they leave at the end of the test."""
    came: list[Person] = []

    async def arrive(url: str, count: int) -> list[Person]:
        people = [Person(url, seed) for seed in range(len(came), len(came) + count)]
        came.extend(people)
        for person in people:
            await person.come()
        return people

    yield arrive
    for person in came:
        await person.go()


async def sit_together(people: list[Person], **wishes: object) -> list[Seen]:
    """All of them at one table."""
    for person in people:
        await person.search((len(people),), **wishes)
    return list(await asyncio.gather(*(person.be_ready() for person in people)))


def ledger_equals_ratings(database: Path) -> None:
    """Every rating is what it started from and the sum of its moves, and nothing else."""
    with sqlite3.connect(database) as reading:
        ratings = reading.execute("SELECT account_id, ladder, centi, games, seed FROM rating").fetchall()
        for account, ladder, centi, games, seed in ratings:
            moves = reading.execute(
                "SELECT coalesce(sum(after - before), 0), count(*) FROM rating_event WHERE account_id=? AND ladder=?",
                (account, ladder),
            ).fetchone()
            assert (seed + moves[0], moves[1]) == (centi, games)
    reading.close()
