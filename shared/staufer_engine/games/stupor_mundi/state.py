"""What lies on the table and in the hands (SM-1)."""

from __future__ import annotations

from functools import lru_cache

from staufer_engine.games.stupor_mundi.components import (
    CASTLE_SIDES,
    CASTLE_SPACES,
    EMPTY,
    LAST_ROUND,
    LOCKED_SLOT,
    PIECES,
    SHARES,
    SLOTS,
    WORKPLACE_SPACES,
    WORKPLACE_TILES,
)
from staufer_engine.games.stupor_mundi.rows import Row, sorted_with
from staufer_engine.games.stupor_mundi.things import Share, Workplace
from staufer_engine.games.stupor_mundi.vocabulary import Action, Section
from staufer_engine.record import Record


class Phase:
    """What the next turn of the kernel does (SM-4.1, SM-15.1)."""

    SET_UP, HOUSES, ACTIONS, REFILL, DRAWING, CASTLE_INCOME, ALLY_INCOME, REORGANISATION = range(8)


class End:
    """Why the game ends (SM-16.1, SM-16.2)."""

    CASTLE, EDICTS, CARDS, GUARD = range(4)


class Player(Record):
    house: int
    coins: int
    grain: int
    stone: int
    vp: int
    hand: list[int]  # the cards that opponents cannot name (SM-3.4), sorted
    shown: Row  # those that everybody saw going to the hand, sorted
    pile: list[int]  # in no order: NATURE draws
    discard: Row  # sorted
    slots: Row
    face_up: tuple[bool, ...]  # by slot
    limbo: Row  # bought and being performed (SM-12.3)
    owned: Row  # all cards, wherever they are (SM-3.3), sorted
    ship: int
    specialists: Row  # Workplace spaces or AT_START, sorted
    board: Row  # pieces on the Player Board, sorted
    castle: Row  # by castle space: an own piece, PAPAL + n, IMPERIAL + project, or EMPTY
    great: Row  # castle spaces of Great Structures, replaced ones too (SM-17.25)
    replaced: Row  # own pieces out of the game (SM-19.7, SM-20.5)
    allies: Row  # by Ally space
    mantles: tuple[bool, ...]  # by Ally space (SM-19.8)
    edicts: Row
    books: int
    supply_ships: Row
    projects: Row  # taken, not built
    turned: Row  # projects built
    used_spears: bool  # of the Keep of the Guard in this round (SM-6.4)
    passed: bool


class Frederick(Record):
    tracks: Row  # by Icon
    ship: int
    turns: int  # in this round, solo


class State(Record):
    hard_markets: int  # of the five
    draft: bool
    long_game: bool
    crusade: bool
    imperial: bool
    players: list[Player]
    frederick: Frederick
    phase: int
    round: int
    first: int
    active: int  # whose turn it is, to act or to draw
    workplaces: Row  # tiles: Countryside of A, B, C; Village of A, C
    tokens: Row  # Workplace spaces with an Edict token
    city_bonuses: list[Row]  # on a5, b3, c5
    active_edicts: Row  # upper, middle, lower
    next_edicts: Row
    edict_pool: list[int]  # tiles that nobody has seen, those that may leave the game unseen included
    edict_stack: int
    spent_edicts: Row  # Frederick's, solo
    markets: Row  # tile by city
    is_hard: tuple[bool, ...]  # by city
    allies_up: Row  # by Ally space of the Voyage Board
    allies_down: tuple[bool, ...]
    ally_pool: list[int]  # tiles that nobody has seen
    cards_up: Row  # by card space
    card_pools: list[list[int]]  # A and B: cards that nobody has seen
    card_stacks: Row  # how many of each are in the draw pile
    gone_cards: Row  # out of the game, face up
    gone_allies: Row
    gone_bonuses: Row
    performed: Row  # the cards whose effects are running, the innermost last
    ends: Row  # why the game ends after this round
    boards: tuple[bool, ...]  # Crusade boards in play, by Action
    components: Row  # Books, Mantles and Knights left; Ships and Papal pieces are listed below
    flipped: tuple[bool, ...]  # excommunicated
    supply: Row  # Supply Ships, the one for sale first
    papal: Row  # Papal pieces left
    solo_deck: list[int]  # cards not yet flipped
    offered: Row  # projects, EMPTY once taken
    conditions: Row
    fulfilled: tuple[bool, ...]  # in this turn (SM-20.2)
    over: bool


def share(s: State) -> Share:
    return SHARES[len(s.players)]


def clockwise(s: State, start: int) -> list[int]:
    seats = len(s.players)
    return [(start + n) % seats for n in range(seats)]


def rounds(s: State) -> int:
    """The round being played, from 1; 0 during set-up."""
    return s.round


def is_past_half(s: State) -> bool:
    """Somebody's castle is more than half built, or the guard against endless play is half way."""
    return 2 * s.round > LAST_ROUND or any(2 * one.castle.count(EMPTY) < len(one.castle) for one in s.players)


# -- cards ---------------------------------------------------------------------------------


def hand(s: State, p: int) -> list[int]:
    """All cards in hand, sorted; HIDDEN for those that this copy may not know."""
    me = s.players[p]
    return sorted([*me.hand, *me.shown])


def hand_size(s: State, p: int) -> int:
    me = s.players[p]
    return len(me.hand) + len(me.shown)


def free_slots(s: State, p: int) -> list[int]:
    return [slot for slot in range(len(SLOTS)) if is_free(s, p, slot)]


def is_free(s: State, p: int, slot: int) -> bool:
    """Empty and unlocked; slot 6 is opened by the Keep of the Chancery (SM-6.6)."""
    me = s.players[p]
    return me.slots[slot] == EMPTY and (slot != LOCKED_SLOT or me.castle[CHANCERY] != EMPTY)


COURT, CHANCERY, GUARD = (
    next(n for n, space in enumerate(CASTLE_SPACES) if space.id == name) for name in ("k_hand", "k_slot", "k_spears")
)

# -- castle --------------------------------------------------------------------------------


SIDES = tuple(side.spaces for side in CASTLE_SIDES)


def closed_sides(s: State, p: int) -> list[int]:
    return sides_closed_in(s.players[p].castle)


def sides_closed_in(castle: Row) -> list[int]:
    """Side i is closed when t_i, w_i and t_(i+1) all stand (SM-10.10)."""
    return [n for n, (one, wall, other) in enumerate(SIDES) if EMPTY not in (castle[one], castle[wall], castle[other])]


def free_ally_slots(s: State, p: int) -> list[int]:
    """Uncovered, because their Tower has left the Player Board, and empty (SM-11.1)."""
    me = s.players[p]
    covered = [PIECES[piece].covers for piece in me.board]
    return [n for n, ally in enumerate(me.allies) if ally == EMPTY and n not in covered]


def is_castle_full(s: State, p: int) -> bool:
    return EMPTY not in s.players[p].castle


def end_is_triggered(s: State, why: int) -> None:
    if why not in s.ends:
        s.ends = sorted_with(s.ends, why)


# -- Workplaces ----------------------------------------------------------------------------

TILE_OF_SPACE = tuple(
    {Section.COUNTRYSIDE: space.path, Section.VILLAGE: 3 + space.path // 2, Section.CITY: EMPTY}[space.section]
    for space in WORKPLACE_SPACES
)
CITY_SPACES = tuple(n for n, space in enumerate(WORKPLACE_SPACES) if space.section == Section.CITY)
STARTS = tuple(n for n, space in enumerate(WORKPLACE_SPACES) if space.n == 1)  # a1, b1, c1

Snapshot = Row  # the Workplaces that were occupied when an action started (SM-8.8)


def occupied(s: State, p: int) -> Snapshot:
    """Spaces with an own Specialist, path A first, lower number first, each once."""
    return entered(s.players[p].specialists)


@lru_cache(1024)
def entered(specialists: Row) -> Snapshot:
    return tuple(space for space in dict.fromkeys(specialists) if space >= 0)


def workplace(s: State, space: int) -> Workplace | None:
    """None for a City: it has a bonus, no Workplace."""
    return workplace_of(s.workplaces, space)


def workplace_of(tiles: Row, space: int) -> Workplace | None:
    tile = TILE_OF_SPACE[space]
    return None if tile == EMPTY else WORKPLACE_TILES[tiles[tile]].workplaces[WORKPLACE_SPACES[space].part]


# -- Crusade -------------------------------------------------------------------------------


def components_left(s: State, board: Action) -> int:
    match board:
        case Action.MARKET:
            return len(s.supply)
        case Action.BUILD:
            return len(s.papal)
        case _:
            return s.components[board]


def is_usable(s: State, board: Action) -> bool:
    return s.boards[board] and components_left(s, board) > 0


def is_in_own_turn(s: State, p: int) -> bool:
    return s.phase == Phase.ACTIONS and p == s.active
