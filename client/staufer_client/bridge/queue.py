"""The search for a match, up to the ready check."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Slot

from staufer_client.bridge.facts import Bridge, Fact, Part
from staufer_client.bridge.rows import RowsModel


@dataclass(frozen=True, slots=True)
class ReadyRow:
    seat: int
    name: str
    rating: str
    isBot: bool
    isReady: bool
    isMe: bool


class ReadyModel(RowsModel):
    row = ReadyRow


class Queue(Bridge):
    """What is looked for, how long already, and who has been found."""

    state = Fact("idle")  # "idle", "searching", "checking"
    game = Fact("")
    paceText = Fact("")  # of the match found
    waitedText = Fact("")  # "0:42"
    expectedText = Fact("")  # "about 0:40 more", empty while unknown
    waiting = Fact(0)  # people in the same queue
    windowText = Fact("")  # "ratings from 1500 to 1700"
    problem = Fact("")  # a sentence, empty for none
    readyLeft = Fact(0)  # seconds until the check lapses
    hasAnswered = Fact(False)
    lastChoices = Fact[dict[str, object]]({})  # by game: seats, pace, rated, withBots, options
    ready = Part(ReadyModel)

    @Slot(str, "QVariantList", str, bool, bool, "QVariantMap")
    def search(  # noqa: PLR0917 -- QML calls by place
        self, game: str, seats: list[int], pace: str, rated: bool, with_bots: bool, options: dict[str, int]
    ) -> None:
        """Look for a match with any of the numbers of *seats*."""

    @Slot()
    def leave(self) -> None:
        """Stop looking."""

    @Slot(bool)
    def answer(self, is_ready: bool) -> None:
        """Answer the ready check."""
