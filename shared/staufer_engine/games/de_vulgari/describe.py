"""How De Vulgari Eloquentia speaks: its questions and answers, each handed to the page that knows the words."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.describe_answers import answer_words
from staufer_engine.games.de_vulgari.describe_events import event
from staufer_engine.games.de_vulgari.describe_groups import group_words, groups
from staufer_engine.games.de_vulgari.describe_half import half_chosen
from staufer_engine.games.de_vulgari.describe_refusals import why_not
from staufer_engine.games.de_vulgari.describe_steps import step_words
from staufer_engine.games.de_vulgari.state import State, points_left
from staufer_engine.games.de_vulgari.targets import group, targets
from staufer_engine.kernel import NATURE, Ask, Choice, GroupWords, OptionWords, Tell
from staufer_engine.phrases import Phrase, Seat, one_or_more

CHANCE = Phrase("Chance decides.")


class DeVulgariWords:
    def prompt(self, s: State, ask: Ask, actor: int) -> Phrase:
        if actor == NATURE:
            return CHANCE
        if ask.what == "step":
            return step_prompt(s, actor)
        if ask.what == "bid" and not min(ask.options[actor](), default=0):
            return Phrase("Bid more than the last bid, or pass.", paragraph="DV-12.6")
        return PROMPTS[ask.what]

    def half_chosen(self, s: State, ask: Ask, actor: int, group: str, clicked: tuple[str, ...]) -> Phrase:
        return half_chosen(s, actor, group, clicked) if ask.what == "step" else self.prompt(s, ask, actor)

    def waiting(self, s: State, ask: Ask, actor: int) -> Phrase:
        if actor == NATURE:
            return CHANCE
        if ask.what == "step":
            return one_or_more(
                points_left(s, actor),
                "{player} is at work: 1 Action Point left.",
                "{player} is at work: {count} Action Points left.",
                "DV-7.1",
                player=Seat(actor),
            )
        return WAITING[ask.what]._replace(facts={"player": Seat(actor)})

    def option(self, s: State, ask: Ask, actor: int, choice: Choice) -> OptionWords:
        if actor == NATURE:
            return OptionWords(CHANCE, CHANCE, CHANCE, ())
        label, detail, help = (
            step_words(s, actor, choice)
            if ask.what == "step" and isinstance(choice, tuple)
            else answer_words(s, ask, actor, choice)
        )
        return OptionWords(label, detail, help, targets(s, actor, ask.what, choice), group(ask.what, choice))

    def group(self, s: State, ask: Ask, actor: int, group: str) -> GroupWords:
        return group_words(s, actor, group)

    def groups(self, s: State, ask: Ask, actor: int) -> tuple[str, ...]:
        return groups(s, actor) if ask.what == "step" else ()

    def why_not(self, s: State, ask: Ask, actor: int, target: str) -> Phrase | None:
        return None if self.is_choosable(s, ask, actor, target) else why_not(s, ask, actor, target)

    def is_choosable(self, s: State, ask: Ask, actor: int, target: str) -> bool:
        """Whether any open choice belongs to this group or clicks this board id."""
        if actor == NATURE:
            return False
        return any(
            target == group(ask.what, choice) or target in targets(s, actor, ask.what, choice)
            for choice in ask.options[actor]()
        )

    def event(self, s: State, told: Tell) -> Phrase | None:
        return event(told)


# -- the questions -------------------------------------------------------------------------


def step_prompt(s: State, p: int) -> Phrase:
    left = points_left(s, p)
    if not left:
        return Phrase("No Action Point is left: take what is free here, or end your turn.", paragraph="DV-7.1 DV-7.2")
    if s.now.moved:
        return one_or_more(
            left,
            "You have 1 Action Point and have moved: choose a step, or end your turn.",
            "You have {count} Action Points and have moved: choose a step, or end your turn.",
            "DV-7.1 DV-7.3",
        )
    return one_or_more(
        left,
        "You have 1 Action Point: choose a step, move, or end your turn.",
        "You have {count} Action Points: choose a step, move, or end your turn.",
        "DV-7.1 DV-7.3",
    )


PROMPTS = {
    "start area": Phrase("Put your pawn on a free start area.", paragraph="DV-3.10"),
    "whom to pay": Phrase("You are the richest merchant: choose who gets your charity.", paragraph="DV-5.3"),
    "who pays": Phrase("Several merchants are the richest: choose who pays your charity.", paragraph="DV-5.4"),
    "tile to keep": Phrase("Keep one of the Library tiles that you see.", paragraph="DV-10.9"),
    "tile to put back": Phrase("Put the other tiles back: which lies uppermost?", paragraph="DV-10.9"),
    "call": Phrase("Call the auction of Stupor Mundi?", paragraph="DV-12.2"),
    "invitation": Phrase("You are invited to the auction of Stupor Mundi in Brindisi: accept?", paragraph="DV-12.3"),
    "bid": Phrase("Open the auction of Stupor Mundi with at least 1 vote.", paragraph="DV-12.6"),
    "payment": Phrase("You have won Stupor Mundi: choose the cubes to pay with.", paragraph="DV-12.7 DV-12.8"),
    "election": Phrase("The election: rise to a higher rank, or stay what you are.", paragraph="DV-13.1"),
    "payment of a rank": Phrase("Choose the cubes to pay your rank with.", paragraph="DV-13.2 DV-12.8"),
}
WAITING = {
    "start area": Phrase("{player} chooses a start area.", paragraph="DV-3.10"),
    "whom to pay": Phrase("{player} chooses who gets charity.", paragraph="DV-5.3"),
    "who pays": Phrase("{player} chooses who pays the charity.", paragraph="DV-5.4"),
    "tile to keep": Phrase("{player} looks into the Papal Library.", paragraph="DV-10.9"),
    "tile to put back": Phrase("{player} puts Library tiles back.", paragraph="DV-10.9"),
    "call": Phrase("{player} may call the auction of Stupor Mundi.", paragraph="DV-12.2"),
    "invitation": Phrase("{player} is invited to the auction.", paragraph="DV-12.3"),
    "bid": Phrase("{player} thinks about a bid.", paragraph="DV-12.6"),
    "payment": Phrase("{player} pays for Stupor Mundi.", paragraph="DV-12.7"),
    "election": Phrase("{player} stands for election.", paragraph="DV-13.1"),
    "payment of a rank": Phrase("{player} pays for the new rank.", paragraph="DV-13.2"),
}
