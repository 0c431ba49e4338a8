"""Manuscripts: the shelves, how they fill and shift (DV-3.5, 4.5, 4.6), and taking one (DV-10.14)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.de_vulgari.components import LINGUA_VOLGARE, MANUSCRIPTS, TONGUES, PlayerStep, Step
from staufer_engine.games.de_vulgari.state import Shelf, State, area_of, level, points_left
from staufer_engine.kernel import Rule, draw, tell


def fill(s: State, number: int) -> Rule[None]:
    """One tile a player, less one, as far as the stack lasts; what the value-8 shelf holds is all there is of it."""
    shelf = s.shelves[number]
    stack, missing = list(shelf.stack), len(s.players) - 1 - len(shelf.face_up)
    turned_up: list[int] = []
    for _ in range(min(missing, len(stack))):
        kind = yield from draw(stack)
        turned_up.append(kind)
    if turned_up:
        shelf.face_up, shelf.stack = tuple(sorted([*shelf.face_up, *turned_up])), tuple(stack)
        yield from tell("manuscripts turned up", shelf.value, *turned_up)


def shift(s: State) -> Rule[None]:
    """Empty shelves go and the dearer ones become cheaper; the first time the value-8 tile joins at the end."""
    empty = first_empty(s)
    while empty is not None:
        value = s.shelves.pop(empty).value
        yield from tell("shelf removed", value)
        if not s.has_shifted:
            s.has_shifted = True
            s.shelves.append(Shelf(MANUSCRIPTS[LINGUA_VOLGARE].value, (LINGUA_VOLGARE,), ()))
            yield from tell("Lingua Volgare", len(s.shelves))
        empty = first_empty(s)


def first_empty(s: State) -> int | None:
    for number, shelf in enumerate(s.shelves):
        if not shelf.face_up and not shelf.stack:
            return number
    return None


def take_a_manuscript(s: State, p: int, kind: int) -> Rule[None]:
    number = shelf_of(s, kind)
    left = list(s.shelves[number].face_up)
    left.remove(kind)
    s.shelves[number].face_up = tuple(left)
    s.players[p].manuscripts.append(kind)
    s.players[p].manuscripts.sort()
    s.now.points += number + 1
    s.now.manuscript = True
    yield from tell("manuscript", p, kind, number + 1)


# -- what may be chosen --------------------------------------------------------------------


def manuscript_steps(s: State, p: int) -> Sequence[PlayerStep]:
    """The level must reach the value, and the tongue be spoken in the area; equal tiles of a shelf are one option."""
    if s.now.manuscript:
        return ()
    tongue, highest = area_of(s, p).tongue, level(s, p)
    return [
        (Step.MANUSCRIPT, kind)
        for shelf in s.shelves[: points_left(s, p)]
        if shelf.value <= highest
        for kind in dict.fromkeys(shelf.face_up)
        if tongue in UNDERSTOOD[kind]
    ]


UNDERSTOOD = tuple(one.tongues or TONGUES for one in MANUSCRIPTS)  # the value-8 tile: wherever there is a tongue


def shelf_of(s: State, kind: int) -> int:
    return next(number for number, shelf in enumerate(s.shelves) if kind in shelf.face_up)
