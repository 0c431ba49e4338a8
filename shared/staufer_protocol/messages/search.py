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
    bots: str  # who may fill seats: empty, nobody; "near", house bots of about my strength; or "page", "squire" ...


@dataclass(frozen=True, slots=True)
class AskForecast:
    """How long would this search take, and whom would it find?  Answered by ``Forecast``."""

    wish: JoinQueue


@dataclass(frozen=True, slots=True)
class LeaveQueue:
    pass


@dataclass(frozen=True, slots=True)
class AnswerReady:
    check: int
    is_ready: bool


@dataclass(frozen=True, slots=True)
class Forecast:
    """What the server knows of a search, as far as it knows it; waits are in ms from now on, -1 is unknown."""

    game: str
    centi: int  # the searcher's own rating
    expected: int  # half of such searches have a table by then
    most: int  # and nine in ten by then
    samples: int  # ended searches from which that is told; 0: from those alone who wait now
    spread: int  # rating distance over half of the tables that were found so, in hundredths; -1 unknown
    window: int  # rating distance that is accepted when the wait that is expected is over
    waiting: tuple[int, ...]  # ratings of others in the same queue, at most 32 of the nearest
    playing: int  # people who wait for this game in whatever way
    crowd: tuple[int, ...]  # people of the ladder for each hundred points from 600 on; empty where too few
    bots_in: int  # ms until house bots would fill the seats; -1 where they are not welcome
    shorter: tuple[tuple[str, int], ...]  # what would help, and what would be expected then: "seats", "bots"


@dataclass(frozen=True, slots=True)
class QueueState:
    """Sent on joining, and while the search goes on."""

    waited: int
    window: int  # rating distance accepted now, in hundredths
    pace: str
    is_kept: bool  # by correspondence: it goes on when I go
    days_in: int  # ms until a seat by correspondence is offered instead; -1 where it is one
    forecast: Forecast


@dataclass(frozen=True, slots=True)
class QueueLeft:
    reason: str  # a stable code: "you", "matched", "not_ready", "elsewhere"
    pause: int  # ms until one can search again


@dataclass(frozen=True, slots=True)
class ReadyCheck:
    check: int
    game: str
    pace: str
    unrated_because: str  # a stable code, as in ``MatchOver``; empty: it will be rated
    seats: tuple[SeatedPlayer, ...]
    ready: tuple[bool, ...]
    left: int  # until it lapses
