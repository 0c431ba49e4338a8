"""Who plays here."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact
from staufer_client.bridge.line import Line, NoLine


class Account(Bridge):
    """The player's account on the present server."""

    name = Fact("")
    isGuest = Fact(True)
    player = Fact("")  # public id, empty while unknown
    problem = Fact("")  # a sentence, empty for none

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.line: Line = NoLine()

    @Slot(str)
    def rename(self, name: str) -> None:
        """Ask the server for another name."""
        self.problem = ""
        self.line.rename(name.strip())
