"""The ladder of one game."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Slot

from staufer_client.bridge.facts import Bridge, Fact, Part
from staufer_client.bridge.rows import RowsModel


@dataclass(frozen=True, slots=True)
class LadderRow:
    player: str
    place: int
    name: str
    rating: str
    games: int
    isMe: bool
    isBot: bool


class LadderModel(RowsModel):
    row = LadderRow


class Ladder(Bridge):
    """Who stands where, and where I stand."""

    game = Fact("")
    isLoading = Fact(False)
    problem = Fact("")
    asOf = Fact("")  # when the rows were fetched, empty if just now
    myPlace = Fact(0)  # 0: not on the ladder
    myRating = Fact("")
    myGames = Fact(0)
    myNote = Fact("")  # why I am not listed
    rows = Part(LadderModel)

    @Slot(str)
    def load(self, game: str) -> None:
        """Fetch the ladder of *game*."""
