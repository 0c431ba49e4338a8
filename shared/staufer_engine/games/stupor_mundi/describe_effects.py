"""What cards, tiles and spaces do, in words made from their effects (SM-17)."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.nouns import (
    ACTION_NAMES,
    ICON_NAMES,
    KIND_NAMES,
    NOTHING,
    coins,
    cost_words,
    grain,
    listed,
    stone,
    vp,
)
from staufer_engine.games.stupor_mundi.things import Workplace
from staufer_engine.games.stupor_mundi.vocabulary import (
    ALL_KINDS,
    NO_COST,
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
    FredAdd,
    FredEdict,
    FredTakeAlly,
    FredTakeCard,
    FreeTravel,
    Gain,
    Good,
    HandSize,
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
from staufer_engine.phrases import Fact, Phrase, one_or_more

COUNTS = {
    Count.OWN_TOWERS: Phrase("Towers of yours"),
    Count.OWN_WALLS: Phrase("Walls of yours"),
    Count.OWN_KEEPS: Phrase("Keeps of yours"),
    Count.OWN_STRUCTURES: Phrase("Structures of yours"),
    Count.OWN_GREAT: Phrase("Great Structures of yours"),
    Count.OWN_CLOSED_SIDES: Phrase("closed sides of yours"),
    Count.OWN_ALLIES: Phrase("Allies of yours"),
    Count.OWN_ALLIES_MET: Phrase("Allies of yours with their requirement met"),
    Count.OWN_GRAIN: Phrase("Grain of yours"),
    Count.OWN_STONE: Phrase("Stone of yours"),
    Count.OWN_RESOURCES: Phrase("resources of yours"),
    Count.OWN_COINS: Phrase("Augustales of yours"),
    Count.OWN_FURTHEST: Phrase("spaces to your foremost Specialist"),
    Count.OWN_STEPS: Phrase("spaces walked by your Specialists"),
    Count.OWN_IN_CITY: Phrase("Specialists of yours in Cities"),
    Count.OWN_EDICTS: Phrase("Edicts of yours"),
    Count.OWN_ADVANCED: Phrase("Advanced cards of yours"),
    Count.F_TOWERS: Phrase("Towers of Frederick"),
    Count.F_WALLS: Phrase("Walls of Frederick"),
    Count.F_KEEPS: Phrase("Keeps of Frederick"),
    Count.F_STRUCTURES: Phrase("Structures of Frederick"),
    Count.F_GRAIN: Phrase("Grain of Frederick"),
    Count.F_STONE: Phrase("Stone of Frederick"),
    Count.F_RESOURCES: Phrase("resources of Frederick"),
    Count.F_TREASURY: Phrase("Augustales in the Treasury"),
    Count.F_ALLIES: Phrase("Allies of Frederick"),
    Count.F_POSITION: Phrase("spaces to Frederick's Specialist"),
    Count.F_STEPS: Phrase("spaces walked by Frederick's Specialist"),
}


def effects_words(effects: Effects) -> Phrase:
    """All of them, for the line under a button."""
    return listed([effect_words(effect) for effect in effects]) if effects else NOTHING


def effect_words(effect: Effect) -> Phrase:
    match effect:
        case Gain():
            return gain_words(effect)
        case Exchange(give, then, times):
            return Phrase(
                "up to {times} times pay {cost} for {gain}",
                {"times": times, "cost": cost_words(give), "gain": effects_words(then)},
                "SM-17.3",
            )
        case Choose(n, options):
            return Phrase(
                "{number} of these: {options}",
                {"number": n, "options": tuple(option_of_a_choice(option) for option in options)},
                "SM-17.4",
            )
        case Draw(n):
            return one_or_more(n, "draw 1 card", "draw {count} cards", "SM-17.5")
        case Recover(n):
            return one_or_more(
                n, "take 1 card back from the discard pile", "take {count} cards back from the discard pile", "SM-17.6"
            )
        case RemoveCard(n):
            return one_or_more(n, "may remove 1 card", "may remove {count} cards", "SM-17.7")
        case MoveShip(most):
            return Phrase("may move the Ship up to {spaces} spaces for free", {"spaces": most}, "SM-17.9")
        case Build():
            return build_words(effect)
        case Promote() | Market() | Summon() | Purchase():
            return action_words(effect)
        case IssueEdict():
            return Phrase("issue an Edict", paragraph="SM-17.14")
        case SwapEdict():
            return Phrase("may swap an Active Edict with a Next one", paragraph="SM-17.15")
        case EdictReward(n):
            return Phrase("take {number} different Edict rewards", {"number": n}, "SM-17.16")
        case CityBonus():
            return Phrase("may take a City Bonus from any City", paragraph="SM-17.17")
        case Palace(_, n):
            return Phrase("may change up to {number} things of Frederick by a step", {"number": n}, "SM-17.18")
        case FredAdd() | FredEdict() | FredTakeAlly() | FredTakeCard():
            return fredericks_words(effect)
        case _:
            return static_words(effect)


def option_of_a_choice(option: Effects) -> Phrase:
    return Phrase("({effects})", {"effects": effects_words(option)})


def amount_words(what: Good, n: int) -> Phrase:
    match what:
        case Good.GRAIN:
            return grain(n)
        case Good.STONE:
            return stone(n)
        case Good.COIN:
            return coins(n)
        case Good.VP:
            return vp(n)
        case _:
            return Phrase("{n} Grain or Stone", {"n": n})


def gain_words(effect: Gain) -> Phrase:
    gain: dict[str, Fact] = {"gain": amount_words(effect.what, effect.n)}
    if effect.per is None:
        return Phrase("gain {gain}", gain, "SM-17.2")
    gain |= {"every": effect.every, "things": COUNTS[effect.per]}
    if effect.most is None:
        return Phrase("gain {gain} for every {every} of {things}", gain, "SM-17.1")
    gain["most"] = amount_words(effect.what, effect.most)
    return Phrase("gain {gain} for every {every} of {things}, at most {most}", gain, "SM-17.1")


def build_words(effect: Build) -> Phrase:
    what: dict[str, Fact] = {"kinds": kinds_words(effect.kinds)}
    if effect.free:
        return Phrase("may build for free: {kinds}", what, "SM-17.10")
    if effect.price is not None:
        return Phrase("may build for {cost}: {kinds}", {"cost": cost_words(effect.price), **what}, "SM-17.10")
    if effect.mix:
        return Phrase("may build, paying any mix of Grain and Stone: {kinds}", what, "SM-17.10")
    if effect.less != NO_COST:
        return Phrase("may build for {cost} less: {kinds}", {"cost": cost_words(effect.less), **what}, "SM-17.10")
    return Phrase("may build: {kinds}", what, "SM-17.10")


def kinds_words(kinds: tuple[Kind, ...]) -> Phrase:
    return Phrase("any Structure") if kinds == ALL_KINDS else listed([KIND_NAMES[kind] for kind in kinds])


def action_words(effect: Promote | Market | Summon | Purchase) -> Phrase:
    match effect:
        case Promote(free_grain=True):
            return Phrase("may promote a Specialist without paying Grain", paragraph="SM-17.8")
        case Promote():
            return Phrase("may promote a Specialist", paragraph="SM-17.8")
        case Market(1, 1):
            return Phrase("may visit the Market", paragraph="SM-17.11")
        case Market(sells, buys):
            return Phrase(
                "may visit the Market, selling {sells} times and buying {buys} times",
                {"sells": sells, "buys": buys},
                "SM-17.11",
            )
        case Summon():
            return reach_words(
                Phrase("may summon an Ally", paragraph="SM-17.12"), effect.anywhere, effect.free, effect.less
            )
        case Purchase():
            return reach_words(
                Phrase("may purchase a card", paragraph="SM-17.13"), effect.anywhere, effect.free, effect.less
            )


def reach_words(action: Phrase, anywhere: bool, free: bool, less: Cost) -> Phrase:
    what: dict[str, Fact] = {"action": action, "cost": cost_words(less)}
    if free:
        return Phrase("{action} of any city for free", what, action.paragraph)
    if anywhere:
        return Phrase("{action} of any city for {cost} less", what, action.paragraph)
    if less != NO_COST:
        return Phrase("{action} for {cost} less", what, action.paragraph)
    return action


def static_words(effect: Effect) -> Phrase:
    match effect:
        case HandSize(n):
            return Phrase("the hand limit is {number} higher", {"number": n}, "SM-17.19")
        case UnlockSlot():
            return Phrase("opens card slot VI", paragraph="SM-17.20")
        case BothSpears():
            return Phrase("both actions of a card slot once a round", paragraph="SM-17.21")
        case FreeTravel(n):
            return Phrase("{number} more spaces of Travel are free", {"number": n}, "SM-17.22")
        case CostLess(action, less, kinds):
            return Phrase(
                "{action}: {cost} less for {kinds}" if kinds != ALL_KINDS else "{action}: {cost} less",
                {"action": ACTION_NAMES[action], "cost": cost_words(less), "kinds": kinds_words(kinds)},
                "SM-17.23",
            )
        case _:
            return NOTHING


def fredericks_words(effect: FredAdd | FredEdict | FredTakeAlly | FredTakeCard) -> Phrase:
    match effect:
        case FredAdd(icon):
            return Phrase("Frederick gains a step of {icon}", {"icon": ICON_NAMES[icon]}, "SM-18.6")
        case FredEdict():
            return Phrase("Frederick issues an Edict", paragraph="SM-18.9")
        case FredTakeAlly():
            return Phrase("Frederick takes an Ally away", paragraph="SM-18.8")
        case FredTakeCard():
            return Phrase("Frederick takes a card away", paragraph="SM-18.7")


EVENTS = {
    Event.PROMOTE: Phrase("when you promote"),
    Event.MARKET: Phrase("when you visit the Market"),
    Event.BUILD: Phrase("when you build"),
    Event.SUMMON: Phrase("when you summon"),
    Event.PURCHASE: Phrase("when you purchase"),
    Event.EDICT: Phrase("when you issue an Edict"),
    Event.PASS: Phrase("when you pass"),
    Event.INCOME: Phrase("as income"),
}


def workplace_words(place: Workplace) -> Phrase:
    if place.on is None:
        return effects_words(place.effects)
    facts: dict[str, Fact] = {
        "event": EVENTS[place.on],
        "effects": effects_words(place.effects),
        "kinds": kinds_words(place.kinds),
    }
    if place.kinds != ALL_KINDS:
        return Phrase("{event} ({kinds}): {effects}", facts, "SM-17.27")
    return Phrase("{event}: {effects}", facts, "SM-17.27")


def requirement_words(test: Requirement) -> Phrase:
    """Of an Ally or of a project."""
    left: dict[str, Fact] = {"left": COUNTS[test.left]}
    if test.right is None:
        return Phrase("{left}: at least {number}", {**left, "number": test.number}, "SM-17.26")
    if test.is_more:
        return Phrase("more {left} than {right}", {**left, "right": COUNTS[test.right]}, "SM-17.26")
    return Phrase("at least as many {left} as {right}", {**left, "right": COUNTS[test.right]}, "SM-17.26")
