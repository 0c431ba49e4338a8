"""PostgreSQL as a store: the same statements, the same one writer at a time."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path

import psycopg
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy import Engine, create_engine
from sqlalchemy.pool import NullPool

from staufer_server.denials import Denied
from staufer_server.postgres_url import PostgresUrl
from staufer_server.stores import LONGEST_CHANGE, PAUSES, REVISION, Connection, Cursor, Hold, Value

WRITERS = 0x5354_4155_4645_52  # the lock that whoever writes holds until the end of the transaction
SERVER = WRITERS + 1  # the lock that a server holds as long as it lives
LOCK = f"SELECT pg_advisory_xact_lock({WRITERS})"
PATIENCE = 10  # s, to be connected
NAMES = {
    "host": "HOST", "port": "PORT", "dbname": "DATABASE", "user": "USER", "password": "PASSWORD",
    "sslmode": "SSLMODE", "sslrootcert": "SSLROOTCERT", "passfile": "PASSFILE",
}  # fmt: skip
SETTINGS = {
    "synchronous_commit": "on",  # what is acknowledged is on the disk, whatever the server's own setting
    "lock_timeout": "5s",
    "timezone": "UTC",
}


class PostgresConnection:
    """Speaks to a connection as one speaks to SQLite's."""

    def __init__(self, connection: psycopg.Connection) -> None:
        self._connection = connection

    def execute(self, sql: str, values: Sequence[Value] = (), /) -> Cursor:
        if values:
            return self._connection.execute(with_places(sql), values)
        return self._connection.execute(sql.encode())

    def executemany(self, sql: str, rows: Iterable[Sequence[Value]], /) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(with_places(sql), rows)

    def close(self) -> None:
        self._connection.close()


class PostgresStore:
    begin = f"BEGIN; {LOCK}"
    errors: tuple[type[Exception], ...] = (psycopg.Error,)

    def __init__(self, url: PostgresUrl) -> None:
        self.url = url
        self.name = str(url)

    def make(self) -> None:
        """The database is made by whoever runs PostgreSQL; its tables are made at the first start."""

    def is_there(self) -> bool:
        self._open().close()  # raises where it is not
        return True

    def hold(self) -> Hold | None:
        """On a connection of its own; that of a server which was killed may end a moment later."""
        connection = self._open()
        for pause in (*PAUSES, 0.0):
            if connection.execute(f"SELECT pg_try_advisory_lock({SERVER})".encode()).fetchone() == (True,):
                return connection
            time.sleep(pause)
        connection.close()
        return None

    def revision(self) -> str | None:
        with self._open() as connection:
            if connection.execute("SELECT to_regclass('alembic_version')").fetchone() == (None,):
                return None
            row = connection.execute(REVISION).fetchone()
        return None if row is None else str(row[0])

    def connect(self) -> Connection:
        return PostgresConnection(self._open())

    def changing_engine(self) -> Engine:
        return create_engine("postgresql+psycopg://", creator=self._open_to_change, poolclass=NullPool)

    def reading_engine(self) -> Engine:
        return create_engine("postgresql+psycopg://", creator=lambda: self._open(default_transaction_read_only="on"))

    def copy_to(self, file: Path) -> None:
        """With PostgreSQL's own programs; ``pg_restore`` brings it back."""
        parts = conninfo_to_dict(self.url.text)
        access = {f"PG{NAMES[name]}": str(value) for name, value in parts.items() if name in NAMES}
        for program in (["pg_dump", "--format=custom", f"--file={file}"], ["pg_restore", "--list", str(file)]):
            try:
                done = subprocess.run(  # noqa: S603 -- programs of PostgreSQL, by their names
                    program, env={**os.environ, **access}, check=False, capture_output=True, text=True
                )
            except FileNotFoundError as failure:
                raise Denied("E_NO_PG_DUMP", f"A copy needs {program[0]}: install PostgreSQL's client.") from failure
            if done.returncode:
                raise Denied("E_COPY", f"{program[0]} says: {done.stderr.strip()}")

    def _open_to_change(self) -> psycopg.Connection:
        return self._open(lock_timeout=f"{LONGEST_CHANGE:.0f}s")

    def _open(self, **settings: str) -> psycopg.Connection:
        options = " ".join(f"-c {name}={value}" for name, value in (SETTINGS | settings).items())
        return psycopg.connect(
            self.url.text, autocommit=True, connect_timeout=PATIENCE, options=options, application_name="staufer-server"
        )


@lru_cache(maxsize=512)
def with_places(sql: str) -> bytes:
    """The driver's own sign for a value; none of our statements has either sign in a text."""
    return sql.replace("%", "%%").replace("?", "%s").encode()
