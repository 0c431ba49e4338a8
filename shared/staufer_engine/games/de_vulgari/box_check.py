"""The constraints on the box (DV-1.8, 1.9, 2, 3.6, 10 and appendix A), looked at whenever the game is loaded."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from staufer_engine.games.de_vulgari.components import (
    ADRIATIC,
    AREAS,
    BOLOGNA,
    BRINDISI,
    CAGLIARI,
    CALABRIA,
    CANTICLE_TURNS,
    CARDINAL,
    CHARACTERS,
    COPIES,
    EVENT_TURNS,
    EVENTS,
    FILLED_SPACES,
    FRAGALA,
    FRANCISCAN_AREAS,
    FRIAR,
    LAND_LINKS,
    LENGTHS,
    LEVELS,
    LIBRARY_TILES,
    LINGUA_VOLGARE,
    MANUSCRIPTS,
    NEUTRAL,
    NO_CUBE,
    NO_SEA,
    PAPAL_TILES,
    RIDDLE,
    RIDDLE_POINTS,
    SHARES,
    START_AREAS,
    STUPOR_MUNDI,
    TONGUES,
    TRACKS,
    TYRRHENIAN,
    Kind,
)
from staufer_engine.games.de_vulgari.roads import COSTS, is_sea

SEAS = (TYRRHENIAN, ADRIATIC)
COUNTS = {Kind.START: 5, Kind.CONVENT: 2, Kind.CATHEDRAL: 2, Kind.ABBEY: 3, Kind.FRANCISCAN: 5, Kind.SEA: 2}
WITHOUT_BENEFIT = (Kind.CONVENT, Kind.ABBEY, Kind.SEA)
AREAS_OF_A_TONGUE, DUCATS_OF_A_TONGUE, KNOWLEDGE_OF_A_TONGUE = 5, 65, 10
UNREACHED = 2 * len(AREAS)


def check_the_box() -> None:
    """ValueError with everything that is wrong."""
    found = [*flaws_of_areas(), *flaws_of_tongues(), *flaws_of_links(), *flaws_of_tiles(), *flaws_of_counts()]
    if found:
        raise ValueError("; ".join(found))


def flaws_of_areas() -> Iterator[str]:
    if len({area.id for area in AREAS}) != len(AREAS):
        yield "two areas have one id"
    for kind, count in COUNTS.items():
        if of_kind(kind) != count:
            yield f"{of_kind(kind)} areas of kind {kind}, not {count}"
    for number, area in enumerate(AREAS):
        has_benefit = area.ducats > 0 or area.knowledge > 0
        if has_benefit == (area.kind in WITHOUT_BENEFIT or number == BOLOGNA):
            yield f"{area.name}: a benefit where there is none, or none where there is one"
        if area.ducats % 5 or area.ducats < 0 or area.knowledge < 0:
            yield f"{area.name}: odd benefit"
        if area.tongue != NEUTRAL and area.kind not in (Kind.PLAIN, Kind.CATHEDRAL, Kind.FRANCISCAN):
            yield f"{area.name}: must be neutral"
        if area.harbour not in (NO_SEA, *SEAS) or (is_sea(number) and area.harbour != NO_SEA):
            yield f"{area.name}: no such sea"
    if [AREAS[area].kind for area in START_AREAS] != [Kind.START] * len(START_AREAS):
        yield "pawns start outside the start areas"
    if [AREAS[area].kind for area in FRANCISCAN_AREAS] != [Kind.FRANCISCAN] * len(FRANCISCAN_AREAS):
        yield "canticle markers outside the Franciscan areas"


def of_kind(kind: int) -> int:
    return sum(area.kind == kind for area in AREAS)


def flaws_of_tongues() -> Iterator[str]:
    """Each tongue has five areas with the same sums, Bologna apart."""
    for tongue in TONGUES:
        areas = [area for area in AREAS if area.tongue == tongue]
        sums = len(areas), sum(area.ducats for area in areas), sum(area.knowledge for area in areas)
        if sums != (AREAS_OF_A_TONGUE, DUCATS_OF_A_TONGUE, KNOWLEDGE_OF_A_TONGUE):
            yield f"tongue {tongue}: areas, Ducati and knowledge are {sums}"


def flaws_of_links() -> Iterator[str]:
    """All areas hang together, the seas only by land, Cagliari only by sea."""
    links = [(min(link), max(link)) for link in LAND_LINKS]
    for one, other in links:
        if links.count((one, other)) > 1:
            yield f"{AREAS[one].name} and {AREAS[other].name} are linked twice"
        if one == other or is_sea(one) or is_sea(other):
            yield f"no land link: {AREAS[one].name} and {AREAS[other].name}"
        if (one, other) == (CALABRIA, FRAGALA):
            yield "the strait is no link"
    if any(CAGLIARI in link for link in LAND_LINKS) or AREAS[CAGLIARI].harbour != TYRRHENIAN:
        yield "Cagliari is reached by sea only"
    if any(cost >= UNREACHED for costs in COSTS for cost in costs):
        yield "the map does not hang together"
    for sea in SEAS:
        if sum(area.harbour == sea for area in AREAS) < 4:
            yield f"{AREAS[sea].name}: too few harbours"


def flaws_of_tiles() -> Iterator[str]:
    if [EVENTS[-1].area, len(EVENTS), len({event.area for event in EVENTS})] != [BRINDISI, EVENT_TURNS, STUPOR_MUNDI]:
        yield "ten events in ten areas, the last in Brindisi"
    if any(AREAS[event.area].kind in WITHOUT_BENEFIT for event in EVENTS) or CAGLIARI in [one.area for one in EVENTS]:
        yield "an event where none can lie"
    if [one.status for one in CHARACTERS] != [FRIAR] * 5 + [CARDINAL] * 5:
        yield "five friars and five cardinals"
    virtual = [one.virtual for one in CHARACTERS if one.virtual != NO_CUBE]
    if sorted(virtual) != [0, 1, 2]:
        yield "a virtual politician, noble and abbess"
    if sorted(turn for turns in CANTICLE_TURNS for turn in turns) != list(range(1, 14)):
        yield "the canticle markers show the turns 1 to 13 once each"
    if sorted(LIBRARY_TILES) != [2, 2, 2, 3, 3, 3, 4, 4] or sorted(PAPAL_TILES) != [0, 0, 0, 1, 1]:
        yield "eight Library tiles and five papal tiles"
    for value in COPIES:
        tongues = [one.tongues for one in MANUSCRIPTS if one.value == value]
        if tongues != list(combinations(TONGUES, 2 if value == 4 else 1)):
            yield f"manuscripts of value {value}: one kind for each tongue, or for each pair of them"
    if [one for one in MANUSCRIPTS if not one.tongues] != [MANUSCRIPTS[LINGUA_VOLGARE]]:
        yield "one manuscript of the common tongue"


def flaws_of_counts() -> Iterator[str]:
    for seats, share in SHARES.items():
        if sum(share.cubes) != FILLED_SPACES * share.limit:
            yield f"the cubes of {seats} players do not fill the turn track"
    if len(LENGTHS) != len(TRACKS) or len(RIDDLE_POINTS) != LENGTHS[RIDDLE] + 1:
        yield "tracks without a length"
    if list(LEVELS) != sorted(set(LEVELS)) or LEVELS[0] != 1 or LEVELS[-1] > LENGTHS[-1]:
        yield "levels out of order"
