"""The time line of a replay on the screen."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from staufer_client.bridge.branching import Branching
from staufer_client.bridge.chart import Chart
from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence, Setting
from staufer_client.bridge.peek import Peek, round_text
from staufer_client.bridge.theatre_types import (
    MarkRow,
    MarksModel,
    MomentRow,
    MomentsModel,
    TurnBandRow,
    TurnBandsModel,
)
from staufer_client.changes import Change, Jumped, Stepped
from staufer_client.results import signed_whole
from staufer_client.seats import COLOURS
from staufer_engine.phrases import Msgid, Phrase

if TYPE_CHECKING:
    from staufer_client.replay_table import ReplayTable
    from staufer_client.theatre.run import Mark

A_RECORD = 1000  # ms, at speed 1
BEAT = 60  # ms, at most, between two looks at how far it should have come
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
PARTS = 10  # of the match, by the digits
EVERYTHING, PUBLIC = -2, -1  # eyes that are no seat's
PLACE = Phrase("{round}, record {seq}")


class ReplayLine(Bridge):
    """Where in the match one is, how fast it goes on, and through whose eyes one looks."""

    seq = Fact(0)  # the record shown
    last = Fact(0)
    isPlaying = Fact(False)
    speed = Fact(1.0)  # records a second
    eyes = Fact(EVERYTHING)  # whose view: a seat, -1 the public's, -2 everything
    placeText = Sentence("")  # "Round 4"
    verdict = Fact("")  # "", "checking", "verified", "partly", "failed"
    verdictText = Sentence("")
    isWhole = Setting(False)  # the journal is shown to its end
    marks = Part(MarksModel)
    turns = Part(TurnBandsModel)
    moments = Part(MomentsModel)
    chart = Part(Chart)
    peek = Part(Peek)
    branching = Part(Branching)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table: ReplayTable | None = None
        self.look: Callable[[ReplayTable, int], None] = lambda table, eyes: None  # works the view out, then shows it
        self.shows_score: Callable[[ReplayTable, int], bool] = lambda table, seat: True
        self.all_moments: list[MomentRow] = []
        self.beat = QTimer(self)
        self.beat.timeout.connect(self.play_on)
        self.now: Callable[[], float] = time.monotonic
        self.since = 0.0  # when the record that is shown was due
        self.wanted = -1  # where the pointer has dragged to since the last look
        self.dragged = QTimer(self)
        self.dragged.setSingleShot(True)
        self.dragged.timeout.connect(self.follow_the_pointer)
        self.chart.shows_score = self.peek.shows_score = self.is_score_known
        self.isWholeChanged.connect(self.show_journal)  # type: ignore[attr-defined]  # the signal of a fact, which the class is given when it is made

    # what stands -----------------------------------------------------------------------

    def follow(self, table: ReplayTable, seq: int | None = None) -> None:
        """Steer this replay from now on."""
        self.let_go()
        self.table = table
        self.last = table.last
        self.verdict, self.verdictText = "", ""
        table.shows_all_lines = self.isWhole
        table.seek(table.run.first_decision if seq is None else seq)
        table.listeners.append(self.hear)
        self.show_run()

    def let_go(self) -> None:
        self.pause()
        if self.table is not None:
            self.table.listeners.remove(self.hear)
        self.table = None
        self.chart.follow(None)
        self.chart.isOpen = False
        self.peek.follow(None)
        self.branching.show(None)

    def hear(self, change: Change) -> None:
        if isinstance(change, Stepped | Jumped):
            if self.table is not None and self.eyes != eyes_of(self.table):
                self.show_run()
            else:
                self.show()

    def show_run(self) -> None:
        """The whole match, as it is seen now."""
        table = self.table
        if table is None:
            return
        self.marks.sync(
            MarkRow(n, mark.seq, mark.kind, mark.text, colour_of(mark.seat)) for n, mark in enumerate(table.run.marks)
        )
        self.turns.sync(turn_bands(table))
        self.peek.follow(table)
        self.show_study()

    def show_study(self) -> None:
        """What was worked out beside the screen has come."""
        self.chart.follow(self.table)
        self.all_moments = [] if self.table is None else list(self.moment_rows(self.table))
        self.show()

    def show(self) -> None:
        table = self.table
        if table is None:
            return
        self.eyes = eyes_of(table)
        self.seq = table.seq
        self.placeText = round_text(table, table.state)
        now = max((row.seq for row in self.all_moments if row.seq <= table.seq), default=-1)
        self.moments.sync(row._replace(isPast=row.seq <= table.seq, isNow=row.seq == now) for row in self.all_moments)
        self.chart.show_moment()
        self.branching.show(table)

    def show_journal(self) -> None:
        if self.table is not None:
            self.table.show_all_lines(self.isWhole)

    def moment_rows(self, table: ReplayTable) -> Iterator[MomentRow]:
        marks = [mark for mark in table.run.marks if mark.is_turning_point]
        titles = [(mark.seq, mark.text) for mark in table.run.marks if mark.kind == "round"]
        for n, mark in enumerate(marks):
            title = next((text for seq, text in reversed(titles) if seq <= mark.seq), "")
            place = PLACE._replace(facts={"round": Phrase(title), "seq": mark.seq})
            change = self.change_at(table, mark)
            yield MomentRow(
                n, mark.seq, colour_of(mark.seat), table.say_plainly(place), mark.text, change, False, False
            )

    def change_at(self, table: ReplayTable, mark: Mark) -> str:
        """What the choice that led there, and all that followed from it, did to the points of its seat."""
        study = table.study
        if study is None or mark.seat < 0 or not self.is_score_known(mark.seat):
            return ""
        before, after = table.run.around(mark.seq)
        change = study.points[after][mark.seat] - study.points[before][mark.seat]
        return signed_whole(change) if change else ""

    def is_score_known(self, seat: int) -> bool:
        return self.table is not None and self.shows_score(self.table, seat)

    def judge(self, verdict: str, text: Msgid) -> None:
        self.verdict, self.verdictText = verdict, text

    # going to and fro -------------------------------------------------------------------

    @Slot(int)
    def seek(self, seq: int) -> None:
        """Show the table after record *seq*."""
        if self.table is not None:
            self.table.seek(seq)
            self.keep_time()

    @Slot(int)
    def drag(self, seq: int) -> None:
        """The same for a pointer that moves on: only where it is when there is time to look is shown."""
        self.wanted = seq
        self.dragged.start(0)

    def follow_the_pointer(self) -> None:
        self.seek(self.wanted)

    @Slot(int)
    def seekPart(self, part: int) -> None:
        """So many tenths of the match."""
        self.seek(self.last * part // PARTS)

    @Slot(int)
    def step(self, records: int) -> None:
        """Go on, or back, by so many records."""
        self.pause()
        if self.table is not None:
            self.table.step_by(records)

    @Slot(int)
    def stepChoice(self, choices: int) -> None:
        """By choices of players, with all that follows from them."""
        self.pause()
        if self.table is not None:
            self.table.step_choice(choices)

    @Slot(int)
    def stepTurn(self, turns: int) -> None:
        self.pause()
        if self.table is not None:
            self.table.step_turn(turns)

    @Slot(int)
    def stepRound(self, rounds: int) -> None:
        self.pause()
        if self.table is not None:
            self.table.step_round(rounds)

    @Slot(int)
    def stepMoment(self, moments: int) -> None:
        """To another turning point."""
        self.pause()
        if self.table is not None:
            self.table.step_mark(moments)

    @Slot(int, int)
    def stepScore(self, changes: int, seat: int) -> None:
        """To another change of the points of *seat*; -1: of anybody who may be known."""
        self.pause()
        if self.table is not None:
            seats = range(len(self.table.names)) if seat < 0 else [seat]
            self.table.step_score(changes, [one for one in seats if self.is_score_known(one)])

    # playing -----------------------------------------------------------------------------

    @Slot()
    def toggle(self) -> None:
        """Play, or pause; at the end, play from the start."""
        if self.isPlaying:
            self.pause()
        elif self.table is not None:
            if self.table.seq == self.table.last:
                self.table.seek(0)
            self.isPlaying = True
            self.keep_time()

    def pause(self) -> None:
        self.isPlaying = False
        self.beat.stop()

    def keep_time(self) -> None:
        """Count from now on; what is slow to show is left out, so that it goes on as fast as was wished."""
        if self.isPlaying:
            self.since = self.now()
            self.beat.start(min(BEAT, int(A_RECORD / self.speed)))

    def play_on(self) -> None:
        """The records that are due, until there is none."""
        if self.table is None or self.table.seq == self.table.last:
            self.pause()
            return
        due = int((self.now() - self.since) * self.speed)
        if due:
            self.since += due / self.speed
            self.table.step_by(due)

    @Slot(float)
    def setSpeed(self, speed: float) -> None:
        """How fast it plays, in records a second."""
        self.speed = max(SPEEDS[0], min(SPEEDS[-1], speed))
        self.keep_time()

    @Slot(int)
    def changeSpeed(self, steps: int) -> None:
        """Faster, or slower."""
        nearest = min(SPEEDS, key=lambda one: abs(one - self.speed))
        self.setSpeed(SPEEDS[max(0, min(len(SPEEDS) - 1, SPEEDS.index(nearest) + steps))])

    # whose eyes --------------------------------------------------------------------------

    @Slot(int)
    def setEyes(self, seat: int) -> None:
        """Show what *seat* saw; -1 the public, -2 everything."""
        if self.table is not None and seat != self.eyes and EVERYTHING <= seat < len(self.table.names):
            self.look(self.table, seat)

    @Slot(int)
    def turnEyes(self, steps: int) -> None:
        """To the next eyes, in the order of the buttons."""
        if self.table is not None:
            count = len(self.table.names) - EVERYTHING
            self.setEyes((self.eyes - EVERYTHING + steps) % count + EVERYTHING)


def eyes_of(table: ReplayTable) -> int:
    seat = table.my_seat
    return seat if seat is not None else EVERYTHING if table.eyes is not None else PUBLIC


def colour_of(seat: int) -> str:
    return COLOURS[seat] if seat >= 0 else ""


def turn_bands(table: ReplayTable) -> Iterator[TurnBandRow]:
    turns, last = table.run.turns, max(1, table.last)
    ends = [*(turn.seq for turn in turns[1:]), table.last]
    for seat in range(len(table.names)):
        spans = [
            part / last
            for turn, end in zip(turns, ends, strict=True)
            if turn.seat == seat and end > turn.seq
            for part in (turn.seq, end)
        ]
        yield TurnBandRow(COLOURS[seat], spans)
