"""Purchase an Action card (SM-12), also a Crusade Knights card (SM-19.10)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.stupor_mundi.cards import cards_to_remove, perform_card, removable, remove_a_card, show_to_all
from staufer_engine.games.stupor_mundi.components import CARD_SPACES, CARDS, CRUSADE_KNIGHT, EMPTY, NONE
from staufer_engine.games.stupor_mundi.counts import reduction
from staufer_engine.games.stupor_mundi.crusade import has_taken_a_component, takes_a_component
from staufer_engine.games.stupor_mundi.performing import check_the_conditions, does, fire, tells_if_able
from staufer_engine.games.stupor_mundi.rows import put, sorted_with
from staufer_engine.games.stupor_mundi.state import Snapshot, State, is_usable, occupied
from staufer_engine.games.stupor_mundi.things import NO_CARD_COST, CardCost
from staufer_engine.games.stupor_mundi.vocabulary import Action, Event, Purchase
from staufer_engine.kernel import Rule, choose, lazily, tell, these

KNIGHTS = len(CARD_SPACES)  # beside the card spaces: the Knights of the Crusade


@does(Purchase)
def may_purchase(s: State, p: int, effect: Purchase) -> Rule[None]:
    yield from purchase(s, p, effect, may_decline=True)


def purchase(s: State, p: int, effect: Purchase, *, may_decline: bool) -> Rule[None]:
    """Pay; perform the card at once or not; only then it goes to the hand (SM-12.2, 12.3)."""
    if not can_purchase(s, p, effect):
        return
    snapshot = occupied(s, p)
    space = yield from choose(p, "purchase", purchases(s, p, effect, snapshot, may_decline=may_decline))
    if space == NONE:
        return
    card = CRUSADE_KNIGHT if space == KNIGHTS else s.cards_up[space]
    yield from pay_for(s, p, cost_of(s, effect, snapshot, card))
    yield from take_the_card(s, p, space, card)
    if (yield from choose(p, "perform_purchased", these(1, 0))):
        yield from perform_card(s, p, card)
    s.players[p].limbo = s.players[p].limbo[:-1]
    show_to_all(s, p, card)
    yield from fire(s, p, Event.PURCHASE, snapshot)
    if space == KNIGHTS:
        yield from has_taken_a_component(s, p, Action.PURCHASE)
    check_the_conditions(s, p)


def pay_for(s: State, p: int, cost: CardCost) -> Rule[None]:
    me = s.players[p]
    me.coins -= cost.coin
    me.grain -= cost.grain
    if cost.coin or cost.grain:
        yield from tell("paid", p, 0, cost.grain, cost.coin)
    for _ in range(cost.remove):
        card = yield from choose(p, "purchase_removal", cards_to_remove(s, p, may_decline=False), always=True)
        yield from remove_a_card(s, p, card)


def take_the_card(s: State, p: int, space: int, card: int) -> Rule[None]:
    me = s.players[p]
    if space == KNIGHTS:
        takes_a_component(s, Action.PURCHASE)
    else:
        s.cards_up = put(s.cards_up, space, EMPTY)
    me.limbo += (card,)
    me.owned = sorted_with(me.owned, card)
    yield from tell("purchased", p, card, space)


# -- what may be chosen --------------------------------------------------------------------


@lazily
def purchases(s: State, p: int, effect: Purchase, snapshot: Snapshot, *, may_decline: bool) -> Sequence[int]:
    found = spaces_in_reach(s, p, effect, snapshot)
    return [*found, NONE] if may_decline else found


@tells_if_able(Purchase)
def can_purchase(s: State, p: int, effect: Purchase) -> bool:
    return bool(spaces_in_reach(s, p, effect, occupied(s, p)))


def spaces_in_reach(s: State, p: int, effect: Purchase, snapshot: Snapshot) -> list[int]:
    city = s.players[p].ship
    found = [
        space
        for space, card in enumerate(s.cards_up)
        if card >= 0
        and (effect.anywhere or CARD_SPACES[space].city == city)
        and can_pay_for(s, p, cost_of(s, effect, snapshot, card))
    ]
    if is_usable(s, Action.PURCHASE) and can_pay_for(s, p, cost_of(s, effect, snapshot, CRUSADE_KNIGHT)):
        found.append(KNIGHTS)
    return found


def cost_of(s: State, effect: Purchase, snapshot: Snapshot, card: int) -> CardCost:
    """``less`` helps a cost in coins only (SM-17.13)."""
    if effect.free:
        return NO_CARD_COST
    cost = CARDS[card].cost
    less = effect.less.coin + reduction(s, snapshot, Action.PURCHASE).coin
    return cost._replace(coin=max(0, cost.coin - less))


def can_pay_for(s: State, p: int, cost: CardCost) -> bool:
    me = s.players[p]
    return me.coins >= cost.coin and me.grain >= cost.grain and removable(s, p) >= cost.remove
