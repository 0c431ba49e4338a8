"""The folder of reports: capsules of matches in which something was not right, each a file of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from staufer_client.desync import Parted
from staufer_client.files import write_whole
from staufer_client.table import Table
from staufer_engine.phrases import Msgid
from staufer_protocol.capsule import ENDING, LONGEST_TEXT, RULE, Capsule, capsule_of, write_capsule

MOST_REPORTS = 10  # of each kind
IN_WORDS = ".desync.txt"

FETCHED: Msgid = "Your copy of the match differed from the server's and was fetched again."
KEPT: Msgid = "Your copy of the match differed from the server's and was fetched again. A report is kept: {name}."


class Reports:
    """Writes reports on this computer; what is sent anywhere is somebody else's to decide."""

    def __init__(self, folder: Path, version: str, now: Callable[[], datetime] = datetime.now) -> None:
        self.folder = folder
        self.version = version
        self.now = now
        self.filed: tuple[bytes, int] = (b"", 0)  # the match and the record of the last parting
        self.sentence = ""  # that was said of it

    def stamped(self, capsule: Capsule) -> Capsule:
        return replace(capsule, header=replace(capsule.header, program=self.version))

    def keep(self, capsule: Capsule) -> Path:
        """A player's own report; OSError where it cannot be written."""
        path = self.folder / f"{self.now():%Y%m%d-%H%M%S-%f}.{RULE}{ENDING}"
        write_whole(path, write_capsule(self.stamped(capsule)))
        self.make_room(f"*.{RULE}{ENDING}")
        return path

    def file(self, parted: Parted) -> str:
        """A copy has parted from the host's: one report of each, in words and as a capsule; the sentence on it."""
        header = parted.capsule.header
        if self.filed == (header.setup.match, header.seq):
            return self.sentence
        name = f"{self.now():%Y%m%d-%H%M%S-%f}"
        lines = (
            f"Staufer {self.version}",
            f"match {header.setup.match.hex()}",
            f"game {header.setup.game}, rules {header.setup.rules_version}, data {header.setup.data_hash.hex()}",
            f"record {header.seq}, {header.code}",
            f"first difference (before, after): {parted.difference}",
        )
        words = self.folder / f"{name}{IN_WORDS}"
        try:
            write_whole(words, ("\n".join(lines) + "\n").encode())
            write_whole(self.folder / f"{name}.desync{ENDING}", write_capsule(self.stamped(parted.capsule)))
            self.make_room(f"*{IN_WORDS}")
            self.make_room(f"*.desync{ENDING}")
        except OSError:
            return FETCHED
        self.filed, self.sentence = (header.setup.match, header.seq), KEPT.format(name=words.name)
        return self.sentence

    def make_room(self, pattern: str) -> None:
        for old in sorted(self.folder.glob(pattern))[:-MOST_REPORTS]:
            old.unlink()


def capsule_at(table: Table, text: str, concerns: str) -> Capsule:
    """The match up to what the table shows, as whoever sits before it sees it: behind a curtain, as all may."""
    follower = table.follower
    words = (text.strip()[:LONGEST_TEXT], concerns[:LONGEST_TEXT])
    return capsule_of(follower.course, follower.frames, program="", seq=table.seq, text=words[0], concerns=words[1])
