"""Effects one after the other, each by the function of its verb; and the abilities of Workplaces (SM-6.2, 7, 17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from staufer_engine.games.stupor_mundi.components import CONDITIONS, EMPTY
from staufer_engine.games.stupor_mundi.counts import is_true
from staufer_engine.games.stupor_mundi.rows import put
from staufer_engine.games.stupor_mundi.state import Snapshot, State, is_in_own_turn, workplace
from staufer_engine.games.stupor_mundi.vocabulary import Effect, Effects, Event, Kind, Static
from staufer_engine.kernel import Rule

E = TypeVar("E", bound=Effect)
Verb = Callable[[State, int, E], Rule[None]]
Able = Callable[[State, int, E], bool]

VERBS: dict[type[Effect], Callable[..., Rule[None]]] = {}  # filled by the chapters as they are loaded
ABLE: dict[type[Effect], Callable[..., bool]] = {}


def does(effect: type[E]) -> Callable[[Verb[E]], Verb[E]]:
    """Marks the function that carries out an effect."""

    def note(rule: Verb[E]) -> Verb[E]:
        VERBS[effect] = rule
        return rule

    return note


def tells_if_able(effect: type[E]) -> Callable[[Able[E]], Able[E]]:
    """Marks the function that says whether an effect can do anything now; without one it always can."""

    def note(able: Able[E]) -> Able[E]:
        ABLE[effect] = able
        return able

    return note


def perform(s: State, p: int, effects: Effects, *, are_checkpoints: bool = True) -> Rule[None]:
    """Each effect completely, with all it triggers, before the next (SM-6.2, SM-7.4).

    After each the conditions of the projects are looked at, but not among the parts of an Edict (SM-20.2).
    """
    for effect in effects:
        if not isinstance(effect, Static):
            yield from VERBS[type(effect)](s, p, effect)
            if are_checkpoints:
                check_the_conditions(s, p)


def can_do(s: State, p: int, effects: Effects) -> bool:
    """Whether any of the effects can do anything now (SM-17.4)."""
    return any(type(effect) not in ABLE or ABLE[type(effect)](s, p, effect) for effect in effects)


def fire(s: State, p: int, event: Event, snapshot: Snapshot, kind: Kind | None = None) -> Rule[None]:
    """T5: the abilities of the Workplaces in the snapshot, path A first (SM-7.3, SM-17.27)."""
    for space in snapshot:
        place = workplace(s, space)
        if place is not None and place.on == event and (kind is None or kind in place.kinds):
            yield from perform(s, p, place.effects)


def check_the_conditions(s: State, p: int) -> None:
    """A checkpoint: what is true now is fulfilled for this turn (SM-20.2, SM-20.3)."""
    if s.offered and is_in_own_turn(s, p):
        for n, condition in enumerate(s.conditions):
            if s.offered[n] != EMPTY and not s.fulfilled[n] and is_true(s, p, CONDITIONS[condition].test):
                s.fulfilled = put(s.fulfilled, n, True)
