"""What counts in a position of Stupor Mundi."""

from __future__ import annotations

from statistics import fmean

from staufer_engine.games.stupor_mundi.components import ALLIES, CARDS, EMPTY
from staufer_engine.games.stupor_mundi.counts import count, is_true
from staufer_engine.games.stupor_mundi.scoring import score
from staufer_engine.games.stupor_mundi.state import State, closed_sides, free_ally_slots, free_slots, hand_size
from staufer_engine.games.stupor_mundi.vocabulary import Count, Level

ROUNDS = 7  # that a game is expected to last
RICH = 6  # coins


def features(s: State, p: int) -> dict[str, float]:
    """By name; what others have counts as their mean, below zero."""
    mine = holdings(s, p)
    theirs = [holdings(s, q) for q in range(len(s.players)) if q != p]
    return {name: mine[name] - (fmean(one[name] for one in theirs) if theirs else 0.0) for name in mine}


def holdings(s: State, p: int) -> dict[str, float]:
    """What pays in every round counts once for each that is left."""
    me = s.players[p]
    left = max(0, ROUNDS - s.round)
    allies = [ally for ally in me.allies if ally != EMPTY]
    met = sum(is_true(s, p, ALLIES[ally].test) for ally in allies)
    structures = count(s, p, Count.OWN_STRUCTURES)
    advanced = [card for card in me.owned if CARDS[card].level in (Level.A, Level.B)]
    steps = count(s, p, Count.OWN_STEPS)
    return {
        "points": score(s, p),
        "structures": structures,
        "structures early": structures * left,
        "great structures": count(s, p, Count.OWN_GREAT),
        "closed sides": len(closed_sides(s, p)),
        "closed sides early": len(closed_sides(s, p)) * left,
        "allies": len(allies),
        "allies met": met,
        "allies early": (len(allies) - met) * left,
        "allies met early": met * left,
        "places for allies": len(free_ally_slots(s, p)),
        "coins": min(me.coins, RICH),
        "coins of the rich": max(0, me.coins - RICH),
        "grain": me.grain,
        "stone": me.stone,
        "goods early": (me.grain + me.stone) * left,
        "steps": steps,
        "steps early": steps * left,
        "specialists in cities": count(s, p, Count.OWN_IN_CITY),
        "hand": hand_size(s, p),
        "free slots": len(free_slots(s, p)),
        "advanced cards": len(advanced),
        "advanced cards early": len(advanced) * left,
        "cards": len(me.owned),
        "edicts": len(me.edicts),
        "books early": me.books * left,
        "supply ships": len(me.supply_ships),
        "projects": len(me.projects),
        "passed": float(me.passed),
    }
