"""Choosing several things at once, in any order: a click takes one more, or puts all of its kind back.

Nothing here lists the answers: of ten cards in hand there are a thousand selections.  An answer is the
sorted tuple of what is taken, and every single thing is an answer of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from staufer_client.choosing import Button, Choosing, Offer, choice_button, choice_id
from staufer_engine.kernel import Ask, Choice, Words
from staufer_engine.record import Record

Selection = tuple[int, ...]


class Gathering(Choosing):
    """The open selections of one question; ``offers`` are nothing, and what is taken now."""

    def __init__(self, options: Sequence[Choice], said: Callable[[Choice], Offer]) -> None:
        self.options = options
        self.said = said
        self.things = {target: thing for thing in singles(options) for target in said((thing,)).words.targets}
        super().__init__()
        self._offer_again()

    def _offer_again(self) -> None:
        taken = self.selection
        choices: list[Choice] = [taken] if taken in self.options else []
        if taken and () in self.options:
            choices.append(())
        self.offers = tuple(self.said(choice) for choice in choices)

    @property
    def selection(self) -> Selection:
        return tuple(sorted(self.things[target] for target in self.clicked))

    @property
    def remaining(self) -> tuple[Offer, ...]:
        return self.offers

    @property
    def primary(self) -> Offer | None:
        """What is taken now, once anything is."""
        return self.offers[0] if self.clicked and self.offers else None

    def can_take(self, target: str) -> bool:
        return target in self.things and tuple(sorted((*self.selection, self.things[target]))) in self.options

    def click(self, target: str) -> Offer | None:
        if self.can_take(target):
            self.clicked = (*self.clicked, target)
        else:
            self.clicked = tuple(other for other in self.clicked if other != target)
        self._offer_again()
        return None

    def can_click(self, target: str) -> bool:
        return target in self.clicked or self.can_take(target)

    def take_up(self, group: str, clicked: tuple[str, ...]) -> None:
        for target in clicked:
            if self.can_take(target):
                self.click(target)

    def put_back(self) -> bool:
        if not self.clicked:
            return False
        self.clicked = self.clicked[:-1]
        self._offer_again()
        return True

    def offers_at(self, target: str) -> tuple[Offer, ...]:
        """What would be taken with one thing more."""
        if not self.can_take(target):
            return ()
        return (self.said(tuple(sorted((*self.selection, self.things[target])))),)

    def marks(self) -> dict[str, str]:
        return {target: "take" for target in self.things if self.can_take(target)}

    def buttons(self) -> list[Button]:
        primary = self.primary
        return [choice_button(offer, "C" if offer is primary else "0", offer is primary) for offer in self.offers]


def open_selections(words: Words[Record], state: Record, ask: Ask, actor: int) -> Gathering:
    """Everything that *actor* may answer to *ask*, where that is a set of things."""

    def said(choice: Choice) -> Offer:
        told = words.option(state, ask, actor, choice)
        return Offer(choice_id(choice), choice, told, (ask.what,) * len(told.targets))

    return Gathering(ask.options[actor](), said)


def singles(options: Sequence[Choice]) -> list[int]:
    return [choice[0] for choice in options if isinstance(choice, tuple) and len(choice) == 1]
