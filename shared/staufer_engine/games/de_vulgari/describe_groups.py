"""The buttons of a player turn, each for all steps of one kind."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import SHLASINGER
from staufer_engine.games.de_vulgari.cubes import take_steps
from staufer_engine.games.de_vulgari.describe_steps import benefit_words, end_words, event_words, look_words
from staufer_engine.games.de_vulgari.journeys import move_steps
from staufer_engine.games.de_vulgari.land import NO_EVENT, benefit, event_here
from staufer_engine.games.de_vulgari.library import look_steps
from staufer_engine.games.de_vulgari.nouns import STATUS_NAMES
from staufer_engine.games.de_vulgari.shelves import manuscript_steps
from staufer_engine.games.de_vulgari.state import State, points_left
from staufer_engine.games.de_vulgari.tracks import salterio_gain
from staufer_engine.kernel import GroupWords
from staufer_engine.phrases import Phrase, one_or_more

ALWAYS = (
    "benefit",
    "event",
    "move",
    "manuscript",
    "take",
    "salterio",
    "business",
    "tracks",
    "church",
    "look",
    "end",
)
KEYS = {
    "benefit": "B",
    "event": "V",
    "move": "M",
    "manuscript": "K",
    "take": "C",
    "salterio": "A",
    "business": "S",
    "tracks": "R",
    "church": "H",
    "look": "L",
    "strike": "X",
    "end": "E",
}
LABELS = {
    "benefit": Phrase("Benefit"),
    "event": Phrase("Event"),
    "move": Phrase("Move"),
    "manuscript": Phrase("Manuscript"),
    "take": Phrase("Cubes"),
    "salterio": Phrase("Salterio"),
    "business": Phrase("Small Business"),
    "tracks": Phrase("Tracks"),
    "church": Phrase("Church"),
    "look": Phrase("Papal Library"),
    "strike": Phrase("Strike"),
    "end": Phrase("End the turn"),
}
ONE_POINT_A_SPACE = Phrase("1 Action Point a space")


def groups(s: State, p: int) -> tuple[str, ...]:
    """The strike is only for Shlasinger's owner."""
    return (*ALWAYS[:-1], "strike", "end") if s.players[p].character == SHLASINGER else ALWAYS


def group_words(s: State, p: int, group: str) -> GroupWords:
    return GroupWords(LABELS[group], detail(s, p, group), KEYS[group])


def detail(s: State, p: int, group: str) -> Phrase:
    match group:
        case "benefit":
            return benefit_words(s, p).detail if any(benefit(s, p, s.players[p].area)) else Phrase("none here")
        case "event":
            return Phrase("none here") if event_here(s, p) == NO_EVENT else event_words(s, p).detail
        case "move":
            goals = len(move_steps(s, p)) if points_left(s, p) else 0
            return one_or_more(goals, "1 area in reach", "{count} areas in reach")
        case "manuscript":
            return one_or_more(len(manuscript_steps(s, p)), "1 to take", "{count} to take")
        case "take":
            colours = len({step[1] for step in take_steps(s, p)})
            return one_or_more(colours, "1 colour of this turn", "{count} colours of this turn")
        case "salterio":
            return Phrase("{knowledge} knowledge, 1 Action Point", {"knowledge": salterio_gain(s, p)})
        case "business":
            return Phrase("10 Ducati, 1 Action Point")
        case "tracks":
            return ONE_POINT_A_SPACE
        case "church":
            return STATUS_NAMES[s.players[p].status]
        case "look":
            return look_words(s, p).detail if look_steps(s, p) else Phrase("from turn 11")
        case "strike":
            return Phrase("a rival loses 6 knowledge, free")
        case _:
            return end_words(s, p).detail
