"""The lesson of a guided match: what to read, what to do, how far it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact
from staufer_engine.phrases import Phrase

if TYPE_CHECKING:
    from staufer_client.table import Table as Followed

WATCH = Phrase("The others play")
WATCH_THEM = Phrase("Look at the board and at the journal. The lesson goes on when it is your turn again.")


class Lesson(Bridge):
    """One card at a time; empty where nobody is guided."""

    title = Fact("")
    text = Fact("")
    paragraph = Fact("")  # where the rules say it
    place = Fact(0)  # from 1
    count = Fact(0)
    isAsking = Fact(False)  # it waits for its choice at the board
    isLast = Fact(False)
    canGoOn = Fact(False)
    canGoBack = Fact(False)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.targets: list[str] = []  # the board ids that it speaks of
        self.followed: Followed | None = None
        self.on_turn: Callable[[], None] = lambda: None

    def show(self, table: Followed) -> None:
        self.followed, guide = table, table.guide
        if guide is None or not guide.is_shown or table.is_over:
            self.title, self.text, self.paragraph, self.count = "", "", "", 0
            self.isAsking = self.isLast = self.canGoOn = self.canGoBack = False
            self.point([])
            return
        lesson = guide.lesson
        is_waiting = not (table.is_my_turn or table.is_sent)
        title, text = (WATCH, WATCH_THEM) if is_waiting else (lesson.title, lesson.text)
        self.text, self.title = table.say_plainly(text), table.say_plainly(title)
        self.paragraph = text.paragraph
        self.place, self.count = guide.place + 1, len(guide.script.lessons)
        self.isAsking = guide.is_asking and not is_waiting
        self.isLast = self.place == self.count and not is_waiting
        self.canGoOn, self.canGoBack = guide.can_go_on and not is_waiting, guide.place > 0 and not is_waiting
        self.point([] if is_waiting else list(lesson.targets))

    def point(self, targets: list[str]) -> None:
        if targets != self.targets:
            self.targets = targets
            self.on_turn()

    @Slot(int)
    def turn(self, by: int) -> None:
        """To the next lesson (1) or the one before (-1)."""
        if self.followed is not None and self.followed.guide is not None:
            self.followed.guide.turn(by)
            self.show(self.followed)

    @Slot()
    def sendAway(self) -> None:
        """Play on without lessons."""
        if self.followed is not None and self.followed.guide is not None:
            self.followed.guide.send_away()
            self.show(self.followed)
