"""What a guided match is made of: a deal that is always the same, and lessons from one choice to the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from staufer_engine.kernel import Choice
from staufer_engine.phrases import Phrase
from staufer_protocol.fairness import MATCH_BYTES, TH


@dataclass(frozen=True, slots=True)
class Lesson:
    """One card: something to read, or a choice to take at the board."""

    title: Phrase
    text: Phrase  # its paragraph is where the rules say it
    choice: Choice | None = None  # what it asks for; None: it is only read
    targets: tuple[str, ...] = ()  # the board ids that it speaks of


@dataclass(frozen=True)
class Script:
    """All of a guided match follows from it; one person against bots."""

    game: str
    deal: int  # tells the deals of one game apart
    lessons: tuple[Lesson, ...]
    replies: tuple[Choice, ...]  # of the bots, in the order in which they are asked; then they play by themselves
    bots: tuple[str, ...] = ("page",)

    @cached_property
    def match(self) -> bytes:
        """The number of the match: there is never more than one of a script."""
        return self.random_bytes()(MATCH_BYTES)

    def random_bytes(self) -> Callable[[int], bytes]:
        """The chance of the match, the same each time."""
        drawn = 0

        def draw(length: int) -> bytes:
            nonlocal drawn
            drawn += 1
            return TH("staufer/lesson/1", self.game.encode(), bytes((self.deal >> 8, self.deal & 255, drawn)))[:length]

        return draw

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """All that the lessons ask for."""
        return tuple(lesson.choice for lesson in self.lessons if lesson.choice is not None)

    @cached_property
    def sections(self) -> tuple[range, ...]:
        """The places of the lessons up to each choice, and of those behind the last, of which there are some."""
        ends = [place + 1 for place, lesson in enumerate(self.lessons) if lesson.choice is not None]
        starts = [0, *ends]
        return tuple(range(start, end) for start, end in zip(starts, [*ends, len(self.lessons)], strict=True))
