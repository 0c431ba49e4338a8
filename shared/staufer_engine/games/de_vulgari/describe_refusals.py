"""Why a place on the board, or a button, cannot be chosen now; each reason with its paragraph."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import (
    START_AREAS,
)
from staufer_engine.games.de_vulgari.describe_church_refusals import (
    why_no_character,
    why_no_church,
    why_no_scribes,
    why_no_strike,
    why_not_this_rival,
)
from staufer_engine.games.de_vulgari.describe_step_refusals import (
    why_no_benefit,
    why_no_business,
    why_no_cubes,
    why_no_event,
    why_no_look,
    why_no_manuscript,
    why_no_move,
    why_no_salterio,
    why_no_tracks,
    why_not_this_area,
    why_not_this_cube,
    why_not_this_event,
    why_not_this_manuscript,
    why_not_this_track,
)
from staufer_engine.games.de_vulgari.nouns import AREA_NAMES
from staufer_engine.games.de_vulgari.state import State
from staufer_engine.games.de_vulgari.targets import AREA_OF_ID, CHARACTER_OF_ID, CUBE_IDS, TRACK_OF_ID
from staufer_engine.kernel import NATURE, Ask
from staufer_engine.phrases import Fact, Phrase, Seat

FIRST = {
    "start area": Phrase("First every player puts a pawn on a start area.", paragraph="DV-3.10"),
    "whom to pay": Phrase("First choose who gets your charity.", paragraph="DV-5.3"),
    "who pays": Phrase("First choose who pays your charity.", paragraph="DV-5.4"),
    "tile to keep": Phrase("First choose the Library tile that you keep.", paragraph="DV-10.9"),
    "tile to put back": Phrase("First put the Library tiles back.", paragraph="DV-10.9"),
    "call": Phrase("First say whether you call the auction.", paragraph="DV-12.2"),
    "invitation": Phrase("First answer the invitation.", paragraph="DV-12.3"),
    "bid": Phrase("First bid or pass.", paragraph="DV-12.6"),
    "payment": Phrase("First choose the cubes to pay with.", paragraph="DV-12.8"),
    "election": Phrase("First choose your rank.", paragraph="DV-13.1"),
    "payment of a rank": Phrase("First choose the cubes to pay with.", paragraph="DV-12.8"),
}
NOT_NOW = Phrase("This cannot be chosen now.", paragraph="DV-7.2")


def why_not(s: State, ask: Ask, actor: int, target: str) -> Phrase:
    """For what is known to be no open choice."""
    if actor == NATURE:
        return Phrase("Chance decides.")
    kind, _, name = target.partition(":")
    if ask.what == "step":
        return why_not_place(s, actor, kind, name) if name else why_not_button(s, actor, kind)
    if ask.what == "start area" and kind == "area":
        return why_not_start(s, AREA_OF_ID[name])
    if kind == "seat" and ask.what in ("whom to pay", "who pays"):
        return why_not_charity(ask.what, int(name))
    return FIRST[ask.what]


def why_not_start(s: State, area: int) -> Phrase:
    facts: dict[str, Fact] = {"area": AREA_NAMES[area]}
    if area not in START_AREAS:
        return Phrase(
            "No pawn starts in {area}: the start areas are {starts}.",
            {**facts, "starts": tuple(AREA_NAMES[one] for one in START_AREAS)},
            "DV-3.10",
        )
    owner = next(q for q, player in enumerate(s.players) if player.area == area)
    return Phrase("{player} starts in {area} already.", {**facts, "player": Seat(owner)}, "DV-3.10")


def why_not_charity(what: str, q: int) -> Phrase:
    if what == "whom to pay":
        return Phrase(
            "{player} gets no charity from you: it is for friars and cardinals who are unpaid and no richer than you.",
            {"player": Seat(q)},
            "DV-5.2",
        )
    return Phrase("{player} is not one of the richest merchants.", {"player": Seat(q)}, "DV-5.4")


def why_not_place(s: State, p: int, kind: str, name: str) -> Phrase:
    match kind:
        case "area":
            return why_not_this_area(s, p, AREA_OF_ID[name])
        case "event":
            return why_not_this_event(s, p, int(name))
        case "manuscript":
            return why_not_this_manuscript(s, p, int(name))
        case "cube":
            return why_not_this_cube(s, p, CUBE_IDS.index(name))
        case "track":
            return why_not_this_track(s, p, TRACK_OF_ID[name])
        case "character":
            return why_no_character(s, p, CHARACTER_OF_ID[name])
        case "seat":
            return why_not_this_rival(s, p, int(name))
        case "scribes":
            return why_no_scribes(s, p)
        case "tile":
            return Phrase("Library tiles are chosen during a look only.", paragraph="DV-10.9")
        case _:
            return NOT_NOW


def why_not_button(s: State, p: int, name: str) -> Phrase:
    match name:
        case "benefit":
            return why_no_benefit(s, p)
        case "event":
            return why_no_event(s, p)
        case "move":
            return why_no_move(s, p)
        case "manuscript":
            return why_no_manuscript(s, p)
        case "take":
            return why_no_cubes(s, p)
        case "salterio":
            return why_no_salterio(s)
        case "business":
            return why_no_business(s)
        case "tracks":
            return why_no_tracks()
        case "church":
            return why_no_church(s, p)
        case "look" | "library":
            return why_no_look(s, p)
        case "strike":
            return why_no_strike(s, p)
        case _:
            return NOT_NOW
