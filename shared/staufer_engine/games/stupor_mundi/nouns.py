"""The things of Stupor Mundi in words: names, amounts, costs; and sentences put one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.stupor_mundi.components import (
    ALLIES,
    CARDS,
    CASTLE_SIDES,
    CASTLE_SPACES,
    CITIES,
    CITY_BONUSES,
    CONDITIONS,
    CRUSADE_BOARDS,
    EDICTS,
    IMPERIAL,
    PAPAL,
    PAPAL_PIECES,
    PIECES,
    PROJECTS,
    SOLO_CARDS,
    SUPPLY_SHIPS,
    WORKPLACE_SPACES,
    WORKPLACE_TILES,
)
from staufer_engine.games.stupor_mundi.things import CardCost
from staufer_engine.games.stupor_mundi.vocabulary import Action, Cost, Icon, Kind
from staufer_engine.phrases import Numeral, Phrase, one_or_more

NOTHING = Phrase("nothing")
FREE = Phrase("free")
NATURE_DECIDES = Phrase("The cards and tiles decide.")
UPPER_MIDDLE_LOWER = (Phrase("upper"), Phrase("middle"), Phrase("lower"))
ACTION_NAMES = {
    Action.PROMOTE: Phrase("Promote a Specialist"),
    Action.MARKET: Phrase("Visit the Market"),
    Action.BUILD: Phrase("Build a Structure"),
    Action.SUMMON: Phrase("Summon an Ally"),
    Action.PURCHASE: Phrase("Purchase an Action card"),
}
ICON_NAMES = {
    Icon.GRAIN: Phrase("Grain"),
    Icon.STONE: Phrase("Stone"),
    Icon.TREASURY: Phrase("Treasury"),
    Icon.TOWER: Phrase("Towers"),
    Icon.WALL: Phrase("Walls"),
    Icon.KEEP: Phrase("Keeps"),
    Icon.ALLY: Phrase("Allies"),
    Icon.SPECIALIST: Phrase("Specialist"),
}
KIND_NAMES = {Kind.TOWER: Phrase("Tower"), Kind.WALL: Phrase("Wall"), Kind.KEEP: Phrase("Keep")}
PATHS = (Phrase("A"), Phrase("B"), Phrase("C"))


def card_name(card: int) -> Phrase:
    """A card that this observer may not see has no name."""
    return Phrase(CARDS[card].name) if card >= 0 else Phrase("a card")


def city_name(city: int) -> Phrase:
    return Phrase(CITIES[city].name)


def ally_name(ally: int) -> Phrase:
    return Phrase(ALLIES[ally].name)


def edict_name(tile: int) -> Phrase:
    return Phrase(EDICTS[tile].name)


def bonus_name(bonus: int) -> Phrase:
    return Phrase(CITY_BONUSES[bonus].name)


def side_name(side: int) -> Phrase:
    return Phrase(CASTLE_SIDES[side].name)


def space_name(space: int) -> Phrase:
    return Phrase(CASTLE_SPACES[space].name)


def project_name(project: int) -> Phrase:
    return Phrase(PROJECTS[project].name)


def condition_name(condition: int) -> Phrase:
    return Phrase(CONDITIONS[condition].name)


def board_name(board: int) -> Phrase:
    return Phrase(CRUSADE_BOARDS[board].name)


def ship_name(ship: int) -> Phrase:
    return Phrase(SUPPLY_SHIPS[ship].name)


def solo_card_name(card: int) -> Phrase:
    return Phrase(SOLO_CARDS[card].name)


def workplace_name(tile: int) -> Phrase:
    return Phrase(WORKPLACE_TILES[tile].name)


def piece_name(piece: int) -> Phrase:
    """Of anything that can stand in a castle."""
    if piece >= IMPERIAL:
        return Phrase("Imperial piece of {project}", {"project": project_name(piece - IMPERIAL)})
    return Phrase(PAPAL_PIECES[piece - PAPAL].name) if piece >= PAPAL else Phrase(PIECES[piece].name)


def workplace_space(space: int) -> Phrase:
    """Spaces of the paths are called as they are printed: A 1 to C 5."""
    where = WORKPLACE_SPACES[space]
    return Phrase("{path} {number}", {"path": PATHS[where.path], "number": where.n})


def slot_name(slot: int) -> Numeral:
    """Card slots and Ally spaces are called I to VI."""
    return Numeral(slot + 1)


# -- amounts -------------------------------------------------------------------------------


def coins(n: int) -> Phrase:
    return one_or_more(n, "1 Augustalis", "{count} Augustales")


def grain(n: int) -> Phrase:
    return Phrase("{n} Grain", {"n": n})


def stone(n: int) -> Phrase:
    return Phrase("{n} Stone", {"n": n})


def vp(n: int) -> Phrase:
    return Phrase("{n} VP", {"n": n})


def goods(grains: int, stones: int) -> Phrase:
    """Grain and Stone, what there is of them."""
    parts = [*([grain(grains)] if grains else []), *([stone(stones)] if stones else [])]
    return listed(parts) if parts else NOTHING


def cost_words(cost: Cost) -> Phrase:
    parts = []
    if cost.stone:
        parts.append(stone(cost.stone))
    if cost.grain:
        parts.append(grain(cost.grain))
    if cost.coin:
        parts.append(coins(cost.coin))
    return listed(parts) if parts else FREE


def card_cost_words(cost: CardCost) -> Phrase:
    if cost.remove:
        return one_or_more(cost.remove, "1 own card out of the game", "{count} own cards out of the game")
    return cost_words(Cost(0, cost.grain, cost.coin))


def listed(parts: Sequence[Phrase]) -> Phrase:
    return parts[0] if len(parts) == 1 else Phrase("{parts}", {"parts": tuple(parts)})
