"""The lines of the journal (SM-22.3).

All events with their facts, from which the boards move the pieces; p is a seat:

    first player           p
    house                  p, house
    workplace              tile, place (0-2 Countryside of A, B, C; 3, 4 Village of A, C)
    bonus placed           bonus, city space (0 a5, 1 b3, 2 c5)
    board in play          board, components
    project offered        project, condition
    set up
    round                  number; a heading
    turn                   p; a heading
    travelled              p, city, coins
    passed                 p
    played                 p, slot, card, 1 if performed
    played face down       p, slot, card (HIDDEN to all but p)
    action                 p, action, slot
    both spears            p, action, slot
    coins, vp              p, amount
    paid                   p, stone, grain, coins
    stored                 p, change of Grain, change of Stone, Grain gained, Stone gained
    sold, bought           p, stone, grain, coins
    drew                   p, number
    removed, recovered     p, card
    promoted               p, space before, space now, grain
    token taken            p, space
    city bonus             p, bonus
    built                  p, castle space, piece placed, own piece used
    side income            p, side
    summoned               p, ally, Ally space of the Voyage Board, own Ally space
    purchased              p, card, card space (9: the Knights)
    edict                  p
    edict issued           p, tile, Active space
    edict moved up         tile, Next space, Active space
    edict revealed         tile, Next space
    edicts swapped         p, tile now Active, tile now Next
    frederick              icon, change, value
    end triggered          why, p (-1: nobody)
    book taken, ship bought (p, ship), mantle taken (p, own Ally space), board flipped (p, board)
    project taken          p, project
    end phase
    turned up              p, slot, card
    discarded              p, cards ...
    ally income            p, ally, vp
    card revealed          card, card space
    ally revealed          ally, Ally space
    frederick plays        solo card, city; card taken away, ally taken away; frederick's edict; solo deck shuffled
    score                  p, points
    won                    p ...
    title                  number
"""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.components import ALLY_SPACES, CARD_SPACES, CASTLE_SIDES, HOUSES, TITLES
from staufer_engine.games.stupor_mundi.describe_effects import effects_words
from staufer_engine.games.stupor_mundi.nouns import (
    ACTION_NAMES,
    ICON_NAMES,
    ally_name,
    board_name,
    bonus_name,
    card_name,
    city_name,
    coins,
    condition_name,
    cost_words,
    edict_name,
    goods,
    piece_name,
    project_name,
    ship_name,
    side_name,
    slot_name,
    solo_card_name,
    space_name,
    vp,
    workplace_name,
    workplace_space,
)
from staufer_engine.games.stupor_mundi.state import End, State
from staufer_engine.games.stupor_mundi.vocabulary import Action, Cost, Icon
from staufer_engine.kernel import Tell
from staufer_engine.phrases import Fact, Phrase, Seat, one_or_more


def event(s: State, told: Tell) -> Phrase | None:
    """The pages know some each; what none knows only moves pieces."""
    return course_event(told) or card_event(told) or action_event(told) or edict_event(told) or expansion_event(s, told)


def course_event(told: Tell) -> Phrase | None:
    match told.what, told.facts:
        case "first player", (p,):
            return Phrase("{player} is first player.", {"player": Seat(p)}, "SM-2.3")
        case "house", (p, house):
            return Phrase(
                "{player} leads House {house}.", {"player": Seat(p), "house": Phrase(HOUSES[house].name)}, "SM-2.12"
            )
        case "workplace", (tile, _):
            return Phrase("In this game: {tile}.", {"tile": workplace_name(tile)}, "SM-2.5")
        case "set up", ():
            return Phrase("Everything is set up.", paragraph="SM-2.2")
        case "round", (number,):
            return Phrase("Round {number}", {"number": number}, "SM-4.1")
        case "turn", (p,):
            return Phrase("{player}'s turn", {"player": Seat(p)}, "SM-4.2")
        case "passed", (p,):
            return Phrase("{player} passes.", {"player": Seat(p)}, "SM-4.3")
        case "end phase", ():
            return Phrase("End Phase", paragraph="SM-15.1")
        case "end triggered", (why, _):
            return ENDS[why]
        case "score", (p, points):
            return Phrase("{player} has {points}.", {"player": Seat(p), "points": vp(points)}, "SM-16.3")
        case "won", (p,):
            return Phrase("{player} wins.", {"player": Seat(p)}, "SM-16.5")
        case "won", winners:
            return Phrase("{players} share the victory.", {"players": tuple(named(p) for p in winners)}, "SM-16.5")
        case "title", (n,):
            return Phrase("Your title: {title}.", {"title": Phrase(TITLES[n][1])}, "SM-18.10")
        case _:
            return None


def named(p: int) -> Phrase:
    return Phrase("{player}", {"player": Seat(p)})


ENDS = {
    End.CASTLE: Phrase("A castle is complete: the game ends with this round.", paragraph="SM-16.1"),
    End.EDICTS: Phrase("An Edict cannot be replaced: the game ends with this round.", paragraph="SM-16.1"),
    End.CARDS: Phrase("The Advanced cards are used up: the game ends with this round.", paragraph="SM-16.1"),
    End.GUARD: Phrase("This was the last round that can be played.", paragraph="SM-16.2"),
}


def card_event(told: Tell) -> Phrase | None:
    match told.what, told.facts:
        case "played", (p, slot, card, is_performed):
            facts: dict[str, Fact] = {"player": Seat(p), "card": card_name(card), "slot": slot_name(slot)}
            if is_performed:
                return Phrase("{player} plays {card} in slot {slot}.", facts, "SM-6.2")
            return Phrase("{player} plays {card} in slot {slot} without effect.", facts, "SM-6.2")
        case "played face down", (p, slot, card):
            facts = {"player": Seat(p), "slot": slot_name(slot), "card": card_name(card)}
            if card >= 0:
                return Phrase("{player} plays a card face down in slot {slot}: {card}.", facts, "SM-6.3")
            return Phrase("{player} plays a card face down in slot {slot}.", facts, "SM-6.3")
        case "action", (p, action, _):
            return Phrase("{player}: {action}.", {"player": Seat(p), "action": ACTION_NAMES[Action(action)]}, "SM-6.3")
        case "both spears", (p, action, _):
            return Phrase(
                "{player} uses the Keep of the Guard: {action}.",
                {"player": Seat(p), "action": ACTION_NAMES[Action(action)]},
                "SM-6.4",
            )
        case "drew", (p, n):
            return one_or_more(n, "{player} draws 1 card.", "{player} draws {count} cards.", "SM-14.4", player=Seat(p))
        case "removed", (p, card):
            return Phrase("{player} removes {card}.", {"player": Seat(p), "card": card_name(card)}, "SM-12.5")
        case "recovered", (p, card):
            return Phrase("{player} takes {card} back.", {"player": Seat(p), "card": card_name(card)}, "SM-17.6")
        case "turned up", (p, _, card):
            return Phrase(
                "{player}'s face-down card was {card}.", {"player": Seat(p), "card": card_name(card)}, "SM-15.2"
            )
        case "discarded", (p,):
            return Phrase("{player} discards nothing.", {"player": Seat(p)}, "SM-15.3")
        case "discarded", (p, *cards):
            names = tuple(card_name(card) for card in cards)
            return Phrase("{player} discards {cards}.", {"player": Seat(p), "cards": names}, "SM-15.3")
        case "card revealed", (card, space):
            facts = {"card": card_name(card), "city": city_name(CARD_SPACES[space].city)}
            return Phrase("New in {city}: {card}.", facts, "SM-15.9")
        case "purchased", (p, card, _):
            return Phrase("{player} purchases {card}.", {"player": Seat(p), "card": card_name(card)}, "SM-12.1")
        case _:
            return None


def action_event(told: Tell) -> Phrase | None:
    match told.what, told.facts:
        case "travelled", (p, city, fare):
            facts: dict[str, Fact] = {"player": Seat(p), "city": city_name(city), "coins": coins(fare)}
            if fare:
                return Phrase("{player} sails to {city} for {coins}.", facts, "SM-5.1")
            return Phrase("{player} sails to {city}.", facts, "SM-5.1")
        case "coins", (p, n):
            return Phrase("{player} gains {coins}.", {"player": Seat(p), "coins": coins(n)}, "SM-17.2")
        case "vp", (p, n):
            return Phrase("{player} gains {vp}.", {"player": Seat(p), "vp": vp(n)}, "SM-17.2")
        case "paid", (p, stone, grain, coin):
            return Phrase(
                "{player} pays {cost}.", {"player": Seat(p), "cost": cost_words(Cost(stone, grain, coin))}, "SM-14.1"
            )
        case "stored", (p, grain, stone, gained_grain, gained_stone):
            gained: dict[str, Fact] = {"player": Seat(p), "goods": goods(gained_grain, gained_stone)}
            if (grain, stone) == (gained_grain, gained_stone):
                return Phrase("{player} gains {goods}.", gained, "SM-17.2")
            return Phrase("{player} gains {goods}; the storage overflows.", gained, "SM-14.2")
        case "sold", (p, stone, grain, n):
            return Phrase("{player} sells {goods} for {coins}.", trade(p, stone, grain, n), "SM-9.1")
        case "bought", (p, stone, grain, n):
            return Phrase("{player} buys {goods} for {coins}.", trade(p, stone, grain, n), "SM-9.1")
        case "promoted", (p, _, space, toll):
            facts = {"player": Seat(p), "space": workplace_space(space), "toll": toll}
            if toll:
                return Phrase("{player} promotes a Specialist to {space} for {toll} Grain.", facts, "SM-8.2")
            return Phrase("{player} promotes a Specialist to {space}.", facts, "SM-8.1")
        case "token taken", (p, space):
            return Phrase(
                "{player} takes the Edict token of {space}.",
                {"player": Seat(p), "space": workplace_space(space)},
                "SM-8.5",
            )
        case "city bonus", (p, bonus):
            return Phrase("{player} takes {bonus}.", {"player": Seat(p), "bonus": bonus_name(bonus)}, "SM-8.6")
        case "built", (p, space, placed, _):
            return Phrase(
                "{player} builds {piece} on {space}.",
                {"player": Seat(p), "piece": piece_name(placed), "space": space_name(space)},
                "SM-10.1",
            )
        case "side income", (p, side):
            return Phrase(
                "{side} of {player}: {effects}.",
                {"player": Seat(p), "side": side_name(side), "effects": effects_words(CASTLE_SIDES[side].effects)},
                "SM-10.10",
            )
        case "summoned", (p, ally, space, _):
            facts = {"player": Seat(p), "ally": ally_name(ally), "city": city_name(ALLY_SPACES[space].city)}
            return Phrase("{player} summons {ally} of {city}.", facts, "SM-11.1")
        case "ally income", (p, ally, n):
            facts = {"player": Seat(p), "ally": ally_name(ally), "vp": vp(n)}
            return Phrase("{ally} brings {player} {vp}.", facts, "SM-15.8")
        case "ally revealed", (ally, space):
            facts = {"ally": ally_name(ally), "city": city_name(ALLY_SPACES[space].city)}
            return Phrase("New in {city}: {ally}.", facts, "SM-15.10")
        case _:
            return None


def trade(p: int, stone: int, grain: int, n: int) -> dict[str, Fact]:
    return {"player": Seat(p), "goods": goods(grain, stone), "coins": coins(n)}


def edict_event(told: Tell) -> Phrase | None:
    match told.what, told.facts:
        case "edict", (p,):
            return Phrase("{player} issues an Edict.", {"player": Seat(p)}, "SM-13.1")
        case "edict issued", (p, tile, _):
            return Phrase("{player} has issued {edict}.", {"player": Seat(p), "edict": edict_name(tile)}, "SM-13.2")
        case "edict moved up", (tile, _, _):
            return Phrase("{edict} becomes Active.", {"edict": edict_name(tile)}, "SM-13.2")
        case "edict revealed", (tile, _):
            return Phrase("{edict} becomes a Next Edict.", {"edict": edict_name(tile)}, "SM-13.2")
        case "edicts swapped", (p, up, down):
            return Phrase(
                "{player} swaps {down} with {up}.",
                {"player": Seat(p), "up": edict_name(up), "down": edict_name(down)},
                "SM-17.15",
            )
        case "frederick", (icon, change, value):
            facts: dict[str, Fact] = {"icon": ICON_NAMES[Icon(icon)], "value": value}
            if change > 0:
                return Phrase("Frederick's palace: {icon} up to {value}.", facts, "SM-13.4")
            return Phrase("Frederick's palace: {icon} down to {value}.", facts, "SM-13.4")
        case _:
            return None


def expansion_event(s: State, told: Tell) -> Phrase | None:
    match told.what, told.facts:
        case "board in play", (board, left):
            return one_or_more(
                left,
                "In this game: {board} with 1 component.",
                "In this game: {board} with {count} components.",
                "SM-19.1",
                board=board_name(board),
            )
        case "project offered", (project, condition):
            return Phrase(
                "Project {project}: {condition}.",
                {"project": project_name(project), "condition": condition_name(condition)},
                "SM-20.1",
            )
        case "project taken", (p, project):
            return Phrase(
                "{player} takes the project {project}.",
                {"player": Seat(p), "project": project_name(project)},
                "SM-20.4",
            )
        case "book taken", (p,):
            return Phrase("{player} takes a Papal Book.", {"player": Seat(p)}, "SM-19.5")
        case "ship bought", (p, ship):
            return Phrase("{player} buys {ship}.", {"player": Seat(p), "ship": ship_name(ship)}, "SM-19.6")
        case "mantle taken", (p, slot):
            ally = s.players[p].allies[slot]
            return Phrase("{player} gives {ally} a Mantle.", {"player": Seat(p), "ally": ally_name(ally)}, "SM-19.8")
        case "board flipped", (_, board):
            return Phrase("{board}: excommunicated from now on.", {"board": board_name(board)}, "SM-19.3")
        case "frederick plays", (card, city):
            return Phrase(
                "Frederick: {card}, in {city}.", {"card": solo_card_name(card), "city": city_name(city)}, "SM-18.4"
            )
        case "card taken away", (card, _):
            return Phrase("Frederick takes {card} away.", {"card": card_name(card)}, "SM-18.7")
        case "ally taken away", (ally, _):
            return Phrase("Frederick takes {ally} away.", {"ally": ally_name(ally)}, "SM-18.8")
        case "frederick's edict", (tile, _):
            return Phrase("Frederick issues {edict}.", {"edict": edict_name(tile)}, "SM-18.9")
        case "solo deck shuffled", ():
            return Phrase("The solo deck is shuffled.", paragraph="SM-18.5")
        case _:
            return None
