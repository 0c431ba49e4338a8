"""Summon an Ally (SM-11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from staufer_engine.games.stupor_mundi.components import ALLIES, ALLY_SPACES, EMPTY, MARKED_ALLY_SLOT
from staufer_engine.games.stupor_mundi.counts import reduction
from staufer_engine.games.stupor_mundi.crusade import can_take_a_mantle, has_taken_a_component, take_a_mantle
from staufer_engine.games.stupor_mundi.edicts import issue_an_edict
from staufer_engine.games.stupor_mundi.goods import added, can_pay, pay, reduced
from staufer_engine.games.stupor_mundi.performing import check_the_conditions, does, fire, tells_if_able
from staufer_engine.games.stupor_mundi.rows import put
from staufer_engine.games.stupor_mundi.state import Snapshot, State, free_ally_slots, occupied
from staufer_engine.games.stupor_mundi.vocabulary import NO_COST, Action, Cost, Event, Summon
from staufer_engine.kernel import Rule, choose, lazily, tell

MANTLE = (99,)  # take a Mantle instead (SM-19.8)


@does(Summon)
def may_summon(s: State, p: int, effect: Summon) -> Rule[None]:
    yield from summon(s, p, effect, may_decline=True)


def summon(s: State, p: int, effect: Summon, *, may_decline: bool) -> Rule[None]:
    if not can_summon(s, p, effect):
        return
    snapshot = occupied(s, p)
    match (yield from choose(p, "summon", summons(s, p, effect, snapshot, may_decline=may_decline))):
        case space, slot:
            yield from pay(s, p, price_of(s, effect, snapshot, space))
            yield from host(s, p, space, slot)
            if slot == MARKED_ALLY_SLOT:
                yield from issue_an_edict(s, p)
            yield from fire(s, p, Event.SUMMON, snapshot)
        case (_,):
            yield from take_a_mantle(s, p)
            yield from has_taken_a_component(s, p, Action.SUMMON)
    check_the_conditions(s, p)


def host(s: State, p: int, space: int, slot: int) -> Rule[None]:
    """A tile below stays face down until Reorganisation (SM-11.3)."""
    me, ally = s.players[p], s.allies_up[space]
    me.allies = put(me.allies, slot, ally)
    s.allies_up = put(s.allies_up, space, EMPTY)
    yield from tell("summoned", p, ally, space, slot)


# -- what may be chosen --------------------------------------------------------------------


@lazily
def summons(s: State, p: int, effect: Summon, snapshot: Snapshot, *, may_decline: bool) -> Sequence[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [*ways(s, p, effect, snapshot)]
    if can_take_a_mantle(s, p):
        found.append(MANTLE)
    return [*found, ()] if may_decline else found


@tells_if_able(Summon)
def can_summon(s: State, p: int, effect: Summon) -> bool:
    return can_take_a_mantle(s, p) or next(ways(s, p, effect, occupied(s, p)), None) is not None


def ways(s: State, p: int, effect: Summon, snapshot: Snapshot) -> Iterator[tuple[int, int]]:
    """Ally space of the Voyage Board and own Ally space."""
    me = s.players[p]
    slots = places_for_an_ally(s, p)
    if not slots:
        return
    kinds = [ALLIES[ally].kind for ally in me.allies if ally != EMPTY]
    for space in range(len(s.allies_up)):
        ally = s.allies_up[space]
        if (
            ally >= 0
            and (effect.anywhere or ALLY_SPACES[space].city == me.ship)
            and ALLIES[ally].kind not in kinds
            and can_pay(s, p, price_of(s, effect, snapshot, space))
        ):
            for slot in slots:
                yield space, slot


def places_for_an_ally(s: State, p: int) -> list[int]:
    """Free Ally spaces without a mark are one option (SM-11.6)."""
    free = free_ally_slots(s, p)
    unmarked = [slot for slot in free if slot != MARKED_ALLY_SLOT][:1]
    return sorted(unmarked + [slot for slot in free if slot == MARKED_ALLY_SLOT])


def price_of(s: State, effect: Summon, snapshot: Snapshot, space: int) -> Cost:
    if effect.free:
        return NO_COST
    return reduced(ALLY_SPACES[space].cost, added(effect.less, reduction(s, snapshot, Action.SUMMON)))
