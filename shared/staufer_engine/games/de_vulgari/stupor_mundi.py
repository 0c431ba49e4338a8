"""Stupor Mundi (DV-12): at the end of a turn the tile in Brindisi may be called to auction."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.de_vulgari.components import (
    CALLER_BONUS,
    EVENTS,
    NO,
    PASS,
    STUPOR_MUNDI,
    YES,
)
from staufer_engine.games.de_vulgari.cubes import spend
from staufer_engine.games.de_vulgari.journeys import put_the_pawn
from staufer_engine.games.de_vulgari.payments import choose_a_payment
from staufer_engine.games.de_vulgari.state import State, virtual_votes, votes_of_cubes
from staufer_engine.games.de_vulgari.tracks import change_knowledge
from staufer_engine.kernel import Rule, choose, lazily, tell, these

TILE = EVENTS[STUPOR_MUNDI - 1]


def is_for_sale(s: State) -> bool:
    """While the tile lies in Brindisi, at the end of every turn (DV-12.1)."""
    return STUPOR_MUNDI in s.lying


def stupor_mundi(s: State) -> Rule[None]:
    for p in by_arrival(s):
        answer = yield from choose(p, "call", these(YES, NO))
        yield from tell("call", p, answer)
        if answer == YES:
            yield from auction(s, p)
            return


def by_arrival(s: State) -> list[int]:
    """The players in Brindisi; who came first is asked first (DV-12.2)."""
    there = [p for p in range(len(s.players)) if s.players[p].area == TILE.area]
    return sorted(there, key=lambda p: s.players[p].arrival)


def auction(s: State, caller: int) -> Rule[None]:
    bidders = yield from invite(s, caller)
    if len(bidders) == 1:
        yield from win(s, caller, caller, 0)
        return
    bid, winner = yield from collect_the_bids(s, caller, bidders)
    yield from win(s, caller, winner, bid)


def invite(s: State, caller: int) -> Rule[list[int]]:
    """The bidders in the order of bidding; who accepts stands in Brindisi from then on (DV-12.3, 12.4)."""
    accepting = [caller]
    for p in [q for q in s.turn_order if q != caller]:
        answer = yield from choose(p, "invitation", these(YES, NO))
        if answer == YES:
            accepting.append(p)
            if s.players[p].area != TILE.area:
                put_the_pawn(s, p, TILE.area)
        yield from tell("invitation", p, answer)
    first = s.turn_order.index(caller)
    cyclically = s.turn_order[first:] + s.turn_order[:first]
    return [p for p in cyclically if p in accepting]


def collect_the_bids(s: State, caller: int, bidders: list[int]) -> Rule[tuple[int, int]]:
    """Higher and higher, until one is left; the caller must open (DV-12.6)."""
    bid, next_one = 0, 0
    while len(bidders) > 1:
        p = bidders[next_one]
        answer = yield from choose(p, "bid", bids(s, caller, p, bid), always=True)
        yield from tell("bid", p, answer)
        if answer == PASS:
            bidders = [q for q in bidders if q != p]
            next_one %= len(bidders)
        else:
            bid = answer
            next_one = (next_one + 1) % len(bidders)
    return bid, bidders[0]


@lazily
def bids(s: State, caller: int, p: int, last: int) -> Sequence[int]:
    """Passing comes last."""
    limit = votes_of_cubes(s, p) + virtual_votes(s, p) + (CALLER_BONUS if p == caller else 0)
    higher = list(range(last + 1, limit + 1))
    return [*higher, PASS] if last else higher


def win(s: State, caller: int, winner: int, bid: int) -> Rule[None]:
    """The caller owes two less than he bid; religious or not, all get the knowledge (DV-12.7)."""
    due = max(bid - CALLER_BONUS, 0) if winner == caller else bid
    paid = yield from choose_a_payment(s, winner, "payment", due)
    s.lying.remove(STUPOR_MUNDI)
    yield from tell("won the auction", winner, bid, *paid)
    yield from spend(s, winner, (*paid, 0))
    yield from change_knowledge(s, winner, TILE.knowledge)
