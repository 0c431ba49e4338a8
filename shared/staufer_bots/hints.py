"""Advice for a person: the best choices that are open, and what each of them is worth."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean
from typing import NamedTuple

from staufer_bots.bot import Below, S
from staufer_bots.knight import Knight
from staufer_bots.turn_search import Line
from staufer_engine.kernel import Choice, Game

MOST = 3
WORLDS = 4
PLAINLY = 8  # turns played without a plan, to compare with
CHANGES: Mapping[str, int] = {"fredericus": 100, "stupor_mundi": 60, "de_vulgari": 40}  # tried for each of the best


class Hint(NamedTuple):
    """One open choice, and how the turn goes on best after it.  Values are hundredths of a point."""

    choice: Choice
    gain: int  # over a turn played without a plan
    lead: int  # over the others, at the end of the match
    plan: tuple[Choice, ...]  # what to choose then, as far as the search could tell


def hints(game: Game[S], seat: int, below: Below) -> tuple[Hint, ...]:
    """At most three, the best first; none where there is nothing to choose between.

    *game* is the seat's own copy, which is left as it was: nobody is advised by what he must not know.
    """
    assert game.ask is not None, "the game is over"
    options = list(game.ask.options[seat]())
    if len(options) < 2:
        return ()
    search = Knight().search(game, seat)
    worlds = search.worlds(WORLDS, below)
    if not worlds:
        return ()
    plain = fmean(line.value for line in search.plainly(worlds, PLAINLY, below))
    lines = search.after_each(worlds, options, MOST, CHANGES[game.rules.name], below)
    return tuple([hint_of(line, plain) for line in lines])


def hint_of(line: Line, plain: float) -> Hint:
    first, *plan = line.choices
    return Hint(first, round((line.value - plain) * 100), round(line.value * 100), tuple(plan))
