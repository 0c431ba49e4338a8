"""What QML gets of a table besides its board: one kind of row for every list."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from staufer_client.bridge.rows import RowsModel
from staufer_client.seats import COLOURS

if TYPE_CHECKING:
    from staufer_protocol.journal import Line


class SeatRow(NamedTuple):
    seat: int
    name: str
    colour: str  # "blue", "black", "red", "green", "violet"
    isOwn: bool
    isActive: bool  # asked now
    isHere: bool  # connected; always in local matches
    isBot: bool
    note: str  # "hunting", "falcon hooded"
    clockText: str  # "9:40", empty where there is no clock
    clockIsLow: bool
    clockIsRunning: bool
    score: int  # as far as this observer can know it
    taken: list[str]  # Fredericus: kinds of the creatures taken
    objectives: int  # Fredericus: how many objectives are held; Stupor Mundi: the plan of the castle in bits
    isScoreShown: bool
    isFinal: bool  # the score is that of the result
    signs: list[str]  # what the game counts of the player: art,
    figures: list[str]  # figures,
    countsText: str  # and words
    player: int  # the account of somebody else; 0: none that could be muted
    manner: int  # how I treat him: 0 as everybody, 1 muted, 2 blocked


class SeatsModel(RowsModel):
    row = SeatRow


class ChoiceRow(NamedTuple):
    ident: str  # what ``Table.press`` takes
    label: str
    detail: str
    help: str
    paragraph: str
    key: str
    isEnabled: bool
    whyNot: str
    group: str  # empty, or the group that this button stands for
    isPrimary: bool
    sign: str  # art of the button: "fredericus/talon"; may be empty
    isGroup: bool


class ChoicesModel(RowsModel):
    row = ChoiceRow


class JournalRow(NamedTuple):
    ident: int
    seat: int  # -1: nobody's
    colour: str
    text: str  # rich text
    isHeading: bool
    paragraph: str
    isNew: bool  # since the own last choice; in a replay: what has just happened
    isUndone: bool  # taken back
    seq: int  # the record that it tells of
    isAhead: bool  # in a replay: still to come


class Seen(NamedTuple):
    """How far a reader of the journal is."""

    seen: int  # what came after this record is new to him
    shown: int  # and what comes after this one is still to come


class JournalModel(RowsModel):
    """Lines stay the same objects until they are struck out: only what follows the first other one is looked at."""

    row = JournalRow

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[Line] = []
        self.moment = Seen(0, 0)

    def show(self, lines: Sequence[Line], moment: Seen) -> None:
        known = next((n for n, (old, new) in enumerate(zip(self.lines, lines, strict=False)) if old is not new), None)
        first = min(len(self.lines), len(lines)) if known is None else known
        for before, now in zip(self.moment, moment, strict=True):
            if before != now:
                first = min(first, bisect_right(lines, min(before, now), key=lambda line: line.seq))
        self.lines, self.moment = list(lines), moment
        self.sync((journal_row(line, moment) for line in lines[first:]), first)


def journal_row(line: Line, moment: Seen) -> JournalRow:
    return JournalRow(
        line.id,
        line.seat,
        COLOURS[line.seat] if line.seat >= 0 else "",
        line.text,
        line.is_heading,
        line.paragraph,
        moment.seen < line.seq <= moment.shown,
        line.is_undone,
        line.seq,
        line.seq > moment.shown,
    )


class ChatRow(NamedTuple):
    ident: int
    seat: int
    name: str
    colour: str
    text: str
    isMine: bool
    player: int  # 0: nobody who could be muted
    manner: int  # how I treat him: 0 as everybody, 1 muted, 2 blocked
    isFree: bool  # more than a ready phrase


class ChatModel(RowsModel):
    row = ChatRow
