"""Where the areas lie on the drawn map, and how its roads and sea lanes run: 892 by 656 units."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from staufer_engine.games.de_vulgari.components import AREAS, LAND_LINKS
from staufer_engine.games.de_vulgari.roads import LINKED, way

Point = tuple[float, float]

PLACES: dict[str, tuple[int, int]] = {
    "torino": (77, 85),
    "saluzzo": (74, 142),
    "monferrato": (159, 98),
    "genova": (190, 158),
    "milano": (216, 45),
    "piacenza": (263, 105),
    "verona": (341, 52),
    "mantova": (354, 103),
    "vicenza": (418, 36),
    "padova": (444, 85),
    "treviso": (504, 30),
    "venezia": (531, 73),
    "pomposa": (496, 140),
    "bologna": (385, 152),
    "lucca": (272, 194),
    "pisa": (259, 242),
    "firenze": (358, 209),
    "siena": (341, 263),
    "la_verna": (443, 196),
    "urbino": (530, 182),
    "cortona": (422, 255),
    "gubbio": (527, 234),
    "ancona": (606, 206),
    "assisi": (513, 295),
    "viterbo": (407, 327),
    "roma": (453, 376),
    "celano": (569, 351),
    "montecassino": (565, 408),
    "napoli": (600, 445),
    "folloni": (677, 439),
    "foggia": (699, 406),
    "brindisi": (819, 437),
    "taranto": (768, 464),
    "calabria": (737, 528),
    "fragala": (630, 586),
    "palermo": (505, 580),
    "catania": (656, 623),
    "cagliari": (169, 399),
    "tyrrhenian": (352, 418),
    "adriatic": (740, 352),
}

# How far an area's line may reach before the next shield; where nothing is said, to the edge of the map.
ROOMS = {
    "torino": 64,
    "mantova": 72,
    "monferrato": 86,
    "piacenza": 73,
    "firenze": 67,
    "urbino": 60,
    "vicenza": 70,
    "ancona": 64,
}
LOWERED = {"folloni": 8}  # names that would lie under a neighbour's shield

# Where the tag of an event hangs, from its area.
EVENT_PLACES = {1: (-92, -8), 4: (-86, 10), 7: (4, -41), 8: (-86, 17), 9: (13, 15), 10: (12, -40)}
HANGING = (13, 17)

BEND = 0.07  # of a road, to the left or to the right of the straight line
BENDS = "++-++++---+--------+++-+++++++-----+++-+-+-+--+-+++--++--+++--"  # of LAND_LINKS
LANES: dict[tuple[str, str], tuple[Point, ...]] = {  # from the sea: control points, ends included
    ("tyrrhenian", "genova"): ((352, 418), (208, 279), (190, 158)),
    ("tyrrhenian", "pisa"): ((352, 418), (306, 330), (259, 242)),
    ("tyrrhenian", "roma"): ((352, 418), (402, 397), (453, 376)),
    ("tyrrhenian", "napoli"): ((352, 418), (476, 431), (600, 445)),
    ("tyrrhenian", "palermo"): ((352, 418), (418, 524), (505, 580)),
    ("tyrrhenian", "cagliari"): ((352, 418), (263, 423), (169, 399)),
    ("tyrrhenian", "calabria"): ((352, 418), (556, 516), (737, 528)),
    ("adriatic", "venezia"): ((740, 352), (643, 133), (531, 73)),
    ("adriatic", "ancona"): ((740, 352), (686, 230), (606, 206)),
    ("adriatic", "brindisi"): ((740, 352), (832, 364), (819, 437)),
    ("adriatic", "taranto"): (
        (740, 352), (740, 348), (755, 351), (765, 354), (824, 376), (861, 396), (882, 418), (893, 439), (903, 459),
        (893, 468), (875, 478), (858, 488), (828, 492), (806, 489), (785, 486), (775, 469), (768, 464), (768, 464),
        (768, 464),
    ),
    ("adriatic", "catania"): (
        (740, 352), (745, 348), (755, 355), (765, 359), (832, 394), (870, 419), (888, 428), (893, 462), (897, 496),
        (881, 531), (854, 563), (826, 595), (794, 609), (755, 621), (715, 633), (675, 623), (656, 623), (656, 623),
        (656, 623),
    ),
}  # fmt: skip


def place_of(area: int) -> tuple[int, int]:
    return PLACES[AREAS[area].id]


def road(start: Point, goal: Point, bend: str) -> tuple[Point, ...]:
    (x1, y1), (x2, y2) = start, goal
    by = BEND if bend == "+" else -BEND
    return start, ((x1 + x2) / 2 + (y2 - y1) * by, (y1 + y2) / 2 - (x2 - x1) * by), goal


ROADS: dict[tuple[int, int], tuple[Point, ...]] = {
    (a, b): road(place_of(a), place_of(b), bend) for (a, b), bend in zip(LAND_LINKS, BENDS, strict=True)
}
NUMBERS = {area.id: number for number, area in enumerate(AREAS)}
ROADS |= {(NUMBERS[sea], NUMBERS[harbour]): points for (sea, harbour), points in LANES.items()}


def control_points(start: int, goal: int) -> tuple[Point, ...]:
    """Of the way between two linked areas, in the direction of going."""
    there = ROADS.get((start, goal))
    return there if there is not None else ROADS[goal, start][::-1]


def curves(points: Sequence[Point]) -> str:
    """A quadratic curve for three control points, cubic ones for more; without the point where it begins."""
    if len(points) == len(("start", "bend", "goal")):
        return "Q" + " ".join(f"{x:.1f} {y:.1f}" for x, y in points[1:])
    return "C" + " ".join(f"{x:.1f} {y:.1f}" for x, y in points[1:])


def trail(start: int, goal: int) -> str:
    """The path of a pawn along the cheapest way, in SVG's words."""
    x, y = place_of(start)
    steps = [start, *way(start, goal)]
    return f"M{x} {y}" + "".join(curves(control_points(a, b)) for a, b in pairwise(steps))


def length(start: int, goal: int) -> int:
    """How many areas are entered."""
    return 1 if goal in LINKED[start] else len(way(start, goal))
