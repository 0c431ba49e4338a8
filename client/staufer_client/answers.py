"""What a server answers by HTTP, read and checked."""

from __future__ import annotations

from dataclasses import dataclass

from staufer_engine.phrases import Msgid


@dataclass(frozen=True, slots=True)
class NewGuest:
    """An account just made."""

    player: int
    name: str
    token: str


@dataclass(frozen=True, slots=True)
class LadderRow:
    """Where somebody stands."""

    place: int  # 0: not on the ladder yet
    player: int
    name: str
    centi: int
    games: int
    is_bot: bool


@dataclass(frozen=True, slots=True)
class Ladder:
    """The ladder of one game, and my own place."""

    game: str
    rows: tuple[LadderRow, ...]
    me: LadderRow | None


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after a match."""

    match: str
    at: int
    centi: int


@dataclass(frozen=True, slots=True)
class LadderRating:
    """One game's rating, and how it came about."""

    game: str
    centi: int
    games: int
    history: tuple[RatingPoint, ...]


@dataclass(frozen=True, slots=True)
class PlayerPage:
    """What anybody may know of a player."""

    player: int
    name: str
    is_guest: bool
    is_bot: bool
    ratings: tuple[LadderRating, ...]


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match of a player, over or still live."""

    match: str  # its id in hexadecimal
    game: str
    names: tuple[str, ...]
    players: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    pace: str
    rated: bool
    status: str
    started: int
    ended: int
    change: int  # of the player's rating, in hundredths


@dataclass(frozen=True, slots=True)
class LiveMatch:
    """A match of others that can be watched."""

    match: str  # its id in hexadecimal
    game: str
    names: tuple[str, ...]
    pace: str
    rated: bool
    started: int
    watching: int  # people who look on
    delay: int  # seconds by which what is seen is late


@dataclass(frozen=True, slots=True)
class ReportTaken:
    """What the server says of a report."""

    id: str  # by which its operator finds it
    sentence: Msgid
