"""One writer, whole commits, migrations, and secrets that do not lie about openly."""

from __future__ import annotations

import asyncio
import stat
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlmodel import SQLModel

from server.conftest import everything_kept, sit_together
from server.people import Person
from staufer_protocol.messages import Accepted
from staufer_server.application import RunningServer, ServerConfig
from staufer_server.chronicle import ends_of
from staufer_server.config import BadConfig, database_place
from staufer_server.database import Database, DatabaseUnusable, Transaction, newest_revision
from staufer_server.postgres_url import PostgresUrl
from staufer_server.stores import Place, Value
from staufer_server.vault import RecordCipher, Vault, WrongKey, open_vault

Guests = Callable[[str, int], Awaitable[list[Person]]]
ADD = "INSERT INTO account(kind, name, name_key, is_named, created, last_seen) VALUES('guest',?,?,FALSE,0,0)"


@pytest.fixture
async def database(place: Place) -> AsyncIterator[Database]:
    opened = Database(place)
    opened.start()
    yield opened
    await opened.stop()


def add(name: str) -> Callable[[Transaction], int]:
    return lambda tx: tx.add(ADD, name, name)


async def names(database: Database) -> set[object]:
    return {row[0] for row in await database.do(lambda tx: tx.rows("SELECT name FROM account"))}


async def test_the_migrations_make_exactly_the_tables_of_the_models(database: Database) -> None:
    engine = database.store.changing_engine()
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, SQLModel.metadata) == []
    engine.dispose()


async def test_the_newest_revision_is_known_by_its_file(database: Database) -> None:
    assert database.store.revision() == newest_revision()


async def test_only_matches_that_count_are_remembered_against_or_for_a_player(
    server: RunningServer, guests: Guests
) -> None:
    """A void match is no match finished in order, of which ten forgive one that was left."""
    people = await guests(server.url, 2)
    for n, actions in enumerate((((4, 1, 1), (4, 1, 1)), ((3,),))):
        before = [len(person.heard) for person in people]
        for person in people:
            await person.search()
        seats = await asyncio.gather(*(p.be_ready(since) for p, since in zip(people, before, strict=True)))
        for k, action in enumerate(actions):
            assert isinstance(await people[k].act(seats[k], action), Accepted)
            await people[1 - k].reach(seats[1 - k], seats[k].course.seq)
        assert (await people[1].over(seats[1])).unrated_because == ("void", "")[n]
    assert [how for how, _ in await server.database.do(ends_of(people[0].player, 9))] == ["resigned"]


async def test_the_log_is_synced_at_every_commit(database: Database, database_kind: str) -> None:
    if database_kind == "postgres":
        assert await database.do(lambda tx: tx.row("SHOW synchronous_commit")) == ("on",)
        return
    pragmas = await database.do(lambda tx: (tx.row("PRAGMA journal_mode"), tx.row("PRAGMA synchronous")))
    assert pragmas == (("wal",), (2,))


async def test_work_that_fails_takes_nothing_with_it(database: Database) -> None:
    def half(tx: Transaction) -> None:
        tx.add(ADD, "half", "half")
        raise ValueError("in the middle")

    results = await asyncio.gather(
        database.do(add("first")), database.do(half), database.do(add("last")), return_exceptions=True
    )
    assert isinstance(results[1], ValueError)
    assert await names(database) == {"first", "last"}


async def test_many_pieces_of_work_are_all_done_in_order(database: Database) -> None:
    ids = await asyncio.gather(*(database.do(add(f"guest {n}")) for n in range(600)))
    assert ids == list(range(1, 601))


async def test_what_was_asked_for_is_written_before_the_end(place: Place) -> None:
    database = Database(place)
    database.start()
    waits = [asyncio.ensure_future(database.do(add(f"guest {n}"))) for n in range(50)]
    await asyncio.sleep(0)  # all of them have asked
    await database.stop()
    assert len(await asyncio.gather(*waits)) == 50
    with pytest.raises(DatabaseUnusable):
        await database.do(add("too late"))


async def test_a_file_that_is_no_database_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear Emperor, " * 100)
    with pytest.raises(DatabaseUnusable, match=r"letter\.txt cannot be used: file is not a database"):
        Database(path).start()


async def test_a_database_of_a_newer_program_is_refused(place: Place) -> None:
    database = Database(place)
    database.start()
    await database.do(lambda tx: tx.run("UPDATE alembic_version SET version_num = '9999'"))
    await database.stop()
    with pytest.raises(DatabaseUnusable, match="newer"):
        Database(place).start()


def test_a_database_is_a_file_or_the_url_of_postgresql() -> None:
    assert database_place("sqlite:////var/lib/staufer.sqlite") == Path("/var/lib/staufer.sqlite")
    assert database_place("staufer.sqlite") == Path("staufer.sqlite")
    url = database_place("postgresql://staufer:hunting@somewhere:5433/staufer?sslmode=require")
    assert isinstance(url, PostgresUrl)
    assert str(url) == "postgresql://somewhere:5433/staufer"
    assert "hunting" not in repr(url)
    with pytest.raises(BadConfig, match="mysql:// is not supported"):
        database_place("mysql://somewhere/staufer")


async def test_a_database_that_does_not_answer_is_said_without_its_password() -> None:
    with pytest.raises(DatabaseUnusable, match=r"postgresql://127\.0\.0\.1:1/staufer cannot") as refused:
        Database(PostgresUrl("postgresql://staufer:hunting@127.0.0.1:1/staufer")).start()
    assert "hunting" not in str(refused.value)


async def test_two_servers_that_start_at_once_make_the_tables_once(place: Place) -> None:
    both = [Database(place), Database(place)]
    await asyncio.gather(*(asyncio.to_thread(one.start) for one in both))
    await both[0].do(add("one"))
    assert await names(both[1]) == {"one"}
    for one in both:
        await one.stop()


async def test_one_writes_at_a_time_though_they_be_two(place: Place) -> None:
    """What a piece of work has seen is so until it is written: nobody else has written meanwhile."""
    both = [Database(place), Database(place)]
    for one in both:
        one.start()
    await both[0].do(add("0"))

    def count(tx: Transaction) -> int:
        ((seen,),) = tx.rows("SELECT name FROM account")
        time.sleep(0.002)
        return tx.run("UPDATE account SET name = ?", str(int(str(seen)) + 1))

    await asyncio.gather(*(one.do(count) for _ in range(20) for one in both))
    assert await names(both[0]) == {"40"}
    for one in both:
        await one.stop()


def test_the_key_file_is_its_owners_alone_and_is_found_again(tmp_path: Path) -> None:
    database = tmp_path / "staufer.sqlite"
    wrapped = open_vault(database, "", lambda n: bytes(range(n))).wrap(b"m" * 16, b"secret")
    file = tmp_path / "staufer.sqlite.key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert open_vault(database, "", bytes).unwrap(b"m" * 16, wrapped) == b"secret"
    given = open_vault(database, "ab" * 32, bytes)
    with pytest.raises(WrongKey):
        given.unwrap(b"m" * 16, wrapped)
    with pytest.raises(BadConfig, match="64 hexadecimal digits"):
        open_vault(database, "short", bytes)


def test_a_wrapped_secret_belongs_to_its_match() -> None:
    vault = Vault(bytes(32), bytes)
    with pytest.raises(WrongKey):
        vault.unwrap(b"b" * 16, vault.wrap(b"a" * 16, b"secret"))


def test_sealed_parts_are_encrypted_and_bound_to_their_record() -> None:
    cipher = RecordCipher(b"m" * 16, bytes(32))
    closed = cipher.close(7, (b"one", b"two"))
    assert b"one" not in closed
    assert cipher.open(7, closed) == (b"one", b"two")
    assert cipher.close(8, ()) == b""
    with pytest.raises(WrongKey):
        cipher.open(8, closed)


async def test_no_secret_lies_in_the_database_while_a_match_goes_on(
    server: RunningServer, config: ServerConfig, guests: Guests, capsys: pytest.CaptureFixture[str]
) -> None:
    people = await guests(server.url, 2)
    seats = await sit_together(people)
    host = server.matches.live(seats[0].setup.match).truth.host
    salts = [seal.salt for record in host.records for seal in record.seals]
    assert salts
    files = everything_kept(config)
    assert host.secret not in files
    assert not any(salt in files for salt in salts)
    said = capsys.readouterr()
    for person in people:
        assert person.token not in said.out + said.err
    assert host.secret.hex() not in said.out + said.err


async def test_a_failed_commit_answers_nobody_and_ends_the_writing(database: Database) -> None:
    real = database._connection

    class Refusing:
        """A disk that is full when it comes to the commit."""

        def execute(self, sql: str, *values: Sequence[Value]) -> object:
            if sql == "COMMIT":
                raise database.store.errors[0]("database or disk is full")
            return real.execute(sql, *values)

        def close(self) -> None:
            real.close()

    database._connection = Refusing()  # type: ignore[assignment]  # stands in for a full disk
    with pytest.raises(DatabaseUnusable, match="disk is full"):
        await database.do(add("lost"))
    await asyncio.wait_for(database.failed.wait(), 5)
    assert database.has_failed
    with pytest.raises(DatabaseUnusable):
        await database.do(add("after"))
