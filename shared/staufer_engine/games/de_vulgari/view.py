"""What each observer may see (DV-16), and worlds that look like this to them."""

from __future__ import annotations

from collections.abc import Callable

from staufer_engine.games.de_vulgari.components import LIBRARY_TILES, NO_TILE
from staufer_engine.games.de_vulgari.state import State, player_in_turn
from staufer_engine.kernel import HIDDEN


def view(s: State, observer: int | None) -> State:
    """The state as *observer* (None: the public) may see it.

    Only the Library is secret: what lies behind the screens came and went in the open (DV-16.1).
    """
    v = s.clone()
    v.library = [HIDDEN] * len(v.library)
    v.top = [tile if knower == observer else HIDDEN for tile, knower in zip(v.top, v.knower, strict=True)]
    if v.seen and player_in_turn(v) != observer:
        v.seen = [HIDDEN] * len(v.seen)
    if not v.over:
        for p, player in enumerate(v.players):
            if p != observer and player.library_tile != NO_TILE:
                player.library_tile = HIDDEN
    return v


def possible_world(v: State, below: Callable[[int], int]) -> State:
    """A full state that looks like *v*: the unseen tiles are dealt to who kept or holds one, to the
    known top and to the bag."""
    s = v.clone()
    unseen = unseen_tiles(s)
    for player in s.players:
        if player.library_tile == HIDDEN:
            player.library_tile = unseen.pop(below(len(unseen)))
    for tiles in (s.seen, s.top):
        for n, tile in enumerate(tiles):
            if tile == HIDDEN:
                tiles[n] = unseen.pop(below(len(unseen)))
    s.library = unseen
    return s


def unseen_tiles(v: State) -> list[int]:
    seen = [*v.seen, *v.top, *(player.library_tile for player in v.players)]
    return [tile for tile in range(len(LIBRARY_TILES)) if tile not in seen]
