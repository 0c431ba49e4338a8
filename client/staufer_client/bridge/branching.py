"""Playing on from the moment of a replay that is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Sentence
from staufer_client.bridge.peek import round_text
from staufer_client.theatre.branch import branching_point
from staufer_engine.phrases import Phrase, Seat

if TYPE_CHECKING:
    from staufer_client.replay_table import ReplayTable

MOMENT = Phrase("{round}, record {seq}: {player} is to choose.")
NO_MORE = Phrase("Nobody chooses any more after this moment.")
UNKEPT = Phrase("Only a replay of the shelf can be played on from.")


class Branching(Bridge):
    """Where it would begin, and whether it can."""

    canPlayOn = Fact(False)
    whyNot = Sentence("")
    momentText = Sentence("")
    seat = Fact(0)  # who is to choose there

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table: ReplayTable | None = None
        self.on_play: Callable[[ReplayTable, int, int, str], None] = lambda table, seq, seat, bot: None
        self.seq = 0

    def show(self, table: ReplayTable | None) -> None:
        self.table = table
        if table is None:
            self.canPlayOn = False
            return
        seq = branching_point(table.run, table.seq)
        self.canPlayOn = bool(table.file) and seq is not None
        self.whyNot = "" if self.canPlayOn else table.say_plainly(UNKEPT if seq is not None else NO_MORE)
        if seq is None:
            return
        self.seq = seq
        game = table.run.at(seq)
        asked = [seat for seat in game.ask.options if seat >= 0 and seat not in game.answers] if game.ask else []
        self.seat = asked[0] if asked else 0
        title = Phrase(round_text(table, game.state))
        self.momentText = table.say_plainly(
            MOMENT._replace(facts={"round": title, "seq": seq, "player": Seat(self.seat)})
        )

    @Slot(int, str)
    def playOn(self, seat: int, bot: str) -> None:
        """As *seat*, with bots of this way of thinking in all other seats; -1: all seats at this screen."""
        if self.table is not None and self.canPlayOn:
            self.on_play(self.table, self.seq, seat, bot)
