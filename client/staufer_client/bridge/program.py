"""The program itself: which page is open, which games there are, what must be said."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Slot

from staufer_client.bridge.facts import Bridge, Fact, Part
from staufer_client.bridge.rows import RowsModel

PAGES = ("home", "play", "matches", "table", "result", "replays", "profile", "rules", "settings")


@dataclass(frozen=True, slots=True)
class GameRow:
    ident: str  # "fredericus"
    name: str  # the same; folders and art say it
    title: str  # "Fredericus"
    tagline: str
    seatsText: str  # "2 to 4 players"
    lengthText: str  # "about 45 minutes"
    rating: str  # "1612", "1540?" while provisional, "" unknown
    ratingNote: str  # "game 5 of 10"
    seats: list[int]  # possible numbers of players
    options: list[dict[str, object]]  # name, title, values: [{value, title}]


class GamesModel(RowsModel):
    row = GameRow


class Program(Bridge):
    """Pages, games and notices."""

    page = Fact("home")  # one of PAGES
    argument = Fact("")  # what the page was opened with: a game, a player, a paragraph
    version = Fact("")
    notice = Fact("")  # one line, empty for none
    canGoBack = Fact(False)
    games = Part(GamesModel)

    @Slot(str)
    def open(self, page: str) -> None:
        """Show *page*."""

    @Slot(str, str)
    def openWith(self, page: str, argument: str) -> None:
        """Show *page* with what it should show."""

    @Slot()
    def back(self) -> None:
        """Return to the page before."""

    @Slot()
    def dismissNotice(self) -> None:
        """Take the notice away."""
        self.notice = ""
