"""What flies from one place to another between two positions: its art, and the names of both places.

Pieces that stay on one board fly by themselves, since their rows keep their identity.  This is for what
goes from board to board: cards, Allies, Edict tiles, and what is bought and sold.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from staufer_client.bridge.stupor_mundi_signs import emblem
from staufer_engine.games.stupor_mundi.components import CARDS, EMPTY
from staufer_engine.games.stupor_mundi.state import Player, State

MOST = 3  # at once; of more another position is shown, and nothing flies
FREDERICKS_SHIP = "spot_boat:9"


class Flight(NamedTuple):
    art: str
    start: str  # the name of an item of the table
    goal: str


def flights(before: State, after: State, me: int, shown: int) -> list[Flight]:
    """None where the positions are far apart."""
    found = [
        *(flight for seat in range(len(after.players)) for flight in of_player(before, after, seat, me, shown)),
        *taken_by_frederick(before, after),
    ]
    return found if len(found) <= MOST else []


def of_player(before: State, after: State, seat: int, me: int, shown: int) -> Iterator[Flight]:
    old, new, card = before.players[seat], after.players[seat], f"seat_{seat}"
    for slot in newly_filled(old.slots, new.slots):
        played = new.slots[slot]
        art = emblem(CARDS[played].effects) if new.face_up[slot] and played >= 0 else "cardback"
        start = f"spot_hand:{played}" if seat == me else card
        if seat == shown:
            yield Flight(art, start, f"spot_slot:{slot}")
    for slot in newly_filled(old.allies, new.allies):
        start = next((f"spot_ally:{n}" for n, ally in enumerate(before.allies_up) if ally == new.allies[slot]), card)
        yield Flight("ally", start, f"spot_place:{slot}" if seat == shown else card)
    if len(new.edicts) == len(old.edicts) + 1 and new.edicts[-1] in before.active_edicts:
        yield Flight("edict", f"spot_active:{before.active_edicts.index(new.edicts[-1])}", card)
    yield from at_the_market(old, new, card)
    for bought in gained(old, new):
        if bought in before.cards_up:
            start = f"spot_card:{before.cards_up.index(bought)}"
            is_mine = seat == me and bought not in new.limbo
            yield Flight(emblem(CARDS[bought].effects), start, f"spot_hand:{bought}" if is_mine else card)
    yield from paid(before, old, new, card, seat == shown)


def at_the_market(old: Player, new: Player, card: str) -> Iterator[Flight]:
    """Coins for goods, or goods for coins."""
    city = f"spot_city:{new.ship}"
    if new.coins > old.coins and new.stone + new.grain < old.stone + old.grain:
        yield Flight("coin", city, card)
    elif new.coins < old.coins and new.stone + new.grain > old.stone + old.grain:
        yield Flight("stone" if new.stone > old.stone else "grain", city, card)


def paid(before: State, old: Player, new: Player, card: str, is_shown: bool) -> Iterator[Flight]:
    """Coins for anything else: to the city that was sailed to, to the piece, the Ally or the card that was bought."""
    if new.coins >= old.coins or new.stone + new.grain > old.stone + old.grain:
        return
    goals = [f"spot_city:{new.ship}"] if new.ship != old.ship else []
    goals += [f"spot_card:{before.cards_up.index(one)}" for one in gained(old, new) if one in before.cards_up]
    if is_shown:
        goals += [f"spot_castle:{space}" for space in newly_filled(old.castle, new.castle)]
        goals += [f"spot_place:{place}" for place in newly_filled(old.allies, new.allies)]
    yield from (Flight("coin", card, goal) for goal in goals[:1])


def newly_filled(before: Sequence[int], after: Sequence[int]) -> list[int]:
    return [n for n, thing in enumerate(after) if thing != EMPTY and before[n] == EMPTY]


def gained(old: Player, new: Player) -> list[int]:
    """Cards that the player owns now and did not before."""
    left = list(old.owned)
    found = []
    for card in new.owned:
        if card in left:
            left.remove(card)
        else:
            found.append(card)
    return found


def taken_by_frederick(before: State, after: State) -> Iterator[Flight]:
    """Solo: cards and Allies that leave the game from their spaces."""
    if len(after.players) > 1:
        return
    for kind, old, new, gone in (
        ("card", before.cards_up, after.cards_up, after.gone_cards),
        ("ally", before.allies_up, after.allies_up, after.gone_allies),
    ):
        for n, thing in enumerate(old):
            if thing >= 0 and new[n] != thing and thing in gone:
                yield Flight(kind, f"spot_{kind}:{n}", FREDERICKS_SHIP)
