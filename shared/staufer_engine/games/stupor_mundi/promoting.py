"""Promote a Specialist, and City Bonuses (SM-8)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.stupor_mundi.components import CITY_BONUSES, NONE, WORKPLACE_SPACES
from staufer_engine.games.stupor_mundi.crusade import has_taken_a_component, honour_the_books, take_a_book
from staufer_engine.games.stupor_mundi.edicts import issue_an_edict
from staufer_engine.games.stupor_mundi.performing import check_the_conditions, does, fire, perform, tells_if_able
from staufer_engine.games.stupor_mundi.rows import sorted_with, without
from staufer_engine.games.stupor_mundi.state import CITY_SPACES, STARTS, State, is_usable, occupied
from staufer_engine.games.stupor_mundi.vocabulary import Action, CityBonus, Event, Promote
from staufer_engine.kernel import Rule, choose, lazily, tell

LIBRARY = (9,)  # take a Book instead (SM-19.5)


@does(Promote)
def may_promote(s: State, p: int, effect: Promote) -> Rule[None]:
    yield from promote(s, p, effect, may_decline=True)


def promote(s: State, p: int, effect: Promote, *, may_decline: bool) -> Rule[None]:
    if not can_promote(s, p, effect):
        return
    snapshot = occupied(s, p)
    match (yield from choose(p, "promote", promotions(s, p, effect, may_decline=may_decline))):
        case path, n:
            yield from move_forward(s, p, place(path, n), next_place(path, n), effect)
            yield from arrive(s, p, next_place(path, n))
            yield from fire(s, p, Event.PROMOTE, snapshot)
            yield from honour_the_books(s, p)
        case (_,):
            yield from take_a_book(s, p)
            yield from has_taken_a_component(s, p, Action.PROMOTE)
    check_the_conditions(s, p)


def move_forward(s: State, p: int, start: int, goal: int, effect: Promote) -> Rule[None]:
    me = s.players[p]
    grain = toll(goal, effect)
    me.grain -= grain
    me.specialists = sorted_with(without(me.specialists, start), goal)
    yield from tell("promoted", p, start, goal, grain)


def arrive(s: State, p: int, space: int) -> Rule[None]:
    """T4: the Edict token of the space, or a City Bonus (SM-8.5, 8.6)."""
    if space in s.tokens:
        s.tokens = without(s.tokens, space)
        yield from tell("token taken", p, space)
        yield from issue_an_edict(s, p)
    if space in CITY_SPACES and s.city_bonuses[CITY_SPACES.index(space)]:
        bonus = yield from choose(p, "city_bonus", bonuses_on(s, CITY_SPACES.index(space)))
        yield from resolve_the_bonus(s, p, bonus)


def resolve_the_bonus(s: State, p: int, bonus: int) -> Rule[None]:
    city = next(n for n, stack in enumerate(s.city_bonuses) if bonus in stack)
    s.city_bonuses[city] = without(s.city_bonuses[city], bonus)
    s.gone_bonuses += (bonus,)
    yield from tell("city bonus", p, bonus)
    yield from perform(s, p, CITY_BONUSES[bonus].effects)


@does(CityBonus)
def take_any_bonus(s: State, p: int, effect: CityBonus) -> Rule[None]:
    """From any City; Specialists do not matter (SM-17.17)."""
    if not any(s.city_bonuses):
        return
    bonus = yield from choose(p, "city_bonus", bonuses_anywhere(s))
    if bonus != NONE:
        yield from resolve_the_bonus(s, p, bonus)


@tells_if_able(CityBonus)
def can_take_any_bonus(s: State, p: int, effect: CityBonus) -> bool:
    return any(s.city_bonuses)


@lazily
def bonuses_on(s: State, city: int) -> Sequence[int]:
    return s.city_bonuses[city]


@lazily
def bonuses_anywhere(s: State) -> Sequence[int]:
    return [*(bonus for stack in s.city_bonuses for bonus in stack), NONE]


# -- what may be chosen --------------------------------------------------------------------


@lazily
def promotions(s: State, p: int, effect: Promote, *, may_decline: bool) -> Sequence[tuple[int, ...]]:
    """By (path, space), space 0 for one that enters; then the Library, then nothing."""
    found = [*moves(s, p, effect)]
    if is_usable(s, Action.PROMOTE):
        found.append(LIBRARY)
    return [*found, ()] if may_decline else found


@tells_if_able(Promote)
def can_promote(s: State, p: int, effect: Promote) -> bool:
    return is_usable(s, Action.PROMOTE) or bool(moves(s, p, effect))


def moves(s: State, p: int, effect: Promote) -> list[tuple[int, ...]]:
    me = s.players[p]
    return [
        step
        for step, start, goal in STEPS
        if start in me.specialists
        and toll(goal, effect) <= me.grain
        and not (goal in CITY_SPACES and goal in me.specialists)
    ]


def toll(goal: int, effect: Promote) -> int:
    """Of the Grain arrow (SM-8.2)."""
    return 0 if effect.free_grain else WORKPLACE_SPACES[goal].grain


LENGTHS = tuple(sum(space.path == path for space in WORKPLACE_SPACES) for path in range(len(STARTS)))


def place(path: int, n: int) -> int:
    """The space with this number on the path; before it, the start area."""
    return STARTS[path] + n - 1 if n else NONE


def next_place(path: int, n: int) -> int:
    return STARTS[path] + n


STEPS = tuple(
    ((path, n), place(path, n), next_place(path, n)) for path in range(len(STARTS)) for n in range(LENGTHS[path])
)
