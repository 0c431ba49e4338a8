"""The replays kept on this computer."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Slot

from staufer_client.bridge.facts import Bridge, Fact, Part
from staufer_client.bridge.rows import RowsModel


@dataclass(frozen=True, slots=True)
class ReplayRow:
    file: str
    game: str
    title: str
    namesText: str
    resultText: str
    whenText: str


class ReplaysModel(RowsModel):
    row = ReplayRow


class Replays(Bridge):
    """The shelf of finished matches."""

    problem = Fact("")
    list = Part(ReplaysModel)

    @Slot(str)
    def open(self, file: str) -> None:
        """Look at the replay *file*."""

    @Slot(str)
    def importFile(self, url: str) -> None:
        """Copy the file at *url* onto the shelf and open it."""

    @Slot(str)
    def remove(self, file: str) -> None:
        """Throw the replay away."""

    @Slot()
    def refresh(self) -> None:
        """Look at the shelf again."""
