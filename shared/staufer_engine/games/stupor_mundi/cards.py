"""Cards: drawing, removing, recovering, and performing what a card says (SM-6.2, SM-14.4 to 14.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from math import prod

from staufer_engine.games.stupor_mundi.components import CARDS, NONE
from staufer_engine.games.stupor_mundi.performing import does, perform, tells_if_able
from staufer_engine.games.stupor_mundi.rows import sorted_with, without
from staufer_engine.games.stupor_mundi.state import State, hand, hand_size
from staufer_engine.games.stupor_mundi.vocabulary import Draw, IssueEdict, Recover, RemoveCard
from staufer_engine.kernel import Rule, choose, draw, lazily, take, tell, these

FROM_DISCARD = 100  # added to a card that is removed from the discard pile instead of the hand


def perform_card(s: State, p: int, card: int) -> Rule[None]:
    """As if played face up; an Edict on a card may be declined (SM-13.1)."""
    s.performed += (card,)
    for effect in CARDS[card].effects:
        if isinstance(effect, IssueEdict) and not (yield from choose(p, "effect_optional", these(1, 0))):
            continue
        yield from perform(s, p, (effect,))
    s.performed = s.performed[:-1]


# -- drawing -------------------------------------------------------------------------------


@does(Draw)
def draw_cards(s: State, p: int, effect: Draw) -> Rule[None]:
    """One at a time; an empty draw pile is made anew before and after each (SM-14.4, 14.5)."""
    me, drawn = s.players[p], 0
    while drawn < effect.n:
        make_a_new_pile(s, p)
        if not me.pile:
            break
        card = yield from draw(me.pile, seen_by=p)
        me.hand = sorted([*me.hand, card])
        drawn += 1
    make_a_new_pile(s, p)
    if drawn:
        yield from tell("drew", p, drawn)


@tells_if_able(Draw)
def can_draw(s: State, p: int, effect: Draw) -> bool:
    return bool(s.players[p].pile or s.players[p].discard)


def make_a_new_pile(s: State, p: int) -> None:
    """Everybody knows what is in it, nobody the order."""
    me = s.players[p]
    if not me.pile and me.discard:
        me.pile, me.discard = list(me.discard), ()


# -- leaving the hand ----------------------------------------------------------------------


def leave_openly(s: State, p: int, card: int) -> None:
    """Out of the hand and seen by all; of two the one that everybody knew goes."""
    me = s.players[p]
    if card in me.shown:
        me.shown = without(me.shown, card)
    else:
        take(me.hand, card)


def leave_unseen(s: State, p: int, card: int) -> None:
    """From now on nobody else knows any card of this hand (SM-3.4)."""
    me = s.players[p]
    me.hand, me.shown = hand(s, p), ()
    take(me.hand, card)


def show_to_all(s: State, p: int, card: int) -> None:
    """Into the hand, seen by all."""
    me = s.players[p]
    me.shown = sorted_with(me.shown, card)


def discard(s: State, p: int, card: int) -> None:
    me = s.players[p]
    me.discard = sorted_with(me.discard, card)


# -- removing and recovering ---------------------------------------------------------------


@does(RemoveCard)
def remove_cards(s: State, p: int, effect: RemoveCard) -> Rule[None]:
    for _ in range(effect.n):
        if not removable(s, p):
            return
        card = yield from choose(p, "remove_card", cards_to_remove(s, p, may_decline=True), always=True)
        if card == NONE:
            return
        yield from remove_a_card(s, p, card)


@tells_if_able(RemoveCard)
def can_remove(s: State, p: int, effect: RemoveCard) -> bool:
    return removable(s, p) > 0


def removable(s: State, p: int) -> int:
    """How many cards could go: never from the draw pile, never from a slot (SM-12.5)."""
    return hand_size(s, p) + len(s.players[p].discard)


@lazily
def cards_to_remove(s: State, p: int, *, may_decline: bool) -> Sequence[int]:
    cards = [*dict.fromkeys(hand(s, p)), *(card + FROM_DISCARD for card in dict.fromkeys(s.players[p].discard))]
    return [*cards, NONE] if may_decline else cards


def remove_a_card(s: State, p: int, card: int) -> Rule[None]:
    """It leaves the game, shown to all (SM-3.6)."""
    me = s.players[p]
    if card >= FROM_DISCARD:
        card -= FROM_DISCARD
        me.discard = without(me.discard, card)
    else:
        leave_openly(s, p, card)
    me.owned = without(me.owned, card)
    s.gone_cards = sorted_with(s.gone_cards, card)
    yield from tell("removed", p, card)


@does(Recover)
def recover(s: State, p: int, effect: Recover) -> Rule[None]:
    """From the discard pile to the hand, shown to all (SM-14.7, SM-17.6)."""
    if not s.players[p].discard:
        return
    for card in (yield from choose(p, "recover", cards_to_recover(s, p, effect.n))):
        s.players[p].discard = without(s.players[p].discard, card)
        show_to_all(s, p, card)
        yield from tell("recovered", p, card)


@tells_if_able(Recover)
def can_recover(s: State, p: int, effect: Recover) -> bool:
    return bool(s.players[p].discard)


@lazily
def cards_to_recover(s: State, p: int, n: int) -> Sequence[tuple[int, ...]]:
    """Larger hauls first, none last."""
    cards = s.players[p].discard
    kinds = list(dict.fromkeys(cards))
    return [
        some
        for size in range(min(n, len(cards)), -1, -1)
        for some in combinations_with_replacement(kinds, size)
        if all(some.count(card) <= cards.count(card) for card in some)
    ]


class Handfuls(Sequence[tuple[int, ...]]):
    """Every selection from a sorted hand, sorted, from nothing to all; they are counted, not listed."""

    __slots__ = ("_cards", "_hand")

    def __init__(self, cards: list[int]) -> None:
        self._hand = cards
        self._cards = list(dict.fromkeys(cards))

    def __len__(self) -> int:
        return prod(self._hand.count(card) + 1 for card in self._cards)

    def __getitem__(self, n: int) -> tuple[int, ...]:  # type: ignore[override]  # nobody takes a slice
        if not -len(self) <= n < len(self):
            raise IndexError(n)
        n %= len(self)
        chosen: list[int] = []
        for card in self._cards:
            n, many = divmod(n, self._hand.count(card) + 1)
            chosen += [card] * many
        return tuple(chosen)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return (self[n] for n in range(len(self)))

    def __contains__(self, choice: object) -> bool:
        return (
            isinstance(choice, tuple)
            and list(choice) == sorted(choice)
            and all(choice.count(card) <= self._hand.count(card) for card in choice)
        )
