"""Phrases said for the screen: plain, or with the players' names set off."""

from __future__ import annotations

import html
from collections.abc import Sequence

from staufer_engine.phrases import Fact, Language, Phrase, Seat, say

LONGEST_LINE = 500  # characters of what a file says


def on_one_line(text: str, longest: int = LONGEST_LINE) -> str:
    """What a file or a stranger says, for a terminal or a list: nothing in it moves, hides, colours or ends a line."""
    kept = text if len(text) <= longest else f"{text[: longest - 1]}…"
    return "".join([one if one.isprintable() else one.encode("unicode_escape").decode() for one in kept])


def said_plainly(phrase: Phrase, names: Sequence[str], translate: Language) -> str:
    return say(phrase, names, translate)


def said_richly(phrase: Phrase, names: Sequence[str], translate: Language) -> str:
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
