"""The words in which cards, tiles and spaces say what they do (SM-17)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple


class Good(IntEnum):
    """What can be gained; RESOURCE is Grain or Stone, as the receiver likes."""

    GRAIN, STONE, COIN, VP, RESOURCE = range(5)


class Icon(IntEnum):
    """What an Edict changes of Frederick's."""

    GRAIN, STONE, TREASURY, TOWER, WALL, KEEP, ALLY, SPECIALIST = range(8)


class Kind(IntEnum):
    """Of Structures, and of the spaces that take them."""

    TOWER, WALL, KEEP = range(3)


class Action(IntEnum):
    """The five main actions, by their numbers; the Crusade board of an action has the same number."""

    PROMOTE, MARKET, BUILD, SUMMON, PURCHASE = range(5)


class Event(IntEnum):
    """What fires the ability of a Workplace (SM-17.27)."""

    PROMOTE, MARKET, BUILD, SUMMON, PURCHASE, EDICT, PASS, INCOME = range(8)


class Section(IntEnum):
    COUNTRYSIDE, VILLAGE, CITY = range(3)


class Level(IntEnum):
    """Of Action cards."""

    HOUSE, A, B, KNIGHT = range(4)


class Count(IntEnum):
    """What effects and tests count (SM-17.25)."""

    (
        OWN_TOWERS,
        OWN_WALLS,
        OWN_KEEPS,
        OWN_STRUCTURES,
        OWN_GREAT,
        OWN_CLOSED_SIDES,
        OWN_ALLIES,
        OWN_ALLIES_MET,
        OWN_GRAIN,
        OWN_STONE,
        OWN_RESOURCES,
        OWN_COINS,
        OWN_FURTHEST,
        OWN_STEPS,
        OWN_IN_CITY,
        OWN_EDICTS,
        OWN_ADVANCED,
        F_TOWERS,
        F_WALLS,
        F_KEEPS,
        F_STRUCTURES,
        F_GRAIN,
        F_STONE,
        F_RESOURCES,
        F_TREASURY,
        F_ALLIES,
        F_POSITION,
        F_STEPS,
    ) = range(28)


class Cost(NamedTuple):
    stone: int = 0
    grain: int = 0
    coin: int = 0


NO_COST = Cost()
ALL_KINDS = (Kind.TOWER, Kind.WALL, Kind.KEEP)


class Requirement(NamedTuple):
    """True if the left count is more than (``>``) or at least (``>=``) the right one (SM-17.26)."""

    left: Count
    is_more: bool  # more than, not only as much as
    right: Count | None  # None: a number
    number: int = 0


# -- effects -------------------------------------------------------------------------------


class Effect:
    """One thing that a card or tile does."""

    __slots__ = ()


class Static(Effect):
    """What holds as long as its place is occupied; it is never performed."""

    __slots__ = ()


Effects = tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    what: Good
    n: int
    per: Count | None = None
    every: int = 1
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Exchange(Effect):
    give: Cost
    then: Effects
    times: int


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    n: int
    options: tuple[Effects, ...]


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class Recover(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class RemoveCard(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class MoveShip(Effect):
    most: int


@dataclass(frozen=True, slots=True)
class Promote(Effect):
    free_grain: bool = False


@dataclass(frozen=True, slots=True)
class Market(Effect):
    sells: int = 1
    buys: int = 1


@dataclass(frozen=True, slots=True)
class Build(Effect):
    kinds: tuple[Kind, ...] = ALL_KINDS
    less: Cost = NO_COST
    price: Cost | None = None  # exactly this instead of the printed cost (``set``)
    mix: bool = False
    free: bool = False


@dataclass(frozen=True, slots=True)
class Summon(Effect):
    less: Cost = NO_COST
    anywhere: bool = False
    free: bool = False


@dataclass(frozen=True, slots=True)
class Purchase(Effect):
    less: Cost = NO_COST
    anywhere: bool = False
    free: bool = False


@dataclass(frozen=True, slots=True)
class IssueEdict(Effect):
    pass


@dataclass(frozen=True, slots=True)
class SwapEdict(Effect):
    pass


@dataclass(frozen=True, slots=True)
class EdictReward(Effect):
    n: int


@dataclass(frozen=True, slots=True)
class CityBonus(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Palace(Effect):
    icon: Icon | None  # None: any
    n: int


@dataclass(frozen=True, slots=True)
class HandSize(Static):
    n: int


@dataclass(frozen=True, slots=True)
class UnlockSlot(Static):
    pass


@dataclass(frozen=True, slots=True)
class BothSpears(Static):
    pass


@dataclass(frozen=True, slots=True)
class FreeTravel(Static):
    n: int


@dataclass(frozen=True, slots=True)
class CostLess(Static):
    action: Action
    less: Cost
    kinds: tuple[Kind, ...] = ALL_KINDS


@dataclass(frozen=True, slots=True)
class FredAdd(Effect):
    icon: Icon


@dataclass(frozen=True, slots=True)
class FredTakeCard(Effect):
    pass


@dataclass(frozen=True, slots=True)
class FredTakeAlly(Effect):
    pass


@dataclass(frozen=True, slots=True)
class FredEdict(Effect):
    space: int  # 0 upper, 1 middle, 2 lower
