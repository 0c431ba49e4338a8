"""The End Phase: refill, castle income, Ally income, Reorganisation (SM-15)."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.building import receive_sides
from staufer_engine.games.stupor_mundi.cards import Handfuls, discard, draw_cards, leave_openly, make_a_new_pile
from staufer_engine.games.stupor_mundi.components import ALLIES, ALLY_VP, ALLY_VP_MET, CARD_SPACES, EMPTY, LAST_ROUND
from staufer_engine.games.stupor_mundi.counts import hand_limit, is_true
from staufer_engine.games.stupor_mundi.crusade import mantle_vp
from staufer_engine.games.stupor_mundi.performing import fire
from staufer_engine.games.stupor_mundi.rows import put
from staufer_engine.games.stupor_mundi.state import (
    End,
    Phase,
    State,
    clockwise,
    closed_sides,
    end_is_triggered,
    hand,
    hand_size,
    occupied,
)
from staufer_engine.games.stupor_mundi.vocabulary import Draw, Event
from staufer_engine.kernel import Options, Rule, choose_together, draw, reveal, tell


def discard_together(s: State) -> Rule[None]:
    """Step a: played cards to the discard piles, then the secret discards (SM-15.2, 15.3)."""
    yield from tell("end phase")
    for p in clockwise(s, s.first):
        yield from clear_the_slots(s, p)
    gone = yield from choose_together("end_discard", {p: handfuls(hand(s, p)) for p in range(len(s.players))})
    for p in clockwise(s, s.first):
        for card in gone[p]:
            leave_openly(s, p, card)
            discard(s, p, card)
        yield from tell("discarded", p, *gone[p])


def refill_the_hand(s: State, p: int) -> Rule[None]:
    """Step a, after all discards; clockwise, a turn for each player (SM-15.4, 15.5)."""
    yield from draw_cards(s, p, Draw(max(0, hand_limit(s, p) - hand_size(s, p))))
    make_a_new_pile(s, p)


def clear_the_slots(s: State, p: int) -> Rule[None]:
    """All face up; the face-down ones become known now (SM-15.2)."""
    me = s.players[p]
    for slot, card in enumerate(me.slots):
        if card != EMPTY:
            if not me.face_up[slot]:
                card = yield from reveal("face-down card", card)  # noqa: PLW2901 -- its true face
                yield from tell("turned up", p, slot, card)
            discard(s, p, card)
            me.slots, me.face_up = put(me.slots, slot, EMPTY), put(me.face_up, slot, False)


def handfuls(cards: list[int]) -> Options[tuple[int, ...]]:
    return lambda: Handfuls(cards)


def take_castle_income(s: State) -> Rule[None]:
    """Step b: closed sides, then Workplaces (SM-15.6, 15.7)."""
    places = [occupied(s, p) for p in range(len(s.players))]
    for p in clockwise(s, s.first):
        yield from receive_sides(s, p, closed_sides(s, p))
        yield from fire(s, p, Event.INCOME, places[p])


def take_ally_income(s: State) -> Rule[None]:
    """Step c (SM-15.8)."""
    for p in clockwise(s, s.first):
        me = s.players[p]
        for slot in range(len(me.allies)):
            ally = me.allies[slot]
            if ally != EMPTY:
                vp = ally_vp(s, p, slot)
                me.vp += vp
                yield from tell("ally income", p, ally, vp)


def ally_vp(s: State, p: int, slot: int) -> int:
    """1 VP, 3 if the test is true now; other values with a Mantle (SM-19.8)."""
    me = s.players[p]
    is_met = is_true(s, p, ALLIES[me.allies[slot]].test)
    if me.mantles[slot]:
        return mantle_vp(s, is_met)
    return ALLY_VP_MET if is_met else ALLY_VP


# -- step d --------------------------------------------------------------------------------


def reorganise(s: State) -> Rule[None]:
    yield from fill_the_card_spaces(s)
    yield from turn_allies_up(s)
    if s.round == LAST_ROUND:
        end_is_triggered(s, End.GUARD)
        yield from tell("end triggered", End.GUARD, EMPTY)


def fill_the_card_spaces(s: State) -> Rule[None]:
    """Clockwise from Roma; too few cards trigger the end, just enough do not (SM-15.9)."""
    for space in range(len(CARD_SPACES)):
        if s.cards_up[space] == EMPTY:
            if not any(s.card_stacks):
                end_is_triggered(s, End.CARDS)
                yield from tell("end triggered", End.CARDS, EMPTY)
                return
            yield from reveal_a_card(s, space)


def reveal_a_card(s: State, space: int) -> Rule[None]:
    """The A cards lie on the B cards (SM-2.10)."""
    level = 0 if s.card_stacks[0] else 1
    card = yield from draw(s.card_pools[level])
    s.card_stacks = put(s.card_stacks, level, s.card_stacks[level] - 1)
    s.cards_up = put(s.cards_up, space, card)
    yield from tell("card revealed", card, space)


def turn_allies_up(s: State) -> Rule[None]:
    for space in range(len(s.allies_up)):
        if s.allies_up[space] == EMPTY and s.allies_down[space]:
            ally = yield from draw(s.ally_pool)
            s.allies_up = put(s.allies_up, space, ally)
            s.allies_down = put(s.allies_down, space, False)
            yield from tell("ally revealed", ally, space)


def begin_the_next_round(s: State) -> Rule[None]:
    """The First Player marker moves one seat clockwise (SM-15.11)."""
    s.first = (s.first + 1) % len(s.players)
    yield from begin_the_action_phase(s)


def begin_the_action_phase(s: State) -> Rule[None]:
    s.round += 1
    s.active = s.first
    s.phase = Phase.ACTIONS
    s.frederick.turns = 0
    for player in s.players:
        player.passed = player.used_spears = False
    yield from tell("round", s.round)
