"""Vacation, notices to an address of one's own, and whom one shuns."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence
from staufer_client.bridge.rows import RowsModel
from staufer_client.conduct_calls import (
    ConductSaid,
    ConductWish,
    LookAtConduct,
    ReportPerson,
    SetHook,
    TakeVacation,
    TryHook,
)
from staufer_engine.phrases import Msgid


class ShunnedRow(NamedTuple):
    player: int
    name: str
    manner: int  # 1 muted, 2 blocked


class ShunnedModel(RowsModel):
    row = ShunnedRow


class Conduct(Bridge):
    """As the server says; empty while there is none."""

    isKnown = Fact(False)
    isOnVacation = Fact(False)
    vacationUntil = Fact("")  # a day, as the system writes it
    daysLeft = Fact(0)
    hookUrl = Fact("")
    hookProblem = Fact("")  # why the last notice did not arrive, in the server's words
    hookSecret = Fact("")  # shown once
    sentence = Sentence("")  # what came of the last wish
    isRefused = Fact(False)  # and whether it was refused
    shunned = Part(ShunnedModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on_wish: Callable[[ConductWish], None] = lambda wish: None
        self.on_shun: Callable[[int, int], None] = lambda player, how: None

    @Slot()
    def look(self) -> None:
        """Ask how it stands."""
        self.on_wish(LookAtConduct())

    @Slot(bool)
    def takeVacation(self, begins: bool) -> None:
        self.on_wish(TakeVacation(begins))

    @Slot(str)
    def saveHook(self, url: str) -> None:
        """Be told of turns at this address; an empty one is none."""
        self.on_wish(SetHook(url.strip()))

    @Slot()
    def tryHook(self) -> None:
        """Have a notice sent now."""
        self.on_wish(TryHook())

    @Slot(int, str)
    def reportFromLobby(self, player: int, reason: str) -> None:
        """For what somebody says in the lobby, or for his name."""
        self.report(player, "", 0, 0, reason)

    @Slot(int, int)
    def shun(self, player: int, how: int) -> None:
        """Hear somebody again (0), mute him (1), or block him, so that we never sit at one table (2)."""
        self.on_shun(player, how)

    def report(self, player: int, match: str, from_seq: int, upto_seq: int, reason: str) -> None:
        """Report a person of a match, with these of its records; without a match, from the lobby."""
        self.on_wish(ReportPerson(player, match, from_seq, upto_seq, reason))

    @Slot(int)
    def hearAgain(self, player: int) -> None:
        """Neither muted nor blocked any more."""
        self.on_shun(player, 0)
        self.shunned.sync(row for row in self.shunned.rows if isinstance(row, ShunnedRow) and row.player != player)

    # what the server says ----------------------------------------------------------------

    def show(self, said: ConductSaid) -> None:
        self.isKnown, self.isRefused, self.sentence = True, False, said.sentence
        self.isOnVacation, self.daysLeft = said.vacation_until > 0, said.days_left
        self.vacationUntil = (
            f"{datetime.fromtimestamp(said.vacation_until).astimezone():%x}" if self.isOnVacation else ""
        )
        self.hookUrl, self.hookProblem, self.hookSecret = said.url, said.problem, said.secret
        self.shunned.sync(ShunnedRow(*one) for one in said.shunned)

    def refuse(self, sentence: Msgid) -> None:
        self.isRefused, self.sentence = True, sentence
