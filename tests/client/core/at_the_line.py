"""A client at a line to a server, without a window."""

from __future__ import annotations

import asyncio

from client.core.fake_server import TOKEN, FakeServer
from client.core.house import MATCH, HandClock
from staufer_client.addresses import read_address
from staufer_client.connection import Connection
from staufer_client.followed_matches import TableOpened
from staufer_client.tables import TableMaker
from staufer_client.tokens import Tokens
from staufer_engine.games import GAMES


class Client:
    """A connection that remembers what it told, and waits for what a test needs."""

    def __init__(self, server: FakeServer, token: str = TOKEN, games=GAMES, **parts) -> None:
        self.clock = HandClock()
        self.tokens = Tokens(lambda: None)
        if token:
            self.tokens.keep(server.url, token)
        self.failures: list[int] = []
        self.maker = TableMaker(games, now=self.clock, asks_before_the_end=lambda: False)
        self.line = Connection(read_address(server.url), self.tokens, "1.0", self.maker, delay=self.delay, **parts)
        self.line.listeners.append(self.hear)
        self.events = []
        self.came = asyncio.Event()
        self.table = None

    def delay(self, failures: int) -> float:
        self.failures.append(failures)
        return 0.0

    def hear(self, event) -> None:
        self.events.append(event)
        self.came.set()
        if isinstance(event, TableOpened) and event.table is not self.table:
            self.table = event.table
            self.table.listeners.append(lambda change: self.came.set())

    async def until(self, condition) -> None:
        async with asyncio.timeout(30):
            while not condition():
                self.came.clear()
                await self.came.wait()

    async def online(self) -> Client:
        self.line.start()
        await self.until(lambda: self.line.state == "online")
        return self

    async def seated(self) -> Client:
        await self.online()
        self.line.open_match(MATCH)
        await self.until(lambda: self.table is not None)
        return self

    async def may_choose(self) -> bool:
        await self.until(lambda: bool(self.table.choosing.offers) or self.table.is_over)
        return not self.table.is_over
