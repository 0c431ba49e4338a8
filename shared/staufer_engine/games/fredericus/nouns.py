"""The things of Fredericus in words: cards, raptors, places; and sentences put one after the other."""

from __future__ import annotations

from collections.abc import Sequence

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


def one_or_more(count: int, one: str, more: str, paragraph: str = "", **facts: Fact) -> Phrase:
    """Languages say one thing and several differently; *more* names the number as {count}."""
    return Phrase(one, facts, paragraph) if count == 1 else Phrase(more, {"count": count, **facts}, paragraph)


FOLLOWING = (
    "{a}",
    "{a} {b}",
    "{a} {b} {c}",
    "{a} {b} {c} {d}",
    "{a} {b} {c} {d} {e}",
    "{a} {b} {c} {d} {e} {f}",
    "{a} {b} {c} {d} {e} {f} {g}",
    "{a} {b} {c} {d} {e} {f} {g} {h}",
)


def sentences(said: Sequence[Phrase]) -> Phrase:
    """Whole sentences one after the other, with the paragraphs of all of them, each once."""
    if len(said) == 1:
        return said[0]
    paragraphs = dict.fromkeys(one for phrase in said for one in phrase.paragraph.split())
    return Phrase(FOLLOWING[len(said) - 1], dict(zip("abcdefgh", said, strict=False)), " ".join(paragraphs))
