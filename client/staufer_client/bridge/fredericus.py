"""The board of Fredericus: a castle with eight sides, each with a row, a post and a tower."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from staufer_client.bridge.boards import Plain
from staufer_client.bridge.facts import Bridge, Fact, Part
from staufer_client.bridge.fredericus_cards import Identities
from staufer_client.bridge.fredericus_rows import KINDS, Reader
from staufer_client.bridge.fredericus_types import (
    BetsModel,
    CardsModel,
    FaceUpModel,
    HandsModel,
    ObjectivesModel,
    PostsModel,
    RaptorsModel,
    SidesModel,
    TokensModel,
    TowersModel,
)
from staufer_engine.games.fredericus.bets import deck_size
from staufer_engine.games.fredericus.components import IN_THE_DECK, LAST_CARDS, TURNED_UP
from staufer_engine.games.fredericus.state import State, player_in_turn, rounds, share

if TYPE_CHECKING:
    from staufer_client.choosing import Offer
    from staufer_client.table import Table as Followed


class FredericusBoard(Bridge, Plain):
    """What lies on the table, as the observer may see it."""

    deckLeft = Fact(0)  # objectives that nobody has drawn
    safeDraws = Fact(0)  # of these, how many cannot be Fredericus
    fredericusAt = Fact("deck")  # "deck", "turned up", or "seat 2"
    actionsLeft = Fact(0)
    actionsOf = Fact(0)
    actionsDue = Fact(0)
    pointsNow = Fact(0)  # own points, as far as known
    pointsText = Fact("")  # "3 creatures + 4 objectives + 2 pairs (3)"
    pointsPreview = Fact("")  # "With this Griffin: 14"
    centreMark = Fact("")  # "", "bet", "chosen"
    hasCentre = Fact(False)  # the centre takes bets in this match
    round = Fact(0)
    turnOf = Fact(-1)  # the seat whose hunt it is; -1 before the first
    cards = Part(CardsModel)
    sides = Part(SidesModel)
    raptors = Part(RaptorsModel)
    posts = Part(PostsModel)
    towers = Part(TowersModel)
    tokens = Part(TokensModel)
    objectives = Part(ObjectivesModel)
    hands = Part(HandsModel)  # of all seats, where they are open
    faceUp = Part(FaceUpModel)
    bets = Part(BetsModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.identities = Identities()

    # for the table -----------------------------------------------------------------------

    def start(self) -> None:
        self.identities = Identities()

    def show_position(self, table: Followed, shows_threats: bool) -> None:
        state = state_of(table)
        reader = read(table, shows_threats)
        self.identities.follow(state.rows)
        self.cards.sync(reader.cards(self.identities))
        self.tokens.sync(reader.tokens())
        self.bets.sync(reader.bets())
        self.objectives.sync(reader.objectives())
        self.hands.sync(() if table.curtain else reader.hands(table.names))
        self.faceUp.sync(reader.face_up())
        self.pointsNow, self.pointsText = reader.points()
        self.hasCentre = share(state).centre_bet
        self._show_deck(state)
        self._show_hunt(state)
        self._show(reader)

    def show_marks(self, table: Followed, shows_threats: bool) -> None:
        self._show(read(table, shows_threats))

    def _show(self, reader: Reader) -> None:
        """What is marked as a place to click, and what lies there."""
        self.sides.sync(reader.sides())
        self.raptors.sync(reader.raptors())
        self.posts.sync(reader.posts())
        self.towers.sync(reader.towers())
        self.centreMark = reader.mark("centre")

    def look_ahead(self, table: Followed, offer: Offer | None) -> None:
        self.pointsPreview = "" if offer is None else read(table, False).points_after(offer)

    def hint(self, table: Followed) -> str:
        state, ask = state_of(table), table.game.ask
        if ask is None or ask.what != "hunt" or not table.is_my_turn:
            return ""
        left = max(0, state.hunt.budget - state.hunt.actions)
        return table.follower.translate.sentence("{left} of {all} actions left", left=left, all=state.hunt.budget)

    def note(self, table: Followed, seat: int) -> str:
        return read(table, False).note(seat)

    def taken(self, table: Followed, seat: int) -> list[str]:
        return [KINDS[kind] for kind in state_of(table).players[seat].creatures]

    def held(self, table: Followed, seat: int) -> int:
        return len(state_of(table).players[seat].objectives)

    def _show_deck(self, state: State) -> None:
        """No draw can be Fredericus before the last five cards."""
        self.deckLeft = deck_size(state)
        self.safeDraws = max(0, deck_size(state) - LAST_CARDS) if state.fredericus == IN_THE_DECK else deck_size(state)
        match state.fredericus:
            case n if n == IN_THE_DECK:
                self.fredericusAt = "deck"
            case n if n == TURNED_UP:
                self.fredericusAt = "turned up"
            case seat:
                self.fredericusAt = f"seat {seat}"

    def _show_hunt(self, state: State) -> None:
        has_begun = rounds(state) > 0 and not state.over
        self.round = rounds(state)
        self.turnOf = player_in_turn(state) if has_begun else -1
        self.actionsOf = state.hunt.budget if has_begun else 0
        self.actionsLeft = max(0, state.hunt.budget - state.hunt.actions) if has_begun else 0
        self.actionsDue = max(0, state.hunt.compulsory - state.hunt.actions) if has_begun else 0


def state_of(table: Followed) -> State:
    state = table.state
    assert isinstance(state, State)
    return state


def read(table: Followed, shows_threats: bool) -> Reader:
    me = -1 if table.my_seat is None or table.curtain else table.my_seat
    marks, chosen = table.marks(), table.choosing.clicked
    return Reader(state_of(table), me, marks, chosen, shows_threats=shows_threats, translate=table.follower.translate)
