"""The numbered rules of a game, as they are read on the screen."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass, field, replace

CHAPTER = re.compile(r"## (\d+)\. (.+)")
PARAGRAPH = re.compile(r"[-*] (?:[A-Z]{2}-)?(\d+\.\d+) (.+)", re.DOTALL)
BOLD = re.compile(r"\*\*(.+?)\*\*")


@dataclass(frozen=True, slots=True)
class Paragraph:
    number: str  # "6.2"
    text: str  # rich text
    plain: str  # without marks and in small letters, to search in


@dataclass(frozen=True, slots=True)
class Chapter:
    number: str
    title: str
    paragraphs: list[Paragraph] = field(default_factory=list)


def read_rules(text: str) -> list[Chapter]:
    """Chapters are ``## 6. Capture``, paragraphs ``- FR-6.2 text``; indented lines go on with a paragraph.

    Those that begin with a dash are a list in it: each has a line of its own.
    """
    chapters: list[Chapter] = []
    for block in blocks(text):
        if (chapter := CHAPTER.fullmatch(block)) is not None:
            chapters.append(Chapter(chapter[1], chapter[2]))
        elif (paragraph := PARAGRAPH.fullmatch(block)) is not None and chapters:
            number, source = paragraph[1], paragraph[2]
            chapters[-1].paragraphs.append(Paragraph(number, rich(source), BOLD.sub(r"\1", source).casefold()))
    return [chapter for chapter in chapters if chapter.paragraphs]


def continued(chapters: list[Chapter], more: list[Chapter]) -> list[Chapter]:
    """With other chapters behind them, whose numbers go on."""
    last = int(chapters[-1].number) if chapters else 0
    return chapters + [renumbered(chapter, last + n) for n, chapter in enumerate(more, 1)]


def renumbered(chapter: Chapter, number: int) -> Chapter:
    paragraphs = [replace(one, number=f"{number}.{one.number.partition('.')[2]}") for one in chapter.paragraphs]
    return Chapter(str(number), chapter.title, paragraphs)


def blocks(text: str) -> list[str]:
    """Lines, with those that go on indented put behind, or as a list below, their first."""
    found: list[str] = []
    for line in text.splitlines():
        if line.startswith("  ") and line.strip() and found:
            found[-1] += "\n• " + line.strip()[2:] if line.strip().startswith("- ") else " " + line.strip()
        else:
            found.append(line.rstrip())
    return found


def rich(source: str) -> str:
    """Bold and lines as the screen knows them; whatever else the text contains is only text."""
    return BOLD.sub(r"<b>\1</b>", html.escape(source, quote=False)).replace("\n", "<br>")


def marked(text: str, words: tuple[str, ...]) -> str:
    """The rich *text* with *words* (in small letters) underlined, outside of its tags."""
    if not words:
        return text
    sought = re.compile("|".join(re.escape(html.escape(word, quote=False)) for word in words), re.IGNORECASE)
    parts = re.split(r"(<[^>]*>)", text)
    return "".join(part if part.startswith("<") else sought.sub(r"<u>\g<0></u>", part) for part in parts)
