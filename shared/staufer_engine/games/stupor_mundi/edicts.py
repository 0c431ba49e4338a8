"""Issuing an Edict, and what else is done with Edicts and Frederick's palace (SM-13, SM-17.14 to 17.18)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.stupor_mundi.components import EDICTS, EMPTY, NONE, REWARDS, TRACKS
from staufer_engine.games.stupor_mundi.performing import check_the_conditions, does, fire, perform, tells_if_able
from staufer_engine.games.stupor_mundi.rows import put
from staufer_engine.games.stupor_mundi.state import End, State, end_is_triggered, occupied
from staufer_engine.games.stupor_mundi.vocabulary import EdictReward, Event, Icon, IssueEdict, Palace, SwapEdict
from staufer_engine.kernel import NATURE, Rule, choose, draw, lazily, tell, these

ADD, REMOVE = 0, 1
UNMARKED, MARKED = 0, 1  # a tile of the long solo game (SM-18.2)


def issue_an_edict(s: State, p: int) -> Rule[None]:
    """A tile, its reward, its icons; then a Next tile moves up (SM-13.2)."""
    snapshot = occupied(s, p)
    yield from tell("edict", p)
    space = yield from choose(p, "edict_tile", active_tiles(s))
    tile = s.active_edicts[space]
    yield from perform(s, p, REWARDS[space].effects, are_checkpoints=False)
    if tile != EMPTY:
        yield from activate_the_icons(s, p, tile)
        s.players[p].edicts += (tile,)
        s.active_edicts = put(s.active_edicts, space, EMPTY)
        yield from tell("edict issued", p, tile, space)
        yield from move_a_next_tile_up(s, p, space)
    yield from fire(s, p, Event.EDICT, snapshot)
    check_the_conditions(s, p)


@does(IssueEdict)
def issue_it(s: State, p: int, effect: IssueEdict) -> Rule[None]:
    yield from issue_an_edict(s, p)


@lazily
def active_tiles(s: State) -> Sequence[int]:
    """The filled Active spaces; with none, the three rewards alone (SM-13.6)."""
    filled = [space for space, tile in enumerate(s.active_edicts) if tile != EMPTY]
    return filled or [*range(len(REWARDS))]


def activate_the_icons(s: State, p: int, tile: int) -> Rule[None]:
    """All icons of one kind go the same way, and all of them (SM-13.3)."""
    icons = EDICTS[tile].icons
    for icon in dict.fromkeys(icons):
        ways = directions(s, icon, icons.count(icon))
        if len(ways) > 1:
            _, way = yield from choose(p, "edict_direction", these(*[(icon, way) for way in ways]))
        elif ways:
            way = ways[0]
        else:
            continue
        yield from change_a_track(s, icon, icons.count(icon) if way == ADD else -icons.count(icon))


def directions(s: State, icon: Icon, n: int) -> list[int]:
    """Those in which the whole change fits the limits."""
    track, value = TRACKS[icon], s.frederick.tracks[icon]
    fits = (value + n * track.step <= track.most, value - n * track.step >= track.least)
    return [way for way in (ADD, REMOVE) if fits[way]]


def change_a_track(s: State, icon: Icon, n: int) -> Rule[None]:
    value = s.frederick.tracks[icon] + n * TRACKS[icon].step
    s.frederick.tracks = put(s.frederick.tracks, icon, value)
    yield from tell("frederick", icon, n * TRACKS[icon].step, value)


def move_a_next_tile_up(s: State, p: int, space: int) -> Rule[None]:
    """Without a Next tile the space stays empty, and the game ends after this round (SM-13.7)."""
    if all(tile == EMPTY for tile in s.next_edicts):
        end_is_triggered(s, End.EDICTS)
        yield from tell("end triggered", End.EDICTS, p)
        return
    chosen = yield from choose(p, "edict_refill", next_tiles(s))
    s.active_edicts = put(s.active_edicts, space, s.next_edicts[chosen])
    yield from tell("edict moved up", s.active_edicts[space], chosen, space)
    yield from fill_next(s, chosen)


@lazily
def next_tiles(s: State) -> Sequence[int]:
    return [n for n, tile in enumerate(s.next_edicts) if tile != EMPTY]


def fill_next(s: State, n: int) -> Rule[None]:
    s.next_edicts = put(s.next_edicts, n, EMPTY)
    if s.edict_stack:
        tile = yield from top_of_the_stack(s)
        s.next_edicts = put(s.next_edicts, n, tile)
        yield from tell("edict revealed", tile, n)


def top_of_the_stack(s: State) -> Rule[int]:
    """In the long solo game more marked tiles are unseen than are in the stack: first which sort it is."""
    unmarked = [tile for tile in s.edict_pool if EDICTS[tile].min_players <= 2]
    marked = [tile for tile in s.edict_pool if EDICTS[tile].min_players > 2]
    tiles = unmarked + marked
    if len(tiles) > s.edict_stack:
        sorts = [UNMARKED] * len(unmarked) + [MARKED] * (s.edict_stack - len(unmarked))
        sort = yield from choose(NATURE, "marked or not", these(*sorts))
        tiles = unmarked if sort == UNMARKED else marked
    tile = yield from draw(tiles)
    s.edict_pool.remove(tile)
    s.edict_stack -= 1
    return tile


# -- what is not an Edict ------------------------------------------------------------------


@does(EdictReward)
def take_rewards(s: State, p: int, effect: EdictReward) -> Rule[None]:
    """Different ones, in the order of choice (SM-17.16)."""
    left = [*range(len(REWARDS))]
    for _ in range(effect.n):
        reward = yield from choose(p, "edict_reward", these(*left, NONE))
        if reward == NONE:
            return
        left.remove(reward)
        yield from perform(s, p, REWARDS[reward].effects)


@does(SwapEdict)
def swap(s: State, p: int, effect: SwapEdict) -> Rule[None]:
    if not swaps(s):
        return
    match (yield from choose(p, "swap_edict", these(*swaps(s), ()))):
        case active, following:
            up, down = s.next_edicts[following], s.active_edicts[active]
            s.active_edicts = put(s.active_edicts, active, up)
            s.next_edicts = put(s.next_edicts, following, down)
            yield from tell("edicts swapped", p, up, down)


def swaps(s: State) -> list[tuple[int, ...]]:
    return [
        (active, following)
        for active, one in enumerate(s.active_edicts)
        for following, other in enumerate(s.next_edicts)
        if EMPTY not in (one, other)
    ]


@tells_if_able(SwapEdict)
def can_swap(s: State, p: int, effect: SwapEdict) -> bool:
    return bool(swaps(s))


@does(Palace)
def change_the_palace(s: State, p: int, effect: Palace) -> Rule[None]:
    """Up to n times one step of one kind (SM-17.18)."""
    for _ in range(effect.n):
        match (yield from choose(p, "palace_step", these(*palace_steps(s, effect), ()))):
            case icon, way:
                yield from change_a_track(s, Icon(icon), 1 if way == ADD else -1)
            case _:
                return


def palace_steps(s: State, effect: Palace) -> list[tuple[int, ...]]:
    icons = Icon if effect.icon is None else (effect.icon,)
    return [(icon, way) for icon in icons for way in directions(s, icon, 1)]
