"""The Postponed Crusade: the boards and their components (SM-19)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.stupor_mundi.components import (
    CRUSADE_KNIGHT,
    LONELY_KNIGHT,
    MANTLE_VP,
    MANTLE_VP_MET,
    PAPAL_PIECES,
    SHIP_VP,
    SHIP_VP_LOST,
    SUPPLY_SHIPS,
)
from staufer_engine.games.stupor_mundi.edicts import issue_an_edict
from staufer_engine.games.stupor_mundi.goods import can_pay, pay
from staufer_engine.games.stupor_mundi.rows import Row, put
from staufer_engine.games.stupor_mundi.state import State, components_left, is_usable
from staufer_engine.games.stupor_mundi.vocabulary import Action
from staufer_engine.kernel import Rule, choose, draw, tell, these


def set_the_crusade_up(s: State) -> Rule[None]:
    """(players + 1) boards with as many components each, then the Ships (SM-19.1)."""
    number = len(s.players) + 1
    boards = [*Action]
    left = [int(board) for board in boards]
    for _ in range(number):
        board = yield from draw(left)
        s.boards = put(s.boards, board, True)
    for board in boards:
        if s.boards[board] and board not in (Action.MARKET, Action.BUILD):
            s.components = put(s.components, board, number)
    if s.boards[Action.BUILD]:
        s.papal = tuple(n for n, piece in enumerate(PAPAL_PIECES) if piece.min_players <= len(s.players))
    if s.boards[Action.MARKET]:
        ships = [*range(len(SUPPLY_SHIPS))]
        for _ in range(number):
            ship = yield from draw(ships)
            s.supply += (ship,)
    for board in boards:
        if s.boards[board]:
            yield from tell("board in play", board, components_left(s, board))


def takes_a_component(s: State, board: Action) -> None:
    """Books, Mantles and Knights are all alike; Ships and Papal pieces are not."""
    s.components = put(s.components, board, s.components[board] - 1)


def has_taken_a_component(s: State, p: int, board: Action) -> Rule[None]:
    """T7: whoever takes the last one issues an Edict, then flips the board (SM-19.3)."""
    if components_left(s, board):
        return
    yield from issue_an_edict(s, p)
    s.flipped = put(s.flipped, board, True)
    yield from tell("board flipped", p, board)
    if board == Action.PURCHASE:
        excommunicate_the_knights(s)


# -- Library and Harbour -------------------------------------------------------------------


def take_a_book(s: State, p: int) -> Rule[None]:
    takes_a_component(s, Action.PROMOTE)
    s.players[p].books += 1
    yield from tell("book taken", p)


def honour_the_books(s: State, p: int) -> Rule[None]:
    """T6 of a Promote: 1 VP a Book; 1 coin once the Library is excommunicated (SM-19.5)."""
    me = s.players[p]
    if not me.books:
        return
    if s.flipped[Action.PROMOTE]:
        me.coins += me.books
        yield from tell("coins", p, me.books)
    else:
        me.vp += me.books
        yield from tell("vp", p, me.books)


def can_buy_a_ship(s: State, p: int) -> bool:
    return is_usable(s, Action.MARKET) and can_pay(s, p, SUPPLY_SHIPS[s.supply[0]].cost)


def buy_a_ship(s: State, p: int) -> Rule[None]:
    """The top one (SM-19.6); it is no Market visit (SM-19.4)."""
    ship = s.supply[0]
    yield from pay(s, p, SUPPLY_SHIPS[ship].cost)
    s.supply = s.supply[1:]
    s.players[p].supply_ships += (ship,)
    yield from tell("ship bought", p, ship)


def ship_vp(s: State) -> int:
    return SHIP_VP_LOST if s.flipped[Action.MARKET] else SHIP_VP


# -- Mantles -------------------------------------------------------------------------------


def can_take_a_mantle(s: State, p: int) -> bool:
    return is_usable(s, Action.SUMMON) and bool(allies_without_mantle(s, p))


def allies_without_mantle(s: State, p: int) -> list[int]:
    me = s.players[p]
    return [n for n, ally in enumerate(me.allies) if ally >= 0 and not me.mantles[n]]


def take_a_mantle(s: State, p: int) -> Rule[None]:
    """On an own Ally, for good (SM-19.8)."""
    slot = yield from choose(p, "take_mantle", these(*allies_without_mantle(s, p)))
    s.players[p].mantles = put(s.players[p].mantles, slot, True)
    takes_a_component(s, Action.SUMMON)
    yield from tell("mantle taken", p, slot)


def mantle_vp(s: State, is_met: bool) -> int:
    return (MANTLE_VP_MET if s.flipped[Action.SUMMON] else MANTLE_VP)[is_met]


# -- Knights -------------------------------------------------------------------------------


def excommunicate_the_knights(s: State) -> None:
    """Every Crusade Knights card becomes a Lonely Knight where it is (SM-19.10).

    A draw pile has no order here, so it needs no shuffling; where a copy does not see a card there is nothing to do.
    """
    for player in s.players:
        player.hand = list(lonely(player.hand))
        player.shown = lonely(player.shown)
        player.pile = list(lonely(player.pile))
        player.discard = lonely(player.discard)
        player.owned = lonely(player.owned)
        player.slots = tuple(LONELY_KNIGHT if card == CRUSADE_KNIGHT else card for card in player.slots)


def lonely(cards: Sequence[int]) -> Row:
    return tuple(sorted(LONELY_KNIGHT if card == CRUSADE_KNIGHT else card for card in cards))
