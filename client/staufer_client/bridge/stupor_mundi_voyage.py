"""What lies on the Voyage Board, as rows of the models."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from staufer_client.bridge.stupor_mundi_eyes import FREDERICK, Eyes
from staufer_client.bridge.stupor_mundi_signs import (
    card_cost_parts,
    cost_parts,
    effects_parts,
    market_parts,
    requirement_parts,
)
from staufer_client.bridge.stupor_mundi_types import CityRow, OfferRow, ShipRow
from staufer_client.seats import COLOURS
from staufer_engine.games.stupor_mundi.components import (
    ALLIES,
    ALLY_SPACES,
    CARD_SPACES,
    CARDS,
    CITIES,
    CLOSED,
    FREE_SPACES,
    MARKETS,
)
from staufer_engine.games.stupor_mundi.counts import is_true
from staufer_engine.games.stupor_mundi.describe_effects import effects_words, requirement_words
from staufer_engine.games.stupor_mundi.markets import fare
from staufer_engine.games.stupor_mundi.nouns import card_cost_words, city_name, coins, cost_words
from staufer_engine.games.stupor_mundi.things import Card, MarketSide, VoyageSpace
from staufer_engine.games.stupor_mundi.vocabulary import Cost

CARD_IDENT = 100  # card spaces come after the Ally spaces
FREDERICKS_SHIP = 9


def cities(eyes: Eyes) -> Iterator[CityRow]:
    s = eyes.state
    for city, thing in enumerate(CITIES if s.is_hard else ()):
        side = market_of(eyes, city)
        sell, buy = market_parts(side, eyes.translate)
        is_here = eyes.me >= 0 and s.players[eyes.me].ship == city
        mark = eyes.mark(f"city:{city}")
        sell_mark, buy_mark = (eyes.mark(f"market:{step}") if is_here else "" for step in ("sell", "buy"))
        yield CityRow(
            city,
            eyes.translate(thing.name),
            f"city_{thing.id}",
            s.is_hard[city],
            sell,
            buy,
            fare_parts(eyes, city) if mark else [],
            mark,
            f"city:{city}",
            is_here,
            sell_mark,
            buy_mark,
            eyes.spoken(city_speech(eyes, city), mark),
            eyes.spoken(selling(eyes, side), sell_mark),
            eyes.spoken(buying(eyes, side), buy_mark),
        )


def market_of(eyes: Eyes, city: int) -> MarketSide:
    tile = MARKETS[eyes.state.markets[city]]
    return tile.hard if eyes.state.is_hard[city] else tile.easy


def fare_parts(eyes: Eyes, city: int) -> list[str]:
    s, me = eyes.state, eyes.me
    spaces = (city - s.players[me].ship) % len(CITIES)
    due = fare(s, me, spaces) if eyes.asked == "travel" else 0
    return cost_parts(Cost(coin=due), eyes.translate)


def city_speech(eyes: Eyes, city: int) -> str:
    s = eyes.state
    here = [eyes.names[seat] for seat, player in enumerate(s.players) if player.ship == city]
    market = eyes.translate("dear Market" if s.is_hard[city] else "fair Market")
    words = [eyes.translate(CITIES[city].name), market]
    if here:
        words.append(eyes.sentence("Ships of {names}", names=", ".join(here)))
    return ", ".join(words)


def selling(eyes: Eyes, side: MarketSide) -> str:
    return eyes.sentence("sell {goods} for {coins}", goods=cost_words(side.sell), coins=coins(side.sell_for))


def buying(eyes: Eyes, side: MarketSide) -> str:
    return eyes.sentence("buy {goods} for {coins}", goods=cost_words(side.buy), coins=coins(side.buy_for))


# -- Allies and cards on offer -------------------------------------------------------------


def offers(eyes: Eyes) -> Iterator[OfferRow]:
    s = eyes.state
    for space, place, together in open_spaces(ALLY_SPACES, s.allies_up):
        yield ally_offer(eyes, space, place, together)
    for space, place, together in open_spaces(CARD_SPACES, s.cards_up):
        yield card_offer(eyes, space, place, together)


def open_spaces(spaces: Sequence[VoyageSpace], filled: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Each open space with its number among those of its city, and how many these are."""
    is_open = [n for n in range(len(spaces)) if filled[n] != CLOSED]
    for n in is_open:
        neighbours = [other for other in is_open if spaces[other].city == spaces[n].city]
        yield n, neighbours.index(n), len(neighbours)


def ally_offer(eyes: Eyes, space: int, place: int, together: int) -> OfferRow:
    s, tile = eyes.state, eyes.state.allies_up[space]
    has_more = s.allies_down[space]
    target, cost = f"ally:{space}", ALLY_SPACES[space].cost
    city = eyes.translate(CITIES[ALLY_SPACES[space].city].name)
    if tile < 0:
        what = "hidden" if has_more else "empty"
        spoken = eyes.translate("an Ally face down") if has_more else eyes.translate("empty Ally space")
        speech = f"{city}, {spoken}"
        return OfferRow(
            space, ALLY_SPACES[space].city, place, together, True, what, "", [], [], False, False, False, "", target,
            speech,
        )  # fmt: skip
    ally, mark = ALLIES[tile], eyes.mark(target)
    is_met = eyes.me >= 0 and is_true(s, eyes.me, ally.test)
    name, asked = eyes.translate(ally.name), eyes.said(requirement_words(ally.test))
    speech = ", ".join((name, city, asked, eyes.said(cost_words(cost))))
    return OfferRow(
        space,
        ALLY_SPACES[space].city,
        place,
        together,
        True,
        "open",
        name,
        requirement_parts(ally.test),
        cost_parts(cost, eyes.translate),
        ally.loyalist,
        is_met,
        has_more,
        mark,
        target,
        eyes.spoken(speech, mark),
    )


def card_offer(eyes: Eyes, space: int, place: int, together: int) -> OfferRow:
    tile, target, city = eyes.state.cards_up[space], f"card:{space}", CARD_SPACES[space].city
    where = eyes.translate(CITIES[city].name)
    if tile < 0:
        speech = f"{where}, {eyes.translate('empty card space')}"
        return OfferRow(
            CARD_IDENT + space, city, place, together, False, "empty", "", [], [], False, False, False, "", target,
            speech,
        )  # fmt: skip
    card, mark = CARDS[tile], eyes.mark(target)
    return OfferRow(
        CARD_IDENT + space,
        city,
        place,
        together,
        False,
        "open",
        eyes.translate(card.name),
        effects_parts(card.effects, eyes.translate),
        card_cost_parts(card.cost, eyes.translate),
        False,
        False,
        False,
        mark,
        target,
        eyes.spoken(f"{card_speech(eyes, card)}, {where}, {eyes.said(card_cost_words(card.cost))}", mark),
    )


def card_speech(eyes: Eyes, card: Card) -> str:
    return f"{eyes.translate(card.name)}: {eyes.said(effects_words(card.effects))}"


# -- Ships ---------------------------------------------------------------------------------


def ships(eyes: Eyes) -> Iterator[ShipRow]:
    s = eyes.state
    lie = [(seat, COLOURS[seat], player.ship, eyes.names[seat]) for seat, player in enumerate(s.players)]
    if len(s.players) == 1:
        lie.append((FREDERICKS_SHIP, FREDERICK, s.frederick.ship, eyes.translate("Frederick")))
    for n, (ident, colour, city, name) in enumerate(lie):
        before = sum(other[2] == city for other in lie[:n])
        together = sum(other[2] == city for other in lie)
        speech = eyes.sentence("Ship of {name} in {city}", name=name, city=city_name(city))
        yield ShipRow(ident, colour, city, before, together, ident == eyes.me, speech)


def fares(eyes: Eyes) -> list[str]:
    """What one to four spaces of Travel cost who looks, or whose boards are shown."""
    seat = eyes.me if eyes.me >= 0 else eyes.shown
    return [str(fare(eyes.state, seat, spaces)) for spaces in range(FREE_SPACES, len(CITIES))]
