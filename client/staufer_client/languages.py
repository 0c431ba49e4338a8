"""The reader's language: catalogues of translated sentences, one for each game and one for the rest.

A catalogue is a gettext file, ``resources/translations/LANGUAGE/DOMAIN.po``.  What it does not say is said in English.
"""

from __future__ import annotations

import gettext
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from staufer_engine.phrases import DECIMAL_POINT, Language

INTERFACE = "interface"  # the domain of all that belongs to no game
PART = re.compile(r'^(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)((?:\s+"(?:[^"\\]|\\.)*")+)', re.MULTILINE)
FACT = re.compile(r"\{(\w+)\}")
END = re.compile(r"(?<=[.!?]) ")  # between two sentences
DATE = re.compile(r"(?P<year>\d{4})-(?P<month>\d\d)-(?P<day>\d\d)")
A_DATE = ("{year}-{month}-{day}", "date")
FRACTION = re.compile(r"[+±−]?\d+\.\d+")
PLURAL = re.compile(r"plural=([^;\n]+)")


class Name(NamedTuple):
    """What a sentence is looked up by."""

    context: str
    msgid: str


@dataclass(frozen=True)
class Catalogue:
    texts: Mapping[Name, tuple[str, ...]]  # the forms of the plural, or only one
    plural: Callable[[int], int]  # which of them a number takes

    def find(self, msgid: str, context: str, count: int = 1) -> str:
        """Empty where it is not translated."""
        forms = self.texts.get(Name(context, msgid), ("",))
        return forms[self.plural(count)] if len(forms) > 1 else forms[0]

    @cached_property
    def patterns(self) -> list[tuple[re.Pattern[str], str]]:
        """The sentences with facts, to find them again in what was said; those with most words of their own first."""
        texts = [name.msgid for name, said in self.texts.items() if not name.context and "{" in name.msgid and said[0]]
        return [(pattern_of(msgid), msgid) for msgid in sorted(texts, key=lambda msgid: -len(FACT.sub("", msgid)))]


def pattern_of(msgid: str) -> re.Pattern[str]:
    parts = FACT.split(msgid)  # words and the names of facts, by turns
    names: set[str] = set()
    found = ""
    for place, part in enumerate(parts):
        if place % 2 == 0:
            found += re.escape(part)
        elif part in names:
            found += f"(?P={part})"
        else:
            names.add(part)
            found += f"(?P<{part}>.+?)"
    return re.compile(found, re.DOTALL)


def read_catalogue(text: str) -> Catalogue:
    """What a .po file says; entries that are marked as doubtful do not count."""
    texts: dict[Name, tuple[str, ...]] = {}
    for block in text.split("\n\n"):
        if "\n#, fuzzy" in f"\n{block}":
            continue
        parts = dict(read_entry(block))
        if "msgid" in parts:
            forms = tuple(said for keyword, said in parts.items() if keyword.startswith("msgstr"))
            texts[Name(parts.get("msgctxt", ""), parts["msgid"])] = forms
    header = texts.pop(Name("", ""), ("",))[0]
    rule = PLURAL.search(header)
    return Catalogue(texts, gettext.c2py(rule[1] if rule else "n != 1"))


def read_entry(block: str) -> Iterator[tuple[str, str]]:
    """Keywords with their texts; a text goes on over several lines, and is written as JSON writes one."""
    for keyword, strings in PART.findall(block):
        yield keyword, json.loads(strings.replace('"\n"', ""))


class Spoken(Language):
    """One domain in the language of the moment; whoever holds it speaks the new one after a change."""

    def __init__(self) -> None:
        self.code = "en"
        self.catalogues: tuple[Catalogue, ...] = ()  # the first that knows a sentence says it
        self.retold: dict[str, str] = {}

    def find(self, msgid: str, context: str = "", count: int = 1) -> str:
        """Empty where it is not translated."""
        for one in self.catalogues:
            if found := one.find(msgid, context, count):
                return found
        return ""

    def __call__(self, msgid: str, context: str = "") -> str:
        return self.find(msgid, context) or msgid

    def plural(self, one: str, several: str, count: int, context: str = "") -> str:
        return self.find(one, context, count) or super().plural(one, several, count)

    def form(self, msgid: str, form: str) -> str:
        return self.find(msgid, form)

    def retell(self, sentence: str) -> str:
        """By the sentence whose facts fit; of several sentences each by itself."""
        if not self.catalogues or not sentence:
            return sentence
        if sentence not in self.retold:
            self.retold[sentence] = (
                self.find(sentence) or self.figure(sentence) or self.by_pattern(sentence) or self.one_by_one(sentence)
            )
        return self.retold[sentence]

    def figure(self, text: str) -> str:
        """A date, or a number with a fraction."""
        if (date := DATE.fullmatch(text)) is not None:
            return self.find(*A_DATE).format_map(date.groupdict())
        return text.replace(".", self(*DECIMAL_POINT)) if FRACTION.fullmatch(text) else ""

    def by_pattern(self, sentence: str) -> str:
        for catalogue in self.catalogues:
            for pattern, msgid in catalogue.patterns:
                if (found := pattern.fullmatch(sentence)) is not None:
                    facts = found.groupdict()
                    count = facts.get("count", "")
                    said = self.find(msgid, count=int(count) if count.isdecimal() else 1)
                    return said.format_map({name: Retold(fact, self) for name, fact in facts.items()})
        return ""

    def one_by_one(self, sentences: str) -> str:
        """As it is, where it is one sentence only."""
        parts = END.split(sentences)
        return " ".join(map(self.retell, parts)) if len(parts) > 1 else sentences


class Retold(NamedTuple):
    """A fact of what came in English, on its way into the sentence, which may ask for a form of it."""

    fact: str
    spoken: Spoken

    def __format__(self, form: str) -> str:
        return (self.spoken.form(self.fact, form) if form else "") or self.spoken.retell(self.fact)


class Interpreter:
    """Hands out what speaks, and changes its language."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.code = "en"
        self.spoken: dict[str, Spoken] = {}

    def of(self, domain: str = INTERFACE) -> Spoken:
        """For a game: what its own catalogue does not say is looked up in the interface's."""
        if domain not in self.spoken:
            self.spoken[domain] = Spoken()
            self.tell(domain)
        return self.spoken[domain]

    def speak(self, code: str) -> None:
        if code != self.code:
            self.code = code
            for domain in self.spoken:
                self.tell(domain)

    def tell(self, domain: str) -> None:
        domains = dict.fromkeys((domain, INTERFACE))
        self.spoken[domain].code = self.code
        self.spoken[domain].retold.clear()
        self.spoken[domain].catalogues = tuple(filter(None, map(self.catalogue, domains)))

    def catalogue(self, domain: str) -> Catalogue | None:
        file = self.folder / self.code / f"{domain}.po"
        return read_catalogue(file.read_text(encoding="utf-8")) if file.is_file() else None


def languages_in(folder: Path) -> list[str]:
    """Their codes; English needs no catalogue."""
    return ["en", *sorted(one.name for one in folder.glob("*") if one.is_dir() and one.name != "en")]


def chosen_language(wished: str, system: str, there: list[str]) -> str:
    """The wished one, else the system's (such as "de_AT"), if there is such a one; else English."""
    code = wished or system.partition("_")[0].partition("-")[0]
    return code if code in there else "en"
