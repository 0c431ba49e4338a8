"""What to click next, once a step of the hunt is half chosen."""

from __future__ import annotations

from staufer_engine.games.fredericus.components import FALCON, NEIGHBOURS, Step
from staufer_engine.games.fredericus.nouns import CARDS, numeral
from staufer_engine.games.fredericus.rows import end_card
from staufer_engine.games.fredericus.state import State
from staufer_engine.games.fredericus.targets import targets_of_step
from staufer_engine.kernel import Ask
from staufer_engine.phrases import Fact, Phrase, Seat


def half_chosen(s: State, ask: Ask, p: int, group: str, clicked: tuple[str, ...]) -> Phrase:
    match [tuple(target.split(":")) for target in clicked]:
        case []:
            return nothing_clicked(group)
        case [("row", side)]:
            return row_clicked(s, ask, p, int(side), group)
        case [("raptor", _, raptor)]:
            post = s.players[p].raptors[int(raptor)]
            before, after = NEIGHBOURS[post]
            posts: dict[str, Fact] = {"post": numeral(post), "one": numeral(before), "other": numeral(after)}
            if int(raptor) == FALCON:
                return Phrase("Move your falcon from post {post} to post {one} or to post {other}.", posts, "FR-5.2")
            return Phrase("Move your goshawk from post {post} to post {one} or to post {other}.", posts, "FR-5.2")
        case [("post", side), *_]:
            return post_clicked(s, ask, p, int(side), clicked)
        case _:
            raise ValueError(f"nothing of the hunt begins with {clicked}")


def nothing_clicked(group: str) -> Phrase:
    return {
        "capture": Phrase("Capture: choose one of the creatures in reach.", paragraph="FR-6.2 FR-6.3"),
        "flip": Phrase("Flip: choose the row to reverse.", paragraph="FR-7.1"),
        "shift": Phrase("Shift: choose the row whose three outermost cards are alike.", paragraph="FR-11.1"),
        "hood": Phrase("Hood: choose a post between two trees.", paragraph="FR-5.3"),
        "card": Phrase("Move a card: choose the end card of a row.", paragraph="FR-5.1"),
        "raptor": Phrase("Move a raptor: choose one of yours that is free.", paragraph="FR-5.2"),
    }[group]


def row_clicked(s: State, ask: Ask, p: int, side: int, group: str) -> Phrase:
    card = end_card(s, side)
    before, after = NEIGHBOURS[side]
    facts: dict[str, Fact] = {
        "card": CARDS[card],
        "row": numeral(side),
        "one": numeral(before),
        "other": numeral(after),
    }
    here = [step for step in ask.options[p]() if targets_of_step(s, p, step)[:1] == (f"row:{side}",)]
    match [step[0] for step in here if step[0] != Step.CARD and group != "card"]:
        case []:
            return Phrase("Put the {card} of row {row} at the end of row {one} or of row {other}.", facts, "FR-5.1")
        case [Step.CAPTURE]:
            return Phrase(
                "Capture the {card} of row {row}, or put it at the end of row {one} or of row {other}.",
                facts,
                "FR-6.2 FR-6.3 FR-5.1",
            )
        case [Step.FLIP]:
            return Phrase(
                "Flip row {row}, or put its {card} at the end of row {one} or of row {other}.", facts, "FR-7.1 FR-5.1"
            )
        case [Step.SHIFT]:
            return Phrase(
                "Shift row {row}, or put its {card} at the end of row {one} or of row {other}.", facts, "FR-11.1 FR-5.1"
            )
        case _:
            return Phrase("Row {row}: choose what to do with it.", facts, "FR-5.1 FR-7.1 FR-11.1")


def post_clicked(s: State, ask: Ask, p: int, side: int, clicked: tuple[str, ...]) -> Phrase:
    """Of every rival with both raptors there one is chosen, clockwise from *p* (FR-5.3)."""
    step = len(clicked)
    ways = (targets_of_step(s, p, option) for option in ask.options[p]())
    rival = next(int(way[step].split(":")[1]) for way in ways if way[:step] == clicked and len(way) > step)
    facts: dict[str, Fact] = {"post": numeral(side), "player": Seat(rival)}
    return Phrase("Hood on post {post}: choose a raptor of {player}.", facts, "FR-5.3")
