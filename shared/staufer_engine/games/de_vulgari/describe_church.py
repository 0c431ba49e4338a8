"""Convent, cathedral, abbey and Shlasinger's strike, in words (DV-9.5 to 9.8, 11.8)."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.church import half
from staufer_engine.games.de_vulgari.components import (
    AMANUENSIS,
    CHARACTERS,
    KNOWLEDGE,
    SCRIBE_KNOWLEDGE,
    START_KNOWLEDGE,
    STRIKE,
    TO_POINTS,
    VIRTUAL,
)
from staufer_engine.games.de_vulgari.describe_answers import Said
from staufer_engine.games.de_vulgari.nouns import (
    CHARACTER_NAMES,
    ONE_CUBE,
    POWERS,
    cubes_in_words,
)
from staufer_engine.games.de_vulgari.state import State
from staufer_engine.phrases import Fact, Phrase, Seat, one_or_more, sentences


def friar_words(s: State, p: int, friar: int) -> Said:
    lost = half(s.players[p].ducats)
    return Said(
        Phrase("Become a friar with {name}", {"name": CHARACTER_NAMES[friar]}),
        Phrase("{ducats} Ducati lost", {"ducats": lost}) if lost else Phrase("free"),
        sentences([
            Phrase("You become a friar and lose half your money, {ducats} Ducati.", {"ducats": lost}, "DV-9.5"),
            *character_words(friar),
        ]),
    )  # fmt: skip


def cardinal_words(s: State, p: int, cardinal: int, cube: int) -> Said:
    price = CHARACTERS[cardinal].ducats
    facts: dict[str, Fact] = {"ducats": price, "friar": CHARACTER_NAMES[s.players[p].character]}
    name: dict[str, Fact] = {"name": CHARACTER_NAMES[cardinal]}
    if cube == VIRTUAL:
        paid = Phrase("{ducats} Ducati, and Stefano's noble", {"ducats": price})
        label = Phrase("Become a cardinal with {name}", name)
    else:
        paid = Phrase("{ducats} Ducati and {cube}", {"ducats": price, "cube": ONE_CUBE[cube]})
        label = Phrase("Become a cardinal with {name} for {cube}", {**name, "cube": ONE_CUBE[cube]})
    return Said(
        label,
        paid,
        sentences([
            Phrase("You become a cardinal; {friar} leaves the game.", {"friar": facts["friar"]}, "DV-9.6"),
            Phrase("It costs {price}.", {"price": paid}, "DV-9.6 DV-11.3"),
            *character_words(cardinal),
        ]),
    )  # fmt: skip


def character_words(character: int) -> list[Phrase]:
    one = CHARACTERS[character]
    facts: dict[str, Fact] = {"name": CHARACTER_NAMES[character], "knowledge": one.knowledge, "points": one.vp}
    said = [POWERS[character]]
    if one.knowledge:
        said.append(Phrase("{name} gives {knowledge} knowledge at once.", facts, "DV-9.5 DV-9.6"))
    said.append(
        one_or_more(
            one.vp,
            "{name} counts 1 point at the end.",
            "{name} counts {count} points at the end.",
            "DV-11.1 DV-14.1",
            name=facts["name"],
        )
    )
    return said


def scribe_words(s: State, p: int, into: int) -> Said:
    count = s.players[p].cubes[AMANUENSIS]
    facts: dict[str, Fact] = {"scribes": cubes_in_words(AMANUENSIS, count), "knowledge": count * SCRIBE_KNOWLEDGE}
    if into == TO_POINTS:
        return Said(
            Phrase("Amanuenses for points"),
            one_or_more(count, "1 point at the end", "{count} points at the end"),
            Phrase(
                "Put {scribes} behind your screen for good: each counts 1 point at the end.",
                {"scribes": facts["scribes"]},
                "DV-9.8 DV-14.1",
            ),
        )
    return Said(
        Phrase("Amanuenses for knowledge"),
        Phrase("{knowledge} knowledge", {"knowledge": facts["knowledge"]}),
        Phrase("Give {scribes} back for {knowledge} knowledge.", facts, "DV-9.8"),
    )


def strike_words(s: State, rival: int) -> Said:
    space = s.players[rival].spaces[KNOWLEDGE]
    facts: dict[str, Fact] = {"player": Seat(rival), "goal": max(space - STRIKE, START_KNOWLEDGE), "start": space}
    return Said(
        Phrase("Strike {player}", {"player": Seat(rival)}),
        Phrase("from space {start} to {goal}", facts),
        Phrase(
            "{player} goes back from space {start} to space {goal} of the knowledge track. "
            "You can do this once in the game.",
            facts,
            "DV-11.8",
        ),
    )
