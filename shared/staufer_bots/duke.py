"""The duke looks beyond his turn: what the others will make of it, and how he goes on from there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean

from staufer_bots.bot import Below, S
from staufer_bots.knight import BUDGETS, Knight
from staufer_bots.squire import Squire
from staufer_bots.turn_search import Budget, Line, TurnSearch, World
from staufer_bots.values import value
from staufer_engine.kernel import NATURE, Choice, Game


@dataclass(frozen=True)
class Outlook:
    """How much is looked ahead, in numbers."""

    lines: int  # of those that the search found
    worlds: int  # in which each is tried before the worse half is given up
    rounds: int  # own turns that follow


OUTLOOKS: Mapping[str, Outlook] = {
    "fredericus": Outlook(lines=8, worlds=2, rounds=1),
    "stupor_mundi": Outlook(lines=4, worlds=2, rounds=1),
    "de_vulgari": Outlook(lines=8, worlds=2, rounds=2),
}
FARTHEST = 400


class Duke:
    name = "duke"

    def __init__(self, budgets=BUDGETS, outlooks: Mapping[str, Outlook] = OUTLOOKS) -> None:
        self._budgets = budgets
        self._outlooks = outlooks
        self._squire = Squire()
        self._knight = Knight()

    def choose(self, game: Game[S], seat: int, below: Below) -> Choice:
        assert game.ask is not None, "the game is over"
        options = game.ask.options[seat]()
        if len(options) == 1:
            only: Choice = options[0]
            return only
        budget = self._budgets.get((game.rules.name, game.ask.what))
        chosen = None
        if budget is not None and len(game.ask.options) == 1:
            search = TurnSearch(game, seat, (self._squire.choose, self._knight._filling(game)), value)
            if game.rules.name=="stupor_mundi": budget=Budget(3,60,200)
            outlook=self._outlooks[game.rules.name]
            if game.rules.name=="stupor_mundi" and game.ask.what not in ("travel","play_card"): outlook=Outlook(1,1,1)
            chosen = self.best(search, seat, budget, outlook, below)
        return self._squire.choose(game, seat, below) if chosen is None else chosen

    def best(self, search, seat, budget, outlook, below):
        lines = search.lines(budget, below)[: outlook.lines]
        if not lines:
            return None
        seen = {n: [] for n in range(len(lines))}
        left = list(seen)
        worlds = outlook.worlds
        while len({lines[n].choices[0] for n in left}) > 1:
            for world in search.worlds(worlds, below):
                for n in left:
                    seen[n].append(self.ahead(search, world, lines[n], seat, outlook.rounds, below))
            left.sort(key=lambda n: -fmean(seen[n]))
            left = left[: (len(left) + 1) // 2]
            worlds *= 2
        return lines[left[0]].choices[0]

    def ahead(self, search, world, line, seat, rounds, below) -> float:
        game, turn, _ = search.played(world, line.choices, self._squire.choose, below)
        player = seat
        for _ in range(FARTHEST):
            if game.ask is None:
                break
            if game.checkpoint is not turn:
                rounds -= player == seat
                turn, player = game.checkpoint, NATURE
                if rounds < 0:
                    break
            answers = {}
            for actor, open_to in game.ask.options.items():
                if actor == NATURE:
                    options = open_to()
                    answers[actor] = options[below(len(options))]
                else:
                    answers[actor] = self._squire.choose(game, actor, below)
                    player = actor
            game.apply(answers)
        return value(game.rules, game.checkpoint, seat)
