"""Games played to their end by chance or by bots, on the plain kernel, and what can be counted in them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median
from time import perf_counter

from staufer_bots import Bot
from staufer_engine.kernel import NATURE, Choice, Choices, Game, Rules
from staufer_engine.phrases import say
from staufer_engine.record import Record
from staufer_engine.views import part_of

Log = list[Choices]  # the answers to every question of a game, NATURE's too


@dataclass(frozen=True)
class Setting:
    """What is agreed before a game begins."""

    rules: Rules[Record]
    seats: int
    options: Mapping[str, int]

    def new(self) -> Record:
        return self.rules.new(self.seats, self.options)


@dataclass
class Share:
    """What those had who played one seat, or one part, such as a House."""

    wins: float = 0.0  # of a tie each has a part
    scores: list[int] = field(default_factory=list)  # one a game

    def summary(self) -> dict[str, object]:
        played = len(self.scores)
        return {"played": played, "wins": round(self.wins, 2), "win_rate": round(self.wins / played, 4),
                "score": spread(self.scores)}  # fmt: skip


@dataclass
class Tally:
    """What was counted; one entry a game, but for *options*: one a choice."""

    seats: list[Share]
    parts: dict[str, Share] = field(default_factory=dict)
    choices: list[int] = field(default_factory=list)
    options: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    @property
    def wins(self) -> list[float]:
        return [share.wins for share in self.seats]

    def note(self, rules: Rules[Record], s: Record) -> None:
        """The result of a game that is over."""
        self.rounds.append(rules.rounds(s))
        self.endings.update(say(ending, ()) for ending in rules.endings(s))
        winners = rules.ranking(s)[0]
        for seat, score in enumerate(scores(rules, s, len(self.seats))):
            names = [say(part, ()) for part in rules.parts(s, seat)]
            for share in (self.seats[seat], *(self.parts.setdefault(name, Share()) for name in names)):
                share.wins += (seat in winners) / len(winners)
                share.scores.append(score)

    def summary(self) -> dict[str, object]:
        """What ``staufer-lab play --json`` prints."""
        made = sum(self.choices)
        return {
            "games": len(self.choices),
            "choices": spread(self.choices),
            "options": {
                "mean": round(fmean(self.options), 2),
                "median": median(self.options),
                "max": max(self.options),
            },
            "rounds": spread(self.rounds),
            "score": spread([score for share in self.seats for score in share.scores]),
            "wins": [round(wins, 2) for wins in self.wins],
            "seats": {f"Seat {n}": share.summary() for n, share in enumerate(self.seats, 1)},
            "parts": {name: self.parts[name].summary() for name in sorted(self.parts)},
            "endings": dict(sorted(self.endings.items())),
            "seconds": round(self.seconds, 3),
            "choices_per_second": round(made / self.seconds) if self.seconds else 0,
        }


def spread(numbers: Sequence[int]) -> dict[str, float]:
    return {"mean": round(fmean(numbers), 2), "min": min(numbers), "max": max(numbers)}


def play_games(setting: Setting, games: int, seed: int, bots: Sequence[Bot] = ()) -> Tally:
    """The same seed plays the same games, one after the other."""
    tally = Tally([Share() for _ in range(setting.seats)])
    start = perf_counter()
    for number in range(games):
        chance = random.Random(f"{seed} {number}")  # noqa: S311 -- nothing depends on its being secret
        counts: list[int] = []
        game = play_with_bots(setting, bots, chance, counts) if bots else play_at_random(setting, chance.random, counts)
        tally.choices.append(len(counts))
        tally.options += counts
        tally.note(setting.rules, game.state)
    tally.seconds = perf_counter() - start
    return tally


def scores(rules: Rules[Record], s: Record, seats: int) -> list[int]:
    sheet = rules.score_sheet(s)
    return [sum(line.points[seat] for line in sheet) for seat in range(seats)]


def play_at_random(
    setting: Setting, pick: Callable[[], float], counts: list[int], log: Log | None = None
) -> Game[Record]:
    """Every option equally likely, each choice checked as a host does; *counts* gets the options of each choice."""
    game = Game(setting.rules, setting.new())
    while game.ask is not None:
        answers: dict[int, Choice] = {}
        for actor, open_to in game.ask.options.items():
            listed = open_to()
            answers[actor] = choice = listed[int(pick() * len(listed))]
            if actor != NATURE:
                counts.append(len(listed))
            if not game.is_legal(actor, choice):
                raise AssertionError(
                    f"{setting.rules.name} lists {choice} for {game.ask.what!r}, but does not allow it"
                )
        if log is not None:
            log.append(answers)
        game.apply(answers)
    return game


# -- bots ----------------------------------------------------------------------------------


def play_with_bots(setting: Setting, bots: Sequence[Bot], chance: random.Random, counts: list[int]) -> Game[Record]:
    """Each bot sees its seat's own copy only, which hears what that seat would hear."""
    game = Game(setting.rules, setting.new())
    copies = [Game(setting.rules, setting.new()) for _ in range(setting.seats)]
    while game.ask is not None:
        ask = game.ask
        answers: dict[int, Choice] = {}
        for actor, open_to in ask.options.items():
            listed = open_to()
            if actor == NATURE:
                answers[actor] = listed[chance.randrange(len(listed))]
                continue
            counts.append(len(listed))
            answers[actor] = bots[actor].choose(copies[actor], actor, chance.randrange)
            if not game.is_legal(actor, answers[actor]):
                raise AssertionError(f"{bots[actor].name} chose {answers[actor]} for {ask.what!r}, which is not open")
        game.apply(answers)
        for seat, copy in enumerate(copies):
            copy.apply(part_of(ask, answers, seat))
    return game
