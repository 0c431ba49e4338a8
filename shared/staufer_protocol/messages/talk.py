"""What is said in the lobby, and what those who run the server tell somebody."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HearLobby:
    """Whether I want to hear the lobby: the last lines of it, and what follows."""

    is_on: bool


@dataclass(frozen=True, slots=True)
class SayInLobby:
    text: str
    phrase: str = ""  # as in ``Say``


@dataclass(frozen=True, slots=True)
class SaidInLobby:
    player: int
    name: str
    text: str
    phrase: str
    at: int  # seconds since 1970


@dataclass(frozen=True, slots=True)
class Told:
    """What a moderator has decided about me, or about what I had reported."""

    kind: str  # a stable code: "warn", "silence", "decided", "dismissed"
    why: str
    until: int  # seconds since 1970; 0 where it has no end
    at: int
