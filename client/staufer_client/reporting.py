"""Reports that players write: between the bridge, the folder of reports and the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.report import Report, concerns_of
from staufer_client.bridge.table import Table as ShownTable
from staufer_client.reports import Reports, capsule_at
from staufer_engine.phrases import Msgid

if TYPE_CHECKING:
    from staufer_client.online import Online


class Reporting:
    def __init__(
        self, shelf: Shelf, reports: Reports, online: Online, send: Callable[[Coroutine[None, None, None]], None]
    ) -> None:
        self.shelf = shelf
        self.reports = reports
        self.online = online
        self.send = send  # an errand
        shelf[Report].on_begin = self.begin
        shelf[Report].on_save = self.save

    def begin(self) -> None:
        report, table = self.shelf[Report], self.shelf[ShownTable].followed
        report.clear()
        report.canSend = self.online.is_online
        report.folder = self.reports.folder.as_uri()
        report.concerns.sync(concerns_of(table) if table is not None else [])

    def save(self, text: str, line: int, paragraph: str, sends: bool) -> None:
        report, table = self.shelf[Report], self.shelf[ShownTable].followed
        if table is None:
            report.problem = "There is no match on the table."
            return
        row = next((row for row in report.concerns.rows if row[0] == line), None)
        concerns = f"{paragraph.strip()} {row[1] if row else ''}".strip()
        capsule = capsule_at(table, text, concerns)

        async def go() -> None:
            try:
                path = await asyncio.to_thread(self.reports.keep, capsule)
            except OSError as error:
                report.problem = f"This report could not be kept: {error.strerror or error}."
            else:
                report.problem, report.savedTo = "", path.name
            if sends:
                self.online.send_report(self.reports.stamped(capsule), self.told, self.told)

        self.send(go())

    def told(self, sentence: Msgid) -> None:
        """By the server; whoever has gone on meanwhile hears it there."""
        self.shelf[Report].answer = sentence
        self.shelf[Program].notice = sentence
