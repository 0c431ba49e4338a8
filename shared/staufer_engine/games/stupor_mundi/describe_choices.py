"""All choices but the five main actions in words (SM-21)."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.cards import FROM_DISCARD
from staufer_engine.games.stupor_mundi.components import (
    CARDS,
    CITIES,
    MARKETS,
    NONE,
    SLOTS,
)
from staufer_engine.games.stupor_mundi.counts import hand_limit
from staufer_engine.games.stupor_mundi.describe_actions import (
    Said,
    build_words,
    decline,
    fare_words,
    market_words,
    promote_words,
    purchase_words,
    side_words,
    summon_words,
)
from staufer_engine.games.stupor_mundi.describe_effects import effects_words
from staufer_engine.games.stupor_mundi.describe_tiles import (
    bonus_words,
    direction_words,
    house_words,
    mantle_words,
    project_words,
    refill_words,
    reward_words,
    swap_words,
)
from staufer_engine.games.stupor_mundi.markets import fare
from staufer_engine.games.stupor_mundi.nouns import (
    ACTION_NAMES,
    card_name,
    city_name,
    coins,
    cost_words,
    goods,
    listed,
    side_name,
    slot_name,
)
from staufer_engine.games.stupor_mundi.playing import FACE_DOWN, FACE_UP
from staufer_engine.games.stupor_mundi.state import State, hand_size
from staufer_engine.games.stupor_mundi.things import MarketSide
from staufer_engine.games.stupor_mundi.vocabulary import Action, Choose, Exchange
from staufer_engine.phrases import Fact, Phrase, one_or_more, sentences


def said_of_one(s: State, p: int, what: str, choice: int) -> Said:
    """A choice that is one number."""
    match what:
        case "travel" | "move_ship":
            return sail_words(s, p, choice, is_travel=what == "travel")
        case "market_step":
            return market_words(s, p, choice)
        case "purchase":
            return purchase_words(s, p, choice)
        case "play_which":
            return card_words(choice)
        case "slot_action":
            return slot_action_words(choice)
        case "use_both_spears":
            return both_spears_words(choice)
        case "purchase_removal" | "remove_card":
            return removal_words(what, choice)
        case "perform_purchased":
            return perform_words(s, p, choice)
        case "effect_optional":
            return edict_or_not_words(choice)
        case "exchange_count":
            return exchange_words(s, choice)
        case "choose_option":
            return option_words(s, choice)
        case "edict_tile" | "edict_reward":
            return reward_words(s, what, choice)
        case "edict_refill":
            return refill_words(s, choice)
        case "city_bonus":
            return bonus_words(choice)
        case "choose_house":
            return house_words(choice)
        case "take_mantle":
            return mantle_words(s, p, choice)
        case _:
            return project_words(s, choice)


def said_of_many(s: State, p: int, what: str, choice: tuple[int, ...]) -> Said:
    """A choice of several numbers, or of none."""
    match what, choice:
        case "play_card", _:
            return play_words(s, p, choice)
        case "promote", _:
            return promote_words(s, p, choice)
        case "build", _:
            return build_words(s, p, choice)
        case "summon", _:
            return summon_words(s, p, choice)
        case (("edict_direction" | "palace_step"), (icon, way)):
            return direction_words(s, icon, way, what)
        case "palace_step", _:
            return decline(Phrase("Change nothing"), "SM-17.18")
        case "swap_edict", (active, following):
            return swap_words(s, active, following)
        case "swap_edict", _:
            return decline(Phrase("Swap nothing"), "SM-17.15")
        case (("resource_choice" | "overflow"), (grain, stone)):
            return cubes_words(what, grain, stone)
        case "income_order", _:
            return order_words(choice)
        case "recover", _:
            return recover_words(choice)
        case _:
            return discard_words(s, p, choice)


# -- Travel and cards ----------------------------------------------------------------------


def sail_words(s: State, p: int, spaces: int, *, is_travel: bool) -> Said:
    city = (s.players[p].ship + spaces) % len(CITIES)
    due = fare(s, p, spaces) if is_travel else 0
    facts: dict[str, Fact] = {"city": city_name(city), "fare": fare_words(due), "market": market_of(s, city)}
    paragraph = "SM-5.1" if is_travel else "SM-17.9"
    market = Phrase("The Market there: {market}.", facts, "SM-9.1")
    if not spaces:
        stay = Phrase("Your Ship stays in {city}.", facts, paragraph)
        return Said(Phrase("Stay in {city}", facts), Phrase("the Ship stays"), sentences([stay, market]))
    sail = Phrase("Your Ship sails to {city} ({fare}).", facts, paragraph)
    return Said(Phrase("Sail to {city}", facts), fare_words(due), sentences([sail, market]))


def market_of(s: State, city: int) -> Phrase:
    tile = MARKETS[s.markets[city]]
    side: MarketSide = tile.hard if s.is_hard[city] else tile.easy
    return Phrase(
        "sell {sold} for {gain}, buy {bought} for {price}",
        {
            "sold": cost_words(side.sell),
            "gain": side.sell_for,
            "bought": cost_words(side.buy),
            "price": coins(side.buy_for),
        },
    )


def play_words(s: State, p: int, choice: tuple[int, ...]) -> Said:
    match choice:
        case slot, face:
            facts: dict[str, Fact] = {"slot": slot_name(slot), "actions": tuple(ACTION_NAMES[a] for a in SLOTS[slot])}
            if face == FACE_UP:
                return Said(
                    Phrase("Face up in slot {slot}", facts),
                    Phrase("perform the card"),
                    Phrase("Play a card face up in slot {slot} and perform its effects.", facts, "SM-6.2"),
                )
            if face == FACE_DOWN:
                return Said(
                    Phrase("Face down in slot {slot}", facts),
                    listed([ACTION_NAMES[action] for action in SLOTS[slot]]),
                    Phrase("Play a card face down in slot {slot} for one of: {actions}.", facts, "SM-6.3"),
                )
            return Said(
                Phrase("Without effect in slot {slot}", facts),
                Phrase("face up, nothing happens"),
                Phrase("Play a card face up in slot {slot} without performing it.", facts, "SM-6.2"),
            )
        case _:
            left = hand_size(s, p)
            return Said(
                Phrase("Pass"),
                one_or_more(left, "keep 1 card", "keep {count} cards"),
                Phrase(
                    "You pass: no more turns in this round. Your cards stay in hand for the refill.",
                    paragraph="SM-4.3",
                ),
            )


def card_words(card: int) -> Said:
    facts: dict[str, Fact] = {"card": card_name(card), "effects": effects_words(CARDS[card].effects)}
    return Said(
        Phrase("{card}", facts),
        effects_words(CARDS[card].effects),
        Phrase("{card}: {effects}.", facts, "SM-6.1"),
    )


def slot_action_words(action: int) -> Said:
    if action == NONE:
        return decline(Phrase("No action"), "SM-6.3")
    facts: dict[str, Fact] = {"action": ACTION_NAMES[Action(action)]}
    return Said(Phrase("{action}", facts), Phrase("main action"), Phrase("Main action: {action}.", facts, "SM-6.3"))


def both_spears_words(action: int) -> Said:
    if action == NONE:
        return decline(Phrase("Keep the Guard for later"), "SM-6.4")
    facts: dict[str, Fact] = {"action": ACTION_NAMES[Action(action)]}
    return Said(
        Phrase("Also: {action}", facts),
        Phrase("once a round"),
        Phrase("The Keep of the Guard gives you the other action too, once a round: {action}.", facts, "SM-6.4"),
    )


def removal_words(what: str, card: int) -> Said:
    if card == NONE:
        return decline(Phrase("Remove nothing"), "SM-17.7")
    facts: dict[str, Fact] = {"card": card_name(card % FROM_DISCARD)}
    paragraph = "SM-12.5" if what == "purchase_removal" else "SM-17.7"
    if card >= FROM_DISCARD:
        return Said(
            Phrase("{card} from the discard pile", facts),
            Phrase("leaves the game"),
            Phrase("{card} of your discard pile leaves the game, shown to all.", facts, paragraph),
        )
    return Said(
        Phrase("{card} from the hand", facts),
        Phrase("leaves the game"),
        Phrase("{card} of your hand leaves the game, shown to all.", facts, paragraph),
    )


def perform_words(s: State, p: int, choice: int) -> Said:
    card = s.players[p].limbo[-1]
    facts: dict[str, Fact] = {"card": card_name(card), "effects": effects_words(CARDS[card].effects)}
    if choice:
        return Said(
            Phrase("Perform {card}", facts),
            effects_words(CARDS[card].effects),
            Phrase("Perform {card} now: {effects}. Then it goes to your hand.", facts, "SM-12.2"),
        )
    return Said(
        Phrase("Only take {card}", facts),
        Phrase("to the hand"),
        Phrase("{card} goes to your hand without being performed.", facts, "SM-12.2"),
    )


def discard_words(s: State, p: int, cards: tuple[int, ...]) -> Said:
    left = hand_size(s, p) - len(cards)
    drawn = max(0, hand_limit(s, p) - left)
    detail = one_or_more(drawn, "then draw 1 card", "then draw up to {count} cards")
    if not cards:
        return Said(Phrase("Keep all cards"), detail, Phrase("You discard nothing.", paragraph="SM-15.3 SM-15.4"))
    facts: dict[str, Fact] = {"cards": tuple(card_name(card) for card in cards)}
    return Said(
        Phrase("Discard {cards}", facts),
        detail,
        Phrase("You discard {cards}; all see it once everybody has chosen.", facts, "SM-15.3 SM-15.4"),
    )


def recover_words(cards: tuple[int, ...]) -> Said:
    if not cards:
        return decline(Phrase("Take nothing back"), "SM-17.6")
    facts: dict[str, Fact] = {"cards": tuple(card_name(card) for card in cards)}
    return Said(
        Phrase("Take back {cards}", facts),
        Phrase("to the hand"),
        Phrase("{cards} go from your discard pile to your hand, shown to all.", facts, "SM-17.6"),
    )


# -- effects with a choice -----------------------------------------------------------------


def edict_or_not_words(choice: int) -> Said:
    if not choice:
        return decline(Phrase("No Edict"), "SM-13.1")
    return Said(
        Phrase("Issue an Edict"),
        Phrase("of the card"),
        Phrase("The card lets you issue an Edict; you may leave it out.", paragraph="SM-13.1 SM-17.14"),
    )


def exchange_words(s: State, times: int) -> Said:
    if not times:
        return decline(Phrase("Exchange nothing"), "SM-17.3")
    effect = next(one for one in CARDS[s.performed[-1]].effects if isinstance(one, Exchange))
    facts: dict[str, Fact] = {"times": times, "cost": cost_words(effect.give), "gain": effects_words(effect.then)}
    return Said(
        one_or_more(times, "Exchange once", "Exchange {count} times"),
        Phrase("each time {cost} for {gain}", facts),
        Phrase("{times} times you pay {cost} and {gain}.", facts, "SM-17.3"),
    )


def option_words(s: State, option: int) -> Said:
    if option == NONE:
        return decline(Phrase("Nothing more"), "SM-17.4")
    effect = next(one for one in CARDS[s.performed[-1]].effects if isinstance(one, Choose))
    what = effects_words(effect.options[option])
    return Said(
        Phrase("Option {number}: {effects}", {"number": option + 1, "effects": what}),
        what,
        Phrase("Of the card: {effects}.", {"effects": what}, "SM-17.4"),
    )


def cubes_words(what: str, grain: int, stone: int) -> Said:
    facts: dict[str, Fact] = {"goods": goods(grain, stone)}
    if what == "overflow":
        return Said(
            Phrase("Keep {goods}", facts),
            Phrase("the rest is lost"),
            Phrase("Your storage then holds {goods}; the surplus is lost.", facts, "SM-14.2"),
        )
    return Said(Phrase("{goods}", facts), Phrase("from the supply"), Phrase("You gain {goods}.", facts, "SM-14.3"))


def order_words(sides: tuple[int, ...]) -> Said:
    facts: dict[str, Fact] = {"sides": tuple(side_name(side) for side in sides)}
    return Said(
        Phrase("{sides}", facts),
        listed([side_words(side) for side in sides]),
        Phrase("You receive the incomes in this order: {sides}.", facts, "SM-15.7"),
    )
