"""The match on screen, whoever feeds it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Slot

from staufer_client.bridge.facts import Bridge, Fact, Part
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
    seq: int
    kind: str  # "round", "turn", "capture"
    text: str
    colour: str


class MarksModel(RowsModel):
    row = MarkRow


class ReplayLine(Bridge):
    """The time line of a replay."""

    seq = Fact(0)  # the record shown
    last = Fact(0)
    isPlaying = Fact(False)
    speed = Fact(1.0)
    eyes = Fact(-2)  # whose view: a seat, -1 the public, -2 everybody's
    positionText = Fact("")  # "round 3, record 41 of 200"
    verdict = Fact("")  # "", "checking", "verified", "failed"
    verdictText = Fact("")
    marks = Part(MarksModel)

    @Slot(int)
    def seek(self, seq: int) -> None:
        """Show the table after record *seq*."""

    @Slot(int)
    def step(self, records: int) -> None:
        """Go on, or back, by so many records."""

    @Slot(int)
    def stepTurn(self, turns: int) -> None:
        """Go on, or back, by so many turns."""

    @Slot()
    def toggle(self) -> None:
        """Play, or pause."""

    @Slot(float)
    def setSpeed(self, speed: float) -> None:
        """How fast it plays; 1.0 is one record a second."""

    @Slot(int)
    def setEyes(self, seat: int) -> None:
        """Show what *seat* saw; -1 the public, -2 everything."""


class Table(Bridge):
    """The table: seats, the pending decision, the journal; the board has an object of its own."""

    match = Fact("")
    game = Fact("")
    title = Fact("")
    subtitle = Fact("")
    mode = Fact("practice")  # "live", "practice", "hotseat", "replay", "spectator"
    mySeat = Fact(-1)
    isMyTurn = Fact(False)
    prompt = Fact("")
    hint = Fact("")  # beside the prompt: "2 of 4 actions left"
    isNarrowed = Fact(False)  # something is half chosen
    canUndo = Fact(False)
    undoReason = Fact("")  # why not, or what would be taken back
    isOver = Fact(False)
    isLost = Fact(False)  # the line is lost
    isThinking = Fact(False)  # a bot thinks, or a submission is on its way
    needsConfirm = Fact(False)  # the next press of a primary choice ends the turn: ask first
    confirmText = Fact("")
    problem = Fact("")  # a refusal in words, empty for none
    curtain = Fact("")  # hot seat: who should look next
    previewHelp = Fact[dict[str, str]]({"title": "", "text": "", "paragraph": ""})
    previewTargets = Fact[list[str]]([])  # board ids of the choice under the pointer
    chosenTargets = Fact[list[str]]([])  # board ids clicked so far
    openTargets = Fact[list[str]]([])  # board ids that may be clicked next
    seats = Part(SeatsModel)
    choices = Part(ChoicesModel)
    journal = Part(JournalModel)
    chat = Part(ChatModel)
    replay = Part(ReplayLine)

    @Slot(str)
    def press(self, ident: str) -> None:
        """A button of ``choices`` was pressed."""

    @Slot(str)
    def pressKey(self, key: str) -> None:
        """A letter was typed: press the open choice that has it."""

    @Slot(str)
    def click(self, target: str) -> None:
        """Something on the board was clicked."""

    @Slot(str)
    def hover(self, target: str) -> None:
        """The pointer is over a board id; empty: over none."""

    @Slot(str)
    def hoverChoice(self, ident: str) -> None:
        """The pointer is over a button; empty: over none."""

    @Slot()
    def putBack(self) -> None:
        """Forget what is half chosen."""

    @Slot()
    def confirm(self) -> None:
        """Yes, end the turn."""

    @Slot()
    def undo(self) -> None:
        """Take back the last choice."""

    @Slot()
    def resign(self) -> None:
        """Give the match up."""

    @Slot()
    def leave(self) -> None:
        """Stand up from the table; a local match is kept."""

    @Slot(str)
    def say(self, text: str) -> None:
        """Chat."""

    @Slot()
    def lift(self) -> None:
        """Hot seat: the next player has sat down."""

    @Slot(result=str)
    def announcement(self) -> str:
        """The newest line, for screen readers."""
        return ""
