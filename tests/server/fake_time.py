"""A clock that stands still until a test moves it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class FakeTimer:
    moment: float
    callback: Callable[[], None]
    is_cancelled: bool = False

    def cancel(self) -> None:
        self.is_cancelled = True


class FakeClock:
    def __init__(self, epoch: float = 1_800_000_000) -> None:
        self.epoch = epoch  # the wall's time at 0
        self.now = 1000.0
        self.timers: list[FakeTimer] = []

    def monotonic(self) -> float:
        return self.now

    def wall(self) -> float:
        return self.epoch + self.now

    def call_at(self, moment: float, callback: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(moment, callback)
        if moment <= self.now:
            callback()
        else:
            self.timers.append(timer)
        return timer

    def advance(self, seconds: float) -> None:
        self.now += seconds
        due = sorted((t for t in self.timers if t.moment <= self.now), key=lambda t: t.moment)
        self.timers = [t for t in self.timers if t.moment > self.now and not t.is_cancelled]
        for timer in due:
            if not timer.is_cancelled:
                timer.callback()
