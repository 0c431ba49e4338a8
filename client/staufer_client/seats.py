"""The seats round a table, and what is said there."""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = ("blue", "black", "red", "green", "violet")  # by seat, at every table


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat of the strip over the board."""

    seat: int
    name: str
    colour: str
    is_own: bool
    is_active: bool  # something is asked of it now
    is_here: bool
    is_bot: bool
    note: str
    clock_text: str  # empty where no clock runs in this match
    clock_is_low: bool
    clock_is_running: bool
    score: int


@dataclass(frozen=True, slots=True)
class Spoken:
    """A line of the chat."""

    seat: int  # -1: somebody who watches
    name: str
    text: str
    is_mine: bool
    at: int  # seconds since 1970
    player: int = 0  # by which he can be muted; 0: a bot, or somebody of this computer
    is_free: bool = False  # more than a ready phrase


@dataclass(frozen=True, slots=True)
class Preview:
    """The help card of what is under the pointer, or has the focus."""

    title: str = ""
    text: str = ""
    paragraph: str = ""


@dataclass(frozen=True, slots=True)
class Choosable:
    """One row of the decision bar, in words."""

    id: str
    label: str
    detail: str
    help: str
    paragraph: str
    key: str
    group: str
    is_enabled: bool
    is_primary: bool
    why_not: str
