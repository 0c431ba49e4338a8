"""What to click next, once a button of a player turn has been pressed or a board id clicked."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.nouns import CHARACTER_NAMES, CUBE_NAMES
from staufer_engine.games.de_vulgari.state import State
from staufer_engine.games.de_vulgari.targets import CHARACTER_OF_ID, CUBE_IDS
from staufer_engine.phrases import Phrase

PRESSED = {
    "move": Phrase("Move: choose the area to go to.", paragraph="DV-8.1"),
    "manuscript": Phrase("Manuscript: choose a tile of a shelf.", paragraph="DV-10.14"),
    "take": Phrase("Cubes: choose a colour of this turn.", paragraph="DV-10.10"),
    "tracks": Phrase("Tracks: choose the track to go forward on.", paragraph="DV-7.5"),
    "church": Phrase("Church: choose what to become, or what becomes of your amanuenses.", paragraph="DV-9.5 DV-9.8"),
    "strike": Phrase("Strike: choose the rival who loses 6 knowledge.", paragraph="DV-11.8"),
}


def half_chosen(s: State, p: int, group: str, clicked: tuple[str, ...]) -> Phrase:
    if not clicked:
        return PRESSED.get(group, Phrase("Choose what to do.", paragraph="DV-7.1"))
    kind, _, name = clicked[0].partition(":")
    match kind:
        case "cube":
            cube = CUBE_NAMES[CUBE_IDS.index(name)]
            return Phrase("How many do you take of the colour {cube}?", {"cube": cube}, "DV-10.10 DV-10.12")
        case "character":
            chosen = CHARACTER_NAMES[CHARACTER_OF_ID[name]]
            return Phrase("With which cube do you pay for {name}?", {"name": chosen}, "DV-9.6")
        case _:
            return Phrase("Choose what to do here.", paragraph="DV-7.1")
