"""Why a step of the player turn cannot be taken: areas, events, manuscripts, cubes, tracks, the Library."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import (
    AREAS,
    BOLOGNA,
    CANTICLE,
    EVENTS,
    JOURNEY_DUCATS,
    LENGTHS,
    LIBRARY,
    LIBRARY_FROM_TURN,
    MANUSCRIPTS,
    MESSENGER,
    RIDDLE,
    STUPOR_MUNDI,
    TAKE_POINTS,
)
from staufer_engine.games.de_vulgari.cubes import price_of
from staufer_engine.games.de_vulgari.journeys import journey_ducats
from staufer_engine.games.de_vulgari.nouns import (
    AREA_NAMES,
    CUBE_NAMES,
    EVENT_NAMES,
    TITLES,
    TRACK_NAMES,
    action_points,
    cubes_in_words,
    tongues_of,
)
from staufer_engine.games.de_vulgari.roads import COSTS
from staufer_engine.games.de_vulgari.shelves import UNDERSTOOD, shelf_of
from staufer_engine.games.de_vulgari.state import State, area_of, level, points_left
from staufer_engine.games.de_vulgari.tracks import fee, is_canticle_open
from staufer_engine.phrases import Fact, Phrase

NO_POINT = Phrase("You have no Action Point left.", paragraph="DV-7.1")


def too_few_points(s: State, p: int, wanted: int, paragraph: str) -> Phrase:
    facts: dict[str, Fact] = {"wanted": action_points(wanted), "left": points_left(s, p)}
    return Phrase("That takes {wanted}, and you have {left}.", facts, paragraph)


# -- areas and events ----------------------------------------------------------------------


def why_not_this_area(s: State, p: int, area: int) -> Phrase:
    me = s.players[p]
    if area == me.area:
        return why_no_benefit(s, p)
    if s.now.moved:
        return Phrase("You have moved already in this turn.", paragraph="DV-7.3")
    cost = COSTS[me.area][area]
    if points_left(s, p) < cost:
        facts: dict[str, Fact] = {
            "area": AREA_NAMES[area],
            "cost": action_points(cost),
            "left": points_left(s, p),
        }
        return Phrase("The way to {area} takes {cost}, and you have {left}.", facts, "DV-8.1")
    assert me.ducats < journey_ducats(s, p, area)
    return Phrase("A move of more than one area costs {ducats} Ducati.", {"ducats": JOURNEY_DUCATS}, "DV-8.2 DV-8.3")


def why_no_move(s: State, p: int) -> Phrase:
    if s.now.moved:
        return Phrase("You have moved already in this turn.", paragraph="DV-7.3")
    assert not points_left(s, p)
    return NO_POINT


def why_no_benefit(s: State, p: int) -> Phrase:
    me = s.players[p]
    facts: dict[str, Fact] = {"area": AREA_NAMES[me.area]}
    if me.area in me.marks:
        return Phrase("You have used the benefit of {area} already.", facts, "DV-9.2")
    if me.area == BOLOGNA:
        return Phrase("The benefit of Bologna needs your Messenger on the last space.", paragraph="DV-9.4")
    if AREAS[me.area].ducats:
        return Phrase("The benefit of {area} is money only, which friars and cardinals do not get.", facts, "DV-9.2")
    return Phrase("{area} has no benefit.", facts, "DV-1.9")


def why_no_event(s: State, p: int) -> Phrase:
    if any(EVENTS[event - 1].area == s.players[p].area for event in s.lying):
        return STUPOR_MUNDI_IS_SOLD
    return Phrase("No event lies in {area}.", {"area": AREA_NAMES[s.players[p].area]}, "DV-9.1")


STUPOR_MUNDI_IS_SOLD = Phrase("Stupor Mundi is sold by auction at the end of a turn.", paragraph="DV-12.1")


def why_not_this_event(s: State, p: int, event: int) -> Phrase:
    facts: dict[str, Fact] = {"event": EVENT_NAMES[event], "area": AREA_NAMES[EVENTS[event - 1].area]}
    if event == STUPOR_MUNDI:
        return STUPOR_MUNDI_IS_SOLD
    if event in s.lying:
        return Phrase("{event} lies in {area}: be there to take it.", facts, "DV-9.1")
    if s.events.index(event) + 1 > s.turn:
        return Phrase("{event} comes in turn {turn}.", {**facts, "turn": s.events.index(event) + 1}, "DV-4.2")
    return Phrase("{event} has been taken.", facts, "DV-9.1")


# -- manuscripts ---------------------------------------------------------------------------


def why_no_manuscript(s: State, p: int) -> Phrase:
    if s.now.manuscript:
        return Phrase("You have taken a manuscript already in this turn.", paragraph="DV-7.5")
    return Phrase(
        "No manuscript on the shelves suits this area, your level and the Action Points left.", paragraph="DV-10.14"
    )


def why_not_this_manuscript(s: State, p: int, kind: int) -> Phrase:
    facts: dict[str, Fact] = {"title": TITLES[kind]}
    if s.now.manuscript:
        return Phrase("You have taken a manuscript already in this turn.", paragraph="DV-7.5")
    if not any(kind in shelf.face_up for shelf in s.shelves):
        return Phrase("{title} does not lie on a shelf.", facts, "DV-10.14")
    if area_of(s, p).tongue not in UNDERSTOOD[kind]:
        said: dict[str, Fact] = {**facts, "area": AREA_NAMES[s.players[p].area], "tongue": tongues_of(kind)}
        return Phrase("{title} is in {tongue}, which is not the tongue of {area}.", said, "DV-10.14")
    if level(s, p) < MANUSCRIPTS[kind].value:
        levels: dict[str, Fact] = {"wanted": MANUSCRIPTS[kind].value, "level": level(s, p)}
        return Phrase("{title} needs level {wanted}, and you are on level {level}.", {**facts, **levels}, "DV-10.14")
    return too_few_points(s, p, shelf_of(s, kind) + 1, "DV-10.14")


# -- cubes ---------------------------------------------------------------------------------


def why_no_cubes(s: State, p: int) -> Phrase:
    if not points_left(s, p):
        return NO_POINT
    return Phrase("No colour is left on this turn's space that you may take and can pay.", paragraph="DV-10.10")


def why_not_this_cube(s: State, p: int, cube: int) -> Phrase:
    facts: dict[str, Fact] = {"cube": CUBE_NAMES[cube]}
    if s.now.taken[cube]:
        return Phrase("You have taken this colour already in this turn: {cube}.", facts, "DV-10.10")
    if not s.spaces[s.turn][cube]:
        return Phrase("This turn's space has no cube of this colour: {cube}.", facts, "DV-10.10")
    if points_left(s, p) < TAKE_POINTS[1]:
        return NO_POINT
    return Phrase("It costs {ducats} Ducati: {cube}.", {**facts, "ducats": price_of(s, p, cube)}, "DV-10.11")


# -- Salterio, business, tracks, Library ---------------------------------------------------


def why_no_salterio(s: State) -> Phrase:
    if s.now.salterio:
        return Phrase("You have played the Salterio already in this turn.", paragraph="DV-7.5")
    return NO_POINT


def why_no_business(s: State) -> Phrase:
    if s.now.business:
        return Phrase("You have done Small Business already in this turn.", paragraph="DV-7.5")
    return NO_POINT


def why_no_tracks() -> Phrase:
    return Phrase(
        "You have no Action Point left, or can pay for no track that goes on here.", paragraph="DV-7.5 DV-10.15"
    )


def why_not_this_track(s: State, p: int, track: int) -> Phrase:
    me = s.players[p]
    if me.spaces[track] == LENGTHS[track]:
        return Phrase("Your marker is on the last space: {track}.", {"track": TRACK_NAMES[track]}, "DV-10.15")
    if track == CANTICLE and not is_canticle_open(s, me.area):
        return Phrase(
            "The Canticle is sung only in a Franciscan area whose marker shows this turn.", paragraph="DV-10.8"
        )
    if not points_left(s, p):
        return NO_POINT
    abbesses, ducats = fee(s, p, track)
    cubes = cubes_in_words(2, abbesses)
    if track == MESSENGER:
        return Phrase(
            "The last space of the Messenger costs {cubes} and {ducats} Ducati more.",
            {"cubes": cubes, "ducats": ducats},
            "DV-10.5",
        )
    if track == CANTICLE:
        return Phrase("Each space of the Canticle costs 1 abbess.", paragraph="DV-10.8")
    assert track == RIDDLE
    return Phrase("The Riddle is solved only where the tongue is d'Oil.", paragraph="DV-10.4")


def why_no_look(s: State, p: int) -> Phrase:
    if s.players[p].has_looked:
        return Phrase("You have looked into the Papal Library already.", paragraph="DV-10.9")
    if s.turn < LIBRARY_FROM_TURN:
        return Phrase("The Papal Library opens in turn {turn}.", {"turn": LIBRARY_FROM_TURN}, "DV-10.9")
    assert not s.players[p].spaces[LIBRARY]
    return Phrase("Your marker has not moved on the Library track.", paragraph="DV-10.9")
