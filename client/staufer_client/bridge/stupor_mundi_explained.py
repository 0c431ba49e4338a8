"""What a thing on the boards of Stupor Mundi is, in words, for the card beside the pointer."""

from __future__ import annotations

from staufer_client.bridge.facts import Bridge
from staufer_client.bridge.rows import RowsModel
from staufer_client.seats import Preview
from staufer_engine.phrases import Language

# What is pointed at by another name than a board id: the model of its rows, and which field names them.
MODELS = {
    "track": "tracks",
    "boat": "ships",
    "figure": "specialists",
    "action": "actions",
    "board": "crusade",
    "owned": "projects",
}
PARAGRAPHS = {
    "city": "SM-5.1",
    "market": "SM-9.1",
    "ally": "SM-11.1 SM-11.2",
    "card": "SM-12.1",
    "workplace": "SM-8.8",
    "specialist": "SM-8.1",
    "bonus": "SM-8.6",
    "track": "SM-1.1 SM-13.4",
    "icon": "SM-13.3",
    "active": "SM-13.2",
    "next": "SM-13.2",
    "reward": "SM-13.2",
    "castle": "SM-10.1 SM-10.2",
    "piece": "SM-1.6",
    "side": "SM-10.10",
    "slot": "SM-6.1 SM-6.3",
    "action": "SM-6.3",
    "place": "SM-11.1",
    "hand": "SM-6.1",
    "discard": "SM-3.3",
    "boat": "SM-5.1",
    "figure": "SM-8.1",
    "board": "SM-19.2",
    "papal": "SM-19.7",
    "offered": "SM-20.4",
    "owned": "SM-20.7",
}


def explained(board: Bridge, target: str, translate: Language) -> Preview:
    """The row with this board id speaks for itself; its first words are the title."""
    kind, _, number = target.partition(":")
    speech = speech_of(board, target, kind, number)
    if not speech:
        return Preview()
    title, _, rest = speech.replace(": ", ", ", 1).partition(", ")
    return Preview(title, rest[:1].upper() + rest[1:] + ("." if rest else ""), PARAGRAPHS.get(kind, ""))


def speech_of(board: Bridge, target: str, kind: str, number: str) -> str:
    if target in ("market:sell", "market:buy"):
        return ""
    for name, part in board.parts.items():
        if isinstance(part, RowsModel) and "speech" in part.roles:
            speech, ident = part.roles.index("speech"), MODELS.get(kind) == name
            place = part.roles.index("target") if "target" in part.roles else -1
            for row in part.rows:
                if (place >= 0 and row[place] == target) or (ident and str(row[0]) == number):
                    return str(row[speech])
    return ""
