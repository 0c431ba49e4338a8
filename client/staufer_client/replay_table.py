"""A finished match looked at again, from any seat and at any moment."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from staufer_client.changes import Stepped
from staufer_client.games_shown import turning_points_of
from staufer_client.table import Table
from staufer_client.tables import TableMaker
from staufer_engine.kernel import Game
from staufer_engine.phrases import Language
from staufer_engine.record import Record as State
from staufer_protocol.journal import Line
from staufer_protocol.replay import Replay
from staufer_protocol.stream import TRUTH, Observer, Record, Undone, read_record


@dataclass(frozen=True, slots=True)
class Mark:
    """A place on the time line."""

    seq: int
    kind: str  # "round", "undo", or the name of what was told: "captured"
    text: str
    seat: int  # -1: nobody's


class Run:
    """The whole match as one observer saw it."""

    def __init__(self, maker: TableMaker, replay: Replay, eyes: Observer) -> None:
        self.follower = maker.follower(replay.setup, eyes)
        self.steps: list[Stepped] = []  # record n is at n - 1
        self.turns = [0]  # the records after which another turn begins
        self.first_decision = 0  # the record after which a player is asked for the first time
        for record in replay.records:
            self.steps.append(self.follower.follow(as_seen(record, eyes)))
            game = self.follower.course.game
            if not game.choices and not game.answers:
                self.turns.append(record.seq)
            if not self.first_decision and game.ask is not None and any(seat >= 0 for seat in game.ask.options):
                self.first_decision = record.seq


def as_seen(record: Record, eyes: Observer) -> Record:
    """The record with those parts open that *eyes* could see."""
    if eyes is TRUTH:
        return record
    return read_record(record.pub, record.open_parts(eyes if isinstance(eyes, int) else None))


class ReplayTable(Table):
    """The table of a replay: nobody chooses here, but one can go to and fro and look through other eyes.

    Diverged where the records do not follow from each other, Refusal where the game cannot be shown.
    """

    def __init__(self, maker: TableMaker, replay: Replay, eyes: Observer = TRUTH) -> None:
        self.maker = maker
        self.replay = replay
        self.runs: dict[Observer, Run] = {}
        self.eyes = eyes
        self.shown_seq = 0
        self._game = self.run_of(eyes).follower.course.at(0)
        super().__init__(self.run_of(eyes).follower, "replay", maker.now)
        self.results = replay.results
        self.marks_on_line = self.find_marks()

    # what stands --------------------------------------------------------------------------

    @property
    def run(self) -> Run:
        return self.run_of(self.eyes)

    @property
    def last(self) -> int:
        """The number of the last record."""
        return len(self.replay.records)

    @property
    def game(self) -> Game[State]:
        return self._game

    @property
    def seq(self) -> int:
        return self.shown_seq

    @property
    def lines(self) -> Sequence[Line]:
        return self.run.follower.journal.until(self.shown_seq)

    @property
    def my_seat(self) -> int | None:
        """The seat through whose eyes one looks."""
        return self.eyes if isinstance(self.eyes, int) else None

    @property
    def is_over(self) -> bool:
        return self.shown_seq == self.last

    @property
    def is_my_turn(self) -> bool:
        return False

    @property
    def waited_for(self) -> tuple[int, ...]:
        ask = self._game.ask
        if ask is None or self.is_over:
            return ()
        return tuple(seat for seat in ask.options if seat >= 0 and seat not in self._game.answers)

    def use_language(self, translate: Language) -> None:
        self.maker = replace(self.maker, language_of=lambda game: translate)
        for run in self.runs.values():
            run.follower.use_language(translate)
        self.marks_on_line = self.find_marks()
        self.follow(self.run.follower)

    # going to and fro ---------------------------------------------------------------------

    def seek(self, seq: int) -> None:
        """Show the moment after record *seq*; the next record is shown as it happened."""
        seq = max(0, min(seq, self.last))
        if seq == self.shown_seq:
            return
        is_next = seq == self.shown_seq + 1
        self.shown_seq = seq
        self._game = self.run.follower.course.at(seq)
        if is_next:
            self.step([self.run.steps[seq - 1]])
        else:
            self.follow(self.run.follower)

    def step_by(self, records: int) -> None:
        """So many records on, or back."""
        self.seek(self.shown_seq + records)

    def step_turn(self, turns: int) -> None:
        """To the beginning of a later turn, or of an earlier one."""
        starts = self.run.turns
        if turns > 0:
            at = bisect_right(starts, self.shown_seq) + turns - 1
            self.seek(starts[at] if at < len(starts) else self.last)
        elif turns < 0:
            self.seek(starts[max(0, bisect_left(starts, self.shown_seq) + turns)])

    def set_eyes(self, eyes: Observer) -> None:
        """Look through the eyes of a seat, of the public (None), or at everything (TRUTH)."""
        if eyes == self.eyes:
            return
        run = self.run_of(eyes)
        self.eyes = eyes
        self._game = run.follower.course.at(self.shown_seq)
        self.follow(run.follower)

    # --------------------------------------------------------------------------------------

    def run_of(self, eyes: Observer) -> Run:
        """The match through these eyes; worked out at the first look."""
        if eyes not in self.runs:
            self.runs[eyes] = Run(self.maker, self.replay, eyes)
        return self.runs[eyes]

    def find_marks(self) -> list[Mark]:
        """Rounds, turning points and choices taken back."""
        follower = self.run.follower
        marks = [Mark(line.seq, "round", line.plain, -1) for line in follower.journal.lines if line.is_heading]
        told = turning_points_of(follower.rules.name)
        for record, stepped in zip(self.replay.records, self.run.steps, strict=True):
            if isinstance(record.body, Undone):
                marks.append(Mark(record.seq, "undo", self.text_at(record.seq), record.body.actor))
            marks += [
                Mark(record.seq, tell.what, self.text_at(record.seq), tell.facts[told[tell.what]])
                for tell in stepped.tells
                if tell.what in told
            ]
        return sorted(marks, key=lambda mark: mark.seq)

    def text_at(self, seq: int) -> str:
        """The first line of the journal on a record."""
        return next((line.plain for line in self.run.follower.journal.lines if line.seq == seq), "")
