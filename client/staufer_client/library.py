"""The replays of this computer: a folder of files that nobody but the program names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from staufer_client.files import write_whole
from staufer_client.theatre.shelf import IMPORTED, Came, Notes, Shelved
from staufer_protocol.complaint import Damaged
from staufer_protocol.messages import SeatResult
from staufer_protocol.replay import EXTENSION, MAX_BYTES, Replay, read_replay


@dataclass(frozen=True, slots=True)
class ReplayLine:
    """A replay in the list."""

    file: str  # its name in the folder; what everything else is asked for by
    game: str
    names: tuple[str, ...]
    results: tuple[SeatResult, ...]  # by seat; empty where the match is void
    rated: bool
    started: int
    records: int


class Library:
    """The folder of replays; what is read of a file is remembered as long as it does not change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[str] = []  # sentences on the files that could not be read, the last time
        self.listeners: list[Callable[[], None]] = []
        self.notes = Notes(folder)
        self._known: dict[str, tuple[tuple[int, int], ReplayLine]] = {}

    def list(self) -> Sequence[ReplayLine]:
        """All that can be read, the newest first."""
        self.problems = []
        lines = []
        for path in sorted(self.folder.glob(f"*{EXTENSION}")):
            try:
                lines.append(self.line(path))
            except Damaged as damage:
                self.problems.append(f"{path.name}: {damage.sentence}")
            except Exception:  # whatever is in one file, the others stay on the shelf
                self.problems.append(f"{path.name}: This file cannot be read.")
        return sorted(lines, key=lambda line: line.started, reverse=True)

    def line(self, path: Path) -> ReplayLine:
        stamp = stamp_of(path)
        known = self._known.get(path.name)
        if known is not None and known[0] == stamp:
            return known[1]
        line = line_of(path.name, read_replay(read_file(path)))
        self._known[path.name] = (stamp, line)
        return line

    def read(self, file: str) -> bytes:
        """What the file of this name in the folder holds."""
        if Path(file).name != file or not file.endswith(EXTENSION):
            raise Damaged("E_MISSING", "There is no such replay here.")
        return read_file(self.folder / file)

    def open(self, file: str) -> Replay:
        """The replay of this name in the folder."""
        return read_replay(self.read(file))

    def shelved(self) -> Sequence[Shelved]:
        """The same list, with what is noted of each."""
        came = self.notes.read()
        return [shelved(line, came.get(line.file, IMPORTED)) for line in self.list()]

    def keep(self, data: bytes, came: Came = IMPORTED) -> str:
        """Check a replay and put it into the folder, beside any other of the same match; the name it got."""
        match = read_replay(data).setup.match.hex()
        names = (f"{match}{f'-{n}' if n else ''}{EXTENSION}" for n in count())
        name = next(name for name in names if self.may_hold(name, data))
        try:
            write_whole(self.folder / name, data)
            self.notes.write(name, came)
        except OSError as error:
            raise Damaged("E_UNWRITABLE", f"The replay could not be kept: {error.strerror or error}.") from error
        for listener in tuple(self.listeners):
            listener()
        return name

    def may_hold(self, name: str, data: bytes) -> bool:
        """Whether the place is free, or holds the same already: a forged copy must not replace the true one."""
        path = self.folder / name
        try:
            return not path.exists() or (path.is_file() and read_file(path) == data)
        except Damaged:
            return False

    def import_file(self, path: Path) -> str:
        """Copy a replay from elsewhere into the folder, under a name of ours."""
        return self.keep(read_file(path))

    def export(self, file: str, to: Path) -> None:
        """Copy a replay of the folder to where the user wants it."""
        self.open(file)
        try:
            write_whole(to, read_file(self.folder / file))
        except OSError as error:
            raise Damaged("E_UNWRITABLE", f"The replay could not be saved: {error.strerror or error}.") from error


def line_of(name: str, replay: Replay) -> ReplayLine:
    setup = replay.setup
    names = tuple(seat.name for seat in setup.seats)
    return ReplayLine(name, setup.game, names, replay.results, setup.rated, setup.started, len(replay.records))


def shelved(line: ReplayLine, came: Came) -> Shelved:
    places = tuple(result.place for result in line.results)
    scores = tuple(result.score for result in line.results)
    return Shelved(line.file, line.game, line.names, places, scores, line.started, came)


def stamp_of(path: Path) -> tuple[int, int]:
    try:
        found = path.stat()
    except OSError as error:
        raise unreadable(error) from error
    return found.st_mtime_ns, found.st_size


def read_file(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise unreadable(error) from error


def unreadable(error: OSError) -> Damaged:
    return Damaged("E_UNREADABLE", f"The file cannot be read: {error.strerror or error}.")
