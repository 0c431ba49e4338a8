"""The ladder of one game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence
from staufer_client.bridge.line import Line, NoLine
from staufer_client.bridge.rows import RowsModel
from staufer_client.results import rating_text
from staufer_engine.phrases import Msgid

if TYPE_CHECKING:
    from staufer_client import answers


class LadderRow(NamedTuple):
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
    problem = Sentence("")
    asOf = Sentence("")  # when the rows were fetched, empty if just now
    myPlace = Fact(0)  # 0: not on the ladder
    myRating = Fact("")
    myGames = Fact(0)
    myNote = Sentence("")  # why I am not listed
    rows = Part(LadderModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.line: Line = NoLine()

    @Slot(str)
    def load(self, game: str) -> None:
        """Fetch the ladder of *game*."""
        if game != self.game:
            self.game = game
            self.rows.sync([])
        self.isLoading, self.problem = True, ""
        self.line.load_ladder(game)

    def show(self, game: str, rows: Sequence[answers.LadderRow], me: answers.LadderRow | None) -> None:
        """What the server said; *me* is my own line, on the ladder or not."""
        if game != self.game:
            return
        self.isLoading = False
        mine = -1 if me is None else me.player
        self.rows.sync(
            LadderRow(
                str(row.player), row.place, row.name, rating_text(row.centi), row.games, row.player == mine, row.is_bot
            )
            for row in rows
        )
        self.myPlace = 0 if me is None else me.place
        self.myRating = "" if me is None else rating_text(me.centi)
        self.myGames = 0 if me is None else me.games
        self.myNote = "" if me is None or me.place else "not listed before you have a name and ten rated games"

    def fail(self, sentence: Msgid) -> None:
        """The rows stay as they were."""
        self.isLoading, self.problem = False, sentence
