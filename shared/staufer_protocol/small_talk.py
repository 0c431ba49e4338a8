"""Ready phrases: by their codes they go over the wire, and every reader has them in his own language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

SMALL_TALK: Mapping[str, str] = MappingProxyType(
    {
        "hello": "Greetings to all!",
        "luck": "Good luck, and good company.",
        "well_played": "Well played!",
        "nice_move": "A move worthy of the Emperor.",
        "thanks": "Thank you.",
        "moment": "A moment, please: I am thinking.",
        "go_on": "It is your turn.",
        "sorry": "Sorry, I was away.",
        "oops": "That was not what I wanted.",
        "again": "Shall we play again?",
        "good_game": "A fine match, thank you all.",
        "farewell": "Farewell!",
    }
)
