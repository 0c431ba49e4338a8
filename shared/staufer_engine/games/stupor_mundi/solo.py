"""Frederick as the one opponent of a solo game (SM-18)."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.components import (
    ALLY_SPACES,
    CARD_SPACES,
    CITIES,
    EDICTS,
    EMPTY,
    FREDERICK_TURNS,
    SOLO_CARDS,
)
from staufer_engine.games.stupor_mundi.edicts import ADD, change_a_track, directions, fill_next
from staufer_engine.games.stupor_mundi.performing import does, perform
from staufer_engine.games.stupor_mundi.rows import put, sorted_with
from staufer_engine.games.stupor_mundi.state import End, State, end_is_triggered
from staufer_engine.games.stupor_mundi.vocabulary import FredAdd, FredEdict, FredTakeAlly, FredTakeCard
from staufer_engine.kernel import Rule, draw, tell

FREDERICK = -1  # in the place of a seat


def frederick_answers(s: State) -> Rule[None]:
    """One turn after each of yours, at most 5 a round (SM-18.3); nobody decides anything (SM-18.4)."""
    if s.frederick.turns == FREDERICK_TURNS:
        return
    card = yield from draw(s.solo_deck)
    s.frederick.turns += 1
    s.frederick.ship = (s.frederick.ship + SOLO_CARDS[card].move) % len(CITIES)
    yield from tell("frederick plays", card, s.frederick.ship)
    yield from perform(s, 0, SOLO_CARDS[card].effects)
    if not any(SOLO_CARDS[left].crown for left in s.solo_deck):
        s.solo_deck = [*range(len(SOLO_CARDS))]
        yield from tell("solo deck shuffled")


@does(FredAdd)
def add_to_frederick(s: State, p: int, effect: FredAdd) -> Rule[None]:
    if ADD in directions(s, effect.icon, 1):
        yield from change_a_track(s, effect.icon, 1)


@does(FredTakeCard)
def take_a_card_away(s: State, p: int, effect: FredTakeCard) -> Rule[None]:
    """The lowest filled card space of his city (SM-18.7)."""
    for n, space in enumerate(CARD_SPACES):
        if space.city == s.frederick.ship and s.cards_up[n] >= 0:
            card = s.cards_up[n]
            s.cards_up = put(s.cards_up, n, EMPTY)
            s.gone_cards = sorted_with(s.gone_cards, card)
            yield from tell("card taken away", card, n)
            return


@does(FredTakeAlly)
def take_an_ally_away(s: State, p: int, effect: FredTakeAlly) -> Rule[None]:
    for n, space in enumerate(ALLY_SPACES):
        if space.city == s.frederick.ship and s.allies_up[n] >= 0:
            ally = s.allies_up[n]
            s.allies_up = put(s.allies_up, n, EMPTY)
            s.gone_allies += (ally,)
            yield from tell("ally taken away", ally, n)
            return


@does(FredEdict)
def issue_fredericks_edict(s: State, p: int, effect: FredEdict) -> Rule[None]:
    """Every icon that fits is added, one by one; no reward (SM-18.9)."""
    order = [(effect.space + n) % len(s.active_edicts) for n in range(len(s.active_edicts))]
    space = next((n for n in order if s.active_edicts[n] != EMPTY), None)
    if space is None:
        return
    tile = s.active_edicts[space]
    s.active_edicts = put(s.active_edicts, space, EMPTY)
    s.spent_edicts += (tile,)
    yield from tell("frederick's edict", tile, space)
    for icon in EDICTS[tile].icons:
        if ADD in directions(s, icon, 1):
            yield from change_a_track(s, icon, 1)
    lowest = next((n for n, following in enumerate(s.next_edicts) if following != EMPTY), None)
    if lowest is None:
        end_is_triggered(s, End.EDICTS)
        yield from tell("end triggered", End.EDICTS, FREDERICK)
        return
    s.active_edicts = put(s.active_edicts, space, s.next_edicts[lowest])
    yield from tell("edict moved up", s.active_edicts[space], lowest, space)
    yield from fill_next(s, lowest)
