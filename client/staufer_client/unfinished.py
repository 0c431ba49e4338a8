"""Matches on this computer that are not over: one file each, written anew after every step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from struct import Struct
from typing import Literal

from staufer_client.files import set_aside, write_whole
from staufer_client.lessons import SCRIPTS
from staufer_client.lock import Lock
from staufer_engine.phrases import Msgid
from staufer_protocol.codec import RECORD_LIMIT, dec, enc, from_plain, to_plain
from staufer_protocol.complaint import Damaged, Malformed
from staufer_protocol.messages import Setup

Kind = Literal["practice", "hotseat"]
Stored = tuple[bytes, tuple[bytes, ...]]  # public bytes and sealed parts of one record

ELSEWHERE: Msgid = "This match is on the table of another window. Go on with it there."
MAGIC = b"STU1"
ENDING = ".unfinished"
LENGTH = Struct(">I")
SECRET = 32
MOST_BYTES = 1 << 21


@dataclass(frozen=True, slots=True)
class Origin:
    """The moment of a replay from which a match is played on."""

    file: str  # on the shelf
    seq: int
    eyes: int  # whose view was looked at, as the screen counts them
    number: bytes  # tells apart what is played on from one replay


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as it lies on the disk.  The secret is in it: whoever reads the file can see all cards."""

    kind: Kind
    setup: Setup
    secret: bytes
    ways: tuple[str, ...]  # by seat: the bot that plays it, empty for a person
    saved: int  # seconds since 1970
    records: tuple[Stored, ...] = ()
    origin: Origin | None = None

    @property
    def ident(self) -> str:
        """The name of its file: a match that is played on from a replay is not that match."""
        return self.setup.match.hex() + (self.origin.number.hex() if self.origin else "")


def write_kept(kept: Kept) -> bytes:
    origin = [to_plain(kept.origin)] if kept.origin else []
    header = enc([kept.kind, to_plain(kept.setup), kept.secret, kept.ways, kept.saved, *origin])
    blocks = [header, *(enc([pub, plaintexts]) for pub, plaintexts in kept.records)]
    return b"".join([MAGIC, *(LENGTH.pack(len(block)) + block for block in blocks)])


def read_kept(data: bytes) -> Kept:
    """The match in *data*; Damaged where it is not whole."""
    blocks = blocks_of(data)
    kept = read_header(next(blocks, b""))
    return replace(kept, records=tuple(read_stored(block) for block in blocks))


def blocks_of(data: bytes) -> Iterator[bytes]:
    if not data.startswith(MAGIC):
        raise Damaged("E_NOT_UNFINISHED", "This file is no unfinished match of Staufer.")
    at = len(MAGIC)
    while at < len(data):
        if at + LENGTH.size > len(data):
            raise Damaged("E_CUT", "The file of this match ends too early.")
        (length,) = LENGTH.unpack_from(data, at)
        at += LENGTH.size
        if length > RECORD_LIMIT.size or at + length > len(data):
            raise Damaged("E_CUT", "The file of this match ends too early.")
        yield data[at : at + length]
        at += length


def read_header(block: bytes) -> Kept:
    try:
        match dec(block, RECORD_LIMIT):
            case [("practice" | "hotseat") as kind, plain, bytes(secret), list(ways), int(saved), *branch]:
                setup = from_plain(Setup, plain)
                origin = from_plain(Origin, branch[0]) if branch else None
            case _:
                raise Malformed("E_FORM", "It has another form.")
    except Malformed as error:
        raise Damaged("E_HEADER", f"The file of this match is damaged. {error.sentence}") from error
    known = tuple(way for way in ways if isinstance(way, str))
    if len(secret) != SECRET or not len(known) == len(ways) == len(setup.seats):
        raise Damaged("E_HEADER", "The file of this match is damaged: its seats do not fit.")
    return Kept("practice" if kind == "practice" else "hotseat", setup, secret, known, saved, origin=origin)


def read_stored(block: bytes) -> Stored:
    try:
        match dec(block, RECORD_LIMIT):
            case [bytes(pub), list(plaintexts)]:
                known = tuple(part for part in plaintexts if isinstance(part, bytes))
            case _:
                raise Malformed("E_FORM", "It has another form.")
    except Malformed as error:
        raise Damaged("E_RECORD", f"A record of this match is damaged. {error.sentence}") from error
    if len(known) != len(plaintexts):
        raise Damaged("E_RECORD", "A record of this match is damaged.")
    return pub, known


@dataclass(frozen=True, slots=True)
class UnfinishedLine:
    """An unfinished match in a list."""

    id: str
    kind: Kind
    game: str
    names: tuple[str, ...]
    saved: int
    records: int

    @property
    def is_guided(self) -> bool:
        """Somebody learns the game in it."""
        return self.id in {script.match.hex() for script in SCRIPTS.values()}


class Unfinished:
    """The folder of unfinished matches."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[str] = []  # sentences on files that could not be read, each once
        self.listeners: list[Callable[[], None]] = []

    def list(self) -> Sequence[UnfinishedLine]:
        """All of them, the last played first; damaged files are put aside and reported."""
        lines = []
        for path in sorted(self.folder.glob(f"*{ENDING}")):
            kept = self.read(path)
            if kept is not None and kept.ident != path.stem:
                self.report(f"{path.name} has not the name of its match, as a copy has. It is left alone.")
            elif kept is not None:
                names = tuple(seat.name for seat in kept.setup.seats)
                lines.append(
                    UnfinishedLine(path.stem, kept.kind, kept.setup.game, names, kept.saved, len(kept.records))
                )
        return sorted(lines, key=lambda line: line.saved, reverse=True)

    def read(self, path: Path) -> Kept | None:
        """The match of a file; where it is damaged, None after putting it aside."""
        try:
            return read_kept(read_bytes(path))
        except Damaged as damage:
            self.put_aside(path, damage.sentence)
        except OSError as error:
            self.report(f"{path.name} could not be read: {error.strerror or error}.")
        return None

    def put_aside(self, path: Path, sentence: Msgid) -> None:
        try:
            self.report(f"{sentence} It is kept as {set_aside(path).name}.")
        except OSError as error:
            self.report(f"{sentence} {error.strerror or error}.")

    def report(self, sentence: Msgid) -> None:
        if sentence not in self.problems:
            self.problems.append(sentence)

    def load(self, id: str) -> Kept:
        """The match of this id; Damaged where there is none, or none that can be read."""
        path = self.path(id)
        try:
            return read_kept(read_bytes(path))
        except FileNotFoundError:
            raise Damaged("E_MISSING", "This match is not here any more.") from None
        except OSError as error:
            raise Damaged("E_UNREADABLE", f"This match cannot be read: {error.strerror or error}.") from error

    def take(self, id: str) -> Lock:
        """Hold the match, so that no other window plays it; Damaged where one has it already."""
        lock = Lock(self.path(id).with_suffix(".lock"))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            is_ours = lock.take()
        except OSError:  # what cannot be written here cannot be overwritten either
            return lock
        if not is_ours:
            raise Damaged("E_ELSEWHERE", ELSEWHERE)
        return lock

    def let_go(self, id: str, lock: Lock) -> None:
        """Another window may have it; of a match that is over nothing stays behind."""
        lock.let_go()
        if not self.path(id).exists():
            with suppress(OSError):
                lock.path.unlink(missing_ok=True)

    def save(self, kept: Kept) -> None:
        write_whole(self.path(kept.ident), write_kept(kept))

    def discard(self, id: str) -> None:
        self.path(id).unlink(missing_ok=True)
        self.notify()

    def path(self, id: str) -> Path:
        """Where the match is kept; an id is the match's own in hexadecimal, so it leads nowhere else."""
        if not id or not set(id) <= set("0123456789abcdef"):
            raise Damaged("E_MISSING", "There is no such match.")
        return self.folder / f"{id}{ENDING}"

    def notify(self) -> None:
        for listener in tuple(self.listeners):
            listener()


def read_bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise Damaged("E_TOO_LARGE", "The file of this match is too large.")
    return data
