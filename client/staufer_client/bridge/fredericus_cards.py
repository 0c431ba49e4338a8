"""Which card is which: identities of the row cards that last through moves, captures, flips and undo.

The rules know only kinds.  A card that leaves the end of a row and comes to the end of another one is
the same card for the eye, and a row that is flipped keeps its cards in reverse order.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

Cards = list[tuple[int, int]]  # (identity, kind), from the tower outward


class Identities:
    """Follows the rows of one match; ``rows`` are the cards as they lie now."""

    def __init__(self) -> None:
        self.rows: list[Cards] = []
        self._new = count()
        self._gone: Cards = []  # captured or discarded; an undo brings them back

    def follow(self, kinds: Sequence[Sequence[int]]) -> None:
        """The rows are now *kinds*, whatever has happened since the last call."""
        if len(self.rows) != len(kinds):
            self.rows, self._gone = [[] for _ in kinds], []
        kept = [best_start(old, new) for old, new in zip(self.rows, kinds, strict=True)]
        free = self._gone
        for old, start in zip(self.rows, kept, strict=True):
            stays = {ident for ident, _ in start}
            free = free + [card for card in old if card[0] not in stays]
        self.rows = [start + self._taken(free, new[len(start) :]) for start, new in zip(kept, kinds, strict=True)]
        self._gone = free

    def _taken(self, free: Cards, kinds: Sequence[int]) -> Cards:
        """Cards for these kinds: the ones that left another place last, else new ones."""
        taken: Cards = []
        for kind in kinds:
            place = next((n for n in reversed(range(len(free))) if free[n][1] == kind), None)
            taken.append((next(self._new), kind) if place is None else free.pop(place))
        return taken


def best_start(old: Cards, new: Sequence[int]) -> Cards:
    """The cards of a row that lie as they lay before, were turned round, or were shifted (by three)."""
    ways = (old, old[::-1], old[-3:] + old[:-3], old[3:] + old[:3])
    return max((common_start(way, new) for way in ways), key=len)


def common_start(cards: Cards, kinds: Sequence[int]) -> Cards:
    length = 0
    for (_, kind), wanted in zip(cards, kinds, strict=False):
        if kind != wanted:
            break
        length += 1
    return cards[:length]
