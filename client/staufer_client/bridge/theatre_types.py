"""What QML gets of a replay besides its table: one kind of row for every list."""

from __future__ import annotations

from typing import NamedTuple

from staufer_client.bridge.facts import Words
from staufer_client.bridge.rows import RowsModel


class MarkRow(NamedTuple):
    ident: int
    seq: int
    kind: str  # "round", "undo", or what was told: "captured"
    text: str
    colour: str


class MarksModel(RowsModel):
    row = MarkRow


class TurnBandRow(NamedTuple):
    colour: str  # of a seat
    spans: list[float]  # from, to, from, to ...: its turns as parts of the whole match


class TurnBandsModel(RowsModel):
    row = TurnBandRow


class MomentRow(NamedTuple):
    ident: int
    seq: int
    colour: str
    placeText: Words  # "Round 4, record 108"
    text: str
    changeText: str  # what it did to the points: "+4"; empty where nothing, or where nobody may know
    isPast: bool
    isNow: bool


class MomentsModel(RowsModel):
    row = MomentRow


class CurveRow(NamedTuple):
    seat: int
    name: str
    colour: str
    figure: int  # at the moment shown
    end: int
    corners: list[float]  # x, y, x, y ...: parts of the plot, from the lower left


class CurvesModel(RowsModel):
    row = CurveRow


class ChartSourceRow(NamedTuple):
    source: str
    points: list[int]  # by seat
    best: int  # the seat with the most, -1 where nobody leads


class ChartSourcesModel(RowsModel):
    row = ChartSourceRow


class PeekPieceRow(NamedTuple):
    """Something on a miniature of the board."""

    ident: str
    atX: float  # of its middle, a part of the width
    atY: float
    breadth: float  # a part of the height
    art: str
    text: str  # a figure beside it


class PeekPiecesModel(RowsModel):
    row = PeekPieceRow


class PeekSeatRow(NamedTuple):
    seat: int
    name: str
    colour: str
    scoreText: str  # empty where who looks may not know it
    isActive: bool


class PeekSeatsModel(RowsModel):
    row = PeekSeatRow
