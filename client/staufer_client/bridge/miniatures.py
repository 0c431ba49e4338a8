"""The boards in little, for a glance at another moment: where everybody stands, as far as the copy knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import NamedTuple

from staufer_client.bridge.de_vulgari_map import place_of
from staufer_client.bridge.fredericus_rows import KINDS, RAPTOR_KINDS
from staufer_client.bridge.theatre_types import PeekPieceRow
from staufer_client.games_shown import PORTS
from staufer_client.seats import COLOURS
from staufer_engine.games.de_vulgari.state import NOWHERE
from staufer_engine.games.de_vulgari.state import State as DeVulgari
from staufer_engine.games.fredericus.rows import end_card
from staufer_engine.games.fredericus.state import State as Fredericus
from staufer_engine.games.stupor_mundi.counts import count
from staufer_engine.games.stupor_mundi.state import State as StuporMundi
from staufer_engine.games.stupor_mundi.vocabulary import Count
from staufer_engine.record import Record

SIDES = 8
CITY_PLACES = {
    "barcelona": (0.17, 0.25),
    "roma": (0.5, 0.25),
    "constantinople": (0.83, 0.25),
    "tunis": (0.17, 0.7),
    "alexandria": (0.83, 0.7),
}
ITALY = (892, 656)


class Miniature(NamedTuple):
    ground: str  # the art under it
    shape: float  # its width by its height
    pieces: Callable[[Record], Iterator[PeekPieceRow]]


def fredericus(state: Record) -> Iterator[PeekPieceRow]:
    """The ends of the rows round the castle, and the raptors on their posts."""
    assert isinstance(state, Fredericus)
    for side in range(SIDES):
        x, y = round_the_middle(side, 0.43)
        if kind := KINDS[end_card(state, side)]:  # a row may be empty
            yield PeekPieceRow(f"end:{side}", x, y, 0.13, f"fredericus/{kind}", "")
    crowds = [0] * SIDES
    for seat, player in enumerate(state.players):
        for raptor, side in enumerate(player.raptors):
            if 0 <= side < SIDES:
                x, y = round_the_middle(side, 0.29 - 0.085 * (crowds[side] % 3))
                crowds[side] += 1
                hooded = "_hooded" if player.hooded == raptor else ""
                art = f"fredericus/{RAPTOR_KINDS[raptor]}_{COLOURS[seat]}{hooded}"
                yield PeekPieceRow(f"raptor:{seat}:{raptor}", x, y, 0.1, art, "")


def round_the_middle(side: int, radius: float) -> tuple[float, float]:
    angle = 2 * pi * side / SIDES
    return 0.5 + radius * sin(angle), 0.5 - radius * cos(angle)


def stupor_mundi(state: Record) -> Iterator[PeekPieceRow]:
    """The five cities with the ships before them; in the middle, how far each castle has come."""
    assert isinstance(state, StuporMundi)
    for city, (x, y) in CITY_PLACES.items():
        yield PeekPieceRow(f"city:{city}", x, y, 0.26, f"stupor_mundi/city_{city}", "")
    seats = len(state.players)
    for seat, player in enumerate(state.players):
        aside = (seat - (seats - 1) / 2) * 0.07
        if 0 <= player.ship < len(PORTS):
            x, y = CITY_PLACES[PORTS[player.ship]]
            yield PeekPieceRow(f"ship:{seat}", x + aside, y + 0.19, 0.17, f"stupor_mundi/ship_{COLOURS[seat]}", "")
        built = str(count(state, seat, Count.OWN_STRUCTURES))
        art = f"stupor_mundi/keep_{COLOURS[seat]}"
        yield PeekPieceRow(f"castle:{seat}", 0.5 + 1.1 * aside, 0.7, 0.16, art, built)


def de_vulgari(state: Record) -> Iterator[PeekPieceRow]:
    """The pawns on the map."""
    assert isinstance(state, DeVulgari)
    crowds: dict[int, int] = {}
    for seat, player in enumerate(state.players):
        if player.area != NOWHERE:
            n = crowds.get(player.area, 0)
            crowds[player.area] = n + 1
            x, y = place_of(player.area)
            art = f"de_vulgari/pawn_{COLOURS[seat]}"
            yield PeekPieceRow(f"pawn:{seat}", x / ITALY[0] + 0.035 * n, y / ITALY[1] - 0.05, 0.1, art, "")


MINIATURES: Mapping[str, Miniature] = MappingProxyType(
    {
        "fredericus": Miniature("fredericus/castle", 1.0, fredericus),
        "stupor_mundi": Miniature("stupor_mundi/sea", 800 / 520, stupor_mundi),
        "de_vulgari": Miniature("de_vulgari/italy", ITALY[0] / ITALY[1], de_vulgari),
    }
)
