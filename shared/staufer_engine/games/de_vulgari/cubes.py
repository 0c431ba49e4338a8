"""Cubes: how they return to the turn track (DV-4.4), and taking them (DV-10.10 to 10.13)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.de_vulgari.components import (
    ABBESS,
    CUBES,
    MALABRANCA,
    NOBLE,
    NOBLE_SWAP,
    PRICES,
    TAKE_POINTS,
    TURN_SPACES,
    Kind,
    PlayerStep,
    Step,
)
from staufer_engine.games.de_vulgari.state import State, area_of, points_left, share
from staufer_engine.kernel import Rule, tell

NO_CUBES = (0,) * len(CUBES)


def return_cubes(s: State, cubes: Sequence[int], first: int) -> Rule[None]:
    """Each to the earliest space from *first* on that has room; without room it leaves the game."""
    for cube in CUBES:
        for _ in range(cubes[cube]):
            space = space_with_room(s, first)
            if space:
                put_on_the_track(s, space, cube, 1)
            else:
                s.gone[cube] += 1
            yield from tell("cube returned", cube, space)


def put_on_the_track(s: State, space: int, cube: int, count: int) -> None:
    """Fewer than none takes them away."""
    lying = [*s.spaces[space]]
    lying[cube] += count
    s.spaces[space] = tuple(lying)


def space_with_room(s: State, first: int) -> int:
    """0 if there is none."""
    limit = share(s).limit
    for space in range(first, TURN_SPACES + 1):
        if sum(s.spaces[space]) < limit:
            return space
    return 0


def spend(s: State, p: int, cubes: Sequence[int]) -> Rule[None]:
    """They return from the next turn on."""
    me = s.players[p]
    me.cubes = [have - paid for have, paid in zip(me.cubes, cubes, strict=True)]
    yield from return_cubes(s, cubes, s.turn + 1)


def of_one_kind(cube: int, count: int) -> list[int]:
    return [count if one == cube else 0 for one in CUBES]


def take_cubes(s: State, p: int, cube: int, count: int, swaps: int) -> Rule[None]:
    """Nobles may at once be swapped for money; they return like spent ones (DV-10.12)."""
    me = s.players[p]
    price = price_of(s, p, cube) * count
    s.now.points += TAKE_POINTS[count]
    s.now.taken[cube] = True
    put_on_the_track(s, s.turn, cube, -count)
    me.ducats += swaps * NOBLE_SWAP - price
    me.cubes[cube] += count - swaps
    yield from tell("taken", p, cube, count, swaps, price)
    if swaps:
        yield from return_cubes(s, of_one_kind(cube, swaps), s.turn + 1)


# -- what may be chosen --------------------------------------------------------------------


def take_steps(s: State, p: int) -> Sequence[PlayerStep]:
    """One or two of a colour that lies on this turn's space; of nobles any number may be swapped."""
    left, ducats = points_left(s, p), s.players[p].ducats
    most = 2 if left >= TAKE_POINTS[2] else min(left, 1)
    found: list[PlayerStep] = []
    for cube, lying in enumerate(s.spaces[s.turn]):
        if lying and not s.now.taken[cube]:
            price = price_of(s, p, cube)
            paid_for = ducats // price if price else most
            found += TAKE_STEPS[cube][min(lying, most, paid_for)]
    return found


def take_steps_up_to(cube: int, most: int) -> Sequence[PlayerStep]:
    """One cube comes before two, and no swap before some."""
    counts = range(1, most + 1)
    if cube == NOBLE:
        return tuple((Step.TAKE, cube, count, swaps) for count in counts for swaps in range(count + 1))
    return tuple((Step.TAKE, cube, count, 0) for count in counts)


TAKE_STEPS = tuple(tuple(take_steps_up_to(cube, most) for most in range(3)) for cube in CUBES)


def price_of(s: State, p: int, cube: int) -> int:
    """Of one; abbesses cost nothing in an abbey, and Malabranca pays for none (DV-10.11, 11.7)."""
    if cube != ABBESS:
        return PRICES[cube]
    is_free = area_of(s, p).kind == Kind.ABBEY or s.players[p].character == MALABRANCA
    return 0 if is_free else PRICES[ABBESS]
