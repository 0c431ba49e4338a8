"""Time and chance as the server uses them: handed in, so that a test can set them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

RandomBytes = Callable[[int], bytes]  # os.urandom in earnest


class Timer(Protocol):
    """A call that is still to come."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    def monotonic(self) -> float:
        """Seconds that never go back: what clocks and limits count."""
        ...

    def wall(self) -> float:
        """Seconds since 1970: what people read."""
        ...

    def call_at(self, moment: float, callback: Callable[[], None]) -> Timer:
        """Call back when ``monotonic`` has reached *moment*."""
        ...


class SystemClock:
    def monotonic(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        return time.time()

    def call_at(self, moment: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, moment - time.monotonic()), callback)


class Bell:
    """Wakes one who waits, or who waits next; a fifteenth of the size of an event, for whom many may wait."""

    __slots__ = ("_has_rung", "_sleeper")

    def __init__(self) -> None:
        self._has_rung = False
        self._sleeper: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self._has_rung = True
        if self._sleeper is not None and not self._sleeper.done():
            self._sleeper.set_result(None)

    async def wait(self) -> None:
        if not self._has_rung:
            self._sleeper = asyncio.get_running_loop().create_future()
            try:
                await self._sleeper
            finally:
                self._sleeper = None
        self._has_rung = False


class Alarm(Bell):
    """A bell that also rings when a moment has come."""

    __slots__ = ("_clock",)

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    async def wait_until(self, moment: float | None) -> None:
        """Return when somebody rings or *moment* has come; None waits for the ringing only."""
        timer = None if moment is None else self._clock.call_at(moment, self.ring)
        try:
            await self.wait()
        finally:
            if timer is not None:
                timer.cancel()


class Passing(Protocol):
    """The time of one match in ms, from its first record on; it can stand still."""

    @property
    def is_running(self) -> bool: ...

    def run(self) -> None: ...

    def stop(self) -> None: ...

    def now(self) -> int: ...

    def moment(self, at: int) -> float:
        """When, on the server's clock, the match time *at* comes."""
        ...


class WallTime:
    """The time of a match by correspondence: it passes while the server is away, too."""

    def __init__(self, clock: Clock, started: int, at: int = 0) -> None:
        self._clock = clock
        self._started = started  # seconds since 1970
        self._at = at  # it never goes back, whatever becomes of the wall's clock
        self.is_running = False

    def run(self) -> None:
        self.is_running = True

    def stop(self) -> None:
        self._at, self.is_running = self.now(), False

    def now(self) -> int:
        if self.is_running:
            self._at = max(self._at, round((self._clock.wall() - self._started) * 1000))
        return self._at

    def moment(self, at: int) -> float:
        return self._clock.monotonic() + (at - self.now()) / 1000


class MatchTime:
    """The time of a live match: it goes on where a stored match had stopped."""

    def __init__(self, clock: Clock, at: int = 0) -> None:
        self._clock = clock
        self._at = at
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def run(self) -> None:
        if self._since is None:
            self._since = self._clock.monotonic()

    def stop(self) -> None:
        self._at, self._since = self.now(), None

    def now(self) -> int:
        if self._since is None:
            return self._at
        return self._at + round((self._clock.monotonic() - self._since) * 1000)

    def moment(self, at: int) -> float:
        """When, on the server's clock, the match time *at* comes."""
        return self._clock.monotonic() + (at - self.now()) / 1000
