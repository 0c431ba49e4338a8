"""Set-up (DV-3): turn order, markers, shelves, cubes, events, and the pawns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from staufer_engine.games.de_vulgari.components import (
    CANTICLE_TURNS,
    CHARACTERS,
    COPIES,
    CUBES,
    FILLED_SPACES,
    FRANCISCAN_AREAS,
    KNOWLEDGE,
    LIBRARY_TILES,
    LINGUA_VOLGARE,
    MANUSCRIPTS,
    MERCHANT,
    NO_TILE,
    NOBODY,
    PAPAL_TILES,
    SHARES,
    START_AREAS,
    START_DUCATS,
    START_KNOWLEDGE,
    STUPOR_MUNDI,
    TRACKS,
    TURN_SPACES,
)
from staufer_engine.games.de_vulgari.cubes import NO_CUBES
from staufer_engine.games.de_vulgari.journeys import put_the_pawn
from staufer_engine.games.de_vulgari.shelves import fill
from staufer_engine.games.de_vulgari.state import NOWHERE, Phase, Player, Shelf, State, new_player_turn, share
from staufer_engine.kernel import GameOption, Rule, choose, draw, lazily, settled, tell
from staufer_engine.phrases import Phrase


def new(seats: int, options: Mapping[str, int]) -> State:
    """The open box: nothing is drawn yet."""
    if seats not in SHARES:
        raise ValueError(f"De Vulgari Eloquentia is for 2 to 5 players, not {seats}")
    chosen = settled(OPTIONS, options)
    thin = seats == 2 and bool(chosen["two_player_thin"])
    return State(
        thin=thin,
        phase=Phase.SET_UP,
        turn=0,
        turn_order=[],
        at=0,
        last_turn=False,
        over=False,
        players=[new_player() for _ in range(seats)],
        now=new_player_turn(),
        arrivals=0,
        marker_moves=0,
        spaces=[NO_CUBES] * (TURN_SPACES + 1),
        gone=[0] * len(CUBES),
        shelves=[Shelf(value, (), stack_of(value, thin)) for value in COPIES],
        has_shifted=False,
        events=(),
        lying=[],
        canticles=[],
        papal=[],
        papal_left=[*PAPAL_TILES],
        displayed=[*range(len(CHARACTERS))],
        library=[*range(len(LIBRARY_TILES))],
        top=[],
        knower=[],
        seen=[],
    )


def new_player() -> Player:
    return Player(
        ducats=START_DUCATS,
        status=MERCHANT,
        character=NOBODY,
        area=NOWHERE,
        arrived_on=0,
        arrival=0,
        spaces=[START_KNOWLEDGE if track == KNOWLEDGE else 0 for track in TRACKS],
        since=[0] * len(TRACKS),
        cubes=[0] * len(CUBES),
        scribes=0,
        manuscripts=[],
        marks=[],
        library_tile=NO_TILE,
        has_looked=False,
        has_struck=False,
    )


def stack_of(value: int, thin: bool) -> tuple[int, ...]:
    copies = COPIES[value] - (thin and COPIES[value] > 1)
    kinds = [kind for kind in range(LINGUA_VOLGARE) if MANUSCRIPTS[kind].value == value]
    return tuple(kind for kind in kinds for _ in range(copies))


def set_up(s: State) -> Rule[None]:
    yield from draw_the_turn_order(s)
    for area in FRANCISCAN_AREAS:
        marker = yield from draw([one for one in range(len(CANTICLE_TURNS)) if one not in s.canticles])
        s.canticles.append(marker)
        yield from tell("canticle marker", area, marker)
    for number in range(len(s.shelves)):
        yield from fill(s, number)
    yield from fill_the_turn_track(s)
    first = yield from draw([*range(1, STUPOR_MUNDI)])
    s.events = (*range(first, STUPOR_MUNDI), *range(1, first), STUPOR_MUNDI)
    yield from tell("first event", first)
    s.phase, s.at = Phase.START_AREAS, len(s.players) - 1


def draw_the_turn_order(s: State) -> Rule[None]:
    """The last player's knowledge marker lies at the bottom, ahead of all (DV-3.1, 3.9)."""
    seats = list(range(len(s.players)))
    for _ in range(len(s.players)):
        p = yield from draw(seats)
        s.turn_order.append(p)
    for p in reversed(s.turn_order):
        s.marker_moves += 1
        s.players[p].since[KNOWLEDGE] = s.marker_moves
    yield from tell("turn order drawn", *s.turn_order)


def fill_the_turn_track(s: State) -> Rule[None]:
    """The bag is empty afterwards (DV-3.6)."""
    bag = [cube for cube in CUBES for _ in range(share(s).cubes[cube])]
    for space in range(1, FILLED_SPACES + 1):
        drawn = [0] * len(CUBES)
        for _ in range(share(s).limit):
            cube = yield from draw(bag)
            drawn[cube] += 1
        s.spaces[space] = tuple(drawn)
        yield from tell("turn space filled", space, *s.spaces[space])


def choose_a_start_area(s: State) -> Rule[None]:
    """In reverse turn order (DV-3.10)."""
    p = s.turn_order[s.at]
    area = yield from choose(p, "start area", free_start_areas(s))
    put_the_pawn(s, p, area)
    yield from tell("started", p, area)
    if s.at == 0:
        s.phase = Phase.EVENTS
    else:
        s.at -= 1


@lazily
def free_start_areas(s: State) -> Sequence[int]:
    taken = [player.area for player in s.players]
    return [area for area in START_AREAS if area not in taken]


OFF_ON = ((0, Phrase("off")), (1, Phrase("on")))
OPTIONS = (
    GameOption(
        "two_player_thin",
        Phrase("Thin shelves: two players use one manuscript less of each kind", paragraph="DV-15.1"),
        OFF_ON,
    ),
    GameOption(
        "open_screens",
        Phrase("Open screens: everybody sees what lies behind them", paragraph="DV-15.2"),
        OFF_ON,
        is_rated=False,
    ),
)
