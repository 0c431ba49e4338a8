"""Pairs of worlds: two matches that differ only in what one observer may not know, and go on alike for him.

The game is played on the plain kernel first, in both worlds: there it is settled what everybody does and what
NATURE answers, so that nothing that the observer may see differs by the rules.  What then differs is a leak.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from games.observers import Watched
from protocol.tables import KEY
from staufer_engine.kernel import HIDDEN, NATURE, Ask, Choice, Game
from staufer_engine.views import part_of, possible_game
from staufer_protocol.complaint import Complaint
from staufer_protocol.course import Course
from staufer_protocol.draft import Draft
from staufer_protocol.fairness import commitment
from staufer_protocol.host import Host
from staufer_protocol.messages import SeatedPlayer, Setup
from staufer_protocol.positions import Position
from staufer_protocol.receipt import agree_alone
from staufer_protocol.stream import Record

TRIES = 8  # other choices and draws, where one cannot be in both worlds
Script = dict[int, Choice]  # NATURE's answers by the number of the event


class Parted(Complaint):
    """What the observer would see next cannot be the same in both worlds."""


class Nature:
    """Answers as the script says, and evenly where it says nothing."""

    def __init__(self, script: Script, dice: Random) -> None:
        self.script = script
        self.dice = dice
        self.draft: Draft | None = None

    def below(self, event: int, label: str) -> Callable[[int], int]:
        def below(n: int) -> int:
            options = list(self.draft.course.game.ask.options[NATURE]())
            return options.index(self.script[event]) if event in self.script else self.dice.randrange(n)

        return below


class World(Host):
    """A host whose NATURE can be told what to answer."""

    def __init__(self, rules, setup: Setup, secret: bytes) -> None:
        super().__init__(rules, setup, secret)
        self.nature = Nature({}, Random(0))

    def _draft(self, at: int) -> Draft:
        draft = Draft(self.course, self.secret, at, self.nature, self._keys)
        self.nature.draft = draft
        return draft


@dataclass(frozen=True)
class Moment:
    """A point in a match that was played."""

    course: Course
    records: tuple[Record, ...]


@dataclass(frozen=True)
class Played:
    """A match at whose moments worlds can part."""

    watched: Watched
    setup: Setup
    secret: bytes
    moments: tuple[Moment, ...]

    def world(self, moment: Moment, course: Course) -> World:
        world = World(self.watched.rules, self.setup, self.secret)
        world.course = course
        world.records = list(moment.records)
        return world


def set_up(watched: Watched, seats: int, options: Mapping[str, int], dice: Random, pace: str) -> tuple[Setup, bytes]:
    rules, match, secret = watched.rules, dice.randbytes(16), dice.randbytes(32)
    players = tuple(SeatedPlayer(n + 1, f"Player {n + 1}", False, 150_000, 3) for n in range(seats))
    setup = Setup(
        match, rules.name, rules.version, rules.data_hash, tuple(sorted(options.items())), players, pace, True,
        commitment(match, secret), 1_700_000_000,
    )  # fmt: skip
    return agree_alone(setup, secret, KEY, dice.randbytes), secret


def played(watched: Watched, seats: int, options: Mapping[str, int], dice: Random, pace: str, every: int) -> Played:
    """A match to its end; about one moment in *every* is kept."""
    setup, secret = set_up(watched, seats, options, dice, pace)
    host = World(watched.rules, setup, secret)
    host.nature.dice = dice
    host.accept(host.begin(0))
    moments = []
    while not host.is_over:
        if dice.randrange(every) == 0:
            moments.append(Moment(host.course.clone(), tuple(host.records)))
        game = host.course.game
        seat = dice.choice(host.waiting_for())
        host.accept(host.choose(seat, watched.answers(game, dice)[seat], host.course.t_ms + 500))
    return Played(watched, setup, secret, tuple(moments))


# -- another world ---------------------------------------------------------------------------


def other_course(course: Course, observer: int | None, dice: Random) -> Course | None:
    """The same match in a world that the observer cannot tell from it; None where none other was found."""
    truth = course.position.game(course.rules)
    copy = as_seen(truth, observer)
    world = possible_game(copy, dice.randrange)
    if world is None:
        return None
    for actor, choice in copy.answers.items():
        if choice == HIDDEN:
            world.answers[actor] = dice.choice(list(world.ask.options[actor]()))
    if world.state == truth.state and world.answers == truth.answers:
        return None
    return with_turn_of(course, world)


def as_seen(truth: Game, observer: int | None) -> Game:
    """The observer's own copy of this moment."""
    copy = Game(truth.rules, truth.rules.view(truth.checkpoint, observer))
    again = Game(truth.rules, truth.checkpoint)
    for answers in truth.choices:
        copy.apply(part_of(again.ask, answers, observer))
        again.apply(answers)
    copy.answers = {actor: choice if actor == observer else HIDDEN for actor, choice in truth.answers.items()}
    return copy


def with_turn_of(course: Course, world: Game) -> Course:
    """A copy of the course whose present turn is that of the world."""
    chain = [course.position]
    while chain[-1].checkpoint is None:
        chain.append(chain[-1].parent)
    made: dict[int, Position] = {}
    position: Position | None = None
    left = list(world.choices)
    for old in reversed(chain):
        answers, commit = old.given, old.commit
        if position is None:
            position = Position(old.parent, old.maker, answers=answers, checkpoint=world.checkpoint)
        else:
            if answers is not None:
                answers = left.pop(0)
            elif commit is not None:
                actor = commit[0]
                commit = (actor, left[0][actor] if left else world.answers[actor])
            position = Position(
                position, old.maker, answers=answers, commit=commit, is_forced=old.is_forced, is_free=old.is_free
            )
        made[id(old)] = position
    other = course.clone()
    other.positions = [made.get(id(old), old) for old in course.positions]
    return other


# -- going on in both ------------------------------------------------------------------------


def settle(
    one: Course, other: Course, seat: int, choices: tuple[Choice, Choice], observer: int | None, dice: Random
) -> tuple[Script, Script]:
    """NATURE's answers in both worlds after these choices, as far as the next question; raises ``Parted``."""
    pair = (one.game.clone(), other.game.clone())
    scripts: tuple[Script, Script] = ({}, {})
    event = one.draws
    for game, choice in zip(pair, choices, strict=True):
        game.answers[seat] = choice
    while (ask := pair[0].ask) is not None and pair[1].ask is not None:
        if NATURE in ask.options:
            event += 1
            answers = nature_answers(pair, observer, dice)
            for script, given in zip(scripts, answers, strict=True):
                script[event] = given[NATURE]
        elif len(pair[0].answers) == len(ask.options):
            answers = tuple({actor: game.answers[actor] for actor in ask.options} for game in pair)
            if answers[0] != answers[1] and part_of(ask, answers[0], observer) is answers[0]:
                raise Parted("E_PARTED", "The observer would see other choices.")
        else:
            forced = forced_answer(ask, pair)
            if forced is None:
                break
            for game, (actor, choice) in zip(pair, forced, strict=True):
                game.answers[actor] = choice
            continue
        for game, given in zip(pair, answers, strict=True):
            game.apply(given)
    return scripts


def nature_answers(pair: tuple[Game, Game], observer: int | None, dice: Random) -> tuple[dict, dict]:
    mine, theirs = (list(game.ask.options[NATURE]()) for game in pair)
    answers = {NATURE: dice.choice(mine)}
    if part_of(pair[0].ask, answers, observer) is not answers:
        return answers, {NATURE: dice.choice(theirs)}
    common = [answer for answer in mine if answer in theirs]
    if not common:
        raise Parted("E_PARTED", "The observer would see another card.")
    answers = {NATURE: dice.choice(common)}
    return answers, answers


def forced_answer(ask: Ask, pair: tuple[Game, Game]) -> list[tuple[int, Choice]] | None:
    """By world, where somebody has one option only."""
    if ask.always:
        return None
    for actor, options in ask.options.items():
        listed = options()
        if actor not in pair[0].answers and len(listed) == 1 and len(pair[1].ask.options[actor]()) == 1:
            return [(actor, game.ask.options[actor]()[0]) for game in pair]
    return None


@dataclass(frozen=True)
class Deed:
    """What a seat does, in each of the worlds."""

    seat: int
    choices: tuple[Choice, Choice]
    scripts: tuple[Script, Script]


def deed(watched: Watched, one: Course, other: Course, observer: int | None, dice: Random) -> Deed | None:
    """Somebody's choice that is possible in both worlds; None where none was found."""
    for _ in range(TRIES):
        seat = dice.choice(one.waiting_for())
        ask = one.game.ask
        answers = {seat: watched.answers(one.game, dice)[seat]}
        mine = theirs = answers[seat]
        options = other.game.ask.options[seat]()
        is_hidden = seat != observer and (len(ask.options) > 1 or part_of(ask, answers, observer) is not answers)
        if is_hidden and (len(ask.options) == 1 or dice.random() < 0.5):
            theirs = dice.choice(list(options))
        elif theirs not in options:
            continue
        try:
            return Deed(seat, (mine, theirs), settle(one, other, seat, (mine, theirs), observer, dice))
        except Parted:
            continue
    return None
