"""The records of a match: one numbered, append-only list that everybody follows.

A record's public bytes are the same for everybody.  What only some may see stands beside it as a
sealed part: a salted commitment in the public bytes, salt and plaintext for the entitled seats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import ClassVar

from staufer_protocol.codec import RECORD_LIMIT, Plain, dec, enc, from_plain, to_plain
from staufer_protocol.complaint import Malformed
from staufer_protocol.messages import SeatResult

LAYOUT = 1  # of the public bytes
NATURE_ACTOR = 254
SYSTEM_ACTOR = 255

Answer = int | tuple[int, ...]


class Everything(Enum):
    """The observer who sees all: the host, and a finished match."""

    TRUTH = "truth"


TRUTH = Everything.TRUTH
Observer = int | Everything | None  # a seat, everything, or what the public sees


def bit_of(observer: int | None) -> int:
    """The seat's bit in the masks of who may see; the public has none."""
    return 0 if observer is None else 1 << observer


def mask_of(seats: Sequence[int]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


class ClockReason(IntEnum):
    """Why a clock was changed."""

    INCREMENT = 0  # the time that a turn brings
    RESTART = 1  # credit after the server was away
    CORRECTION = 2  # a person put it right
    VACATION_BEGINS = 3  # the seat's clock stands still from now on
    VACATION_ENDS = 4  # and goes on: the milliseconds are what the present question was kept waiting


class LeaveReason(IntEnum):
    """Why a seat's owner counts as gone."""

    LEFT = 0  # said so
    ABSENT = 1  # did not come back in time
    FLAGGED = 2  # the third strike
    REMOVED = 3  # by a moderator


class Player(IntEnum):
    """Who plays for a seat."""

    OWNER = 0
    HOUSE_BOT = 1
    STAND_IN = 2


class Vote(IntEnum):
    """What everybody who still plays can agree on."""

    DRAW = 0
    VOID = 1
    UNDO = 2  # further back than anybody may go alone: to before the last choice of who proposed it


class VoidReason(IntEnum):
    """Why a match does not count."""

    AGREED = 0
    TOO_EARLY = 1  # somebody left before everybody had played one round
    RULE_FAULT = 2
    SERVER_AWAY = 3
    UNVERIFIED = 4  # two copies differed
    REMOVED = 5  # by a moderator


# -- bodies: the kinds of records, in the order of their numbers ------------------------------


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice; a forced one was made by the host, since there was no other."""

    kind: ClassVar[int] = 0
    actor: int
    answer: Answer | None  # None: sealed
    charge_ms: int = 0
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Drawn:
    """NATURE's answer: a draw, or something hidden that becomes known."""

    kind: ClassVar[int] = 1
    fixed_actor: ClassVar[int] = NATURE_ACTOR
    answer: Answer | None  # None: sealed


@dataclass(frozen=True, slots=True)
class Committed:
    """A final answer to a question that several are asked at once; sealed for its actor."""

    kind: ClassVar[int] = 2
    actor: int
    charge_ms: int = 0


@dataclass(frozen=True, slots=True)
class Opened:
    """All have answered: here are the answers by seat, None for who was not asked."""

    kind: ClassVar[int] = 3
    fixed_actor: ClassVar[int] = SYSTEM_ACTOR
    answers: tuple[Answer | None, ...]


@dataclass(frozen=True, slots=True)
class Undone:
    """Back to the state after record *to_seq*."""

    kind: ClassVar[int] = 4
    actor: int
    to_seq: int


@dataclass(frozen=True, slots=True)
class ClocksChanged:
    kind: ClassVar[int] = 5
    fixed_actor: ClassVar[int] = SYSTEM_ACTOR
    changes: tuple[tuple[int, int, int], ...]  # (seat, milliseconds, ClockReason)


@dataclass(frozen=True, slots=True)
class Flagged:
    """Time is up; the rules' default choice follows."""

    kind: ClassVar[int] = 6
    actor: int
    strike: int


@dataclass(frozen=True, slots=True)
class Left:
    """The seat's owner is gone; the seat will count as last."""

    kind: ClassVar[int] = 7
    actor: int
    reason: int


@dataclass(frozen=True, slots=True)
class TakenOver:
    kind: ClassVar[int] = 8
    actor: int
    who: int


@dataclass(frozen=True, slots=True)
class Voted:
    kind: ClassVar[int] = 9
    actor: int
    what: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Resigned:
    kind: ClassVar[int] = 10
    actor: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The result, and the secret from which all chance followed."""

    kind: ClassVar[int] = 11
    fixed_actor: ClassVar[int] = SYSTEM_ACTOR
    results: tuple[SeatResult, ...]
    secret: bytes


@dataclass(frozen=True, slots=True)
class Voided:
    kind: ClassVar[int] = 12
    fixed_actor: ClassVar[int] = SYSTEM_ACTOR
    reason: int
    secret: bytes


Body = (
    Chosen | Drawn | Committed | Opened | Undone | ClocksChanged | Flagged | Left | TakenOver | Voted
    | Resigned | Ended | Voided
)  # fmt: skip
BODIES: tuple[type[Body], ...] = (
    Chosen, Drawn, Committed, Opened, Undone, ClocksChanged, Flagged, Left, TakenOver, Voted, Resigned, Ended, Voided,
)  # fmt: skip
PLAYING = (Chosen, Drawn, Committed, Opened, Undone, Flagged)  # what a decision can be based on


def body_to_plain(body: Body) -> list[Plain]:
    if isinstance(body, Chosen):  # most records are
        return [0, body.actor, body.answer, body.charge_ms, body.forced]
    if isinstance(body, Drawn | Opened | ClocksChanged | Ended | Voided):
        return [body.kind, body.fixed_actor, *to_plain(body)]
    return [body.kind, *to_plain(body)]


def body_from_plain(plain: Plain) -> Body:
    if not isinstance(plain, list) or len(plain) < 2:
        raise Malformed("E_RECORD", "A record has no body.")
    kind, actor, *rest = plain
    if type(kind) is not int or not 0 <= kind < len(BODIES):
        raise Malformed("E_RECORD", "There is no record of this kind; the other side may be newer.")
    body = BODIES[kind]
    if not issubclass(body, Drawn | Opened | ClocksChanged | Ended | Voided):
        return _read_body(body, [actor, *rest])
    if type(actor) is not int or actor != body.fixed_actor:
        raise Malformed("E_RECORD", "A record has the wrong actor.")
    return _read_body(body, rest)


def _read_body(body: Callable[..., Body], plain: list[object]) -> Body:
    return from_plain(body, plain)


# -- records -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Seal:
    """A part that only the seats in *vis* may see; salt and plaintext where they are known."""

    vis: int
    commit: bytes
    salt: bytes = b""
    plaintext: bytes | None = None


@dataclass(frozen=True, slots=True)
class Record:
    seq: int
    t_ms: int  # match time
    body: Body
    seals: tuple[Seal, ...] = ()
    pub: bytes = b""  # the public bytes; made here where they were not read

    def __post_init__(self) -> None:
        if not self.pub:
            seals: list[Plain] = [[seal.vis, seal.commit] for seal in self.seals]
            object.__setattr__(self, "pub", enc([LAYOUT, self.seq, self.t_ms, body_to_plain(self.body), seals]))

    def open_parts(self, observer: int | None) -> tuple[tuple[int, bytes, bytes], ...]:
        """Number, salt and plaintext of every sealed part that *observer* may see."""
        if not self.seals or observer is None:
            return ()
        return tuple(
            (part, seal.salt, seal.plaintext)
            for part, seal in enumerate(self.seals)
            if seal.vis >> observer & 1 and seal.plaintext is not None
        )

    @property
    def plaintexts(self) -> tuple[bytes, ...]:
        """Of all sealed parts, for whoever keeps the whole match."""
        return tuple([seal.plaintext for seal in self.seals if seal.plaintext is not None])


def read_record(pub: bytes, parts: Sequence[tuple[int, bytes, bytes]] = ()) -> Record:
    """The record of these public bytes, with the sealed parts that came beside it.

    Whether a part is what its seal says is checked by the course, which knows the match.
    """
    match dec(pub, RECORD_LIMIT):
        case [layout, seq, t_ms, body, list(plain_seals)] if layout == LAYOUT and type(layout) is int:
            pass
        case _:
            raise Malformed("E_RECORD", "These are not the public bytes of a record.")
    if type(seq) is not int or seq < 1 or type(t_ms) is not int or t_ms < 0:
        raise Malformed("E_RECORD", "A record has no number or no time.")
    opened = {part: (salt, plaintext) for part, salt, plaintext in parts}
    if len(opened) != len(parts) or any(not 0 <= part < len(plain_seals) for part in opened):
        raise Malformed("E_PARTS", f"Record {seq} came with sealed parts that it does not have.")
    seals = []
    for part, plain in enumerate(plain_seals):
        match plain:
            case [int(vis), bytes(commit)] if type(vis) is int and 0 <= vis < 1 << 16 and len(commit) == 32:
                salt, plaintext = opened.get(part, (b"", None))
                seals.append(Seal(vis, commit, salt, plaintext))
            case _:
                raise Malformed("E_RECORD", f"Record {seq} has a seal that is none.")
    return Record(seq, t_ms, body_from_plain(body), tuple(seals), pub)


def read_answer(plaintext: bytes) -> Answer:
    """What a sealed part says."""
    match dec(plaintext, RECORD_LIMIT):
        case int(answer) if type(answer) is int:
            return answer
        case list(numbers) if all(type(number) is int for number in numbers):
            return tuple([number for number in numbers if isinstance(number, int)])
        case _:
            raise Malformed("E_PARTS", "A sealed part holds no answer.")
