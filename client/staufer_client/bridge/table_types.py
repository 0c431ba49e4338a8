"""What QML gets of a table besides its board: one kind of row for every list."""

from __future__ import annotations

from dataclasses import dataclass

from staufer_client.bridge.rows import RowsModel


@dataclass(frozen=True, slots=True)
class SeatRow:
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
    objectives: int  # Fredericus: how many objectives are held


class SeatsModel(RowsModel):
    row = SeatRow


@dataclass(frozen=True, slots=True)
class ChoiceRow:
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
    sign: str  # art of the button: "talon", "griffin"; may be empty
    isGroup: bool


class ChoicesModel(RowsModel):
    row = ChoiceRow


@dataclass(frozen=True, slots=True)
class JournalRow:
    ident: int
    seat: int  # -1: nobody's
    colour: str
    text: str  # rich text
    isHeading: bool
    paragraph: str
    isNew: bool  # since the own last choice
    isUndone: bool  # taken back


class JournalModel(RowsModel):
    row = JournalRow


@dataclass(frozen=True, slots=True)
class ChatRow:
    ident: int
    seat: int
    name: str
    colour: str
    text: str
    isMine: bool


class ChatModel(RowsModel):
    row = ChatRow


@dataclass(frozen=True, slots=True)
class MarkRow:
    ident: int
    seq: int
    kind: str  # "round", "turn", "capture"
    text: str
    colour: str


class MarksModel(RowsModel):
    row = MarkRow
