"""Capsules: a match up to here as one seat saw it, for whoever looks into what went wrong with it.

``"STC1"``, then a header and the frames of that seat, each with its length before it.  A capsule
holds what the seat knew at that moment and nothing else: no sealed part of others, no secret.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from struct import Struct

from staufer_engine.kernel import S
from staufer_protocol.codec import RECORD_LIMIT, Limit, Plain, dec, enc, from_plain, to_plain
from staufer_protocol.complaint import Damaged, Malformed
from staufer_protocol.course import Course
from staufer_protocol.messages import RecordFrame, Setup
from staufer_protocol.stream import Ended, Observer, Voided, read_record

ENDING = ".capsule"
MAGIC = b"STC1"
MAX_BYTES = 256 * 1024  # that are sent to a server
MOST_BYTES = 2 << 20  # that are read from a file
MOST_FRAMES = 5_001
LONGEST_TEXT = 600  # letters of what the player says
RULE, DESYNC = "rule", "desync"  # what a capsule is about

_LENGTH = Struct(">I")
_HEADER_LIMIT = Limit(128 * 1024, 4096, 60 * 1024)


@dataclass(frozen=True, slots=True)
class Header:
    kind: str  # RULE: "this is not what the rule says"; DESYNC: the copy parted from the host's
    program: str  # its version
    setup: Setup
    seat: int  # -1: the public
    seq: int  # the last record of the copy; where it parted there may be a frame that it could not take
    head: bytes  # of the chain there
    text: str  # the player's own words
    concerns: str  # the paragraph or the line of the journal that they are about
    code: str  # why the copy was given up; empty where it was not
    view: bytes  # what the seat sees, encoded
    anew: bytes  # the same of a copy that was fetched again; empty where none was


@dataclass(frozen=True, slots=True)
class Capsule:
    header: Header
    frames: tuple[RecordFrame, ...]


def seat_of(observer: Observer) -> int | None:
    """Through whose eyes a capsule is made: whoever sees everything gives away what all may see."""
    return observer if isinstance(observer, int) else None


def view_bytes(course: Course[S], seq: int | None = None) -> bytes:
    """What the observer of *course* sees, at the present moment or after record *seq*."""
    state = course.game.state if seq in (None, course.seq) else course.at(seq or 0).state
    return enc(course.rules.view(state, seat_of(course.observer)).to_plain())


def capsule_of(
    course: Course[S],
    frames: Sequence[RecordFrame],
    *,
    program: str,
    kind: str = RULE,
    seq: int | None = None,
    text: str = "",
    concerns: str = "",
    code: str = "",
    view: bytes | None = None,
    anew: bytes = b"",
) -> Capsule:
    """The match as *course* has followed it, or up to *seq*.  The record that opens all secrets stays out of it."""
    seat, seq = seat_of(course.observer), course.seq if seq is None else seq
    kept = tuple([as_seen_by(frame, seat) for frame in frames[: None if code else seq] if not is_end(frame)])
    seq = min(seq, len(kept))
    return Capsule(
        Header(
            kind,
            program,
            course.setup,
            -1 if seat is None else seat,
            seq,
            course.head if seq == course.seq else b"",
            text[:LONGEST_TEXT],
            concerns[:LONGEST_TEXT],
            code,
            view_bytes(course, seq) if view is None else view,
            anew,
        ),
        kept,
    )


def is_end(frame: RecordFrame) -> bool:
    try:
        return isinstance(read_record(frame.pub).body, Ended | Voided)
    except Malformed:  # what could not be read opens nothing
        return False


def as_seen_by(frame: RecordFrame, seat: int | None) -> RecordFrame:
    """Without the parts and the digest that are not of this seat's view."""
    if not frame.parts:
        return frame
    try:
        seals = read_record(frame.pub).seals
    except Malformed:
        return replace(frame, parts=())
    parts = [one for one in frame.parts if seat is not None and one[0] < len(seals) and seals[one[0]].vis >> seat & 1]
    return replace(frame, parts=tuple(parts))


def without_frames(capsule: Capsule) -> Capsule:
    """For a server, which has the records itself."""
    return replace(capsule, frames=())


def without_contents(capsule: Capsule) -> Capsule:
    """Which match, which seat, where and why it was given up: enough for a server to look at its own copy."""
    bare = replace(capsule.header, program="", head=b"", text="", concerns="", view=b"", anew=b"")
    return Capsule(bare, ())


# -- files ---------------------------------------------------------------------------------


def write_capsule(capsule: Capsule) -> bytes:
    blocks = [enc(to_plain(capsule.header))]
    blocks += [enc([frame.pub, list(map(list, frame.parts)), frame.check]) for frame in capsule.frames]
    return b"".join([MAGIC, *(_LENGTH.pack(len(block)) + block for block in blocks)])


def to_send(capsule: Capsule) -> bytes:
    """As much of it as a server takes."""
    data = write_capsule(capsule)
    return data if len(data) <= MAX_BYTES else write_capsule(without_frames(capsule))


def read_capsule(data: bytes, most: int = MOST_BYTES) -> Capsule:
    """Raises ``Damaged`` where the bytes are no capsule."""
    if len(data) > most:
        raise Damaged("E_TOO_LARGE", "This file is too large to be a capsule of Staufer.")
    if not data.startswith(MAGIC):
        raise Damaged("E_NOT_A_CAPSULE", "This file is not a capsule of Staufer.")
    blocks = _blocks(data)
    try:
        header = from_plain(Header, dec(next(blocks, b""), _HEADER_LIMIT))
        frames = tuple([_read_frame(header.setup.match, seq, block) for seq, block in enumerate(blocks, 1)])
    except Malformed as error:
        raise Damaged(error.code, f"This capsule is damaged. {error.sentence}") from error
    if not -1 <= header.seat < len(header.setup.seats) or len(frames) > MOST_FRAMES:
        raise Damaged("E_FORM", "This capsule is damaged. It fits no match.")
    if not 0 <= header.seq <= (len(frames) or MOST_FRAMES):
        raise Damaged("E_FORM", f"This capsule is damaged. It has no record {header.seq}.")
    if max(len(header.text), len(header.concerns)) > LONGEST_TEXT or header.kind not in (RULE, DESYNC):
        raise Damaged("E_FORM", "This capsule is damaged. It has another form.")
    return Capsule(header, frames)


def _blocks(data: bytes) -> Iterator[bytes]:
    at, number = len(MAGIC), 0
    while at < len(data):
        where = f"record {number}" if number else "the header"
        if at + _LENGTH.size > len(data):
            raise Damaged("E_CUT", f"This capsule ends in the middle of {where}.")
        (length,) = _LENGTH.unpack_from(data, at)
        at += _LENGTH.size
        if at + length > len(data):
            raise Damaged("E_CUT", f"This capsule ends in the middle of {where}.")
        yield data[at : at + length]
        at, number = at + length, number + 1


def _read_frame(match: bytes, seq: int, block: bytes) -> RecordFrame:
    try:
        plain: Plain = dec(block, RECORD_LIMIT)
        if not isinstance(plain, list):
            raise Malformed("E_FORM", "It has another form.")
        return from_plain(RecordFrame, [match, *plain])
    except Malformed as error:
        raise Malformed(error.code, f"Record {seq} cannot be read. {error.sentence}") from error
