"""A line between a client and a server that can be cut, as lines are."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit


class Cable:
    """Listens on this computer and passes everything on to the server."""

    def __init__(self, server: str) -> None:
        parts = urlsplit(server)
        assert parts.hostname is not None
        self.host, self.port = parts.hostname, parts.port
        self.url = ""
        self.cuts = 0
        self._ends: list[asyncio.StreamWriter] = []
        self._flows: set[asyncio.Task[None]] = set()
        self._listening: asyncio.Server | None = None

    async def lay(self) -> None:
        self._listening = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"

    def cut(self) -> None:
        """Everything that runs through it breaks at once, in the middle of whatever it was; new lines hold."""
        self.cuts += 1
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def take_up(self) -> None:
        assert self._listening is not None
        self._listening.close()
        self.cut()
        await asyncio.gather(*self._flows, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection(self.host, self.port)
        self._ends += [writer, there_writer]
        for start, end in ((reader, there_writer), (there_reader, writer)):
            flow = asyncio.ensure_future(pass_on(start, end))
            self._flows.add(flow)
            flow.add_done_callback(self._flows.discard)


async def pass_on(start: asyncio.StreamReader, end: asyncio.StreamWriter) -> None:
    try:
        while data := await start.read(65536):
            end.write(data)
            await end.drain()
    except OSError:
        pass  # cut
    finally:
        end.close()
