"""The duke looks beyond his turn: what the others will make of it, and how he goes on from there."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from staufer_bots.bot import Below, S
from staufer_bots.knight import Knight, is_searched
from staufer_bots.playing_on import played_on
from staufer_bots.squire import Squire
from staufer_bots.turn_search import A_LOT, Line, TurnSearch, World
from staufer_bots.values import value
from staufer_engine.kernel import Choice, Game


@dataclass(frozen=True)
class Outlook:
    """How much is thought, in numbers, so that the same dice lead to the same choice."""

    worlds: int  # in which the turn is searched
    options: int  # that are looked at; of more, some are left out
    lines: int  # that begin differently
    changes: int  # that are tried on each
    margin: float  # points by which a line may seem worse than the best to be looked into
    trust: int  # in the value of its end, which counts as so many futures
    futures: int  # in which each line is looked into before the worse half is given up
    rounds: int  # own turns that are played after this one


OUTLOOKS: Mapping[str, Outlook] = {
    "fredericus": Outlook(worlds=2, options=40, lines=5, changes=20, margin=1.5, trust=2, futures=3, rounds=1),
    "stupor_mundi": Outlook(worlds=2, options=16, lines=4, changes=20, margin=3.0, trust=2, futures=2, rounds=1),
    "de_vulgari": Outlook(worlds=1, options=60, lines=6, changes=8, margin=3.0, trust=2, futures=3, rounds=2),
}


class Duke:
    """The strongest player of the house."""

    name = "duke"

    def __init__(self, outlooks: Mapping[str, Outlook] = OUTLOOKS) -> None:
        self._outlooks = outlooks
        self._squire = Squire()
        self._knight = Knight()

    def choose(self, game: Game[S], seat: int, below: Below) -> Choice:
        assert game.ask is not None, "the game is over"
        options = game.ask.options[seat]()
        if len(options) > 1 and is_searched(game):
            outlook = self._outlooks[game.rules.name]
            search = self._knight.search(game, seat)
            worlds = search.worlds(outlook.worlds, below)
            if worlds:
                tried = some(options, outlook.options, below)
                lines = search.after_each(worlds, tried, outlook.lines, outlook.changes, below)
                return self._best(search, promising(lines, outlook.margin), outlook, below)
        return self._squire.choose(game, seat, below)

    def _best(self, search: TurnSearch[S], lines: list[Line], outlook: Outlook, below: Below) -> Choice:
        """Time and again the worse half is given up; all go on under the same luck."""
        seen = {line.choices[0]: [line.value] * outlook.trust for line in lines}
        while len(lines) > 1:
            for world in search.worlds(outlook.futures, below):
                luck = below(A_LOT)
                for line in lines:
                    chance = random.Random(luck)  # noqa: S311 -- nothing secret
                    future = self._future(search, world, line, outlook.rounds, chance.randrange)
                    seen[line.choices[0]].append(future)
            lines = sorted(lines, key=lambda line: -fmean(seen[line.choices[0]]))[: (len(lines) + 1) // 2]
        return lines[0].choices[0]

    def _future(self, search: TurnSearch[S], world: World[S], line: Line, rounds: int, below: Below) -> float:
        """What the position is worth after some more own turns, if everybody goes on as a squire."""
        game, _ = search.played(world, line.choices, self._squire.choose, below)
        return value(game.rules, played_on(game, search.seat, rounds, self._squire.choose, below), search.seat)


def some(options: Sequence[Choice], count: int, below: Below) -> Sequence[Choice]:
    """All of them, or so many by lot."""
    if len(options) <= count:
        return options
    left = list(options)
    return [left.pop(below(len(left))) for _ in range(count)]


def promising(lines: Sequence[Line], margin: float) -> list[Line]:
    """Those little worse than the first; of those that end alike, which have the same values, one only."""
    different = {line.values: line for line in reversed(lines)}
    return [line for line in lines if different[line.values] is line and line.value >= lines[0].value - margin]
