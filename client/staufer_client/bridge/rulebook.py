"""The rules of one game, to read and to search."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence
from staufer_client.bridge.rows import RowsModel
from staufer_client.games_shown import GAMES_SHOWN
from staufer_client.rules_text import Chapter, continued, marked, read_rules
from staufer_engine.phrases import Language

AT_THE_TABLE = "table"  # what holds for every game here


class ChapterRow(NamedTuple):
    number: str
    title: str


class ChaptersModel(RowsModel):
    row = ChapterRow


class ParagraphRow(NamedTuple):
    ident: str  # "6.2"
    chapter: str
    text: str  # rich text


class ParagraphsModel(RowsModel):
    row = ParagraphRow


class Rulebook(Bridge):
    """One game's rules; ``paragraphs`` are all of them in order, ``hits`` those that were searched for."""

    game = Fact("")
    title = Fact("")
    current = Fact("")  # the paragraph to look at, "6.2"
    searched = Fact("")  # the words of ``hits``
    chapters = Part(ChaptersModel)
    paragraphs = Part(ParagraphsModel)
    hits = Part(ParagraphsModel)

    problem = Sentence("")  # why there is nothing to read, empty where there is

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = Path()
        self.titles: dict[str, str] = {}  # by game
        self.read: list[Chapter] = []

    @Slot(str)
    def load(self, game: str) -> None:
        """Open the rules of *game*."""
        if game != self.game:
            self.game = game
            self.current = ""
            self.read_again()

    def use_language(self, language: Language) -> None:
        super().use_language(language)
        if self.game:
            self.read_again()

    def read_again(self) -> None:
        game = self.game
        self.title = self.titles.get(game, game)
        self.searched, self.problem = "", ""
        try:
            self.read = read_rules(self.file(game).read_text(encoding="utf-8"))
            if (shared := self.file(AT_THE_TABLE)).exists():
                self.read = continued(self.read, read_rules(shared.read_text(encoding="utf-8")))
        except OSError:
            self.read = []
            self.problem = "The rules of this game are not installed."
        self.chapters.sync(ChapterRow(chapter.number, chapter.title) for chapter in self.read)
        self.paragraphs.sync(self.rows())
        self.hits.sync([])

    def file(self, game: str) -> Path:
        """In the reader's language, else in English."""
        own = self.folder / f"{game}.{self.spoken.code}.md"
        return own if own.exists() else self.folder / f"{game}.en.md"

    def rows(self, words: tuple[str, ...] = ()) -> list[ParagraphRow]:
        """The paragraphs that have all of *words*, with those set off."""
        return [
            ParagraphRow(paragraph.number, chapter.number, marked(paragraph.text, words))
            for chapter in self.read
            for paragraph in chapter.paragraphs
            if all(word in paragraph.plain for word in words)
        ]

    @Slot(str)
    def search(self, text: str) -> None:
        """Find the paragraphs with all words of *text*; an empty text ends the search."""
        words = tuple(text.casefold().split())
        self.searched = text.strip()
        self.hits.sync(self.rows(words) if words else [])

    @Slot(str)
    def goTo(self, paragraph: str) -> None:
        """Open the rules at *paragraph*, such as "FR-6.2" or "6.2"; rules that are not here stay closed."""
        prefix, _, number = paragraph.rpartition("-")
        game = next((game for game, shown in GAMES_SHOWN.items() if shown.paragraphs == prefix), "")
        if prefix and not game:
            return
        if game:
            self.load(game)
        self.current = number
