"""A database of every earlier schema, with what people had in it, is as good under the present one.

``schemas/NUMBER.sql`` is a database as the program of that time left it: two players, a rated match that is over, one
that goes on, and something said.  Whoever adds a revision adds a file of the one before.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from sqlmodel import SQLModel

from server.fake_time import FakeClock
from server.people import Person
from staufer_protocol.replay import read_replay, verify
from staufer_server import models
from staufer_server.application import ServerConfig, start_server
from staufer_server.database import newest_revision
from staufer_server.migrating import migrate

SCHEMAS = Path(__file__).with_name("schemas")
VERSIONS = Path(models.__file__).with_name("migrations") / "versions"
KEY = "11" * 32
TOKENS = {"0001": "stf1_7LKX7IcBMK5vtQPxo1LnZgIhgVLcUkFRwH-N5RXPDjs"}
KEPT = ("account", "token", "match", "match_seat", "match_secret", "record", "rating", "rating_event", "chat_line")
OLD = sorted(file.stem for file in SCHEMAS.glob("*.sql"))


def database_of(revision: str, folder: Path) -> Path:
    path = folder / "staufer.sqlite"
    with sqlite3.connect(path) as writing:
        writing.executescript((SCHEMAS / f"{revision}.sql").read_text(encoding="utf-8"))
    writing.close()
    return path


def rows_of(path: Path, columns: dict[str, list[str]] | None = None) -> dict[str, set[tuple[object, ...]]]:
    """Everything in it, or those of its columns that are named."""
    reading = sqlite3.connect(path)
    named = columns or {table: columns_of(reading, table) for table in KEPT}
    found = {
        table: set(reading.execute(f'SELECT {", ".join(names)} FROM "{table}"').fetchall())
        for table, names in named.items()
    }
    reading.close()
    return found


def columns_of(reading: sqlite3.Connection, table: str) -> list[str]:
    return [f'"{row[1]}"' for row in reading.execute(f'PRAGMA table_info("{table}")')]


def test_there_is_a_database_of_every_earlier_schema() -> None:
    revisions = {file.name.partition("_")[0] for file in VERSIONS.glob("[0-9]*.py")}
    assert set(OLD) == revisions - {newest_revision()}


@pytest.mark.parametrize("revision", OLD)
def test_nothing_is_lost_when_a_schema_is_brought_up_to_date(revision: str, tmp_path: Path) -> None:
    path = database_of(revision, tmp_path)
    reading = sqlite3.connect(path)
    columns = {table: columns_of(reading, table) for table in KEPT}
    reading.close()
    before = rows_of(path, columns)
    assert all(before.values())
    migrate(path)
    assert rows_of(path, columns) == before
    reading = sqlite3.connect(path)
    assert reading.execute("SELECT version_num FROM alembic_version").fetchone() == (newest_revision(),)
    assert reading.execute("PRAGMA foreign_key_check").fetchall() == []
    assert reading.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    ledger = reading.execute("SELECT id FROM rating_event ORDER BY id").fetchall()
    assert ledger == [(n + 1,) for n in range(len(ledger))]
    assert reading.execute("SELECT count(*) FROM account WHERE look = ''").fetchone() == (0,)
    reading.close()


def test_the_migrations_make_the_tables_that_the_program_speaks_of(empty_database: Path) -> None:
    engine = create_engine(f"sqlite:///{empty_database}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, SQLModel.metadata) == []
    engine.dispose()


@pytest.mark.parametrize("revision", OLD)
async def test_people_of_an_earlier_schema_go_on_where_they_were(revision: str, tmp_path: Path) -> None:
    path = database_of(revision, tmp_path)
    reading = sqlite3.connect(path)
    (at,) = reading.execute("SELECT max(at) FROM rating_event").fetchone()
    reading.close()
    running = await start_server(ServerConfig(path, is_local=True, key=KEY), FakeClock(epoch=at))
    person = Person(running.url)
    person.token = TOKENS[revision]
    welcome = await person.come()
    assert welcome.name == "Costanza"
    (rating,) = [centi for game, centi, games in welcome.ratings if games]
    assert rating == 146_800
    assert len(welcome.live) == 1
    done = await person.get(f"/api/v1/players/{welcome.player}/matches")
    matches = done["matches"]
    assert isinstance(matches, list)
    over = next(line for line in matches if line["status"] == "done")
    assert over["change"] == -3200
    assert verify(read_replay(await person.download(bytes.fromhex(over["match"])))).is_verified
    await person.go()
    await running.stop()
