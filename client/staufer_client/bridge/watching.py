"""The matches of others that can be watched."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence, Words
from staufer_client.bridge.line import Line, NoLine
from staufer_client.bridge.rows import RowsModel
from staufer_client.bridge.when import when_text
from staufer_client.games_shown import title_of
from staufer_client.table_words import pace_text
from staufer_engine.phrases import Msgid

if TYPE_CHECKING:
    from staufer_client.answers import LiveMatch


class LiveRow(NamedTuple):
    match: str  # hex
    game: str
    title: str  # of the game
    namesText: str
    paceText: Words
    whenText: Words
    isRated: bool
    watchers: int
    delay: int  # seconds by which what is seen is late


class LiveModel(RowsModel):
    row = LiveRow


class Watching(Bridge):
    """What is being played at the server, for everybody to see."""

    problem = Sentence("")
    isLoading = Fact(False)
    isKnown = Fact(False)  # the list has come once
    list = Part(LiveModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.line: Line = NoLine()

    def show(self, matches: Iterable[LiveMatch], mine: Iterable[str], now: datetime) -> None:
        """All but *mine*: those are taken up, not watched."""
        own = set(mine)
        self.isLoading, self.isKnown, self.problem = False, True, ""
        self.list.sync(live_row(match, now) for match in matches if match.match not in own)

    def fail(self, sentence: Msgid) -> None:
        self.isLoading, self.problem = False, sentence

    @Slot()
    def refresh(self) -> None:
        """Ask the server for the list."""
        self.isLoading = True
        self.line.load_live()

    @Slot(str)
    def open(self, match: str) -> None:
        """Look on at *match*."""
        self.problem = ""
        self.line.watch(match)


def live_row(match: LiveMatch, now: datetime) -> LiveRow:
    return LiveRow(
        match.match,
        match.game,
        title_of(match.game),
        ", ".join(match.names),
        pace_text(match.pace),
        when_text(match.started, now),
        match.rated,
        match.watching,
        match.delay,
    )
