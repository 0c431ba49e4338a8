"""What counts in a position of Stupor Mundi: what a squire sees, and what he sees too little of.

More features foretold games that the table had not been fitted to worse than these few.
"""

from __future__ import annotations

from statistics import fmean

from staufer_bots.stupor_mundi import worth
from staufer_engine.games.stupor_mundi.counts import count
from staufer_engine.games.stupor_mundi.state import State, closed_sides
from staufer_engine.games.stupor_mundi.vocabulary import Count

LAST_ROUND = 7  # hardly a game is longer
A_POINT = 100  # of a squire's reckoning


def features(s: State, p: int) -> dict[str, float]:
    """By name; what others have counts as their mean, below zero."""
    mine = holdings(s, p)
    theirs = [holdings(s, q) for q in range(len(s.players)) if q != p]
    return {name: mine[name] - (fmean(one[name] for one in theirs) if theirs else 0.0) for name in mine}


def holdings(s: State, p: int) -> dict[str, float]:
    """What pays in every round counts once for each that is left."""
    left = max(0, LAST_ROUND - s.round)
    return {
        "as a squire sees it": worth(s, p) / A_POINT,
        "structures early": count(s, p, Count.OWN_STRUCTURES) * left,
        "closed sides early": len(closed_sides(s, p)) * left,
    }
