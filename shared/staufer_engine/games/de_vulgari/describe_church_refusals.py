"""Why no friar, cardinal, conversion or strike is possible."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.church import cubes_for_a_cardinal
from staufer_engine.games.de_vulgari.components import (
    CHARACTERS,
    FRIAR,
    KNOWLEDGE,
    SHLASINGER,
    START_KNOWLEDGE,
    Kind,
)
from staufer_engine.games.de_vulgari.nouns import AREA_NAMES, CHARACTER_NAMES
from staufer_engine.games.de_vulgari.state import State, area_of, is_merchant
from staufer_engine.phrases import Fact, Phrase, Seat

MERCHANTS_ONLY = Phrase("Only a merchant may become a friar.", paragraph="DV-9.5 DV-1.2")
FRIARS_ONLY = Phrase("Only a friar may become a cardinal.", paragraph="DV-9.6 DV-1.2")
NO_CUBE = Phrase("A cardinal is paid with 1 politician or 1 noble more, and you have none.", paragraph="DV-9.6")


def why_no_church(s: State, p: int) -> Phrase:
    match area_of(s, p).kind:
        case Kind.CONVENT:
            return MERCHANTS_ONLY
        case Kind.CATHEDRAL:
            return why_no_cardinal(s, p)
        case Kind.ABBEY:
            return why_no_scribes(s, p)
        case _:
            return Phrase(
                "{area} has no convent, cathedral or abbey.",
                {"area": AREA_NAMES[s.players[p].area]},
                "DV-9.5 DV-9.6 DV-9.8",
            )


def why_no_cardinal(s: State, p: int) -> Phrase:
    if s.players[p].status != FRIAR:
        return FRIARS_ONLY
    if not cubes_for_a_cardinal(s, p):
        return NO_CUBE
    return Phrase("A cardinal costs 40 Ducati, and Muret 70.", paragraph="DV-9.6 DV-11.5")


def why_no_character(s: State, p: int, character: int) -> Phrase:
    name: dict[str, Fact] = {"name": CHARACTER_NAMES[character]}
    if character not in s.displayed:
        owner = next((q for q, player in enumerate(s.players) if player.character == character), None)
        if owner is None:
            return Phrase("{name} has left the game.", name, "DV-9.6 DV-11.1")
        return Phrase("{name} stands before {player}.", {**name, "player": Seat(owner)}, "DV-11.1")
    if CHARACTERS[character].status == FRIAR:
        if not is_merchant(s, p):
            return MERCHANTS_ONLY
        return Phrase("{name} waits in the convents: be in one to become a friar.", name, "DV-9.5")
    if s.players[p].status != FRIAR:
        return FRIARS_ONLY
    if area_of(s, p).kind != Kind.CATHEDRAL:
        return Phrase("{name} waits in the cathedrals: be in one to become a cardinal.", name, "DV-9.6")
    if not cubes_for_a_cardinal(s, p):
        return NO_CUBE
    price: dict[str, Fact] = {**name, "ducats": CHARACTERS[character].ducats, "mine": s.players[p].ducats}
    return Phrase("{name} costs {ducats} Ducati, and you have {mine}.", price, "DV-9.6 DV-11.5")


def why_no_scribes(s: State, p: int) -> Phrase:
    if area_of(s, p).kind != Kind.ABBEY:
        return Phrase("Amanuenses are converted in an abbey.", paragraph="DV-9.8")
    return Phrase("You have no open amanuensis to convert.", paragraph="DV-9.8")


def why_no_strike(s: State, p: int) -> Phrase:
    if s.players[p].has_struck:
        return Phrase("Shlasinger has struck already.", paragraph="DV-11.8")
    return Phrase("All rivals are on the first space of the knowledge track.", paragraph="DV-11.8")


def why_not_this_rival(s: State, p: int, q: int) -> Phrase:
    if s.players[p].character != SHLASINGER:
        return Phrase("Only Shlasinger strikes a rival.", paragraph="DV-11.8")
    if q == p:
        return Phrase("Shlasinger strikes rivals only.", paragraph="DV-11.8")
    if s.players[q].spaces[KNOWLEDGE] == START_KNOWLEDGE and not s.players[p].has_struck:
        return Phrase("{player} is on the first space and cannot go back.", {"player": Seat(q)}, "DV-11.8")
    return why_no_strike(s, p)
