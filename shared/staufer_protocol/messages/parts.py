"""What other messages are made of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """Who sits where; *player* is the account's public id, 0 for an account that is gone."""

    player: int
    name: str
    is_bot: bool
    centi: int  # rating at the start of the match
    games: int  # rated games of this ladder before it


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before a match begins; the rules hash of the stream is made from it."""

    match: bytes  # 16 bytes, the match's id
    game: str
    rules_version: str
    data_hash: bytes
    options: tuple[tuple[str, int], ...]  # sorted by name
    seats: tuple[SeatedPlayer, ...]  # in seat order, drawn by lot
    pace: str  # "quick", "normal", "slow", "untimed", or by correspondence "day", "two_days", "three_days", "week"
    rated: bool
    commitment: bytes  # to the secret from which NATURE's answers follow; empty offline until the match is made
    started: int  # wall time, seconds since 1970
    nonces: tuple[bytes, ...] = ()  # each person's share of the chance, by ``fairness.givers_of``; none at first


@dataclass(frozen=True, slots=True)
class SeatClock:
    """What a seat had left at the match time of :class:`Clocks`."""

    bank: int
    turn: int  # of the increment of the present turn, used up before the bank
    is_running: bool
    strikes: int


@dataclass(frozen=True, slots=True)
class OpponentTerm:
    """One pair of the ELO sum."""

    seat: int
    centi: int
    expected: int  # in ten-thousandths
    result: int  # 2 won, 1 shared, 0 lost


@dataclass(frozen=True, slots=True)
class RatingChange:
    """How one seat's rating moved, with every number of the sum."""

    seat: int
    before: int
    after: int
    games: int  # rated games before this one
    k: int
    terms: tuple[OpponentTerm, ...]


@dataclass(frozen=True, slots=True)
class SeatResult:
    seat: int
    place: int  # from 1; equal places are shared
    score: int
    how: str  # "played", "resigned", "left", "flagged", "agreed" (a draw by vote)


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A match in a list."""

    match: bytes
    game: str
    names: tuple[str, ...]
    my_seat: int  # -1: not mine
    pace: str
    rated: bool
    status: str  # "live", "done" or "void"
    is_my_turn: bool
    places: tuple[int, ...]  # by seat; empty while it is live
    rating_change: int  # of my seat, in hundredths
    started: int
    asked: tuple[int, ...] = ()  # the seats that have to choose now
    left: int = -1  # ms until the next of their flags falls; -1: none
