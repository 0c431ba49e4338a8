"""Looking for a table: the queue and the ready check."""

from __future__ import annotations

from dataclasses import dataclass

from staufer_protocol.messages.parts import SeatedPlayer


@dataclass(frozen=True, slots=True)
class JoinQueue:
    game: str
    seats: tuple[int, ...]  # every number of players that is welcome
    options: tuple[tuple[str, int], ...]
    pace: str
    rated: bool
    with_bots: bool  # house bots may fill the seats


@dataclass(frozen=True, slots=True)
class LeaveQueue:
    pass


@dataclass(frozen=True, slots=True)
class AnswerReady:
    check: int
    is_ready: bool


@dataclass(frozen=True, slots=True)
class QueueState:
    """Sent on joining and whenever it changes; *waiting* counts the people in the same queue."""

    game: str
    waited: int
    waiting: int
    window: int  # rating distance accepted now, in hundredths
    expected: int  # wait still expected; -1 unknown


@dataclass(frozen=True, slots=True)
class QueueLeft:
    reason: str  # a stable code: "you", "matched", "not_ready", "elsewhere"


@dataclass(frozen=True, slots=True)
class ReadyCheck:
    check: int
    game: str
    pace: str
    seats: tuple[SeatedPlayer, ...]
    ready: tuple[bool, ...]
    left: int  # until it lapses
