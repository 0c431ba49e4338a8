"""Going forward on the six tracks, in words (DV-10.3 to 10.8)."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import (
    ABBESS,
    CANTICLE,
    LENGTHS,
    LIBRARY,
    MESSENGER,
    ORIENT,
    ORIENT_BONUS,
    REST,
    RIDDLE,
    RIDDLE_POINTS,
)
from staufer_engine.games.de_vulgari.describe_answers import Said
from staufer_engine.games.de_vulgari.nouns import TRACK_NAMES, cubes_in_words
from staufer_engine.games.de_vulgari.state import State
from staufer_engine.games.de_vulgari.tracks import fee
from staufer_engine.phrases import Fact, Phrase, sentences

PURPOSES = {
    ORIENT: Phrase(
        "On the last space a merchant gets {bonus} Ducati more with each area benefit that has Ducati.",
        {"bonus": ORIENT_BONUS},
        "DV-10.3 DV-9.3",
    ),
    MESSENGER: Phrase("On the last space the benefit of Bologna is yours to use.", paragraph="DV-10.5 DV-9.4"),
    RIDDLE: Phrase("Who is first on this track at the end gets the points of the space.", paragraph="DV-10.4 DV-14.1"),
    REST: Phrase("Who is first on this track plays first in the next turn.", paragraph="DV-10.6 DV-6.2"),
    LIBRARY: Phrase(
        "The space tells how many Library tiles you may look at from turn 11.", paragraph="DV-10.7 DV-10.9"
    ),
    CANTICLE: Phrase("The first on this track gets 9 points at the end, the second 4.", paragraph="DV-10.8 DV-14.1"),
}


def advance_words(s: State, p: int, track: int) -> Said:
    space = s.players[p].spaces[track] + 1
    facts: dict[str, Fact] = {"track": TRACK_NAMES[track], "space": space, "last": LENGTHS[track]}
    price = price_words(s, p, track)
    said = [
        Phrase("Move your marker on the {track} to space {space} of {last}.", facts, "DV-7.5"),
        Phrase("It costs {price}.", {"price": price}, "DV-10.3"),
        PURPOSES[track],
    ]
    if track == RIDDLE:
        said.append(Phrase("Space {space} is worth {points} points.", {"space": space, "points": RIDDLE_POINTS[space]}))
    return Said(
        TRACK_NAMES[track], Phrase("to space {space}, {price}", {"space": space, "price": price}), sentences(said)
    )  # fmt: skip


def price_words(s: State, p: int, track: int) -> Phrase:
    abbesses, ducats = fee(s, p, track)
    facts: dict[str, Fact] = {"abbesses": cubes_in_words(ABBESS, abbesses), "ducats": ducats}
    if abbesses and ducats:
        return Phrase("1 Action Point, {abbesses} and {ducats} Ducati", facts)
    if abbesses:
        return Phrase("1 Action Point and {abbesses}", {"abbesses": facts["abbesses"]})
    if ducats:
        return Phrase("1 Action Point and {ducats} Ducati", {"ducats": ducats})
    return Phrase("1 Action Point")
