"""What waits in an area, in words: for moves, start areas and map steps."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.de_vulgari.components import AREAS, STUPOR_MUNDI, Kind
from staufer_engine.games.de_vulgari.land import EVENT_OF_AREA, benefit, event_gain
from staufer_engine.games.de_vulgari.nouns import EVENT_NAMES, TONGUES_IN_WORDS, ducats_and_knowledge
from staufer_engine.games.de_vulgari.state import State, is_merchant
from staufer_engine.games.de_vulgari.tracks import is_canticle_open
from staufer_engine.phrases import Fact, Phrase


def place_words(s: State, p: int, area: int) -> Sequence[Phrase]:
    """Whole sentences: the tongue, the benefit, the event, and what the place is for."""
    said = []
    if AREAS[area].tongue in TONGUES_IN_WORDS:
        tongue: dict[str, Fact] = {"tongue": TONGUES_IN_WORDS[AREAS[area].tongue]}
        said.append(Phrase("The tongue there is {tongue}.", tongue, "DV-1.9"))
    gain = benefit(s, p, area)
    if any(gain) and area not in s.players[p].marks:
        said.append(Phrase("Its benefit gives {gain}.", {"gain": ducats_and_knowledge(*gain)}, "DV-9.2"))
    event = EVENT_OF_AREA[area]
    if event in s.lying and event != STUPOR_MUNDI:
        gain_of_event: dict[str, Fact] = {
            "event": EVENT_NAMES[event],
            "gain": ducats_and_knowledge(*event_gain(s, p, event)),
        }
        said.append(Phrase("The event {event} gives {gain}.", gain_of_event, "DV-9.1"))
    purpose = purpose_of(s, p, area)
    return [*said, purpose] if purpose else said


def purpose_of(s: State, p: int, area: int) -> Phrase | None:
    match AREAS[area].kind:
        case Kind.CONVENT if is_merchant(s, p):
            return Phrase("In the convent a merchant may become a friar.", paragraph="DV-9.5")
        case Kind.CATHEDRAL:
            return Phrase("In the cathedral a friar may become a cardinal.", paragraph="DV-9.6")
        case Kind.ABBEY:
            return Phrase("In the abbey abbesses cost no Ducati and amanuenses are converted.", paragraph="DV-9.8")
        case Kind.FRANCISCAN if is_canticle_open(s, area):
            return Phrase("The Canticle of the Sun is open there this turn.", paragraph="DV-10.8")
        case _:
            return None
