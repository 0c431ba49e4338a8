"""What client and server say of company: those who watch.

The messages are as those of ``messages.py`` are, and stand in its lists.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Watch:
    """Look on at a match of others, from its first record: answered by ``MatchOpened`` without a seat.

    A session watches one match at a time.
    """

    match: bytes


@dataclass(frozen=True, slots=True)
class StopWatching:
    match: bytes


@dataclass(frozen=True, slots=True)
class Watchers:
    """How many look on."""

    match: bytes
    count: int
