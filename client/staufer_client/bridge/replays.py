"""The replays kept on this computer."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Part, Sentence, Words
from staufer_client.bridge.rows import RowsModel


class ReplayRow(NamedTuple):
    file: str
    game: str
    title: str
    namesText: str
    resultText: Words
    whenText: Words


class ReplaysModel(RowsModel):
    row = ReplayRow


class Replays(Bridge):
    """The shelf of finished matches."""

    problem = Sentence("")
    list = Part(ReplaysModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on_open: Callable[[str], None] = lambda file: None
        self.on_import: Callable[[str], None] = lambda url: None
        self.on_remove: Callable[[str], None] = lambda file: None
        self.on_refresh: Callable[[], None] = lambda: None

    @Slot(str)
    def open(self, file: str) -> None:
        """Look at the replay *file*."""
        self.problem = ""
        self.on_open(file)

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
