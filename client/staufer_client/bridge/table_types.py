"""What QML gets of a table besides its board: one kind of row for every list."""

from __future__ import annotations

from typing import NamedTuple

from staufer_client.bridge.rows import RowsModel


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


class JournalModel(RowsModel):
    row = JournalRow


class ChatRow(NamedTuple):
    ident: int
    seat: int
    name: str
    colour: str
    text: str
    isMine: bool
    player: int  # 0: nobody who could be muted
    manner: int  # how I treat him: 0 as everybody, 1 muted, 2 blocked


class ChatModel(RowsModel):
    row = ChatRow
