"""A server of one's own: started with the program on this computer, ended with it.

Two programs of one user share one: the first starts it, the second connects to it, and starts its own
when the first has gone.  Two servers would play every match of the one database twice.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

from staufer_bots.own_program import own_program
from staufer_client.files import write_whole
from staufer_client.lock import Lock
from staufer_engine.phrases import Msgid

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 -- only where the user has said so
ELSEWHERE = ("192.0.2.1", 9)  # an address of nobody: what would lead there tells which of ours others see
ANNOUNCEMENT = "STAUFER "
NEEDED = ("staufer_server", "sqlmodel", "alembic", "structlog", "prometheus_client")
SPEAKS = "staufer-server: "  # before what the server says to people
MOST_WORDS = 1000  # bytes at the end of the log in which that is looked for
STARTS_WITHIN = 60.0  # seconds; the first start makes the database
STOPS_WITHIN = 10.0
LOOKS_EVERY = 0.2  # seconds, for the server of another program

NOT_INSTALLED: Msgid = (
    "The server is not installed with this program. Install it with:  "
    'python -m pip install "staufer[server]"   and start again.'
)


class NoServer(Exception):
    """The local server could not be started."""

    def __init__(self, code: str, sentence: Msgid) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class LocalServer:
    """One child process from start() to stop(); its standard input ends it even if the program dies.

    A plain process read in a thread, not one of asyncio's: it works on every loop, Qt's included.
    """

    def __init__(self, database: Path, log: Path, command: Sequence[str] = (), is_open: bool = False) -> None:
        self.log = log
        self.is_open = is_open  # it listens to the whole network, not to this computer alone
        self.database = database
        self.command = tuple(command)
        self.folders = (database.parent, log.parent)
        self.url = ""
        self.port = 0  # of the last start: the next one takes it again, so that lines to it come back
        self.lock = Lock(database.with_suffix(".lock"))
        self.address = database.with_suffix(".address")  # where others of this user find it
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> str:
        """The address, as soon as a server listens; NoServer where it does not come up."""
        if not self.command and any(find_spec(name) is None for name in NEEDED):
            raise NoServer("not_installed", NOT_INSTALLED)
        await self.stop()
        try:
            async with asyncio.timeout(STARTS_WITHIN):
                while not await asyncio.to_thread(self._claim):
                    if url := await asyncio.to_thread(self._address_of_another):
                        self.url, self.port = url, urlsplit(url).port or 0
                        return url
                    await asyncio.sleep(LOOKS_EVERY)
                self.url = await self._start_own()
        except TimeoutError:
            await self.stop()
            raise NoServer("silent", f"The local server did not start in time. See {self.log}.") from None
        except NoServer:
            await self.stop()
            raise
        with suppress(OSError):  # others cannot find it then, but it works
            await asyncio.to_thread(write_whole, self.address, self.url.encode())
        return self.url

    async def _start_own(self) -> str:
        line = await self._listen()
        if not line.startswith(ANNOUNCEMENT) and self.port:  # somebody else may have its port by now
            await asyncio.to_thread(self._end)
            self.port = 0
            line = await self._listen()
        if not line.startswith(ANNOUNCEMENT):
            raise NoServer("failed", f"The local server ended at once{self._last_words()}. See {self.log}.")
        url = line.removeprefix(ANNOUNCEMENT).strip()
        self.port = urlsplit(url).port or 0
        return url.replace(EVERYWHERE, LOOPBACK)

    async def _listen(self) -> str:
        """The first line of a new server."""
        self._process = await asyncio.to_thread(self._spawn)
        try:
            return await asyncio.to_thread(self._first_line)
        except asyncio.CancelledError:
            await asyncio.shield(asyncio.to_thread(self._end))
            raise

    async def ended(self) -> None:
        """Return when the server has ended without our asking, or the program has whose server it is."""
        process = self._process
        while not (  # noqa: ASYNC110 -- neither sends an event on every system
            await asyncio.to_thread(self._claim) if process is None else process.poll() is not None
        ):
            await asyncio.sleep(LOOKS_EVERY)

    async def stop(self) -> None:
        """Ask it to end, and see that it does; one of another program stays."""
        self.url = ""
        await asyncio.to_thread(self._end)
        self.lock.let_go()

    async def open_to(self, network: bool) -> None:
        """Listen anew, to the network too or to this computer alone: whoever waits for the end starts it again."""
        if network != self.is_open:
            self.is_open = network
            await asyncio.to_thread(self._end_process)

    @property
    def open_at(self) -> str:
        """Where others find it; empty where they do not."""
        return f"http://{own_address()}:{self.port}" if self.is_open and self._process is not None else ""

    def _claim(self) -> bool:
        """Whether it is on us to have a server; the address of an earlier one is forgotten then."""
        try:
            for folder in self.folders:
                folder.mkdir(parents=True, exist_ok=True)
            is_ours = self.lock.take()
            if is_ours:
                self.address.unlink(missing_ok=True)
        except OSError as error:
            raise NoServer("failed", f"The local server could not be started: {error.strerror or error}.") from error
        return is_ours

    def _address_of_another(self) -> str:
        try:
            return self.address.read_text(encoding="ascii")
        except (OSError, UnicodeDecodeError):
            return ""  # it is starting

    def _spawn(self) -> subprocess.Popen[bytes]:
        try:
            with self.log.open("ab") as log:
                return subprocess.Popen(  # noqa: S603 -- our own module, with arguments of our own
                    self.command or self._own_command(),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    pass_fds=self.lock.handles(),  # even if the program is killed, its server ends first
                )
        except OSError as error:
            raise NoServer("failed", f"The local server could not be started: {error.strerror or error}.") from error

    def _own_command(self) -> tuple[str, ...]:
        return (
            *own_program("staufer_server"),
            *("--host", EVERYWHERE if self.is_open else LOOPBACK, "--port", str(self.port)),
            *("--with-parent", "--local", "--database", str(self.database)),
        )

    def _first_line(self) -> str:
        process = self._process
        assert process is not None
        assert process.stdout is not None
        return process.stdout.readline().decode(errors="replace")

    def _last_words(self) -> str:
        """The sentence with which the server refused to start, if it said one."""
        try:
            with self.log.open("rb") as log:
                log.seek(max(0, log.seek(0, os.SEEK_END) - MOST_WORDS))
                last = log.read().decode(errors="replace").rstrip().rpartition("\n")[2]
        except OSError:
            return ""
        return f": {last.removeprefix(SPEAKS).rstrip('.')}" if last.startswith(SPEAKS) else ""

    def _end(self) -> None:
        self._end_process()
        self._process = None

    def _end_process(self) -> None:
        process = self._process
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


def own_address() -> str:
    """Of this computer in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(ELSEWHERE)
        except OSError:
            return LOOPBACK
        return str(line.getsockname()[0])
