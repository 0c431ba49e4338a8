"""The things of De Vulgari Eloquentia in words, numbers of them, and sentences put one after the other."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import (
    ABBESS,
    AMANUENSIS,
    ANSELMO,
    AREAS,
    BALESTRIERI,
    BANKER,
    BLUE,
    CAMERLENGO,
    CANTICLE,
    CARDINAL,
    CHARACTERS,
    CUBES,
    EVENTS,
    FRIAR,
    GIGI,
    GREEN,
    LIBRARY,
    LINGUA_VOLGARE,
    MALABRANCA,
    MANUSCRIPTS,
    MERCHANT,
    MESSENGER,
    MICHAEL,
    MONK,
    MURET,
    NOBLE,
    ORANGE,
    ORIENT,
    PINK,
    POLITICIAN,
    POPE,
    RALPH,
    REST,
    RIDDLE,
    SHLASINGER,
    STEFANO,
    YELLOW,
    ZAZZA,
)
from staufer_engine.games.de_vulgari.payments import Payment
from staufer_engine.phrases import Fact, Phrase, one_or_more

AREA_NAMES = tuple(Phrase(area.name) for area in AREAS)
EVENT_NAMES = {number: Phrase(event.name) for number, event in enumerate(EVENTS, 1)}
CHARACTER_NAMES = tuple(Phrase(character.name) for character in CHARACTERS)
TITLES = tuple(Phrase(manuscript.title) for manuscript in MANUSCRIPTS)
TONGUES_IN_WORDS = {
    BLUE: Phrase("d'Oil"),
    YELLOW: Phrase("Latin"),
    ORANGE: Phrase("d'Oc"),
    PINK: Phrase("Florentine"),
    GREEN: Phrase("Sicilian"),
}
TRACK_NAMES = {
    ORIENT: Phrase("Orient"),
    MESSENGER: Phrase("Messenger"),
    RIDDLE: Phrase("Riddle of Verona"),
    REST: Phrase("Rest"),
    LIBRARY: Phrase("Library"),
    CANTICLE: Phrase("Canticle of the Sun"),
}
STATUS_NAMES = {
    MERCHANT: Phrase("merchant"),
    FRIAR: Phrase("friar"),
    CARDINAL: Phrase("cardinal"),
    BANKER: Phrase("banker"),
    MONK: Phrase("monk"),
    CAMERLENGO: Phrase("camerlengo"),
    POPE: Phrase("pope"),
}
POWERS = {
    RALPH: Phrase("Ralph never pays the 10 Ducati for a move of more than one area.", paragraph="DV-11.4"),
    GIGI: Phrase("Gigi receives 10 Ducati of charity instead of 5.", paragraph="DV-11.4"),
    MICHAEL: Phrase("Michael holds a virtual abbess.", paragraph="DV-11.2"),
    STEFANO: Phrase("Stefano holds a virtual noble.", paragraph="DV-11.2"),
    ANSELMO: Phrase("With Anselmo each Salterio gives 1 knowledge more.", paragraph="DV-11.7"),
    MURET: Phrase("Muret gives 1 Action Point more in each turn.", paragraph="DV-11.5"),
    ZAZZA: Phrase("Zazza gives 40 Ducati back at once and shows 1 Library tile more.", paragraph="DV-11.6"),
    SHLASINGER: Phrase("With Shlasinger one rival loses 6 knowledge, once a game.", paragraph="DV-11.8"),
    BALESTRIERI: Phrase("Balestrieri holds a virtual politician.", paragraph="DV-11.2"),
    MALABRANCA: Phrase("With Malabranca abbesses cost no Ducati anywhere.", paragraph="DV-11.7"),
}
CUBE_NAMES = {
    POLITICIAN: Phrase("politician"),
    NOBLE: Phrase("noble"),
    ABBESS: Phrase("abbess"),
    AMANUENSIS: Phrase("amanuensis"),
}
ONE_CUBE = {
    POLITICIAN: Phrase("1 politician"),
    NOBLE: Phrase("1 noble"),
    ABBESS: Phrase("1 abbess"),
    AMANUENSIS: Phrase("1 amanuensis"),
}
MORE_CUBES = {
    POLITICIAN: Phrase("{count} politicians"),
    NOBLE: Phrase("{count} nobles"),
    ABBESS: Phrase("{count} abbesses"),
    AMANUENSIS: Phrase("{count} amanuenses"),
}


def cubes_in_words(cube: int, count: int) -> Phrase:
    return ONE_CUBE[cube] if count == 1 else MORE_CUBES[cube]._replace(facts={"count": count})


def payment_in_words(payment: Payment) -> tuple[Phrase, ...]:
    return tuple(cubes_in_words(cube, count) for cube, count in zip(CUBES, payment, strict=False) if count)


def action_points(count: int) -> Phrase:
    return one_or_more(count, "1 Action Point", "{count} Action Points")


def ducats_in_words(count: int) -> Phrase:
    return Phrase("{ducats} Ducati", {"ducats": count})


def knowledge_in_words(count: int) -> Phrase:
    return Phrase("{knowledge} knowledge", {"knowledge": count})


def points_and_ducats(points: int, ducats: int) -> Phrase:
    """What a step costs."""
    if not points and not ducats:
        return Phrase("free")
    if not points:
        return ducats_in_words(ducats)
    if not ducats:
        return action_points(points)
    return one_or_more(
        points,
        "1 Action Point and {ducats} Ducati",
        "{count} Action Points and {ducats} Ducati",
        ducats=ducats,
    )


def ducats_and_knowledge(ducats: int, knowledge: int) -> Phrase:
    """What a step gives."""
    facts: dict[str, Fact] = {"ducats": ducats, "knowledge": knowledge}
    if ducats and knowledge:
        return Phrase("{ducats} Ducati and {knowledge} knowledge", facts)
    return ducats_in_words(ducats) if ducats else knowledge_in_words(knowledge)


def tongues_of(kind: int) -> Phrase:
    """The tongues in which a manuscript is written."""
    names = tuple(TONGUES_IN_WORDS[tongue] for tongue in MANUSCRIPTS[kind].tongues)
    if kind == LINGUA_VOLGARE:
        return Phrase("any tongue")
    if len(names) == 1:
        return names[0]
    return Phrase("{one} or {other}", {"one": names[0], "other": names[1]})
