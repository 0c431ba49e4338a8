"""A match that is being played: its records, what is submitted, its clocks and its end."""

from __future__ import annotations

from dataclasses import dataclass

from staufer_protocol.messages.parts import RatingChange, SeatClock, SeatResult, Setup


@dataclass(frozen=True, slots=True)
class Resume:
    """Open a match, or take it up again after the last record that the client has (0: from the start)."""

    match: bytes
    have_seq: int
    head: bytes  # the first 8 bytes of the chain at have_seq; empty at 0


@dataclass(frozen=True, slots=True)
class Submit:
    """A wish to act in a match, exactly once: see ``Accepted`` and ``Refused``.

    *action* is ``(0, n)`` a choice that is one int, ``(1, n, ...)`` one that is a tuple, ``(2, seq)``
    undo, back to the state after that record, ``(3,)`` resign, ``(4, what, yes)`` a vote: what is
    0 draw, 1 void, 2 going back to before the last choice of who proposes it.
    """

    match: bytes
    cseq: int  # this seat's submissions are numbered from 1
    based_seq: int  # the record that the client has decided on
    head: bytes  # the first 8 bytes of the chain there
    attempt: int  # rises with every sending of the same cseq
    action: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Say:
    match: bytes
    text: str
    phrase: str = ""  # one of ``small_talk``, without a text; every reader has it in his own language


@dataclass(frozen=True, slots=True)
class OfferRematch:
    match: bytes


@dataclass(frozen=True, slots=True)
class Rise:
    """Get up from the table: its records come no more, and a live match waits for me less long than if I had been lost.

    ``Resume`` takes the seat again.
    """

    match: bytes


@dataclass(frozen=True, slots=True)
class MatchOpened:
    """A match starts, or is taken up: its set-up, then its records follow."""

    setup: Setup
    my_seat: int  # -1: spectator
    cseq: int  # the last number that this seat has used
    from_start: bool  # forget the records you have: the first one follows


@dataclass(frozen=True, slots=True)
class RecordFrame:
    """One record of a match as this receiver may see it."""

    match: bytes
    pub: bytes  # the same for everybody
    parts: tuple[tuple[int, bytes, bytes], ...]  # (seal, salt, plaintext) open to the receiver
    check: bytes  # digest of the receiver's own view after it; empty where none is sent


@dataclass(frozen=True, slots=True)
class CaughtUp:
    """All records so far have been sent."""

    match: bytes
    seq: int


@dataclass(frozen=True, slots=True)
class Clocks:
    match: bytes
    at: int  # match time
    seats: tuple[SeatClock, ...]


@dataclass(frozen=True, slots=True)
class Presence:
    match: bytes
    here: tuple[bool, ...]  # by seat
    claim_in: int  # until the longest absent seat counts as left; -1: nobody is absent


@dataclass(frozen=True, slots=True)
class Accepted:
    """Committed to disk, as record *seq*: it will not be lost."""

    match: bytes
    cseq: int
    attempt: int
    seq: int


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing was changed; *code* is stable, *sentence* says what is wrong and what to do."""

    match: bytes  # empty where no match is concerned
    cseq: int  # 0 where no submission is concerned
    attempt: int
    code: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Said:
    match: bytes
    seat: int
    text: str
    at: int  # seconds since 1970
    phrase: str = ""


@dataclass(frozen=True, slots=True)
class MatchOver:
    match: bytes
    results: tuple[SeatResult, ...]
    ratings: tuple[RatingChange, ...]  # empty where not rated
    unrated_because: str  # a stable code, empty where rated
    wants_rematch: tuple[bool, ...]
