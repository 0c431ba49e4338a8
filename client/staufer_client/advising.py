"""Hints for whoever plays: between the bridge and the bots of this computer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from staufer_client.advice import FAILED, NOTHING_TO_CHOOSE, in_words, outlook_of
from staufer_client.bridge.advice import HintRow
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.table import Table as ShownTable
from staufer_engine.phrases import Msgid

if TYPE_CHECKING:
    from staufer_client.court import Court
    from staufer_client.table import Table

NO_HINT: Msgid = "A hint could not be thought of."


class Advising:
    def __init__(self, shelf: Shelf, court: Court, send: Callable[[Coroutine[None, None, None]], None]) -> None:
        self.shown = shelf[ShownTable]
        self.court = court
        self.send = send  # an errand
        self.shown.advice.on_ask = self.ask

    def ask(self) -> None:
        table = self.shown.followed
        if table is not None:
            self.send(self._advise(table))

    async def _advise(self, table: Table) -> None:
        advice, follower, question = self.shown.advice, table.follower, table.follower.course.question
        try:
            hints = await self.court.hints(follower)
        except Exception as error:  # a way of thinking may fail in any way
            asyncio.get_running_loop().call_exception_handler({"message": NO_HINT, "exception": error})
            if self.shown.followed is table:
                advice.show([], table.say_plainly(FAILED))
            return
        is_as_before = table.follower is follower and follower.course.question == question and table.is_my_turn
        if self.shown.followed is not table or not is_as_before or not advice.isThinking:
            return  # the hints come too late
        if hints:
            outlook = outlook_of(hints[0].lead, len(table.setup.seats))
            advice.show([HintRow(*one) for one in in_words(table, hints)], table.say_plainly(outlook))
        else:
            advice.show([], table.say_plainly(NOTHING_TO_CHOOSE))
