"""Who hears De Vulgari Eloquentia in the tests, and what of the board belongs to its choices."""

from __future__ import annotations

from games.listener import Listener
from staufer_engine.games.de_vulgari import RULES
from staufer_engine.games.de_vulgari.components import AREAS, CHARACTERS, EVENTS, MANUSCRIPTS
from staufer_engine.games.de_vulgari.targets import CUBE_IDS, TRACK_IDS

BOARD = [
    *(f"area:{area.id}" for area in AREAS),
    *(f"event:{number}" for number in range(1, len(EVENTS) + 1)),
    *(f"manuscript:{kind}" for kind in range(len(MANUSCRIPTS))),
    *(f"cube:{name}" for name in CUBE_IDS),
    *(f"track:{name}" for name in TRACK_IDS.values()),
    *(f"character:{one.id}" for one in CHARACTERS),
    *(f"tile:{tile}" for tile in range(8)),
    "salterio",
    "business",
    "library",
    "scribes:knowledge",
    "scribes:points",
]
SILENT = ("knowledge", "turn space filled")

LISTENER = Listener(
    RULES,
    ("Piero", "Costanza", "Bianca", "Manfred", "Enzo"),
    "DV",
    lambda s: [*BOARD, *(f"seat:{p}" for p in range(len(s.players)))],
    lambda told: told.what in SILENT or (told.what == "cube returned" and told.facts[1] > 0),
    ("step",),
    lambda one: ((group, clicked) for group in (one.group, "") for clicked in ((), one.targets)),
    shared=("cube:", "character:"),  # how many, or paid with what, is told apart by buttons
)

says, say_all, words_of = LISTENER.says, LISTENER.say_all, LISTENER.words_of
prompt, label_and_detail, why_not = LISTENER.prompt, LISTENER.label_and_detail, LISTENER.why_not
half_said = LISTENER.half_said
