"""The steps of a hunt in words, and the buttons that stand for each kind of them (FR-4.3)."""

from __future__ import annotations

from typing import NamedTuple

from staufer_engine.games.fredericus.components import (
    CENTRE,
    CREATURES_TO_END,
    FALCON,
    NEITHER,
    NOTHING,
    RAPTORS,
    SKY,
    TREE,
    HuntStep,
    Step,
)
from staufer_engine.games.fredericus.describe_bets import prospect, row_then
from staufer_engine.games.fredericus.flank_uses import Place, change, ends_after_move, facts_of, place
from staufer_engine.games.fredericus.flipping import flip_steps, shift_steps
from staufer_engine.games.fredericus.hooding import affected_opponents, hood_steps, raptors_hooded
from staufer_engine.games.fredericus.hunting import can_capture
from staufer_engine.games.fredericus.nouns import (
    CARDS,
    RAPTOR_NAMES,
    flank_words,
    numeral,
    rivals_raptor,
)
from staufer_engine.games.fredericus.rows import end_card, end_cards
from staufer_engine.games.fredericus.state import State, opponents, share
from staufer_engine.games.fredericus.targets import GROUPS, targets_of_step
from staufer_engine.kernel import GroupWords, OptionWords
from staufer_engine.phrases import Fact, Phrase, Seat, one_or_more, sentences

ONE_ACTION = Phrase("1 action", paragraph="FR-4.4")
COSTS_AN_ACTION = Phrase("It costs 1 action.", paragraph="FR-4.4")
COSTS_NO_ACTION = Phrase("It costs no action.", paragraph="FR-4.3")


class Said(NamedTuple):
    label: Phrase
    detail: Phrase
    help: Phrase


def hunt_words(s: State, p: int, step: HuntStep) -> OptionWords:
    return OptionWords(*said_of(s, p, step), targets_of_step(s, p, step), GROUPS[step[0]])


def said_of(s: State, p: int, step: HuntStep) -> Said:
    """Label, detail and help."""
    match step:
        case Step.CARD, side, neighbour:
            return card_words(s, side, neighbour)
        case Step.RAPTOR, raptor, post:
            return raptor_words(s, p, raptor, post)
        case Step.HOOD, side, *choices:
            return hood_words(s, p, side, choices)
        case Step.CAPTURE, raptor:
            return capture_words(s, p, raptor)
        case Step.FLIP, side:
            return flip_words(s, side)
        case Step.SHIFT, side:
            return shift_words(s, side)
        case _:
            return end_words(s, p)


def card_words(s: State, side: int, neighbour: int) -> Said:
    """The detail tells the flank beyond the row that gains the card; the help tells all that change."""
    now, then = end_cards(s), ends_after_move(s, side, neighbour)
    sides = len(now)
    beyond, behind = (2 * neighbour - side) % sides, (2 * side - neighbour) % sides
    facts: dict[str, Fact] = {"card": CARDS[now[side]], "start": numeral(side), "goal": numeral(neighbour)}
    return Said(
        Phrase("Move {card} from {start} to {goal}", facts),
        change(place(now, beyond), place(then, beyond)),
        sentences([
            Phrase("Put the {card} of row {start} at the end of row {goal}.", facts, "FR-5.1"),
            COSTS_AN_ACTION,
            row_then(then, side),
            two_rows_then(then, beyond, neighbour),
            two_rows_then(then, side, behind),
        ]),
    )  # fmt: skip


def two_rows_then(then: list[int], one: int, other: int) -> Phrase:
    a, b = place(then, one), place(then, other)
    return Phrase(
        "Row {row} then lies between {before} and {after}, row {other} between {other_before} and {other_after}.",
        {
            **facts_of(a),
            "other": numeral(other),
            "other_before": CARDS[b.before],
            "other_after": CARDS[b.after],
        },
        "FR-1.4",
    )


def raptor_words(s: State, p: int, raptor: int, post: int) -> Said:
    facts: dict[str, Fact] = {"start": numeral(s.players[p].raptors[raptor]), "post": numeral(post)}
    if raptor == FALCON:
        label = Phrase("Falcon to post {post}", facts)
        move = Phrase("Move your falcon from post {start} to post {post}.", facts, "FR-5.2")
    else:
        label = Phrase("Goshawk to post {post}", facts)
        move = Phrase("Move your goshawk from post {start} to post {post}.", facts, "FR-5.2")
    there = place(end_cards(s), post)
    return Said(
        label,
        prospect(s, post),
        sentences([move, COSTS_AN_ACTION, row_there(there)]),
    )


def row_there(there: Place) -> Phrase:
    facts = facts_of(there)
    if there.end == NOTHING:
        return Phrase("Row {row} is empty and lies between {before} and {after}.", facts, "FR-1.4")
    return Phrase("Row {row} ends with {card} and lies between {before} and {after}.", facts, "FR-1.4")


def hood_words(s: State, p: int, side: int, choices: list[int]) -> Said:
    raptors = tuple(rivals_raptor(q, raptor) for q, raptor in raptors_hooded(s, p, side, choices))
    facts: dict[str, Fact] = {"post": numeral(side), "raptors": raptors}
    return Said(
        Phrase("Hood on {post}: {raptors}", facts),
        rivals_hooded(len(raptors)),
        sentences([
            Phrase(
                "The flank of row {row} is {flank}, so you may hood on post {row}, without a raptor of your own.",
                {"row": numeral(side), "flank": flank_words(s, side)},
                "FR-5.3",
            ),
            Phrase("Hooded on post {post}: {raptors}.", facts, "FR-5.3"),
            Phrase(
                "A hooded raptor cannot move, capture or serve for a flip; "
                "it is free again at the end of its owner's turn.",
                paragraph="FR-5.5 FR-8.1",
            ),
            COSTS_AN_ACTION,
        ]),
    )  # fmt: skip


def rivals_hooded(count: int) -> Phrase:
    return one_or_more(count, "1 rival, 1 action", "{count} rivals, 1 action", "FR-5.3")


# -- capture, flip, shift, end -------------------------------------------------------------


def capture_words(s: State, p: int, raptor: int) -> Said:
    side = s.players[p].raptors[raptor]
    creature = end_card(s, side)
    facts: dict[str, Fact] = {"creature": CARDS[creature], "row": numeral(side), "raptor": RAPTOR_NAMES[raptor]}
    other = 1 - raptor
    is_one_of_two = can_capture(s, p, other) and end_card(s, s.players[p].raptors[other]) == creature
    return Said(
        Phrase("Capture {creature} of row {row}" if is_one_of_two else "Capture {creature}", facts),
        Phrase("{raptor}, row {row}, free", facts, "FR-6.2" if raptor == FALCON else "FR-6.3"),
        sentences([how_it_is_captured(s, side, raptor), COSTS_NO_ACTION, *what_a_capture_does(s, p, side)]),
    )


def how_it_is_captured(s: State, side: int, raptor: int) -> Phrase:
    facts: dict[str, Fact] = {"row": numeral(side), "flank": flank_words(s, side)}
    if raptor == FALCON:
        return Phrase("Your falcon stands free on post {row} and the flank of row {row} is {flank}.", facts, "FR-6.2")
    return Phrase("Your goshawk stands free on post {row} and the flank of row {row} is {flank}.", facts, "FR-6.3")


def what_a_capture_does(s: State, p: int, side: int) -> list[Phrase]:
    """To the end of the game and to the bets, in the order of FR-6.6."""
    said: list[Phrase] = []
    is_eighth = len(s.players[p].creatures) == CREATURES_TO_END - 1
    if is_eighth and not s.end_triggered:
        said.append(Phrase("It is your eighth creature and triggers the end.", paragraph="FR-9.1"))
    for q in opponents(s, p):
        if side in s.players[q].tokens:
            facts: dict[str, Fact] = {"player": Seat(q), "tower": numeral(side)}
            said.append(
                Phrase("{player} takes back the bet on tower {tower} and draws nothing.", facts, "FR-6.6 FR-9.4")
                if is_eighth or s.end_triggered
                else Phrase("{player} has bet on tower {tower} and draws an objective.", facts, "FR-6.6")
            )
    if side in s.players[p].tokens:
        said.append(
            Phrase("Your own bet on tower {tower} stays and earns nothing.", {"tower": numeral(side)}, "FR-6.7")
        )
    said += [
        Phrase("The bet of {player} on the centre is lost.", {"player": Seat(q)}, "FR-6.6 FR-8.5")
        for q in opponents(s, p)
        if CENTRE in s.players[q].tokens
    ]
    return said


def flip_words(s: State, side: int) -> Said:
    row: dict[str, Fact] = {"row": numeral(side)}
    draw_it = (
        Phrase("You draw nothing, because the end is triggered.", paragraph="FR-9.4")
        if s.end_triggered
        else Phrase("You draw an objective.", paragraph="FR-7.2")
    )
    return Said(
        Phrase("Flip row {row}", row),
        flip_detail(s),
        sentences([
            Phrase(
                "The flank of row {row} is seal and seal: reverse the row. Its first card becomes its end card.",
                row,
                "FR-7.1 FR-7.2",
            ),
            draw_it,
            Phrase("Then you discard one of the two seals and have 2 more actions.", paragraph="FR-7.2 FR-7.3"),
            Phrase("It costs no action, and you may flip once a turn.", paragraph="FR-4.3 FR-7.1"),
        ]),
    )  # fmt: skip


def flip_detail(s: State) -> Phrase:
    if s.end_triggered:
        return Phrase("no draw, +2 actions", paragraph="FR-9.4")
    return Phrase("draw, +2 actions", paragraph="FR-7.2")


def shift_words(s: State, side: int) -> Said:
    row: dict[str, Fact] = {"row": numeral(side)}
    details = {
        TREE: Phrase("three trees to the castle, free", paragraph="FR-11.1"),
        SKY: Phrase("three skies to the castle, free", paragraph="FR-11.1"),
    }
    return Said(
        Phrase("Shift row {row}", row),
        details[end_card(s, side)],
        Phrase(
            "The three outermost cards of row {row} are alike: put them at its beginning, next to the castle. "
            "It costs no action, and you may shift once a turn.",
            row,
            "FR-11.1",
        ),
    )


def end_words(s: State, p: int) -> Said:
    said = [Phrase("End your hunt.", paragraph="FR-4.6")]
    if s.players[p].hooded != NEITHER:
        said.append(Phrase("Your hooded raptor becomes free.", paragraph="FR-8.1"))
    if s.end_triggered:
        said.append(Phrase("The end is triggered, so no more bets are placed.", paragraph="FR-8.4"))
    else:
        said.append(
            one_or_more(
                share(s).tokens, "Then you keep or place your bet.", "Then you keep or place your bets.", "FR-8.2"
            )
        )
    return Said(Phrase("End hunt"), end_detail(s), sentences(said))


def end_detail(s: State) -> Phrase:
    due, left = s.hunt.compulsory - s.hunt.actions, s.hunt.budget - s.hunt.actions
    if due > 0:
        return one_or_more(due, "1 action due", "{count} actions due", "FR-4.6")
    if left > 0:
        return one_or_more(left, "1 action unused", "{count} actions unused", "FR-4.5")
    return Phrase("all actions taken", paragraph="FR-4.6")


# -- the buttons ---------------------------------------------------------------------------


def hunt_groups(s: State) -> tuple[str, ...]:
    shift = ("shift",) if s.short_game else ()
    return ("capture", "flip", *shift, "hood", "card", "raptor", "end")


def hunt_group_words(s: State, p: int, group: str) -> GroupWords:
    match group:
        case "capture":
            return capture_group(s, p)
        case "flip":
            return flip_group(s, p)
        case "shift":
            return shift_group(s, p)
        case "hood":
            return hood_group(s, p)
        case "card":
            return GroupWords(Phrase("Move card"), ONE_ACTION, "M")
        case "raptor":
            return GroupWords(Phrase("Move raptor"), ONE_ACTION, "R")
        case _:
            return GroupWords(Phrase("End hunt"), end_detail(s), "E")


def capture_group(s: State, p: int) -> GroupWords:
    match [raptor for raptor in RAPTORS if can_capture(s, p, raptor)]:
        case []:
            return GroupWords(Phrase("Capture"), Phrase("no creature in reach"), "C")
        case [raptor]:
            words = capture_words(s, p, raptor)
            return GroupWords(words.label, words.detail, "C")
        case _:
            return GroupWords(Phrase("Capture"), Phrase("2 creatures, free"), "C")


def flip_group(s: State, p: int) -> GroupWords:
    match flip_steps(s, p):
        case [(_, side)]:
            return GroupWords(Phrase("Flip row {row}", {"row": numeral(side)}), flip_detail(s), "F")
        case []:
            return GroupWords(Phrase("Flip"), Phrase("no row to flip"), "F")
        case _:
            return GroupWords(Phrase("Flip"), flip_detail(s), "F")


def shift_group(s: State, p: int) -> GroupWords:
    match shift_steps(s, p):
        case [(_, side)]:
            words = shift_words(s, side)
            return GroupWords(words.label, words.detail, "S")
        case []:
            return GroupWords(Phrase("Shift"), Phrase("no row to shift"), "S")
        case _:
            return GroupWords(Phrase("Shift"), Phrase("three cards to the castle, free"), "S")


def hood_group(s: State, p: int) -> GroupWords:
    match list(dict.fromkeys(step[1] for step in hood_steps(s, p))):
        case []:
            return GroupWords(Phrase("Hood"), Phrase("nobody to hood"), "H")
        case [side]:
            count = len(affected_opponents(s, p, side))
            return GroupWords(Phrase("Hood on {post}", {"post": numeral(side)}), rivals_hooded(count), "H")
        case sides:
            return GroupWords(Phrase("Hood"), Phrase("{count} posts, 1 action", {"count": len(sides)}), "H")
