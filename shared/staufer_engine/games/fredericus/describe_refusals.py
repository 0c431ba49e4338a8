"""Why a place on the board, or a button, cannot be chosen now; each reason with its paragraph."""

from __future__ import annotations

from staufer_engine.games.fredericus.components import FALCON, NEITHER, NOTHING, RAPTORS, TREE
from staufer_engine.games.fredericus.hooding import affected_opponents, has_both_on
from staufer_engine.games.fredericus.hunting import HIGH_FLIGHT, LOW_FLIGHT
from staufer_engine.games.fredericus.nouns import CARDS, flank_words, numeral
from staufer_engine.games.fredericus.rows import end_card, flank, is_between, is_creature, sides_between
from staufer_engine.games.fredericus.state import State, has_an_action, is_free, opponents, share
from staufer_engine.kernel import NATURE, Ask
from staufer_engine.phrases import Fact, Phrase, Seat, one_or_more, sentences

NOT_NOW = Phrase("This cannot be chosen now.", paragraph="FR-4.3")


def why_not(s: State, ask: Ask, actor: int, target: str) -> Phrase:
    """For what is known to be no open choice."""
    if actor == NATURE:
        return Phrase("The cards decide.")
    kind, *numbers = target.split(":")
    where = [int(n) for n in numbers]
    match ask.what:
        case "hunt":
            return why_not_hunt(s, actor, kind, where)
        case "seal to discard":
            return Phrase("First discard one of the two seals of the flank.", paragraph="FR-7.2 FR-7.3")
        case "first bet" if kind == "centre":
            return Phrase("The first bets cannot be placed on the centre.", paragraph="FR-3.8")
        case "first bet":
            return Phrase("First every player places a bet on a tower.", paragraph="FR-3.8")
        case _:
            return why_not_bet(s, actor, kind)


def why_not_bet(s: State, p: int, kind: str) -> Phrase:
    if kind == "keep":
        return Phrase("A token in hand must be placed.", paragraph="FR-8.2")
    if kind != "centre":
        return Phrase("The hunt is over: now keep or place your bet.", paragraph="FR-8.2")
    if not share(s).centre_bet:
        return Phrase("With two players there is no bet on the centre.", paragraph="FR-8.2 FR-8.5")
    return Phrase("The centre holds one bet only, and it is taken.", paragraph="FR-8.2")


def why_not_hunt(s: State, p: int, kind: str, where: list[int]) -> Phrase:
    match kind, where:
        case "row", [side]:
            return why_not_row(s, p, side)
        case "post", [side]:
            return why_not_post(s, p, side)
        case "raptor", [owner, raptor]:
            return why_not_own_raptor(s, raptor) if owner == p else why_not_rivals_raptor(s, p, owner, raptor)
        case (("tower" | "centre"), _):
            return Phrase("Bets are placed at the end of the turn, after the hunt.", paragraph="FR-8.2")
        case "capture", []:
            return sentences([why_no_capture(s, p, raptor) for raptor in RAPTORS])
        case "flip", []:
            return why_no_flip(s)
        case "shift", []:
            return why_no_shift(s)
        case "hood", []:
            return why_no_hood(s)
        case "end", []:
            return one_or_more(
                s.hunt.compulsory - s.hunt.actions,
                "You must take 1 more action before you end the hunt.",
                "You must take {count} more actions before you end the hunt.",
                "FR-4.4 FR-4.6",
            )
        case (("card" | "raptor"), []):
            return actions_are_used(s)
        case _:
            return NOT_NOW


def actions_are_used(s: State) -> Phrase:
    return Phrase("All {count} actions of this turn are used.", {"count": s.hunt.budget}, "FR-4.4")


# -- places on the board -------------------------------------------------------------------


def why_not_row(s: State, p: int, side: int) -> Phrase:
    """As long as there are actions, the end card can move: only an empty row can rest then."""
    card = end_card(s, side)
    if card == NOTHING:
        return Phrase("Row {row} is empty.", {"row": numeral(side)}, "FR-1.3 FR-5.1")
    said = [actions_are_used(s)]
    if is_creature(card):
        here = [raptor for raptor in RAPTORS if s.players[p].raptors[raptor] == side]
        said += [why_no_capture(s, p, raptor) for raptor in here] or [
            Phrase("None of your raptors is on post {post}.", {"post": numeral(side)}, "FR-6.2 FR-6.3")
        ]
    return sentences(said)


def why_not_post(s: State, p: int, side: int) -> Phrase:
    if not has_an_action(s):
        return actions_are_used(s)
    facts: dict[str, Fact] = {"post": numeral(side), "flank": flank_words(s, side)}
    if is_between(s, side, TREE):
        return sentences([
            Phrase("None of your free raptors stands beside post {post}.", facts, "FR-5.2"),
            why_nobody_is_hooded(s, p, side),
        ])  # fmt: skip
    return Phrase(
        "None of your free raptors stands beside post {post}, "
        "and nobody can be hooded there: the flank is {flank}, not tree and tree.",
        facts,
        "FR-5.2 FR-5.3",
    )


def why_nobody_is_hooded(s: State, p: int, side: int) -> Phrase:
    there = [q for q in opponents(s, p) if side in s.players[q].raptors]
    if not there:
        return Phrase("No rival's raptor is on post {post}.", {"post": numeral(side)}, "FR-5.3")
    return Phrase("Every rival on post {post} already has a hooded raptor.", {"post": numeral(side)}, "FR-5.3 FR-5.4")


def why_not_own_raptor(s: State, raptor: int) -> Phrase:
    if not has_an_action(s):
        return actions_are_used(s)
    return is_hooded(raptor)


def is_hooded(raptor: int) -> Phrase:
    if raptor == FALCON:
        return Phrase("Your falcon is hooded until the end of your turn.", paragraph="FR-5.5 FR-8.1")
    return Phrase("Your goshawk is hooded until the end of your turn.", paragraph="FR-5.5 FR-8.1")


def why_not_rivals_raptor(s: State, p: int, q: int, raptor: int) -> Phrase:
    if not has_an_action(s):
        return actions_are_used(s)
    side = s.players[q].raptors[raptor]
    facts: dict[str, Fact] = {"player": Seat(q), "post": numeral(side), "flank": flank_words(s, side)}
    if s.players[q].hooded != NEITHER:
        return Phrase("{player} already has a hooded raptor.", facts, "FR-5.3 FR-5.4")
    if not is_between(s, side, TREE):
        return Phrase("To hood on post {post} its flank must be tree and tree; it is {flank}.", facts, "FR-5.3")
    assert q in affected_opponents(s, p, side)
    assert not has_both_on(s, q, side)
    return Phrase("To hood this raptor, choose post {post}.", facts, "FR-5.3")


# -- buttons -------------------------------------------------------------------------------


def why_no_capture(s: State, p: int, raptor: int) -> Phrase:
    side = s.players[p].raptors[raptor]
    card = end_card(s, side)
    facts: dict[str, Fact] = {"row": numeral(side), "card": CARDS[card], "flank": flank_words(s, side)}
    if s.hunt.captured[raptor]:
        return (
            Phrase("Your falcon has already captured this turn.", paragraph="FR-6.1")
            if raptor == FALCON
            else Phrase("Your goshawk has already captured this turn.", paragraph="FR-6.1")
        )
    if not is_free(s, p, raptor):
        return is_hooded(raptor)
    if card == NOTHING:
        return (
            Phrase("Your falcon on post {row} finds no creature: the row is empty.", facts, "FR-6.2")
            if raptor == FALCON
            else Phrase("Your goshawk on post {row} finds no creature: the row is empty.", facts, "FR-6.3")
        )
    if not is_creature(card):
        return (
            Phrase("Your falcon on post {row} finds no creature: the row ends with {card}.", facts, "FR-6.2")
            if raptor == FALCON
            else Phrase("Your goshawk on post {row} finds no creature: the row ends with {card}.", facts, "FR-6.3")
        )
    assert flank(s, side) not in (HIGH_FLIGHT if raptor == FALCON else LOW_FLIGHT)
    return (
        Phrase("Your falcon on post {row} needs sky and sky; the flank is {flank}.", facts, "FR-6.2")
        if raptor == FALCON
        else Phrase("Your goshawk on post {row} needs sky and tree; the flank is {flank}.", facts, "FR-6.3")
    )


def why_no_flip(s: State) -> Phrase:
    if s.hunt.flipped:
        return Phrase("You have already flipped a row this turn.", paragraph="FR-7.1")
    return Phrase(
        "No row before a free raptor of yours has a card in it and lies between seal and seal.", paragraph="FR-7.1"
    )


def why_no_shift(s: State) -> Phrase:
    if s.hunt.shifted:
        return Phrase("You have already shifted a row this turn.", paragraph="FR-11.1")
    return Phrase(
        "No row before a free raptor of yours ends with three trees or three skies that a shift would move.",
        paragraph="FR-11.1",
    )


def why_no_hood(s: State) -> Phrase:
    if not has_an_action(s):
        return actions_are_used(s)
    if not sides_between(s, TREE):
        return Phrase("No flank is tree and tree.", paragraph="FR-5.3")
    return Phrase(
        "Where the flank is tree and tree, no rival has a free raptor that may be hooded.", paragraph="FR-5.3 FR-5.4"
    )
