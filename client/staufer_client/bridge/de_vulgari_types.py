"""What QML gets of the board of De Vulgari Eloquentia: one kind of row for every kind of thing on it."""

from __future__ import annotations

from typing import NamedTuple

from staufer_client.bridge.rows import RowsModel


class AreaRow(NamedTuple):
    ident: str  # "roma"
    name: str
    shield: str  # art: "area_blue" for d'Oil; "area_none", "area_abbey", "area_convent", "area_sea"
    atX: int
    atY: int
    room: int  # for its line; 0: up to the edge of the map
    lowered: int  # its words
    isSea: bool
    isCathedral: bool
    isHarbour: bool
    ducats: int
    knowledge: int
    isForMessengers: bool
    note: str  # "abbey", "convent"
    canticle: str  # the next turn on which it is open there
    isCanticleOpen: bool
    users: list[str]  # colours of those who have used it
    cost: int  # Action Points, 0: cannot be gone to
    mark: str  # "", "move", "benefit", "start area"
    isHere: bool  # my pawn is
    speech: str


class AreasModel(RowsModel):
    row = AreaRow


class EventRow(NamedTuple):
    ident: int
    atX: int
    atY: int
    ducats: int
    knowledge: int
    mark: str
    speech: str


class EventsModel(RowsModel):
    row = EventRow


class PawnRow(NamedTuple):
    """QML hears of changes in this order: a pawn must know its way before it hears where it stands."""

    seat: int
    colour: str
    steps: int  # areas entered on its way here
    trail: str  # its way here
    atX: int
    atY: int
    slot: int  # of the pawns in its area
    crowd: int
    isMine: bool
    speech: str


class PawnsModel(RowsModel):
    row = PawnRow


class GainRow(NamedTuple):
    ident: int
    ducats: int
    knowledge: int
    atX: int  # where the pawn stands
    atY: int
    home: int  # the player's place among the seats
    crowd: int  # seats


class GainsModel(RowsModel):
    row = GainRow


class TurnRow(NamedTuple):
    number: int
    event: int  # 0: none
    isPast: bool
    isNow: bool
    papal: str  # "", "back", "white", "red"
    speech: str


class TurnsModel(RowsModel):
    row = TurnRow


class CubeRow(NamedTuple):
    ident: int
    kind: str  # "red", "black", "yellow", "green"
    space: int  # of the turn track; 0: out of the game, -1: taken
    slot: int  # on its space; of a taken one its owner's place among the seats, -1 for mine
    crowd: int  # cubes on its space, or seats


class CubesModel(RowsModel):
    row = CubeRow


class OfferRow(NamedTuple):
    kind: str
    number: int
    price: str  # "30 D"
    mark: str
    speech: str


class OffersModel(RowsModel):
    row = OfferRow


class TrackRow(NamedTuple):
    ident: str  # "riddle"
    name: str
    spaces: int
    next: int  # the space that I may enter now, 0: none
    note: str
    mark: str
    speech: str


class TracksModel(RowsModel):
    row = TrackRow


class MarkerRow(NamedTuple):
    ident: int
    line: int  # its track's place in the list
    colour: str
    space: int  # 0: before the track
    pile: int  # from below; the lower one is ahead


class MarkersModel(RowsModel):
    row = MarkerRow


class KnowledgeRow(NamedTuple):
    seat: int
    colour: str
    space: int
    pile: int
    isMine: bool
    isClear: bool  # nobody stands so near on the right that there is no room for the number
    speech: str


class KnowledgeModel(RowsModel):
    row = KnowledgeRow


class ShelfRow(NamedTuple):
    value: int
    price: int  # Action Points
    stack: int
    speech: str


class ShelvesModel(RowsModel):
    row = ShelfRow


class ManuscriptRow(NamedTuple):
    ident: int  # the tile's own
    target: str  # board id; equal tiles share it
    value: int
    first: str  # its tongue; empty for Lingua Volgare
    second: str  # the other one, where it has two
    shelf: int  # from above, or -1 - seat: taken
    slot: int
    isMine: bool
    mark: str
    speech: str


class ManuscriptsModel(RowsModel):
    row = ManuscriptRow


class CharacterRow(NamedTuple):
    ident: str  # "gigi"
    name: str
    kind: str  # "friar", "cardinal"
    owner: str  # a colour
    isFree: bool  # in the display
    isOffered: bool  # one of those that are chosen from now
    points: int
    knowledge: int
    price: int  # Ducati
    power: str
    mark: str
    speech: str


class CharactersModel(RowsModel):
    row = CharacterRow


class ScreenRow(NamedTuple):
    seat: int
    name: str
    colour: str
    isMine: bool
    cubes: list[int]  # politicians, nobles, abbesses behind it, amanuenses before it
    cubeWords: list[str]  # what each is worth
    scribes: int  # amanuenses that are points
    votes: int
    votesText: str  # "banker needs 7"
    values: list[int]  # of the manuscripts
    firsts: list[str]
    seconds: list[str]
    tongues: list[bool]
    tonguesText: str  # "2 of 5 tongues"
    tile: int  # points of the Library tile, 0: none, -1: not known
    points: int
    pointsText: str  # "Manuscripts 3, Papal Library 2"
    speech: str


class ScreensModel(RowsModel):
    row = ScreenRow


class TileRow(NamedTuple):
    ident: int
    points: int  # 0: not known
    mark: str
    speech: str


class TilesModel(RowsModel):
    row = TileRow


class BidderRow(NamedTuple):
    seat: int
    name: str
    colour: str
    bid: int
    isAsked: bool
    isOut: bool
    stateText: str  # "calls", "accepts", "refuses", "passes"


class BiddersModel(RowsModel):
    row = BidderRow


class RankRow(NamedTuple):
    ident: int
    name: str
    votes: int
    points: int
    isMine: bool  # open to my status
    holders: list[str]  # colours


class RanksModel(RowsModel):
    row = RankRow
