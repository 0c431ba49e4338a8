"""A database of every earlier schema, with what people had in it, is as good under the present one.

``schemas/NUMBER.sql`` is a database as the program of that time left it: two players, a rated match that is over, one
that goes on, and something said.  Whoever adds a revision adds a file of the one before.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import aiohttp
import pytest
from sqlalchemy import Integer, MetaData, inspect

from server.fake_time import FakeClock
from server.people import Person
from staufer_server import models
from staufer_server.application import ServerConfig, start_server
from staufer_server.database import newest_revision
from staufer_server.migrating import migrate
from staufer_server.stores import Place, Row, SqliteStore, Store, store_at

SCHEMAS = Path(__file__).with_name("schemas")
VERSIONS = Path(models.__file__).with_name("migrations") / "versions"
KEY = "11" * 32
TOKENS = {
    "0001": "stf1_7LKX7IcBMK5vtQPxo1LnZgIhgVLcUkFRwH-N5RXPDjs",
    "0002": "stf1_T2AhKuuHBASlOeO41ADGLf5gnrfHD__qbOUKBRQFlVo",
    "0003": "stf1_T2AhKuuHBASlOeO41ADGLf5gnrfHD__qbOUKBRQFlVo",
    "0004": "stf1_T2AhKuuHBASlOeO41ADGLf5gnrfHD__qbOUKBRQFlVo",
    "0005": "stf1_T2AhKuuHBASlOeO41ADGLf5gnrfHD__qbOUKBRQFlVo",
    "0006": "stf1_T2AhKuuHBASlOeO41ADGLf5gnrfHD__qbOUKBRQFlVo",
}
OLD = sorted(file.stem for file in SCHEMAS.glob("*.sql"))


@pytest.fixture(params=OLD)
def revision(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture
def old(revision: str, place: Place) -> Store:
    """On PostgreSQL the tables of that time, with what the file has in them."""
    store, script = store_at(place), (SCHEMAS / f"{revision}.sql").read_text(encoding="utf-8")
    with sqlite3.connect(place if isinstance(place, Path) else ":memory:") as made:
        made.executescript(script)
        if not isinstance(place, Path):
            migrate(store, revision)
            fill(store, made)
    made.close()
    return store


def fill(store: Store, source: sqlite3.Connection) -> None:
    source.row_factory = sqlite3.Row
    engine, tables = store.changing_engine(), MetaData()
    with engine.begin() as connection:
        tables.reflect(connection)
        for table in tables.sorted_tables:
            lines = [dict(line) for line in source.execute(f'SELECT * FROM "{table.name}"')]
            if table.name == "alembic_version" or not lines:
                continue
            connection.execute(table.insert(), lines)
            if "id" in table.c and isinstance(table.c.id.type, Integer):
                numbers = f"pg_get_serial_sequence('{table.name}', 'id')"
                connection.exec_driver_sql(f"SELECT setval({numbers}, {max(line['id'] for line in lines)})")
    engine.dispose()


def columns_of(store: Store) -> dict[str, list[str]]:
    """Of every table; set-ups of matches are looked at by taking the matches up."""
    engine = store.changing_engine()
    looking = inspect(engine)
    found = {
        table: [f'"{column["name"]}"' for column in looking.get_columns(table) if column["name"] != "setup"]
        for table in looking.get_table_names()
        if table != "alembic_version"
    }
    engine.dispose()
    return found


def rows_of(store: Store, columns: dict[str, list[str]]) -> dict[str, set[Row]]:
    connection = store.connect()
    found = {
        table: set(connection.execute(f'SELECT {", ".join(names)} FROM "{table}"').fetchall())
        for table, names in columns.items()
    }
    connection.close()
    return found


def test_there_is_a_database_of_every_earlier_schema() -> None:
    revisions = {file.name.partition("_")[0] for file in VERSIONS.glob("[0-9]*.py")}
    assert set(OLD) == revisions - {newest_revision()}


def test_nothing_is_lost_when_a_schema_is_brought_up_to_date(old: Store) -> None:
    columns = columns_of(old)
    columns["match"] = ["id", "game", "pace", "rated", "outcome", "started"]  # whether it goes on may change
    before = rows_of(old, columns)
    assert all(before.values())
    migrate(old)
    assert rows_of(old, columns) == before
    assert old.revision() == newest_revision()
    reading = old.connect()
    if isinstance(old, SqliteStore):
        assert reading.execute("PRAGMA foreign_key_check").fetchall() == []
        assert reading.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    ledger = reading.execute("SELECT id FROM rating_event ORDER BY id").fetchall()
    assert ledger == [(n + 1,) for n in range(len(ledger))]
    assert reading.execute("SELECT count(*) FROM account WHERE look = ''").fetchone() == (0,)
    reading.close()


async def test_people_of_an_earlier_schema_go_on_where_they_were(
    revision: str, old: Store, place: Place, tmp_path: Path
) -> None:
    reading = old.connect()
    ((at,),) = reading.execute("SELECT max(at) FROM rating_event").fetchall()
    reading.close()
    assert isinstance(at, int)
    running = await start_server(ServerConfig(place, is_local=True, key=KEY, folder=tmp_path), FakeClock(epoch=at))
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
