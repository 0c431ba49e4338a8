"""Counts, tests and what holds while a place is occupied (SM-17.19 to 17.26)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from staufer_engine.games.stupor_mundi.components import (
    ALLIES,
    CARDS,
    CASTLE_SPACES,
    EMPTY,
    HAND_LIMIT,
    IMPERIAL,
    PAPAL,
    STORAGE,
    WORKPLACE_SPACES,
)
from staufer_engine.games.stupor_mundi.rows import Row
from staufer_engine.games.stupor_mundi.state import (
    CITY_SPACES,
    COURT,
    Player,
    Snapshot,
    State,
    occupied,
    sides_closed_in,
    workplace_of,
)
from staufer_engine.games.stupor_mundi.vocabulary import (
    NO_COST,
    Action,
    Cost,
    CostLess,
    Count,
    FreeTravel,
    Gain,
    HandSize,
    Icon,
    Kind,
    Level,
    Requirement,
    Static,
)


def amount(s: State, p: int, gain: Gain, *, without_papal: bool = False) -> int:
    """n x floor(count / every), at most ``most`` (SM-17.1)."""
    if gain.per is None:
        return gain.n
    made = gain.n * (count(s, p, gain.per, without_papal=without_papal) // gain.every)
    return made if gain.most is None else min(made, gain.most)


def is_true(s: State, p: int, test: Requirement, *, without_papal: bool = False) -> bool:
    left = count(s, p, test.left, without_papal=without_papal)
    right = test.number if test.right is None else count(s, p, test.right, without_papal=without_papal)
    return left > right or (left == right and not test.is_more)


def count(s: State, p: int, what: Count, *, without_papal: bool = False) -> int:
    """Taken now; *without_papal* leaves Papal pieces out, as final scoring may (SM-19.9)."""
    if what in OF_FREDERICK:
        return OF_FREDERICK[what](s.frederick.tracks)
    if what in OF_THE_CASTLE:
        me = s.players[p]
        return OF_THE_CASTLE[what](without_the_popes(me.castle) if without_papal else me.castle, me.great)
    if what == Count.OWN_ALLIES_MET:
        allies = s.players[p].allies
        return sum(is_true(s, p, ALLIES[ally].test, without_papal=without_papal) for ally in allies if ally != EMPTY)
    return OF_A_PLAYER[what](s.players[p])


OF_FREDERICK: dict[Count, Callable[[Row], int]] = {
    Count.F_TOWERS: lambda f: f[Icon.TOWER],
    Count.F_WALLS: lambda f: f[Icon.WALL],
    Count.F_KEEPS: lambda f: f[Icon.KEEP],
    Count.F_STRUCTURES: lambda f: f[Icon.TOWER] + f[Icon.WALL] + f[Icon.KEEP],
    Count.F_GRAIN: lambda f: f[Icon.GRAIN],
    Count.F_STONE: lambda f: f[Icon.STONE],
    Count.F_RESOURCES: lambda f: f[Icon.GRAIN] + f[Icon.STONE],
    Count.F_TREASURY: lambda f: f[Icon.TREASURY],
    Count.F_ALLIES: lambda f: f[Icon.ALLY],
    Count.F_POSITION: lambda f: f[Icon.SPECIALIST],
    Count.F_STEPS: lambda f: f[Icon.SPECIALIST] - 1,
}
OF_THE_CASTLE: dict[Count, Callable[[Row, Row], int]] = {  # castle, spaces of Great Structures
    Count.OWN_TOWERS: lambda castle, _: built(castle, Kind.TOWER),
    Count.OWN_WALLS: lambda castle, _: built(castle, Kind.WALL),
    Count.OWN_KEEPS: lambda castle, _: built(castle, Kind.KEEP),
    Count.OWN_STRUCTURES: lambda castle, _: len(castle) - castle.count(EMPTY),
    Count.OWN_GREAT: lambda castle, great: sum(castle[space] != EMPTY for space in great),
    Count.OWN_CLOSED_SIDES: lambda castle, _: len(sides_closed_in(castle)),
}
OF_A_PLAYER: dict[Count, Callable[[Player], int]] = {
    Count.OWN_ALLIES: lambda me: len(me.allies) - me.allies.count(EMPTY),
    Count.OWN_GRAIN: lambda me: me.grain,
    Count.OWN_STONE: lambda me: me.stone,
    Count.OWN_RESOURCES: lambda me: me.grain + me.stone,
    Count.OWN_COINS: lambda me: me.coins,
    Count.OWN_FURTHEST: lambda me: max(steps(space) for space in me.specialists),
    Count.OWN_STEPS: lambda me: sum(steps(space) for space in me.specialists),
    Count.OWN_IN_CITY: lambda me: sum(space in CITY_SPACES for space in me.specialists),
    Count.OWN_EDICTS: lambda me: len(me.edicts),
    Count.OWN_ADVANCED: lambda me: sum(CARDS[card].level in (Level.A, Level.B) for card in me.owned),
}


def without_the_popes(castle: Row) -> Row:
    return tuple(EMPTY if PAPAL <= piece < IMPERIAL else piece for piece in castle)


def built(castle: Row, kind: Kind) -> int:
    return sum(castle[space] != EMPTY for space in SPACES_OF_KIND[kind])


SPACES_OF_KIND = {kind: [n for n, space in enumerate(CASTLE_SPACES) if space.kind == kind] for kind in Kind}


def steps(space: int) -> int:
    """The number of a Workplace space on its path, 0 before all paths."""
    return WORKPLACE_SPACES[space].n if space >= 0 else 0


def capacity(s: State, p: int) -> int:
    return STORAGE + built(s.players[p].castle, Kind.WALL)


# -- static abilities ----------------------------------------------------------------------


def hand_limit(s: State, p: int) -> int:
    """5, more with the Keep of the Court and with Workplaces (SM-14.6)."""
    limit = HAND_LIMIT + sum(ability.n for ability in statics(s, occupied(s, p)) if isinstance(ability, HandSize))
    if s.players[p].castle[COURT] != EMPTY:
        limit += sum(effect.n for effect in CASTLE_SPACES[COURT].effects if isinstance(effect, HandSize))
    return limit


def free_travel(s: State, p: int) -> int:
    abilities = statics(s, occupied(s, p))
    return sum(ability.n for ability in abilities if isinstance(ability, FreeTravel)) if abilities else 0


def reduction(s: State, snapshot: Snapshot, action: Action, kind: Kind | None = None) -> Cost:
    """What the Workplaces in the snapshot take off the cost of an action, added up (SM-17.23)."""
    abilities = statics(s, snapshot)
    if not abilities:
        return NO_COST
    stone = grain = coin = 0
    for ability in abilities:
        if isinstance(ability, CostLess) and ability.action == action and (kind is None or kind in ability.kinds):
            stone, grain, coin = stone + ability.less.stone, grain + ability.less.grain, coin + ability.less.coin
    return Cost(stone, grain, coin)


def statics(s: State, spaces: Snapshot) -> tuple[Static, ...]:
    return abilities_of(s.workplaces, spaces) if spaces else ()


@lru_cache(1024)
def abilities_of(tiles: Row, spaces: Snapshot) -> tuple[Static, ...]:
    """Of the Workplaces on these spaces; asked for again and again while nothing moves."""
    places = [workplace_of(tiles, space) for space in spaces]
    return tuple(
        effect for place in places if place is not None for effect in place.effects if isinstance(effect, Static)
    )
