"""The answers to all questions but the player turn, in words."""

from __future__ import annotations

from typing import NamedTuple

from staufer_engine.games.de_vulgari.components import (
    CALLER_BONUS,
    LIBRARY_TILES,
    PASS,
    RANKS,
    STAY,
    YES,
)
from staufer_engine.games.de_vulgari.describe_places import place_words
from staufer_engine.games.de_vulgari.land import benefit
from staufer_engine.games.de_vulgari.nouns import (
    AREA_NAMES,
    STATUS_NAMES,
    ducats_and_knowledge,
    payment_in_words,
)
from staufer_engine.games.de_vulgari.payments import Payment, votes
from staufer_engine.games.de_vulgari.state import State
from staufer_engine.games.de_vulgari.stupor_mundi import TILE
from staufer_engine.kernel import Ask, Choice
from staufer_engine.phrases import Fact, Phrase, Seat, one_or_more, sentences


class Said(NamedTuple):
    label: Phrase
    detail: Phrase
    help: Phrase


def answer_words(s: State, ask: Ask, p: int, choice: Choice) -> Said:
    if isinstance(choice, tuple):
        politicians, nobles, abbesses = choice
        return payment_words(ask.what, (politicians, nobles, abbesses))
    match ask.what:
        case "start area":
            return start_words(s, p, choice)
        case "whom to pay" | "who pays":
            return charity_words(s, ask.what, choice)
        case "tile to keep" | "tile to put back":
            return tile_words(s, ask.what, choice)
        case "call":
            return CALL if choice == YES else NO_CALL
        case "invitation":
            return ACCEPT if choice == YES else REFUSE
        case "bid":
            return bid_words(ask, p, choice)
        case _:
            return rank_words(choice)


def start_words(s: State, p: int, area: int) -> Said:
    return Said(
        AREA_NAMES[area],
        ducats_and_knowledge(*benefit(s, p, area)),
        sentences([
            Phrase("Your pawn starts in {area}.", {"area": AREA_NAMES[area]}, "DV-3.10"),
            *place_words(s, p, area),
        ]),
    )  # fmt: skip


def charity_words(s: State, what: str, q: int) -> Said:
    facts: dict[str, Fact] = {"player": Seat(q), "ducats": s.players[q].ducats}
    detail = Phrase("has {ducats} Ducati", facts)
    if what == "whom to pay":
        return Said(
            Phrase("Pay {player}", facts),
            detail,
            Phrase("You pay the charity due to {player}, as far as your money goes.", facts, "DV-5.3 DV-5.5"),
        )
    return Said(
        Phrase("Let {player} pay", facts),
        detail,
        Phrase("{player} pays your charity, and the bank what is missing.", facts, "DV-5.4 DV-5.5"),
    )


def tile_words(s: State, what: str, tile: int) -> Said:
    """Tiles of equal points are told apart by their place."""
    facts: dict[str, Fact] = {"number": s.seen.index(tile) + 1, "points": LIBRARY_TILES[tile]}
    if what == "tile to keep":
        return Said(
            Phrase("Keep tile {number}", facts),
            Phrase("{points} points", facts),
            Phrase("Keep this tile for {points} points at the end; the others go back.", facts, "DV-10.9 DV-14.1"),
        )
    return Said(
        Phrase("Put tile {number} back", facts),
        Phrase("{points} points", facts),
        Phrase("This tile of {points} points goes under those that you have put back already.", facts, "DV-10.9"),
    )


CALL = Said(
    Phrase("Call the auction"),
    Phrase("{bonus} votes for you", {"bonus": CALLER_BONUS}),
    Phrase(
        "You call the auction: everybody is invited, you open the bidding, and if you win you owe {bonus} votes less. "
        "If nobody comes, you get {knowledge} knowledge for nothing.",
        {"bonus": CALLER_BONUS, "knowledge": TILE.knowledge},
        "DV-12.2 DV-12.5 DV-12.7",
    ),
)
NO_CALL = Said(
    Phrase("Do not call"),
    Phrase("the tile stays"),
    Phrase("You do not call; the next player in Brindisi is asked.", paragraph="DV-12.2"),
)
ACCEPT = Said(
    Phrase("Accept"),
    Phrase("your pawn goes to Brindisi"),
    Phrase("Your pawn goes to Brindisi at no cost and stays there, and you may bid.", paragraph="DV-12.3 DV-12.4"),
)
REFUSE = Said(
    Phrase("Refuse"),
    Phrase("your pawn stays"),
    Phrase("You take no part in the auction.", paragraph="DV-12.3"),
)


def bid_words(ask: Ask, p: int, bid: int) -> Said:
    if bid == PASS:
        return Said(
            Phrase("Pass"),
            Phrase("out of the auction"),
            Phrase("You bid no more and pay nothing.", paragraph="DV-12.6 DV-12.7"),
        )
    return Said(
        Phrase("Bid {bid}", {"bid": bid}),
        one_or_more(bid, "1 vote", "{count} votes"),
        one_or_more(
            bid,
            "You bid 1 vote for {knowledge} knowledge.",
            "You bid {count} votes for {knowledge} knowledge.",
            "DV-12.6 DV-12.7",
            knowledge=TILE.knowledge,
        ),
    )


def payment_words(what: str, payment: Payment) -> Said:
    cubes = payment_in_words(payment)
    facts: dict[str, Fact] = {"cubes": cubes}
    where = (
        Phrase("Pay with {cubes}. They return to later turns; no change is given.", facts, "DV-12.8 DV-4.4")
        if what == "payment"
        else Phrase("Pay with {cubes}. They leave the game; no change is given.", facts, "DV-13.2 DV-12.8")
    )
    return Said(
        Phrase("Pay {cubes}", facts), one_or_more(votes(payment), "1 vote", "{count} votes"), where
    )  # fmt: skip


def rank_words(rank: int) -> Said:
    if rank == STAY:
        return Said(
            Phrase("Stay"),
            Phrase("no new rank"),
            Phrase("You stay what you are and keep your cubes.", paragraph="DV-13.2"),
        )
    _, price, points = RANKS[rank]
    facts: dict[str, Fact] = {"rank": STATUS_NAMES[rank], "votes": price, "points": points}
    return Said(
        Phrase("Become {rank}", facts),
        Phrase("{votes} votes for {points} points", facts),
        Phrase("You pay {votes} votes and become {rank} for {points} points.", facts, "DV-13.1 DV-14.1"),
    )
