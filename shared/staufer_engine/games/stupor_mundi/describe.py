"""How Stupor Mundi speaks: its questions and answers, each handed to the page that knows the words."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.describe_choices import said_of_many, said_of_one
from staufer_engine.games.stupor_mundi.describe_events import event
from staufer_engine.games.stupor_mundi.describe_questions import half_chosen, prompt, waiting
from staufer_engine.games.stupor_mundi.describe_refusals import why_not
from staufer_engine.games.stupor_mundi.nouns import NATURE_DECIDES
from staufer_engine.games.stupor_mundi.state import State, free_slots
from staufer_engine.games.stupor_mundi.targets import BARE, DOWN, FACES, UP, group, targets
from staufer_engine.kernel import NATURE, Ask, Choice, GroupWords, OptionWords, Tell
from staufer_engine.phrases import Phrase, one_or_more


class StuporMundiWords:
    def prompt(self, s: State, ask: Ask, actor: int) -> Phrase:
        return prompt(s, ask, actor)

    def half_chosen(self, s: State, ask: Ask, actor: int, group: str, clicked: tuple[str, ...]) -> Phrase:
        return half_chosen(s, ask, actor, group, clicked)

    def waiting(self, s: State, ask: Ask, actor: int) -> Phrase:
        return waiting(s, ask, actor)

    def option(self, s: State, ask: Ask, actor: int, choice: Choice) -> OptionWords:
        if actor == NATURE:
            return OptionWords(NATURE_DECIDES, NATURE_DECIDES, NATURE_DECIDES, ())
        said = (
            said_of_many(s, actor, ask.what, choice)
            if isinstance(choice, tuple)
            else said_of_one(s, actor, ask.what, choice)
        )
        return OptionWords(*said, targets(s, actor, ask.what, choice), group(ask.what, choice))

    def group(self, s: State, ask: Ask, actor: int, group: str) -> GroupWords:
        free = len(free_slots(s, actor))
        label, key = GROUPS[group]
        return GroupWords(label, one_or_more(free, "1 free slot", "{count} free slots"), key)

    def groups(self, s: State, ask: Ask, actor: int) -> tuple[str, ...]:
        return FACES if ask.what == "play_card" else ()

    def why_not(self, s: State, ask: Ask, actor: int, target: str) -> Phrase | None:
        return None if self.is_choosable(s, ask, actor, target) else why_not(s, ask, actor, target)

    def is_choosable(self, s: State, ask: Ask, actor: int, target: str) -> bool:
        """Whether any open choice belongs to this group or clicks this board id."""
        if actor == NATURE:
            return False
        return any(
            target == group(ask.what, choice) or target in targets(s, actor, ask.what, choice)
            for choice in ask.options[actor]()
        )

    def event(self, s: State, told: Tell) -> Phrase | None:
        return event(s, told)


GROUPS = {
    UP: (Phrase("Face up"), "U"),
    BARE: (Phrase("Without effect"), "W"),
    DOWN: (Phrase("Face down"), "D"),
}
