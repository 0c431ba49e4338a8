"""One player's ratings and recent matches."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Slot

from staufer_client.bridge.facts import Bridge, Fact, Part
from staufer_client.bridge.matches import MatchesModel
from staufer_client.bridge.rows import RowsModel


@dataclass(frozen=True, slots=True)
class RatingRow:
    game: str
    title: str
    rating: str
    games: int
    note: str  # "game 5 of 10"


class RatingsModel(RowsModel):
    row = RatingRow


class Profile(Bridge):
    """The player whose page is open."""

    player = Fact("")
    name = Fact("")
    isMe = Fact(False)
    isGuest = Fact(False)
    isBot = Fact(False)
    isLoading = Fact(False)
    problem = Fact("")
    game = Fact("")  # whose history is shown
    history = Fact[list[dict[str, float]]]([])  # [{x, y}] game number and rating, oldest first
    ratings = Part(RatingsModel)
    recent = Part(MatchesModel)

    @Slot(str)
    def load(self, player: str) -> None:
        """Fetch *player*; an empty id is oneself."""

    @Slot(str)
    def showGame(self, game: str) -> None:
        """Show the history of *game*."""
