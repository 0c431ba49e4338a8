"""Phrases said for the screen: plain, or with the players' names set off."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence

from staufer_engine.phrases import Fact, Phrase, Seat, say

Translate = Callable[[str], str]


def said_plainly(phrase: Phrase, names: Sequence[str], translate: Translate) -> str:
    return say(phrase, names, translate)


def said_richly(phrase: Phrase, names: Sequence[str], translate: Translate) -> str:
    """With names in bold, as styled text; whatever else people or phrases contain is only text.

    Names are put in after the rest was escaped: a name is whatever its owner typed.
    """
    marks = [chr(0xE000 + seat) for seat in range(len(names))]  # private use: no text contains them
    text = html.escape(say(phrase, marks, translate), quote=False)
    for mark, name in zip(marks, names, strict=True):
        text = text.replace(mark, f"<b>{html.escape(name, quote=False)}</b>")
    return text


def first_seat(phrase: Phrase) -> int:
    """Whom a sentence is about: the first player it names; -1 where it names nobody."""
    for fact in phrase.facts.values():
        seat = seat_of(fact)
        if seat >= 0:
            return seat
    return -1


def seat_of(fact: Fact) -> int:
    match fact:
        case Seat(number):
            return number
        case Phrase():
            return first_seat(fact)
        case _:
            return -1
