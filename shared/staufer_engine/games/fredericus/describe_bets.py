"""The choices of bets and of the seal to discard, in words (FR-3.8, 7.2, 8.2)."""

from __future__ import annotations

from staufer_engine.games.fredericus.components import CENTRE, HAND, NOTHING
from staufer_engine.games.fredericus.flank_uses import facts_of, place
from staufer_engine.games.fredericus.nouns import CARDS, numeral
from staufer_engine.games.fredericus.rows import end_cards
from staufer_engine.games.fredericus.state import State
from staufer_engine.games.fredericus.targets import KEEP, targets
from staufer_engine.kernel import GroupWords, OptionWords
from staufer_engine.phrases import Fact, Phrase, sentences


def first_bet_words(s: State, p: int, tower: int) -> OptionWords:
    return OptionWords(
        Phrase("Tower {tower}", {"tower": numeral(tower)}),
        prospect(s, tower),
        sentences([
            Phrase("Bet on tower {tower}.", {"tower": numeral(tower)}, "FR-3.8"),
            what_a_tower_pays(tower, tower in s.players[p].tokens),
        ]),
        targets(s, p, "first bet", tower),
    )  # fmt: skip


def bet_words(s: State, p: int, where: int) -> OptionWords:
    if where == CENTRE:
        return OptionWords(
            Phrase("Centre"),
            Phrase("pays if nobody captures"),
            Phrase(
                "Bet on the centre: if nobody captures before your next turn, you draw an objective when it begins. "
                "Any capture gives the token back to your hand, and it earns nothing.",
                paragraph="FR-8.5 FR-6.6",
            ),
            targets(s, p, "bet", where),
        )
    start, *others = s.players[p].tokens[s.hunt.bets :] + s.players[p].tokens[: s.hunt.bets]
    is_second_there = where in others
    tower: dict[str, Fact] = {"tower": numeral(where)}
    if where == start:
        return OptionWords(
            Phrase("Keep tower {tower}", tower),
            prospect(s, where),
            sentences([
                Phrase("Your bet stays on tower {tower}.", tower, "FR-8.2"),
                what_a_tower_pays(where, is_second_there),
            ]),
            targets(s, p, "bet", where),
            KEEP,
        )  # fmt: skip
    place_it = (
        Phrase("Place your bet on tower {tower}.", tower, "FR-8.2")
        if start == HAND
        else Phrase("Move your bet from tower {start} to tower {tower}.", {"start": numeral(start), **tower}, "FR-8.2")
    )
    return OptionWords(
        Phrase("Tower {tower}", tower),
        prospect(s, where),
        sentences([place_it, what_a_tower_pays(where, is_second_there)]),
        targets(s, p, "bet", where),
    )


def keep_words(s: State, p: int) -> GroupWords:
    token = s.players[p].tokens[s.hunt.bets]
    detail = (
        Phrase("the token is in hand", paragraph="FR-8.2")
        if token == HAND
        else Phrase("on tower {tower}", {"tower": numeral(token)})
    )
    return GroupWords(Phrase("Keep the bet"), detail, "K")


def prospect(s: State, tower: int) -> Phrase:
    """What could be captured there, as the row stands."""
    return Phrase("{card} between {before} and {after}", facts_of(place(end_cards(s), tower)))


def what_a_tower_pays(tower: int, is_second_there: bool) -> Phrase:
    """One objective an owner, however many tokens he has there."""
    if is_second_there:
        return Phrase(
            "When a rival captures in row {row}, you take both tokens back and draw one objective.",
            {"row": numeral(tower)},
            "FR-6.6",
        )
    return Phrase(
        "When a rival captures in row {row}, you take the token back and draw an objective.",
        {"row": numeral(tower)},
        "FR-6.6",
    )


def seal_words(s: State, p: int, flipped: int, row: int) -> OptionWords:
    """What the row ends with once its seal is out of the game, and what that does to the flanks it is part of."""
    then = end_cards(s)
    cards = s.rows[row]
    then[row] = cards[-2] if len(cards) > 1 else NOTHING
    beyond = (2 * row - flipped) % len(then)
    uncovered: dict[str, Fact] = {"row": numeral(row), "card": CARDS[then[row]]}
    return OptionWords(
        Phrase("Seal of row {row}", {"row": numeral(row)}),
        Phrase("leaves the row empty", paragraph="FR-7.2")
        if then[row] == NOTHING
        else Phrase("leaves {card} at its end", uncovered, "FR-7.2"),
        sentences([
            Phrase("The seal of row {row} leaves the game.", uncovered, "FR-7.2"),
            row_then(then, row),
            flank_then(then, flipped),
            flank_then(then, beyond),
            Phrase("You then have 2 more actions.", paragraph="FR-4.5"),
        ]),
        targets(s, p, "seal to discard", row),
    )  # fmt: skip


def row_then(then: list[int], side: int) -> Phrase:
    facts = facts_of(place(then, side))
    if then[side] == NOTHING:
        return Phrase("Row {row} is then empty.", facts, "FR-1.3")
    return Phrase("Row {row} then ends with {card}.", facts, "FR-1.3")


def flank_then(then: list[int], side: int) -> Phrase:
    return Phrase("Row {row} then lies between {before} and {after}.", facts_of(place(then, side)), "FR-1.4")
