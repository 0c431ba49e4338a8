"""How De Vulgari Eloquentia speaks."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.state import State
from staufer_engine.kernel import Ask, Choice, GroupWords, OptionWords, Tell
from staufer_engine.phrases import Phrase


class DeVulgariWords:
    def prompt(self, s: State, ask: Ask, actor: int) -> Phrase:
        return Phrase("Choose.")

    def half_chosen(self, s: State, ask: Ask, actor: int, group: str, clicked: tuple[str, ...]) -> Phrase:
        return Phrase("Choose.")

    def waiting(self, s: State, ask: Ask, actor: int) -> Phrase:
        return Phrase("Choose.")

    def option(self, s: State, ask: Ask, actor: int, choice: Choice) -> OptionWords:
        return OptionWords(Phrase("Choose."), Phrase("Choose."), Phrase("Choose."), ())

    def group(self, s: State, ask: Ask, actor: int, group: str) -> GroupWords:
        return GroupWords(Phrase("Choose."), Phrase("Choose."), "C")

    def groups(self, s: State, ask: Ask, actor: int) -> tuple[str, ...]:
        return ()

    def why_not(self, s: State, ask: Ask, actor: int, target: str) -> Phrase | None:
        return None

    def event(self, s: State, told: Tell) -> Phrase | None:
        return None
