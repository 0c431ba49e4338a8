"""The lines of the journal (DV-16.3: every gain and payment is named when it happens).

All events with their facts, from which the boards move the pieces; p and q are seats:

    turn order drawn       seats ...; set-up
    canticle marker        area, marker
    manuscripts turned up  value, kinds ...
    turn space filled      space, politicians, nobles, abbesses, amanuenses; no line
    first event            event
    started                p, area
    turn                   number; a heading
    event                  event; it lies face up
    cube returned          cube, space (0: it leaves the game); no line where it finds room
    shelf removed          value
    Lingua Volgare         price
    papal tile             colour, whether this is the last turn
    all to Rome            area
    charity                payer, receiver, paid, by the bank
    charity of the bank    receiver, paid
    rested                 p
    turn order             seats ...
    player turn            p
    ended                  p, Action Points lost
    knowledge              p, space before, space now; no line, what came before says why
    moved                  p, area before, area now, Action Points, Ducati
    benefit, event taken   p, area or event, Ducati, knowledge
    manuscript             p, kind, Action Points
    taken                  p, cube, count, swapped, Ducati
    salterio, business     p, gain
    track                  p, track, space, abbesses, Ducati
    friar                  p, friar, Ducati lost
    cardinal               p, cardinal, cube or VIRTUAL, Ducati, friar before
    scribes                p, count, what they become
    look                   p, count
    tile kept              p, tile (HIDDEN to all but p)
    tiles put back         p, count
    struck                 p, q
    call, invitation       p, answer
    bid                    p, votes or PASS
    won the auction        p, bid, politicians, nobles, abbesses paid
    stayed                 p
    elected                p, rank, politicians, nobles, abbesses paid
    library tile           p, tile; at the end
    score                  p, points
    won                    p
"""

from __future__ import annotations

from collections.abc import Mapping

from staufer_engine.games.de_vulgari.components import (
    CANTICLE_TURNS,
    EVENTS,
    LIBRARY_TILES,
    PASS,
    RED,
    YES,
)
from staufer_engine.games.de_vulgari.describe_deeds import deed
from staufer_engine.games.de_vulgari.nouns import (
    AREA_NAMES,
    CUBE_NAMES,
    EVENT_NAMES,
    STATUS_NAMES,
    TITLES,
    payment_in_words,
)
from staufer_engine.games.de_vulgari.stupor_mundi import TILE
from staufer_engine.kernel import Tell
from staufer_engine.phrases import Fact, Phrase, Seat, one_or_more


def event(told: Tell) -> Phrase | None:
    for speak in (table_event, round_event, deed, auction_event, end_event):
        line = speak(told)
        if line is not None:
            return line
    return None


def table_event(told: Tell) -> Phrase | None:
    """Set-up and shelves."""
    match told.what, told.facts:
        case "turn order drawn", seats:
            return Phrase("The players begin in this order: {players}.", {"players": in_order(seats)}, "DV-3.1")
        case "canticle marker", (area, marker):
            facts: dict[str, Fact] = {
                "area": AREA_NAMES[area],
                "turns": tuple(Phrase("{turn}", {"turn": turn}) for turn in CANTICLE_TURNS[marker]),
            }
            return Phrase("In {area} the Canticle is open on the turns {turns}.", facts, "DV-3.2")
        case "manuscripts turned up", (value, *kinds):
            shelf: dict[str, Fact] = {"value": value, "titles": tuple(TITLES[kind] for kind in kinds)}
            return Phrase("The shelf of value {value} gets {titles}.", shelf, "DV-4.5")
        case "first event", (number,):
            return Phrase("The first event is {event}.", {"event": EVENT_NAMES[number]}, "DV-3.7")
        case "started", (p, area):
            return Phrase("{player} starts in {area}.", {"player": Seat(p), "area": AREA_NAMES[area]}, "DV-3.10")
        case "shelf removed", (value,):
            return Phrase(
                "The shelf of value {value} is empty: dearer ones become cheaper.", {"value": value}, "DV-4.6"
            )
        case "Lingua Volgare", (price,):
            return Phrase("Lingua Volgare is put on a shelf, at the price {price}.", {"price": price}, "DV-4.6")
        case _:
            return None


def in_order(seats: tuple[int, ...]) -> tuple[Phrase, ...]:
    return tuple(Phrase("{player}", {"player": Seat(p)}) for p in seats)


def round_event(told: Tell) -> Phrase | None:
    """Events, charity and order of a turn."""
    match told.what, told.facts:
        case "turn", (number,):
            return Phrase("Turn {number}", {"number": number}, "DV-4.1")
        case "event", (number,):
            facts: dict[str, Fact] = {"event": EVENT_NAMES[number], "area": AREA_NAMES[EVENTS[number - 1].area]}
            return Phrase("{event} lies in {area}.", facts, "DV-4.2")
        case "cube returned", (cube, 0):
            return Phrase("No turn has room for it: a cube leaves the game ({cube}).", cube_facts(cube), "DV-4.4")
        case "papal tile", (colour, is_last):
            return papal_words(colour, bool(is_last))
        case "all to Rome", (area,):
            return Phrase("All pawns go to {area}.", {"area": AREA_NAMES[area]}, "DV-4.8")
        case "charity", (payer, receiver, paid, by_the_bank):
            return charity_words(payer, receiver, paid, by_the_bank)
        case "charity of the bank", (receiver, paid):
            return Phrase(
                "The bank pays {player} {ducats} Ducati of charity.",
                {"player": Seat(receiver), "ducats": paid},
                "DV-5.2",
            )
        case "rested", (p,):
            return Phrase("{player} has rested the longest and plays first.", {"player": Seat(p)}, "DV-6.2")
        case "turn order", seats:
            return Phrase("The turn order is {players}.", {"players": in_order(seats)}, "DV-6.1")
        case _:
            return None


def cube_facts(cube: int) -> Mapping[str, Fact]:
    return {"cube": CUBE_NAMES[cube]}


def papal_words(colour: int, is_last: bool) -> Phrase:
    if colour != RED:
        return Phrase("The papal tile is white.", paragraph="DV-4.7")
    if is_last:
        return Phrase("The papal tile is red, the second one: this is the last turn.", paragraph="DV-4.7")
    return Phrase("The papal tile is red: with the next red one the game ends.", paragraph="DV-4.7")


def charity_words(payer: int, receiver: int, paid: int, by_the_bank: int) -> Phrase:
    facts: dict[str, Fact] = {"payer": Seat(payer), "receiver": Seat(receiver), "paid": paid}
    if by_the_bank:
        return Phrase(
            "{payer} gives {receiver} {paid} Ducati of charity, and the bank adds {bank}.",
            {**facts, "bank": by_the_bank},
            "DV-5.5",
        )
    return Phrase("{payer} gives {receiver} {paid} Ducati of charity.", facts, "DV-5.5")


def auction_event(told: Tell) -> Phrase | None:
    match told.what, told.facts:
        case "call", (p, answer):
            if answer == YES:
                return Phrase("{player} calls the auction of Stupor Mundi.", {"player": Seat(p)}, "DV-12.2")
            return Phrase("{player} does not call the auction.", {"player": Seat(p)}, "DV-12.2")
        case "invitation", (p, answer):
            if answer == YES:
                return Phrase("{player} accepts and stands in Brindisi.", {"player": Seat(p)}, "DV-12.3 DV-12.4")
            return Phrase("{player} refuses.", {"player": Seat(p)}, "DV-12.3")
        case "bid", (p, bid):
            if bid == PASS:
                return Phrase("{player} passes.", {"player": Seat(p)}, "DV-12.6")
            return one_or_more(bid, "{player} bids 1 vote.", "{player} bids {count} votes.", "DV-12.6", player=Seat(p))
        case "won the auction", (p, _, politicians, nobles, abbesses):
            cubes = payment_in_words((politicians, nobles, abbesses))
            won: dict[str, Fact] = {"player": Seat(p), "knowledge": TILE.knowledge}
            if cubes:
                won["cubes"] = cubes
                return Phrase("{player} wins Stupor Mundi: {knowledge} knowledge for {cubes}.", won, "DV-12.7")
            return Phrase("{player} wins Stupor Mundi: {knowledge} knowledge for no cube.", won, "DV-12.5 DV-12.7")
        case _:
            return None


def end_event(told: Tell) -> Phrase | None:
    """Election and scoring."""
    match told.what, told.facts:
        case "stayed", (p,):
            return Phrase("{player} takes no higher rank.", {"player": Seat(p)}, "DV-13.2")
        case "elected", (p, rank, politicians, nobles, abbesses):
            cubes = payment_in_words((politicians, nobles, abbesses))
            facts: dict[str, Fact] = {"player": Seat(p), "rank": STATUS_NAMES[rank]}
            if cubes:
                return Phrase("{player} becomes {rank} and pays {cubes}.", {**facts, "cubes": cubes}, "DV-13.1")
            return Phrase("{player} becomes {rank}.", facts, "DV-13.1")
        case "library tile", (p, tile):
            return Phrase(
                "{player} shows a Library tile of {points} points.",
                {"player": Seat(p), "points": LIBRARY_TILES[tile]},
                "DV-16.4",
            )
        case "score", (p, points):
            return one_or_more(
                points, "{player} has 1 point.", "{player} has {count} points.", "DV-14.1", player=Seat(p)
            )
        case "won", (p,):
            return Phrase("{player} wins.", {"player": Seat(p)}, "DV-14.4")
        case _:
            return None
