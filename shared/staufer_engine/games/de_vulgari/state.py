"""What lies on the table, in front of the screens and behind them."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import (
    ACTION_POINTS,
    AREAS,
    CARDINAL,
    CHARACTERS,
    EVENT_TURNS,
    FRIAR,
    KNOWLEDGE,
    LENGTHS,
    LEVELS,
    MERCHANT,
    MURET,
    NO_CUBE,
    NOBODY,
    SHARES,
    VOTES,
    Area,
    Share,
)
from staufer_engine.record import Record


class Phase:
    """What is played next; the player turns of the Actions phase are told apart by ``State.at``."""

    SET_UP, START_AREAS, EVENTS, ACTIONS, STUPOR_MUNDI, ELECTION = range(6)


class Player(Record):
    ducats: int
    status: int  # MERCHANT to POPE
    character: int  # or NOBODY
    area: int  # of the pawn; NOWHERE before it is placed
    arrived_on: int  # the turn
    arrival: int  # the running number (DV-1.12)
    spaces: list[int]  # of the markers, by track
    since: list[int]  # the running number of each marker's arrival there: of two, the lower one is ahead (DV-1.4)
    cubes: list[int]  # by kind; the amanuenses lie open, the others behind the screen
    scribes: int  # amanuenses that are points
    manuscripts: list[int]
    marks: list[int]  # areas whose benefit is used
    library_tile: int  # or NO_TILE
    has_looked: bool
    has_struck: bool


class PlayerTurn(Record):
    """How far the player in turn has come (DV-7.5)."""

    points: int  # Action Points used
    moved: bool
    salterio: bool
    business: bool
    manuscript: bool
    virtual_canticle: bool  # the virtual abbess has gone to the Canticle
    taken: list[bool]  # by kind of cube


class Shelf(Record):
    value: int
    face_up: tuple[int, ...]
    stack: tuple[int, ...]  # in no order: NATURE draws


class State(Record):
    thin: bool
    phase: int
    turn: int  # 0 during set-up
    turn_order: list[int]
    at: int  # the place in turn order of the player whose turn it is
    last_turn: bool
    over: bool
    players: list[Player]
    now: PlayerTurn
    arrivals: int  # of pawns
    marker_moves: int
    spaces: list[tuple[int, ...]]  # of the turn track: how many cubes of each kind lie on it; none on space 0
    gone: list[int]  # cubes that found no room, or paid for a rank
    shelves: list[Shelf]  # the cheapest first: a shelf costs its place, from 1
    has_shifted: bool
    events: tuple[int, ...]  # by turn, from turn 1
    lying: list[int]  # the events that lie face up
    canticles: list[int]  # the marker of each Franciscan area
    papal: list[int]  # tiles turned up
    papal_left: list[int]
    displayed: list[int]  # characters that nobody has taken
    library: list[int]  # tiles that nobody has looked at, in no order
    top: list[int]  # above them those put back, the uppermost first
    knower: list[int]  # who put back each of them (DV-16.5)
    seen: list[int]  # in the hand of the player in turn during a look


NOWHERE = -1


def share(s: State) -> Share:
    return SHARES[len(s.players)]


def rounds(s: State) -> int:
    return s.turn


def is_past_half(s: State) -> bool:
    """Half of the events have been read."""
    return 2 * s.turn > EVENT_TURNS


def player_in_turn(s: State) -> int:
    return s.turn_order[s.at]


def area_of(s: State, p: int) -> Area:
    return AREAS[s.players[p].area]


def is_merchant(s: State, p: int) -> bool:
    return s.players[p].status == MERCHANT


def is_religious(s: State, p: int) -> bool:
    return s.players[p].status in (FRIAR, CARDINAL)


# -- Action Points -------------------------------------------------------------------------


def new_player_turn() -> PlayerTurn:
    return PlayerTurn(0, False, False, False, False, False, [False] * len(VOTES))


def points_left(s: State, p: int) -> int:
    """Muret gives one more, also in the turn in which he is taken (DV-11.5)."""
    return ACTION_POINTS + (s.players[p].character == MURET) - s.now.points


# -- markers (DV-1.4 to 1.7) ---------------------------------------------------------------


def from_first_to_last(s: State, track: int) -> list[int]:
    """The players by their markers; on one space the earlier arrival is ahead."""
    return sorted(range(len(s.players)), key=lambda p: (-s.players[p].spaces[track], s.players[p].since[track]))


def knowledge_order(s: State) -> list[int]:
    return from_first_to_last(s, KNOWLEDGE)


def level(s: State, p: int) -> int:
    return LEVEL_OF_SPACE[s.players[p].spaces[KNOWLEDGE]]


LEVEL_OF_SPACE = tuple(sum(first <= space for first in LEVELS) for space in range(LENGTHS[KNOWLEDGE] + 1))


# -- cubes and votes -----------------------------------------------------------------------


def virtual_cube(s: State, p: int) -> int:
    character = s.players[p].character
    return NO_CUBE if character == NOBODY else CHARACTERS[character].virtual


def virtual_votes(s: State, p: int) -> int:
    cube = virtual_cube(s, p)
    return 0 if cube == NO_CUBE else VOTES[cube]


def votes_of_cubes(s: State, p: int) -> int:
    return sum(votes * count for votes, count in zip(VOTES, s.players[p].cubes, strict=True))
