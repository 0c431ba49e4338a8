"""What counts in a position of De Vulgari Eloquentia: what a squire sees, and what he sees too little of."""

from __future__ import annotations

from statistics import fmean

from staufer_bots.de_vulgari_worths import (
    DUCAT,
    LEARNED,
    LEARNING,
    LIKELY_LAST_TURN,
    WELL_READ,
    wanted_votes,
)
from staufer_engine.games.de_vulgari.components import (
    ABBESS,
    AMANUENSIS,
    CARDINAL,
    FRIAR,
    KNOWLEDGE,
    LIBRARY,
    MANUSCRIPTS,
    RANKS,
    RIDDLE,
)
from staufer_engine.games.de_vulgari.scoring import (
    points_of_manuscripts,
    points_of_riches,
    points_of_scribes,
    points_of_the_canticle,
    points_of_the_character,
    points_of_the_library,
    points_of_the_riddle,
    points_of_tongues,
    points_of_unused_votes,
)
from staufer_engine.games.de_vulgari.state import State, virtual_votes, votes_of_cubes

A_VOTE, A_SPARE_VOTE, AN_ABBESS, AN_AMANUENSIS, A_TONGUE = 0.8, 0.2, 0.3, 0.55, 1.0
LIBRARY_WORTHS = (0.0, 1.6, 1.95, 2.15, 2.2, 2.22)  # of a look to come, by space


def features(s: State, p: int) -> dict[str, float]:
    """By name and time of the game; what others have counts as their mean, below zero."""
    late = max(0.0, min(2 * s.turn / LIKELY_LAST_TURN - 1, 1.0))  # from the middle to the end
    mine = holdings(s, p)
    theirs = [holdings(s, q) for q in range(len(s.players)) if q != p]
    found = {}
    for name, one in mine.items():
        ahead = one - fmean(other[name] for other in theirs)
        found[name] = ahead * (1 - late)
        found[f"{name} at last"] = ahead * late
    return found


def holdings(s: State, p: int) -> dict[str, float]:
    me = s.players[p]
    votes = votes_of_cubes(s, p) + virtual_votes(s, p)
    goals = [(points, needed) for status, needed, points in RANKS.values() if status == me.status]
    return {
        "as a squire sees it": as_a_squire_sees_it(s, p),
        "points of the riddle": points_of_the_riddle(s, p),
        "points of the canticle": points_of_the_canticle(s, p),
        "points of riches": points_of_riches(s, p),
        "points of unused votes": points_of_unused_votes(s, p),
        "points of the rank": max((points for points, needed in goals if votes >= needed), default=0),
        "friar": float(me.status == FRIAR),
        "cardinal": float(me.status == CARDINAL),
    }


def as_a_squire_sees_it(s: State, p: int) -> float:
    """What he has gained by the worths of his steps."""
    me = s.players[p]
    knowledge = me.spaces[KNOWLEDGE]
    votes = votes_of_cubes(s, p) + virtual_votes(s, p)
    useful = min(votes, wanted_votes(s, p))
    sure = points_of_manuscripts(s, p) + points_of_scribes(s, p) + points_of_the_character(s, p)
    sure += points_of_tongues(s, p) + points_of_the_library(s, p)
    learning = LEARNING * min(knowledge, WELL_READ) + LEARNED * max(0, knowledge - WELL_READ)
    cubes = useful * A_VOTE + (votes - useful) * A_SPARE_VOTE
    cubes += me.cubes[ABBESS] * AN_ABBESS + me.cubes[AMANUENSIS] * AN_AMANUENSIS
    tongues = len({tongue for kind in me.manuscripts for tongue in MANUSCRIPTS[kind].tongues}) * A_TONGUE
    library = 0.0 if me.has_looked else LIBRARY_WORTHS[me.spaces[LIBRARY]]
    return sure + learning + me.ducats * DUCAT + cubes + tongues + library + 0.35 * me.spaces[RIDDLE]
