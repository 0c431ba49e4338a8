"""A glance at another moment of a replay, without going there: what the thumbnail over the time line shows."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence
from staufer_client.bridge.miniatures import MINIATURES
from staufer_client.bridge.theatre_types import PeekPiecesModel, PeekSeatRow, PeekSeatsModel
from staufer_client.games_shown import round_title_of
from staufer_client.seats import COLOURS
from staufer_engine.phrases import Phrase

if TYPE_CHECKING:
    from staufer_client.replay_table import ReplayTable
    from staufer_engine.record import Record

SETUP = Phrase("Set-up")
RECORD = Phrase("record {seq}")


class Peek(Bridge):
    """What stood there, through the eyes that are looked through now."""

    seq = Fact(-1)  # -1: nowhere
    title = Sentence("")  # "Round 4, record 108"
    text = Fact("")  # the newest line of the journal there
    ground = Fact("")  # the art under the miniature
    shape = Fact(1.0)  # its width by its height
    seats = Part(PeekSeatsModel)
    pieces = Part(PeekPiecesModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table: ReplayTable | None = None
        self.shows_score: Callable[[int], bool] = lambda seat: True

    def follow(self, table: ReplayTable | None) -> None:
        self.table, self.seq = table, -1
        if table is not None:
            miniature = MINIATURES[table.rules.name]
            self.ground, self.shape = miniature.ground, miniature.shape

    @Slot(int)
    def at(self, seq: int) -> None:
        """Look there; -1: nowhere."""
        table = self.table
        if table is None or seq < 0 or seq == self.seq:
            self.seq = -1 if table is None else seq
            return
        self.seq = seq = min(seq, table.last)
        game = table.run.at(seq)
        self.title = ", ".join((round_text(table, game.state), table.say_plainly(RECORD._replace(facts={"seq": seq}))))
        lines = table.run.follower.journal.lines
        place = bisect_right(lines, seq, key=lambda line: line.seq)
        self.text = lines[place - 1].plain if place else ""
        asked = () if game.ask is None else tuple(game.ask.options)
        points = table.study.points[seq] if table.study is not None else ()
        self.seats.sync(
            PeekSeatRow(
                seat,
                name,
                COLOURS[seat],
                str(points[seat]) if points and self.shows_score(seat) else "",
                seat in asked,
            )
            for seat, name in enumerate(table.names)
        )
        self.pieces.sync(MINIATURES[table.rules.name].pieces(game.state))


def round_text(table: ReplayTable, state: Record) -> str:
    current = table.rules.rounds(state)
    title = Phrase(round_title_of(table.rules.name), {"round": current}) if current else SETUP
    return table.say_plainly(title)
