"""What a position of Fredericus is worth to a seat, as a table of weights says."""

from __future__ import annotations

from math import prod
from statistics import fmean
from typing import NamedTuple

from staufer_bots.fredericus_plans import PURPOSES, steps_between
from staufer_bots.fredericus_ways import SEALS, ways
from staufer_engine.games.fredericus.components import (
    CENTRE,
    CREATURES,
    CREATURES_TO_END,
    OBJECTIVES_OF_A_KIND,
    RAPTORS,
    SIDES,
)
from staufer_engine.games.fredericus.scoring import pairs, score
from staufer_engine.games.fredericus.state import State, opponents

FAR = 2  # card moves looked for
CHANCE = (0.95, 0.8, 0.6, 0.4, 0.15)  # of a capture, by the actions that it takes
WORTH_OF_A_LONELY_ONE = 1.4
Prey = tuple[int, int, int, int]  # side, purpose, creature, card moves


class Hunt(NamedTuple):
    points: float
    chances: list[float]  # of a capture, by tower


def features(s: State, p: int) -> dict[str, float]:
    """By name, in points or parts of them; what others have counts as their mean, below zero."""
    rivals = opponents(s, p)
    mine, theirs = holdings(s, p), [holdings(s, q) for q in rivals]
    found = {name: mine[name] - fmean(one[name] for one in theirs) for name in mine}
    prey = prey_within_reach(s)
    hunts = [next_hunt(s, q, prey) for q in range(len(s.players))]
    found["my hunt"] = hunts[p].points
    found["their hunts"] = fmean(hunts[q].points for q in rivals)
    found["next hunt"] = hunts[(p + 1) % len(s.players)].points
    missed = [prod(1 - hunts[q].chances[side] for q in rivals) for side in range(SIDES)]
    towers = [*(1 - one for one in missed), prod(missed)]
    found["my bets"] = sum(towers[place] for place in {*s.players[p].tokens} if place <= CENTRE)
    found["their bets"] = fmean(
        sum(hunts[p].chances[place] for place in {*s.players[q].tokens} if place < CENTRE) for q in rivals
    )
    return found


def holdings(s: State, p: int) -> dict[str, float]:
    me = s.players[p]
    made = pairs(s, p)
    seen = [*me.objectives, *s.face_up]
    lonely = [kind for kind in CREATURES for _ in range(me.creatures.count(kind) - me.objectives.count(kind))]
    wanted = sum(max(0, me.objectives.count(kind) - me.creatures.count(kind)) for kind in CREATURES)
    left = (CREATURES_TO_END - max(len(player.creatures) for player in s.players)) / CREATURES_TO_END
    hope = sum(OBJECTIVES_OF_A_KIND - seen.count(kind) for kind in lonely) / OBJECTIVES_OF_A_KIND
    return {
        "points": score(s, p),
        "wanted creatures": wanted * left,
        "pairs and wanted": made * wanted * left,
        "lonely creatures": hope * left,
        "pairs and lonely": made * hope * left,
    }


def prey_within_reach(s: State) -> list[Prey]:
    return [
        (side, way.purpose, way.card, len(way.moves))
        for side in range(SIDES)
        for way in ways(s.rows, side, FAR)
        if way.purpose != SEALS
    ]


def next_hunt(s: State, q: int, prey: list[Prey]) -> Hunt:
    """What both raptors of *q* may bring in his next turn."""
    me = s.players[q]
    worth_of_a_pair = 2.0 + pairs(s, q)
    total, chances = 0.0, [0.0] * SIDES
    for raptor in RAPTORS:
        if raptor == me.hooded:
            continue
        best, post, wanted = 0.0, me.raptors[raptor], PURPOSES[raptor]
        for side, purpose, creature, moves in prey:
            actions = moves + steps_between(post, side)
            if purpose == wanted and actions < len(CHANCE):
                chance = CHANCE[actions]
                is_pair = me.objectives.count(creature) > me.creatures.count(creature)
                best = max(best, chance * (worth_of_a_pair if is_pair else WORTH_OF_A_LONELY_ONE))
                chances[side] = max(chances[side], chance)
        total += best
    return Hunt(total, chances)
