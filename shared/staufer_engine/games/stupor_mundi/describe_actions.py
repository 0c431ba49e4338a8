"""The five main actions in words: what a choice costs and what it sets off (SM-8 to SM-12)."""

from __future__ import annotations

from typing import NamedTuple

from staufer_engine.games.stupor_mundi.building import MARKET, OF_A_PROJECT, OF_THE_POPE, OWN, Site
from staufer_engine.games.stupor_mundi.components import (
    ALLIES,
    ALLY_SPACES,
    ALLY_VP,
    ALLY_VP_MET,
    CARDS,
    CASTLE_SIDES,
    CASTLE_SPACES,
    CRUSADE_KNIGHT,
    EMPTY,
    IMPERIAL,
    MARKED_ALLY_SLOT,
    PIECES,
    SUPPLY_SHIPS,
    WORKPLACE_SPACES,
)
from staufer_engine.games.stupor_mundi.counts import is_true
from staufer_engine.games.stupor_mundi.describe_effects import effects_words, requirement_words, workplace_words
from staufer_engine.games.stupor_mundi.markets import Step, market_side
from staufer_engine.games.stupor_mundi.nouns import (
    FREE,
    ally_name,
    card_cost_words,
    card_name,
    city_name,
    coins,
    cost_words,
    grain,
    listed,
    piece_name,
    ship_name,
    side_name,
    slot_name,
    space_name,
    workplace_space,
)
from staufer_engine.games.stupor_mundi.promoting import next_place
from staufer_engine.games.stupor_mundi.purchasing import KNIGHTS
from staufer_engine.games.stupor_mundi.state import CITY_SPACES, State, closed_sides, occupied, workplace
from staufer_engine.games.stupor_mundi.vocabulary import Cost, Event, Kind
from staufer_engine.phrases import Fact, Msgid, Phrase, one_or_more, sentences

ISSUES_AN_EDICT = Phrase("issues an Edict", paragraph="SM-13.1")


class Said(NamedTuple):
    label: Phrase
    detail: Phrase
    help: Phrase


def decline(label: Phrase, paragraph: str) -> Said:
    return Said(label, Phrase("nothing happens"), Phrase("You leave this out; nothing happens.", paragraph=paragraph))


# -- Promote -------------------------------------------------------------------------------


def promote_words(s: State, p: int, choice: tuple[int, ...]) -> Said:
    match choice:
        case path, n:
            return move_words(s, p, path, n)
        case (_,):
            return Said(
                Phrase("Take a Papal Book"),
                Phrase("instead of promoting, free"),
                Phrase(
                    "You take a Papal Book instead. Each later promotion pays you for every Book that you have.",
                    paragraph="SM-19.5",
                ),
            )
        case _:
            return decline(Phrase("Do not promote"), "SM-7.5")


def move_words(s: State, p: int, path: int, n: int) -> Said:
    goal = next_place(path, n)
    facts: dict[str, Fact] = {"goal": workplace_space(goal)}
    said = [
        Phrase("Your Specialist enters {goal}.", facts, "SM-8.1")
        if n == 0
        else Phrase(
            "Your Specialist goes from {start} to {goal}.", {"start": workplace_space(goal - 1), **facts}, "SM-8.1"
        )
    ]
    results = []
    toll = WORKPLACE_SPACES[goal].grain
    if toll:
        said.append(
            Phrase("The Grain arrow costs {cost}, unless an effect ignores it.", {"cost": grain(toll)}, "SM-8.2")
        )
        results.append(Phrase("Grain arrow: {n} Grain", {"n": toll}, "SM-8.2"))
    if goal in s.tokens:
        said.append(Phrase("You take the token there and issue an Edict.", paragraph="SM-8.5"))
        results.append(ISSUES_AN_EDICT)
    if goal in CITY_SPACES:
        left = len(s.city_bonuses[CITY_SPACES.index(goal)])
        said.append(
            one_or_more(left, "You take the City Bonus there.", "You take one of {count} City Bonuses there.", "SM-8.6")
        )
        results.append(one_or_more(left, "1 City Bonus", "{count} City Bonuses"))
    there = workplace(s, goal)
    if there is not None:
        what = workplace_words(there)
        said.append(Phrase("From your next action on: {ability}.", {"ability": what}, "SM-8.8"))
        results.append(what)
    label = (
        Phrase("Enter {goal}", facts)
        if n == 0
        else Phrase("{start} to {goal}", {"start": workplace_space(goal - 1), **facts})
    )
    return Said(label, listed(results), sentences(said + abilities(s, p, Event.PROMOTE)))


def abilities(s: State, p: int, event: Event, kind: Kind | None = None) -> list[Phrase]:
    """The Workplaces that this action will fire (SM-8.8)."""
    return [
        Phrase(
            "Your Workplace {space}: {ability}.",
            {"space": workplace_space(space), "ability": effects_words(w.effects)},
            "SM-8.8",
        )
        for space in occupied(s, p)
        if (w := workplace(s, space)) is not None and w.on == event and (kind is None or kind in w.kinds)
    ][:3]


# -- Market --------------------------------------------------------------------------------


def market_words(s: State, p: int, step: int) -> Said:
    side = market_side(s, p)
    match step:
        case Step.SELL:
            facts: dict[str, Fact] = {"goods": cost_words(side.sell), "coins": coins(side.sell_for)}
            return Said(
                Phrase("Sell {goods}", facts),
                Phrase("for {coins}", facts),
                sentences([Phrase("Sell {goods} for {coins}.", facts, "SM-9.1"), *abilities(s, p, Event.MARKET)]),
            )
        case Step.BUY:
            facts = {"goods": cost_words(side.buy), "coins": coins(side.buy_for)}
            return Said(
                Phrase("Buy {goods}", facts),
                Phrase("for {coins}", facts),
                sentences([Phrase("Buy {goods} for {coins}.", facts, "SM-9.1"), *abilities(s, p, Event.MARKET)]),
            )
        case Step.HARBOUR:
            ship = s.supply[0]
            facts = {"ship": ship_name(ship), "cost": cost_words(SUPPLY_SHIPS[ship].cost)}
            return Said(
                Phrase("Buy the Supply Ship {ship}", facts),
                Phrase("for {cost}", facts),
                Phrase("You buy {ship} for {cost} instead of visiting the Market.", facts, "SM-19.6"),
            )
        case _:
            return Said(
                Phrase("End the visit"),
                Phrase("nothing more here"),
                Phrase("You leave the Market. A visit without a sale or a purchase is none.", paragraph="SM-9.4"),
            )


# -- Build ---------------------------------------------------------------------------------


def build_words(s: State, p: int, choice: tuple[int, ...]) -> Said:
    if not choice:
        return decline(Phrase("Do not build"), "SM-7.5")
    site = Site(*choice)
    piece, space = PIECES[site.piece], CASTLE_SPACES[site.space]
    price = Cost(site.stone, site.grain, piece.great_cost)
    facts: dict[str, Fact] = {
        "piece": piece_name(site.piece),
        "space": space_name(site.space),
        "cost": cost_words(price),
    }
    said = [Phrase("You build {piece} on {space} for {cost}.", facts, "SM-10.1 SM-10.3")]
    if site.whose != OWN:
        said = [Phrase("{piece} leaves the game, and in its place you build on {space}.", facts, whose_paragraph(site))]
    results: list[Phrase] = [cost_words(price)]
    if space.kind == Kind.TOWER:
        said.append(Phrase("It frees Ally space {slot}.", {"slot": slot_name(piece.covers)}, "SM-10.7"))
    if space.effects:
        said.append(Phrase("The Keep: {effects}.", {"effects": effects_words(space.effects)}, "SM-10.9"))
        results.append(effects_words(space.effects))
    for side in sides_it_closes(s, p, site.space):
        closed: dict[str, Fact] = {"side": side_name(side), "income": effects_words(CASTLE_SIDES[side].effects)}
        said.append(Phrase("It closes the {side}: {income}.", closed, "SM-10.10"))
        results.append(Phrase("closes the {side}: {income}", closed, "SM-10.10"))
    if piece.bonus:
        bonus: dict[str, Fact] = {"bonus": effects_words(piece.bonus)}
        said.append(Phrase("Great bonus: {bonus}.", bonus, "SM-10.11"))
        results.append(Phrase("Great bonus: {bonus}", bonus, "SM-10.11"))
    if space.edict:
        said.append(Phrase("The mark of the space issues an Edict.", paragraph="SM-7.3"))
        results.append(ISSUES_AN_EDICT)
    said += abilities(s, p, Event.BUILD, space.kind)
    return Said(build_label(site), listed(results), sentences(said[:8]))


def build_label(site: Site) -> Phrase:
    facts: dict[str, Fact] = {
        "piece": piece_name(site.piece),
        "space": space_name(site.space),
        "slot": slot_name(max(0, PIECES[site.piece].covers)),
        "goods": cost_words(Cost(site.stone, site.grain)),
    }
    if site.whose >= OF_A_PROJECT:
        facts["project"] = piece_name(IMPERIAL + site.whose - OF_A_PROJECT)
    if is_tower(site):
        return Phrase(TOWER_LABELS[min(site.whose, OF_A_PROJECT)], facts)
    return Phrase(LABELS[min(site.whose, OF_A_PROJECT)], facts)


LABELS: tuple[Msgid, ...] = (
    "{piece} on {space}, {goods}",
    "Papal piece on {space} for {piece}, {goods}",
    "{project} on {space} for {piece}, {goods}",
)
TOWER_LABELS: tuple[Msgid, ...] = (
    "{piece} (Ally space {slot}) on {space}, {goods}",
    "Papal piece on {space} for {piece} (Ally space {slot}), {goods}",
    "{project} on {space} for {piece} (Ally space {slot}), {goods}",
)


def is_tower(site: Site) -> bool:
    return PIECES[site.piece].kind == Kind.TOWER


def whose_paragraph(site: Site) -> str:
    return "SM-19.7" if site.whose == OF_THE_POPE else "SM-20.5"


def sides_it_closes(s: State, p: int, space: int) -> list[int]:
    """Of the ring: those that lack nothing but this space."""
    castle, closed = s.players[p].castle, closed_sides(s, p)
    return [
        n
        for n, side in enumerate(CASTLE_SIDES)
        if n not in closed
        and space in side.spaces
        and all(castle[other] != EMPTY for other in side.spaces if other != space)
    ]


# -- Summon --------------------------------------------------------------------------------


def summon_words(s: State, p: int, choice: tuple[int, ...]) -> Said:
    match choice:
        case space, slot:
            return ally_words(s, p, space, slot)
        case (_,):
            return Said(
                Phrase("Take a Papal Mantle"),
                Phrase("instead of summoning, free"),
                Phrase("You take a Mantle for one of your Allies; the Ally then brings other VP.", paragraph="SM-19.8"),
            )
        case _:
            return decline(Phrase("Do not summon"), "SM-7.5")


def ally_words(s: State, p: int, space: int, slot: int) -> Said:
    ally = ALLIES[s.allies_up[space]]
    facts: dict[str, Fact] = {
        "ally": ally_name(s.allies_up[space]),
        "slot": slot_name(slot),
        "cost": cost_words(ALLY_SPACES[space].cost),
        "test": requirement_words(ally.test),
        "city": city_name(ALLY_SPACES[space].city),
    }
    is_met = is_true(s, p, ally.test)
    vp_now: dict[str, Fact] = {"vp": ALLY_VP_MET if is_met else ALLY_VP}
    said = [
        Phrase(
            "You summon {ally} of {city} to your Ally space {slot}; the space costs {cost}.", facts, "SM-11.1 SM-11.2"
        ),
        Phrase("Requirement: {test}.", facts, "SM-17.26"),
        Phrase("Met as things stand now: {vp} VP each round.", vp_now, "SM-15.8")
        if is_met
        else Phrase("Not met as things stand now: {vp} VP each round.", vp_now, "SM-15.8"),
    ]
    results = [cost_words(ALLY_SPACES[space].cost), requirement_words(ally.test)]
    if slot == MARKED_ALLY_SLOT:
        said.append(Phrase("The mark of the Ally space issues an Edict.", paragraph="SM-11.5"))
        results.append(ISSUES_AN_EDICT)
    return Said(
        Phrase("{ally} of {city} to Ally space {slot}", facts),
        listed(results),
        sentences(said + abilities(s, p, Event.SUMMON)),
    )


# -- Purchase ------------------------------------------------------------------------------


def purchase_words(s: State, p: int, space: int) -> Said:
    if space == EMPTY:
        return decline(Phrase("Do not purchase"), "SM-7.5")
    card = CRUSADE_KNIGHT if space == KNIGHTS else s.cards_up[space]
    facts: dict[str, Fact] = {
        "card": card_name(card),
        "cost": card_cost_words(CARDS[card].cost),
        "effects": effects_words(CARDS[card].effects),
    }
    return Said(
        Phrase("Purchase {card}", facts),
        Phrase("{cost}: {effects}", facts),
        sentences([
            Phrase("You purchase {card}; it costs {cost}.", facts, "SM-19.10" if space == KNIGHTS else "SM-12.1"),
            Phrase("You may perform it at once: {effects}. Then it goes to your hand.", facts, "SM-12.2"),
            *abilities(s, p, Event.PURCHASE),
        ]),
    )  # fmt: skip


def side_words(side: int) -> Phrase:
    return Phrase("may visit the Market") if side == MARKET else effects_words(CASTLE_SIDES[side].effects)


def fare_words(n: int) -> Phrase:
    return coins(n) if n else FREE
