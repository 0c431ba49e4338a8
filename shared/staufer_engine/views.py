"""What observers see of a game: as plain values, compared, and played on in a world that fits it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from staufer_engine.kernel import HIDDEN, Ask, Choices, Game, Rules
from staufer_engine.record import Record

S = TypeVar("S", bound=Record)
TRIES = 200  # worlds that may turn out not to fit the present turn before one does


def view_plain(rules: Rules[S], state: S, observer: int | None) -> list[object]:
    """The observer's view (None: the public's) as nested lists of plain values."""
    return rules.view(state, observer).to_plain()


def part_of(ask: Ask, answers: Choices, observer: int | None) -> Choices:
    """The answers as *observer* learns them: HIDDEN for who is no witness."""
    if ask.witnesses is None or observer in ask.witnesses:
        return answers
    return dict.fromkeys(answers, HIDDEN)


# -- comparing -----------------------------------------------------------------------------


def first_difference(one: object, other: object, path: str = "") -> str | None:
    """Where two views part, for reports: ``.players[2].objectives[0]: 7 != -9``; None where they agree.

    Records are compared field by field, plain values by position; 1, True and 1.0 differ, as their digests do.
    """
    if type(one) is not type(other):
        return f"{path}: {one!r} != {other!r}"
    if isinstance(one, Record) and isinstance(other, Record):
        return first_of((f"{path}.{name}", getattr(one, name), getattr(other, name)) for name in one.fields)
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return first_difference_of_sequences(one, other, path)
    if isinstance(one, dict) and isinstance(other, dict):
        return first_difference_of_mappings(one, other, path)
    return None if one == other else f"{path}: {one!r} != {other!r}"


def first_difference_of_sequences(one: Sequence[object], other: Sequence[object], path: str) -> str | None:
    found = first_of((f"{path}[{n}]", a, b) for n, (a, b) in enumerate(zip(one, other, strict=False)))
    if found is None and len(one) != len(other):
        return f"{path}: {len(one)} things != {len(other)} things"
    return found


def first_difference_of_mappings(one: Mapping[object, object], other: Mapping[object, object], path: str) -> str | None:
    """The order of the keys counts, because it is encoded."""
    if list(one) != list(other):
        return f"{path}: keys {list(one)!r} != {list(other)!r}"
    return first_of((f"{path}[{key!r}]", one[key], other[key]) for key in one)


def first_of(pairs: Iterable[tuple[str, object, object]]) -> str | None:
    return next(filter(None, (first_difference(a, b, path) for path, a, b in pairs)), None)


# -- thinking ahead ------------------------------------------------------------------------


def possible_game(game: Game[S], below: Callable[[int], int]) -> Game[S] | None:
    """A game with nothing hidden that looks like this copy in the middle of its turn.

    The answers of the turn that are hidden here are chosen anew; a world in which what is known could not have
    happened is given up.  None if no world was found that fits.
    """
    for _ in range(TRIES):
        world = Game(game.rules, game.rules.possible_world(game.checkpoint, below))
        if all(follows(world, answers, below) for answers in game.choices):
            for actor, choice in game.answers.items():
                world.answer(actor, choice)
            return world
    return None


def follows(world: Game[S], answers: Choices, below: Callable[[int], int]) -> bool:
    """Whether the answers could be given in the world as well; if so, they are."""
    assert world.ask is not None
    whole: dict[int, object] = {}
    for actor, choice in answers.items():
        options = world.ask.options[actor]()
        if choice == HIDDEN:
            whole[actor] = options[below(len(options))]
        elif choice in options:
            whole[actor] = choice
        else:
            return False
    world.apply(whole)
    return True
