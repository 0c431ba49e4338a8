"""Bots against bots: every two of them meet, the seats go round, and shares of points become ELO.

A game belongs to two ways of thinking, who sit in turns around the table; the next game they change
places.  Of every two seats that think differently the one that is placed before takes the point.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations, count
from math import isfinite
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import perf_counter, process_time

from staufer_bots import BOTS, Bot
from staufer_bots.bot import Below, S
from staufer_engine.games import GAMES
from staufer_engine.kernel import Choice, Game
from staufer_lab.odds import elo, interval, ladder
from staufer_lab.play import Setting, play_with_bots
from staufer_lab.wishes import Wrong

WORKERS = 2
AHEAD = 2  # games a worker that are begun before earlier ones are judged
P95 = 0.95

Progress = Callable[[str], None]


@dataclass(frozen=True)
class Match:
    """What one worker is to play; the same match is played the same way wherever it is."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...]
    pair: tuple[str, str]
    number: int
    seed: int


@dataclass(frozen=True)
class Played:
    """One game of a pair."""

    points: float  # of the first of the pair, from 0 to 1
    micros: Mapping[str, Sequence[int]]  # of the processor, for each choice that was one, by bot


Known = Mapping[tuple[str, str, int], Played]  # by the pair and the number of the game


@dataclass
class Meeting:
    """All games of a pair, in the order of their numbers."""

    pair: tuple[str, str]
    played: list[Played] = field(default_factory=list)

    @property
    def points(self) -> float:
        return sum(one.points for one in self.played)

    def is_decided(self, share: float) -> bool:
        low, high = interval(self.points, len(self.played))
        return not low <= share <= high

    def summary(self) -> dict[str, object]:
        games = len(self.played)
        low, high = interval(self.points, games)
        return {
            "games": games,
            "share": round(self.points / games, 4),
            "interval": [round(low, 4), round(high, 4)],
            "elo": rounded(elo(self.points / games)),
            "elo_interval": [rounded(elo(low)), rounded(elo(high))],
        }


@dataclass(frozen=True)
class Terms:
    """How long it goes on, and with what luck."""

    seed: int
    games: int  # at most, for each pair
    decided: float | None  # a pair is done as soon as its interval leaves this share out
    workers: int = WORKERS


def arena(
    setting: Setting, names: Sequence[str], terms: Terms, results: Path | None, progress: Progress
) -> dict[str, object]:
    """Every pair's games one after the other; what *results* holds is not played again."""
    start = perf_counter()
    options = tuple(sorted(setting.options.items()))
    begun = {"game": setting.rules.name, "seats": setting.seats, "options": dict(options), "seed": terms.seed}
    known = read_results(results, begun) if results else {}
    meetings = []
    with ProcessPoolExecutor(terms.workers, get_context("spawn")) as pool:
        for pair in combinations(names, 2):
            matches = (Match(setting.rules.name, setting.seats, options, pair, n, terms.seed) for n in count())
            meeting = Meeting(pair)
            for match, played in in_order(pool, matches, known, terms):
                meeting.played.append(played)
                if results and (*pair, match.number) not in known:
                    write_result(results, match, played)
                low, high = interval(meeting.points, len(meeting.played))
                progress(
                    f"{pair[0]} against {pair[1]}: {len(meeting.played)} of {terms.games},"
                    f" {meeting.points:g} points, {low:.0%} to {high:.0%}"
                )
                if terms.decided is not None and meeting.is_decided(terms.decided):
                    break
            meetings.append(meeting)
        pool.shutdown(cancel_futures=True)
    return {
        **begun,
        "elo": {name: round(one) for name, one in rated(names, meetings).items()},
        "pairs": {" against ".join(meeting.pair): meeting.summary() for meeting in meetings},
        "bots": {name: speed_of(name, meetings) for name in names},
        "seconds": round(perf_counter() - start, 1),
    }


def in_order(
    pool: ProcessPoolExecutor, matches: Iterator[Match], known: Known, terms: Terms
) -> Iterator[tuple[Match, Played]]:
    """One result after the other, whichever was ready first, so that the same seed stops at the same game."""
    begun: list[tuple[Match, Future[Played] | Played]] = []
    left = terms.games
    while begun or left:
        while left and len(begun) < terms.workers * AHEAD:
            match = next(matches)
            begun.append((match, known.get((*match.pair, match.number)) or pool.submit(play_match, match)))
            left -= 1
        match, result = begun.pop(0)
        yield match, result.result() if isinstance(result, Future) else result


def rated(names: Sequence[str], meetings: Sequence[Meeting]) -> dict[str, float]:
    return ladder(names, {meeting.pair: (meeting.points, len(meeting.played)) for meeting in meetings})


def rounded(rating: float) -> int | None:
    """None has no bound."""
    return round(rating) if isfinite(rating) else None


def speed_of(name: str, meetings: Sequence[Meeting]) -> dict[str, float]:
    micros = sorted(micro for meeting in meetings for one in meeting.played for micro in one.micros.get(name, ()))
    if not micros:
        return {"choices": 0}
    return {
        "choices": len(micros),
        "choices_per_second": round(1e6 * len(micros) / max(sum(micros), 1), 1),
        "mean_milliseconds": round(fmean(micros) / 1000, 2),
        "p95_milliseconds": round(micros[int(P95 * (len(micros) - 1))] / 1000, 2),
        "max_milliseconds": round(micros[-1] / 1000, 2),
    }


# -- one game ------------------------------------------------------------------------------


class Timed:
    """A bot and how long it thought wherever it had a choice."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.micros: list[int] = []
        self._bot = bot

    def choose(self, game: Game[S], seat: int, below: Below) -> Choice:
        assert game.ask is not None
        is_forced = len(game.ask.options[seat]()) == 1
        start = process_time()
        choice = self._bot.choose(game, seat, below)
        if not is_forced:
            self.micros.append(round((process_time() - start) * 1e6))
        return choice


def play_match(match: Match) -> Played:
    rules = GAMES[match.game]
    setting = Setting(rules, match.seats, dict(match.options))
    timed = [Timed(BOTS[name]) for name in match.pair]
    side = [(seat + match.number) % 2 for seat in range(match.seats)]
    chance = random.Random(f"{match.seed} {match.pair} {match.number}")  # noqa: S311 -- nothing secret
    game = play_with_bots(setting, [timed[n] for n in side], chance, [])
    return Played(points_of_the_first(rules.ranking(game.state), side), {bot.name: bot.micros for bot in timed})


def points_of_the_first(ranking: Sequence[Sequence[int]], side: Sequence[int]) -> float:
    """The mean over all two seats, one of each side; half a point for a tie."""
    place = {seat: n for n, seats in enumerate(ranking) for seat in seats}
    firsts, seconds = ([seat for seat in place if side[seat] == one] for one in (0, 1))
    return fmean(
        0.5 if place[one] == place[other] else float(place[one] < place[other]) for one in firsts for other in seconds
    )


# -- what was played before ----------------------------------------------------------------


def read_results(file: Path, begun: Mapping[str, object]) -> Known:
    """The file's games, which were played under the same terms; an absent file is begun, a cut line is dropped."""
    if not file.exists():
        file.write_text(json.dumps(begun) + "\n", "utf-8")
        return {}
    try:
        whole = file.read_text("utf-8").rpartition("\n")[0] + "\n"
        head, *lines = [json.loads(line) for line in whole.splitlines()]
        if head != begun:
            raise Wrong("other_results", f"{file} holds games of another setting: {json.dumps(head)}.")
        known = {(*line["pair"], line["number"]): Played(line["points"], line["micros"]) for line in lines}
    except (ValueError, TypeError, KeyError) as error:
        raise Wrong("wrong_results", f"{file} holds no results of an arena: {error}.") from error
    file.write_text(whole, "utf-8")
    return known


def write_result(file: Path, match: Match, played: Played) -> None:
    line = {"pair": match.pair, "number": match.number, "points": played.points, "micros": played.micros}
    with file.open("a", encoding="utf-8") as results:
        results.write(json.dumps(line) + "\n")
