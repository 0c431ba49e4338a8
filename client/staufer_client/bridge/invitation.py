"""A private table: opening one, the link to it, and who has come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Sentence
from staufer_client.games_shown import title_of
from staufer_client.table_words import pace_text
from staufer_engine.phrases import Msgid

if TYPE_CHECKING:
    from staufer_protocol.messages.company import TableWaits


class Invitation(Bridge):
    """The table at which I wait for others, if any; and the link that I was sent."""

    isOpen = Fact(False)  # I sit at one
    draft = Fact("")  # a link that the program was started with: it fills the form, and does nothing else
    link = Fact("")  # to my own table, to be sent to others
    title = Fact("")  # of the game
    paceText = Sentence("")
    namesText = Fact("")
    here = Fact(0)
    seats = Fact(0)
    isMine = Fact(False)  # I have opened it
    problem = Sentence("")

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on_open: Callable[[str, int, str, dict[str, int]], None] = lambda game, seats, pace, options: None
        self.on_join: Callable[[str], None] = lambda link: None
        self.on_leave: Callable[[], None] = lambda: None
        self.on_fill: Callable[[str], None] = lambda bots: None

    @Slot(str, int, str, "QVariantMap")
    def open(self, game: str, seats: int, pace: str, options: dict[str, int]) -> None:
        """Open a table for those whom I send its link."""
        self.problem = ""
        self.on_open(game, seats, pace, {str(name): int(value) for name, value in options.items()})

    @Slot(str)
    def join(self, link: str) -> None:
        """Go where the link leads."""
        self.problem = ""
        self.on_join(link.strip())

    @Slot()
    def leave(self) -> None:
        """Get up; a table of my own is closed."""
        self.on_leave()

    @Slot(str)
    def fill(self, bots: str) -> None:
        """House bots that think so take the seats that are free."""
        self.on_fill(bots)

    def show(self, waits: TableWaits, link: str) -> None:
        self.isOpen, self.problem, self.draft = True, "", ""
        self.link, self.isMine = link or self.link, waits.is_mine
        self.title, self.paceText = title_of(waits.game), pace_text(waits.pace)
        self.namesText, self.here, self.seats = ", ".join(waits.names), len(waits.names), waits.seats

    def close(self, sentence: Msgid = "") -> None:
        self.isOpen, self.link, self.problem = False, "", sentence
