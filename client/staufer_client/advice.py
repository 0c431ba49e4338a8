"""Hints in words: what could be chosen, what that is worth, and how the turn would go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from staufer_bots.hints import Hint
from staufer_client.choosing import choice_id
from staufer_client.foresight import only_forced
from staufer_client.table import Table
from staufer_engine.kernel import NATURE, Choice, Game
from staufer_engine.phrases import Phrase
from staufer_engine.record import Record
from staufer_protocol.messages import Setup

A_POINT = 100  # hints are in hundredths
LONGEST_PLAN = 3  # choices that are told ahead
LONGEST_WAY = 20  # forced choices between them

NOTHING_TO_CHOOSE = Phrase("There is nothing to choose between.")
FAILED = Phrase("No hint could be found. Ask again.")


class Advised(NamedTuple):
    ident: str  # of the offer, for ``Table.press``
    label: str
    detail: str  # what it costs or brings
    worth: str
    plan: str  # how the turn goes on; may be empty


def why_no_hints(setup: Setup, mode: str) -> Phrase | None:
    """Why nobody is advised at this table; None where he may be."""
    if setup.rated:
        return Phrase("In a rated match everybody thinks for himself.")
    if mode not in ("practice", "hotseat", "live"):
        return Phrase("Hints are for whoever plays.")
    return None


def in_words(table: Table, hints: Sequence[Hint]) -> list[Advised]:
    """The hints for the present question of the table."""
    game, seat, say = table.game, table.my_seat, table.say_plainly
    assert game.ask is not None
    assert seat is not None
    advised = []
    for hint in hints:
        words = table.rules.words.option(game.state, game.ask, seat, hint.choice)
        then = plan_of(game, seat, (hint.choice, *hint.plan))
        plan = say(Phrase("Then: {choices}.", {"choices": tuple(then)})) if then else ""
        worth = say(worth_of(hint.gain))
        advised.append(Advised(choice_id(hint.choice), say(words.label), say(words.detail), worth, plan))
    return advised


def worth_of(gain: int) -> Phrase:
    """What a choice gains over a turn without a plan, in hundredths of a point."""
    points = round(gain / A_POINT)
    if points > 1:
        return Phrase("{points} points better", {"points": points})
    if points == 1:
        return Phrase("a point better")
    return Phrase("hardly better")


def outlook_of(lead: int, seats: int) -> Phrase:
    """How the match would end as things look, in hundredths of a point."""
    points = round(lead / A_POINT)
    if seats == 1:
        return Phrase("As things look, you end with about {points} points.", {"points": points})
    if points > 0:
        return Phrase("As things look, you end about {points} ahead of the others.", {"points": points})
    if points < 0:
        return Phrase("As things look, you end about {points} behind the others.", {"points": -points})
    return Phrase("As things look, you end level with the others.")


def plan_of(game: Game[Record], seat: int, choices: Sequence[Choice]) -> list[Phrase]:
    """The choices after the first, as far as neither chance nor anybody else has a say in what comes next."""
    copy, words = game.clone(), game.rules.words
    start, plan, left = copy.checkpoint, list[Phrase](), list(reversed(choices))
    try:
        for _ in range(LONGEST_WAY):
            ask = copy.ask
            if ask is None or not left or copy.checkpoint is not start or len(plan) == LONGEST_PLAN:
                break
            if NATURE not in ask.options and plan_goes_on(copy, seat):
                choice = left.pop()
                if choice not in ask.options[seat]():
                    break
                if len(left) + 1 < len(choices):
                    plan.append(words.option(copy.state, ask, seat, choice).label)
                copy.answer(seat, choice)
            elif only_forced(copy) and NATURE not in ask.options:
                copy.apply({actor: options()[0] for actor, options in ask.options.items()})
            else:
                break
    except (LookupError, TypeError, ValueError):  # the rules cannot go on without a secret
        pass
    return plan


def plan_goes_on(game: Game[Record], seat: int) -> bool:
    """Whether the seat alone is asked."""
    return game.ask is not None and list(game.ask.options) == [seat] and not game.answers
