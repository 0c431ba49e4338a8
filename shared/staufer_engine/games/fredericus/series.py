"""What is worth following through a match, beside the points."""

from __future__ import annotations

from staufer_engine.games.fredericus.state import State
from staufer_engine.kernel import Series
from staufer_engine.phrases import Phrase


def creatures(s: State, p: int) -> int:
    return len(s.players[p].creatures)


def objectives(s: State, p: int) -> int:
    """How many everybody may count; their faces are nobody else's business."""
    return len(s.players[p].objectives)


SERIES: tuple[Series[State], ...] = (
    Series("income", Phrase("Creatures"), Phrase("The creatures that each has taken.", paragraph="FR-10.1"), creatures),
    Series(
        "tempo", Phrase("Objectives"), Phrase("The objectives that each has drawn.", paragraph="FR-10.1"), objectives
    ),
)
