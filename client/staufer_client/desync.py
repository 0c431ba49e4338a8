"""What is kept of a copy that parted from the host's: a local report, from the player's own seat only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from staufer_client.files import write_whole
from staufer_client.follower import Follower
from staufer_engine.record import Record
from staufer_engine.views import first_difference, view_plain
from staufer_protocol.messages import Setup

MOST_REPORTS = 10
ENDING = ".desync.txt"


@dataclass(frozen=True, slots=True)
class Parting:
    """The view of my seat after the record at which my copy was another than the host's."""

    seq: int
    view: Record

    def compared(self, follower: Follower) -> str:
        """The first thing that is another one in *follower*, which came to the same record anew."""
        view = view_of(follower)
        if first_difference(self.view.to_plain(), plain_view_of(follower)) is None:
            return "both copies show the same; the host's is another one"
        return first_difference(self.view, view) or "the records are of other kinds"


def parting_of(follower: Follower) -> Parting:
    return Parting(follower.course.seq, view_of(follower))


def view_of(follower: Follower) -> Record:
    return follower.rules.view(state_of(follower), seat_of(follower)).clone()


def plain_view_of(follower: Follower) -> list[object]:
    return view_plain(follower.rules, state_of(follower), seat_of(follower))


def state_of(follower: Follower) -> Record:
    """Where a turn ended the state at that very point, as the digests are taken of it."""
    checkpoint = follower.course.position.checkpoint
    return follower.course.game.state if checkpoint is None else checkpoint


def seat_of(follower: Follower) -> int | None:
    return follower.observer if isinstance(follower.observer, int) else None


class DesyncReports:
    """Writes one file for each parting; the sentence says where it is."""

    def __init__(self, folder: Path, version: str, now: Callable[[], datetime] = datetime.now) -> None:
        self.folder = folder
        self.version = version
        self.now = now

    def file(self, setup: Setup, seq: int, difference: str) -> str:
        """Keep a report, and say so."""
        lines = (
            f"Staufer {self.version}",
            f"match {setup.match.hex()}",
            f"game {setup.game}, rules {setup.rules_version}, data {setup.data_hash.hex()}",
            f"record {seq}",
            f"first difference (before, after): {difference}",
        )
        path = self.folder / f"{self.now():%Y%m%d-%H%M%S-%f}{ENDING}"
        try:
            write_whole(path, ("\n".join(lines) + "\n").encode())
            for old in sorted(self.folder.glob(f"*{ENDING}"))[:-MOST_REPORTS]:
                old.unlink()
        except OSError:
            return "Your copy of the match differed from the server's and was fetched again."
        return (
            f"Your copy of the match differed from the server's and was fetched again. A report is kept: {path.name}."
        )
