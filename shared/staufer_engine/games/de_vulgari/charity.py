"""The Charity phase (DV-5): the richest merchants give to those of the church who have no more than they."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import CHARITY, CHARITY_OF_GIGI, CHARITY_TURNS, GIGI
from staufer_engine.games.de_vulgari.state import State, is_merchant, is_religious
from staufer_engine.kernel import Rule, choose, tell, these


def charity(s: State) -> Rule[None]:
    """Everybody is paid once; the turn order is still that of the turn before (DV-5.6)."""
    if s.turn > CHARITY_TURNS:
        return
    unpaid = [p for p in s.turn_order if is_religious(s, p)]
    while unpaid:
        payers = richest_merchants(s)
        eligible = [p for p in unpaid if payers and s.players[p].ducats <= s.players[payers[0]].ducats]
        if not eligible:
            for p in unpaid:
                yield from the_bank_pays(s, p)
            return
        if len(payers) == 1:
            payer = payers[0]
            receiver = yield from choose(payer, "whom to pay", these(*eligible))
        else:
            receiver = eligible[0]
            payer = yield from choose(receiver, "who pays", these(*payers))
        yield from pay(s, payer, receiver)
        unpaid.remove(receiver)


def richest_merchants(s: State) -> list[int]:
    """In turn order; nobody if no merchant has anything (DV-5.2)."""
    most = max((s.players[p].ducats for p in s.turn_order if is_merchant(s, p)), default=0)
    return [p for p in s.turn_order if is_merchant(s, p) and s.players[p].ducats == most] if most else []


def due(s: State, p: int) -> int:
    me = s.players[p]
    return CHARITY_OF_GIGI if me.character == GIGI else CHARITY[me.status]


def pay(s: State, payer: int, receiver: int) -> Rule[None]:
    """As far as his money goes; the bank adds the rest (DV-5.5)."""
    paid = min(s.players[payer].ducats, due(s, receiver))
    s.players[payer].ducats -= paid
    s.players[receiver].ducats += due(s, receiver)
    yield from tell("charity", payer, receiver, paid, due(s, receiver) - paid)


def the_bank_pays(s: State, p: int) -> Rule[None]:
    s.players[p].ducats += due(s, p)
    yield from tell("charity of the bank", p, due(s, p))
