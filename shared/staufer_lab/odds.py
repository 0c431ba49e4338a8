"""How sure a share of points is, and what it says in ELO."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf, lgamma, log, log10

SURE = log(1 / 0.05)  # of a 95 % interval
ELO_OF_A_TENFOLD = 400.0
HALVINGS = 40
SWEEPS = 400
A_DRAW = 0.5  # given to both sides of every pairing, so that no rating is without bounds


def interval(points: float, games: int) -> tuple[float, float]:
    """Where the true share lies, however often one has looked: games may end as soon as it decides.

    *points* of so many games, each from 0 to 1.  A share is outside if betting against it, with the stakes of
    the prior Beta(1/2, 1/2), would have won twentyfold; a fair share lets that happen once in 20 at any time
    (Ville's inequality; of results between 0 and 1 the bets are worth no more than of whole ones).
    """
    if not games:
        return 0.0, 1.0
    lost = games - points
    won = lgamma(points + 0.5) + lgamma(lost + 0.5) - lgamma(games + 1) - 2 * lgamma(0.5)

    def is_refuted(share: float) -> bool:
        return won - points * log(share) - lost * log(1 - share) > SURE

    mean = points / games
    low = edge(0.0, mean, is_refuted) if points else 0.0
    high = edge(1.0, mean, is_refuted) if lost else 1.0
    return low, high


def edge(outside: float, inside: float, is_refuted: Callable[[float], bool]) -> float:
    """Where what is refuted outside ceases to be."""
    for _ in range(HALVINGS):
        middle = (outside + inside) / 2
        if is_refuted(middle):
            outside = middle
        else:
            inside = middle
    return outside


def elo(share: float) -> float:
    """By how much who wins this share is rated above the other."""
    if share <= 0:
        return -inf
    return inf if share >= 1 else ELO_OF_A_TENFOLD * log10(share / (1 - share))


def ladder(names: Sequence[str], results: Mapping[tuple[str, str], tuple[float, int]]) -> dict[str, float]:
    """ELO of everybody, 0 in the mean, under which all pairings (points of the first, games) are likeliest."""
    strength = dict.fromkeys(names, 1.0)
    points = dict.fromkeys(names, 0.0)
    met: dict[str, list[tuple[str, float]]] = {name: [] for name in names}
    for (one, other), (won, games) in results.items():
        points[one] += won + A_DRAW
        points[other] += games - won + A_DRAW
        met[one].append((other, games + 2 * A_DRAW))
        met[other].append((one, games + 2 * A_DRAW))
    for _ in range(SWEEPS):
        strength = {
            name: points[name] / sum(games / (strength[name] + strength[other]) for other, games in met[name])
            for name in names
        }
    rated = {name: ELO_OF_A_TENFOLD * log10(strength[name]) for name in names}
    mean = sum(rated.values()) / len(names)
    return {name: one - mean for name, one in rated.items()}
