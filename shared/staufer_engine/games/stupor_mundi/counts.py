"""Counts, tests and what holds while a place is occupied (SM-17.19 to 17.26)."""

from __future__ import annotations

from functools import lru_cache

from staufer_engine.games.stupor_mundi.components import (
    ALLIES,
    CARDS,
    CASTLE_SIDES,
    CASTLE_SPACES,
    EMPTY,
    HAND_LIMIT,
    IMPERIAL,
    PAPAL,
    STORAGE,
    WORKPLACE_SPACES,
)
from staufer_engine.games.stupor_mundi.rows import Row
from staufer_engine.games.stupor_mundi.state import CITY_SPACES, COURT, Snapshot, State, occupied, workplace_of
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
    me, f = s.players[p], s.frederick.tracks
    match what:
        case Count.OWN_TOWERS:
            return built(s, p, Kind.TOWER, without_papal)
        case Count.OWN_WALLS:
            return built(s, p, Kind.WALL, without_papal)
        case Count.OWN_KEEPS:
            return built(s, p, Kind.KEEP, without_papal)
        case Count.OWN_STRUCTURES:
            return sum(counts_as_built(piece, without_papal) for piece in me.castle)
        case Count.OWN_GREAT:
            return sum(counts_as_built(me.castle[space], without_papal) for space in me.great)
        case Count.OWN_CLOSED_SIDES:
            return sum(
                all(counts_as_built(me.castle[space], without_papal) for space in side.spaces) for side in CASTLE_SIDES
            )
        case Count.OWN_ALLIES:
            return sum(ally != EMPTY for ally in me.allies)
        case Count.OWN_ALLIES_MET:
            return sum(
                is_true(s, p, ALLIES[ally].test, without_papal=without_papal) for ally in me.allies if ally != EMPTY
            )
        case Count.OWN_GRAIN:
            return me.grain
        case Count.OWN_STONE:
            return me.stone
        case Count.OWN_RESOURCES:
            return me.grain + me.stone
        case Count.OWN_COINS:
            return me.coins
        case Count.OWN_FURTHEST:
            return max(steps(space) for space in me.specialists)
        case Count.OWN_STEPS:
            return sum(steps(space) for space in me.specialists)
        case Count.OWN_IN_CITY:
            return sum(space in CITY_SPACES for space in me.specialists)
        case Count.OWN_EDICTS:
            return len(me.edicts)
        case Count.OWN_ADVANCED:
            return sum(CARDS[card].level in (Level.A, Level.B) for card in me.owned)
        case Count.F_STRUCTURES:
            return f[Icon.TOWER] + f[Icon.WALL] + f[Icon.KEEP]
        case Count.F_RESOURCES:
            return f[Icon.GRAIN] + f[Icon.STONE]
        case Count.F_STEPS:
            return f[Icon.SPECIALIST] - 1
        case _:
            return f[ICON_OF[what]]


ICON_OF = {
    Count.F_TOWERS: Icon.TOWER,
    Count.F_WALLS: Icon.WALL,
    Count.F_KEEPS: Icon.KEEP,
    Count.F_GRAIN: Icon.GRAIN,
    Count.F_STONE: Icon.STONE,
    Count.F_TREASURY: Icon.TREASURY,
    Count.F_ALLIES: Icon.ALLY,
    Count.F_POSITION: Icon.SPECIALIST,
}


def counts_as_built(piece: int, without_papal: bool) -> bool:
    return piece != EMPTY and not (without_papal and PAPAL <= piece < IMPERIAL)


def built(s: State, p: int, kind: Kind, without_papal: bool = False) -> int:
    castle = s.players[p].castle
    return sum(counts_as_built(castle[space], without_papal) for space in SPACES_OF_KIND[kind])


SPACES_OF_KIND = {kind: [n for n, space in enumerate(CASTLE_SPACES) if space.kind == kind] for kind in Kind}


def steps(space: int) -> int:
    """The number of a Workplace space on its path, 0 before all paths."""
    return WORKPLACE_SPACES[space].n if space >= 0 else 0


def capacity(s: State, p: int) -> int:
    return STORAGE + built(s, p, Kind.WALL)


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
