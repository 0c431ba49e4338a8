"""From the open choices to one of them, by pressing buttons or by clicking on the board.

Every option names the board ids that are clicked for it, in order, and perhaps a group.  What has
been pressed and clicked so far narrows the options; the next board id of those that remain is what
glows.  Nothing here knows a game: it works on words and targets only.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from staufer_engine.kernel import Ask, Choice, GroupWords, OptionWords, Words
from staufer_engine.phrases import Phrase
from staufer_engine.record import Record

GROUP = "group:"
CHOICE = "choice:"
NOTHING = Phrase("")

MarkNames = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Offer:
    """One open choice with its words; *id* stays the same as long as the choice is open."""

    id: str
    choice: Choice
    words: OptionWords
    marks: tuple[str, ...]  # the names of the marks of its targets


@dataclass(frozen=True, slots=True)
class Group:
    """A group of the present question, open or not."""

    name: str
    words: GroupWords
    why_not: Phrase | None  # None where at least one of its options is open

    @property
    def id(self) -> str:
        return GROUP + self.name


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
    is_primary: bool  # what a second click on the same card, or Enter, chooses
    why_not: Phrase | None = None


class Choosing:
    """The open choices of one question, and how far they have been narrowed."""

    def __init__(
        self, offers: Sequence[Offer] = (), groups: Sequence[Group] = (), has_numbered_places: bool = True
    ) -> None:
        self.offers = tuple(offers)
        self.groups = tuple(groups)
        self.has_numbered_places = has_numbered_places  # the numbers in board ids can be read on the board
        self.group = ""  # the pressed one
        self.clicked: tuple[str, ...] = ()

    @property
    def is_narrowed(self) -> bool:
        return bool(self.group or self.clicked)

    @property
    def remaining(self) -> tuple[Offer, ...]:
        """The options that what was pressed and clicked leaves open."""
        return self.narrowed(self.group, self.clicked)

    @property
    def primary(self) -> Offer | None:
        """The first option for which everything has been clicked; none before anything was."""
        if not self.clicked:
            return None
        return next((offer for offer in self.remaining if offer.words.targets == self.clicked), None)

    def narrowed(self, group: str, clicked: tuple[str, ...]) -> tuple[Offer, ...]:
        return tuple(
            offer
            for offer in self.offers
            if (not group or offer.words.group == group) and offer.words.targets[: len(clicked)] == clicked
        )

    def press(self, id: str) -> Offer | None:
        """Press a button; the offer that this chooses, or None while there is more to say."""
        if not id.startswith(GROUP):
            return next((offer for offer in self.offers if offer.id == id), None)
        name = id.removeprefix(GROUP)
        if name == self.group:
            self.group, self.clicked = "", ()
            return None
        options = self.narrowed(name, ())
        if not options:
            return None
        if len(options) == 1 and len(options[0].words.targets) < 2:
            return options[0]
        self.group, self.clicked = name, ()
        return None

    def click(self, target: str) -> Offer | None:
        """Click a board id; the offer that this chooses, or None while there is more to say.

        The next id of an option that remains narrows further; the last clicked id again chooses what
        is complete there, or is put back; any other legal id starts anew.
        """
        ways = self.ways_on(target)
        if target in self.clicked[-1:] and not self.narrowed(*ways[0]):
            return self.click_again()
        for group, clicked in ways:
            options = self.narrowed(group, clicked)
            if options:
                self.group, self.clicked = group, clicked
                return options[0] if len(options) == 1 and options[0].words.targets == clicked else None
        return None

    def click_again(self) -> Offer | None:
        chosen = self.primary
        if chosen is None:
            self.clicked = self.clicked[:-1]
        return chosen

    def can_click(self, target: str) -> bool:
        """Whether a click there means something now."""
        return target in self.clicked[-1:] or any(self.narrowed(*way) for way in self.ways_on(target))

    def ways_on(self, target: str) -> list[tuple[str, tuple[str, ...]]]:
        """What a click on *target* can mean: group and path, the nearest meaning first."""
        return [(self.group, (*self.clicked, target)), (self.group, (target,)), ("", (target,))]

    def take_up(self, group: str, clicked: tuple[str, ...]) -> None:
        """Go on where one was, if that leads to an option still."""
        if self.narrowed(group, clicked):
            self.group, self.clicked = group, clicked

    def put_back(self) -> bool:
        """Take the last click or press back; False where nothing was narrowed."""
        if self.clicked:
            self.clicked = self.clicked[:-1]
        elif self.group:
            self.group = ""
        else:
            return False
        return True

    def offers_at(self, target: str) -> tuple[Offer, ...]:
        """What a click there would start, continue or choose."""
        for way in self.ways_on(target):
            options = self.narrowed(*way)
            if options:
                return options
        return ()

    def marks(self) -> dict[str, str]:
        """The name of the mark of every board id that continues what was begun.

        Where several options go on at one id, the first of them names it.
        """
        step = len(self.clicked)
        marks: dict[str, str] = {}
        for offer in self.remaining:
            if len(offer.words.targets) > step:
                marks.setdefault(offer.words.targets[step], offer.marks[step])
        return marks

    def buttons(self) -> list[Button]:
        """The decision bar: groups and single choices, or what remains of them when narrowed."""
        if self.is_narrowed:
            shown = self.remaining
            groups: tuple[Group, ...] = ()
        else:
            shown = tuple(offer for offer in self.offers if not offer.words.group)
            groups = self.groups
        keys = keys_of(shown, {group.words.key for group in groups}, self.has_numbered_places)
        primary = self.primary
        return [group_button(group) for group in groups] + [
            choice_button(offer, key, offer is primary or (len(shown) == 1 and self.is_narrowed))
            for offer, key in zip(shown, keys, strict=True)
        ]


def open_choices(
    words: Words[Record],
    state: Record,
    ask: Ask,
    actor: int,
    names: MarkNames | None = None,
    *,
    has_numbered_places: bool = True,
) -> Choosing:
    """Everything that *actor* may answer to *ask*, in words."""
    names = names or {}
    offers = []
    for choice in ask.options[actor]():
        said = words.option(state, ask, actor, choice)
        offers.append(Offer(choice_id(choice), choice, said, marks_of(said, ask.what, names)))
    open_groups = {offer.words.group for offer in offers}
    groups = [
        Group(
            name,
            words.group(state, ask, actor, name),
            None if name in open_groups else words.why_not(state, ask, actor, name) or Phrase("Not possible now."),
        )
        for name in words.groups(state, ask, actor)
    ]
    order = {group.name: n for n, group in enumerate(groups)}
    offers.sort(key=lambda offer: order.get(offer.words.group, len(order)))
    return Choosing(offers, groups, has_numbered_places)


def choice_id(choice: Choice) -> str:
    return CHOICE + ".".join(map(str, choice if isinstance(choice, tuple) else (choice,)))


def marks_of(words: OptionWords, what: str, names: MarkNames) -> tuple[str, ...]:
    """Mark names by step: those of the game for the group or the question, or simply their name."""
    kind = words.group or what
    known = names.get(kind) or names.get(what) or (kind,)
    return tuple(known[min(step, len(known) - 1)] for step in range(len(words.targets)))


def keys_of(offers: Sequence[Offer], taken: set[str], has_numbered_places: bool) -> list[str]:
    """A digit for each where there are enough: the number of the place, else the one in the list."""
    by_place = [place_key(offer) for offer in offers]
    keys = (
        by_place
        if has_numbered_places and len(set(by_place)) == len(by_place)
        else [str(n + 1) for n in range(len(offers))]
    )
    return [key if len(key) == 1 and key not in taken else "" for key in keys]


def place_key(offer: Offer) -> str:
    """``row:5`` is the sixth row: 6.  A place without a number, such as the centre, is 0."""
    last = offer.words.targets[-1] if offer.words.targets else ""
    number = re.fullmatch(r"\w+:(\d+)", last)
    return str(int(number[1]) + 1) if number else "0"


def group_button(group: Group) -> Button:
    words = group.words
    return Button(
        group.id, words.label, words.detail, NOTHING, words.key, group.name, group.why_not is None, False, group.why_not
    )


def choice_button(offer: Offer, key: str, is_primary: bool) -> Button:
    words = offer.words
    return Button(offer.id, words.label, words.detail, words.help, key, words.group, True, is_primary)
