"""What QML gets of the board of Fredericus: one kind of row for every kind of thing on it."""

from __future__ import annotations

from dataclasses import dataclass

from staufer_client.bridge.rows import RowsModel


@dataclass(frozen=True, slots=True)
class CardRow:
    ident: int  # the card's own for the whole match
    kind: str  # "seal", "tree", "sky" or a creature
    side: int
    slot: int  # from the tower outward
    count: int  # cards of its row
    isEnd: bool


class CardsModel(RowsModel):
    row = CardRow


@dataclass(frozen=True, slots=True)
class SideRow:
    side: int
    numeral: str
    count: int
    endKind: str  # empty for an empty row
    leftKind: str
    rightKind: str
    mark: str  # "", "capture", "flip", "shift", "from", "to", "seal", "threat"
    isChosen: bool
    speech: str  # "Row six, Griffin, nine cards, flank sky and sky, your falcon may capture"


class SidesModel(RowsModel):
    row = SideRow


@dataclass(frozen=True, slots=True)
class RaptorRow:
    ident: int  # seat * 2 + (0 falcon, 1 goshawk)
    seat: int
    colour: str
    kind: str  # "falcon" or "goshawk"
    side: int
    isHooded: bool
    isMine: bool
    mark: str  # "", "move", "hood", "chosen"
    target: str  # board id


class RaptorsModel(RowsModel):
    row = RaptorRow


@dataclass(frozen=True, slots=True)
class PostRow:
    side: int
    mark: str  # "", "to", "hood", "chosen"
    speech: str


class PostsModel(RowsModel):
    row = PostRow


@dataclass(frozen=True, slots=True)
class TowerRow:
    side: int
    mark: str  # "", "bet", "keep", "chosen"
    speech: str


class TowersModel(RowsModel):
    row = TowerRow


@dataclass(frozen=True, slots=True)
class TokenRow:
    ident: int  # seat * 2 + number
    seat: int
    colour: str
    place: int  # 0-7 a tower, 8 the centre, 9 the hand


class TokensModel(RowsModel):
    row = TokenRow


@dataclass(frozen=True, slots=True)
class ObjectiveRow:
    ident: int
    kind: str
    name: str
    isPaired: bool


class ObjectivesModel(RowsModel):
    row = ObjectiveRow


@dataclass(frozen=True, slots=True)
class FaceUpRow:
    ident: int
    kind: str
    name: str


class FaceUpModel(RowsModel):
    row = FaceUpRow


@dataclass(frozen=True, slots=True)
class BetRow:
    ident: int  # of the token
    seat: int
    colour: str
    placeText: str  # "tower IV"
    noteText: str  # "yours, Harpy"


class BetsModel(RowsModel):
    row = BetRow
