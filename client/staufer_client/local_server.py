"""A server of one's own: started with the program on this computer, ended with it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

ANNOUNCEMENT = "STAUFER "
NEEDED = ("staufer_server", "sqlmodel", "alembic", "structlog", "prometheus_client")
STARTS_WITHIN = 60.0  # seconds; the first start makes the database
STOPS_WITHIN = 10.0

NOT_INSTALLED = (
    "The server is not installed with this program. Install it with:  "
    'python -m pip install "staufer[server]"   and start again.'
)


class NoServer(Exception):
    """The local server could not be started."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class LocalServer:
    """One child process from start() to stop(); its standard input ends it even if the program dies.

    A plain process read in a thread, not one of asyncio's: it works on every loop, Qt's included.
    """

    def __init__(self, database: Path, log: Path, command: Sequence[str] = ()) -> None:
        self.log = log
        self.command = tuple(command) or (
            sys.executable,
            *("-m", "staufer_server", "--host", "127.0.0.1", "--port", "0", "--with-parent", "--local"),
            *("--database", str(database)),
        )
        self.is_own = not command
        self.folders = (database.parent, log.parent)
        self.url = ""
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> str:
        """The address, as soon as the server listens; NoServer where it does not come up."""
        if self.is_own and (getattr(sys, "frozen", False) or any(find_spec(name) is None for name in NEEDED)):
            raise NoServer("not_installed", NOT_INSTALLED)
        self._process = await asyncio.to_thread(self._spawn)
        try:
            async with asyncio.timeout(STARTS_WITHIN):
                line = await asyncio.to_thread(self._first_line)
        except TimeoutError:
            await self.stop()
            raise NoServer("silent", f"The local server did not start in time. See {self.log}.") from None
        except asyncio.CancelledError:
            await asyncio.shield(asyncio.to_thread(self._end))
            raise
        if not line.startswith(ANNOUNCEMENT):
            await self.stop()
            raise NoServer("failed", f"The local server ended at once. See {self.log}.")
        self.url = line.removeprefix(ANNOUNCEMENT).strip()
        return self.url

    async def stop(self) -> None:
        """Ask it to end, and see that it does."""
        self.url = ""
        await asyncio.to_thread(self._end)

    def _spawn(self) -> subprocess.Popen[bytes]:
        try:
            for folder in self.folders:
                folder.mkdir(parents=True, exist_ok=True)
            with self.log.open("ab") as log:
                return subprocess.Popen(  # noqa: S603 -- our own module, with arguments of our own
                    self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log
                )
        except OSError as error:
            raise NoServer("failed", f"The local server could not be started: {error.strerror or error}.") from error

    def _first_line(self) -> str:
        process = self._process
        assert process is not None
        assert process.stdout is not None
        return process.stdout.readline().decode(errors="replace")

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            process.wait(STOPS_WITHIN)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()
