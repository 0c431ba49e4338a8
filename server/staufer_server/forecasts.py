"""How long a search will take, told from the searches before it: pure, and honest about what is not known.

Whoever gives up has waited too, and in vain.  So the waits that are expected are not those of the lucky
ones alone: a search that ended without a table counts as one that would have taken longer (the estimate of
Kaplan and Meier).  Besides, those who wait at this moment are looked through: where they make a table
within some seconds if nobody else comes, that is known for sure.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import median

from staufer_server.matchmaking import NEAR, Patience, QueueKey, Search, Seating, seatings_of

REMEMBERED = 200  # ended searches of each queue
FEWEST = 5  # such searches from which anything is told
USUAL, MOST = 0.5, 0.9  # the shares of searches of which a wait is told
STEPS = (0, 10_000, 30_000, 90_000)  # ms ahead at which those who wait now are looked through
NEAREST = 8  # of them
UNKNOWN = -1


@dataclass(frozen=True, slots=True)
class Ended:
    """A search that is over; whoever was seated by bots had until then found no table of people."""

    seats: tuple[int, ...]
    waited: int
    is_seated: bool  # with people alone, or given up or filled with bots
    spread: int = UNKNOWN  # between the highest and the lowest of the table


@dataclass(frozen=True, slots=True)
class Outlook:
    """The waits are ms from now on."""

    expected: int
    most: int
    samples: int
    spread: int
    bots_in: int


class Experience:
    """What became of the last searches, queue by queue."""

    def __init__(self) -> None:
        self._ended: defaultdict[tuple[QueueKey, bool], deque[Ended]] = defaultdict(lambda: deque(maxlen=REMEMBERED))

    def seated(self, seating: Seating, now: int) -> None:
        ratings = [search.centi for search in seating.people]
        spread = UNKNOWN if seating.bots else max(ratings) - min(ratings)
        for search in seating.people:
            self._ended[search.queue].append(Ended(search.seats, now - search.since, not seating.bots, spread))

    def given_up(self, search: Search, now: int) -> None:
        self._ended[search.queue].append(Ended(search.seats, now - search.since, False))

    def outlook(self, search: Search, queue: Sequence[Search], now: int, patience: Patience) -> Outlook:
        """What *search* may expect who waits since then, or begins now; *queue* are the others of its queue."""
        waited = now - search.since
        like = [ended for ended in self._ended[search.queue] if set(ended.seats) <= set(search.seats)]
        waits = [(ended.waited, ended.is_seated) for ended in like]
        bots_in = max(0, patience.for_people - waited) if search.bots else UNKNOWN
        surely = soonest(search, queue, now, patience)
        expected, most = (first_of(wait_of(waits, share, waited), surely, bots_in) for share in (USUAL, MOST))
        spreads = [ended.spread for ended in like if ended.spread != UNKNOWN]
        spread = round(median(spreads)) if len(spreads) >= FEWEST else UNKNOWN
        return Outlook(expected, most, len(like) if len(like) >= FEWEST else 0, spread, bots_in)

    def shorter(
        self, search: Search, sizes: tuple[int, ...], queue: Sequence[Search], now: int, patience: Patience
    ) -> list[tuple[str, int]]:
        """What would help the search, where it helps; *sizes* are all numbers of players there are."""
        usual = self.outlook(search, queue, now, patience).expected
        others = []
        if sizes != search.seats:
            others.append(("seats", replace(search, seats=sizes)))
        if not search.bots:
            others.append(("bots", replace(search, bots=NEAR)))
        waits = [(what, self.outlook(other, queue, now, patience).expected) for what, other in others]
        return [(what, wait) for what, wait in waits if wait != UNKNOWN and (usual == UNKNOWN or wait < usual)]


def wait_of(waits: Sequence[tuple[int, bool]], share: float, waited: int) -> int:
    """How long from now until *share* of the searches that have waited as long as this one are seated.

    *waits* are how long each has taken, and whether it was seated then.
    """
    open_still = sorted((wait, not is_seated) for wait, is_seated in waits if wait > waited)
    if len(open_still) < FEWEST:
        return UNKNOWN
    unseated = 1.0
    for place, (wait, is_censored) in enumerate(open_still):
        if not is_censored:
            unseated *= 1 - 1 / (len(open_still) - place)
            if unseated <= 1 - share:
                return wait - waited
    return UNKNOWN


def soonest(search: Search, queue: Sequence[Search], now: int, patience: Patience) -> int:
    """When those who wait now would make a table with the search, if nobody came or went any more."""
    near = sorted(queue, key=lambda other: abs(other.centi - search.centi))[:NEAREST]
    if not near:
        return UNKNOWN
    for ahead in STEPS:
        found = seatings_of([search, *near], now + ahead, patience)
        if any(seating for seating in found if len(seating.people) > 1 and search in seating.people):
            return ahead
    return UNKNOWN


def first_of(*waits: int) -> int:
    """The shortest of those that are known."""
    return min((wait for wait in waits if wait != UNKNOWN), default=UNKNOWN)
