"""What is worth following through a match, beside the points."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import KNOWLEDGE
from staufer_engine.games.de_vulgari.state import State
from staufer_engine.kernel import Series
from staufer_engine.phrases import Phrase


def ducats(s: State, p: int) -> int:
    return s.players[p].ducats


def knowledge(s: State, p: int) -> int:
    return s.players[p].spaces[KNOWLEDGE]


SERIES: tuple[Series[State], ...] = (
    Series("income", Phrase("Ducati"), Phrase("The money that each has.", paragraph="DV-14.2"), ducats),
    Series("tempo", Phrase("Knowledge"), Phrase("How far each has come in knowledge.", paragraph="DV-1.4"), knowledge),
)
