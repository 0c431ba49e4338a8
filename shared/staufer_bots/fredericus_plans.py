"""Plans for the rest of a hunt: which captures and which flip the remaining actions can pay for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from staufer_bots.fredericus_ways import DEEPEST, HIGH, LOW, SEALS, Way, ways
from staufer_engine.games.fredericus.components import (
    ACTIONS_BY_A_FLIP,
    CREATURES,
    FALCON,
    GOSHAWK,
    NEIGHBOURS,
    NOTHING,
    OBJECTIVES_OF_A_KIND,
    RAPTORS,
    SIDES,
    SKY,
    TREE,
    Step,
)
from staufer_engine.games.fredericus.hooding import raptors_hooded
from staufer_engine.games.fredericus.rows import end_cards
from staufer_engine.games.fredericus.state import State, opponents

BRANCHES = 3  # plans followed further after their first prize
MOST_PRIZES = 3  # in a turn: two captures and a flip
LATER = 2  # card moves sought for a second and a third prize
PRICE_OF_AN_ACTION = 0.05  # cheap, but of two equal plans the shorter leaves more room
WORTH_OF_A_FLIP = 1.5  # the objective's point, the pair it may become, and two actions
WORTH_OF_A_RIVAL = 0.4  # what stands well for a rival may have changed before he plays
WORTH_OF_HOPE = 0.4  # a creature whose objective may still be drawn


class Prize(NamedTuple):
    """A capture or the flip, and what it takes."""

    value: float  # less the price of its actions
    actions: int
    raptor: int
    way: Way


class Plan(NamedTuple):
    value: float
    first: tuple[int, ...]  # the step to begin with; empty for no plan


NO_PLAN = Plan(0.0, ())


@dataclass(slots=True)
class Position:
    """What of the state matters to the player in turn for the rest of his hunt."""

    rows: list[tuple[int, ...]]
    raptors: list[int]
    is_free: list[bool]
    may_capture: list[bool]
    may_flip: bool
    actions: int
    creatures: list[int]
    objectives: list[int]
    face_up: list[int]

    @classmethod
    def of(cls, s: State, p: int) -> Position:
        me = s.players[p]
        is_free = [raptor != me.hooded for raptor in RAPTORS]
        return cls(
            rows=[tuple(row) for row in s.rows],
            raptors=me.raptors[:],
            is_free=is_free,
            may_capture=[is_free[raptor] and not s.hunt.captured[raptor] for raptor in RAPTORS],
            may_flip=not s.hunt.flipped,
            actions=s.hunt.budget - s.hunt.actions,
            creatures=me.creatures,
            objectives=me.objectives,
            face_up=s.face_up,
        )

    def worth_of(self, creature: int) -> float:
        """Its point, and the points of the pair that it makes or may make (FR-10.2)."""
        missing = self.objectives.count(creature) - self.creatures.count(creature)
        if missing > 0:
            pairs = sum(min(self.creatures.count(kind), self.objectives.count(kind)) for kind in CREATURES)
            return 2.0 + pairs
        unseen = OBJECTIVES_OF_A_KIND - self.objectives.count(creature) - self.face_up.count(creature)
        return 1.0 + WORTH_OF_HOPE * unseen / OBJECTIVES_OF_A_KIND

    def after(self, prize: Prize) -> Position:
        """A discarded seal is left in its place: which one goes is decided after the draw."""
        side, purpose, _, moves = prize.way
        rows = self.rows[:]
        for start, end in moves:
            card = rows[start][-1]
            rows[start] = rows[start][:-1]
            rows[end] = (*rows[end], card)
        raptors = self.raptors[:]
        raptors[prize.raptor] = side
        may_capture, creatures, actions = self.may_capture[:], self.creatures, self.actions - prize.actions
        if purpose == SEALS:
            rows[side] = rows[side][::-1]
            actions += ACTIONS_BY_A_FLIP
        else:
            creatures = [*creatures, rows[side][-1]]
            rows[side] = rows[side][:-1]
            may_capture[prize.raptor] = False
        return replace(
            self,
            rows=rows,
            raptors=raptors,
            may_capture=may_capture,
            creatures=creatures,
            actions=actions,
            may_flip=self.may_flip and purpose != SEALS,
        )


def best_plan(position: Position, prizes: int = MOST_PRIZES, deepest: int = DEEPEST) -> Plan:
    """Prizes one after the other; each begins with its card moves, then the raptor comes."""
    best = NO_PLAN
    within_reach = sorted(prizes_within_reach(position, deepest), reverse=True)
    for prize in within_reach[:BRANCHES]:
        value = prize.value
        if prizes > 1:
            value += best_plan(position.after(prize), prizes - 1, LATER).value
        if value > best.value:
            best = Plan(value, first_step(position, prize))
    return best


def prizes_within_reach(position: Position, deepest: int) -> Iterator[Prize]:
    hunters = [raptor for raptor in RAPTORS if position.may_capture[raptor]]
    flippers = [raptor for raptor in RAPTORS if position.is_free[raptor]] if position.may_flip else []
    if not hunters and not flippers:
        return
    for side in range(SIDES):
        walks = [steps_between(post, side) for post in position.raptors]
        nearest = min(walks[raptor] for raptor in (*hunters, *flippers))
        if nearest > position.actions:
            continue
        for way in ways(position.rows, side, min(position.actions - nearest, deepest)):
            for raptor in flippers if way.purpose == SEALS else hunters:
                actions = len(way.moves) + walks[raptor]
                if actions <= position.actions and way.purpose in (SEALS, PURPOSES[raptor]):
                    worth = WORTH_OF_A_FLIP if way.purpose == SEALS else position.worth_of(way.card)
                    yield Prize(worth - PRICE_OF_AN_ACTION * actions, actions, raptor, way)


PURPOSES = {FALCON: HIGH, GOSHAWK: LOW}


def first_step(position: Position, prize: Prize) -> tuple[int, ...]:
    side, purpose, _, moves = prize.way
    if moves:
        return Step.CARD, *moves[0]
    post = position.raptors[prize.raptor]
    if post != side:
        before, after = NEIGHBOURS[post]
        return Step.RAPTOR, prize.raptor, after if (side - post) % SIDES <= SIDES // 2 else before
    return (Step.FLIP, side) if purpose == SEALS else (Step.CAPTURE, prize.raptor)


def steps_between(post: int, side: int) -> int:
    around = (post - side) % SIDES
    return min(around, SIDES - around)


# -- what is left behind -------------------------------------------------------------------


def standing(s: State, p: int, step: tuple[int, ...]) -> float:
    """How well the raptors of *p* stand after the step, less how well those of the others do."""
    ends = end_cards(s)
    raptors = [player.raptors for player in s.players]
    hooded = [player.hooded for player in s.players]
    match step:
        case Step.CARD, start, end:
            ends[end] = ends[start]
            ends[start] = s.rows[start][-2] if len(s.rows[start]) > 1 else NOTHING
        case Step.RAPTOR, raptor, post:
            raptors[p] = [post if other == raptor else raptors[p][other] for other in RAPTORS]
        case Step.HOOD, side, *choices:
            for q, raptor in raptors_hooded(s, p, side, choices):
                hooded[q] = raptor
        case _:
            pass
    mine = sum(prospect(ends, raptors[p][raptor], raptor) for raptor in RAPTORS)
    theirs = [
        prospect(ends, raptors[q][raptor], raptor) for q in opponents(s, p) for raptor in RAPTORS if raptor != hooded[q]
    ]
    return mine - WORTH_OF_A_RIVAL * sum(theirs)


def prospect(ends: list[int], post: int, raptor: int) -> float:
    """From 0, nothing is as it should be, to 4, prey and flank both are."""
    before, after = NEIGHBOURS[post]
    if raptor == FALCON:
        flank = (ends[before] == SKY) + (ends[after] == SKY)
    else:
        kinds = {ends[before], ends[after]}
        flank = (SKY in kinds) + (TREE in kinds)
    return flank + 1.5 * (ends[post] > SKY) + 0.5 * (flank == 2 and ends[post] > SKY)
