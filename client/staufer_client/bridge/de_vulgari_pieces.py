"""Which piece is which: identities of cubes and manuscripts that last through all that happens to them, and gains.

The rules count pieces of a kind.  A piece that leaves one place while one of its kind comes to another is the same
piece for the eye.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count

from staufer_client.bridge.de_vulgari_map import place_of
from staufer_client.bridge.de_vulgari_types import GainRow
from staufer_engine.games.de_vulgari.components import KNOWLEDGE
from staufer_engine.games.de_vulgari.state import NOWHERE, State

Pieces = list[tuple[int, int]]  # (identity, kind)
MOST_IN_THE_AIR = 6


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


class Gains:
    """What each player has got in the last steps, from one position to the next."""

    def __init__(self) -> None:
        self.rows: list[GainRow] = []
        self.seq = 0
        self.had: list[tuple[int, int]] = []  # Ducati and knowledge of each seat
        self._new = count()

    def follow(self, s: State, seq: int) -> None:
        """The position after record *seq*; only the very next one tells of gains."""
        has = [(player.ducats, player.spaces[KNOWLEDGE]) for player in s.players]
        if seq not in (self.seq, self.seq + 1):
            self.rows = []
        elif seq > self.seq and len(has) == len(self.had):
            for seat, ((before, knew), (ducats, knows)) in enumerate(zip(self.had, has, strict=True)):
                if s.players[seat].area != NOWHERE and seat in s.turn_order and (ducats > before or knows > knew):
                    x, y = place_of(s.players[seat].area)
                    home, crowd = s.turn_order.index(seat), len(s.players)
                    got = max(0, ducats - before), max(0, knows - knew)
                    self.rows.append(GainRow(next(self._new), *got, x, y, home, crowd))
        self.rows = self.rows[-MOST_IN_THE_AIR:]
        self.seq, self.had = seq, has


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
