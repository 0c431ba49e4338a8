"""Words for people: a sentence with named facts, put together in the reader's own language.

The English sentence is the message id of the translations.  Facts are numbers, seats (said as the
player's name), rows and towers (said as Roman numerals), phrases that are translated themselves, or
what needs no translation, such as names.

What is annotated as ``Msgid`` (and ``Several`` beside it) is collected for the translators, wherever
it stands as a literal: as an argument, in a table, as what a function returns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")

Msgid = str  # English words for people, with ``{fact}`` in braces
Several = str  # the same where {count} is not 1


class Language:
    """English, in which every sentence is its own translation; other languages look it up."""

    code = "en"

    def __call__(self, msgid: Msgid, context: str = "") -> str:
        """The sentence; *context* tells apart what is one word in English alone."""
        return msgid

    def plural(self, one: Msgid, several: Several, count: int, context: str = "") -> str:
        return one if count == 1 else several

    def form(self, msgid: Msgid, form: str) -> str:
        """A noun in a form that its sentence asks for by ``{fact:form}``, such as a case; empty where it has none."""
        return ""

    def sentence(self, msgid: Msgid, **facts: Fact) -> str:
        """With facts of which none is a seat."""
        return say(Phrase(msgid, facts), (), self)

    def retell(self, sentence: str) -> str:
        """What came as English as a whole: from a server, from a file, as an error."""
        return sentence

    def number(self, number: float, decimals: int) -> str:
        return f"{number:.{decimals}f}".replace(".", self(*DECIMAL_POINT))


ENGLISH = Language()
DECIMAL_POINT = (".", "decimal point")


class Seat(NamedTuple):
    """A fact that is a player: said as his name."""

    number: int


class Numeral(NamedTuple):
    """A fact that is a numbered place on the board: said in Roman numerals, from I."""

    number: int


class Decimal(NamedTuple):
    """A fact that is a number with a fraction."""

    number: float
    decimals: int


class Phrase(NamedTuple):
    """A sentence or a noun; *msgid* is its English form."""

    msgid: Msgid
    facts: Mapping[str, Fact] = {}
    paragraph: str = ""  # of the rules, such as "FR-6.2"; several with a blank between
    several: Several = ""  # empty where the fact ``count`` makes no difference, or there is none
    context: str = ""


Fact = int | str | Seat | Numeral | Decimal | Phrase | tuple[Phrase, ...]


def one_or_more(count: int, one: Msgid, more: Several, paragraph: str = "", **facts: Fact) -> Phrase:
    """Languages say one thing and several differently; *more* names the number as {count}."""
    return Phrase(one, {"count": count, **facts}, paragraph, more)


def sentences(said: Sequence[Phrase]) -> Phrase:
    """Whole sentences one after the other, with the paragraphs of all of them, each once."""
    if len(said) == 1:
        return said[0]
    names = [f"s{n}" for n in range(len(said))]
    paragraphs = dict.fromkeys(one for phrase in said for one in phrase.paragraph.split())
    pattern = " ".join(f"{{{name}}}" for name in names)  # nothing in it is to be translated
    return Phrase(pattern, dict(zip(names, said, strict=True)), " ".join(paragraphs))


def say(phrase: Phrase, names: Sequence[str], language: Language = ENGLISH, form: str = "") -> str:
    """The phrase in words; *names* are the players' names by seat."""
    said = {name: Said(fact, names, language) for name, fact in phrase.facts.items()}
    return pattern_of(phrase, language, form).format_map(said)


def pattern_of(phrase: Phrase, language: Language, form: str) -> str:
    count = phrase.facts.get("count")
    if phrase.several and isinstance(count, int):
        own = language.form(phrase.msgid if count == 1 else phrase.several, form) if form else ""
        return own or language.plural(phrase.msgid, phrase.several, count, phrase.context)
    own = language.form(phrase.msgid, form) if form else ""
    return own or language(phrase.msgid, phrase.context)


class Said:
    """A fact on its way into a sentence, which may ask for a form of it."""

    __slots__ = ("fact", "language", "names")

    def __init__(self, fact: Fact, names: Sequence[str], language: Language) -> None:
        self.fact = fact
        self.names = names
        self.language = language

    def __format__(self, form: str) -> str:
        return say_fact(self.fact, self.names, self.language, form)


def say_fact(fact: Fact, names: Sequence[str], language: Language = ENGLISH, form: str = "") -> str:
    match fact:
        case Seat(number):
            return names[number]
        case Numeral(number):
            return ROMAN[number]
        case Decimal(number, decimals):
            return language.number(number, decimals)
        case Phrase():
            return say(fact, names, language, form)
        case tuple():
            return ", ".join(say(one, names, language, form) for one in fact)
        case _:
            return str(fact)
