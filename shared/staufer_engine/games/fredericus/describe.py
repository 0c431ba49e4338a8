"""How Fredericus speaks: its questions and answers, each handed to the page that knows the words."""

from __future__ import annotations

from staufer_engine.games.fredericus.components import CENTRE, HAND, NEIGHBOURS, SIDES
from staufer_engine.games.fredericus.describe_bets import bet_words, first_bet_words, keep_words, seal_words
from staufer_engine.games.fredericus.describe_events import event
from staufer_engine.games.fredericus.describe_half import half_chosen
from staufer_engine.games.fredericus.describe_hunt import hunt_group_words, hunt_groups, hunt_words
from staufer_engine.games.fredericus.describe_refusals import why_not
from staufer_engine.games.fredericus.nouns import numeral
from staufer_engine.games.fredericus.state import State, share
from staufer_engine.games.fredericus.targets import KEEP, group, targets
from staufer_engine.kernel import NATURE, Ask, Choice, GroupWords, OptionWords, Tell
from staufer_engine.phrases import Phrase, Seat, one_or_more


class FredericusWords:
    def prompt(self, s: State, ask: Ask, actor: int) -> Phrase:
        match ask.what:
            case "first bet":
                return first_bet_prompt(s, actor)
            case "hunt":
                return hunt_prompt(s)
            case "bet":
                return bet_prompt(s, ask, actor)
            case "seal to discard":
                side = flipped_side(ask, actor)
                return Phrase(
                    "Discard one of the two seals of the flank of row {row}.",
                    {"row": numeral(side)},
                    "FR-7.2 FR-7.3",
                )
            case _:
                return Phrase("The cards decide.")

    def half_chosen(self, s: State, ask: Ask, actor: int, group: str, clicked: tuple[str, ...]) -> Phrase:
        return half_chosen(s, ask, actor, group, clicked) if ask.what == "hunt" else self.prompt(s, ask, actor)

    def waiting(self, s: State, ask: Ask, actor: int) -> Phrase:
        if actor == NATURE:
            return Phrase("The cards decide.")
        who = Seat(actor)
        left = s.hunt.budget - s.hunt.actions
        match ask.what:
            case "hunt" if left == 0:
                return Phrase("{player} hunts: no action left.", {"player": who}, "FR-4.3")
            case "hunt":
                return one_or_more(
                    left,
                    "{player} hunts: 1 action left.",
                    "{player} hunts: {count} actions left.",
                    "FR-4.3",
                    player=who,
                )
            case "seal to discard":
                return Phrase("{player} chooses the seal to discard.", {"player": who}, "FR-7.2")
            case "first bet":
                return Phrase("{player} places a bet.", {"player": who}, "FR-3.8")
            case _:
                return Phrase("{player} places a bet.", {"player": who}, "FR-8.2")

    def option(self, s: State, ask: Ask, actor: int, choice: Choice) -> OptionWords:
        match ask.what, choice:
            case "hunt", tuple():
                return hunt_words(s, actor, choice)
            case "first bet", int():
                return first_bet_words(s, actor, choice)
            case "bet", int():
                return bet_words(s, actor, choice)
            case "seal to discard", int():
                return seal_words(s, actor, flipped_side(ask, actor), choice)
            case _:
                answer = Phrase("The cards decide.")
                return OptionWords(answer, answer, answer, ())

    def group(self, s: State, ask: Ask, actor: int, group: str) -> GroupWords:
        return hunt_group_words(s, actor, group) if ask.what == "hunt" else keep_words(s, actor)

    def groups(self, s: State, ask: Ask, actor: int) -> tuple[str, ...]:
        if ask.what == "hunt":
            return hunt_groups(s)
        return (KEEP,) if ask.what == "bet" else ()

    def why_not(self, s: State, ask: Ask, actor: int, target: str) -> Phrase | None:
        return None if self.is_choosable(s, ask, actor, target) else why_not(s, ask, actor, target)

    def is_choosable(self, s: State, ask: Ask, actor: int, target: str) -> bool:
        """Whether any open choice belongs to this group or clicks this board id."""
        if actor == NATURE:
            return False
        return any(
            target == group(s, actor, ask.what, choice) or target in targets(s, actor, ask.what, choice)
            for choice in ask.options[actor]()
        )

    def event(self, s: State, told: Tell) -> Phrase | None:
        return event(s, told)


# -- the questions -------------------------------------------------------------------------


def first_bet_prompt(s: State, p: int) -> Phrase:
    if share(s).tokens == 1:
        return Phrase("Place your bet on a tower.", paragraph="FR-3.8")
    if all(token == HAND for token in s.players[p].tokens):
        return Phrase("Place the first of your two bets on a tower.", paragraph="FR-3.8")
    return Phrase("Place your second bet on a tower.", paragraph="FR-3.8")


def hunt_prompt(s: State) -> Phrase:
    due, left = s.hunt.compulsory - s.hunt.actions, s.hunt.budget - s.hunt.actions
    if due > 0:
        return one_or_more(
            due,
            "Your hunt: take 1 more action. Captures and a flip cost none.",
            "Your hunt: take {count} more actions. Captures and a flip cost none.",
            "FR-4.3 FR-4.4",
        )
    if left > 0:
        return one_or_more(
            left,
            "Your hunt: take 1 more action if you like, or end it.",
            "Your hunt: take up to {count} more actions if you like, or end it.",
            "FR-4.5 FR-4.6",
        )
    return Phrase("Your hunt: no action is left. Go on with what is free, or end it.", paragraph="FR-4.3 FR-4.6")


def bet_prompt(s: State, ask: Ask, p: int) -> Phrase:
    tokens = s.players[p].tokens
    token = tokens[s.hunt.bets]
    if token != HAND:
        return Phrase(
            "Your bet stands on tower {tower}: keep it there or move it.", {"tower": numeral(token)}, "FR-8.2"
        )
    if CENTRE in ask.options[p]():
        return Phrase("Place your bet on a tower or on the centre.", paragraph="FR-8.2 FR-8.5")
    if tokens.count(HAND) > 1:
        return Phrase("Place the first of your two bets on a tower.", paragraph="FR-8.2")
    if len(tokens) > 1:
        return Phrase("Place your other bet on a tower.", paragraph="FR-8.2")
    return Phrase("Place your bet on a tower.", paragraph="FR-8.2")


def flipped_side(ask: Ask, actor: int) -> int:
    """The row between the two seals, told from the choices: the row before it comes first."""
    before: int = ask.options[actor]()[0]
    side = (before + 1) % SIDES
    assert before == NEIGHBOURS[side][0]
    return side
