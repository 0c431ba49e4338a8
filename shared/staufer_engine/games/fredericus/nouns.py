"""The things of Fredericus in words: cards, raptors, places; and sentences put one after the other."""

from __future__ import annotations

from staufer_engine.games.fredericus.components import (
    BASILISK,
    CALADRIUS,
    COCKATRICE,
    FALCON,
    GOSHAWK,
    GRIFFIN,
    HARPY,
    NOTHING,
    PEGASUS,
    PHOENIX,
    SEAL,
    SKY,
    TREE,
    WYVERN,
)
from staufer_engine.games.fredericus.rows import flank
from staufer_engine.games.fredericus.state import State
from staufer_engine.phrases import Fact, Numeral, Phrase, Seat

CARDS = {
    NOTHING: Phrase("nothing"),
    SEAL: Phrase("seal"),
    TREE: Phrase("tree"),
    SKY: Phrase("sky"),
    BASILISK: Phrase("Basilisk"),
    WYVERN: Phrase("Wyvern"),
    COCKATRICE: Phrase("Cockatrice"),
    GRIFFIN: Phrase("Griffin"),
    HARPY: Phrase("Harpy"),
    PHOENIX: Phrase("Phoenix"),
    CALADRIUS: Phrase("Caladrius"),
    PEGASUS: Phrase("Pegasus"),
}
RAPTOR_NAMES = {FALCON: Phrase("falcon"), GOSHAWK: Phrase("goshawk")}


def numeral(side: int) -> Numeral:
    """Rows, towers and posts are called I to VIII."""
    return Numeral(side + 1)


def flank_words(s: State, side: int) -> Phrase:
    return two_cards(*flank(s, side))


def two_cards(before: int, after: int) -> Phrase:
    return Phrase("{before} and {after}", {"before": CARDS[before], "after": CARDS[after]})


def rivals_raptor(q: int, raptor: int) -> Phrase:
    owner: dict[str, Fact] = {"player": Seat(q)}
    return Phrase("falcon of {player}", owner) if raptor == FALCON else Phrase("goshawk of {player}", owner)
