"""What of the board belongs to each choice, and the button behind which it stands.

Board ids: ``area:roma``, ``event:4``, ``manuscript:12`` (a kind: all equal tiles), ``cube:red``, ``track:orient``,
``character:gigi``, ``seat:2``, ``tile:3``, ``salterio``, ``business``, ``library``, ``scribes:knowledge`` and
``scribes:points``.  How many cubes are taken, and with what a cardinal is paid, lies nowhere on the board: such choices
share their board id and are told apart by their buttons.
"""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import (
    AREAS,
    CANTICLE,
    CHARACTERS,
    LIBRARY,
    MESSENGER,
    ORIENT,
    REST,
    RIDDLE,
    TO_POINTS,
    PlayerStep,
    Step,
)
from staufer_engine.games.de_vulgari.land import event_here
from staufer_engine.games.de_vulgari.state import State
from staufer_engine.games.de_vulgari.tracks import TRACK_OF
from staufer_engine.kernel import Choice

GROUPS = {
    Step.BENEFIT: "benefit",
    Step.EVENT: "event",
    Step.MOVE: "move",
    Step.MANUSCRIPT: "manuscript",
    Step.TAKE: "take",
    Step.SALTERIO: "salterio",
    Step.BUSINESS: "business",
    Step.FRIAR: "church",
    Step.CARDINAL: "church",
    Step.SCRIBES: "church",
    Step.LOOK: "look",
    Step.STRIKE: "strike",
    Step.END: "end",
}
TRACK_GROUP = "tracks"
CUBE_IDS = ("red", "black", "yellow", "green")
TRACK_IDS = {
    ORIENT: "orient",
    MESSENGER: "messenger",
    RIDDLE: "riddle",
    REST: "rest",
    LIBRARY: "library",
    CANTICLE: "canticle",
}
AREA_OF_ID = {area.id: number for number, area in enumerate(AREAS)}
CHARACTER_OF_ID = {character.id: number for number, character in enumerate(CHARACTERS)}
TRACK_OF_ID = {name: track for track, name in TRACK_IDS.items()}


def targets(s: State, p: int, what: str, choice: Choice) -> tuple[str, ...]:
    match what, choice:
        case "step", tuple():
            return targets_of_step(s, p, choice)
        case "start area", int():
            return (f"area:{AREAS[choice].id}",)
        case (("whom to pay" | "who pays"), int()):
            return (f"seat:{choice}",)
        case (("tile to keep" | "tile to put back"), int()):
            return (f"tile:{choice}",)
        case _:
            return ()


def targets_of_step(s: State, p: int, step: PlayerStep) -> tuple[str, ...]:
    match step:
        case Step.BENEFIT, *_:
            return (f"area:{AREAS[s.players[p].area].id}",)
        case Step.EVENT, *_:
            return (f"event:{event_here(s, p)}",)
        case Step.MOVE, goal:
            return (f"area:{AREAS[goal].id}",)
        case Step.MANUSCRIPT, kind:
            return (f"manuscript:{kind}",)
        case Step.TAKE, cube, _, _:
            return (f"cube:{CUBE_IDS[cube]}",)
        case Step.SALTERIO, *_:
            return ("salterio",)
        case Step.BUSINESS, *_:
            return ("business",)
        case Step.FRIAR | Step.CARDINAL, character, *_:
            return (f"character:{CHARACTERS[character].id}",)
        case Step.SCRIBES, into:
            return ("scribes:points",) if into == TO_POINTS else ("scribes:knowledge",)
        case Step.LOOK, *_:
            return ("library",)
        case Step.STRIKE, rival:
            return (f"seat:{rival}",)
        case Step.END, *_:
            return ()
        case _:
            return (f"track:{TRACK_IDS[TRACK_OF[step[0]]]}",)


def group(what: str, choice: Choice) -> str:
    if what == "step" and isinstance(choice, tuple):
        return GROUPS.get(choice[0], TRACK_GROUP)
    return ""
