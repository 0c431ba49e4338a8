"""Who hears Fredericus in the tests, and what of the board belongs to its choices."""

from __future__ import annotations

from games.listener import Listener
from staufer_engine.games.fredericus import RULES

BOARD = [f"{kind}:{side}" for kind in ("row", "post", "tower") for side in range(8)] + ["centre"]

LISTENER = Listener(
    RULES,
    ("Piero", "Costanza", "Bianca", "Manfred"),
    "FR",
    lambda s: [*BOARD, *(f"raptor:{p}:{raptor}" for p in range(len(s.players)) for raptor in (0, 1))],
    lambda told: told.what == "bet taken back",
    ("hunt",),
    whole=("end",),
)

says, say_all, words_of = LISTENER.says, LISTENER.say_all, LISTENER.words_of
prompt, why_not = LISTENER.prompt, LISTENER.why_not
half_said, group_words = LISTENER.half_said, LISTENER.group_words
