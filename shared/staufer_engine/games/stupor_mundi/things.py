"""The kinds of things that lie in the box (SM-1)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from staufer_engine.games.stupor_mundi.vocabulary import (
    ALL_KINDS,
    NO_COST,
    Cost,
    Effects,
    Event,
    Icon,
    Kind,
    Level,
    Requirement,
    Section,
)
from staufer_engine.phrases import Msgid


@dataclass(frozen=True, slots=True)
class Thing:
    """Anything of the box that has a name; the name is no part of the rules."""

    id: str
    name: Msgid = field(repr=False)


@dataclass(frozen=True, slots=True)
class Piece(Thing):
    kind: Kind
    great_cost: int = 0
    bonus: Effects = ()
    covers: int = -1  # the Ally space under a Tower

    @property
    def is_great(self) -> bool:
        return self.great_cost > 0


@dataclass(frozen=True, slots=True)
class CastleSpace(Thing):
    kind: Kind
    neighbours: tuple[int, ...]
    cost: Cost
    edict: bool
    effects: Effects = ()


@dataclass(frozen=True, slots=True)
class CastleSide(Thing):
    spaces: tuple[int, int, int]  # Tower, Wall, Tower
    effects: Effects


@dataclass(frozen=True, slots=True)
class Track(Thing):
    """Something of Frederick's that Edicts change."""

    least: int
    most: int
    step: int
    start: int


@dataclass(frozen=True, slots=True)
class VoyageSpace(Thing):
    """For an Ally or for a card, in a city."""

    city: int
    open_from: int  # players
    cost: Cost = NO_COST


class MarketSide(NamedTuple):
    sell: Cost
    sell_for: int
    buy: Cost
    buy_for: int


@dataclass(frozen=True, slots=True)
class MarketTile(Thing):
    easy: MarketSide
    hard: MarketSide


class CardCost(NamedTuple):
    """One of the three, the others are 0."""

    coin: int = 0
    grain: int = 0
    remove: int = 0


NO_CARD_COST = CardCost()


@dataclass(frozen=True, slots=True)
class Card(Thing):
    level: Level
    effects: Effects
    cost: CardCost = NO_CARD_COST
    house: int = -1  # whose unique card; -1: everybody's or nobody's


@dataclass(frozen=True, slots=True)
class EdictTile(Thing):
    icons: tuple[Icon, Icon, Icon]
    min_players: int


@dataclass(frozen=True, slots=True)
class Ally(Thing):
    kind: str  # of two with the same kind a castle holds one
    loyalist: bool
    test: Requirement


@dataclass(frozen=True, slots=True)
class WorkplaceSpace(Thing):
    path: int
    n: int
    section: Section
    part: int  # which of the tile's two Workplaces
    grain: int
    token: bool


@dataclass(frozen=True, slots=True)
class Workplace:
    """Fires on an event, or holds its statics while it is occupied."""

    on: Event | None
    effects: Effects
    kinds: tuple[Kind, ...] = ALL_KINDS


@dataclass(frozen=True, slots=True)
class WorkplaceTile(Thing):
    section: Section
    workplaces: tuple[Workplace, Workplace]


@dataclass(frozen=True, slots=True)
class Bonus(Thing):
    """A City Bonus, or a reward of an Edict space."""

    effects: Effects


@dataclass(frozen=True, slots=True)
class SoloCard(Thing):
    crown: bool
    move: int
    effects: Effects


@dataclass(frozen=True, slots=True)
class SupplyShip(Thing):
    cost: Cost


@dataclass(frozen=True, slots=True)
class PapalPiece(Thing):
    kind: Kind
    min_players: int


@dataclass(frozen=True, slots=True)
class Project(Thing):
    kind: Kind
    effects: Effects


@dataclass(frozen=True, slots=True)
class Condition(Thing):
    test: Requirement


@dataclass(frozen=True, slots=True)
class Share:
    """What a number of players takes from the box."""

    edict_tiles: int
    cards_per_level: int
    city_bonuses: int  # on each City
    projects: tuple[int, int, int]  # by Kind
