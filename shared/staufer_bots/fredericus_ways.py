"""How many card moves bring a side of the castle into the state that a hunter needs.

The rows of a side, of its neighbours and of theirs are all that such moves touch, so a search looks
at five rows only, whose outermost cards matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from staufer_engine.games.fredericus.components import NOTHING, SEAL, SIDES, SKY, TREE

HIGH, LOW, SEALS = range(3)  # what the flank is made for: the falcon, the goshawk, a flip

Rows = tuple[tuple[int, ...], ...]
Path = tuple[tuple[int, int], ...]  # card moves, from row to row
CENTRE_ROW = 2  # of the five
MOVES = ((0, 1), (1, 0), (1, 2), (2, 1), (2, 3), (3, 2), (3, 4), (4, 3))
DEEPEST = 4  # moves; a turn has no more actions, but for those of a flip
FLIGHTS = {(SKY, SKY): HIGH, (SKY, TREE): LOW, (TREE, SKY): LOW, (SEAL, SEAL): SEALS}


class Way(NamedTuple):
    """Card moves ``(from side, to side)`` after which the end cards of a side serve a purpose."""

    side: int
    purpose: int
    card: int  # the end card of the side itself: the prey
    moves: tuple[tuple[int, int], ...]


def ways(rows: Sequence[Sequence[int]], side: int, moves: int) -> list[Way]:
    """The shortest way to every purpose and prey that takes no more than so many moves."""
    five: Rows = tuple(tuple(rows[(side + n - CENTRE_ROW) % SIDES][-DEEPEST - 1 :]) for n in range(5))
    return [
        Way(side, purpose, prey, tuple(((side + a - 2) % SIDES, (side + b - 2) % SIDES) for a, b in path))
        for purpose, prey, path in ways_of_five(five, min(moves, DEEPEST))
    ]


@lru_cache(1 << 14)
def ways_of_five(five: Rows, moves: int) -> tuple[tuple[int, int, Path], ...]:
    """Purpose, prey and moves of each way to the middle one of five rows."""
    found: dict[tuple[int, int], Path] = {}
    level: dict[Rows, Path] = {five: ()}
    seen = set(level)
    for left in range(moves, -1, -1):
        deeper: dict[Rows, Path] = {}
        for position, path in level.items():
            ends = [row[-1] if row else NOTHING for row in position]
            _, before, prey, after, _ = ends
            purpose = FLIGHTS.get((before, after))
            if purpose is not None and (prey > SKY or (purpose == SEALS and prey != NOTHING)):
                found.setdefault((purpose, prey if prey > SKY else NOTHING), path)
            if left:
                for move, changed in moved(position, ends, left - 1):
                    if changed not in seen:
                        seen.add(changed)
                        deeper[changed] = (*path, move)
        level = deeper
    return tuple((purpose, prey, path) for (purpose, prey), path in found.items())


def moved(position: Rows, ends: Sequence[int], left: int) -> Iterator[tuple[tuple[int, int], Rows]]:
    """Every card move after which so many more may be enough."""
    for move in MOVES:
        start, end = move
        row = position[start]
        if row:
            new = [*ends]
            new[start], new[end] = row[-2] if len(row) > 1 else NOTHING, row[-1]
            if moves_missing(new[1], new[2], new[3]) <= left:
                changed = list(position)
                changed[start] = row[:-1]
                changed[end] = (*changed[end], row[-1])
                yield move, tuple(changed)


@lru_cache(None)
def moves_missing(before: int, prey: int, after: int) -> int:
    """At least so many: no move touches both rows of a flank."""
    high = (before != SKY) + (after != SKY)
    low = min((before != SKY) + (after != TREE), (before != TREE) + (after != SKY))
    seals = (before != SEAL) + (after != SEAL)
    return min(max(min(high, low), prey <= SKY), seals)
