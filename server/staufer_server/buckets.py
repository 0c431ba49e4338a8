"""How often something may be done: so many at once, and so many a second after that."""

from __future__ import annotations

from collections.abc import Hashable

from staufer_server.timekeeping import Clock

MOST_KEYS = 10_000  # whose limits are remembered at a time


class Bucket:
    """One limit: so many at once, so many a second after that."""

    def __init__(self, clock: Clock, per_second: float, burst: float) -> None:
        self._clock = clock
        self._per_second = per_second
        self._burst = burst
        self._level = burst
        self._at = clock.monotonic()

    def take(self) -> bool:
        now = self._clock.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._per_second)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """One for each account, network or match; whoever came last longest ago is forgotten first."""

    def __init__(self, clock: Clock, per_second: float, burst: float, most: int = MOST_KEYS) -> None:
        self._clock = clock
        self._per_second = per_second
        self._burst = burst
        self._most = most
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable) -> bool:
        bucket = self._buckets.pop(key, None) or Bucket(self._clock, self._per_second, self._burst)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
