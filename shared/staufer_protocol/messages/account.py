"""Greeting, and where an account stands."""

from __future__ import annotations

from dataclasses import dataclass

from staufer_protocol.messages.parts import MatchLine


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of a client; the token was in the Authorization header."""

    protocol: int
    client: str  # version of the program


@dataclass(frozen=True, slots=True)
class LookAround:
    """What has become of my matches and ratings?  Answered by another ``Welcome``."""


@dataclass(frozen=True, slots=True)
class MatchNews:
    """Something has happened at a match of mine at which I do not sit."""

    kind: str  # a stable code: "begun", "turn", "played", "over"
    line: MatchLine


@dataclass(frozen=True, slots=True)
class NewDevice:
    """Somebody has signed in to my account with its password; every other device hears of it, once."""

    device: str  # as it calls itself; may be empty
    at: int  # seconds since 1970


@dataclass(frozen=True, slots=True)
class Welcome:
    """Where the account stands: the answer to ``Hello`` and to every ``LookAround``."""

    player: int
    name: str
    is_guest: bool
    ratings: tuple[tuple[str, int, int], ...]  # (game, centi, games)
    live: tuple[MatchLine, ...]  # matches to go on with
    online: int
    key: bytes  # with which this server signs what it deals: Ed25519, 32 bytes
