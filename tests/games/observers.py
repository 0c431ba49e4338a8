"""Who knows what, for every game: the checks that its own tests call with what is special in it.

An observer is a seat, or None for the public.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from staufer_engine.kernel import HIDDEN, NATURE, Ask, Choices, Game, Rules
from staufer_engine.phrases import say
from staufer_engine.record import Record
from staufer_engine.views import first_difference, part_of, possible_game, view_plain

NAMES = ("Costanza", "Piero", "Bianca", "Manfred", "Enzo")


@dataclass(frozen=True)
class Watched:
    """A game under observation."""

    rules: Rules
    answers: Callable[[Game, Random], Choices]  # how everybody plays, NATURE too
    check_invariants: Callable[[Record], None]
    can_list: Callable[[Ask, int, int | None], bool]  # (ask, actor, observer): whether the observer knows all options
    can_count: bool = True  # whether everybody knows how many there are

    def new(self, seats: int, options: dict[str, int]) -> Game:
        return Game(self.rules, self.rules.new(seats, options))

    def table(self, game: Game, observer: int | None) -> Game:
        """The observer's copy of a game at the start of a turn."""
        return Game(self.rules, self.rules.view(game.checkpoint, observer))


def observers_of(game: Game, seats: int) -> dict[int | None, Game]:
    return {
        observer: Game(game.rules, game.rules.view(game.checkpoint, observer)) for observer in (*range(seats), None)
    }


# -- the commuting square --------------------------------------------------------------------


def stays_in_step(watched: Watched, seats: int, options: dict[str, int], dice: Random) -> dict[int | None, Game]:
    """To see and then to apply is to apply and then to see, for everybody, to the end; returns the last copies."""
    host = watched.new(seats, options)
    tables = observers_of(host, seats)
    view = watched.rules.view
    while host.ask:
        ask, answers = host.ask, watched.answers(host, dice)
        for observer, table in tables.items():
            same_question(watched, ask, table, observer, part_of(ask, answers, observer))
        told = host.apply(answers)
        for observer, table in tables.items():
            same_news(table.apply(part_of(ask, answers, observer)), told)
            want = view(host.state, observer)
            assert first_difference(view(table.state, observer), want) is None
            assert view(want, observer) == want
    return tables


def same_question(watched: Watched, ask: Ask, table: Game, observer: int | None, part: Choices) -> None:
    theirs = table.ask
    assert (theirs.what, theirs.witnesses, theirs.always) == (ask.what, ask.witnesses, ask.always)
    assert list(theirs.options) == list(ask.options)
    for actor, options in ask.options.items():
        if actor != NATURE and watched.can_list(ask, actor, observer):
            assert list(theirs.options[actor]()) == list(options())
            assert table.is_legal(actor, part[actor])
        elif watched.can_count:
            assert len(theirs.options[actor]()) == len(options())


def same_news(theirs: list, told: list) -> None:
    """The observer is told the same, but for the facts that are hidden from him."""
    assert [one.what for one in theirs] == [one.what for one in told]
    for own, whole in zip(theirs, told, strict=True):
        assert len(own.facts) == len(whole.facts)
        assert all(fact in (HIDDEN, true) for fact, true in zip(own.facts, whole.facts, strict=True)), (own, whole)


def forced_choices_are_public(watched: Watched, seats: int, options: dict[str, int], dice: Random) -> None:
    """Whether there is one option only is the same on every copy, or the question is always asked."""
    host = watched.new(seats, options)
    public = watched.table(host, None)
    while host.ask:
        ask, answers = host.ask, watched.answers(host, dice)
        for actor, listed in ask.options.items():
            if actor != NATURE and not ask.always:
                assert (len(listed()) == 1) == (len(public.ask.options[actor]()) == 1), ask.what
        host.apply(answers)
        public.apply(part_of(ask, answers, None))


# -- possible worlds -------------------------------------------------------------------------


def has_possible_worlds(watched: Watched, seats: int, options: dict[str, int], dice: Random, stride: int) -> None:
    """Now and then: a world made from a view is whole, and looks like the view that it was made from."""
    game, rules = watched.new(seats, options), watched.rules
    while game.ask:
        for observer in (*range(seats), None):
            seen = rules.view(game.state, observer)
            untouched = seen.clone()
            world = rules.possible_world(seen, dice.randrange)
            assert seen == untouched
            assert first_difference(rules.view(world, observer), seen) is None
            watched.check_invariants(world)
        for _ in range(stride):
            if game.ask:
                game.apply(watched.answers(game, dice))


def possible_games(
    watched: Watched, seats: int, dice: Random, moment: Callable[[Game, Random], bool], observer: int = 1
) -> tuple[int, int]:
    """At each *moment*, a game that stands where the observer's copy stands; how many were found, how many not."""
    rules, host = watched.rules, watched.new(seats, {})
    copy = watched.table(host, observer)
    found = missed = 0
    while host.ask:
        ask, answers = host.ask, watched.answers(host, dice)
        host.apply(answers)
        copy.apply(part_of(ask, answers, observer))
        if host.ask and moment(host, dice):
            world = possible_game(copy, dice.randrange)
            if world is None:
                missed += 1
                continue
            found += 1
            assert first_difference(rules.view(world.state, observer), rules.view(host.state, observer)) is None
            assert world.ask.what == host.ask.what
            watched.check_invariants(world.state)
    return found, missed


# -- two worlds ------------------------------------------------------------------------------


def what_is_seen(watched: Watched, game: Game, observer: int | None) -> list[object]:
    """Everything that the observer is shown: the view, the question, the options and all their words."""
    rules, ask = watched.rules, game.ask
    words, seen = rules.words, rules.view(game.state, observer)
    shown = [view_plain(rules, game.state, observer), ask.what, ask.witnesses, ask.always, list(ask.options)]
    for actor, options in ask.options.items():
        if actor == NATURE:
            continue
        shown.append(say(words.waiting(seen, ask, actor), NAMES))
        if not watched.can_list(ask, actor, observer):
            continue
        listed = list(options())
        shown += [listed, say(words.prompt(seen, ask, actor), NAMES)]
        for choice in listed:
            told = words.option(seen, ask, actor, choice)
            shown.append((say(told.label, NAMES), say(told.detail, NAMES), say(told.help, NAMES), told.targets))
    return shown


def other_world(watched: Watched, host: Game, observer: int | None, dice: Random) -> Game:
    """Another game at the start of this turn that differs in what the observer may not know."""
    seen = watched.rules.view(host.checkpoint, observer)
    other = Game(watched.rules, watched.rules.possible_world(seen, dice.randrange))
    watched.check_invariants(other.state)
    return other


def looks_alike(watched: Watched, host: Game, observer: int | None, dice: Random, most: int = 60) -> int:
    """Both worlds go on together until one must show what cannot be in the other; how long that was."""
    other = other_world(watched, host, observer, dice)
    copy = watched.table(host, observer)
    for step in range(most):
        if host.ask is None:
            return step
        assert what_is_seen(watched, host, observer) == what_is_seen(watched, other, observer)
        ask, answers = host.ask, watched.answers(host, dice)
        theirs = answers
        if part_of(ask, answers, observer) is not answers:
            theirs = watched.answers(other, dice)
        elif not all(other.is_legal(actor, choice) for actor, choice in answers.items()):
            return step
        heard = copy.apply(part_of(ask, answers, observer))
        same_news(heard, host.apply(answers))
        same_news(heard, other.apply(theirs))
    return most
