"""What each observer may see (SM-3), and worlds that look like this to them."""

from __future__ import annotations

from collections.abc import Callable

from staufer_engine.games.stupor_mundi.components import EMPTY
from staufer_engine.games.stupor_mundi.state import Player, State
from staufer_engine.kernel import HIDDEN


def view(s: State, observer: int | None) -> State:
    """The state as *observer* (None: the public) may see it.

    Draw piles have no order, but even their owners do not see them.  What lies in bags is what nobody has seen:
    everybody can tell it.
    """
    v = s.clone()
    for p, player in enumerate(v.players):
        player.pile = [HIDDEN] * len(player.pile)
        if p != observer:
            player.hand = [HIDDEN] * len(player.hand)
            player.slots = [
                card if card == EMPTY or is_up else HIDDEN
                for card, is_up in zip(player.slots, player.face_up, strict=True)
            ]
    return v


def possible_world(v: State, below: Callable[[int], int]) -> State:
    """A full state that looks like *v*: of each deck, which all know, the unseen cards lie anywhere."""
    s = v.clone()
    for player in s.players:
        unseen = unseen_cards(player)
        for cards in (player.hand, player.slots, player.pile):
            for n, card in enumerate(cards):
                if card == HIDDEN:
                    cards[n] = unseen.pop(below(len(unseen)))
        player.hand.sort()
        player.pile.sort()
    return s


def unseen_cards(player: Player) -> list[int]:
    """Those of the deck that lie nowhere in sight of the observer."""
    unseen = player.owned[:]
    for cards in (player.hand, player.shown, player.pile, player.discard, player.slots, player.limbo):
        for card in cards:
            if card not in (HIDDEN, EMPTY):
                unseen.remove(card)
    return unseen
