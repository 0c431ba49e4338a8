"""Which piece is which: identities of cubes and manuscripts that last through all that happens to them.

The rules count pieces of a kind.  A piece that leaves one place while one of its kind comes to another is the same
piece for the eye.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count

Pieces = list[tuple[int, int]]  # (identity, kind)


class Followed:
    """The pieces of one sort; ``lying`` says where they are now, by place."""

    def __init__(self) -> None:
        self.lying: dict[int, Pieces] = {}
        self._new = count()

    def follow(self, places: Mapping[int, Sequence[int]]) -> None:
        """The kinds in each place are now these, in this order."""
        free: Pieces = []
        kept: dict[int, dict[int, list[int]]] = {}
        for place, pieces in self.lying.items():
            stays, rest = parted(pieces, places.get(place, ()))
            kept[place] = stays
            free += rest
        self.lying = {
            place: [(self._taken(kept.get(place, {}), free, kind), kind) for kind in kinds]
            for place, kinds in places.items()
        }

    def _taken(self, kept: dict[int, list[int]], free: Pieces, kind: int) -> int:
        """The piece that lay here, else one that left another place, else a new one."""
        if kept.get(kind):
            return kept[kind].pop(0)
        at = next((n for n, piece in enumerate(free) if piece[1] == kind), -1)
        return free.pop(at)[0] if at >= 0 else next(self._new)


def parted(pieces: Pieces, kinds: Sequence[int]) -> tuple[dict[int, list[int]], Pieces]:
    """Those that stay, by kind, and those that go."""
    wanted = list(kinds)
    stays: dict[int, list[int]] = {}
    goes: Pieces = []
    for ident, kind in pieces:
        if kind in wanted:
            wanted.remove(kind)
            stays.setdefault(kind, []).append(ident)
        else:
            goes.append((ident, kind))
    return stays, goes
