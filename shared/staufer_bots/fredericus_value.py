"""What a position of Fredericus is worth to a seat, as a table of weights says."""

from __future__ import annotations

from statistics import fmean

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

FAR = 3  # card moves looked for
CHANCE = (0.95, 0.8, 0.6, 0.4, 0.15)  # of a capture, by the actions that it takes
Prey = tuple[int, int, int, int]  # side, purpose, creature, card moves


def features(s: State, p: int) -> dict[str, float]:
    """By name, in points or parts of them; what others have counts as their mean, below zero."""
    prey = prey_within_reach(s)
    rivals = opponents(s, p)
    mine, theirs = holdings(s, p), [holdings(s, q) for q in rivals]
    found = {name: mine[name] - fmean(one[name] for one in theirs) for name in mine}
    chances = [chances_of(s, q, prey) for q in range(len(s.players))]
    found["my hunt"] = hunt_of(s, p, prey)
    found["their hunts"] = fmean(hunt_of(s, q, prey) for q in rivals)
    found["next hunt"] = hunt_of(s, (p + 1) % len(s.players), prey)
    nobody = 1.0
    missed = [1.0] * SIDES
    for q in rivals:
        missed = [one * (1 - chance) for one, chance in zip(missed, chances[q], strict=True)]
    for one in missed:
        nobody *= one
    towers = [*(1 - one for one in missed), nobody]
    found["my bets"] = sum(towers[place] for place in {*s.players[p].tokens} if place <= CENTRE)
    found["their bets"] = fmean(
        sum(chances[p][place] for place in {*s.players[q].tokens} if place < CENTRE) for q in rivals
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


def hunt_of(s: State, q: int, prey: list[Prey]) -> float:
    """The points that both raptors may bring in the next turn."""
    me = s.players[q]
    total = 0.0
    for raptor in RAPTORS:
        if raptor != me.hooded:
            total += max(
                (worth(s, q, creature) * chance for _, creature, chance in within_reach(s, q, raptor, prey)),
                default=0.0,
            )
    return total


def within_reach(s: State, q: int, raptor: int, prey: list[Prey]) -> list[tuple[int, int, float]]:
    """Side, creature and chance."""
    post = s.players[q].raptors[raptor]
    found = []
    for side, purpose, creature, moves in prey:
        if purpose == PURPOSES[raptor]:
            actions = moves + steps_between(post, side)
            if actions < len(CHANCE):
                found.append((side, creature, CHANCE[actions]))
    return found


def worth(s: State, q: int, creature: int) -> float:
    me = s.players[q]
    if me.objectives.count(creature) > me.creatures.count(creature):
        return 2.0 + pairs(s, q)
    return 1.4


def chances_of(s: State, q: int, prey: list[Prey]) -> list[float]:
    """That *q* captures at each tower in his next turn."""
    chances = [0.0] * SIDES
    for raptor in RAPTORS:
        if raptor != s.players[q].hooded:
            for side, _, chance in within_reach(s, q, raptor, prey):
                chances[side] = max(chances[side], chance)
    return chances
