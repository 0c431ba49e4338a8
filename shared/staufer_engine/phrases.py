"""Words for people: a sentence with named facts, put together in the reader's own language.

The English sentence is the message id of the translations.  Facts are numbers, seats (said as the
player's name), rows and towers (said as Roman numerals) or phrases that are translated themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


class Seat(NamedTuple):
    """A fact that is a player: said as his name."""

    number: int


class Numeral(NamedTuple):
    """A fact that is a numbered place on the board: said in Roman numerals, from I."""

    number: int


class Phrase(NamedTuple):
    """A sentence or a noun; *msgid* is its English form with ``{fact}`` in braces."""

    msgid: str
    facts: Mapping[str, Fact] = {}
    paragraph: str = ""  # of the rules, such as "FR-6.2"; several with a blank between


Fact = int | Seat | Numeral | Phrase | tuple[Phrase, ...]


def say(phrase: Phrase, names: Sequence[str], translate: Callable[[str], str] = str) -> str:
    """The phrase in words; *names* are the players' names by seat."""
    said = {name: say_fact(fact, names, translate) for name, fact in phrase.facts.items()}
    return translate(phrase.msgid).format_map(said)


def say_fact(fact: Fact, names: Sequence[str], translate: Callable[[str], str]) -> str:
    match fact:
        case Seat(number):
            return names[number]
        case Numeral(number):
            return ROMAN[number]
        case Phrase():
            return say(fact, names, translate)
        case tuple():
            return ", ".join(say(one, names, translate) for one in fact)
        case _:
            return str(fact)
