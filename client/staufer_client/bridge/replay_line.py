"""The time line of a replay on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence
from staufer_client.bridge.table_types import MarkRow, MarksModel
from staufer_client.changes import Change, Jumped, Stepped
from staufer_client.seats import COLOURS
from staufer_engine.phrases import Msgid

if TYPE_CHECKING:
    from staufer_client.replay_table import ReplayTable

A_RECORD = 1000  # ms, at speed 1
SPEEDS = (0.25, 16.0)
EVERYTHING, PUBLIC = -2, -1  # eyes that are no seat's


class ReplayLine(Bridge):
    """Where in the match one is, and through whose eyes one looks."""

    seq = Fact(0)  # the record shown
    last = Fact(0)
    isPlaying = Fact(False)
    speed = Fact(1.0)  # records a second
    eyes = Fact(EVERYTHING)  # whose view: a seat, -1 the public's, -2 everything
    positionText = Sentence("")  # "record 41 of 200"
    verdict = Fact("")  # "", "checking", "verified", "partly", "failed"
    verdictText = Sentence("")
    marks = Part(MarksModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table: ReplayTable | None = None
        self.look: Callable[[ReplayTable, int], None] = lambda table, eyes: None  # works the view out, then shows it
        self.beat = QTimer(self)
        self.beat.timeout.connect(self.play_on)

    def follow(self, table: ReplayTable) -> None:
        """Steer this replay from now on."""
        self.let_go()
        self.table = table
        self.last = table.last
        self.verdict, self.verdictText = "", ""
        table.seek(table.run.first_decision)  # there is nothing to see before
        table.listeners.append(self.hear)
        self.show_marks()
        self.show()

    def show_marks(self) -> None:
        if self.table is not None:
            self.marks.sync(
                MarkRow(n, mark.seq, mark.kind, mark.text, COLOURS[mark.seat] if mark.seat >= 0 else "")
                for n, mark in enumerate(self.table.marks_on_line)
            )

    def let_go(self) -> None:
        self.pause()
        if self.table is not None:
            self.table.listeners.remove(self.hear)
        self.table = None

    def hear(self, change: Change) -> None:
        if isinstance(change, Stepped | Jumped):
            self.show()

    def show(self) -> None:
        if self.table is not None:
            seat, watches_all = self.table.my_seat, self.table.eyes is not None
            self.eyes = seat if seat is not None else EVERYTHING if watches_all else PUBLIC
            self.seq = self.table.seq
            self.positionText = f"record {self.table.seq} of {self.table.last}"

    def judge(self, verdict: str, text: Msgid) -> None:
        self.verdict, self.verdictText = verdict, text

    @Slot(int)
    def seek(self, seq: int) -> None:
        """Show the table after record *seq*."""
        if self.table is not None:
            self.table.seek(seq)

    @Slot(int)
    def step(self, records: int) -> None:
        """Go on, or back, by so many records."""
        self.pause()
        if self.table is not None:
            self.table.step_by(records)

    @Slot(int)
    def stepTurn(self, turns: int) -> None:
        """Go on, or back, by so many turns."""
        self.pause()
        if self.table is not None:
            self.table.step_turn(turns)

    @Slot()
    def toggle(self) -> None:
        """Play, or pause; at the end, play from the start."""
        if self.isPlaying:
            self.pause()
        elif self.table is not None:
            if self.table.seq == self.table.last:
                self.table.seek(0)
            self.isPlaying = True
            self.beat.start(int(A_RECORD / self.speed))

    def pause(self) -> None:
        self.isPlaying = False
        self.beat.stop()

    def play_on(self) -> None:
        """The next record, until there is none."""
        if self.table is None or self.table.seq == self.table.last:
            self.pause()
        else:
            self.table.step_by(1)

    @Slot(float)
    def setSpeed(self, speed: float) -> None:
        """How fast it plays, in records a second."""
        self.speed = max(SPEEDS[0], min(SPEEDS[1], speed))
        if self.isPlaying:
            self.beat.start(int(A_RECORD / self.speed))

    @Slot(int)
    def setEyes(self, seat: int) -> None:
        """Show what *seat* saw; -1 the public, -2 everything."""
        if self.table is not None and seat != self.eyes:
            self.look(self.table, seat)
