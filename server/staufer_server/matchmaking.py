"""Who is seated with whom: pure, so that a whole evening can be played through in a test.

The search that has waited longest chooses first: the nearest ratings within its window, which
widens while it waits.  At first it holds out for the largest table it wished for; then any size
will do; and where bots are welcome, they fill what is still empty after a while.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

WINDOW = 100_00  # rating distance accepted at once
WIDENING = 20_00  # and more of it for every second of waiting
WIDEST = 3000_00
NEAR = "near"  # house bots of about the company's strength, of whatever way of thinking
PATIENCE = 10_000  # ms for which only the largest table will do
BOTS_AFTER = 20_000  # ms after which bots fill the seats
DAYS_AFTER = 120_000  # ms after which a seat by correspondence is offered instead

QueueKey = tuple[str, tuple[tuple[str, int], ...], str, bool]  # game, options, pace, rated


@dataclass(frozen=True, slots=True)
class Search:
    """Somebody who looks for a table; *since* is in ms of the server's clock."""

    player: int
    centi: int
    since: int
    seats: tuple[int, ...]
    key: QueueKey
    bots: str  # empty: none; NEAR; or the way of thinking that they have to have
    apart: frozenset[int] = frozenset()  # accounts with which this one never sits at a table
    is_robot: bool = False  # robots meet robots

    @property
    def queue(self) -> tuple[QueueKey, bool]:
        """Searches of different queues never meet."""
        return self.key, self.is_robot


@dataclass(frozen=True, slots=True)
class Seating:
    """A table that is found: its people, longest wait first, and how many bots sit with them."""

    people: tuple[Search, ...]
    bots: int
    way: str = ""  # of the bots; NEAR or empty: whichever suit the company


@dataclass(frozen=True, slots=True)
class Patience:
    """How long to hold out, in ms; on one's own machine there is nobody to wait for."""

    for_largest: int = PATIENCE
    for_people: int = BOTS_AFTER


AT_ONCE = Patience(0, 0)


def window(waited: int) -> int:
    """The rating distance that is accepted after *waited* ms."""
    return min(WIDEST, WINDOW + WIDENING * max(0, waited) // 1000)


def seatings(searches: Iterable[Search], now: int, patience: Patience) -> list[Seating]:
    """All tables that can be made now; nobody sits at two of them."""
    queues: defaultdict[tuple[QueueKey, bool], list[Search]] = defaultdict(list)
    for search in searches:
        queues[search.queue].append(search)
    found = [seating for queue in queues.values() for seating in seatings_of(queue, now, patience)]
    return sorted(found, key=lambda seating: (seating.people[0].since, seating.people[0].player))


def seatings_of(queue: Sequence[Search], now: int, patience: Patience) -> list[Seating]:
    """The tables of one queue, in which everybody wishes for the same."""
    found: list[Seating] = []
    seated: set[int] = set()
    by_rating = sorted(queue, key=lambda s: s.centi)
    for first in sorted(queue, key=lambda s: (s.since, s.player)):
        if first.player in seated:
            continue
        reach = window(now - first.since)
        low = bisect_left(by_rating, first.centi - reach, key=lambda s: s.centi)
        high = bisect_right(by_rating, first.centi + reach, key=lambda s: s.centi)
        near = [s for s in by_rating[low:high] if s.player not in seated and s is not first]
        seating = seating_for(first, near, now, patience)
        if seating is not None:
            found.append(seating)
            seated.update(s.player for s in seating.people)
    return found


def seating_for(first: Search, near: Sequence[Search], now: int, patience: Patience) -> Seating | None:
    """The table of *first* with some of those whose ratings are near enough."""
    waited = now - first.since
    near = sorted(near, key=lambda s: (abs(s.centi - first.centi), s.since, s.player))
    sizes = sorted(set(first.seats), reverse=True)
    for size in sizes if waited >= patience.for_largest else sizes[:1]:
        company = compatible(first, (s for s in near if size in s.seats), size - 1)
        if len(company) == size - 1:
            return in_order(first, company, 0)
    if first.bots and waited >= patience.for_people:
        return with_bots(first, near, sizes)
    return None


def compatible(first: Search, near: Iterable[Search], most: int) -> list[Search]:
    """The nearest who sit with *first* and with each other."""
    company: list[Search] = []
    for search in near:
        if len(company) == most:
            break
        if all(are_friendly(search, other) for other in (first, *company)):
            company.append(search)
    return company


def are_friendly(one: Search, other: Search) -> bool:
    return other.player not in one.apart and one.player not in other.apart


def share_bots(one: Search, other: Search) -> bool:
    """Whether the same bots suit both."""
    return bool(one.bots and other.bots) and (NEAR in (one.bots, other.bots) or one.bots == other.bots)


def with_bots(first: Search, near: Sequence[Search], sizes: Sequence[int]) -> Seating:
    """As many people as can be had, and then as few bots as possible."""
    suited = [first]  # whom the same bots suit
    for search in near:
        if all(share_bots(search, other) for other in suited):
            suited.append(search)
    companies = [(size, compatible(first, (s for s in suited[1:] if size in s.seats), size - 1)) for size in sizes]
    size, company = max(companies, key=lambda sc: (len(sc[1]), -sc[0]))
    way = next((s.bots for s in (first, *company) if s.bots != NEAR), NEAR)
    return in_order(first, company, size - 1 - len(company), way)


def in_order(first: Search, company: Sequence[Search], bots: int, way: str = "") -> Seating:
    return Seating(tuple(sorted((first, *company), key=lambda s: (s.since, s.player))), bots, way)


def next_look(searches: Iterable[Search], now: int, patience: Patience) -> int | None:
    """When looking again could find something new although nobody has come; None: never."""
    waiting = list(searches)
    moments = [
        moment
        for s in waiting
        for moment in (s.since + patience.for_largest, s.since + patience.for_people)
        if moment > now
    ]
    if len({s.queue for s in waiting}) < len(waiting):
        moments.append(now + 1000)  # windows widen
    return min(moments, default=None)
