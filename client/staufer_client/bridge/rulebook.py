"""The rules of one game, to read and to search."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Slot

from staufer_client.bridge.facts import Bridge, Fact, Part
from staufer_client.bridge.rows import RowsModel


@dataclass(frozen=True, slots=True)
class ChapterRow:
    number: str
    title: str


class ChaptersModel(RowsModel):
    row = ChapterRow


@dataclass(frozen=True, slots=True)
class ParagraphRow:
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

    @Slot(str)
    def load(self, game: str) -> None:
        """Open the rules of *game*."""

    @Slot(str)
    def search(self, text: str) -> None:
        """Find the paragraphs with all words of *text*; an empty text ends the search."""

    @Slot(str)
    def goTo(self, paragraph: str) -> None:
        """Open the rules at *paragraph*, such as "FR-6.2" or "6.2"."""
