"""What a run comes to, record by record: points, figures, and which choice touched what on the board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from staufer_client.theatre.run import Run, is_choice
from staufer_engine.phrases import Phrase
from staufer_protocol.stream import TRUTH, Answer, Chosen, Committed, Record, read_answer

Figures = tuple[int, ...]  # by seat
POINTS = "points"
TITLE = Phrase("Points")
MEANING = Phrase("What each would have if the match ended here.")


class Study:
    """Made once a run, beside the screen: it looks at every record again, as *run* saw it."""

    def __init__(self, run: Run) -> None:
        rules = run.follower.rules
        self.seats = range(len(run.follower.names))
        self.points: list[Figures] = []  # after each record, from 0
        self.touched: dict[str, list[int]] = {}  # by board id: the records of the choices that named it
        self.figures: dict[str, list[tuple[int, Figures]]] = {one.name: [] for one in rules.series}
        positions = run.follower.course.positions
        for seq in range(len(run.records) + 1):
            if seq and positions[seq] is positions[seq - 1]:
                self.points.append(self.points[-1])
                continue
            state = run.at(seq).state
            sheet = rules.score_sheet(state)
            self.points.append(tuple(sum(line.points[seat] for line in sheet) for seat in self.seats))
            for series in rules.series:
                grow(self.figures[series.name], seq, tuple(series.of(state, seat) for seat in self.seats))
        for record in run.records:
            if is_choice(record):
                for target in targets_of(run, record):
                    seqs = self.touched.setdefault(target, [])
                    if seqs[-1:] != [record.seq]:
                        seqs.append(record.seq)

    def line(self, series: str) -> list[tuple[int, Figures]]:
        """The records after which the figures are others than before, with the figures."""
        if series in self.figures:
            return self.figures[series]
        line: list[tuple[int, Figures]] = []
        for seq, points in enumerate(self.points):
            grow(line, seq, points)
        return line

    def changes(self, seats: Sequence[int]) -> list[int]:
        """The records that changed the points of one of *seats*."""
        return [
            seq
            for seq, (before, after) in enumerate(pairwise(self.points), 1)
            if any(before[seat] != after[seat] for seat in seats)
        ]


def grow(line: list[tuple[int, Figures]], seq: int, figures: Figures) -> None:
    if not line or line[-1][1] != figures:
        line.append((seq, figures))


def targets_of(run: Run, record: Record) -> Sequence[str]:
    """The board ids that a choice names; none of what these eyes could not see."""
    body, answer = record.body, answer_of(run, record)
    game = run.at(record.seq - 1)
    if game.ask is None or answer is None or not isinstance(body, Chosen | Committed):
        return ()
    return run.follower.rules.words.option(game.state, game.ask, body.actor, answer).targets


def answer_of(run: Run, record: Record) -> Answer | None:
    if isinstance(record.body, Chosen) and record.body.answer is not None:
        return record.body.answer
    is_open = run.eyes is TRUTH or (isinstance(run.eyes, int) and bool(record.seals[0].vis >> run.eyes & 1))
    plaintext = record.seals[0].plaintext if is_open and record.seals else None
    return None if plaintext is None else read_answer(plaintext)
