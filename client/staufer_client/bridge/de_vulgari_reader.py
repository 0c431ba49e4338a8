"""One position of De Vulgari Eloquentia as one observer sees it, and words for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from staufer_client.choosing import Choosing
from staufer_client.seats import COLOURS
from staufer_engine.games.de_vulgari.components import AREAS, BLUE, GREEN, NEUTRAL, ORANGE, PINK, YELLOW
from staufer_engine.games.de_vulgari.nouns import action_points, ducats_in_words, knowledge_in_words
from staufer_engine.games.de_vulgari.state import State
from staufer_engine.phrases import Language, Phrase, say

Marks = Mapping[str, str]
TONGUE_KINDS = {BLUE: "blue", YELLOW: "yellow", ORANGE: "orange", PINK: "pink", GREEN: "green", NEUTRAL: "none"}
CUBE_KINDS = ("red", "black", "yellow", "green")
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")
SPOKEN_MARKS = {
    "move": Phrase("you may go there"),
    "benefit": Phrase("you may use it"),
    "start area": Phrase("you may start there"),
    "event": Phrase("you may take it"),
    "manuscript": Phrase("you may take it"),
    "take": Phrase("you may take it"),
    "tracks": Phrase("you may go forward"),
    "church": Phrase("you may choose it"),
    "chosen": Phrase("chosen"),
}


class Reader:
    """What all parts of the board are read with; *me* is -1 for nobody's eyes."""

    def __init__(
        self, state: State, me: int, names: Sequence[str], translate: Language, *, marks: Marks, choosing: Choosing
    ) -> None:
        self.state = state
        self.me = me
        self.marks = marks
        self.chosen = frozenset(choosing.clicked)
        self.group = choosing.group  # the pressed one
        self.names = names
        self.translate = translate

    def said(self, phrase: Phrase) -> str:
        return say(phrase, self.names, self.translate)

    def mark(self, target: str) -> str:
        return "chosen" if target in self.chosen else self.marks.get(target, "")

    def colours(self, seats: Iterable[int]) -> list[str]:
        return [COLOURS[seat] for seat in seats]

    def spoken(self, parts: Iterable[str], mark: str = "") -> str:
        """The parts that say something, and what a click there would mean."""
        meaning = SPOKEN_MARKS.get(mark)
        said = [part for part in parts if part]
        return ", ".join([*said, self.said(meaning)] if meaning else said)

    def ducats_text(self, ducats: int) -> str:
        return self.said(ducats_in_words(ducats)) if ducats else ""

    def knowledge_text(self, knowledge: int) -> str:
        return self.said(knowledge_in_words(knowledge)) if knowledge else ""

    def points_text(self, points: int) -> str:
        """Action Points."""
        return self.said(action_points(points))


def area_id(area: int) -> str:
    return f"area:{AREAS[area].id}"
