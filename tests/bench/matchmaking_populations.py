"""Evenings of matchmaking with made-up people: how long they wait, and how far the ratings at a table lie apart.

``python tests/bench/matchmaking_populations.py`` prints a table of a small, a middle and a large population; with
``--json`` the figures alone.  Nothing here reads the clock: an evening of four hours takes seconds.
"""

from __future__ import annotations

import argparse
import heapq
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from staufer_engine.games import GAMES
from staufer_server.forecasts import Experience
from staufer_server.matchmaking import (
    DAYS_AFTER,
    NEAR,
    WIDEST,
    Patience,
    QueueKey,
    Search,
    Seating,
    next_look,
    seatings,
    window,
)

POPULATIONS: Mapping[str, int] = {"small": 10, "middle": 200, "large": 2_000}  # people online at a time
HOURS = 4
MATCH = (12 * 60_000, 45 * 60_000)  # ms that a match takes
PAUSE = 6 * 60_000  # ms, on the average, between a match and the next search
STRENGTH = (1500_00, 250_00)
LIKES_BOTS = 0.6  # of searchers let house bots in
GIVES_UP = 8 * 60_000  # ms, on the average; whoever has less patience goes earlier
LIKED = ((0.5, "normal"), (0.85, "quick"), (1.0, "slow"))


@dataclass(slots=True)
class Evening:
    """What came of the searches of one population; times in ms, ratings in hundredths."""

    people: int
    waits: list[int] = field(default_factory=list)  # of whoever was seated
    spreads: list[int] = field(default_factory=list)  # of tables with two people or more
    beyond: int = 0  # tables wider than the window of who had waited longest
    with_bots: int = 0  # searchers who were seated with bots
    given_up: int = 0
    offered: int = 0  # who were offered a seat by correspondence before they gave up
    late: int = 0  # who let bots in, and had no table when these were due
    starved: int = 0  # times that two who would sit down together had both waited until every rating is accepted
    misses: list[int] = field(default_factory=list)  # how far the expected wait was off, where one was told
    told: int = 0
    kept: int = 0  # of what was told as the wait of nine in ten: was it enough

    def figures(self) -> dict[str, float]:
        searchers = len(self.waits) + self.given_up
        return {
            "people": self.people,
            "searches": searchers,
            "wait_median_s": quantile(self.waits, 0.5) / 1000,
            "wait_p95_s": quantile(self.waits, 0.95) / 1000,
            "spread_median": quantile(self.spreads, 0.5) / 100,
            "spread_p95": quantile(self.spreads, 0.95) / 100,
            "with_bots_share": round(self.with_bots / max(1, len(self.waits)), 3),
            "given_up_share": round(self.given_up / max(1, searchers), 3),
            "offered_days": self.offered,
            "late": self.late,
            "starved": self.starved,
            "expected_off_median_s": quantile(self.misses, 0.5) / 1000,
            "nine_in_ten_kept": round(self.kept / max(1, self.told), 3),
        }


class Population:
    """People who search, play, rest and search again; some give up."""

    def __init__(self, people: int, seed: int, patience: Patience) -> None:
        self.random = Random(seed)
        self.patience = patience
        self.evening = Evening(people)
        self.strengths = [max(600_00, round(self.random.gauss(*STRENGTH))) for _ in range(people)]
        self.moments = [(self.pause(), player) for player in range(people)]  # when each searches next
        heapq.heapify(self.moments)
        self.waiting: dict[int, Search] = {}
        self.ends: dict[int, int] = {}  # when whoever waits gives up
        self.experience = Experience()
        self.foretold: dict[int, tuple[int, int]] = {}

    def pause(self) -> int:
        return round(self.random.expovariate(1 / PAUSE))

    def search(self, player: int, now: int) -> Search:
        """A game, some numbers of seats, a pace; most searches are rated and without options."""
        random = self.random
        game = random.choice(sorted(GAMES))
        sizes = [seats for seats in GAMES[game].players if seats > 1]
        seats = tuple(sorted(random.sample(sizes, random.randint(1, len(sizes)))))
        draw = random.random()
        pace = next(name for share, name in LIKED if draw <= share)
        key: QueueKey = (game, (), pace, random.random() < 0.85)
        bots = NEAR if random.random() < LIKES_BOTS else ""
        return Search(player, self.strengths[player], now, seats, key, bots)

    def play(self, until: int) -> Evening:
        now = 0
        while now < until:
            self.come(now)
            for seating in seatings(self.waiting.values(), now, self.patience):
                self.seat(seating, now)
            self.look_for_the_starved(now)
            for player in [player for player, end in self.ends.items() if end <= now]:
                self.give_up(player, now)
            now = self.next_moment(now)
        return self.evening

    def look_for_the_starved(self, now: int) -> None:
        old = [s for s in self.waiting.values() if 2 in s.seats and window(now - s.since) == WIDEST]
        self.evening.starved += len(old) - len({search.key for search in old})

    def come(self, now: int) -> None:
        while self.moments and self.moments[0][0] <= now:
            _, player = heapq.heappop(self.moments)
            search = self.waiting[player] = self.search(player, now)
            self.ends[player] = now + round(self.random.expovariate(1 / GIVES_UP))
            others = [other for other in self.waiting.values() if other.key == search.key and other is not search]
            outlook = self.experience.outlook(search, others, now, self.patience)
            self.foretold[player] = outlook.expected, outlook.most

    def next_moment(self, now: int) -> int:
        """As the server does: when somebody comes or goes, or when looking again could find something new."""
        moments = [now + 1000 if self.waiting else now + PAUSE, *self.ends.values()]
        if self.moments:
            moments.append(self.moments[0][0])
        soon = next_look(self.waiting.values(), now, self.patience)
        if soon is not None:
            moments.append(soon)
        return max(now + 1, min(moments))

    def seat(self, seating: Seating, now: int) -> None:
        evening = self.evening
        self.experience.seated(seating, now)
        spread = max(s.centi for s in seating.people) - min(s.centi for s in seating.people)
        if len(seating.people) > 1:
            evening.spreads.append(spread)
            longest = seating.people[0].since
            evening.beyond += spread > 2 * window(now - longest)
        evening.with_bots += len(seating.people) if seating.bots else 0
        end = now + self.random.randint(*MATCH)
        for search in seating.people:
            evening.waits.append(now - search.since)
            self.judge(search, now)
            self.compare(search, now - search.since)
            self.leave(search.player)
            heapq.heappush(self.moments, (end + self.pause(), search.player))

    def compare(self, search: Search, waited: int) -> None:
        expected, most = self.foretold[search.player]
        if expected >= 0:
            self.evening.misses.append(abs(waited - expected))
        if most >= 0:
            self.evening.told += 1
            self.evening.kept += waited <= most + 1000

    def give_up(self, player: int, now: int) -> None:
        search = self.waiting[player]
        self.evening.given_up += 1
        self.evening.offered += now - search.since >= DAYS_AFTER
        self.judge(search, now)
        self.experience.given_up(search, now)
        self.leave(player)
        heapq.heappush(self.moments, (now + self.pause(), player))

    def judge(self, search: Search, now: int) -> None:
        self.evening.late += bool(search.bots) and now - search.since > self.patience.for_people + 1000

    def leave(self, player: int) -> None:
        del self.waiting[player], self.ends[player]


def quantile(values: list[int], share: float) -> int:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0


def evenings(seed: int = 1, hours: float = HOURS, patience: Patience | None = None) -> Iterator[tuple[str, Evening]]:
    for name, people in POPULATIONS.items():
        yield name, Population(people, seed, patience or Patience()).play(round(hours * 3_600_000))


def main() -> None:
    parser = argparse.ArgumentParser(description="How long people wait, and how far ratings lie apart.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hours", type=float, default=HOURS)
    parser.add_argument("--bots-after", type=float, default=Patience().for_people / 1000, help="seconds")
    parser.add_argument("--json", action="store_true")
    wished = parser.parse_args()
    patience = Patience(for_people=round(1000 * wished.bots_after))
    found = {name: evening.figures() for name, evening in evenings(wished.seed, wished.hours, patience)}
    if wished.json:
        print(json.dumps(found))
        return
    names = next(iter(found.values()))
    print(f"{'':24}" + "".join(f"{name:>12}" for name in found))
    for one in names:
        print(f"{one:24}" + "".join(f"{figures[one]:>12g}" for figures in found.values()))


if __name__ == "__main__":
    main()
