"""Replays in the theatre, put up at two thirds of the match."""

from __future__ import annotations

from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.replay_line import ReplayLine
from staufer_client.bridge.table import Table as ShownTable
from staufer_client.replay_table import ReplayTable
from staufer_client.stage import pages
from staufer_client.tables import TableMaker
from staufer_protocol.replay import Replay
from staufer_protocol.stream import TRUTH, Observer


def put_on(shelf: Shelf, replay: Replay, eyes: Observer = TRUTH) -> ReplayLine:
    """With all that is worked out beside the screen."""
    table = ReplayTable(TableMaker(now=lambda: 0.0), replay, eyes, "a.staufer")
    table.study_of(eyes)
    pages.go_online(shelf)
    line = shelf[ShownTable].replay
    line.isWhole = False
    line.follow(table, table.last * 2 // 3)
    line.chart.pick(0)
    shelf[ShownTable].follow(table)
    shelf[Program].openWith("table", table.setup.match.hex())
    return line
