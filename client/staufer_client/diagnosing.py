"""What somebody who helps needs to know of this computer and its line, and nothing that is secret."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Coroutine, Iterator
from datetime import datetime
from pathlib import Path

from staufer_client.api import ServerSays
from staufer_client.bridge.diagnostics import CreditRow, Diagnostics, FactRow
from staufer_client.bridge.network import Connection as Shown
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.crash import without_secrets
from staufer_client.credits import fonts, libraries
from staufer_client.files import write_whole
from staufer_client.online import Online
from staufer_client.paths import Paths
from staufer_protocol.messages import PROTOCOL

Send = Callable[[Coroutine[None, None, None]], None]  # has an errand done in the background
NOT_WRITTEN = "The file could not be written: {why}. Free some room on the disk."
TAIL = 20_000  # characters of a log's end
MOST_REPORTS = 5  # the newest


class Diagnosing:
    """Fills the page, and writes it into a file together with what went wrong lately."""

    def __init__(
        self,
        shelf: Shelf,
        paths: Paths,
        online: Online,
        version: str,
        send: Callable[[Coroutine[None, None, None]], None],
    ) -> None:
        self.shelf = shelf
        self.paths = paths
        self.online = online
        self.version = version
        self.send = send
        shelf[Diagnostics].on_refresh = self.refresh
        shelf[Diagnostics].on_export = self.export
        shelf[Program].on_open.append(self.opened)

    def opened(self, page: str, _: str) -> None:
        if page == "diagnostics":
            self.refresh()
        elif page == "about":
            self.shelf[Diagnostics].libraries.sync(CreditRow(*one) for one in libraries())
            self.shelf[Diagnostics].fonts.sync(CreditRow(*one) for one in fonts(self.paths.fonts))

    def refresh(self) -> None:
        self.show("…" if self.online.is_online else "")
        self.send(self.measure())

    async def measure(self) -> None:
        """How long one question to the server and its answer take."""
        connection = self.online.connection
        if connection is None or connection.api is None or not self.online.is_online:
            return
        began = time.perf_counter()
        try:
            await connection.api.ask("GET", "me")
        except ServerSays as error:
            self.show(error.sentence)
        else:
            self.show(f"{(time.perf_counter() - began) * 1000:.0f} ms")

    def show(self, latency: str) -> None:
        diagnostics = self.shelf[Diagnostics]
        diagnostics.rows.sync([*self.of_the_program(), *diagnostics.of_the_screen(), *self.of_the_line(latency)])

    def of_the_program(self) -> Iterator[FactRow]:
        yield FactRow("version", "Staufer", self.version)
        yield FactRow("protocol", "Protocol", str(PROTOCOL))
        yield FactRow("python", "Python", platform.python_version())
        yield FactRow("system", "System", platform.platform())
        yield FactRow("data", "Data folder", tilde(self.paths.data))
        yield FactRow("config", "Settings folder", tilde(self.paths.config))

    def of_the_line(self, latency: str) -> Iterator[FactRow]:
        shown = self.shelf[Shown]
        yield FactRow("server", "Server", shown.server or "none chosen")
        yield FactRow("line", "Line", f"{shown.state}. {shown.sentence}" if shown.sentence else shown.state)
        yield FactRow("latency", "Question and answer", latency or "not measured")

    # the file ----------------------------------------------------------------------------

    def export(self) -> None:
        """Into the data folder, with the ends of the logs; a full disk is said."""
        diagnostics = self.shelf[Diagnostics]
        diagnostics.savedTo = diagnostics.problem = ""
        path = self.paths.data / "diagnostics" / f"{datetime.now().astimezone():%Y%m%d-%H%M%S}.txt"
        try:
            write_whole(path, "\n".join(self.lines()).encode())
        except OSError as error:
            diagnostics.problem = NOT_WRITTEN.format(why=error.strerror or error)
        else:
            diagnostics.savedTo, diagnostics.folder = path.name, path.parent.as_uri()

    def lines(self) -> Iterator[str]:
        home = Path.home()
        yield without_secrets(self.shelf[Diagnostics].text(), home)
        reports = sorted((self.paths.data / "crashes").glob("*.txt"))[-MOST_REPORTS:]
        for file in [*reports, self.paths.data / "server.log"]:
            if file.is_file():
                yield f"\n--- {file.name}"
                yield without_secrets(file.read_text("utf-8", errors="replace")[-TAIL:], home)


def tilde(folder: Path) -> str:
    return str(folder).replace(str(Path.home()), "~", 1)
