"""From the open choices to one of them, by pressing buttons or by clicking on the board.

Every option names the board ids that are clicked for it, in order, and perhaps a group.  What has
been pressed and clicked so far narrows the options; the next board id of those that remain is what
glows.  Nothing here knows a game: it works on words and targets only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from staufer_engine.kernel import Choice, GroupWords, OptionWords
from staufer_engine.phrases import Phrase

GROUP = "group:"
CHOICE = "choice:"


@dataclass(frozen=True, slots=True)
class Offer:
    """One open choice with its words; *id* is the same as long as the choice is."""

    id: str
    choice: Choice
    words: OptionWords
    mark: tuple[str, ...]  # the mark of each target


@dataclass(frozen=True, slots=True)
class Group:
    """A group of the present question, open or not."""

    name: str
    words: GroupWords
    why_not: Phrase | None  # None where at least one of its options is open


@dataclass(frozen=True, slots=True)
class Button:
    """What the decision bar shows: a group, or one choice."""

    id: str
    label: Phrase
    detail: Phrase
    help: Phrase
    key: str
    group: str
    is_enabled: bool
    is_primary: bool  # the one that Enter, or a second click on the same card, chooses
    why_not: Phrase | None


class Choosing:
    """The open choices of one question, and how far they have been narrowed."""

    def __init__(self, offers: Sequence[Offer] = (), groups: Sequence[Group] = ()) -> None:
        self.offers = tuple(offers)
        self.groups = tuple(groups)
        self.group = ""  # the pressed one
        self.clicked: tuple[str, ...] = ()

    @property
    def is_narrowed(self) -> bool:
        return bool(self.group or self.clicked)

    @property
    def remaining(self) -> tuple[Offer, ...]:
        """The options that what was pressed and clicked leaves open."""
        raise NotImplementedError

    def press(self, id: str) -> Offer | None:
        """Press a button; the offer that is chosen by it, or None while there is more to say."""
        raise NotImplementedError

    def click(self, target: str) -> Offer | None:
        """Click a board id; the offer that is chosen by it, or None while there is more to say."""
        raise NotImplementedError

    def can_click(self, target: str) -> bool:
        """Whether a click there means something now."""
        raise NotImplementedError

    def put_back(self) -> bool:
        """Take the last press or click back; False where nothing was narrowed."""
        raise NotImplementedError

    def buttons(self) -> list[Button]:
        """The decision bar: groups and single choices, or what remains of them when narrowed."""
        raise NotImplementedError

    def marks(self) -> dict[str, str]:
        """For every board id that can be clicked now the name of its mark."""
        raise NotImplementedError

    def offers_at(self, target: str) -> tuple[Offer, ...]:
        """What a click there would start or continue, in the order of the groups."""
        raise NotImplementedError


MarkNames = Mapping[str, tuple[str, ...]]
WhyNot = Callable[[str], Phrase | None]
