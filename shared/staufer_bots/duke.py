"""The duke looks beyond his turn: what the others will make of it, and how he goes on from there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean

from staufer_bots.bot import Below, S
from staufer_bots.knight import BUDGETS, Knight
from staufer_bots.squire import Squire
from staufer_bots.turn_search import Line, TurnSearch, World
from staufer_bots.values import value
from staufer_engine.kernel import NATURE, Choice, Game


@dataclass(frozen=True)
class Outlook:
    """How much is thought, in numbers, so that the same dice lead to the same choice."""

    worlds: int  # in which the turn is searched
    lines: int  # that begin differently
    changes: int  # that are tried on each
    futures: int  # in which each line is looked into before the worse half is given up
    rounds: int  # own turns that are played after this one


OUTLOOKS: Mapping[str, Outlook] = {
    "fredericus": Outlook(worlds=2, lines=6, changes=15, futures=2, rounds=1),
    "stupor_mundi": Outlook(worlds=2, lines=4, changes=20, futures=2, rounds=1),
    "de_vulgari": Outlook(worlds=1, lines=8, changes=8, futures=2, rounds=2),
}
FARTHEST = 400  # steps


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
        outlook = self._outlooks.get(game.rules.name)
        if outlook is None or len(options) == 1 or (game.rules.name, game.ask.what) not in BUDGETS or len(game.ask.options) > 1:
            return self._squire.choose(game, seat, below)
        search = self._knight.search(game, seat)
        worlds = search.worlds(outlook.worlds, below)
        lines = search.after_each(worlds, options, outlook.lines, outlook.changes, below) if worlds else []
        return self._best(search, lines, seat, outlook, below) if lines else self._squire.choose(game, seat, below)

    def _best(self, search: TurnSearch[S], lines: list[Line], seat: int, outlook: Outlook, below: Below) -> Choice:
        """Round by round the worse half is given up, and the others are looked into twice as often."""
        seen: dict[Choice, list[float]] = {line.choices[0]: [] for line in lines}
        futures = outlook.futures
        while len(lines) > 1:
            for world in search.worlds(futures, below):
                for line in lines:
                    seen[line.choices[0]].append(self._ahead(search, world, line, seat, outlook.rounds, below))
            lines.sort(key=lambda line: -fmean(seen[line.choices[0]]))
            lines = lines[: (len(lines) + 1) // 2]
            futures *= 2
        return lines[0].choices[0]

    def _ahead(
        self, search: TurnSearch[S], world: World[S], line: Line, seat: int, rounds: int, below: Below
    ) -> float:
        """What the position is worth after some more own turns, if everybody goes on as a squire."""
        game, _ = search.played(world, line.choices, self._squire.choose, below)
        turn, player = game.checkpoint, NATURE
        for _ in range(FARTHEST):
            if game.ask is None or rounds == 0:
                break
            answers: dict[int, Choice] = {}
            for actor, open_to in game.ask.options.items():
                if actor == NATURE:
                    options = open_to()
                    answers[actor] = options[below(len(options))]
                else:
                    answers[actor] = self._squire.choose(game, actor, below)
                    player = actor
            game.apply(answers)
            if game.checkpoint is not turn:
                rounds -= player == seat
                turn, player = game.checkpoint, NATURE
        return value(game.rules, game.checkpoint, seat)
