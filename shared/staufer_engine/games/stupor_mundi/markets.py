"""Visit the Market, and where Ships go (SM-5, SM-9, SM-17.9)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.stupor_mundi.components import CITIES, FARTHEST, FREE_SPACES, MARKETS
from staufer_engine.games.stupor_mundi.counts import free_travel
from staufer_engine.games.stupor_mundi.crusade import buy_a_ship, can_buy_a_ship, has_taken_a_component
from staufer_engine.games.stupor_mundi.goods import can_pay, store
from staufer_engine.games.stupor_mundi.performing import check_the_conditions, does, fire, tells_if_able
from staufer_engine.games.stupor_mundi.state import State, occupied
from staufer_engine.games.stupor_mundi.things import MarketSide
from staufer_engine.games.stupor_mundi.vocabulary import Action, Event, Market, MoveShip
from staufer_engine.kernel import Rule, choose, lazily, tell, these


class Step:
    """How a visit goes on."""

    SELL, BUY, DONE, HARBOUR = range(4)


@does(Market)
def visit_the_market(s: State, p: int, effect: Market) -> Rule[None]:
    """Sell and buy once each, in any order; a visit in which nothing was done is none (SM-9.1, 9.4)."""
    snapshot = occupied(s, p)
    left = {Step.SELL: effect.sells, Step.BUY: effect.buys}
    is_first = True
    while market_steps(s, p, left, is_first):
        match (yield from choose(p, "market_step", steps_or_done(s, p, left.copy(), is_first))):
            case Step.SELL:
                left[Step.SELL] -= 1
                yield from sell(s, p)
            case Step.BUY:
                left[Step.BUY] -= 1
                yield from buy(s, p)
            case Step.HARBOUR:
                yield from buy_a_ship(s, p)
                yield from has_taken_a_component(s, p, Action.MARKET)
                return
            case _:
                break
        is_first = False
    if not is_first:
        yield from fire(s, p, Event.MARKET, snapshot)
        check_the_conditions(s, p)


@tells_if_able(Market)
def can_visit(s: State, p: int, effect: Market) -> bool:
    return bool(market_steps(s, p, {Step.SELL: effect.sells, Step.BUY: effect.buys}, is_first=True))


def sell(s: State, p: int) -> Rule[None]:
    me, side = s.players[p], market_side(s, p)
    me.stone -= side.sell.stone
    me.grain -= side.sell.grain
    me.coins += side.sell_for
    yield from tell("sold", p, side.sell.stone, side.sell.grain, side.sell_for)


def buy(s: State, p: int) -> Rule[None]:
    side = market_side(s, p)
    s.players[p].coins -= side.buy_for
    yield from tell("bought", p, side.buy.stone, side.buy.grain, side.buy_for)
    yield from store(s, p, side.buy.grain, side.buy.stone)


def market_side(s: State, p: int) -> MarketSide:
    """That of the tile in the city of the own Ship."""
    city = s.players[p].ship
    tile = MARKETS[s.markets[city]]
    return tile.hard if s.is_hard[city] else tile.easy


def market_steps(s: State, p: int, left: dict[int, int], is_first: bool) -> list[int]:
    side = market_side(s, p)
    steps = []
    if left[Step.SELL] and can_pay(s, p, side.sell):
        steps.append(Step.SELL)
    if left[Step.BUY] and s.players[p].coins >= side.buy_for:
        steps.append(Step.BUY)
    if is_first and can_buy_a_ship(s, p):
        steps.append(Step.HARBOUR)
    return steps


@lazily
def steps_or_done(s: State, p: int, left: dict[int, int], is_first: bool) -> Sequence[int]:
    return [*market_steps(s, p, left, is_first), Step.DONE]


# -- Ships ---------------------------------------------------------------------------------


def travel(s: State, p: int) -> Rule[None]:
    """1 to 4 spaces clockwise; the first is free, each further one costs a coin (SM-5.1)."""
    spaces = yield from choose(p, "travel", distances(s, p))
    if spaces:
        yield from pay_fare(s, p, spaces)


def pay_fare(s: State, p: int, spaces: int) -> Rule[None]:
    me = s.players[p]
    coins = fare(s, p, spaces)
    me.coins -= coins
    me.ship = (me.ship + spaces) % len(CITIES)
    yield from tell("travelled", p, me.ship, coins)


def fare(s: State, p: int, spaces: int) -> int:
    return max(0, spaces - FREE_SPACES - free_travel(s, p)) if spaces > FREE_SPACES else 0


@lazily
def distances(s: State, p: int) -> Sequence[int]:
    free = FREE_SPACES + free_travel(s, p)
    return range(min(FARTHEST, free + s.players[p].coins) + 1)


@does(MoveShip)
def move_the_ship(s: State, p: int, effect: MoveShip) -> Rule[None]:
    """Free, and not Travel (SM-5.2)."""
    spaces = yield from choose(p, "move_ship", these(*range(effect.most + 1)))
    if spaces:
        me = s.players[p]
        me.ship = (me.ship + spaces) % len(CITIES)
        yield from tell("travelled", p, me.ship, 0)
