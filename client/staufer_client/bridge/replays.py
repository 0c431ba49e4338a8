"""The shelf of replays: those kept on this computer, and those that lie on the server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence, Words
from staufer_client.bridge.rows import RowsModel
from staufer_client.bridge.when import when_text
from staufer_client.games_shown import GAMES_SHOWN, title_of
from staufer_client.theatre.shelf import Shelved, Wanted, newest_first, result_of, result_text
from staufer_engine.phrases import Phrase, say

VOID = Phrase("void")
FOUND = Phrase("{found} of {all}")
KEPT = Phrase("{all} kept")
UNSHOWN = Phrase("{file}: This replay cannot be shown.")


class ReplayRow(NamedTuple):
    ident: str  # the file; the match of one that lies on the server
    game: str
    title: str
    namesText: str
    resultText: Words
    whenText: Words
    source: str  # "own", "watched", "imported", "branch", "server"
    page: str  # of the match on its server; may be empty
    result: str  # "won", "lost", "void", "none"


Sentences = list[str]
Shelf = list[tuple[Shelved, ReplayRow, str]]


class ReplaysModel(RowsModel):
    row = ReplayRow


class Replays(Bridge):
    """What is there, and what is looked for among it."""

    problem = Sentence("")
    countText = Sentence("")
    isNarrowed = Fact(False)  # not all of them are listed
    isEmpty = Fact(True)  # there is none at all
    search = Fact("")
    game = Fact("")
    seats = Fact(0)
    source = Fact("")
    result = Fact("")
    days = Fact(0)
    list = Part(ReplaysModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on_open: Callable[[str], None] = lambda file: None
        self.on_fetch: Callable[[str], None] = lambda match: None
        self.on_import: Callable[[str], None] = lambda url: None
        self.on_remove: Callable[[str], None] = lambda file: None
        self.on_refresh: Callable[[], None] = lambda: None
        self.shelved: Shelf = []  # with its row, and its date to be found by
        self.now = 0.0
        self.wanted = Wanted(titles={game: title_of(game) for game in GAMES_SHOWN})

    def show(self, shelved: Sequence[Shelved], now: datetime) -> Sentences:
        """The newest first; sentences on those of which there is no row: one of them does not take the others along."""
        self.now = now.timestamp()
        self.shelved = []
        unshown: Sentences = []
        for one in newest_first(shelved):
            try:
                self.shelved.append((one, replay_row(one, now), dated(one, now)))
            except (ValueError, LookupError, ArithmeticError, OSError):
                unshown.append(say(UNSHOWN._replace(facts={"file": Phrase(escaped(one.ident))}), ()))
        self.show_found()
        return unshown

    def show_found(self) -> None:
        """Those that fit what is looked for."""
        found = [row for one, row, date in self.shelved if self.wanted.fits(one, date, self.now)]
        self.list.sync(found)
        self.isNarrowed, self.isEmpty = not self.wanted.is_anything, not self.shelved
        words = FOUND if self.isNarrowed else KEPT
        self.countText = say(words._replace(facts={"found": len(found), "all": len(self.shelved)}), ())

    # what people do --------------------------------------------------------------------

    @Slot(str)
    def find(self, text: str) -> None:
        """List those in whose names, game or date these words stand."""
        self.search = text
        self.narrow(replace(self.wanted, text=text))

    @Slot(str)
    def onlyGame(self, game: str) -> None:
        self.game = game
        self.narrow(replace(self.wanted, game=game))

    @Slot(int)
    def onlySeats(self, seats: int) -> None:
        self.seats = seats
        self.narrow(replace(self.wanted, seats=seats))

    @Slot(str)
    def onlySource(self, source: str) -> None:
        self.source = source
        self.narrow(replace(self.wanted, source=source))

    @Slot(str)
    def onlyResult(self, result: str) -> None:
        self.result = result
        self.narrow(replace(self.wanted, result=result))

    @Slot(int)
    def onlyDays(self, days: int) -> None:
        """Those that began within so many days; 0: whenever it was."""
        self.days = days
        self.narrow(replace(self.wanted, days=days))

    @Slot()
    def showAll(self) -> None:
        """Look for nothing in particular any more."""
        self.search, self.game, self.seats, self.source, self.result, self.days = "", "", 0, "", "", 0
        self.narrow(Wanted(titles=self.wanted.titles))

    def narrow(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.show_found()

    @Slot(str)
    def open(self, ident: str) -> None:
        """Look at a replay; one that lies on the server is fetched first."""
        self.problem = ""
        row = next((row for row in self.list.rows if isinstance(row, ReplayRow) and row.ident == ident), None)
        if row is not None and row.source == "server":
            self.on_fetch(ident)
        else:
            self.on_open(ident)

    @Slot(str)
    def importFile(self, url: str) -> None:
        """Copy the file at *url* onto the shelf and open it."""
        self.problem = ""
        self.on_import(url)

    @Slot(str)
    def remove(self, file: str) -> None:
        """Throw the replay away."""
        self.on_remove(file)

    @Slot()
    def refresh(self) -> None:
        """Look at the shelf again."""
        self.on_refresh()


def replay_row(one: Shelved, now: datetime) -> ReplayRow:
    return ReplayRow(
        one.ident,
        one.game,
        title_of(one.game),
        ", ".join(one.names),
        result_text(one, say(VOID, ())),
        when_text(one.started, now),
        one.came.source,
        one.came.page,
        result_of(one),
    )


def dated(one: Shelved, now: datetime) -> str:
    """How it reads and the date itself, so that it is found by both."""
    return f"{when_text(one.started, now)} {datetime.fromtimestamp(one.started, tz=now.tzinfo):%Y-%m-%d}"


def escaped(name: str) -> str:
    """A file is called whatever somebody liked: no fact is sought in its name."""
    return name.replace("{", "{{").replace("}", "}}")
