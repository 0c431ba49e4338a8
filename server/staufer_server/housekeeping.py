"""What a running server does now and then: forget what has ended, and follow what those who run it have decided."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from staufer_server.accounts import Accounts, as_int
from staufer_server.chronicle import live_matches
from staufer_server.database import Database, DatabaseUnusable, Transaction
from staufer_server.timekeeping import Alarm, Clock
from staufer_server.times import Times

LOOK_EVERY = 1.0  # s
SWEEP_EVERY = 3600.0  # s
Act = Callable[[str, str], Awaitable[None]]
log = structlog.get_logger()


class Housekeeping:
    """*act* hears what was decided about whom or which match, once each."""

    def __init__(self, database: Database, accounts: Accounts, clock: Clock, times: Times, act: Act) -> None:
        self._database = database
        self._accounts = accounts
        self._clock = clock
        self._times = times
        self._act = act
        self._last = 0  # the last act that is known
        self._left: list[tuple[str, str]] = []  # what was decided while no server ran, and is to be done
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """What was decided before is in the database already, but for matches that the server has to end."""
        self._last, self._left = await self._database.do(standing)
        self._task = asyncio.create_task(self._run(), name="housekeeping")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        alarm, sweep_at = Alarm(self._clock), self._clock.monotonic()
        while True:
            try:
                await self._look()
                await self._times.beat()
                if self._clock.monotonic() >= sweep_at:
                    sweep_at = self._clock.monotonic() + SWEEP_EVERY
                    gone = await self._accounts.sweep()
                    if gone:
                        log.info("guests_forgotten", count=gone)
            except DatabaseUnusable:
                return
            except Exception:
                log.exception("housekeeping_failed")
            await alarm.wait_until(self._clock.monotonic() + LOOK_EVERY)

    async def _look(self) -> None:
        def since(tx: Transaction) -> list[tuple[int, str, str]]:
            rows = tx.rows("SELECT id, what, subject FROM act WHERE id > ? ORDER BY id", self._last)
            return [(as_int(number), str(what), str(subject)) for number, what, subject in rows]

        for number, what, subject in await self._database.do(since):
            self._last = number
            self._left.append((what, subject))
        while self._left:
            await self._act(*self._left.pop(0))


def standing(tx: Transaction) -> tuple[int, list[tuple[str, str]]]:
    """The number of the last act, and what is still to be done."""
    row = tx.row("SELECT coalesce(max(id), 0) FROM act")
    live = {match.hex() for match in live_matches()(tx)}
    voided = [str(subject) for (subject,) in tx.rows("SELECT subject FROM act WHERE what = 'void' ORDER BY id")]
    return as_int(row[0]) if row else 0, [("void", subject) for subject in voided if subject in live]
