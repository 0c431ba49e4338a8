"""A database of every earlier schema, with what people had in it, is as good under the present one.

``schemas/NUMBER.sql`` is a database as the program of that time left it: two players, a rated match that is over, one
that goes on, and something said.  Whoever adds a revision adds a file of the one before.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import aiohttp
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from sqlmodel import SQLModel

from server.fake_time import FakeClock
from server.people import Person
from staufer_server import models
from staufer_server.application import ServerConfig, start_server
from staufer_server.database import newest_revision
from staufer_server.migrating import migrate

SCHEMAS = Path(__file__).with_name("schemas")
VERSIONS = Path(models.__file__).with_name("migrations") / "versions"
KEY = "11" * 32
TOKENS = {
    "0001": "stf1_7LKX7IcBMK5vtQPxo1LnZgIhgVLcUkFRwH-N5RXPDjs",
    "0002": "stf1_T2AhKuuHBASlOeO41ADGLf5gnrfHD__qbOUKBRQFlVo",
    "0003": "stf1_T2AhKuuHBASlOeO41ADGLf5gnrfHD__qbOUKBRQFlVo",
    "0004": "stf1_T2AhKuuHBASlOeO41ADGLf5gnrfHD__qbOUKBRQFlVo",
}
OLD = sorted(file.stem for file in SCHEMAS.glob("*.sql"))


def database_of(revision: str, folder: Path) -> Path:
    path = folder / "staufer.sqlite"
    with sqlite3.connect(path) as writing:
        writing.executescript((SCHEMAS / f"{revision}.sql").read_text(encoding="utf-8"))
    writing.close()
    return path


def columns_of(path: Path) -> dict[str, list[str]]:
    """Of every table; set-ups of matches are looked at by taking the matches up."""
    reading = sqlite3.connect(path)
    tables = [row[0] for row in reading.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {
        table: [f'"{row[1]}"' for row in reading.execute(f'PRAGMA table_info("{table}")') if row[1] != "setup"]
        for table in tables
        if table != "alembic_version" and not table.startswith("sqlite_")
    }
    reading.close()
    return found


def rows_of(path: Path, columns: dict[str, list[str]]) -> dict[str, set[tuple[object, ...]]]:
    reading = sqlite3.connect(path)
    found = {
        table: set(reading.execute(f'SELECT {", ".join(names)} FROM "{table}"').fetchall())
        for table, names in columns.items()
    }
    reading.close()
    return found


def test_there_is_a_database_of_every_earlier_schema() -> None:
    revisions = {file.name.partition("_")[0] for file in VERSIONS.glob("[0-9]*.py")}
    assert set(OLD) == revisions - {newest_revision()}


@pytest.mark.parametrize("revision", OLD)
def test_nothing_is_lost_when_a_schema_is_brought_up_to_date(revision: str, tmp_path: Path) -> None:
    path = database_of(revision, tmp_path)
    columns = columns_of(path)
    columns["match"] = ["id", "game", "pace", "rated", "outcome", "started"]  # whether it goes on may change
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
    assert welcome.live == ()  # players had no share in the chance of matches then
    done = await person.get(f"/api/v1/players/{welcome.player}/matches")
    matches = done["matches"]
    assert isinstance(matches, list)
    begun, over = sorted(matches, key=lambda line: str(line["status"]), reverse=True)
    assert (begun["status"], over["status"], over["change"]) == ("void", "done", -3200)
    assert (await person.get(f"/api/v1/matches/{begun['match']}"))["unrated_because"] == "outdated"
    assert len((await person.get(f"/api/v1/matches/{over['match']}"))["results"]) == 2  # type: ignore[arg-type]  # a list
    async with aiohttp.ClientSession() as http, http.get(f"{running.url}/match/{over['match']}") as page:
        assert page.status == 200
    await person.go()
    await running.stop()
