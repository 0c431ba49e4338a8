"""Why a place on the board, or a button, cannot be chosen now; each reason with its paragraph."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.building import coins_for, free_spaces, pieces_left, price_of
from staufer_engine.games.stupor_mundi.components import (
    ALLIES,
    ALLY_SPACES,
    CARD_SPACES,
    CARDS,
    CASTLE_SPACES,
    CITIES,
    EMPTY,
    PIECES,
    WORKPLACE_SPACES,
)
from staufer_engine.games.stupor_mundi.counts import reduction
from staufer_engine.games.stupor_mundi.markets import fare, market_side
from staufer_engine.games.stupor_mundi.nouns import (
    NATURE_DECIDES,
    ally_name,
    card_cost_words,
    card_name,
    city_name,
    coins,
    cost_words,
    slot_name,
    space_name,
    workplace_space,
)
from staufer_engine.games.stupor_mundi.promoting import next_place, place
from staufer_engine.games.stupor_mundi.state import CITY_SPACES, State, free_ally_slots, free_slots, hand_size, occupied
from staufer_engine.games.stupor_mundi.targets import FACES
from staufer_engine.games.stupor_mundi.vocabulary import Action, Build, Kind
from staufer_engine.kernel import NATURE, Ask
from staufer_engine.phrases import Fact, Phrase

OTHER_QUESTION = Phrase("First answer the question in the bar.", paragraph="SM-7.6")


def why_not(s: State, ask: Ask, actor: int, target: str) -> Phrase:
    """For what is known to be no open choice."""
    if actor == NATURE:
        return NATURE_DECIDES
    kind, *rest = target.split(":")
    n = int(rest[0]) if rest and rest[0].isdigit() else EMPTY
    match ask.what, kind:
        case (("travel" | "move_ship"), "city"):
            return why_not_city(s, actor, ask.what, n)
        case "play_card", "slot":
            return why_not_slot(s, actor, n)
        case "play_card", _ if target in FACES:
            return why_not_face(s, actor)
        case (("slot_action" | "use_both_spears"), "action"):
            return Phrase("The spears of this slot do not reach that action, or it cannot be done.", paragraph="SM-6.3")
        case "promote", "specialist":
            return why_not_specialist(s, actor, n, int(rest[1]))
        case "market_step", "market":
            return why_not_market(s, actor, rest[0])
        case "build", "castle":
            return why_not_space(s, actor, n)
        case "build", "piece":
            return why_not_piece(s, actor, n)
        case "summon", "ally":
            return why_not_ally(s, actor, n)
        case "summon", "place":
            return Phrase(
                "Ally space {slot} is covered or taken, or another one is used first.",
                {"slot": slot_name(n)},
                "SM-11.1 SM-11.6",
            )
        case "purchase", "card":
            return why_not_card(s, actor, n)
        case (("edict_tile" | "swap_edict"), "active"):
            return Phrase("There is no Edict tile on this space.", paragraph="SM-13.6")
        case (("edict_refill" | "swap_edict"), "next"):
            return Phrase("There is no Next Edict on this space.", paragraph="SM-13.7")
        case (("edict_direction" | "palace_step"), "icon"):
            return Phrase("This change would leave the track, or is not asked for.", paragraph="SM-13.3")
        case "take_project", "offered":
            return Phrase("The condition of this project was not fulfilled in this turn.", paragraph="SM-20.2")
        case _:
            return OTHER_QUESTION


def why_not_city(s: State, p: int, what: str, city: int) -> Phrase:
    spaces = (city - s.players[p].ship) % len(CITIES)
    if not spaces:
        return Phrase("Your Ship lies in {city} already.", {"city": city_name(city)}, "SM-5.1")
    facts: dict[str, Fact] = {"need": coins(fare(s, p, spaces)), "have": s.players[p].coins}
    if what == "travel":
        return Phrase("{need} needed, you have {have}.", facts, "SM-5.1")
    return Phrase("This effect does not take your Ship as far.", paragraph="SM-17.9")


def why_not_slot(s: State, p: int, slot: int) -> Phrase:
    if not hand_size(s, p):
        return Phrase("You have no card in hand: you can only pass.", paragraph="SM-4.3")
    if s.players[p].slots[slot] != EMPTY:
        return Phrase("A card lies in slot {slot} until the End Phase.", {"slot": slot_name(slot)}, "SM-6.5")
    return Phrase("Slot {slot} is locked until the Keep of the Chancery stands.", {"slot": slot_name(slot)}, "SM-6.6")


def why_not_face(s: State, p: int) -> Phrase:
    if not hand_size(s, p):
        return Phrase("You have no card in hand: you can only pass.", paragraph="SM-4.3")
    assert not free_slots(s, p)
    return Phrase("All your card slots are full: you can only pass.", paragraph="SM-4.3")


def why_not_specialist(s: State, p: int, path: int, n: int) -> Phrase:
    me = s.players[p]
    if place(path, n) not in me.specialists:
        return Phrase("You have no Specialist there.", paragraph="SM-8.1")
    if place(path, n) in CITY_SPACES:
        return Phrase("A Specialist in a City moves no more.", paragraph="SM-8.3")
    goal = next_place(path, n)
    facts: dict[str, Fact] = {"goal": workplace_space(goal), "need": WORKPLACE_SPACES[goal].grain, "have": me.grain}
    if goal in CITY_SPACES and goal in me.specialists:
        return Phrase("A Specialist of yours is in that City already.", paragraph="SM-8.3")
    return Phrase("{goal} costs {need} Grain, you have {have}.", facts, "SM-8.2")


def why_not_market(s: State, p: int, part: str) -> Phrase:
    side = market_side(s, p)
    if part == "sell":
        return Phrase("Selling takes {goods}.", {"goods": cost_words(side.sell)}, "SM-9.2")
    facts: dict[str, Fact] = {"need": coins(side.buy_for), "have": s.players[p].coins}
    return Phrase("{need} needed, you have {have}; or you have bought already.", facts, "SM-9.2")


def why_not_space(s: State, p: int, n: int) -> Phrase:
    space = CASTLE_SPACES[n]
    facts: dict[str, Fact] = {"space": space_name(n), "cost": cost_words(space.cost)}
    if s.players[p].castle[n] != EMPTY:
        return Phrase("{space} is built already.", facts, "SM-10.1")
    if not pieces_left(s, p, space.kind):
        return Phrase("You have no piece of this kind left.", paragraph="SM-10.1")
    if n not in free_spaces(s, p, (space.kind,)):
        if space.kind == Kind.TOWER:
            return Phrase("A Tower needs a neighbouring Wall in the castle.", paragraph="SM-10.2")
        return Phrase("A Wall needs a neighbouring Tower in the castle.", paragraph="SM-10.2")
    me = s.players[p]
    less = reduction(s, occupied(s, p), Action.BUILD, space.kind)
    due = price_of(Build(), less, n, 0)
    facts |= {"due": cost_words(due), "stone": me.stone, "grain": me.grain}
    return Phrase("{space} costs {due}; you have {stone} Stone and {grain} Grain.", facts, "SM-10.6")


def why_not_piece(s: State, p: int, piece: int) -> Phrase:
    me = s.players[p]
    if piece not in me.board:
        return Phrase("This piece is not on your Player Board any more.", paragraph="SM-10.1")
    if PIECES[piece].great_cost > me.coins:
        facts: dict[str, Fact] = {"need": coins(coins_for(Build(), piece)), "have": me.coins}
        return Phrase("This Great piece costs {need}, you have {have}.", facts, "SM-10.3")
    return Phrase("No space can be built with this piece now, or a like one stands for it.", paragraph="SM-10.5")


def why_not_ally(s: State, p: int, n: int) -> Phrase:
    me, ally = s.players[p], s.allies_up[n]
    if ally < 0:
        return Phrase("No Ally lies face up there.", paragraph="SM-11.3")
    facts: dict[str, Fact] = {"ally": ally_name(ally), "cost": cost_words(ALLY_SPACES[n].cost)}
    if not free_ally_slots(s, p):
        return Phrase("You have no free Ally space; a Tower uncovers one.", paragraph="SM-11.1")
    if ALLIES[ally].kind in [ALLIES[own].kind for own in me.allies if own != EMPTY]:
        return Phrase("Your castle hosts {ally} already.", facts, "SM-11.4")
    if ALLY_SPACES[n].city != me.ship:
        return Phrase("Your Ship is not in that city.", paragraph="SM-11.1")
    return Phrase("{ally} costs {cost}, which you cannot pay.", facts, "SM-11.2")


def why_not_card(s: State, p: int, n: int) -> Phrase:
    card = s.cards_up[n]
    if card < 0:
        return Phrase("No card lies there.", paragraph="SM-12.6")
    if CARD_SPACES[n].city != s.players[p].ship:
        return Phrase("Your Ship is not in that city.", paragraph="SM-12.1")
    facts: dict[str, Fact] = {"card": card_name(card), "cost": card_cost_words(CARDS[card].cost)}
    return Phrase("{card} costs {cost}, which you cannot pay.", facts, "SM-12.1")
