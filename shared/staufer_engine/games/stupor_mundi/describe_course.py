"""What chance gave each seat to play, and what ended a game: for whoever compares games."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.stupor_mundi.components import HOUSES
from staufer_engine.games.stupor_mundi.state import End, State
from staufer_engine.phrases import Phrase

PLACES = (
    Phrase("First in order of play", paragraph="SM-2.3"),
    Phrase("Second in order of play", paragraph="SM-2.3"),
    Phrase("Third in order of play", paragraph="SM-2.3"),
    Phrase("Fourth in order of play", paragraph="SM-2.3"),
)
ENDINGS = {
    End.CASTLE: Phrase("A complete castle", paragraph="SM-16.1"),
    End.EDICTS: Phrase("No Edict to refill with", paragraph="SM-16.1"),
    End.CARDS: Phrase("Too few Advanced cards", paragraph="SM-16.1"),
    End.GUARD: Phrase("Round 15", paragraph="SM-16.2"),
}


def parts(s: State, p: int) -> Sequence[Phrase]:
    """The House, and the place in the first round; the First Player marker has moved a seat each round since."""
    seats = len(s.players)
    first = s.first - (s.round - 1)
    return Phrase(HOUSES[s.players[p].house].name), PLACES[(p - first) % seats]


def endings(s: State) -> Sequence[Phrase]:
    return [ENDINGS[why] for why in s.ends]
