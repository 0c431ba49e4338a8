"""Where everything is kept: one writer, every answer after the disk has it.

All changes go through one thread with one connection.  It takes whatever is queued, runs each
piece of work in a savepoint of its own and commits them together; only then does anybody hear of
it.  Nobody waits for company: a lone piece of work is committed at once.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

import structlog
from sqlalchemy import Engine, exc
from sqlmodel import Session

from staufer_server.stores import Connection, Hold, Place, Row, Store, Value, store_at

T = TypeVar("T")
GROUP = 256  # pieces of work in one commit
log = structlog.get_logger()


class DatabaseUnusable(Exception):
    """The database cannot be opened, or its disk fails; the sentence says which and where."""


class Transaction:
    """What a piece of work may do; it stands or falls as a whole."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def run(self, sql: str, *values: Value) -> int:
        """How many rows were touched."""
        return self._connection.execute(sql, values).rowcount

    def run_many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        self._connection.executemany(sql, rows)

    def add(self, sql: str, *values: Value) -> int:
        """The id of the new row."""
        row = self.row(f"{sql} RETURNING id", *values)
        assert row is not None
        assert isinstance(row[0], int)
        return row[0]

    def rows(self, sql: str, *values: Value) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    def table(self, sql: str, *values: Value) -> list[dict[str, Value]]:
        """The rows with the names of their columns, to be shown: bytes are hexadecimal digits."""
        cursor = self._connection.execute(sql, values)
        names = [str(column[0]) for column in cursor.description or ()]
        return [dict(zip(names, map(shown, row), strict=True)) for row in cursor.fetchall()]

    def row(self, sql: str, *values: Value) -> Row | None:
        return self._connection.execute(sql, values).fetchone()


def shown(value: Value) -> Value:
    return value.hex() if isinstance(value, bytes) else value


Work = Callable[[Transaction], T]


@dataclass(slots=True)
class Job(Generic[T]):
    work: Work[T]
    done: asyncio.Future[T]
    loop: asyncio.AbstractEventLoop
    result: T | None = None
    failure: BaseException | None = None

    def attempt(self, connection: Connection) -> None:
        connection.execute("SAVEPOINT work")
        try:
            self.result = self.work(Transaction(connection))
        except Exception as failure:
            connection.execute("ROLLBACK TO work")
            self.failure = failure
        connection.execute("RELEASE work")

    def tell(self, failure: BaseException | None) -> None:
        self.failure = failure or self.failure
        self.loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self.done.done():
            return
        if self.failure is not None:
            self.done.set_exception(self.failure)
        else:
            self.done.set_result(self.result)  # type: ignore[arg-type]  # set by attempt, whatever T is


class Database:
    """The one writer and the readers beside it."""

    def __init__(self, place: Place, committed: Callable[[float, int], None] = lambda seconds, pieces: None) -> None:
        """*committed* hears how long each commit took, and of how many pieces of work."""
        self.store: Store = store_at(place)
        self._errors: tuple[type[Exception], ...] = (*self.store.errors, OSError, exc.DatabaseError)
        self._committed = committed
        self._jobs: queue.SimpleQueue[Job[object] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="database-writer", daemon=True)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="database-reader")
        self._connection: Connection
        self._engine: Engine
        self._hold: Hold | None = None
        self._is_open = False
        self.has_failed = False
        self.failed = asyncio.Event()  # the same, to wait for

    def hold(self) -> None:
        """Keep it for one server, before it starts; until the end, or until it stops."""
        try:
            self.store.make()
            self._hold = self.store.hold()
        except self._errors as failure:
            raise self._unusable(failure) from failure
        if self._hold is None:
            raise DatabaseUnusable(
                f"The database {self.store.name} is served by another server: stop that one, or give this one a "
                "database of its own with --database."
            )

    def release(self) -> None:
        if self._hold is not None:
            self._hold.close()
            self._hold = None

    def start(self) -> None:
        """Bring the schema up to date and open; blocks, before anybody is served."""
        try:
            self.store.make()
            bring_up_to_date(self.store)
            self._connection = self.store.connect()
        except self._errors as failure:
            self.release()
            raise self._unusable(failure) from failure
        self._engine = self.store.reading_engine()
        self._is_open = True
        self.begin_writing()

    def _unusable(self, failure: Exception) -> DatabaseUnusable:
        reason = str(getattr(failure, "orig", None) or failure).strip()
        return DatabaseUnusable(f"The database {self.store.name} cannot be used: {reason}.")

    async def stop(self) -> None:
        """Everything that was asked for is written first."""
        if not self._is_open:
            return
        self._is_open = False
        await self.finish_writing()
        self._readers.shutdown()
        self._engine.dispose()
        self._connection.close()
        self.release()

    async def do(self, work: Work[T]) -> T:
        """Run it in the writer; returns after the commit, raises what it raised with nothing changed."""
        if not self._is_open or self.has_failed:
            raise DatabaseUnusable("The database is closed: nothing was changed.")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.enter(Job(work, done, loop))  # type: ignore[arg-type]  # the queue holds jobs of every T
        return await done  # who stops waiting for it does not stop the work

    async def read(self, question: Callable[[Session], T]) -> T:
        """Ask beside the writer; the answer is what is committed."""

        def ask() -> T:
            with Session(self._engine) as session:
                return question(session)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    # -- the writer ------------------------------------------------------------------------

    def begin_writing(self) -> None:
        self._writer.start()

    def enter(self, job: Job[object]) -> None:
        """It is the next to be written."""
        self._jobs.put(job)

    async def finish_writing(self) -> None:
        """Return when all that was entered is written."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)

    def _write(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            jobs, is_last = [first], False
            while len(jobs) < GROUP and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    is_last = True
                    break
                jobs.append(more)
            failure = self.commit(jobs)
            for job in jobs:
                job.tell(failure)
            if is_last:
                return

    def commit(self, jobs: Sequence[Job[object]]) -> BaseException | None:
        """Write them together; nobody has heard of it yet.  A failure is everybody's."""
        failure: BaseException | None = None
        began = time.perf_counter()
        try:
            self._connection.execute(self.store.begin)
            for job in jobs:
                job.attempt(self._connection)
            self._connection.execute("COMMIT")
        except self.store.errors as error:  # nobody is told that it was written, and nothing more is
            failure = DatabaseUnusable(f"The database {self.store.name} failed: {error}.")
            self.has_failed = True
            jobs[0].loop.call_soon_threadsafe(self.failed.set)
            log.error("database_failed", error=str(error))
        self._committed(time.perf_counter() - began, len(jobs))
        return failure


def bring_up_to_date(store: Store) -> None:
    """Apply what is missing of the schema; a current one is opened without loading what changes schemas."""
    if store.revision() != newest_revision():
        from staufer_server.migrating import migrate  # noqa: PLC0415 -- takes half a second to load

        migrate(store)


def newest_revision() -> str:
    """The names of the files begin with the numbers of the revisions."""
    versions = Path(__file__).with_name("migrations") / "versions"
    return max(file.name.partition("_")[0] for file in versions.glob("[0-9]*.py"))
