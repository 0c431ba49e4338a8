"""Scoring (DV-14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from staufer_engine.games.de_vulgari.components import (
    ALL_TONGUES_POINTS,
    BANKER,
    CANTICLE,
    CANTICLE_POINTS,
    CHARACTERS,
    LIBRARY_TILES,
    MANUSCRIPTS,
    MERCHANT,
    NO_TILE,
    NOBODY,
    POPE,
    RANKS,
    RICHEST_OF_TRADE,
    RICHEST_OTHER,
    RIDDLE,
    RIDDLE_POINTS,
    TONGUES,
    UNUSED_VOTES_POINTS,
)
from staufer_engine.games.de_vulgari.state import State, from_first_to_last, knowledge_order, votes_of_cubes
from staufer_engine.kernel import HIDDEN, Rule, ScoreLine, reveal, tell
from staufer_engine.phrases import Phrase


def show_the_library_tiles(s: State) -> Rule[None]:
    """In turn order (DV-16.4)."""
    for p in tuple(s.turn_order):
        if s.players[p].library_tile != NO_TILE:
            tile = yield from reveal("library tile", s.players[p].library_tile)
            s.players[p].library_tile = tile
            yield from tell("library tile", p, tile)


def announce_the_scores(s: State) -> Rule[None]:
    for p in range(len(s.players)):
        yield from tell("score", p, score(s, p))
    yield from tell("won", ranking(s)[0][0])


def score(s: State, p: int) -> int:
    return sum(points(s, p) for _, points in SOURCES)


def ranking(s: State) -> list[list[int]]:
    """From first to last; ties go to who is ahead in knowledge (DV-14.4)."""
    order = sorted(knowledge_order(s), key=lambda p: -score(s, p))
    return [[p] for p in order]


def score_sheet(s: State) -> list[ScoreLine]:
    seats = range(len(s.players))
    return [ScoreLine(source, tuple(points(s, p) for p in seats)) for source, points in SOURCES]


# -- the sources of DV-14.1 ----------------------------------------------------------------


def points_of_manuscripts(s: State, p: int) -> int:
    return sum(MANUSCRIPTS[kind].value for kind in s.players[p].manuscripts)


def points_of_tongues(s: State, p: int) -> int:
    offers = [MANUSCRIPTS[kind].tongues for kind in s.players[p].manuscripts]
    return ALL_TONGUES_POINTS if can_speak(offers, TONGUES) else 0


def can_speak(offers: Sequence[Sequence[int]], tongues: Sequence[int]) -> bool:
    """Whether each tongue finds a manuscript of its own; one of two tongues serves for one of them."""
    if not tongues:
        return True
    first, *others = tongues
    return any(
        first in offer and can_speak([*offers[:number], *offers[number + 1 :]], others)
        for number, offer in enumerate(offers)
    )


def points_of_the_riddle(s: State, p: int) -> int:
    is_first = from_first_to_last(s, RIDDLE)[0] == p
    return RIDDLE_POINTS[s.players[p].spaces[RIDDLE]] if is_first else 0


def points_of_the_canticle(s: State, p: int) -> int:
    """First and second, if their markers have moved."""
    place = from_first_to_last(s, CANTICLE).index(p)
    has_moved = s.players[p].spaces[CANTICLE] > 0
    return CANTICLE_POINTS[place] if has_moved and place < len(CANTICLE_POINTS) else 0


def points_of_the_library(s: State, p: int) -> int:
    """A tile that the observer may not see counts nothing yet."""
    tile = s.players[p].library_tile
    return 0 if tile in (NO_TILE, HIDDEN) else LIBRARY_TILES[tile]


def points_of_the_rank(s: State, p: int) -> int:
    status = s.players[p].status
    return RANKS[status][2] if status in RANKS else 0


def points_of_riches(s: State, p: int) -> int:
    """The richest alone; somebody always is (DV-14.2, 14.5)."""
    richest = max(knowledge_order(s), key=lambda q: s.players[q].ducats)  # the first of equals
    if p != richest:
        return 0
    return RICHEST_OF_TRADE if s.players[p].status in (MERCHANT, BANKER) else RICHEST_OTHER


def points_of_unused_votes(s: State, p: int) -> int:
    """The most alone, if there are any; virtual cubes are none (DV-11.3)."""
    most = max(knowledge_order(s), key=lambda q: votes_of_cubes(s, q))
    return UNUSED_VOTES_POINTS if p == most and votes_of_cubes(s, p) else 0


def points_of_scribes(s: State, p: int) -> int:
    return s.players[p].scribes


def points_of_the_character(s: State, p: int) -> int:
    """Not for the pope."""
    me = s.players[p]
    return 0 if me.character == NOBODY or me.status == POPE else CHARACTERS[me.character].vp


SOURCES: tuple[tuple[Phrase, Callable[[State, int], int]], ...] = (
    (Phrase("Manuscripts", paragraph="DV-14.1"), points_of_manuscripts),
    (Phrase("All five tongues", paragraph="DV-14.1"), points_of_tongues),
    (Phrase("Riddle of Verona", paragraph="DV-14.1"), points_of_the_riddle),
    (Phrase("Canticle of the Sun", paragraph="DV-14.1"), points_of_the_canticle),
    (Phrase("Papal Library", paragraph="DV-14.1"), points_of_the_library),
    (Phrase("Rank", paragraph="DV-14.1"), points_of_the_rank),
    (Phrase("Richest", paragraph="DV-14.2"), points_of_riches),
    (Phrase("Unused votes", paragraph="DV-14.2"), points_of_unused_votes),
    (Phrase("Amanuenses", paragraph="DV-14.1"), points_of_scribes),
    (Phrase("Character", paragraph="DV-14.1"), points_of_the_character),
)
