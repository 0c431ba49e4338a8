"""Who plays here."""

from __future__ import annotations

from PySide6.QtCore import Slot

from staufer_client.bridge.facts import Bridge, Fact


class Account(Bridge):
    """The player's account on the present server."""

    name = Fact("")
    isGuest = Fact(True)
    player = Fact("")  # public id, empty while unknown
    problem = Fact("")  # a sentence, empty for none

    @Slot(str)
    def rename(self, name: str) -> None:
        """Ask the server for another name."""

    @Slot(str, result=str)
    def ratingOf(self, game: str) -> str:
        """The rating as people write it, empty while unknown."""
        return ""
