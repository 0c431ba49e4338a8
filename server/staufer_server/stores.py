"""What the database is kept in: a file of SQLite, or PostgreSQL by its URL.

Both are spoken to in the same plain SQL with ``?`` for values, and both know one writer at a time: whoever has begun
to write lets nobody else begin.  So a piece of work that has looked may rely on what it saw.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from staufer_server.denials import Denied
from staufer_server.holding import hold_file
from staufer_server.own_files import FILE, FOLDER, close, keep_file
from staufer_server.postgres_url import PostgresUrl

Value = int | str | bytes | None
Row = tuple[Value, ...]
Place = Path | PostgresUrl
PRAGMAS = ("foreign_keys=ON", "busy_timeout=5000", "trusted_schema=OFF", "synchronous=FULL")
BESIDE = ("-wal", "-shm", "-journal")
LONGEST_CHANGE = 60.0  # s, that a server waits for another one that changes the schema
PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6)  # s
REVISION = "SELECT version_num FROM alembic_version"


class Cursor(Protocol):
    @property
    def rowcount(self) -> int: ...
    @property
    def description(self) -> Sequence[Sequence[object]] | None: ...
    def fetchone(self) -> Row | None: ...
    def fetchall(self) -> list[Row]: ...


class Connection(Protocol):
    def execute(self, sql: str, values: Sequence[Value] = ..., /) -> Cursor: ...
    def executemany(self, sql: str, rows: Iterable[Sequence[Value]], /) -> object: ...
    def close(self) -> None: ...


class Hold(Protocol):
    """What one server has for itself until it closes it or ends."""

    def close(self) -> None: ...


class Store(Protocol):
    """One kind of database at one place."""

    name: str  # as people are told; without a password
    begin: str  # the statement with which the one writer begins
    errors: tuple[type[Exception], ...]  # of its driver

    def make(self) -> None:
        """An empty one, where there is none and one can be made."""

    def is_there(self) -> bool: ...

    def hold(self) -> Hold | None:
        """The right to serve from it; None while another server has it."""

    def revision(self) -> str | None:
        """Of its schema; None where it has none yet."""

    def connect(self) -> Connection:
        """To write: what is committed is on the disk."""

    def changing_engine(self) -> Engine:
        """For what changes the schema."""

    def reading_engine(self) -> Engine: ...

    def copy_to(self, file: Path) -> None:
        """All that is committed at this moment, compact; raises ``Denied`` where the copy is not as good."""


class SqliteStore:
    begin = "BEGIN IMMEDIATE"
    errors: tuple[type[Exception], ...] = (sqlite3.Error,)

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path)

    def make(self) -> None:
        """It is its owner's alone, and so is what SQLite writes beside it, which takes over its mode."""
        self.path.parent.mkdir(FOLDER, parents=True, exist_ok=True)
        keep_file(self.path)
        for beside in (self.path.with_name(self.path.name + ending) for ending in BESIDE):
            if beside.exists():
                close(beside, FILE)

    def is_there(self) -> bool:
        return self.path.is_file()

    def hold(self) -> Hold | None:
        return hold_file(self.path.with_name(self.path.name + ".lock"))

    def revision(self) -> str | None:
        if not self.is_there():
            return None
        connection = sqlite3.connect(self.path)
        try:
            if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                return None
            row = connection.execute(REVISION).fetchone()
        finally:
            connection.close()
        return None if row is None else str(row[0])

    def connect(self) -> Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        write_ahead(connection)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def changing_engine(self) -> Engine:
        return create_engine(f"sqlite:///{self.path}", connect_args={"timeout": LONGEST_CHANGE})

    def reading_engine(self) -> Engine:
        engine = create_engine(f"sqlite:///{self.path}", connect_args={"check_same_thread": False})

        @event.listens_for(engine, "connect")
        def only_read(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA query_only=ON")
            cursor.execute("PRAGMA wal_autocheckpoint=0")
            cursor.execute("PRAGMA busy_timeout=5000")
            cursor.close()

        return engine

    def copy_to(self, file: Path) -> None:
        reading, copy = sqlite3.connect(self.path), sqlite3.connect(file)
        try:
            reading.execute("VACUUM INTO ?", (str(file),))
            (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        finally:
            reading.close()
            copy.close()
        if verdict != "ok":
            raise Denied("E_DAMAGED", f"The copy {file} is damaged: {verdict}")


def write_ahead(connection: sqlite3.Connection) -> None:
    """To this, SQLite does not wait for others: of two who begin at the same moment it refuses one."""
    for pause in (*PAUSES, None):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if pause is None:
                raise
            time.sleep(pause)
        else:
            return


def store_at(place: Place) -> Store:
    if isinstance(place, Path):
        return SqliteStore(place)
    from staufer_server.postgres import PostgresStore  # noqa: PLC0415 -- its driver is loaded where it is needed

    return PostgresStore(place)
