"""The questions of Stupor Mundi: what to do now, for who is asked and for who waits (SM-21)."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.components import CARDS
from staufer_engine.games.stupor_mundi.describe_effects import effects_words
from staufer_engine.games.stupor_mundi.describe_refusals import why_not_face
from staufer_engine.games.stupor_mundi.nouns import (
    ICON_NAMES,
    NATURE_DECIDES,
    card_name,
    city_name,
    slot_name,
    space_name,
    workplace_space,
)
from staufer_engine.games.stupor_mundi.promoting import next_place
from staufer_engine.games.stupor_mundi.state import State, free_slots, hand_size
from staufer_engine.games.stupor_mundi.targets import BARE, DOWN, UP
from staufer_engine.games.stupor_mundi.vocabulary import Icon
from staufer_engine.kernel import NATURE, Ask
from staufer_engine.phrases import Msgid, Phrase, Seat, one_or_more

PROMPTS = {
    "choose_house": Phrase("Choose your House.", paragraph="SM-2.12"),
    "play_which": Phrase("Choose the card that you play.", paragraph="SM-6.1"),
    "slot_action": Phrase("Choose the main action of the slot, or none.", paragraph="SM-6.3"),
    "use_both_spears": Phrase("The Keep of the Guard: perform the other action of the slot too?", paragraph="SM-6.4"),
    "promote": Phrase("Choose the Specialist that you promote.", paragraph="SM-8.1"),
    "market_step": Phrase("At the Market: sell, buy, or end the visit.", paragraph="SM-9.1"),
    "build": Phrase("Choose a space of your castle and the piece that you build there.", paragraph="SM-10.1"),
    "summon": Phrase("Choose the Ally that you summon, and the Ally space.", paragraph="SM-11.1"),
    "purchase": Phrase("Choose the card that you purchase.", paragraph="SM-12.1"),
    "purchase_removal": Phrase("Choose the card that leaves the game as the price.", paragraph="SM-12.5"),
    "effect_optional": Phrase("Issue an Edict by this card?", paragraph="SM-13.1"),
    "exchange_count": Phrase("How often do you exchange?", paragraph="SM-17.3"),
    "choose_option": Phrase("Choose one of the options of the card.", paragraph="SM-17.4"),
    "recover": Phrase("Choose the cards that you take back from your discard pile.", paragraph="SM-17.6"),
    "remove_card": Phrase("Choose a card that leaves the game, or none.", paragraph="SM-17.7"),
    "move_ship": Phrase("Your Ship may sail for free: choose the city.", paragraph="SM-17.9"),
    "edict_tile": Phrase("Choose the Edict that you issue.", paragraph="SM-13.2"),
    "edict_refill": Phrase("Choose the Next Edict that moves up.", paragraph="SM-13.2"),
    "edict_reward": Phrase("Choose an Edict reward.", paragraph="SM-17.16"),
    "swap_edict": Phrase("Swap an Active Edict with a Next one, or none.", paragraph="SM-17.15"),
    "palace_step": Phrase("Change Frederick's palace by a step, or not.", paragraph="SM-17.18"),
    "city_bonus": Phrase("Choose a City Bonus.", paragraph="SM-8.6 SM-17.17"),
    "resource_choice": Phrase("Grain or Stone: choose what you gain.", paragraph="SM-14.3"),
    "overflow": Phrase("Your storage overflows: choose what remains.", paragraph="SM-14.2"),
    "income_order": Phrase("Choose the order of your incomes.", paragraph="SM-15.7"),
    "end_discard": Phrase("Choose the cards that you discard before you draw.", paragraph="SM-15.3"),
    "take_mantle": Phrase("Choose the Ally that wears the Mantle.", paragraph="SM-19.8"),
    "take_project": Phrase("Take one of the projects that you have fulfilled, or none.", paragraph="SM-20.4"),
}

WAITING = {
    "choose_house": Phrase("{player} chooses a House.", paragraph="SM-2.12"),
    "travel": Phrase("{player} decides on Travel.", paragraph="SM-5.1"),
    "play_card": Phrase("{player} plays a card or passes.", paragraph="SM-4.2"),
    "play_which": Phrase("{player} chooses the card.", paragraph="SM-6.1"),
    "slot_action": Phrase("{player} chooses the main action.", paragraph="SM-6.3"),
    "use_both_spears": Phrase("{player} may use the Keep of the Guard.", paragraph="SM-6.4"),
    "promote": Phrase("{player} promotes a Specialist.", paragraph="SM-8.1"),
    "market_step": Phrase("{player} visits the Market.", paragraph="SM-9.1"),
    "build": Phrase("{player} builds.", paragraph="SM-10.1"),
    "summon": Phrase("{player} summons an Ally.", paragraph="SM-11.1"),
    "purchase": Phrase("{player} purchases a card.", paragraph="SM-12.1"),
    "end_discard": Phrase("{player} chooses what to discard.", paragraph="SM-15.3"),
    "take_project": Phrase("{player} may take a project.", paragraph="SM-20.4"),
}
RESOLVES: Msgid = "{player} resolves an effect."


def prompt(s: State, ask: Ask, actor: int) -> Phrase:
    if actor == NATURE:
        return NATURE_DECIDES
    match ask.what:
        case "travel":
            return Phrase(
                "Your Ship lies in {city}: stay, or sail on.", {"city": city_name(s.players[actor].ship)}, "SM-5.1"
            )
        case "play_card":
            if not hand_size(s, actor) or not free_slots(s, actor):
                return why_not_face(s, actor)
            return one_or_more(
                hand_size(s, actor),
                "Play your last card, or pass.",
                "Play one of your {count} cards, or pass.",
                "SM-4.2 SM-6.1",
            )
        case "edict_direction":
            icon, _ = ask.options[actor]()[0]
            return Phrase("Edict: add or remove {icon}?", {"icon": ICON_NAMES[Icon(icon)]}, "SM-13.3")
        case "perform_purchased":
            card = s.players[actor].limbo[-1]
            return Phrase(
                "Perform {card} at once? {effects}.",
                {"card": card_name(card), "effects": effects_words(CARDS[card].effects)},
                "SM-12.2",
            )
        case _:
            return PROMPTS[ask.what]


def waiting(s: State, ask: Ask, actor: int) -> Phrase:
    if actor == NATURE:
        return NATURE_DECIDES
    known = WAITING.get(ask.what)
    if known is None:
        return Phrase(RESOLVES, {"player": Seat(actor)}, "SM-7.6")
    return known._replace(facts={"player": Seat(actor)})


def half_chosen(s: State, ask: Ask, actor: int, group: str, clicked: tuple[str, ...]) -> Phrase:
    match [tuple(target.split(":")) for target in clicked]:
        case [] if group:
            return SLOT_NEXT[group]
        case [("slot", slot)]:
            return Phrase("Slot {slot}: choose how the card lies there.", {"slot": slot_name(int(slot))}, "SM-6.1")
        case [("specialist", path, n)]:
            goal = next_place(int(path), int(n))
            return Phrase("Click {goal} to promote this Specialist.", {"goal": workplace_space(goal)}, "SM-8.1")
        case [("castle", space)]:
            return Phrase("{space}: choose the piece.", {"space": space_name(int(space))}, "SM-10.1")
        case [("castle", _), ("piece", _), *_]:
            return Phrase("Choose whose piece you build, or how you pay.", paragraph="SM-19.7 SM-20.5 SM-10.4")
        case [("ally", _)]:
            return Phrase("Choose the Ally space for this Ally.", paragraph="SM-11.1")
        case [("active", _)]:
            return Phrase("Choose the Next Edict that takes its place.", paragraph="SM-17.15")
        case [(("hand" | "discard"), _), *_]:
            return Phrase("Choose one more card, or confirm.", paragraph="SM-15.3 SM-17.6")
        case [("side", _), *_]:
            return Phrase("Choose the income that comes next.", paragraph="SM-15.7")
        case _:
            return prompt(s, ask, actor)


SLOT_NEXT = {
    UP: Phrase("Face up: choose the slot.", paragraph="SM-6.2"),
    BARE: Phrase("Without effect: choose the slot.", paragraph="SM-6.2"),
    DOWN: Phrase("Face down: choose the slot with the action that you want.", paragraph="SM-6.3"),
}
