"""What the end cards allow (FR-5.3, 6.2, 6.3, 7.1), now and after a card has moved."""

from __future__ import annotations

from typing import NamedTuple

from staufer_engine.games.fredericus.components import NEIGHBOURS, NOTHING, SEAL, TREE
from staufer_engine.games.fredericus.hunting import HIGH_FLIGHT, LOW_FLIGHT
from staufer_engine.games.fredericus.nouns import CARDS, numeral, two_cards
from staufer_engine.games.fredericus.rows import end_cards, is_creature
from staufer_engine.games.fredericus.state import State
from staufer_engine.phrases import Fact, Phrase


class Use:
    """What a flank is good for."""

    FALCON, GOSHAWK, HOOD, FLIP, NOTHING = range(5)


class Place(NamedTuple):
    """A row as the hunter sees it: its end card and its flank."""

    side: int
    end: int
    before: int
    after: int

    def use(self) -> int:
        """What a raptor on the post, or somebody who hoods, could do here."""
        flank = (self.before, self.after)
        if flank == (TREE, TREE):
            return Use.HOOD
        if flank == (SEAL, SEAL):
            return Use.FLIP if self.end != NOTHING else Use.NOTHING
        if is_creature(self.end) and flank in HIGH_FLIGHT:
            return Use.FALCON
        if is_creature(self.end) and flank in LOW_FLIGHT:
            return Use.GOSHAWK
        return Use.NOTHING


def ends_after_move(s: State, side: int, neighbour: int) -> list[int]:
    """The end cards once the outermost card of *side* lies at the end of *neighbour*."""
    after = end_cards(s)
    row = s.rows[side]
    after[neighbour] = row[-1]
    after[side] = row[-2] if len(row) > 1 else NOTHING
    return after


def place(ends: list[int], side: int) -> Place:
    before, after = NEIGHBOURS[side]
    return Place(side, ends[side], ends[before], ends[after])


def facts_of(here: Place) -> dict[str, Fact]:
    """For sentences on a row, its end card and its flank."""
    return {
        "row": numeral(here.side),
        "card": CARDS[here.end],
        "before": CARDS[here.before],
        "after": CARDS[here.after],
    }


def change(now: Place, then: Place) -> Phrase:
    """What the flank becomes and, where that gains or loses something, what."""
    facts: dict[str, Fact] = {"row": numeral(then.side), "flank": two_cards(then.before, then.after)}
    match now.use(), then.use():
        case _, Use.FALCON:
            return Phrase("flank of {row}: {flank}, a falcon captures", facts, "FR-6.2")
        case _, Use.GOSHAWK:
            return Phrase("flank of {row}: {flank}, a goshawk captures", facts, "FR-6.3")
        case _, Use.HOOD:
            return Phrase("flank of {row}: {flank}, hood", facts, "FR-5.3")
        case _, Use.FLIP:
            return Phrase("flank of {row}: {flank}, flip", facts, "FR-7.1")
        case ((Use.FALCON | Use.GOSHAWK), _):
            return Phrase("flank of {row}: {flank}, no capture", facts, "FR-6.2 FR-6.3")
        case Use.HOOD, _:
            return Phrase("flank of {row}: {flank}, no hood", facts, "FR-5.3")
        case Use.FLIP, _:
            return Phrase("flank of {row}: {flank}, no flip", facts, "FR-7.1")
        case _:
            return Phrase("flank of {row}: {flank}", facts, "FR-1.4")
