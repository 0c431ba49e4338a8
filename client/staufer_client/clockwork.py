"""Clocks as they run down between two readings of the server's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from staufer_protocol.messages import Clocks, SeatClock

LOW = 30_000  # ms: from here on a clock is shown as running out
MINUTE, HOUR, DAY = 60, 3_600, 86_400


@dataclass(frozen=True, slots=True)
class ClockFace:
    text: str  # empty where the match has no clock
    is_low: bool
    is_running: bool
    left: int  # ms, the free time of the turn included


class Clockwork:
    """The last reading, and how long ago it came by *now*: a monotonic clock in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.read: tuple[SeatClock, ...] = ()
        self.read_at = 0.0

    def set(self, clocks: Clocks) -> None:
        self.read = clocks.seats
        self.read_at = self.now()

    def face(self, seat: int) -> ClockFace:
        if seat >= len(self.read):
            return ClockFace("", False, False, 0)
        clock = self.read[seat]
        passed = int((self.now() - self.read_at) * 1000) if clock.is_running else 0
        left = max(0, clock.bank + clock.turn - passed)
        return ClockFace(time_text(left), left < LOW, clock.is_running, left)


def time_text(ms: int) -> str:
    """``9:05``, ``1:09:05``, or ``2 d 4 h`` where days are left; a begun second counts."""
    seconds = -(-ms // 1000)
    days, hours = seconds // DAY, seconds % DAY // HOUR
    if days:
        return f"{days} d {hours} h"
    minutes, rest = seconds % HOUR // MINUTE, seconds % MINUTE
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
