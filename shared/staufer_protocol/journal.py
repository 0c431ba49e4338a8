"""The journal of a match in words: made from what was told, so a replay makes the same again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from staufer_engine.kernel import Rules, Tell
from staufer_engine.phrases import ENGLISH, Language, Msgid, Phrase
from staufer_engine.record import Record
from staufer_protocol.words import first_seat, said_plainly, said_richly

HEADING = "round"  # what is told of a new part
ROUND_TITLE: Msgid = "Round {round}"  # its title where nothing is told
LINES_A_RECORD = 1000  # ids of lines leave room for so many in one record


@dataclass(frozen=True, slots=True)
class Line:
    """One line; ``id`` stays the same, ``seq`` is the record that it tells of."""

    id: int
    seq: int
    seat: int  # whom it is about; -1: nobody
    text: str  # styled: names are bold
    plain: str  # for the screen reader and for copying
    phrase: Phrase
    is_heading: bool = False
    undone_at: int = 0  # the record that took it back; 0: it stands

    @property
    def paragraph(self) -> str:
        return self.phrase.paragraph

    @property
    def is_undone(self) -> bool:
        return self.undone_at > 0


class Journal:
    """Lines in the order of the records; those that were taken back stay, marked."""

    def __init__(
        self,
        rules: Rules[Record],
        names: Sequence[str],
        translate: Language = ENGLISH,
        heading: str = HEADING,
        round_title: str = ROUND_TITLE,
    ) -> None:
        self.heading = heading
        self.round_title = round_title
        self.rules = rules
        self.names = tuple(names)
        self.translate = translate
        self.lines: list[Line] = []

    def write(self, seq: int, state: Record, happened: Phrase | None, told: Sequence[Tell]) -> bool:
        """Everything that record *seq* brought; *state* is the one after it. Whether there is a new line."""
        before = len(self.lines)
        if happened is not None:
            self.add(seq, happened)
        for tell in told:
            phrase = self.rules.words.event(state, tell)
            if phrase is not None:
                self.add(seq, phrase, is_heading=tell.what == self.heading)
        current = self.rules.rounds(state)
        if current > self.last_round():
            self.add(seq, Phrase(self.round_title, {"round": current}), is_heading=True)
        return len(self.lines) > before

    def add(self, seq: int, phrase: Phrase, is_heading: bool = False) -> None:
        number = self.lines[-1].id % LINES_A_RECORD + 1 if self.lines and self.lines[-1].seq == seq else 0
        self.lines.append(
            Line(
                seq * LINES_A_RECORD + number,
                seq,
                first_seat(phrase),
                said_richly(phrase, self.names, self.translate),
                said_plainly(phrase, self.names, self.translate),
                phrase,
                is_heading,
            )
        )

    def use_language(self, translate: Language) -> None:
        """Say everything again in another language."""
        self.translate = translate
        self.lines = [
            replace(
                line,
                text=said_richly(line.phrase, self.names, translate),
                plain=said_plainly(line.phrase, self.names, translate),
            )
            for line in self.lines
        ]

    def strike(self, after_seq: int, by_seq: int) -> None:
        """Mark the lines of all records after *after_seq* as taken back by record *by_seq*."""
        for n, line in enumerate(self.lines):
            if line.seq > after_seq and not line.is_undone:
                self.lines[n] = replace(line, undone_at=by_seq)

    def last_round(self) -> int:
        """How many rounds have a heading that stands."""
        return sum(line.is_heading and not line.is_undone for line in self.lines)

    def until(self, seq: int) -> list[Line]:
        """The lines as they stood after record *seq*, for an earlier moment of a replay."""
        return [replace(line, undone_at=0) if line.undone_at > seq else line for line in self.lines if line.seq <= seq]
