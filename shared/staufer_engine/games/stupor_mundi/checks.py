"""The tables, checked when they are loaded, and their fingerprint: counts, references, what a place may hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from hashlib import sha256

from staufer_engine.games.stupor_mundi import components as box
from staufer_engine.games.stupor_mundi.performing import VERBS
from staufer_engine.games.stupor_mundi.things import Thing
from staufer_engine.games.stupor_mundi.vocabulary import (
    Effect,
    FredAdd,
    FredEdict,
    FredTakeAlly,
    FredTakeCard,
    Kind,
    Level,
    Section,
    Static,
)

TABLES: dict[str, tuple[tuple[Thing, ...], int]] = {
    "pieces": (box.PIECES, 13),
    "castle spaces": (box.CASTLE_SPACES, 13),
    "castle sides": (box.CASTLE_SIDES, 5),
    "tracks": (box.TRACKS, 8),
    "Frederick's Allies": (box.FREDERICK_ALLIES, 5),
    "cities": (box.CITIES, 5),
    "Ally spaces": (box.ALLY_SPACES, 10),
    "card spaces": (box.CARD_SPACES, 9),
    "markets": (box.MARKETS, 6),
    "houses": (box.HOUSES, 4),
    "cards": (box.CARDS, 58),
    "edicts": (box.EDICTS, 27),
    "rewards": (box.REWARDS, 3),
    "allies": (box.ALLIES, 20),
    "workplace spaces": (box.WORKPLACE_SPACES, 13),
    "workplace tiles": (box.WORKPLACE_TILES, 14),
    "city bonuses": (box.CITY_BONUSES, 16),
    "solo cards": (box.SOLO_CARDS, 16),
    "crusade boards": (box.CRUSADE_BOARDS, 5),
    "supply ships": (box.SUPPLY_SHIPS, 5),
    "papal pieces": (box.PAPAL_PIECES, 6),
    "projects": (box.PROJECTS, 9),
    "conditions": (box.CONDITIONS, 9),
}
OF_FREDERICK = (FredAdd, FredTakeCard, FredTakeAlly, FredEdict)


def wrong_with_the_tables() -> Iterator[str]:
    """One line a finding."""
    ids: list[str] = []
    for name, (table, number) in TABLES.items():
        if len(table) != number:
            yield f"{name}: {len(table)} instead of {number}"
        ids += [thing.id for thing in table]
    for one in dict.fromkeys(ids):
        if ids.count(one) > 1:
            yield f"{one}: named {ids.count(one)} times"
    yield from wrong_with_the_castle()
    yield from wrong_with_the_numbers()
    yield from wrong_with_the_effects()


def wrong_with_the_castle() -> Iterator[str]:
    for n, space in enumerate(box.CASTLE_SPACES[:10]):
        if sorted(space.neighbours) != sorted(((n - 1) % 10, (n + 1) % 10)):
            yield f"{space.id}: its neighbours are not those in the ring"
    if sorted(piece.covers for piece in box.PIECES if piece.kind == Kind.TOWER) != [*range(box.ALLY_SLOTS)]:
        yield "the Towers do not cover each Ally space once"
    for piece in box.PIECES:
        if piece.is_great != bool(piece.bonus):
            yield f"{piece.id}: a Great piece has a cost and a bonus"
    for kind in Kind:
        if sum(one.kind == kind for one in box.PIECES) != sum(one.kind == kind for one in box.CASTLE_SPACES):
            yield f"{kind.name}: not as many pieces as spaces"
    for n, side in enumerate(box.CASTLE_SIDES):
        if side.spaces != (2 * n, 2 * n + 1, (2 * n + 2) % 10):
            yield f"{side.id}: not the spaces of its side"


def wrong_with_the_numbers() -> Iterator[str]:
    for level, number in ((Level.HOUSE, 12), (Level.A, 22), (Level.B, 22), (Level.KNIGHT, 2)):
        if sum(card.level == level for card in box.CARDS) != number:
            yield f"not {number} cards of level {level.name}"
    for seats, share in box.SHARES.items():
        if sum(tile.min_players <= max(2, seats) for tile in box.EDICTS) != share.edict_tiles:
            yield f"{seats} players: not {share.edict_tiles} Edict tiles"
    for section in (Section.COUNTRYSIDE, Section.VILLAGE):
        if sum(tile.section == section for tile in box.WORKPLACE_TILES) != 7:
            yield f"not 7 tiles for {section.name}"
    for track in box.TRACKS:
        if not track.least <= track.start <= track.most or (track.most - track.least) % track.step:
            yield f"{track.id}: start or steps do not fit its limits"
    for city in range(len(box.CITIES)):
        if not any(space.city == city and space.open_from <= 2 for space in box.ALLY_SPACES):
            yield f"city {city}: no Ally space for 2 players"


def wrong_with_the_effects() -> Iterator[str]:
    for name, (table, _) in TABLES.items():
        for thing in table:
            for effect in effects_in(thing):
                if isinstance(effect, OF_FREDERICK) != (name == "solo cards"):
                    yield f"{thing.id}: {type(effect).__name__} does not belong here"
                if isinstance(effect, Static) and name not in ("castle spaces", "workplace tiles"):
                    yield f"{thing.id}: {type(effect).__name__} holds nowhere here"
                if not isinstance(effect, Static) and type(effect) not in VERBS:
                    yield f"{thing.id}: nothing does {type(effect).__name__}"


def effects_in(value: object) -> Iterator[Effect]:
    """All effects of a thing, those inside other effects too."""
    if isinstance(value, Effect):
        yield value
    if isinstance(value, tuple):
        for one in value:
            yield from effects_in(one)
    elif is_dataclass(value):
        for field in fields(value):
            yield from effects_in(getattr(value, field.name))


def check() -> None:
    found = [*wrong_with_the_tables()]
    if found:
        raise ValueError("; ".join(found))


def data_hash() -> bytes:
    """Of all tables and numbers: two programs with the same hash play the same game."""
    values = {name: getattr(box, name) for name in dir(box) if name.isupper()}
    return sha256(repr([(name, plain(values[name])) for name in sorted(values)]).encode("utf-8")).digest()


def plain(value: object) -> object:
    """Numbers, texts and nested tuples of them; names are no part of the rules."""
    if is_dataclass(value) and not isinstance(value, type):
        parts = tuple(plain(getattr(value, field.name)) for field in fields(value) if field.name != "name")
        return (type(value).__name__, *parts)
    if isinstance(value, dict):
        return tuple((plain(key), plain(one)) for key, one in value.items())
    if isinstance(value, tuple):
        return tuple(plain(one) for one in value)
    return int(value) if isinstance(value, int) else value
