"""How Fredericus speaks."""

from __future__ import annotations

from staufer_engine.games.fredericus.state import State
from staufer_engine.kernel import Ask, Choice, GroupWords, OptionWords, Tell
from staufer_engine.phrases import Numeral, Phrase, Seat


class FredericusWords:
    def prompt(self, s: State, ask: Ask, actor: int) -> Phrase:
        return Phrase("Your turn.")

    def waiting(self, s: State, ask: Ask, actor: int) -> Phrase:
        return Phrase("{player} is choosing.", {"player": Seat(actor)})

    def option(self, s: State, ask: Ask, actor: int, choice: Choice) -> OptionWords:
        number = choice if isinstance(choice, int) else choice[0]
        label = Phrase("Choice {number}", {"number": Numeral(number + 1)})
        return OptionWords(label, label, label, ())

    def group(self, s: State, ask: Ask, actor: int, group: str) -> GroupWords:
        return GroupWords(Phrase("Move"), Phrase("1 action"), "M")

    def groups(self, s: State, ask: Ask, actor: int) -> tuple[str, ...]:
        return ()

    def why_not(self, s: State, ask: Ask, actor: int, target: str) -> Phrase | None:
        return None

    def event(self, s: State, told: Tell) -> Phrase | None:
        return None
