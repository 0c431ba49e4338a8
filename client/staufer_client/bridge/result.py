"""How a match ended, and what it did to the ratings."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Slot

from staufer_client.bridge.facts import Bridge, Fact, Part
from staufer_client.bridge.rows import RowsModel


@dataclass(frozen=True, slots=True)
class PlaceRow:
    seat: int
    place: int
    colour: str
    name: str
    note: str  # "you", "left", "house bot"
    score: int
    changeText: str  # "+21.4", empty where not rated
    nowText: str  # "1705", empty where not rated
    isMe: bool
    wantsRematch: bool


class PlacesModel(RowsModel):
    row = PlaceRow


@dataclass(frozen=True, slots=True)
class SourceRow:
    source: str
    points: list[int]  # in the order of ``places``
    best: int  # the index of the largest, -1 where nobody leads


class SourcesModel(RowsModel):
    row = SourceRow


@dataclass(frozen=True, slots=True)
class TermRow:
    seat: int
    name: str
    colour: str
    rating: str
    expectedText: str  # "0.43"
    expectedFraction: float
    resultText: str  # "1", "½", "0"
    givesText: str  # "+7.9"


class TermsModel(RowsModel):
    row = TermRow


class Result(Bridge):
    """The match that has just ended, or whose result was asked for."""

    headline = Fact("")
    sentence = Fact("")
    game = Fact("")
    title = Fact("")
    isRated = Fact(False)
    unratedSentence = Fact("")  # why it was not rated
    before = Fact("")
    after = Fact("")
    deltaText = Fact("")
    formula = Fact("")  # "K 32 / √3 × (1 − 0.43 + …) = +21.4"
    explanation = Fact("")
    verdict = Fact("")  # "", "checking", "verified", "failed"
    verdictText = Fact("")
    canRematch = Fact(False)
    canWatch = Fact(False)
    wantsRematch = Fact[list[bool]]([])  # by seat
    savedTo = Fact("")  # where the replay was saved last
    places = Part(PlacesModel)
    sources = Part(SourcesModel)
    terms = Part(TermsModel)

    @Slot()
    def rematch(self) -> None:
        """Ask the others for another match; offline: begin it."""

    @Slot()
    def watch(self) -> None:
        """Open the match as a replay."""

    @Slot(str)
    def save(self, url: str) -> None:
        """Write the replay to *url*; an empty one puts it on the shelf."""
