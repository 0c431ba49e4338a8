"""The short language of tiles and cards: figures and words, and signs written as ":name" (art of the game)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.stupor_mundi.things import CardCost, MarketSide, Workplace
from staufer_engine.games.stupor_mundi.vocabulary import (
    ALL_KINDS,
    NO_COST,
    Action,
    BothSpears,
    Build,
    Choose,
    CityBonus,
    Cost,
    CostLess,
    Count,
    Draw,
    EdictReward,
    Effect,
    Effects,
    Event,
    Exchange,
    FreeTravel,
    Gain,
    Good,
    HandSize,
    Icon,
    IssueEdict,
    Kind,
    Market,
    MoveShip,
    Palace,
    Promote,
    Purchase,
    Recover,
    RemoveCard,
    Requirement,
    Summon,
    SwapEdict,
    UnlockSlot,
)
from staufer_engine.phrases import ENGLISH, Language

Parts = list[str]

GOODS = {
    Good.GRAIN: ":grain",
    Good.STONE: ":stone",
    Good.COIN: ":coin",
    Good.VP: ":vp",
    Good.RESOURCE: ":resource",
}
KINDS = {Kind.TOWER: ":tower", Kind.WALL: ":wall", Kind.KEEP: ":keep"}
ICONS = {
    Icon.GRAIN: ":grain",
    Icon.STONE: ":stone",
    Icon.TREASURY: ":treasury",
    Icon.TOWER: ":tower",
    Icon.WALL: ":wall",
    Icon.KEEP: ":keep",
    Icon.ALLY: ":ally",
    Icon.SPECIALIST: ":specialist",
}
ACTIONS = {
    Action.PROMOTE: ":promote",
    Action.MARKET: ":market",
    Action.BUILD: ":build",
    Action.SUMMON: ":summon",
    Action.PURCHASE: ":purchase",
}
EVENTS = {
    Event.PROMOTE: ":promote",
    Event.MARKET: ":market",
    Event.BUILD: ":build",
    Event.SUMMON: ":summon",
    Event.PURCHASE: ":purchase",
    Event.EDICT: ":edict",
    Event.PASS: ":pass",
    Event.INCOME: ":income",
}
COUNTS = {
    Count.OWN_TOWERS: (":tower",),
    Count.OWN_WALLS: (":wall",),
    Count.OWN_KEEPS: (":keep",),
    Count.OWN_STRUCTURES: (":castle",),
    Count.OWN_GREAT: (":great",),
    Count.OWN_CLOSED_SIDES: (":side",),
    Count.OWN_ALLIES: (":ally",),
    Count.OWN_ALLIES_MET: (":ally", ":check_ink"),
    Count.OWN_GRAIN: (":grain",),
    Count.OWN_STONE: (":stone",),
    Count.OWN_RESOURCES: (":resource",),
    Count.OWN_COINS: (":coin",),
    Count.OWN_FURTHEST: (":specialist", ":arrow_ink"),
    Count.OWN_STEPS: (":specialist", ":steps"),
    Count.OWN_IN_CITY: (":specialist", ":city_roma"),
    Count.OWN_EDICTS: (":edict",),
    Count.OWN_ADVANCED: (":card",),
    Count.F_TOWERS: (":tower_purple",),
    Count.F_WALLS: (":wall_purple",),
    Count.F_KEEPS: (":keep_purple",),
    Count.F_STRUCTURES: (":eagle", ":castle"),
    Count.F_GRAIN: (":eagle", ":grain"),
    Count.F_STONE: (":eagle", ":stone"),
    Count.F_RESOURCES: (":eagle", ":resource"),
    Count.F_TREASURY: (":treasury",),
    Count.F_ALLIES: (":eagle", ":ally"),
    Count.F_POSITION: (":specialist_purple",),
    Count.F_STEPS: (":specialist_purple", ":steps"),
}


def cost_parts(cost: Cost, translate: Language) -> Parts:
    parts = [*amount(cost.stone, ":stone"), *amount(cost.grain, ":grain"), *amount(cost.coin, ":coin")]
    return parts or [translate("free")]


def card_cost_parts(cost: CardCost, translate: Language) -> Parts:
    if cost.remove:
        return [str(cost.remove), ":remove"]
    return cost_parts(Cost(0, cost.grain, cost.coin), translate)


def amount(n: int, sign: str) -> Parts:
    return [str(n), sign] if n else []


def market_parts(side: MarketSide, translate: Language) -> tuple[Parts, Parts]:
    """What is given and what is got: selling, and buying."""
    sell = [*cost_parts(side.sell, translate), ":arrow_ink", str(side.sell_for), ":coin"]
    return sell, [str(side.buy_for), ":coin", ":arrow_ink", *cost_parts(side.buy, translate)]


def requirement_parts(test: Requirement) -> Parts:
    """Frederick's side of a comparison is the eagle, since the counted thing is the same."""
    left = [*COUNTS[test.left]]
    relation = ">" if test.is_more else "≥"
    return [*left, relation, str(test.number)] if test.right is None else [*left, relation, ":eagle"]


def workplace_parts(place: Workplace, translate: Language) -> Parts:
    effects = effects_parts(place.effects, translate)
    if place.on is None:
        return effects
    kinds = [] if place.kinds == ALL_KINDS else [KINDS[kind] for kind in place.kinds]
    return [EVENTS[place.on], *kinds, *effects]


def effects_parts(effects: Effects, translate: Language) -> Parts:
    """One after the other; a dot parts two figures that would be read as one."""
    parts: Parts = []
    for effect in effects:
        more = effect_parts(effect, translate)
        if parts and more and not parts[-1].startswith(":") and not more[0].startswith(":"):
            parts.append("·")
        parts += more
    return parts


def effect_parts(effect: Effect, translate: Language) -> Parts:  # noqa: PLR0911, PLR0912 -- one line for each kind of effect
    match effect:
        case Gain():
            return gain_parts(effect, translate)
        case Exchange(give, then, times):
            return [f"{times}×", *cost_parts(give, translate), ":arrow_ink", *effects_parts(then, translate)]
        case Choose(n, options):
            return choose_parts(n, options, translate)
        case Draw(n):
            return [f"+{n}", ":hand"]
        case Recover(n):
            return [str(n), ":discard", ":arrow_ink", ":hand"]
        case RemoveCard(n):
            return [str(n), ":remove"]
        case MoveShip(most):
            return [":ship", f"≤{most}"]
        case Build():
            return build_parts(effect, translate)
        case Promote(free_grain):
            return [":promote", *([translate("no"), ":grain"] if free_grain else [])]
        case Market(sells, _):
            return [":market", *([f"×{sells}"] if sells > 1 else [])]
        case Summon(less, anywhere, free):
            return [":summon", *reach_parts(less, anywhere, free, translate)]
        case Purchase(less, anywhere, free):
            return [":purchase", *reach_parts(less, anywhere, free, translate)]
        case IssueEdict():
            return [":edict"]
        case SwapEdict():
            return [":swap", ":edict"]
        case EdictReward(n):
            return [f"{n}×", ":edict", translate("reward")]
        case CityBonus():
            return [":city_roma", translate("bonus")]
        case Palace(_, n):
            return [f"{n}×", ":eagle", "±1"]
        case _:
            return static_parts(effect)


def gain_parts(gain: Gain, translate: Language) -> Parts:
    parts = [str(gain.n), GOODS[gain.what]]
    if gain.per is not None:
        every = [str(gain.every)] if gain.every > 1 else []
        parts += [translate("per"), *every, *COUNTS[gain.per]]
    return parts if gain.most is None else [*parts, f"≤{gain.most}"]


def choose_parts(n: int, options: Sequence[Effects], translate: Language) -> Parts:
    parts: Parts = [f"{n}×"] if n > 1 else []
    for place, option in enumerate(options):
        parts += ["/"] if place else []
        parts += effects_parts(option, translate)
    return parts


def build_parts(build: Build, translate: Language) -> Parts:
    kinds = [":build"] if build.kinds == ALL_KINDS else [KINDS[kind] for kind in build.kinds]
    if build.free:
        return [*kinds, translate("free")]
    if build.price is not None:
        return [*kinds, "=", *cost_parts(build.price, translate)]
    if build.mix:
        return [*kinds, translate("any mix")]
    return kinds if build.less == NO_COST else [*kinds, *less_parts(build.less)]


def reach_parts(less: Cost, anywhere: bool, free: bool, translate: Language) -> Parts:
    where = [":anycity"] if anywhere else []
    if free:
        return [*where, translate("free")]
    return [*where, *(less_parts(less) if less != NO_COST else [])]


def less_parts(less: Cost) -> Parts:
    return [part.replace("+", "−") for part in signed_parts(less)]


def signed_parts(cost: Cost) -> Parts:
    named = ((cost.stone, ":stone"), (cost.grain, ":grain"), (cost.coin, ":coin"))
    return [part for n, sign in named if n for part in (f"+{n}", sign)]


def static_parts(effect: Effect) -> Parts:
    match effect:
        case HandSize(n):
            return [":handplus", f"+{n}"]
        case UnlockSlot():
            return [":slotplus"]
        case BothSpears():
            return [":twospears"]
        case FreeTravel(n):
            return [":ship", f"+{n}"]
        case CostLess(action, less, kinds):
            return [ACTIONS[action], *([] if kinds == ALL_KINDS else [KINDS[k] for k in kinds]), *less_parts(less)]
        case _:
            return []


def emblem(effects: Effects) -> str:
    """The large sign of a card: what it is mainly about."""
    main = next((one for one in effects if not isinstance(one, MoveShip | Draw)), effects[0])
    parts = effect_parts(main, ENGLISH)
    return next((part[1:] for part in parts if part.startswith(":")), "card")
