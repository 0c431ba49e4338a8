"""What is worth following through a match, beside the points."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.building import side_effects
from staufer_engine.games.stupor_mundi.components import COINS_PER_RESOURCE, COINS_PER_VP, EMPTY
from staufer_engine.games.stupor_mundi.counts import amount, count
from staufer_engine.games.stupor_mundi.end_phase import ally_vp
from staufer_engine.games.stupor_mundi.state import State, closed_sides, occupied, workplace
from staufer_engine.games.stupor_mundi.vocabulary import Count, Effect, Event, Gain, Good
from staufer_engine.kernel import Series
from staufer_engine.phrases import Phrase

WORTH = {
    Good.GRAIN: COINS_PER_RESOURCE,
    Good.STONE: COINS_PER_RESOURCE,
    Good.RESOURCE: COINS_PER_RESOURCE,
    Good.COIN: 1,
    Good.VP: COINS_PER_VP,
}


def income(s: State, p: int) -> int:
    """What an End Phase would bring now, at the rates of the final scoring (SM-15.6 to 15.8, SM-16.3)."""
    sides = sum(worth(s, p, effect) for side in closed_sides(s, p) for effect in side_effects(side))
    places = [place for space in occupied(s, p) if (place := workplace(s, space)) is not None]
    works = sum(worth(s, p, effect) for place in places if place.on == Event.INCOME for effect in place.effects)
    allies = sum(ally_vp(s, p, slot) for slot, ally in enumerate(s.players[p].allies) if ally != EMPTY)
    return sides + works + COINS_PER_VP * allies


def worth(s: State, p: int, effect: Effect) -> int:
    """In Augustales; a Market is worth what is made of it."""
    return WORTH[effect.what] * amount(s, p, effect) if isinstance(effect, Gain) else 0


def tempo(s: State, p: int) -> int:
    """Everything that stands and lies before a player for good."""
    return sum(count(s, p, what) for what in (Count.OWN_STRUCTURES, Count.OWN_ALLIES, Count.OWN_EDICTS))


SERIES: tuple[Series[State], ...] = (
    Series(
        "income",
        Phrase("Income"),
        Phrase(
            "What an End Phase would bring, in Augustales; a resource counts as 2, a point as 6.", paragraph="SM-15.6"
        ),
        income,
    ),
    Series(
        "tempo",
        Phrase("Tempo"),
        Phrase("Structures built, Allies summoned and Edicts issued.", paragraph="SM-16.3"),
        tempo,
    ),
)
