"""Hints: asked for, being thought about, shown until the question is another one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence
from staufer_client.bridge.rows import RowsModel
from staufer_engine.phrases import Msgid


class HintRow(NamedTuple):
    ident: str  # what ``Table.press`` takes
    label: str
    detail: str
    worth: str
    plan: str


class HintsModel(RowsModel):
    row = HintRow


class Advice(Bridge):
    """At most three hints for the present question."""

    isOffered = Fact(False)  # hints may be asked for now
    whyNot = Sentence("")  # at this table at all; empty where they may
    isThinking = Fact(False)
    sentence = Sentence("")  # how the match would end, or why there is no hint
    hints = Part(HintsModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on_ask: Callable[[], None] = lambda: None

    @Slot()
    def ask(self) -> None:
        """Think about the present question."""
        if self.isOffered and not self.isThinking:
            self.isThinking, self.sentence = True, ""
            self.on_ask()

    @Slot()
    def clear(self) -> None:
        """Put the hints away."""
        self.isThinking, self.sentence = False, ""
        self.hints.sync([])

    def show(self, rows: Iterable[HintRow], sentence: Msgid) -> None:
        self.isThinking, self.sentence = False, sentence
        self.hints.sync(list(rows))

    def offer(self, is_asked: bool, why_not: str) -> None:
        """Whether the person is asked something, and whether hints are for this table."""
        self.whyNot = why_not
        self.isOffered = is_asked and not why_not
