"""The box against the numbers of the rules (DV-2, 3.6, appendices A and B), and the map against its constraints."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from staufer_engine.games.de_vulgari import RULES, box_check, components, roads
from staufer_engine.games.de_vulgari.box_check import check_the_box
from staufer_engine.games.de_vulgari.components import (
    ADRIATIC,
    AREAS,
    CAGLIARI,
    CALABRIA,
    CHARACTERS,
    COPIES,
    EVENTS,
    FRAGALA,
    LAND_LINKS,
    LENGTHS,
    LEVELS,
    LIBRARY_TILES,
    MANUSCRIPTS,
    NO_SEA,
    PAPAL_TILES,
    SHARES,
    TONGUES,
    TYRRHENIAN,
    Kind,
    data_hash,
)
from staufer_engine.games.de_vulgari.roads import COSTS, LINKED, is_sea, way
from staufer_engine.games.de_vulgari.targets import TRACK_IDS

NUMBERS = range(len(AREAS))


def test_the_box_keeps_its_constraints():
    check_the_box()


@pytest.mark.parametrize(
    ("area", "change"),
    [
        ("TORINO", {"tongue": 0}),
        ("GENOVA", {"ducats": 30}),
        ("VERONA", {"knowledge": 0}),
        ("ASSISI", {"kind": Kind.PLAIN}),
        ("CAGLIARI", {"harbour": ADRIATIC}),
        ("POMPOSA", {"ducats": 5}),
        ("LUCCA", {"id": "pisa"}),
    ],
)
def test_a_map_that_breaks_a_constraint_is_not_loaded(monkeypatch, area, change):
    number = getattr(components, area)
    areas = [*AREAS[:number], replace(AREAS[number], **change), *AREAS[number + 1 :]]
    monkeypatch.setattr(box_check, "AREAS", tuple(areas))
    with pytest.raises(ValueError, match=r"\w"):
        check_the_box()


@pytest.mark.parametrize("link", [(CALABRIA, FRAGALA), (CAGLIARI, FRAGALA), LAND_LINKS[0], (TYRRHENIAN, CALABRIA)])
def test_a_link_too_many_is_found(monkeypatch, link):
    monkeypatch.setattr(box_check, "LAND_LINKS", (*LAND_LINKS, link))
    with pytest.raises(ValueError, match=r"\w"):
        check_the_box()


def test_forty_areas_and_sixty_two_land_links():
    assert (len(AREAS), sum(is_sea(area) for area in NUMBERS), len(LAND_LINKS)) == (40, 2, 62)
    assert [components.TORINO, components.ADRIATIC] == [0, 39]
    assert [AREAS[area].id.upper() for area in NUMBERS] == [
        name for area in NUMBERS for name in vars(components) if name == AREAS[area].id.upper()
    ]


def test_tiles_and_their_counts():
    assert sum(COPIES.get(one.value, 1) for one in MANUSCRIPTS) == 56
    pairs = [one.tongues for one in MANUSCRIPTS if one.value == 4]
    assert pairs == list(combinations(TONGUES, 2))
    assert sorted(LIBRARY_TILES) == [2, 2, 2, 3, 3, 3, 4, 4]
    assert len(PAPAL_TILES) == 5
    assert len(EVENTS) == len(CHARACTERS) == 10
    assert {one.name: one.ducats for one in CHARACTERS[5:]} == {
        one.name: 70 if one.name == "Muret" else 40 for one in CHARACTERS[5:]
    }
    assert dict(zip(TRACK_IDS.values(), LENGTHS, strict=False)) == {
        "orient": 6, "messenger": 8, "riddle": 9, "rest": 5, "library": 5, "canticle": 6
    }  # fmt: skip
    assert [after - before for before, after in pairwise(LEVELS)] == [14] * 7


@pytest.mark.parametrize(
    ("seats", "cubes", "limit"),
    [(2, (3, 5, 14, 6), 4), (3, (6, 5, 16, 8), 5), (4, (8, 7, 17, 10), 6), (5, (11, 7, 20, 11), 7)],
)
def test_the_cubes_of_each_number_of_players(seats, cubes, limit):
    assert (SHARES[seats].cubes, SHARES[seats].limit) == (cubes, limit)


def test_each_name_stands_once_and_the_hash_covers_the_map(monkeypatch):
    assert len({area.name for area in AREAS}) == 40
    assert RULES.data_hash == data_hash()
    monkeypatch.setattr(components, "LAND_LINKS", LAND_LINKS[1:])
    assert data_hash() != RULES.data_hash


# -- ways ----------------------------------------------------------------------------------


def land_costs():
    """All pairs at once, by relaxation over the land and over harbour-sea-harbour at 3 (DV-8.1)."""
    far = 99
    land = [area for area in NUMBERS if not is_sea(area)]
    costs = {(a, b): 0 if a == b else far for a in land for b in land}
    for a, b in LAND_LINKS:
        costs[a, b] = costs[b, a] = 1
    for a in land:
        for b in land:
            if a != b and AREAS[a].harbour == AREAS[b].harbour != NO_SEA:
                costs[a, b] = min(costs[a, b], 3)
    for middle in land:
        for a in land:
            for b in land:
                costs[a, b] = min(costs[a, b], costs[a, middle] + costs[middle, b])
    return costs


def test_the_cheapest_cost_of_every_way_equals_an_independent_computation():
    """From and to a sea: the cheapest harbour of it, and one step."""
    land = land_costs()
    harbours = {sea: [a for a in NUMBERS if AREAS[a].harbour == sea] for sea in (TYRRHENIAN, ADRIATIC)}
    checked = 0
    for start in NUMBERS:
        for goal in NUMBERS:
            if start == goal:
                want = 0
            elif is_sea(start) and is_sea(goal):
                want = min(land[a, b] for a in harbours[start] for b in harbours[goal]) + 2
            elif is_sea(start):
                want = min(land[a, goal] for a in harbours[start]) + 1
            elif is_sea(goal):
                want = min(land[start, b] for b in harbours[goal]) + 1
            else:
                want = land[start, goal]
            assert COSTS[start][goal] == want, (AREAS[start].name, AREAS[goal].name)
            checked += 1
    assert checked == 1600


def nearest(start, goals):
    return min(COSTS[start][goal] for goal in goals)


def of_tongue(tongue):
    return [area for area in NUMBERS if AREAS[area].tongue == tongue]


def of_kind(kind):
    return [area for area in NUMBERS if AREAS[area].kind == kind]


def test_the_tongues_lie_as_far_from_each_other_as_the_rules_say():
    """Appendix C: Action Points between the nearest areas."""
    far = [[min(nearest(area, of_tongue(other)) for area in of_tongue(one)) for other in TONGUES] for one in TONGUES]
    assert far == [[0, 1, 1, 2, 3], [1, 0, 1, 1, 2], [1, 1, 0, 1, 3], [2, 1, 1, 0, 3], [3, 2, 3, 3, 0]]


def test_no_start_area_is_much_further_from_all_than_another():
    """Appendix C: within 1 Action Point on average, and so are their benefits (10 Ducati are 3 knowledge are 1)."""
    goals = [*map(of_tongue, TONGUES), *map(of_kind, (Kind.CONVENT, Kind.CATHEDRAL, Kind.ABBEY))]
    goals += [[components.BOLOGNA], [components.BRINDISI]]
    mean = [sum(nearest(start, group) for group in goals) / len(goals) for start in components.START_AREAS]
    assert [round(one, 2) for one in mean] == [3.2, 2.7, 2.6, 3.1, 3.3]
    worth = [AREAS[start].ducats / 10 + AREAS[start].knowledge / 3 for start in components.START_AREAS]
    assert max(worth) - min(worth) <= 1


def test_the_way_shown_costs_what_the_move_costs():
    for start in NUMBERS:
        for goal in NUMBERS:
            if start != goal:
                entered = way(start, goal)
                assert all(b in LINKED[a] for a, b in pairwise((start, *entered)))
                seas_crossed = sum(is_sea(area) for area in entered[:-1])
                assert len(entered) + seas_crossed == COSTS[start][goal]
                assert entered[-1] == goal


def test_links_go_both_ways_and_a_harbour_is_linked_to_its_sea():
    assert all(a in LINKED[b] for a in NUMBERS for b in LINKED[a])
    assert LINKED[CAGLIARI] == (TYRRHENIAN,)
    assert TYRRHENIAN not in LINKED[ADRIATIC]
    assert FRAGALA not in LINKED[CALABRIA]
    assert sorted({AREAS[a].harbour for a in LINKED[TYRRHENIAN]}) == [TYRRHENIAN]


@pytest.mark.parametrize("points", range(7))
def test_the_steps_of_a_move_are_all_areas_in_reach(points):
    for start in NUMBERS:
        goals = [goal for _, goal in roads.STEPS_WITHIN[start][points]]
        assert goals == [goal for goal in NUMBERS if 0 < COSTS[start][goal] <= points]
