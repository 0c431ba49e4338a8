"""What a fallen flag chooses (DV-17.3)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.de_vulgari.components import LIBRARY_TILES, NO, PASS, RANKS, STAY, Step
from staufer_engine.games.de_vulgari.payments import Payment, votes
from staufer_engine.games.de_vulgari.state import State
from staufer_engine.kernel import HIDDEN, Ask, Choice


def default(s: State, ask: Ask, actor: int) -> Choice:
    """End the turn, decline, bid and pay as little as possible, rise as high as possible."""
    options = ask.options[actor]()
    match ask.what:
        case "step":
            return (Step.END,)
        case "call" | "invitation":
            return NO
        case "bid":
            return PASS if PASS in options else 1
        case "payment" | "payment of a rank":
            return cheapest(options)
        case "tile to keep":
            return most_valuable(options)
        case "election":
            return highest(options)
        case _:  # start areas, charity and tiles to put back stand in the order of the rule
            first: Choice = options[0]
            return first


def cheapest(payments: Sequence[Payment]) -> Payment:
    """The fewest votes; of equals the most abbesses, then the most nobles."""
    return min(payments, key=lambda payment: (votes(payment), -payment[2], -payment[1]))


def most_valuable(tiles: Sequence[int]) -> int:
    """Of equals the one seen first."""
    return max(tiles, key=lambda tile: 0 if tile == HIDDEN else LIBRARY_TILES[tile])


def highest(ranks: Sequence[int]) -> int:
    return max(ranks, key=lambda rank: 0 if rank == STAY else RANKS[rank][2])
