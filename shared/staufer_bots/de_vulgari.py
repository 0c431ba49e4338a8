"""De Vulgari Eloquentia as a sound player sees it: what can be done here, what elsewhere, and which is worth more."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_bots.bot import Below
from staufer_bots.de_vulgari_worths import DUCAT, FREE, of_gains, points_of, wanted_votes, worth
from staufer_engine.games.de_vulgari.components import (
    ACTION_POINTS,
    CALLER_BONUS,
    LIBRARY_TILES,
    NO,
    PASS,
    YES,
    PlayerStep,
    Step,
)
from staufer_engine.games.de_vulgari.defaults import default
from staufer_engine.games.de_vulgari.journeys import journey_ducats
from staufer_engine.games.de_vulgari.land import benefit
from staufer_engine.games.de_vulgari.player_turn import STEPS
from staufer_engine.games.de_vulgari.roads import COSTS
from staufer_engine.games.de_vulgari.scoring import score
from staufer_engine.games.de_vulgari.state import State, points_left, virtual_votes, votes_of_cubes
from staufer_engine.kernel import Ask, Choice

BIDDING = 4  # votes that the knowledge of Stupor Mundi is worth
PLACE_BOUND = (Step.MANUSCRIPT, Step.RIDDLE, Step.CANTICLE, Step.TAKE)
ANYWHERE = (Step.SALTERIO, Step.BUSINESS, Step.ORIENT, Step.MESSENGER, Step.REST, Step.LIBRARY)
Valued = tuple[float, int, PlayerStep]  # worth, Action Points


def choose_in_de_vulgari(s: State, ask: Ask, seat: int, below: Below) -> Choice:
    options: Sequence[Choice] = ask.options[seat]()
    if len(options) == 1:
        return options[0]
    if ask.what == "step":
        return next_step(s, seat, below)
    numbers = [choice for choice in options if isinstance(choice, int)]
    match ask.what:
        case "start area":
            return best([(value_of_start(s, seat, area), area) for area in numbers], below)
        case "whom to pay" | "who pays":
            sign = 1 if ask.what == "who pays" else -1
            return best([(sign * score(s, q), q) for q in numbers], below)
        case "tile to put back":
            return min(numbers, key=lambda tile: LIBRARY_TILES[tile])
        case _:
            return answer_in_the_auction(s, ask, seat, numbers)


def answer_in_the_auction(s: State, ask: Ask, seat: int, numbers: Sequence[int]) -> Choice:
    """And in all else what a fallen flag would choose: the best rank and the cheapest payment."""
    match ask.what:
        case "call" | "invitation":
            return YES if spare_votes(s, seat) > 0 else NO
        case "bid":
            return bid(s, seat, numbers)
        case _:
            return default(s, ask, seat)


def best(valued: Sequence[tuple[float, Choice]], below: Below) -> Choice:
    """Of those that are worth the most, any."""
    most = max(value for value, _ in valued)
    equal = [choice for value, choice in valued if value > most - 1e-9]
    return equal[below(len(equal))]


def value_of_start(s: State, p: int, area: int) -> float:
    """Its benefit, and the best journey of the first turn from there."""
    first_turn = s.clone()
    first_turn.turn, first_turn.lying, first_turn.players[p].area = 1, [s.events[0]], area
    best_journey = max(value for value, _, _ in journeys(first_turn, p, ACTION_POINTS))
    return of_gains(s, p, *benefit(s, p, area)) + best_journey


def spare_votes(s: State, p: int) -> int:
    """What is left to bid with, once the rank aimed at is sure or out of reach."""
    mine = votes_of_cubes(s, p) + virtual_votes(s, p)
    return mine if s.turn < 13 else max(mine - wanted_votes(s, p), 0)


def bid(s: State, p: int, bids: Sequence[int]) -> int:
    """The lowest one, while it is worth it; the caller pays less."""
    lowest = min((one for one in bids if one != PASS), default=PASS)
    bonus = CALLER_BONUS if PASS not in bids else 0
    limit = min(spare_votes(s, p), BIDDING) + bonus
    return lowest if lowest <= limit or PASS not in bids else PASS


# -- the player turn -----------------------------------------------------------------------


def next_step(s: State, p: int, below: Below) -> Choice:
    """What is free and good at once; then the best of acting here, going elsewhere, and doing one before the other."""
    left = points_left(s, p)
    here = steps_here(s, p, left)
    free = [(value, step) for value, points, step in here if not points and value > 0]
    if free:
        return best([*free], below)
    plans: list[tuple[float, Choice]] = [(0.0, (Step.END,))]
    goals = [] if s.now.moved else journeys(s, p, left)
    plans += [(value, step) for value, _, step in goals]
    for value, points, step in here:
        if value > 0:
            rest = [one for one in here if one[2] != step]
            later = max((going for going, cost, _ in goals if cost <= left - points), default=0.0)
            is_bound = step[0] in PLACE_BOUND
            plans.append((value + max(filled(rest, left - points), later * is_bound * 0.8), step))
    return best(plans, below)


def journeys(s: State, p: int, left: int) -> list[Valued]:
    """Every goal with the worth of what can be done there with the points that remain."""
    scratch = s.clone()
    me, start = scratch.players[p], s.players[p].area
    goals: list[Valued] = []
    listed, _ = STEPS[Step.MOVE]
    for step in listed(s, p) if left else ():
        goal, cost = step[1], COSTS[start][step[1]]
        ducats = journey_ducats(s, p, goal)
        me.area, me.ducats, scratch.now.points = goal, s.players[p].ducats - ducats, s.now.points + cost
        there = steps_here(scratch, p, left - cost)
        free = sum(value for value, points, _ in there if not points and value > 0)
        goals.append((free + filled(there, left - cost) - ducats * DUCAT, cost, step))
    return goals


def filled(steps: Sequence[Valued], left: int) -> float:
    """The worth of as many of the best as the points allow."""
    total = 0.0
    for value, points, _ in sorted(steps, key=lambda one: -one[0] / max(one[1], 1)):
        if points and value > 0 and points <= left:
            total += value
            left -= points
    return total


def steps_here(s: State, p: int, left: int) -> list[Valued]:
    kinds = (*FREE, *PLACE_BOUND, *ANYWHERE) if left else FREE
    return [(worth(s, p, step), points_of(s, step), step) for kind in kinds for step in STEPS[kind][0](s, p)]
