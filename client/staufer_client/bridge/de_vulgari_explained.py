"""What a thing on the board of De Vulgari Eloquentia is, in words, for the card beside the pointer."""

from __future__ import annotations

from staufer_client.bridge.facts import Bridge
from staufer_client.bridge.rows import RowsModel
from staufer_client.seats import Preview
from staufer_engine.games.de_vulgari.components import AREAS, Kind
from staufer_engine.phrases import Language, Phrase, say

# The model of the rows that a kind of board id stands for, and the field that names them.
MODELS = {
    "area": ("areas", "ident"),
    "event": ("events", "ident"),
    "manuscript": ("manuscripts", "target"),
    "character": ("characters", "ident"),
    "tile": ("tiles", "ident"),
    "track": ("tracks", "ident"),
    "cube": ("offers", "kind"),
    "turn": ("turns", "number"),
    "knowledge": ("knowledge", "seat"),
}
BENEFIT = Phrase(
    "Each player can use an area once in the game; friars and cardinals get only its knowledge.", paragraph="DV-9.2"
)
BOLOGNA = Phrase(
    "Only who has completed the Messenger can use Bologna: for 15 knowledge if the stay began on turn 7 or earlier, "
    "later for 10.",
    paragraph="DV-9.4",
)
PLACES = {
    Kind.CONVENT: Phrase(
        "Here a merchant becomes a friar: he loses half his Ducati and chooses a friar.", paragraph="DV-9.5"
    ),
    Kind.CATHEDRAL: Phrase(
        "Here a friar becomes a cardinal for 40 Ducati and a politician or a noble.", paragraph="DV-9.6"
    ),
    Kind.ABBEY: Phrase(
        "Here amanuenses become 3 knowledge each, or 1 point each, and abbesses cost no Ducati.",
        paragraph="DV-9.8 DV-10.11",
    ),
    Kind.FRANCISCAN: Phrase(
        "Here the Canticle goes forward on the turns of its marker, and from turn 14 on always.", paragraph="DV-10.8"
    ),
    Kind.SEA: Phrase(
        "A sea is entered from a harbour for 1 Action Point, and left in the same move for 1 more.", paragraph="DV-8.1"
    ),
}
MEANINGS = {
    "track:orient": Phrase(
        "On the last space each area benefit with Ducati gives a merchant 10 Ducati more.", paragraph="DV-10.3 DV-9.3"
    ),
    "track:messenger": Phrase(
        "The last space costs abbesses and Ducati, and opens Bologna.", paragraph="DV-10.5 DV-9.4"
    ),
    "track:riddle": Phrase(
        "It goes forward where the tongue is d'Oil; the leader gets 4, 5 or 6 points.", paragraph="DV-10.4 DV-14.1"
    ),
    "track:rest": Phrase("Who is furthest plays first in the next turn, and starts again.", paragraph="DV-10.6 DV-6.2"),
    "track:library": Phrase(
        "From turn 11 a player looks once at as many Library tiles as the space says, and keeps one.",
        paragraph="DV-10.7 DV-10.9",
    ),
    "track:canticle": Phrase(
        "Each space costs an abbess in a Franciscan area that is open; the first gets 9 points, the second 4.",
        paragraph="DV-10.8 DV-14.1",
    ),
    "cube:red": Phrase("A politician has 3 votes.", paragraph="DV-1.3 DV-10.11"),
    "cube:black": Phrase("A noble has 2 votes, or is swapped for 20 Ducati at once.", paragraph="DV-1.3 DV-10.12"),
    "cube:yellow": Phrase(
        "An abbess has 1 vote; Messenger and Canticle want abbesses.", paragraph="DV-1.3 DV-10.8 DV-10.11"
    ),
    "cube:green": Phrase(
        "An amanuensis has no vote and lies open until an abbey turns it into knowledge or a point.",
        paragraph="DV-10.13 DV-9.8",
    ),
    "event": Phrase(
        "Who stands there can take it; friars and cardinals get only its knowledge.", paragraph="DV-9.1"
    ),
    "event:10": Phrase("At the end of a turn who stands in Brindisi may call the auction.", paragraph="DV-12.1"),
    "manuscript": Phrase(
        "It is taken where its tongue is spoken, by who reads up to its value.", paragraph="DV-10.14"
    ),
    "turn": Phrase(
        "Only the cubes of the present turn can be taken; those that are left move on. With the second red papal tile "
        "the last turn begins.",
        paragraph="DV-10.10 DV-4.3 DV-4.7",
    ),
    "knowledge": Phrase(
        "The least knowing plays first; the most knowing wins every tie. The level is the dearest manuscript that one "
        "may read.",
        paragraph="DV-6.1 DV-1.6 DV-1.7",
    ),
    "salterio": Phrase(
        "Once a turn, anywhere: 3 knowledge, or 4 for the least knowing.", paragraph="DV-10.1"
    ),
    "business": Phrase("Once a turn, anywhere: 10 Ducati.", paragraph="DV-10.2"),
    "library": Phrase(
        "Once in the game, from turn 11: look at Library tiles, and keep one.", paragraph="DV-10.9"
    ),
    "scribes": Phrase("In an abbey all open amanuenses become knowledge, or points.", paragraph="DV-9.8"),
}  # fmt: skip
TITLES = {
    "salterio": Phrase("Salterio"),
    "business": Phrase("Small Business"),
    "library": Phrase("Papal Library"),
    "scribes": Phrase("Amanuenses"),
}


def explained(board: Bridge, target: str, translate: Language) -> Preview:
    """The row with this board id speaks for itself, its first words are the title; then what it is for."""
    kind, _, name = target.partition(":")
    meaning = area_meaning(name) if kind == "area" else MEANINGS.get(target, MEANINGS.get(kind))
    paragraph = meaning.paragraph if meaning else ""
    purpose = say(meaning, (), translate) if meaning else ""
    if kind in TITLES:
        return Preview(say(TITLES[kind], (), translate), purpose, paragraph)
    title, _, rest = speech_of(board, target, kind, name).partition(", ")
    if not title:
        return Preview()
    what = rest if rest.endswith(".") or not rest else f"{rest}."
    return Preview(title, " ".join(words for words in (what[:1].upper() + what[1:], purpose) if words), paragraph)


def area_meaning(name: str) -> Phrase:
    area = next(area for area in AREAS if area.id == name)
    if name == "bologna":
        return BOLOGNA
    return PLACES.get(area.kind, BENEFIT)


def speech_of(board: Bridge, target: str, kind: str, name: str) -> str:
    """What a screen reader says of the row; empty where there is none."""
    if kind not in MODELS:
        return ""
    part, field = MODELS[kind]
    model = board.parts[part]
    assert isinstance(model, RowsModel)
    named, speech = model.roles.index(field), model.roles.index("speech")
    wanted = target if field == "target" else name
    return next((str(row[speech]) for row in model.rows if str(row[named]) == wanted), "")
