"""What counts in a position of De Vulgari Eloquentia."""

from __future__ import annotations

from statistics import fmean

from staufer_bots.de_vulgari import filled, journeys, steps_here
from staufer_bots.de_vulgari_worths import LIKELY_LAST_TURN, WELL_READ, wanted_votes
from staufer_engine.games.de_vulgari.components import (
    ABBESS,
    ACTION_POINTS,
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
    REST,
    RIDDLE,
)
from staufer_engine.games.de_vulgari.scoring import score
from staufer_engine.games.de_vulgari.state import (
    NOWHERE,
    State,
    knowledge_order,
    new_player_turn,
    virtual_votes,
    votes_of_cubes,
)


def features(s: State, p: int) -> dict[str, float]:
    """By name; what others have counts as their mean, below zero."""
    mine = holdings(s, p)
    theirs = [holdings(s, q) for q in range(len(s.players)) if q != p]
    found = {name: mine[name] - fmean(one[name] for one in theirs) for name in mine}
    found["next turn"] = next_turn(s, p)
    return found


def holdings(s: State, p: int) -> dict[str, float]:
    me = s.players[p]
    left = max(0, LIKELY_LAST_TURN - s.turn) / LIKELY_LAST_TURN
    knowledge = me.spaces[KNOWLEDGE]
    votes = votes_of_cubes(s, p)
    wanted = wanted_votes(s, p)
    useful = min(votes + virtual_votes(s, p), wanted)
    tongues = {tongue for kind in me.manuscripts for tongue in MANUSCRIPTS[kind].tongues}
    return {
        "points": score(s, p),
        "points, later worth more": score(s, p) * left,
        "knowledge": min(knowledge, WELL_READ) / 10,
        "knowledge early": min(knowledge, WELL_READ) * left / 10,
        "knowledge of a master": max(0, knowledge - WELL_READ) / 10,
        "knowledge of all": float(knowledge >= LEVELS[-1]),
        "ahead in knowledge": float(knowledge_order(s)[0] == p),
        "ducats": me.ducats / 10,
        "ducats early": me.ducats * left / 10,
        "votes for the rank": useful,
        "votes to spare": votes + virtual_votes(s, p) - useful,
        "rank in sight": float(wanted > 0 and useful >= wanted),
        "friar": float(me.status == FRIAR),
        "friar early": (me.status == FRIAR) * left,
        "cardinal": float(me.status == CARDINAL),
        "cardinal early": (me.status == CARDINAL) * left,
        "abbesses": me.cubes[ABBESS],
        "amanuenses": me.cubes[AMANUENSIS],
        "tongues": len(tongues),
        "manuscripts": len(me.manuscripts),
        "riddle": me.spaces[RIDDLE],
        "canticle": me.spaces[CANTICLE],
        "library": me.spaces[LIBRARY] * (not me.has_looked),
        "orient": me.spaces[ORIENT],
        "messenger": me.spaces[MESSENGER],
        "rest": me.spaces[REST],
        "used areas": len(me.marks),
    }


def next_turn(s: State, p: int) -> float:
    """What a squire would get out of it from here."""
    if s.over or s.players[p].area == NOWHERE:
        return 0.0
    s = s.clone()
    s.now = new_player_turn()
    here = steps_here(s, p, ACTION_POINTS)
    free = sum(value for value, points, _ in here if not points and value > 0)
    going = max((value for value, _, _ in journeys(s, p, ACTION_POINTS)), default=0.0)
    return max(free + filled(here, ACTION_POINTS), going)
