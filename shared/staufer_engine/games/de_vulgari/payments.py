"""Paying votes with cubes (DV-12.8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from staufer_engine.games.de_vulgari.components import VOTES
from staufer_engine.games.de_vulgari.state import State, virtual_votes
from staufer_engine.kernel import Rule, choose, lazily

Payment = tuple[int, int, int]  # politicians, nobles, abbesses


def choose_a_payment(s: State, p: int, what: str, due: int) -> Rule[Payment]:
    """The virtual cube pays first; nothing is asked where it is enough."""
    rest = due - virtual_votes(s, p)
    if rest <= 0:
        return 0, 0, 0
    return (yield from choose(p, what, payments(s, p, rest)))


@lazily
def payments(s: State, p: int, rest: int) -> Sequence[Payment]:
    """The sets that reach *rest* and of which no cube could be left out; many politicians first."""
    politicians, nobles, abbesses, _ = s.players[p].cubes
    sets = product(range(politicians, -1, -1), range(nobles, -1, -1), range(abbesses, -1, -1))
    return [one for one in sets if rest <= votes(one) < rest + smallest(one)]


def votes(payment: Payment) -> int:
    return sum(worth * count for worth, count in zip(VOTES, payment, strict=False))


def smallest(payment: Payment) -> int:
    """The votes of the cube that could be left out most easily."""
    return min((worth for worth, count in zip(VOTES, payment, strict=False) if count), default=0)
