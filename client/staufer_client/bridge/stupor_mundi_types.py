"""What QML gets of the boards of Stupor Mundi: one kind of row for every kind of thing on them.

``mark`` is empty, "open" (it may be clicked now) or "chosen"; ``target`` is the board id of a click;
``parts`` are figures, words, and signs written as ":name".
"""

from __future__ import annotations

from typing import NamedTuple

from staufer_client.bridge.rows import RowsModel

# -- Voyage --------------------------------------------------------------------------------


class CityRow(NamedTuple):
    city: int
    name: str
    art: str
    isHard: bool  # the Market shows its dear side
    sell: list[str]
    buy: list[str]
    fare: list[str]  # of sailing there, while that is asked
    mark: str
    target: str
    isHere: bool  # the own Ship lies here
    sellMark: str
    buyMark: str
    speech: str
    sellSpeech: str
    buySpeech: str


class CitiesModel(RowsModel):
    row = CityRow


class OfferRow(NamedTuple):
    ident: int  # the Ally space; 100 and the card space
    city: int
    place: int  # among the spaces of its kind in this city,
    together: int  # which are so many
    isAlly: bool
    what: str  # "open", "empty", or "hidden": only a face-down tile
    name: str
    parts: list[str]
    cost: list[str]
    isLoyal: bool
    isMet: bool  # what an Ally asks for, as things stand for who looks
    hasMore: bool  # another Ally lies face down below
    mark: str
    target: str
    speech: str


class CityOffersModel(RowsModel):
    row = OfferRow


class ShipRow(NamedTuple):
    ident: int  # the seat; 9 Frederick
    colour: str
    city: int
    place: int  # among the Ships in this city,
    together: int  # which are so many
    isMine: bool
    speech: str


class ShipsModel(RowsModel):
    row = ShipRow


# -- Workplaces ----------------------------------------------------------------------------


class SpaceRow(NamedTuple):
    space: int
    path: int
    column: int  # 0-1 Countryside, 2-3 Village, 4 City
    isCity: bool
    parts: list[str]
    grain: int  # to enter
    hasToken: bool
    mark: str
    target: str
    speech: str


class SpacesModel(RowsModel):
    row = SpaceRow


class PathRow(NamedTuple):
    path: int
    letter: str
    mark: str
    target: str
    speech: str


class PathsModel(RowsModel):
    row = PathRow


class SpecialistRow(NamedTuple):
    ident: int  # seat * 3 + number; 99 Frederick's
    colour: str
    space: int  # -1 before all paths
    place: int  # among those on this space,
    together: int  # which are so many
    isMine: bool
    mark: str
    target: str
    speech: str


class SpecialistsModel(RowsModel):
    row = SpecialistRow


class BonusRow(NamedTuple):
    ident: int
    path: int
    place: int  # among the tiles of this City,
    together: int  # which are so many
    parts: list[str]
    mark: str
    target: str
    speech: str


class BonusesModel(RowsModel):
    row = BonusRow


# -- Frederick's palace --------------------------------------------------------------------


class TrackRow(NamedTuple):
    icon: int
    sign: str
    name: str
    value: int  # filled pips
    most: int
    figure: str
    notches: list[int]  # what own Allies ask for, in pips
    after: int  # filled pips once what is pointed at is chosen; -1 where nothing of it is
    addMark: str
    removeMark: str
    addSpeech: str
    removeSpeech: str
    speech: str


class PalaceTracksModel(RowsModel):
    row = TrackRow


class EdictRow(NamedTuple):
    ident: int  # the tile
    isActive: bool
    place: int
    name: str
    parts: list[str]
    mark: str
    target: str
    speech: str


class EdictsModel(RowsModel):
    row = EdictRow


class RewardRow(NamedTuple):
    place: int
    parts: list[str]
    isEmpty: bool  # no tile lies beside it
    mark: str
    target: str
    speech: str


class RewardsModel(RowsModel):
    row = RewardRow


# -- a player's boards ---------------------------------------------------------------------


class SlotRow(NamedTuple):
    slot: int
    numeral: str
    filling: str  # "free", "locked", "up", "down", "known": face down, but mine
    name: str
    art: str
    parts: list[str]
    mark: str
    target: str
    speech: str


class SlotsModel(RowsModel):
    row = SlotRow


class ActionRow(NamedTuple):
    action: int
    sign: str
    name: str
    isLeft: bool  # the spear of the slot to the left reaches it with the card just played,
    isRight: bool  # or that to the right
    mark: str
    target: str
    speech: str


class ActionsModel(RowsModel):
    row = ActionRow


class PlaceRow(NamedTuple):
    place: int
    filling: str  # "covered", "free", "ally"
    name: str
    parts: list[str]
    isLoyal: bool
    isMet: bool
    vp: int  # each round, as things stand
    hasMantle: bool
    hasEdict: bool
    art: str  # of the Tower that covers it
    cost: int  # of a Great one
    mark: str
    target: str
    speech: str


class AllyPlacesModel(RowsModel):
    row = PlaceRow


class CardRow(NamedTuple):
    ident: int  # the card's own as long as it is held
    name: str
    art: str
    parts: list[str]
    band: str  # of the set: "house", "common", "A", "B", "knight"
    bandText: str
    mark: str
    target: str
    speech: str


class HandCardsModel(RowsModel):
    row = CardRow


class DiscardsModel(RowsModel):
    row = CardRow


class HousesModel(RowsModel):
    row = CardRow


class CastleRow(NamedTuple):
    space: int
    kind: str
    art: str  # of the piece that stands there; empty where none does
    isGreat: bool
    cost: list[str]
    hasEdict: bool
    ghost: str  # art of the piece that what is pointed at would put here
    mark: str
    target: str
    speech: str


class CastleModel(RowsModel):
    row = CastleRow


class PieceRow(NamedTuple):
    ident: int  # of this player's piece
    piece: int
    kind: str
    art: str
    space: int  # where it stands; -1 still to build, -2 gone for another's
    cost: int
    parts: list[str]  # of a Great bonus
    mark: str
    target: str
    speech: str


class PiecesModel(RowsModel):
    row = PieceRow


class SideRow(NamedTuple):
    side: int
    parts: list[str]
    isClosed: bool
    isClosing: bool  # by what is pointed at
    mark: str
    target: str
    speech: str


class CastleSidesModel(RowsModel):
    row = SideRow


# -- expansions ----------------------------------------------------------------------------


class CrusadeRow(NamedTuple):
    board: int
    sign: str  # of the action that it may stand for
    art: str
    name: str
    remaining: int
    isFlipped: bool
    parts: list[str]
    cost: list[str]
    owned: list[int]  # by seat
    mark: str
    target: str
    speech: str


class CrusadeModel(RowsModel):
    row = CrusadeRow


class PapalRow(NamedTuple):
    kind: int
    art: str
    remaining: int
    mark: str
    target: str
    speech: str


class PapalModel(RowsModel):
    row = PapalRow


class ProjectRow(NamedTuple):
    ident: int  # the project
    owner: int  # a seat; -1 on offer
    name: str
    art: str
    parts: list[str]
    condition: list[str]
    isFulfilled: bool  # in this turn
    isBuilt: bool
    mark: str
    target: str
    speech: str


class ProjectsModel(RowsModel):
    row = ProjectRow
