"""The time line of a replay on the screen."""

from __future__ import annotations

from PySide6.QtCore import Slot

from staufer_client.bridge.facts import Bridge, Fact, Part
from staufer_client.bridge.table_types import MarksModel


class ReplayLine(Bridge):
    """The time line of a replay."""

    seq = Fact(0)  # the record shown
    last = Fact(0)
    isPlaying = Fact(False)
    speed = Fact(1.0)
    eyes = Fact(-2)  # whose view: a seat, -1 the public, -2 everybody's
    positionText = Fact("")  # "round 3, record 41 of 200"
    verdict = Fact("")  # "", "checking", "verified", "failed"
    verdictText = Fact("")
    marks = Part(MarksModel)

    @Slot(int)
    def seek(self, seq: int) -> None:
        """Show the table after record *seq*."""

    @Slot(int)
    def step(self, records: int) -> None:
        """Go on, or back, by so many records."""

    @Slot(int)
    def stepTurn(self, turns: int) -> None:
        """Go on, or back, by so many turns."""

    @Slot()
    def toggle(self) -> None:
        """Play, or pause."""

    @Slot(float)
    def setSpeed(self, speed: float) -> None:
        """How fast it plays; 1.0 is one record a second."""

    @Slot(int)
    def setEyes(self, seat: int) -> None:
        """Show what *seat* saw; -1 the public, -2 everything."""
