"""What client and server say of company: those who watch, who are invited, or are shunned."""

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


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table for those whom I invite; its match is never rated.  Answered by ``TableWaits`` with its code."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...]
    pace: str


@dataclass(frozen=True, slots=True)
class JoinTable:
    """Sit down where I was invited; when all seats are taken, a ready check follows."""

    code: str


@dataclass(frozen=True, slots=True)
class LeaveTable:
    """Get up from the private table; if it is mine, it is gone."""


@dataclass(frozen=True, slots=True)
class FillTable:
    """House bots take the free seats of the private table that I have opened; a ready check follows."""

    bots: str  # which, as in ``JoinQueue``


@dataclass(frozen=True, slots=True)
class TableWaits:
    """The private table at which I sit, whenever something changes there."""

    code: str  # once, for who has opened it; empty otherwise
    game: str
    options: tuple[tuple[str, int], ...]
    pace: str
    seats: int
    names: tuple[str, ...]  # of those who sit there
    left: int  # ms, until its code is good no more
    is_mine: bool  # I have opened it


@dataclass(frozen=True, slots=True)
class TableClosed:
    reason: str  # a stable code: "you", "owner", "expired", "begun", "not_ready", "elsewhere"


@dataclass(frozen=True, slots=True)
class Shun:
    """*how*: 0 hear as everybody else, 1 mute, 2 block, so that we never sit at one table.  Answered by ``Shunned``."""

    player: int
    how: int


@dataclass(frozen=True, slots=True)
class Shunned:
    """All whom I mute or block, with the manner; also sent after every ``Welcome``."""

    players: tuple[tuple[int, int], ...]
