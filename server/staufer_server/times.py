"""When the server was away, and who is on vacation: what moves the clocks of matches by correspondence."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from staufer_server.accounts import as_int
from staufer_server.database import Database, Transaction
from staufer_server.denials import Denied
from staufer_server.devices import DAY
from staufer_server.timekeeping import Clock

LEAST_ABSENCE = 5 * 60  # s, of the server; what is shorter is nobody's loss when he has days
HEARTBEAT = 30.0  # s, how often the server notes that it runs
KEPT = 60 * DAY  # s, for which it is remembered when it ran

BUDGET = 30  # days of vacation
WITHIN = 365 * DAY


@dataclass(frozen=True, slots=True)
class Gap:
    """A time in which no server ran, in seconds since 1970."""

    since: int
    until: int

    def overlap(self, since: float, until: float) -> float:
        return max(0.0, min(self.until, until) - max(self.since, since))


@dataclass(frozen=True, slots=True)
class Vacation:
    """Days that are begun count whole, so that nobody stops his clock by the hour."""

    since: int
    until: int  # when it ends at the latest
    left: int  # days of the budget when it is over


class Times:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._started = 0  # seconds since 1970
        self._run = 0  # the number of this run of the server
        self._beat_at = 0.0
        self._away: dict[int, int] = {}  # who is on vacation, and until when
        self.gaps: tuple[Gap, ...] = ()
        self.changed: Callable[[int], None] = lambda player: None  # a vacation has begun or ended

    @property
    def last_gap(self) -> int:
        """How long, in seconds, the server was away before this start."""
        last = self.gaps[-1] if self.gaps else None
        return last.until - last.since if last is not None and last.until == self._started else 0

    # -- the server's own --------------------------------------------------------------------

    async def start(self) -> None:
        now = int(self._clock.wall())

        def work(tx: Transaction) -> tuple[int, list[tuple[int, int]], dict[int, int]]:
            tx.run("DELETE FROM uptime WHERE seen < ?", now - KEPT)
            run = tx.add("INSERT INTO uptime(since, seen) VALUES(?,?)", now, now)
            runs = tx.rows("SELECT since, seen FROM uptime ORDER BY since, id")
            away = tx.rows("SELECT account_id, until FROM vacation WHERE until > ?", now)
            return (
                run,
                [(as_int(since), as_int(seen)) for since, seen in runs],
                {as_int(player): as_int(until) for player, until in away},
            )

        self._started = now
        self._run, runs, self._away = await self._database.do(work)
        self.gaps = tuple(gaps_between(runs))

    async def beat(self) -> None:
        """Note now and then that the server runs, and who is back from his vacation."""
        now = int(self._clock.wall())
        for player in [player for player, until in self._away.items() if until <= now]:
            del self._away[player]
            self.changed(player)
        if self._clock.monotonic() >= self._beat_at:
            self._beat_at = self._clock.monotonic() + HEARTBEAT
            run = self._run
            await self._database.do(lambda tx: tx.run("UPDATE uptime SET seen = ? WHERE id = ?", now, run))

    # -- people's ----------------------------------------------------------------------------

    def is_away(self, player: int) -> bool:
        return self._away.get(player, 0) > self._clock.wall()

    async def begin(self, player: int) -> None:
        """For as long as the budget lasts, or until he comes back."""
        now = int(self._clock.wall())

        def work(tx: Transaction) -> int:
            left = BUDGET - days_spent(tx, player, now)
            if tx.row("SELECT 1 FROM vacation WHERE account_id = ? AND until > ?", player, now) is not None:
                raise Denied("E_ON_VACATION", "You are on vacation already.", 409)
            if left <= 0:
                raise Denied("E_NO_DAYS", f"You have used up your {BUDGET} days of vacation within a year.", 409)
            until = now + left * DAY
            tx.run("INSERT INTO vacation(account_id, since, until) VALUES(?,?,?)", player, now, until)
            return until

        self._away[player] = await self._database.do(work)
        self.changed(player)

    async def end(self, player: int) -> None:
        now = int(self._clock.wall())

        def work(tx: Transaction) -> None:
            if not tx.run("UPDATE vacation SET until = ? WHERE account_id = ? AND until > ?", now, player, now):
                raise Denied("E_NOT_ON_VACATION", "You are not on vacation.", 409)

        await self._database.do(work)
        self._away.pop(player, None)
        self.changed(player)

    async def standing(self, player: int) -> Vacation:
        """Of whom; where he is not on vacation, *since* is 0."""
        now = int(self._clock.wall())

        def work(tx: Transaction) -> Vacation:
            left = max(0, BUDGET - days_spent(tx, player, now))
            row = tx.row("SELECT since, until FROM vacation WHERE account_id = ? AND until > ?", player, now)
            return Vacation(0, 0, left) if row is None else Vacation(as_int(row[0]), as_int(row[1]), left)

        return await self._database.do(work)


def days_spent(tx: Transaction, player: int, now: int) -> int:
    """Within a year; a vacation that goes on counts as far as today."""
    rows = tx.rows("SELECT since, until FROM vacation WHERE account_id = ? AND until > ?", player, now - WITHIN)
    return sum(-(-max(1, min(as_int(until), now) - as_int(since)) // DAY) for since, until in rows)


def gaps_between(runs: Iterable[tuple[int, int]]) -> Iterable[Gap]:
    """The times of a few minutes and more in which none of the *runs* (since, seen) was up."""
    seen = None
    for since, until in runs:
        if seen is not None and since - seen >= LEAST_ABSENCE:
            yield Gap(seen, since)
        seen = until if seen is None else max(seen, until)
