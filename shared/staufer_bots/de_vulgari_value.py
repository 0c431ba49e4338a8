"""What counts in a position of De Vulgari Eloquentia."""

from __future__ import annotations

from statistics import fmean

from staufer_bots.de_vulgari_worths import LIKELY_LAST_TURN, WELL_READ
from staufer_engine.games.de_vulgari.components import (
    ABBESS,
    AMANUENSIS,
    CANTICLE,
    CARDINAL,
    FRIAR,
    KNOWLEDGE,
    LEVELS,
    LIBRARY,
    MANUSCRIPTS,
    MESSENGER,
    ORIENT,
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
    """What a player has."""
    me = s.players[p]
    votes = votes_of_cubes(s, p) + virtual_votes(s, p)
    goals = [(points, needed) for status, needed, points in RANKS.values() if status == me.status]
    knowledge = me.spaces[KNOWLEDGE]
    sure = points_of_manuscripts(s, p) + points_of_scribes(s, p) + points_of_the_character(s, p)
    return {
        "points for good": sure + points_of_tongues(s, p) + points_of_the_library(s, p),
        "points of the riddle": points_of_the_riddle(s, p),
        "points of the canticle": points_of_the_canticle(s, p),
        "points of riches": points_of_riches(s, p),
        "points of unused votes": points_of_unused_votes(s, p),
        "points of the rank": max((points for points, needed in goals if votes >= needed), default=0),
        "points of a rank in sight": max((points * min(1.0, votes / needed) for points, needed in goals), default=0.0),
        "votes": votes,
        "friar": float(me.status == FRIAR),
        "cardinal": float(me.status == CARDINAL),
        "knowledge": min(knowledge, WELL_READ) / 10,
        "knowledge of a master": max(0, knowledge - WELL_READ) / 10,
        "knowledge of all": float(knowledge >= LEVELS[-1]),
        "ducats": me.ducats / 10,
        "abbesses": me.cubes[ABBESS],
        "amanuenses": me.cubes[AMANUENSIS],
        "tongues": len({tongue for kind in me.manuscripts for tongue in MANUSCRIPTS[kind].tongues}),
        "riddle": me.spaces[RIDDLE],
        "canticle": me.spaces[CANTICLE],
        "library": me.spaces[LIBRARY] * (not me.has_looked),
        "orient": me.spaces[ORIENT],
        "messenger": me.spaces[MESSENGER],
        "used areas": len(me.marks),
    }
