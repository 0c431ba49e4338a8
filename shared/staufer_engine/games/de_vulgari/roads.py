"""Ways on the map: who is linked with whom, and what a move costs (DV-1.8, 8)."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import ACTION_POINTS, AREAS, LAND_LINKS, NO_SEA, Kind, Step

MOST_POINTS = ACTION_POINTS + 1  # with Muret


def is_sea(area: int) -> bool:
    return AREAS[area].kind == Kind.SEA


def linked_areas() -> tuple[tuple[int, ...], ...]:
    """By land and between a harbour and its sea, in the order of the map."""
    harbours = [(number, area.harbour) for number, area in enumerate(AREAS) if area.harbour != NO_SEA]
    links = [*LAND_LINKS, *harbours]
    return tuple(
        tuple(sorted([b for a, b in links if a == here] + [a for a, b in links if b == here]))
        for here in range(len(AREAS))
    )


LINKED = linked_areas()


def cheapest_ways(start: int) -> tuple[list[int], list[int]]:
    """What each area costs from *start*, and the area before it on the way (DV-8.1).

    One Action Point for each area entered, one more for a sea that is entered and left.
    """
    unreached = len(AREAS) * 2
    costs, before = [unreached] * len(AREAS), [start] * len(AREAS)
    costs[start] = 0
    to_look_at = list(range(len(AREAS)))
    while to_look_at:
        here = min(to_look_at, key=lambda area: (costs[area], area))
        to_look_at.remove(here)
        step = 2 if is_sea(here) and here != start else 1
        for there in LINKED[here]:
            if costs[here] + step < costs[there]:
                costs[there], before[there] = costs[here] + step, here
    return costs, before


WAYS = tuple(cheapest_ways(start) for start in range(len(AREAS)))
COSTS = tuple(tuple(costs) for costs, _ in WAYS)


def way(start: int, goal: int) -> tuple[int, ...]:
    """The areas entered on the cheapest way, the goal last; of equal ways always the same one."""
    _, before = WAYS[start]
    entered = [goal]
    while before[entered[-1]] != start:
        entered.append(before[entered[-1]])
    return tuple(reversed(entered))


STEPS_TO_LINKED = tuple(tuple((Step.MOVE, goal) for goal in LINKED[start]) for start in range(len(AREAS)))
STEPS_WITHIN = tuple(
    tuple(
        tuple((Step.MOVE, goal) for goal in range(len(AREAS)) if goal != start and COSTS[start][goal] <= points)
        for points in range(MOST_POINTS + 1)
    )
    for start in range(len(AREAS))
)
