"""The lines of the journal (FR-12.2: a drawn objective is named only to who drew it).

All events with their facts, from which the boards move the pieces; p and q are seats, cards kinds of cards:

    posts drawn            p, post of the falcon, post of the goshawk
    objective dealt        p, card (HIDDEN to all but p)
    objective discarded    card
    dealt
    round                  number; a heading, before each turn of seat 0
    first bet              p, token, tower
    bet                    p, token, place before, place now
    card moved             p, card, row before, row now
    raptor moved           p, raptor, post before, post now
    hooded                 p, q, raptor, side; one event a raptor
    unhooded               p, raptor, side
    captured               p, raptor, side, creature, flank before, flank after
    eighth creature        p
    bet taken back         p, token, place; no line, what follows says why
    centre bet lost        p
    flipped                p, row
    seal discarded         p, row
    shifted                p, row, card
    objective drawn        p, cause, place, card (HIDDEN to all but p)
    Fredericus drawn       p, cause, place
    no objective drawn     p, cause, place; after the trigger
    objective turned up    p, card
    Fredericus turned up   p
    objectives shown       p, cards ...
    score                  p, points
    won                    p

A cause is one of ``Cause``; the place beside it is the tower, the centre or the flipped row.
"""

from __future__ import annotations

from staufer_engine.games.fredericus.components import CENTRE, FALCON, HAND, TREE, Cause
from staufer_engine.games.fredericus.nouns import CARDS, numeral, rivals_raptor, two_cards
from staufer_engine.games.fredericus.state import State
from staufer_engine.kernel import HIDDEN, Tell
from staufer_engine.phrases import Fact, Phrase, Seat, one_or_more


def event(s: State, told: Tell) -> Phrase | None:
    match told.what, told.facts:
        case "round", (number,):
            return Phrase("Round {number}", {"number": number}, "FR-1.7")
        case "posts drawn", (p, falcon, goshawk):
            return Phrase(
                "{player} starts with the falcon on post {falcon} and the goshawk on post {goshawk}.",
                {"player": Seat(p), "falcon": numeral(falcon), "goshawk": numeral(goshawk)},
                "FR-11.2",
            )
        case "dealt", ():
            return Phrase("The cards are dealt.", paragraph="FR-3.7")
        case (("objective dealt" | "objective discarded" | "objective turned up" | "objectives shown"), _):
            return objective_event(told)
        case (("objective drawn" | "Fredericus drawn" | "no objective drawn"), _):
            return draw_event(told)
        case (("first bet" | "bet" | "bet taken back" | "centre bet lost"), _):
            return bet_event(told)
        case "Fredericus turned up", (p,):
            return Phrase(
                "{player}, as manager, turns up Fredericus: the game ends.", {"player": Seat(p)}, "FR-8.3 FR-9.2"
            )
        case "score", (p, points):
            return one_or_more(
                points, "{player} has 1 point.", "{player} has {count} points.", "FR-10.1 FR-10.2", player=Seat(p)
            )
        case "won", (p,):
            return Phrase("{player} wins.", {"player": Seat(p)}, "FR-10.3")
        case (("raptor moved" | "hooded" | "unhooded" | "captured"), _):
            return raptor_event(told)
        case _:
            return row_event(told)


def row_event(told: Tell) -> Phrase | None:
    match told.what, told.facts:
        case "card moved", (p, card, side, neighbour):
            return Phrase(
                "{player} moves the {card} from row {start} to row {goal}.",
                {"player": Seat(p), "card": CARDS[card], "start": numeral(side), "goal": numeral(neighbour)},
                "FR-5.1",
            )
        case "eighth creature", (p,):
            return Phrase(
                "{player} has an eighth creature: the game ends with this round.", {"player": Seat(p)}, "FR-9.1 FR-9.3"
            )
        case "flipped", (p, side):
            return Phrase("{player} flips row {row}.", {"player": Seat(p), "row": numeral(side)}, "FR-7.1")
        case "seal discarded", (p, side):
            return Phrase(
                "{player} discards the seal of row {row}.", {"player": Seat(p), "row": numeral(side)}, "FR-7.2"
            )
        case "shifted", (p, side, card):
            shifted: dict[str, Fact] = {"player": Seat(p), "row": numeral(side)}
            if card == TREE:
                return Phrase("{player} shifts three trees of row {row} to the castle.", shifted, "FR-11.1")
            return Phrase("{player} shifts three skies of row {row} to the castle.", shifted, "FR-11.1")
        case _:
            return None


def raptor_event(told: Tell) -> Phrase | None:
    match told.what, told.facts:
        case "raptor moved", (p, raptor, start, post):
            moved: dict[str, Fact] = {"player": Seat(p), "start": numeral(start), "goal": numeral(post)}
            if raptor == FALCON:
                return Phrase("{player} moves the falcon from post {start} to post {goal}.", moved, "FR-5.2")
            return Phrase("{player} moves the goshawk from post {start} to post {goal}.", moved, "FR-5.2")
        case "hooded", (p, q, raptor, side):
            return Phrase(
                "{player} hoods on post {post}: {raptor}.",
                {"player": Seat(p), "post": numeral(side), "raptor": rivals_raptor(q, raptor)},
                "FR-5.3",
            )
        case "unhooded", (p, raptor, side):
            return Phrase(
                "Free again on post {post}: {raptor}.",
                {"post": numeral(side), "raptor": rivals_raptor(p, raptor)},
                "FR-8.1",
            )
        case "captured", (p, raptor, side, creature, before, after):
            captured: dict[str, Fact] = {
                "player": Seat(p),
                "creature": CARDS[creature],
                "row": numeral(side),
                "flank": two_cards(before, after),
            }
            if raptor == FALCON:
                return Phrase(
                    "{player} takes the {creature} of row {row} with the falcon: {flank}.", captured, "FR-6.2"
                )
            return Phrase("{player} takes the {creature} of row {row} with the goshawk: {flank}.", captured, "FR-6.3")
        case _:
            return None


def objective_event(told: Tell) -> Phrase | None:
    match told.what, told.facts:
        case "objective dealt", (p, card):
            if card == HIDDEN:
                return Phrase("{player} is dealt an objective.", {"player": Seat(p)}, "FR-3.3")
            return Phrase("{player} is dealt an objective: {card}.", {"player": Seat(p), "card": CARDS[card]}, "FR-3.3")
        case "objective discarded", (card,):
            return Phrase("An objective is discarded face up: {card}.", {"card": CARDS[card]}, "FR-3.4")
        case "objective turned up", (p, card):
            return Phrase(
                "{player}, as manager, turns up an objective: {card}.",
                {"player": Seat(p), "card": CARDS[card]},
                "FR-8.3",
            )
        case "objectives shown", (p,):
            return Phrase("{player} has no objectives to show.", {"player": Seat(p)}, "FR-10.1")
        case "objectives shown", (p, *cards):
            return Phrase(
                "{player} shows these objectives: {cards}.",
                {"player": Seat(p), "cards": tuple(CARDS[card] for card in cards)},
                "FR-10.1",
            )
        case _:
            return None


def draw_event(told: Tell) -> Phrase:
    """A draw and its cause in one line; the card is HIDDEN to all but the drawer."""
    p, cause, place, *cards = told.facts
    who: dict[str, Fact] = {"player": Seat(p)}
    if cause == Cause.BET:
        who["tower"] = numeral(place)
    if told.what == "no objective drawn":
        return NOTHING_DRAWN[cause]._replace(facts=who)
    if told.what == "Fredericus drawn":
        return FREDERICUS_DRAWN[cause]._replace(facts=who)
    if cards == [HIDDEN]:
        return OBJECTIVE_DRAWN[cause]._replace(facts=who)
    return NAMED_OBJECTIVE_DRAWN[cause]._replace(facts={**who, "card": CARDS[cards[0]]})


OBJECTIVE_DRAWN = {
    Cause.BET: Phrase("{player} had a bet on tower {tower} and draws an objective.", paragraph="FR-6.6"),
    Cause.CENTRE_BET: Phrase("{player} had a bet on the centre and draws an objective.", paragraph="FR-8.5"),
    Cause.FLIP: Phrase("{player} draws an objective for the flip.", paragraph="FR-7.2"),
}
NAMED_OBJECTIVE_DRAWN = {
    Cause.BET: Phrase("{player} had a bet on tower {tower} and draws an objective: {card}.", paragraph="FR-6.6"),
    Cause.CENTRE_BET: Phrase("{player} had a bet on the centre and draws an objective: {card}.", paragraph="FR-8.5"),
    Cause.FLIP: Phrase("{player} draws an objective for the flip: {card}.", paragraph="FR-7.2"),
}
FREDERICUS_DRAWN = {
    Cause.BET: Phrase(
        "{player} had a bet on tower {tower} and draws Fredericus: the game ends with this round.",
        paragraph="FR-6.6 FR-9.1 FR-9.3",
    ),
    Cause.CENTRE_BET: Phrase(
        "{player} had a bet on the centre and draws Fredericus: the game ends with this round.",
        paragraph="FR-8.5 FR-9.1 FR-9.3",
    ),
    Cause.FLIP: Phrase(
        "{player} draws Fredericus for the flip: the game ends with this round.",
        paragraph="FR-7.2 FR-9.1 FR-9.3",
    ),
}
NOTHING_DRAWN = {
    Cause.BET: Phrase(
        "{player} had a bet on tower {tower} and draws nothing, because the end is triggered.",
        paragraph="FR-6.8 FR-9.4",
    ),
    Cause.CENTRE_BET: Phrase(
        "{player} had a bet on the centre and draws nothing, because the end is triggered.", paragraph="FR-9.4"
    ),
    Cause.FLIP: Phrase("{player} draws nothing for the flip, because the end is triggered.", paragraph="FR-9.4"),
}


def bet_event(told: Tell) -> Phrase | None:
    """A token that goes back to hand has no line of its own: the draw, or the loss, tells why."""
    match told.what, told.facts:
        case "first bet", (p, _, tower):
            return Phrase("{player} bets on tower {tower}.", {"player": Seat(p), "tower": numeral(tower)}, "FR-3.8")
        case "bet", (p, _, start, place) if start == place:
            return Phrase(
                "{player} keeps the bet on tower {tower}.", {"player": Seat(p), "tower": numeral(place)}, "FR-8.2"
            )
        case "bet", (p, _, _, place) if place == CENTRE:
            return Phrase("{player} bets on the centre.", {"player": Seat(p)}, "FR-8.5")
        case "bet", (p, _, start, place) if start == HAND:
            return Phrase("{player} bets on tower {tower}.", {"player": Seat(p), "tower": numeral(place)}, "FR-8.2")
        case "bet", (p, _, start, place):
            return Phrase(
                "{player} moves the bet from tower {start} to tower {tower}.",
                {"player": Seat(p), "start": numeral(start), "tower": numeral(place)},
                "FR-8.2",
            )
        case "centre bet lost", (p,):
            return Phrase("The bet of {player} on the centre is lost.", {"player": Seat(p)}, "FR-6.6 FR-8.5")
        case _:
            return None
