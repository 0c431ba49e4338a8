"""Playing a card (SM-6) and the turn round it (SM-4)."""

from __future__ import annotations

from collections.abc import Callable

from staufer_engine.games.stupor_mundi.asked import Open
from staufer_engine.games.stupor_mundi.building import build, can_build
from staufer_engine.games.stupor_mundi.cards import leave_openly, leave_unseen, perform_card
from staufer_engine.games.stupor_mundi.components import EMPTY, NONE, SLOTS
from staufer_engine.games.stupor_mundi.markets import can_visit, travel, visit_the_market
from staufer_engine.games.stupor_mundi.performing import check_the_conditions, fire
from staufer_engine.games.stupor_mundi.projects import may_take_a_project, start_checking
from staufer_engine.games.stupor_mundi.promoting import can_promote, promote
from staufer_engine.games.stupor_mundi.purchasing import can_purchase, purchase
from staufer_engine.games.stupor_mundi.rows import put
from staufer_engine.games.stupor_mundi.solo import frederick_answers
from staufer_engine.games.stupor_mundi.state import (
    GUARD,
    Phase,
    State,
    clockwise,
    free_slots,
    hand,
    hand_size,
    is_free,
    occupied,
)
from staufer_engine.games.stupor_mundi.summoning import can_summon, summon
from staufer_engine.games.stupor_mundi.vocabulary import Action, Build, Event, Market, Promote, Purchase, Summon
from staufer_engine.kernel import Rule, choose, tell, these

FACES = FACE_UP, WITHOUT_EFFECT, FACE_DOWN = range(3)


def take_a_turn(s: State, p: int) -> Rule[None]:
    """Travel, then one card or a pass; a project at the end (SM-4.2, SM-4.4)."""
    yield from tell("turn", p)
    start_checking(s, p)
    yield from travel(s, p)
    check_the_conditions(s, p)
    yield from play_a_card_or_pass(s, p)
    check_the_conditions(s, p)
    yield from may_take_a_project(s, p)
    if len(s.players) == 1:
        yield from frederick_answers(s)
    pass_the_turn_on(s, p)


def pass_the_turn_on(s: State, p: int) -> None:
    """Clockwise, those who passed are skipped; after the last pass the End Phase begins (SM-4.1)."""
    left = [q for q in [*clockwise(s, p)[1:], p] if not s.players[q].passed]
    if left:
        s.active = left[0]
    else:
        s.phase = Phase.REFILL


def play_a_card_or_pass(s: State, p: int) -> Rule[None]:
    match (yield from choose(p, "play_card", lambda: WaysToPlay(s, p))):
        case slot, face:
            if face == FACE_DOWN:
                yield from play_face_down(s, p, slot)
            else:
                yield from play_face_up(s, p, slot, with_effects=face == FACE_UP)
        case _:
            s.players[p].passed = True
            yield from tell("passed", p)
            yield from fire(s, p, Event.PASS, occupied(s, p))


class WaysToPlay(Open[tuple[int, ...]]):
    """Pass, or a slot and how the card lies there; which card is asked apart, because it may be secret."""

    __slots__ = ()

    def all(self) -> list[tuple[int, ...]]:
        slots = free_slots(self.s, self.p) if hand_size(self.s, self.p) else []
        return [(), *((slot, face) for slot in slots for face in FACES)]

    def __contains__(self, choice: object) -> bool:
        match choice:
            case ():
                return True
            case (int(slot), face) if 0 <= slot < len(SLOTS):
                return face in FACES and hand_size(self.s, self.p) > 0 and is_free(self.s, self.p, slot)
            case _:
                return False


def play_face_up(s: State, p: int, slot: int, *, with_effects: bool) -> Rule[None]:
    card = yield from choose(p, "play_which", lambda: CardsInHand(s, p), always=True)
    me = s.players[p]
    leave_openly(s, p, card)
    me.slots, me.face_up = put(me.slots, slot, card), put(me.face_up, slot, True)
    yield from tell("played", p, slot, card, int(with_effects))
    if with_effects:
        yield from perform_card(s, p, card)


def play_face_down(s: State, p: int, slot: int) -> Rule[None]:
    """Nobody else learns the card; then one main action of the slot, or none (SM-6.3)."""
    guard_stood = s.players[p].castle[GUARD] != EMPTY
    card = yield from choose(p, "play_which", lambda: CardsInHand(s, p), (p,), always=True)
    me = s.players[p]
    leave_unseen(s, p, card)
    me.slots, me.face_up = put(me.slots, slot, card), put(me.face_up, slot, False)
    yield from tell("played face down", p, slot, card)
    action = yield from choose(p, "slot_action", lambda: SlotActions(s, p, slot))
    if action == NONE:
        return
    yield from tell("action", p, action, slot)
    yield from perform_the_action(s, p, action)
    if guard_stood:
        yield from may_use_both_spears(s, p, slot, action)


def may_use_both_spears(s: State, p: int, slot: int, done: int) -> Rule[None]:
    """Once a round, with the Keep of the Guard: the slot's other main action too (SM-6.4)."""
    others = [action for action in SLOTS[slot] if action != done and EXECUTABLE[action](s, p)]
    if not others or s.players[p].used_spears:
        return
    if (yield from choose(p, "use_both_spears", these(others[0], NONE))) != NONE:
        s.players[p].used_spears = True
        yield from tell("both spears", p, others[0], slot)
        yield from perform_the_action(s, p, others[0])


class CardsInHand(Open[int]):
    """Copies of one card are one option (SM-6.1)."""

    __slots__ = ()

    def all(self) -> list[int]:
        return list(dict.fromkeys(hand(self.s, self.p)))

    def __contains__(self, choice: object) -> bool:
        me = self.s.players[self.p]
        return choice in me.hand or choice in me.shown


class SlotActions(Open[int]):
    """What the spears of the slot point to, if it can be done; or none (SM-6.3)."""

    __slots__ = ("slot",)

    def __init__(self, s: State, p: int, slot: int) -> None:
        super().__init__(s, p)
        self.slot = slot

    def all(self) -> list[int]:
        return [*(action for action in SLOTS[self.slot] if EXECUTABLE[action](self.s, self.p)), NONE]

    def __contains__(self, choice: object) -> bool:
        return choice == NONE or any(
            choice == action and EXECUTABLE[action](self.s, self.p) for action in SLOTS[self.slot]
        )


# -- main actions --------------------------------------------------------------------------

PROMOTE, MARKET, BUILD, SUMMON, PURCHASE = Promote(), Market(), Build(), Summon(), Purchase()
EXECUTABLE: dict[Action, Callable[[State, int], bool]] = {  # SM-7.8
    Action.PROMOTE: lambda s, p: can_promote(s, p, PROMOTE),
    Action.MARKET: lambda s, p: can_visit(s, p, MARKET),
    Action.BUILD: lambda s, p: can_build(s, p, BUILD),
    Action.SUMMON: lambda s, p: can_summon(s, p, SUMMON),
    Action.PURCHASE: lambda s, p: can_purchase(s, p, PURCHASE),
}


def perform_the_action(s: State, p: int, action: int) -> Rule[None]:
    """Once named, it is done (SM-21.3)."""
    match action:
        case Action.PROMOTE:
            yield from promote(s, p, PROMOTE, may_decline=False)
        case Action.MARKET:
            yield from visit_the_market(s, p, MARKET)
        case Action.BUILD:
            yield from build(s, p, BUILD, may_decline=False)
        case Action.SUMMON:
            yield from summon(s, p, SUMMON, may_decline=False)
        case _:
            yield from purchase(s, p, PURCHASE, may_decline=False)
