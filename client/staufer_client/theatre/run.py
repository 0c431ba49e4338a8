"""A whole match as one observer saw it: every record played once, and where one can stop on the way."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from staufer_client.changes import Stepped
from staufer_client.games_shown import turning_points_of
from staufer_client.tables import TableMaker
from staufer_engine.kernel import Game
from staufer_engine.phrases import Language
from staufer_engine.record import Record as State
from staufer_protocol.replay import Replay
from staufer_protocol.stream import TRUTH, Chosen, Committed, Flagged, Observer, Record, Undone, read_record


@dataclass(frozen=True, slots=True)
class Mark:
    """A place on the time line."""

    seq: int
    kind: str  # "round", "undo", or the name of what was told: "captured"
    text: str
    seat: int  # -1: nobody's

    @property
    def is_turning_point(self) -> bool:
        return self.kind not in ("round", "undo")


@dataclass(frozen=True, slots=True)
class Turn:
    """From record *seq* on, until the next one."""

    seq: int
    seat: int  # who is asked first; -1: nobody


class Run:
    """The positions stay in memory, each turn with the state that it begins with: any of them is there at once.

    Nothing of it is changed once it is made, so that several threads may read it.
    """

    def __init__(self, maker: TableMaker, replay: Replay, eyes: Observer) -> None:
        self.eyes = eyes
        self.records = replay.records
        self.follower = maker.follower(replay.setup, eyes)
        self.steps: list[Stepped] = []  # record n is at n - 1
        self.turns = [Turn(0, -1)]
        self.questions: list[int] = []  # the records after which somebody chose
        for before, record in zip((None, *replay.records), replay.records, strict=False):
            if is_choice(record):
                is_late = before is not None and isinstance(before.body, Flagged)  # the rules chose
                self.questions.append(record.seq - 1 - is_late)
            self.steps.append(self.follower.follow(as_seen(record, eyes)))
            game = self.follower.course.game
            if not game.choices and not game.answers:
                self.turns.append(Turn(record.seq, first_asked(game)))
        self.rounds = [0, *(line.seq for line in self.follower.journal.lines if line.is_heading)]
        self.marks = sorted(self.find_marks(), key=lambda mark: mark.seq)

    def use_language(self, translate: Language) -> None:
        """Its words alone become others."""
        self.follower.use_language(translate)
        self.marks = sorted(self.find_marks(), key=lambda mark: mark.seq)

    @property
    def first_decision(self) -> int:
        """The record after which a player is asked for the first time; there is nothing to see before."""
        return self.questions[0] if self.questions else 0

    def at(self, seq: int) -> Game[State]:
        """The moment after record *seq*, as a game of its own."""
        return self.follower.course.at(seq)

    def around(self, seq: int) -> tuple[int, int]:
        """The moments before and after the choice to which record *seq* belongs."""
        at = bisect_left(self.questions, seq)
        before = self.questions[at - 1] if at else 0
        return before, self.questions[at] if at < len(self.questions) else len(self.records)

    def find_marks(self) -> Iterator[Mark]:
        """Rounds, turning points and choices taken back."""
        follower = self.follower
        for line in follower.journal.lines:
            if line.is_heading:
                yield Mark(line.seq, "round", line.plain, -1)
        told = turning_points_of(follower.rules.name)
        first_lines = {line.seq: line.plain for line in reversed(follower.journal.lines)}
        for record, stepped in zip(self.records, self.steps, strict=True):
            text = first_lines.get(record.seq, "")
            if isinstance(record.body, Undone):
                yield Mark(record.seq, "undo", text, record.body.actor)
            for tell in stepped.tells:
                if tell.what in told:
                    yield Mark(record.seq, tell.what, text, tell.facts[told[tell.what]])


def is_choice(record: Record) -> bool:
    """Whether somebody chose among several answers."""
    body = record.body
    return isinstance(body, Committed) or (isinstance(body, Chosen) and not body.forced)


def first_asked(game: Game[State]) -> int:
    return -1 if game.ask is None else max(-1, *game.ask.options)


def as_seen(record: Record, eyes: Observer) -> Record:
    """The record with those parts open that *eyes* could see."""
    if eyes is TRUTH:
        return record
    return read_record(record.pub, record.open_parts(eyes if isinstance(eyes, int) else None))


def stop(stops: Sequence[int], seq: int, by: int, last: int) -> int:
    """So many stops on from *seq*, or back; the ends of the match where there are not so many."""
    if by > 0:
        at = bisect_right(stops, seq) + by - 1
        return stops[at] if at < len(stops) else last
    at = bisect_left(stops, seq) + by
    return stops[at] if at >= 0 else 0
