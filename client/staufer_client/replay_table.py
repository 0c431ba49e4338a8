"""A finished match looked at again, from any seat and at any moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from staufer_client.changes import JournalChanged, OffersChanged
from staufer_client.table import Table
from staufer_client.tables import TableMaker
from staufer_client.theatre.run import Mark, Run, stop
from staufer_client.theatre.study import Study
from staufer_engine.kernel import Game
from staufer_engine.phrases import Language, Phrase
from staufer_engine.record import Record as State
from staufer_protocol.journal import Line
from staufer_protocol.replay import Replay
from staufer_protocol.stream import TRUTH, Observer


class ReplayTable(Table):
    """The table of a replay: nobody chooses here, but one can go to and fro and look through other eyes.

    Diverged where the records do not follow from each other, Refusal where the game cannot be shown.
    """

    def __init__(self, maker: TableMaker, replay: Replay, eyes: Observer = TRUTH, file: str = "") -> None:
        self.maker = maker
        self.replay = replay
        self.file = file  # on the shelf; empty where it lies elsewhere
        self.runs: dict[Observer, Run] = {}
        self.studies: dict[Observer, Study] = {}
        self.eyes = eyes
        self.shown_seq = 0
        self.shows_all_lines = False  # of the journal, those that are still to come too
        self._game = self.run_of(eyes).at(0)
        super().__init__(self.run_of(eyes).follower, "replay", maker.now)
        self.results = replay.results

    # what stands --------------------------------------------------------------------------

    @property
    def run(self) -> Run:
        return self.run_of(self.eyes)

    @property
    def study(self) -> Study | None:
        """What the run comes to; None until ``study_of`` has worked it out."""
        return self.studies.get(self.eyes)

    @property
    def marks_on_line(self) -> Sequence[Mark]:
        return self.run.marks

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
        journal = self.run.follower.journal
        return journal.lines if self.shows_all_lines else journal.until(self.shown_seq)

    def show_all_lines(self, yes: bool) -> None:
        self.shows_all_lines = yes
        self.notify(JournalChanged())

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
            run.use_language(translate)
        self.follow(self.run.follower)

    # going to and fro ---------------------------------------------------------------------

    def seek(self, seq: int) -> None:
        """Show the moment after record *seq*; the next record is shown as it happened."""
        seq = max(0, min(seq, self.last))
        if seq == self.shown_seq:
            return
        is_next = seq == self.shown_seq + 1
        self.shown_seq = seq
        self._game = self.run.at(seq)
        if is_next:
            self.step([self.run.steps[seq - 1]])
        else:
            self.follow(self.run.follower)

    def step_by(self, records: int) -> None:
        """So many records on, or back."""
        self.seek(self.shown_seq + records)

    def step_choice(self, choices: int) -> None:
        """To the next question that somebody answered, or to an earlier one."""
        self.go(self.run.questions, choices)

    def step_turn(self, turns: int) -> None:
        """To the beginning of a later turn, or of an earlier one."""
        self.go([turn.seq for turn in self.run.turns], turns)

    def step_round(self, rounds: int) -> None:
        self.go(self.run.rounds, rounds)

    def step_mark(self, marks: int) -> None:
        """To another turning point."""
        self.go([mark.seq for mark in self.run.marks if mark.is_turning_point], marks)

    def step_score(self, changes: int, seats: Sequence[int]) -> None:
        """To another change of the points of one of *seats*."""
        if self.study is not None:
            self.go(self.study.changes(seats), changes)

    def click(self, target: str) -> None:
        """To the next choice that names this place on the board; from the last one, to the first again."""
        seqs = self.study.touched.get(target, []) if self.study is not None else []
        if seqs:
            self.seek(next((seq for seq in seqs if seq > self.shown_seq), seqs[0]))
        elif self.study is not None:
            self.hint = self.say_plainly(Phrase("No choice of this match was about that place."))
            self.notify(OffersChanged())

    def go(self, stops: Sequence[int], by: int) -> None:
        if by:
            self.seek(stop(stops, self.shown_seq, by, self.last))

    def set_eyes(self, eyes: Observer) -> None:
        """Look through the eyes of a seat, of the public (None), or at everything (TRUTH)."""
        if eyes == self.eyes:
            return
        run = self.run_of(eyes)
        self.eyes = eyes
        self._game = run.at(self.shown_seq)
        self.follow(run.follower)

    # --------------------------------------------------------------------------------------

    def run_of(self, eyes: Observer) -> Run:
        """The match through these eyes; worked out at the first look."""
        if eyes not in self.runs:
            self.runs[eyes] = Run(self.maker, self.replay, eyes)
        return self.runs[eyes]

    def study_of(self, eyes: Observer) -> Study:
        if eyes not in self.studies:
            self.studies[eyes] = Study(self.run_of(eyes))
        return self.studies[eyes]
