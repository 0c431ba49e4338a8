"""ELO over places: every pair at the table is one comparison, one ladder a game.

Ratings are integers in hundredths of a point.  A seat's change is

    K / sqrt(n - 1) * sum over the others of (S - 1 / (1 + 10 ** ((theirs - own) / 400)))

with S = 1 for a better place, 1/2 for a shared and 0 for a worse one, rounded half to even.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from staufer_protocol.messages import OpponentTerm, RatingChange

START = 1500_00
FLOOR = 600_00
PROVISIONAL = 10  # rated games before a rating means something
SETTLED = 25
MASTER = 2100_00


@dataclass(frozen=True, slots=True)
class Finisher:
    """A seat at the end of a match, with the rating that it has at this moment."""

    seat: int
    place: int
    centi: int
    games: int


def k_factor(centi: int, games: int) -> int:
    """New ratings move fast, settled ones slowly, those of masters slowest."""
    if games < PROVISIONAL:
        return 64
    if games < SETTLED:
        return 40
    return 16 if centi > MASTER else 24


def expectation(own: int, theirs: int) -> float:
    """The part of the points that a rating of *own* should win against *theirs*."""
    return float(1 / (1 + 10 ** ((theirs - own) / 400_00)))


def outcome(own_place: int, their_place: int) -> int:
    """2 for a better place, 1 for a shared one, 0 for a worse one."""
    return 2 if own_place < their_place else 1 if own_place == their_place else 0


def rating_changes(finishers: Sequence[Finisher]) -> tuple[RatingChange, ...]:
    """What the match does to every seat's rating; nothing where nobody was played against."""
    if len(finishers) < 2:
        return ()
    return tuple(rating_change(own, [f for f in finishers if f.seat != own.seat]) for own in finishers)


def rating_change(own: Finisher, others: Sequence[Finisher]) -> RatingChange:
    k = k_factor(own.centi, own.games)
    surplus = math.fsum(outcome(own.place, o.place) / 2 - expectation(own.centi, o.centi) for o in others)
    delta = round(k / math.sqrt(len(others)) * surplus * 100)  # Python rounds half to even
    terms = tuple(
        OpponentTerm(o.seat, o.centi, round(expectation(own.centi, o.centi) * 10_000), outcome(own.place, o.place))
        for o in others
    )
    return RatingChange(own.seat, own.centi, max(FLOOR, own.centi + delta), own.games, k, terms)
