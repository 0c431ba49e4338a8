"""Who looks at the boards of Stupor Mundi, and what may be clicked on them now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from staufer_engine.games.stupor_mundi.state import State
from staufer_engine.phrases import Fact, Language, Msgid, Phrase, say

SPOKEN_MARKS = {"open": Phrase("you may choose it"), "chosen": Phrase("chosen")}
FREDERICK = "purple"


@dataclass(frozen=True, slots=True)
class Eyes:
    """One position as one observer sees it."""

    state: State
    me: int  # -1: nobody's eyes
    shown: int  # whose castle and boards lie before the reader
    marks: Mapping[str, str]
    chosen: Sequence[str]
    then: State | None  # after the choice under the pointer
    asked: str  # the question to me; empty for none
    slot: int  # the slot of the card whose action is asked for; -1
    names: Sequence[str]
    translate: Language

    def said(self, phrase: Phrase) -> str:
        return say(phrase, self.names, self.translate)

    def sentence(self, msgid: Msgid, **facts: Fact) -> str:
        return self.said(Phrase(msgid, facts))

    def mark(self, target: str) -> str:
        return "chosen" if target in self.chosen else "open" if target in self.marks else ""

    def spoken(self, text: str, mark: str) -> str:
        words = SPOKEN_MARKS.get(mark)
        return f"{text}, {self.said(words)}" if words else text

    @property
    def is_mine(self) -> bool:
        return self.me >= 0 and self.shown == self.me
