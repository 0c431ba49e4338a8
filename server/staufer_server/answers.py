"""What the server answers by HTTP: the shapes of its JSON, and of what its pages show.

Ratings are in hundredths of a point, moments in seconds since 1970, matches named by 32 hexadecimal digits.
The OpenAPI document is made from these classes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

Name = Annotated[str, Field(description="as people write it", examples=["Costanza"])]
MatchId = Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
Moment = Annotated[int, Field(description="seconds since 1970", ge=0)]
Centi = Annotated[int, Field(description="hundredths of a rating point")]
Count = Annotated[int, Field(ge=0)]


@dataclass(frozen=True, slots=True)
class RefusalSaid:
    """Why a wish was not granted: nothing was changed."""

    code: Annotated[str, Field(description="stable", pattern="^E_[A-Z0-9_]+$")]
    sentence: Annotated[str, Field(description="for people: what is wrong, and what to do")]


@dataclass(frozen=True, slots=True)
class Guest:
    """An account just made; nobody can ask for its token again."""

    player: int
    name: Name
    token: str


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after a match."""

    match: MatchId
    at: Moment
    centi: Centi


@dataclass(frozen=True, slots=True)
class LadderRating:
    """Where somebody stands in one game, and how that came about; the oldest point first."""

    game: str
    centi: Centi
    games: Count
    history: list[RatingPoint]


@dataclass(frozen=True, slots=True)
class PlayerSeen:
    """What anybody may know of a player."""

    player: int
    name: Name
    is_guest: bool
    is_bot: bool
    ratings: list[LadderRating]


@dataclass(frozen=True, slots=True)
class LadderRow:
    place: Annotated[int | None, Field(description="null: not on the board yet")]
    player: int
    name: Name
    centi: Centi
    games: Count
    is_bot: bool


@dataclass(frozen=True, slots=True)
class Ladder:
    game: str
    rows: list[LadderRow]
    me: Annotated[LadderRow | None, Field(description="whoever asks, with a token")]


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A match in a list."""

    match: MatchId
    game: str
    names: Annotated[list[str], Field(description="by seat, as they were then")]
    players: Annotated[list[int], Field(description="by seat")]
    places: Annotated[list[int | None], Field(description="by seat; empty while there are none")]
    scores: Annotated[list[int | None], Field(description="by seat; empty while there are none")]
    pace: str
    rated: bool
    status: Annotated[str, Field(pattern="^(live|done|void)$")]
    started: Moment
    ended: Moment | None
    change: Annotated[Centi, Field(description="of the rating of the player whose list it is")]


@dataclass(frozen=True, slots=True)
class MatchPage:
    matches: list[MatchLine]


@dataclass(frozen=True, slots=True)
class LiveLine(MatchLine):
    """A match that can be watched."""

    watching: Annotated[int, Field(description="how many look on", ge=0)]
    delay: Annotated[int, Field(description="seconds by which what is seen is late", ge=0)]


@dataclass(frozen=True, slots=True)
class LivePage:
    matches: list[LiveLine]


@dataclass(frozen=True, slots=True)
class SeatSaid:
    seat: int
    place: int
    score: int | None
    how: Annotated[str, Field(description="played, resigned, left or flagged")]


@dataclass(frozen=True, slots=True)
class TermSaid:
    """What was expected against one opponent, and what came of it."""

    seat: int
    centi: Centi
    expected: Annotated[int, Field(description="ten-thousandths of a point", ge=0, le=10_000)]
    result: Annotated[int, Field(description="2 won, 1 shared, 0 lost", ge=0, le=2)]


@dataclass(frozen=True, slots=True)
class ChangeSaid:
    """Every number by which a seat's rating moved."""

    seat: int
    before: Centi
    after: Centi
    games: Annotated[int, Field(description="rated before this match", ge=0)]
    k: int
    terms: list[TermSaid]


@dataclass(frozen=True, slots=True)
class MatchSeen(MatchLine):
    """One match with its result and every number of its ratings."""

    results: list[SeatSaid]
    ratings: list[ChangeSaid]
    unrated_because: Annotated[str, Field(description="a stable code; empty where it is rated")]


@dataclass(frozen=True, slots=True)
class ReportTaken:
    report: Annotated[str, Field(description="under which the server's owner finds it")]
    sentence: str


@dataclass(frozen=True, slots=True)
class Health:
    status: Annotated[str, Field(description="ok, or what is wrong")]
    version: str
    online: Annotated[int, Field(description="people with a connection", ge=0)]


@dataclass(frozen=True, slots=True)
class Device:
    """Something that is signed in; which one asks is marked."""

    name: str
    created: Moment
    last_seen: Moment
    is_this: bool


@dataclass(frozen=True, slots=True)
class Me(PlayerSeen):
    """One's own account."""

    has_password: bool
    devices: list[Device]


@dataclass(frozen=True, slots=True)
class SignedInSaid:
    """An account and the token of this device; nobody can ask for either of the two secrets again."""

    player: int
    name: Name
    token: str
    recovery_code: Annotated[str, Field(description="to be written down; empty where the one before still holds")]


@dataclass(frozen=True, slots=True)
class Renewed:
    token: Annotated[str, Field(description="the next token; empty: the present one is new enough")]


@dataclass(frozen=True, slots=True)
class RecoveryCode:
    recovery_code: str
