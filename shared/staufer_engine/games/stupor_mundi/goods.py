"""Coins, resources and VP: gaining, paying, exchanging (SM-14.1 to 14.3, SM-17.2 to 17.4)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.stupor_mundi.components import NONE
from staufer_engine.games.stupor_mundi.counts import amount, capacity
from staufer_engine.games.stupor_mundi.performing import can_do, does, perform, tells_if_able
from staufer_engine.games.stupor_mundi.state import State
from staufer_engine.games.stupor_mundi.vocabulary import NO_COST, Choose, Cost, Exchange, Gain, Good
from staufer_engine.kernel import Options, Rule, choose, lazily, tell, these


@does(Gain)
def gain(s: State, p: int, effect: Gain) -> Rule[None]:
    n = amount(s, p, effect)
    if n == 0:
        return
    me = s.players[p]
    match effect.what:
        case Good.COIN:
            me.coins += n
            yield from tell("coins", p, n)
        case Good.VP:
            me.vp += n
            yield from tell("vp", p, n)
        case Good.GRAIN:
            yield from store(s, p, n, 0)
        case Good.STONE:
            yield from store(s, p, 0, n)
        case Good.RESOURCE:
            grain, stone = yield from choose(p, "resource_choice", resource_splits(n))
            yield from store(s, p, grain, stone)


@tells_if_able(Gain)
def can_gain(s: State, p: int, effect: Gain) -> bool:
    return amount(s, p, effect) > 0


def store(s: State, p: int, grain: int, stone: int) -> Rule[None]:
    """What one effect gives is settled together; the surplus earns nothing (SM-14.2)."""
    me = s.players[p]
    before = me.grain, me.stone
    held, room = (me.grain + grain, me.stone + stone), capacity(s, p)
    if sum(held) > room:
        held = yield from choose(p, "overflow", mixes(held, room))
    me.grain, me.stone = held
    yield from tell("stored", p, held[0] - before[0], held[1] - before[1], grain, stone)


def mixes(held: tuple[int, int], room: int) -> Options[tuple[int, int]]:
    """Every (Grain, Stone) that fills the storage, fewer Grain first."""
    grain, stone = held
    return these(*[(n, room - n) for n in range(max(0, room - stone), min(grain, room) + 1)])


def resource_splits(n: int) -> Options[tuple[int, int]]:
    """(Grain, Stone), more Grain first."""
    return these(*[(n - stone, stone) for stone in range(n + 1)])


def can_pay(s: State, p: int, cost: Cost) -> bool:
    me = s.players[p]
    return me.stone >= cost.stone and me.grain >= cost.grain and me.coins >= cost.coin


def pay(s: State, p: int, cost: Cost) -> Rule[None]:
    me = s.players[p]
    me.stone -= cost.stone
    me.grain -= cost.grain
    me.coins -= cost.coin
    if any(cost):
        yield from tell("paid", p, *cost)


def reduced(cost: Cost, less: Cost) -> Cost:
    """Each kind not below 0."""
    if less == NO_COST:
        return cost
    return Cost(max(0, cost.stone - less.stone), max(0, cost.grain - less.grain), max(0, cost.coin - less.coin))


def added(one: Cost, other: Cost) -> Cost:
    if other == NO_COST:
        return one
    return Cost(one.stone + other.stone, one.grain + other.grain, one.coin + other.coin)


# -- exchange and choice -------------------------------------------------------------------


@does(Exchange)
def exchange(s: State, p: int, effect: Exchange) -> Rule[None]:
    """How often is asked once, from what is held at the start (SM-17.3)."""
    possible = times_payable(s, p, effect)
    if possible == 0:
        return
    times = yield from choose(p, "exchange_count", these(*range(possible + 1)))
    for _ in range(times):
        yield from pay(s, p, effect.give)
        yield from perform(s, p, effect.then)


@tells_if_able(Exchange)
def can_exchange(s: State, p: int, effect: Exchange) -> bool:
    return times_payable(s, p, effect) > 0


def times_payable(s: State, p: int, effect: Exchange) -> int:
    me, give = s.players[p], effect.give
    times = effect.times
    for held, due in ((me.stone, give.stone), (me.grain, give.grain), (me.coins, give.coin)):
        if due:
            times = min(times, held // due)
    return times


@does(Choose)
def choose_some(s: State, p: int, effect: Choose) -> Rule[None]:
    """Up to n different options, each resolved before the next is chosen (SM-17.4)."""
    taken: list[int] = []
    while len(taken) < effect.n:
        if not open_options(s, p, effect, taken):
            return
        option = yield from choose(p, "choose_option", options_not_taken(s, p, effect, taken))
        if option == NONE:
            return
        taken.append(option)
        yield from perform(s, p, effect.options[option])


def open_options(s: State, p: int, effect: Choose, taken: list[int]) -> list[int]:
    return [n for n, option in enumerate(effect.options) if n not in taken and can_do(s, p, option)]


@lazily
def options_not_taken(s: State, p: int, effect: Choose, taken: list[int]) -> Sequence[int]:
    return [*open_options(s, p, effect, taken), NONE]


@tells_if_able(Choose)
def can_choose(s: State, p: int, effect: Choose) -> bool:
    return bool(open_options(s, p, effect, []))
