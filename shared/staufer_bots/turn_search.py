"""The rest of a turn as a whole: sequences of choices are tried in possible worlds, and improved.

A sequence is what one seat chooses from now to the end of the turn.  In every world NATURE has her
answers ready, so that two sequences are compared under the same luck; several worlds keep a sequence
from being good by luck alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Generic

from staufer_bots.bot import Below, S
from staufer_engine.kernel import NATURE, Choice, Game, Rules
from staufer_engine.views import possible_game

LOTS = 64  # answers that NATURE has ready
A_LOT = 1 << 20
MOST_GLANCES = 60  # first choices that are looked at at all
MOST_STEPS = 200  # of a turn; longer ones are judged where they are

Policy = Callable[[Game[S], int, Below], Choice]  # how to go on where a sequence says nothing
Wanted = Sequence[Choice | None]  # what to choose where it is open; None is anything
Judge = Callable[[Rules[S], S, int], float]  # what a state is worth to a seat


@dataclass(frozen=True)
class Budget:
    """How much is thought, in numbers, so that the same dice lead to the same choice."""

    worlds: int
    starts: int  # sequences of which the best is improved
    changes: int  # that are tried


@dataclass(frozen=True)
class World(Generic[S]):
    """All that may be true, and how luck will go."""

    game: Game[S]
    lots: tuple[int, ...]


@dataclass(frozen=True)
class Line:
    """A sequence and what came of it."""

    choices: tuple[Choice, ...]
    values: tuple[float, ...]  # by world, of those in which it was tried

    @property
    def value(self) -> float:
        return fmean(self.values)


class TurnSearch(Generic[S]):
    def __init__(self, game: Game[S], seat: int, policies: tuple[Policy[S], Policy[S]], judge: Judge[S]) -> None:
        self._game = game
        self.seat = seat
        self._policies = policies  # the careful one starts, the lively one fills up
        self._judge = judge

    def best(self, budget: Budget, below: Below) -> Choice | None:
        """The first choice of the best sequence found; None where no world fits what is known."""
        worlds = self.worlds(budget.worlds, below)
        if not worlds:
            return None
        careful, lively = self._policies
        best = self._tried(worlds, (), careful, below)
        for _ in range(budget.starts):
            best = self._better(worlds, best, (), lively, below)
        for _ in range(budget.changes):
            cut = below(len(best.choices))
            kept, rest = best.choices[:cut], best.choices[cut:]
            rest = (rest, rest[1:], ())[below(3)]  # something more, something else, or another way on
            best = self._better(worlds, best, (*kept, None, *rest), lively, below)
        return best.choices[0]

    def worlds(self, count: int, below: Below) -> list[World[S]]:
        """What may be true; fewer, or none, where nothing was found that fits what is known."""
        worlds = []
        for _ in range(count):
            game = possible_game(self._game, below)
            if game is None:
                break
            worlds.append(World(game, tuple(below(A_LOT) for _ in range(LOTS))))
        return worlds

    def plainly(self, worlds: Sequence[World[S]], count: int, below: Below) -> list[Line]:
        """So many sequences as the lively policy makes them, without a search."""
        return [self._tried(worlds, (), self._policies[1], below) for _ in range(count)]

    def after_each(
        self, worlds: Sequence[World[S]], firsts: Sequence[Choice], most: int, changes: int, below: Below
    ) -> list[Line]:
        """The best sequences found that begin with different choices of *firsts*, the best first."""
        careful = self._policies[0]
        first_world, others = worlds[:1], worlds[1:]
        glances = [self._tried(first_world, (first,), careful, below) for first in firsts[:MOST_GLANCES]]
        promising = sorted(glances, key=lambda line: line.value, reverse=True)[: 2 * most]
        lines = [self._tried(others, line.choices, careful, below, line) if others else line for line in promising]
        lines.sort(key=lambda line: line.value, reverse=True)
        lines = [self._improved(worlds, line, changes, below) for line in lines[: most + 1]]
        return sorted(lines, key=lambda line: line.value, reverse=True)[:most]

    def _improved(self, worlds: Sequence[World[S]], best: Line, changes: int, below: Below) -> Line:
        """The same beginning with a better way on."""
        for _ in range(changes):
            cut = 1 + below(len(best.choices))
            kept, rest = best.choices[:cut], best.choices[cut:]
            best = self._better(worlds, best, (*kept, None, *(rest[1:], ())[below(2)]), self._policies[1], below)
        return best

    def _better(self, worlds: Sequence[World[S]], best: Line, wanted: Wanted, policy: Policy[S], below: Below) -> Line:
        """Tried in one world first: what is no better there is not tried in the others."""
        first, *others = worlds
        line = self._tried([first], wanted, policy, below)
        if line.choices == best.choices or line.value <= best.values[0]:
            return best
        whole = self._tried(others, line.choices, policy, below, line) if others else line
        return whole if whole.value > best.value else best

    def _tried(
        self,
        worlds: Sequence[World[S]],
        wanted: Wanted,
        policy: Policy[S],
        below: Below,
        begun: Line | None = None,
    ) -> Line:
        """The sequence as the first world allows it, played in all."""
        choices: tuple[Choice, ...] = () if begun is None else begun.choices
        values = [] if begun is None else [*begun.values]
        for world in worlds:
            game, made = self.played(world, choices or wanted, policy, below)
            choices = choices or made
            is_over = game.checkpoint is not world.game.checkpoint
            values.append(self._judge(game.rules, game.checkpoint if is_over else game.state, self.seat))
        return Line(choices, tuple(values))

    def played(
        self, world: World[S], wanted: Wanted, policy: Policy[S], below: Below
    ) -> tuple[Game[S], tuple[Choice, ...]]:
        """To the end of the turn; what is wanted but not open is left out, and None is anything."""
        game, seat = world.game.clone(), self.seat
        turn, made, lots = game.checkpoint, [], iter(world.lots * 4)
        left = list(reversed(wanted))
        for _ in range(MOST_STEPS):
            ask = game.ask
            if ask is None or game.checkpoint is not turn:
                break
            answers: dict[int, Choice] = {}
            for actor, open_to in ask.options.items():
                if actor == NATURE:
                    options = open_to()
                    answers[actor] = options[next(lots, 0) * len(options) // A_LOT]
                elif actor == seat:
                    answers[actor] = choice = self._next(game, left, policy, below)
                    made.append(choice)
                else:
                    answers[actor] = game.rules.default(game.state, ask, actor)
            game.apply(answers)
        return game, tuple(made)

    def _next(self, game: Game[S], left: list[Choice | None], policy: Policy[S], below: Below) -> Choice:
        assert game.ask is not None
        options = game.ask.options[self.seat]()
        while left:
            wanted = left.pop()
            if wanted is None:
                anything: Choice = options[below(len(options))]
                return anything
            if wanted in options:
                return wanted
        return policy(game, self.seat, below)
