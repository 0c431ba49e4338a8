"""The matches that can be gone on with, and those that are over."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Slot

from staufer_client.bridge.facts import Bridge, Fact, Part
from staufer_client.bridge.rows import RowsModel


@dataclass(frozen=True, slots=True)
class MatchRow:
    match: str  # hex
    game: str
    title: str  # of the game
    namesText: str  # the others
    status: str  # "live", "done", "void"
    isMyTurn: bool
    placeText: str  # "2 of 4", empty while it is live
    changeText: str  # "+6.3", empty where not rated
    whenText: str
    paceText: str


class MatchesModel(RowsModel):
    row = MatchRow


@dataclass(frozen=True, slots=True)
class UnfinishedRow:
    ident: str
    game: str
    title: str
    namesText: str
    whenText: str
    mode: str  # "practice" or "hotseat"


class UnfinishedModel(RowsModel):
    row = UnfinishedRow


class Matches(Bridge):
    """Everything that was begun: on the server and on this computer."""

    problem = Fact("")
    isLoading = Fact(False)
    live = Part(MatchesModel)
    past = Part(MatchesModel)
    unfinished = Part(UnfinishedModel)

    @Slot(str)
    def openMatch(self, match: str) -> None:
        """Sit down at the table of *match*; one that is over opens as a replay."""

    @Slot()
    def refresh(self) -> None:
        """Ask the server again for the matches that are over."""

    @Slot(str)
    def resume(self, ident: str) -> None:
        """Go on with an unfinished match of this computer."""

    @Slot(str)
    def discard(self, ident: str) -> None:
        """Throw an unfinished match away."""

    @Slot(str, int, "QVariantMap")
    def startPractice(self, game: str, seats: int, options: dict[str, int]) -> None:
        """Begin a match against bots."""

    @Slot(str, "QVariantList", "QVariantMap")
    def startHotSeat(self, game: str, names: list[str], options: dict[str, int]) -> None:
        """Begin a match of several people at this screen."""
