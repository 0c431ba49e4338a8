"""Manuscripts: the shelves, how they fill and shift (DV-3.5, 4.5, 4.6), and taking one (DV-10.14)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.de_vulgari.components import LINGUA_VOLGARE, MANUSCRIPTS, NEUTRAL, PlayerStep, Step
from staufer_engine.games.de_vulgari.state import Shelf, State, area_of, level, points_left
from staufer_engine.kernel import Rule, draw, tell


def fill(s: State, number: int) -> Rule[None]:
    """One tile a player, less one, as far as the stack lasts; what the value-8 shelf holds is all there is of it."""
    turned_up: list[int] = []
    while s.shelves[number].stack and len(s.shelves[number].face_up) < len(s.players) - 1:
        kind = yield from draw(s.shelves[number].stack)
        s.shelves[number].face_up.append(kind)
        s.shelves[number].face_up.sort()
        turned_up.append(kind)
    if turned_up:
        yield from tell("manuscripts turned up", s.shelves[number].value, *turned_up)


def shift(s: State) -> Rule[None]:
    """Empty shelves go and the dearer ones become cheaper; the first time the value-8 tile joins at the end."""
    empty = first_empty(s)
    while empty is not None:
        value = s.shelves.pop(empty).value
        yield from tell("shelf removed", value)
        if not s.has_shifted:
            s.has_shifted = True
            s.shelves.append(Shelf(MANUSCRIPTS[LINGUA_VOLGARE].value, [LINGUA_VOLGARE], []))
            yield from tell("Lingua Volgare", len(s.shelves))
        empty = first_empty(s)


def first_empty(s: State) -> int | None:
    for number, shelf in enumerate(s.shelves):
        if not shelf.face_up and not shelf.stack:
            return number
    return None


def take_a_manuscript(s: State, p: int, kind: int) -> Rule[None]:
    number = shelf_of(s, kind)
    s.shelves[number].face_up.remove(kind)
    s.players[p].manuscripts.append(kind)
    s.players[p].manuscripts.sort()
    s.now.points += number + 1
    s.now.manuscript = True
    yield from tell("manuscript", p, kind, number + 1)


# -- what may be chosen --------------------------------------------------------------------


def manuscript_steps(s: State, p: int) -> Sequence[PlayerStep]:
    """Equal tiles of a shelf are one option."""
    if s.now.manuscript:
        return ()
    kinds = [kind for shelf in s.shelves[: points_left(s, p)] for kind in dict.fromkeys(shelf.face_up)]
    return [(Step.MANUSCRIPT, kind) for kind in kinds if is_understood(s, p, kind)]


def is_understood(s: State, p: int, kind: int) -> bool:
    """Its tongue is spoken in the area, and the player's level reaches its value."""
    return level(s, p) >= MANUSCRIPTS[kind].value and is_spoken_here(s, p, kind)


def is_spoken_here(s: State, p: int, kind: int) -> bool:
    """The value-8 tile is of the common tongue: any tongue will do."""
    tongue = area_of(s, p).tongue
    return tongue != NEUTRAL if kind == LINGUA_VOLGARE else tongue in MANUSCRIPTS[kind].tongues


def shelf_of(s: State, kind: int) -> int:
    return next(number for number, shelf in enumerate(s.shelves) if kind in shelf.face_up)
