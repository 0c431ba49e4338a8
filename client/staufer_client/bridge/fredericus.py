"""The board of Fredericus: a castle with eight sides, each with a row, a post and a tower."""

from __future__ import annotations

from dataclasses import dataclass

from staufer_client.bridge.facts import Bridge, Fact, Part
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


class FredericusBoard(Bridge):
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
    cards = Part(CardsModel)
    sides = Part(SidesModel)
    raptors = Part(RaptorsModel)
    posts = Part(PostsModel)
    towers = Part(TowersModel)
    tokens = Part(TokensModel)
    objectives = Part(ObjectivesModel)
    faceUp = Part(FaceUpModel)
    bets = Part(BetsModel)
