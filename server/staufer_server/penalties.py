"""What leaving a match and missing a table cost: nothing the first time, then longer and longer before the next search.

Whoever leaves a match has spoilt it for others, and that is kept.  Whoever is not ready at a table has cost them some
seconds: that is remembered for some hours, and forgiven with every match that he does begin.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

LADDER = (0, 5 * 60, 30 * 60, 2 * 3600, 24 * 3600)  # seconds, by how often
FORGIVEN_AFTER = 10  # matches finished in order take one step back
REMEMBERED = 200  # matches that are looked at
OF_MISSING = (0, 60, 300, 900, 1800)  # seconds
MISSES_KEPT = 6 * 3600.0
MOST_MISSING = 10_000  # accounts whose misses are remembered


def barred_until(ends: Iterable[tuple[str, int]]) -> int:
    """When the player may search again; *ends* are how and when his matches ended, oldest first."""
    step = finished = until = 0
    for how, at in ends:
        if how == "left":
            step, finished = min(step + 1, len(LADDER)), 0
            until = at + LADDER[step - 1]
        else:
            finished += 1
            if finished % FORGIVEN_AFTER == 0:
                step = max(0, step - 1)
    return until


class Misses:
    """Who was not ready at a table, and how often of late."""

    def __init__(self, now: Callable[[], float], is_forgiven: bool) -> None:
        self._now = now
        self._is_forgiven = is_forgiven  # always: on one's own machine nobody minds
        self._missed: dict[int, list[float]] = {}  # when, by account

    def missed(self, player: int) -> None:
        if self._is_forgiven:
            return
        self._missed[player] = [*self._of_late(player), self._now()][-len(OF_MISSING) :]
        if len(self._missed) > MOST_MISSING:
            del self._missed[next(iter(self._missed))]

    def kept_word(self, player: int) -> None:
        """A match has begun: one miss is forgiven."""
        of_late = self._of_late(player)[:-1]
        self._missed.pop(player, None)
        if of_late:
            self._missed[player] = of_late

    def pause_of(self, player: int) -> int:
        """Seconds until the player may search again."""
        of_late = self._of_late(player)
        if not of_late:
            return 0
        return max(0, math.ceil(of_late[-1] + OF_MISSING[len(of_late) - 1] - self._now()))

    def _of_late(self, player: int) -> list[float]:
        return [at for at in self._missed.get(player, ()) if at > self._now() - MISSES_KEPT]
