"""The look into the Papal Library (DV-10.9, 16.5): some tiles, one kept, the others back in a secret order."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.de_vulgari.components import LIBRARY, LIBRARY_FROM_TURN, ZAZZA, PlayerStep, Step
from staufer_engine.games.de_vulgari.state import State
from staufer_engine.kernel import Rule, choose, draw, lazily, reveal, take, tell


def look_at_the_library(s: State, p: int) -> Rule[None]:
    """Only the looker learns the tiles; that he looked, and at how many, is public."""
    s.players[p].has_looked = True
    count = tiles_to_see(s, p)
    yield from tell("look", p, count)
    for _ in range(count):
        if s.top:
            tile = yield from reveal("look", s.top[0], (p,))
            s.top.pop(0)
            s.knower.pop(0)
        else:
            tile = yield from draw(s.library, seen_by=p)
        s.seen.append(tile)
    kept = yield from choose(p, "tile to keep", tiles_seen(s), (p,))
    take(s.seen, kept)
    s.players[p].library_tile = kept
    yield from tell("tile kept", p, kept)
    yield from put_back(s, p)


def put_back(s: State, p: int) -> Rule[None]:
    """One after the other, the first on top; *p* is the one who knows them (DV-16.5)."""
    count = len(s.seen)
    for place in range(count):
        tile = yield from choose(p, "tile to put back", tiles_seen(s), (p,))
        take(s.seen, tile)
        s.top.insert(place, tile)
        s.knower.insert(place, p)
    yield from tell("tiles put back", p, count)


@lazily
def tiles_seen(s: State) -> Sequence[int]:
    """Equal ones are told apart (DV-16.6)."""
    return tuple(s.seen)


def tiles_to_see(s: State, p: int) -> int:
    """As many as his Library space says, with Zazza one more, or all that there are."""
    wanted = s.players[p].spaces[LIBRARY] + (s.players[p].character == ZAZZA)
    return min(wanted, tiles_in_stack(s))


def tiles_in_stack(s: State) -> int:
    return len(s.top) + len(s.library)


def look_steps(s: State, p: int) -> Sequence[PlayerStep]:
    may_look = s.turn >= LIBRARY_FROM_TURN and s.players[p].spaces[LIBRARY] and not s.players[p].has_looked
    return [(Step.LOOK,)] if may_look and tiles_in_stack(s) else ()
