"""Servers on a free port of this computer, and people who come to them.

What is tested of a server with a database is tested on SQLite and on a real PostgreSQL; where there is none, the
summary says so.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from sqlmodel import SQLModel

from server import postgres_cluster
from server.fake_time import FakeClock
from server.people import Person, Seen
from server.postgres_cluster import Cluster
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.clocks import PACES
from staufer_server.migrating import migrate
from staufer_server.postgres_url import PostgresUrl
from staufer_server.stores import Place, Row, SqliteStore, Value, store_at

ON_SQLITE_ALONE = {"test_browser", "test_openapi", "test_own_files"}  # of files, or long and of no new statement


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database_kind" in metafunc.fixturenames:
        kinds = ["sqlite"]
        if postgres_cluster.programs() and metafunc.module.__name__.rpartition(".")[2] not in ON_SQLITE_ALONE:
            kinds.append("postgres")
        metafunc.parametrize("database_kind", kinds)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not postgres_cluster.programs():
        terminalreporter.section("NOT RUN ON POSTGRESQL", red=True, bold=True)
        terminalreporter.line(f"The server was tested on SQLite alone: {postgres_cluster.NONE_HERE}.")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A real one."""
    if not postgres_cluster.programs():
        pytest.skip(postgres_cluster.NONE_HERE)
    with postgres_cluster.cluster() as running:
        yield running


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With its tables, made once."""
    path = tmp_path_factory.mktemp("empty") / "staufer.sqlite"
    migrate(SqliteStore(path))
    return path


@pytest.fixture(scope="session")
def empty_postgres(postgres: Cluster) -> str:
    """The name of a database with its tables, made once."""
    url = postgres.new()
    migrate(store_at(url))
    return url.text.rpartition("/")[2]


@pytest.fixture
def place(tmp_path: Path, database_kind: str, request: pytest.FixtureRequest) -> Place:
    """Where there is no table yet."""
    return request.getfixturevalue("postgres").new() if database_kind == "postgres" else tmp_path / "staufer.sqlite"


@pytest.fixture
def config(tmp_path: Path, database_kind: str, request: pytest.FixtureRequest) -> ServerConfig:
    place: Place = tmp_path / "staufer.sqlite"
    if database_kind == "postgres":
        place = request.getfixturevalue("postgres").new(request.getfixturevalue("empty_postgres"))
    else:
        shutil.copy(request.getfixturevalue("empty_database"), tmp_path / "staufer.sqlite")
    return ServerConfig(place, is_local=True, bot_pause=0.0, folder=tmp_path)


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
    """All of them at one table; by correspondence nobody is asked whether he is ready."""
    known = [set(person.matches) for person in people]
    for person in people:
        await person.search((len(people),), **wishes)
    played_at = PACES[str(wishes.get("pace", "quick"))]
    if played_at is None or played_at.is_live:
        return list(await asyncio.gather(*(person.be_ready() for person in people)))
    return list(await asyncio.gather(*map(Person.be_seated, people, known)))


def address_of(config: ServerConfig) -> str:
    """As the command line takes it."""
    return config.database.text if isinstance(config.database, PostgresUrl) else str(config.database)


def rows(config: ServerConfig, sql: str, *values: Value) -> list[Row]:
    """What one statement finds, or changes, beside the server."""
    connection = store_at(config.database).connect()
    try:
        cursor = connection.execute(sql, values)
        return cursor.fetchall() if cursor.description else []
    finally:
        connection.close()


def everything_kept(config: ServerConfig) -> bytes:
    """All that lies in the database, as whoever has stolen it sees it."""
    if isinstance(config.database, Path):
        return b"".join(path.read_bytes() for path in config.database.parent.glob("staufer.sqlite*"))
    values = [
        value for name in SQLModel.metadata.tables for row in rows(config, f'SELECT * FROM "{name}"') for value in row
    ]
    return b"\n".join(value if isinstance(value, bytes) else str(value).encode() for value in values)


def ledger_equals_ratings(config: ServerConfig) -> None:
    """Every rating is what it started from and the sum of its moves, and nothing else."""
    for account, ladder, centi, games, seed in rows(
        config, "SELECT account_id, ladder, centi, games, seed FROM rating"
    ):
        ((moves, count),) = rows(
            config,
            "SELECT coalesce(sum(after - before), 0), count(*) FROM rating_event WHERE account_id = ? AND ladder = ?",
            account, ladder,
        )  # fmt: skip
        assert (seed + moves, count) == (centi, games)  # type: ignore[operator]  # numbers
