"""What a player does in his turn, as lines of the journal."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import (
    ABBESS,
    AMANUENSIS,
    CHARACTERS,
    LIBRARY_TILES,
    NOBLE_SWAP,
    SCRIBE_KNOWLEDGE,
    TO_POINTS,
    VIRTUAL,
    ZAZZA,
)
from staufer_engine.games.de_vulgari.nouns import (
    AREA_NAMES,
    CHARACTER_NAMES,
    EVENT_NAMES,
    ONE_CUBE,
    TITLES,
    TRACK_NAMES,
    action_points,
    cubes_in_words,
    ducats_and_knowledge,
    points_and_ducats,
)
from staufer_engine.kernel import HIDDEN, Tell
from staufer_engine.phrases import Fact, Phrase, Seat, one_or_more, sentences


def deed(told: Tell) -> Phrase | None:
    for speak in (turn_event, step_event, church_event, library_event):
        line = speak(told)
        if line is not None:
            return line
    return None


def turn_event(told: Tell) -> Phrase | None:
    match told.what, told.facts:
        case "player turn", (p,):
            return Phrase("{player} plays.", {"player": Seat(p)}, "DV-7.1")
        case "ended", (p, 0):
            return Phrase("{player} ends the turn.", {"player": Seat(p)}, "DV-7.1")
        case "ended", (p, lost):
            return Phrase(
                "{player} ends the turn and loses {lost}.", {"player": Seat(p), "lost": action_points(lost)}, "DV-7.1"
            )
        case "moved", (p, start, goal, points, ducats):
            facts: dict[str, Fact] = {
                "player": Seat(p),
                "start": AREA_NAMES[start],
                "goal": AREA_NAMES[goal],
                "price": points_and_ducats(points, ducats),
            }
            return Phrase("{player} moves from {start} to {goal} for {price}.", facts, "DV-8.1")
        case "benefit", (p, area, ducats, knowledge):
            gain: dict[str, Fact] = {
                "player": Seat(p),
                "area": AREA_NAMES[area],
                "gain": ducats_and_knowledge(ducats, knowledge),
            }
            return Phrase("{player} uses {area}: {gain}.", gain, "DV-9.2")
        case "event taken", (p, number, ducats, knowledge):
            taken: dict[str, Fact] = {
                "player": Seat(p),
                "event": EVENT_NAMES[number],
                "gain": ducats_and_knowledge(ducats, knowledge),
            }
            return Phrase("{player} takes {event}: {gain}.", taken, "DV-9.1")
        case _:
            return None


def step_event(told: Tell) -> Phrase | None:
    match told.what, told.facts:
        case "manuscript", (p, kind, points):
            facts: dict[str, Fact] = {"player": Seat(p), "title": TITLES[kind], "price": action_points(points)}
            return Phrase("{player} takes the manuscript {title} for {price}.", facts, "DV-10.14")
        case "taken", (p, cube, count, swaps, ducats):
            return taken_words(p, cube, count, swaps, ducats)
        case "salterio", (p, gain):
            return Phrase(
                "{player} plays the Salterio: {gain} knowledge.", {"player": Seat(p), "gain": gain}, "DV-10.1"
            )
        case "business", (p, gain):
            return Phrase("{player} does Small Business: {gain} Ducati.", {"player": Seat(p), "gain": gain}, "DV-10.2")
        case "track", (p, track, space, abbesses, ducats):
            return track_words(p, track, space, abbesses, ducats)
        case _:
            return None


def taken_words(p: int, cube: int, count: int, swaps: int, ducats: int) -> Phrase:
    facts: dict[str, Fact] = {"player": Seat(p), "cubes": cubes_in_words(cube, count)}
    if swaps:
        swapped: dict[str, Fact] = {**facts, "swaps": swaps, "money": swaps * NOBLE_SWAP}
        return Phrase("{player} takes {cubes} and swaps {swaps} for {money} Ducati.", swapped, "DV-10.12")
    if ducats:
        return Phrase("{player} takes {cubes} for {ducats} Ducati.", {**facts, "ducats": ducats}, "DV-10.11")
    return Phrase("{player} takes {cubes}.", facts, "DV-10.10")


def track_words(p: int, track: int, space: int, abbesses: int, ducats: int) -> Phrase:
    facts: dict[str, Fact] = {"player": Seat(p), "track": TRACK_NAMES[track], "space": space}
    cubes = cubes_in_words(ABBESS, abbesses)
    if abbesses and ducats:
        paid: dict[str, Fact] = {**facts, "cubes": cubes, "ducats": ducats}
        return Phrase("{player} goes to space {space}: {track}, for {cubes} and {ducats} Ducati.", paid, "DV-10.5")
    if abbesses:
        return Phrase("{player} goes to space {space}: {track}, for {cubes}.", {**facts, "cubes": cubes}, "DV-10.8")
    if ducats:
        money: dict[str, Fact] = {**facts, "ducats": ducats}
        return Phrase("{player} goes to space {space}: {track}, for {ducats} Ducati.", money, "DV-10.5 DV-11.2")
    return Phrase("{player} goes to space {space}: {track}.", facts, "DV-7.5")


def church_event(told: Tell) -> Phrase | None:
    match told.what, told.facts:
        case "friar", (p, friar, lost):
            facts: dict[str, Fact] = {"player": Seat(p), "name": CHARACTER_NAMES[friar], "ducats": lost}
            return with_instant_knowledge(
                friar, Phrase("{player} becomes a friar with {name} and loses {ducats} Ducati.", facts, "DV-9.5")
            )
        case "cardinal", (p, cardinal, cube, ducats, _):
            return with_instant_knowledge(cardinal, cardinal_words(p, cardinal, cube, ducats))
        case "scribes", (p, count, into):
            scribes: dict[str, Fact] = {"player": Seat(p), "scribes": cubes_in_words(AMANUENSIS, count)}
            if into == TO_POINTS:
                return Phrase("{player} keeps {scribes} for points.", scribes, "DV-9.8")
            scribes["knowledge"] = SCRIBE_KNOWLEDGE * count
            return Phrase("{player} turns {scribes} into {knowledge} knowledge.", scribes, "DV-9.8")
        case "struck", (p, rival):
            return Phrase(
                "{player} strikes {rival}, who loses knowledge.", {"player": Seat(p), "rival": Seat(rival)}, "DV-11.8"
            )
        case _:
            return None


def cardinal_words(p: int, cardinal: int, cube: int, ducats: int) -> Phrase:
    paid: dict[str, Fact] = {"player": Seat(p), "name": CHARACTER_NAMES[cardinal], "ducats": ducats}
    if cube == VIRTUAL:
        return Phrase("{player} becomes a cardinal with {name} for {ducats} Ducati.", paid, "DV-9.6 DV-11.3")
    paid["cube"] = ONE_CUBE[cube]
    return Phrase("{player} becomes a cardinal with {name} for {ducats} Ducati and {cube}.", paid, "DV-9.6")


def with_instant_knowledge(character: int, line: Phrase) -> Phrase:
    """And what Zazza gives back."""
    knowledge = CHARACTERS[character].knowledge
    facts: dict[str, Fact] = {"name": CHARACTER_NAMES[character], "knowledge": knowledge}
    said = [line]
    if knowledge:
        said.append(Phrase("{name} gives {knowledge} knowledge.", facts, "DV-9.5 DV-9.6"))
    if character == ZAZZA:
        said.append(Phrase("The money comes back at once.", paragraph="DV-11.6"))
    return sentences(said)


def library_event(told: Tell) -> Phrase | None:
    """The tile kept is named to the looker only."""
    match told.what, told.facts:
        case "look", (p, count):
            return one_or_more(
                count,
                "{player} looks at 1 tile of the Papal Library.",
                "{player} looks at {count} tiles of the Papal Library.",
                "DV-10.9",
                player=Seat(p),
            )
        case "tile kept", (p, tile):
            if tile == HIDDEN:
                return Phrase("{player} keeps a Library tile.", {"player": Seat(p)}, "DV-10.9")
            return Phrase(
                "{player} keeps a Library tile of {points} points.",
                {"player": Seat(p), "points": LIBRARY_TILES[tile]},
                "DV-10.9",
            )
        case "tiles put back", (p, count):
            if not count:
                return Phrase("{player} puts no tile back.", {"player": Seat(p)}, "DV-10.9")
            return one_or_more(
                count,
                "{player} puts 1 tile back.",
                "{player} puts {count} tiles back.",
                "DV-10.9",
                player=Seat(p),
            )
        case _:
            return None
