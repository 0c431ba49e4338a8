"""The kernel of every game: rules ask and tell, players answer, the choices are kept.

A rule is a generator.  It changes the state with plain statements, yields an :class:`Ask`
wherever somebody has to choose and a :class:`Tell` wherever the table should be told.

A :class:`Game` is the state at the start of the turn plus the choices made since.  To copy a
game, to take a choice back or to load a saved one, the turn is played again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, NamedTuple, ParamSpec, Protocol, TypeVar, overload

from staufer_engine.phrases import Phrase
from staufer_engine.record import Record

NATURE = -1  # the actor who shuffles, draws and rolls
HIDDEN = -9  # a card whose face this observer may not see

T = TypeVar("T")
P = ParamSpec("P")
S = TypeVar("S", bound=Record)
S_contra = TypeVar("S_contra", bound=Record, contravariant=True)
Choice = int | tuple[int, ...]
Options = Callable[[], Sequence[T]]
Choices = Mapping[int, Any]


class Ask(NamedTuple):
    """The actors in *options* each have to choose one of their options."""

    what: str
    options: Mapping[int, Options[Any]]
    witnesses: tuple[int, ...] | None = None  # the only ones who learn the answer; None: everybody
    always: bool = False  # asked even with one option, so that no answer time betrays a secret


class Tell(NamedTuple):
    """Something happened that the players should see, for the log and the animations."""

    what: str
    facts: tuple[int, ...]


Rule = Generator[Ask | Tell, Any, T]


def lazily(function: Callable[P, Sequence[T]]) -> Callable[P, Options[T]]:
    """Put off working out the options until somebody looks at them."""

    return partial(partial, function)  # the call keeps the arguments, the look makes the call


class ByKind(Sequence[tuple[int, ...]], Generic[S]):
    """Options whose first number is their kind: a choice is sought among its own kind only.

    All are listed once, at the first look: ``list()`` looks twice, for the length and for the items.
    """

    __slots__ = ("_actor", "_kinds", "_listed", "_state")

    def __init__(
        self, kinds: Mapping[int, Callable[[S, int], Sequence[tuple[int, ...]]]], state: S, actor: int
    ) -> None:
        self._kinds = kinds
        self._state = state
        self._actor = actor
        self._listed: list[tuple[int, ...]] = []

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, tuple) or not choice or choice[0] not in self._kinds:
            return False
        return choice in self._kinds[choice[0]](self._state, self._actor)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return iter(self.listed())

    def __len__(self) -> int:
        return len(self.listed())

    @overload
    def __getitem__(self, n: int) -> tuple[int, ...]: ...
    @overload
    def __getitem__(self, n: slice) -> Sequence[tuple[int, ...]]: ...
    def __getitem__(self, n: int | slice) -> tuple[int, ...] | Sequence[tuple[int, ...]]:
        return self.listed()[n]

    def listed(self) -> Sequence[tuple[int, ...]]:
        if not self._listed:
            state, actor, listed = self._state, self._actor, self._listed
            for options_of_a_kind in self._kinds.values():
                listed += options_of_a_kind(state, actor)
        return self._listed

    def first_two(self) -> Sequence[tuple[int, ...]]:
        """Enough to see whether there is a choice: no more kinds are listed than that takes."""
        found: list[tuple[int, ...]] = []
        for options_of_a_kind in self._kinds.values():
            found += options_of_a_kind(self._state, self._actor)
            if len(found) > 1:
                break
        return found[:2]


@lazily
def these(*options: T) -> Sequence[T]:
    return options


def choose(
    actor: int,
    what: str,
    options: Options[T],
    witnesses: tuple[int, ...] | None = None,
    always: bool = False,
) -> Rule[T]:
    answers: Mapping[int, T] = yield Ask(what, {actor: options}, witnesses, always)
    return answers[actor]


def choose_together(what: str, options: Mapping[int, Options[T]]) -> Rule[Mapping[int, T]]:
    """All of them choose at once; nobody learns of a choice before all are made."""
    answers: Mapping[int, T] = yield Ask(what, options)
    return answers


def reveal(what: str, value: int, to: tuple[int, ...] | None = None) -> Rule[int]:
    """Whoever holds the truth says it: one option for the host, HIDDEN for who does not know."""
    answers: Mapping[int, int] = yield Ask(what, {NATURE: lambda: (value,)}, to)
    return answers[NATURE]


def draw(pile: list[int], seen_by: int | None = None) -> Rule[int]:
    """NATURE takes one card of the pile, which *seen_by* alone, or everybody, gets to see."""
    witnesses = None if seen_by is None else (seen_by,)
    answers: Mapping[int, int] = yield Ask("draw", {NATURE: lambda: pile}, witnesses)
    card = answers[NATURE]
    take(pile, card)
    return card


def tell(what: str, *facts: int) -> Rule[None]:
    yield Tell(what, facts)


def take(cards: list[int], card: int) -> None:
    """Take the card out, or the hidden one that stands for it."""
    if card == HIDDEN:  # one of them went, nobody here knows which: all become unknown
        cards[:] = [HIDDEN] * (len(cards) - 1)
    else:
        cards.remove(card if card in cards else HIDDEN)


def is_plain(choice: object) -> bool:
    """An int or a tuple of them: True and 1.0 equal an int, but would give another digest."""
    return all(map(is_plain_number, choice)) if isinstance(choice, tuple) else is_plain_number(choice)


def is_plain_number(number: object) -> bool:
    """Members of an IntEnum are encoded as their numbers."""
    return type(number) is int or (isinstance(number, int) and not isinstance(number, bool))


# -- what a game package offers ------------------------------------------------------------


class GameOption(NamedTuple):
    """A setting of a match that is agreed before it begins; its value is one of *values*."""

    name: str
    title: Phrase
    values: tuple[tuple[int, Phrase], ...]  # the first is the default
    is_rated: bool = True  # whether rated matches may have it at another value than the default


def settled(options: Sequence[GameOption], chosen: Mapping[str, int]) -> dict[str, int]:
    """Every option with its value, the default where nothing is chosen; ValueError for what does not exist."""
    values = {option.name: option.values[0][0] for option in options}
    for name, value in chosen.items():
        allowed = [n for option in options if option.name == name for n, _ in option.values]
        if not is_plain(value) or value not in allowed:
            raise ValueError(f"no option {name!r} with the value {value!r}")
        values[name] = value
    return values


class OptionWords(NamedTuple):
    """One open choice, in words and on the board."""

    label: Phrase  # on the button: "Capture Griffin"
    detail: Phrase  # under it, what it costs or does: "falcon, row VI, free"
    help: Phrase  # whole sentences for the help card and the screen reader
    targets: tuple[str, ...]  # board ids in the order of clicking, such as ("row:7", "row:0")
    group: str = ""  # choices of one group stand behind one button; its words come from Words.group


class GroupWords(NamedTuple):
    """The button that stands for all open choices of one kind."""

    label: Phrase
    detail: Phrase
    key: str  # the letter that presses it


class ScoreLine(NamedTuple):
    """Points of every seat from one source."""

    source: Phrase
    points: tuple[int, ...]


class Series(NamedTuple, Generic[S]):
    """A figure of every seat that is worth following through a match, beside the points."""

    name: str  # "income": files and charts say it
    title: Phrase
    meaning: Phrase  # one sentence: what is counted
    of: Callable[[S, int], int]  # (s, seat), as far as the copy knows


class Words(Protocol[S_contra]):
    """How a game speaks.  Everything here is given the copy of whoever listens, never the truth."""

    def prompt(self, s: S_contra, ask: Ask, actor: int) -> Phrase:
        """One sentence for the actor: what to do now."""
        ...

    def half_chosen(self, s: S_contra, ask: Ask, actor: int, group: str, clicked: tuple[str, ...]) -> Phrase:
        """One sentence for the actor who has pressed a group's button or clicked some board ids: what is next."""
        ...

    def waiting(self, s: S_contra, ask: Ask, actor: int) -> Phrase:
        """One sentence for everybody else: what the actor is doing."""
        ...

    def option(self, s: S_contra, ask: Ask, actor: int, choice: Choice) -> OptionWords: ...

    def group(self, s: S_contra, ask: Ask, actor: int, group: str) -> GroupWords: ...

    def groups(self, s: S_contra, ask: Ask, actor: int) -> tuple[str, ...]:
        """All groups that this question can have, open or not, in the order of the buttons."""
        ...

    def why_not(self, s: S_contra, ask: Ask, actor: int, target: str) -> Phrase | None:
        """Why this board id, or this group, cannot be chosen now; None where it can."""
        ...

    def event(self, s: S_contra, told: Tell) -> Phrase | None:
        """The journal's line; None for what only moves pieces.  *s* is the state after the step."""
        ...


def no_parts(s: Record, seat: int) -> Sequence[Phrase]:
    """All seats play the same."""
    return ()


def no_endings(s: Record) -> Sequence[Phrase]:
    """The game ends in one way only."""
    return ()


def never(s: Record) -> bool:
    """Nobody can say how long the game will last."""
    return False


@dataclass(frozen=True, slots=True)
class Rules(Generic[S]):
    """What a game package offers: to the kernel, the host, the client and the bots."""

    name: str  # "fredericus": folders, files and messages say it
    title: str  # as people write it
    version: str
    data_hash: bytes  # of the component tables: matches and replays name it
    players: tuple[int, ...]  # the possible numbers of players
    options: tuple[GameOption, ...]
    state: type[S]
    new: Callable[[int, Mapping[str, int]], S]  # (seats, options): the open box
    turn: Callable[[S], Rule[None]]
    is_over: Callable[[S], bool]
    view: Callable[[S, int | None], S]  # what a seat, or the public (None), may see; idempotent
    default: Callable[[S, Ask, int], Choice]  # what a fallen flag chooses for the actor
    rounds: Callable[[S], int]  # the round being played, from 1; 0 during set-up
    ranking: Callable[[S], list[list[int]]]  # seats from first to last, those of a tie together
    score_sheet: Callable[[S], list[ScoreLine]]  # where the points came from; the sum is the score
    possible_world: Callable[[S, Callable[[int], int]], S]  # (view, below): a full state that fits the view
    words: Words[S]
    parts: Callable[[S, int], Sequence[Phrase]] = no_parts  # what chance gave a seat to play: its House, its place
    endings: Callable[[S], Sequence[Phrase]] = no_endings  # what ended the game that is over; several may hold
    series: tuple[Series[S], ...] = ()
    is_past_half: Callable[[S], bool] = never  # whether less is left than has been played, as everybody can see


def playable(rules: Rules[S], seats: int, chosen: Mapping[str, int]) -> dict[str, int]:
    """Every option with its value, where so many may play so; ValueError says why they may not."""
    if seats not in rules.players:
        raise ValueError(f"it is not played by {seats}")
    options = settled(rules.options, chosen)
    rules.new(seats, options)
    return options


class Game(Generic[S]):
    def __init__(self, rules: Rules[S], checkpoint: S, choices: Sequence[Choices] = ()) -> None:
        self.rules = rules
        self.checkpoint = checkpoint  # never changed in place: copies share it
        self.choices: list[Choices] = []
        self.state = checkpoint.clone()
        self.ask: Ask | None = None
        self.answers: dict[int, Any] = {}  # made already to the present ask, told to nobody yet
        if not rules.is_over(self.state):
            self._rule = rules.turn(self.state)
            self._resume(None)
        for answers in choices:
            self.apply(answers)

    def answer(self, actor: int, choice: Any) -> list[Tell]:
        """One actor's answer; the rule goes on when all have answered."""
        assert self.ask is not None
        self.answers[actor] = choice
        if len(self.answers) < len(self.ask.options):
            return []
        return self.apply({a: self.answers[a] for a in self.ask.options})

    def apply(self, answers: Choices) -> list[Tell]:
        """Go on with the answers to the present ask, whose legality the host has checked."""
        self.choices.append(answers)
        self.answers = {}
        return self._resume(answers)

    def _resume(self, answers: Choices | None) -> list[Tell]:
        told: list[Tell] = []
        while True:
            try:
                said = self._rule.send(answers)
            except StopIteration:
                self.checkpoint, self.choices = self.state.clone(), []
                if self.rules.is_over(self.state):
                    self.ask = None
                    return told
                self._rule = self.rules.turn(self.state)
                answers = None
                continue
            if isinstance(said, Ask):
                self.ask = said
                return told
            told.append(said)
            answers = None

    def is_legal(self, actor: int, choice: object) -> bool:
        """Whether *choice* is open to *actor*: for the host and for the actor's own copy.

        Other observers cannot know; they check at the end, when everything is opened.
        """
        return (
            self.ask is not None
            and actor in self.ask.options
            and is_plain(choice)
            and choice in self.ask.options[actor]()
        )

    def clone(self) -> Game[S]:
        copy = Game(self.rules, self.checkpoint, self.choices)
        copy.answers = dict(self.answers)
        return copy

    def without_last(self, count: int = 1) -> Game[S]:
        return Game(self.rules, self.checkpoint, self.choices[:-count])
