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
    REST,
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
from staufer_engine.games.de_vulgari.state import State, knowledge_order, virtual_votes, votes_of_cubes


def features(s: State, p: int) -> dict[str, float]:
    """By name; what others have counts as their mean, below zero."""
    mine = holdings(s, p)
    theirs = [holdings(s, q) for q in range(len(s.players)) if q != p]
    return {name: mine[name] - fmean(one[name] for one in theirs) for name in mine}


def holdings(s: State, p: int) -> dict[str, float]:
    """What a player has, and once more as a share of the game that is left, where it matters when he has it."""
    me = s.players[p]
    left = max(0, LIKELY_LAST_TURN - s.turn) / LIKELY_LAST_TURN
    votes = votes_of_cubes(s, p) + virtual_votes(s, p)
    goals = [(points, needed) for status, needed, points in RANKS.values() if status == me.status]
    rank = max((points for points, needed in goals if votes >= needed), default=0)
    nearly = max((points * min(1.0, votes / needed) for points, needed in goals), default=0.0)
    learned, mastered = min(me.spaces[KNOWLEDGE], WELL_READ) / 10, max(0, me.spaces[KNOWLEDGE] - WELL_READ) / 10
    sure = points_of_manuscripts(s, p) + points_of_scribes(s, p) + points_of_the_character(s, p)
    return {
        "points for good": sure + points_of_tongues(s, p) + points_of_the_library(s, p),
        "points of the riddle": points_of_the_riddle(s, p),
        "points of the canticle": points_of_the_canticle(s, p),
        "points of riches": points_of_riches(s, p),
        "points of riches early": points_of_riches(s, p) * left,
        "points of unused votes": points_of_unused_votes(s, p),
        "points of the rank": rank,
        "points of the rank early": rank * left,
        "points of a rank in sight": nearly,
        "points of a rank in sight early": nearly * left,
        "votes": votes,
        "votes early": votes * left,
        "friar": float(me.status == FRIAR),
        "friar early": (me.status == FRIAR) * left,
        "cardinal": float(me.status == CARDINAL),
        "cardinal early": (me.status == CARDINAL) * left,
        "knowledge": learned,
        "knowledge early": learned * left,
        "knowledge of a master": mastered,
        "knowledge of a master early": mastered * left,
        "knowledge of all": float(me.spaces[KNOWLEDGE] >= LEVELS[-1]),
        "ahead in knowledge": float(knowledge_order(s)[0] == p),
        "ducats": me.ducats / 10,
        "ducats early": me.ducats * left / 10,
        "abbesses": me.cubes[ABBESS],
        "amanuenses": me.cubes[AMANUENSIS],
        "amanuenses early": me.cubes[AMANUENSIS] * left,
        "tongues": len({tongue for kind in me.manuscripts for tongue in MANUSCRIPTS[kind].tongues}),
        "riddle": me.spaces[RIDDLE],
        "riddle early": me.spaces[RIDDLE] * left,
        "canticle": me.spaces[CANTICLE],
        "canticle early": me.spaces[CANTICLE] * left,
        "library": me.spaces[LIBRARY] * (not me.has_looked),
        "orient early": me.spaces[ORIENT] * left,
        "messenger": me.spaces[MESSENGER],
        "messenger early": me.spaces[MESSENGER] * left,
        "rest early": me.spaces[REST] * left,
        "used areas early": len(me.marks) * left,
    }
