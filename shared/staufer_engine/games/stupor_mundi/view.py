"""What each observer may see (SM-3), and worlds that look like this to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
            player.slots = tuple(
                card if card == EMPTY or is_up else HIDDEN
                for card, is_up in zip(player.slots, player.face_up, strict=True)
            )
    return v


def possible_world(v: State, below: Callable[[int], int]) -> State:
    """A full state that looks like *v*: of each deck, which all know, the unseen cards lie anywhere."""
    s = v.clone()
    for player in s.players:
        unseen = unseen_cards(player)
        hand, slots, pile = (dealt(cards, unseen, below) for cards in (player.hand, player.slots, player.pile))
        player.hand, player.slots, player.pile = sorted(hand), tuple(slots), sorted(pile)
    return s


def dealt(cards: Sequence[int], unseen: list[int], below: Callable[[int], int]) -> list[int]:
    """The cards, with any of the unseen for each that is hidden."""
    return [unseen.pop(below(len(unseen))) if card == HIDDEN else card for card in cards]


def unseen_cards(player: Player) -> list[int]:
    """Those of the deck that lie nowhere in sight of the observer."""
    unseen = list(player.owned)
    for cards in (player.hand, player.shown, player.pile, player.discard, player.slots, player.limbo):
        for card in cards:
            if card not in (HIDDEN, EMPTY):
                unseen.remove(card)
    return unseen
