"""What QML gets of the board of Fredericus: one kind of row for every kind of thing on it."""

from __future__ import annotations

from typing import NamedTuple

from staufer_client.bridge.rows import RowsModel


class CardRow(NamedTuple):
    ident: int  # the card's own for the whole match
    kind: str  # "seal", "tree", "sky" or a creature
    side: int
    slot: int  # from the tower outward
    count: int  # type: ignore[assignment]  # cards of its row; QML asks for this name, nobody for the tuple method
    isEnd: bool


class CardsModel(RowsModel):
    row = CardRow


class SideRow(NamedTuple):
    side: int
    numeral: str
    count: int  # type: ignore[assignment]  # as above
    endKind: str  # empty for an empty row
    leftKind: str
    rightKind: str
    mark: str  # "", "capture", "flip", "shift", "from", "to", "seal", "threat"
    isChosen: bool
    speech: str  # "Row six, Griffin, nine cards, flank sky and sky, your falcon may capture"


class SidesModel(RowsModel):
    row = SideRow


class RaptorRow(NamedTuple):
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


class PostRow(NamedTuple):
    side: int
    mark: str  # "", "to", "hood", "chosen"
    speech: str


class PostsModel(RowsModel):
    row = PostRow


class TowerRow(NamedTuple):
    side: int
    mark: str  # "", "bet", "keep", "chosen"
    speech: str


class TowersModel(RowsModel):
    row = TowerRow


class TokenRow(NamedTuple):
    ident: int  # seat * 2 + number
    seat: int
    colour: str
    place: int  # 0-7 a tower, 8 the centre, 9 the hand


class TokensModel(RowsModel):
    row = TokenRow


class ObjectiveRow(NamedTuple):
    ident: int
    kind: str
    name: str
    isPaired: bool


class ObjectivesModel(RowsModel):
    row = ObjectiveRow


class HandRow(NamedTuple):
    seat: int
    name: str
    colour: str
    kinds: list[str]  # of the objectives held
    paired: list[bool]  # of each, whether its creature is taken
    pairsText: str  # "2 pairs (3)", empty where there is none


class HandsModel(RowsModel):
    row = HandRow


class FaceUpRow(NamedTuple):
    ident: int
    kind: str
    name: str


class FaceUpModel(RowsModel):
    row = FaceUpRow


class BetRow(NamedTuple):
    ident: int  # of the token
    seat: int
    colour: str
    placeText: str  # "tower IV"
    noteText: str  # "yours, Harpy"


class BetsModel(RowsModel):
    row = BetRow
