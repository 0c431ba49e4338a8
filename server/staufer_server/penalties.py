"""What leaving costs: nothing the first time, then longer and longer before the next search."""

from __future__ import annotations

from collections.abc import Iterable

LADDER = (0, 5 * 60, 30 * 60, 2 * 3600, 24 * 3600)  # seconds, by how often
FORGIVEN_AFTER = 10  # matches finished in order take one step back
REMEMBERED = 200  # matches that are looked at


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
