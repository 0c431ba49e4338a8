"""A person at a client without a window: the same connection, table and clicks that the screens use."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import TypeVar

from staufer_bots import BOTS
from staufer_client.addresses import read_address
from staufer_client.choosing import choice_id
from staufer_client.connection import Connection
from staufer_client.followed_matches import Event, StateChanged, TableOpened
from staufer_client.table import Table
from staufer_client.tables import TableMaker
from staufer_client.tokens import Tokens
from staufer_protocol.messages import AnswerReady, JoinQueue, ReadyCheck, Refused

T = TypeVar("T")

PATIENCE = 30  # seconds for anything that has to happen


class Person:
    """Plays as a squire would; waits for what happens, never for time to pass."""

    def __init__(self, address: str, seed: int) -> None:
        self.connection = Connection(
            read_address(address),
            Tokens(find_keyring=lambda: None),
            "test",
            TableMaker(asks_before_the_end=lambda: False),
            delay=lambda failures: 0.01,
        )
        self.below = Random(seed).randrange
        self.table: Table | None = None
        self.check: ReadyCheck | None = None
        self.refusal: Refused | None = None
        self.states: list[str] = []  # the connection's, one after the other
        self.choices = 0
        self._happened = asyncio.Event()
        self.connection.listeners.append(self._hear)

    # -- what happens ----------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        match event:
            case StateChanged(state=state):
                self.states.append(state)
            case ReadyCheck():
                self.check = event
            case Refused():
                self.refusal = event
            case TableOpened(table=table):
                if self.table is not table:
                    self.table = table
                    table.listeners.append(lambda _: self._happened.set())
            case _:
                pass
        self._happened.set()

    async def until(self, found: Callable[[], T | None]) -> T:
        """As soon as there is something to be found."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self._happened.clear()
                thing = found()
                if thing:
                    return thing
                await self._happened.wait()

    # -- what is done ----------------------------------------------------------------------

    async def come(self) -> None:
        self.connection.start()
        await self.until(lambda: self.connection.state == "online")

    async def go(self) -> None:
        await self.connection.stop()

    async def sit_down(self, is_rated: bool = True) -> Table:
        """Search for a match of two, say that one is ready, and wait for the table."""
        assert self.connection.say(JoinQueue("fredericus", (2,), (), "normal", is_rated, ""))
        check = await self.until(lambda: self.check)
        assert self.connection.say(AnswerReady(check.check, True))
        return await self.until(lambda: self.table)

    async def play(self, after_each: Callable[[int], None] = lambda choices: None) -> None:
        """To the end, by clicking; *after_each* is told how many choices were made so far."""
        table = await self.until(lambda: self.table)
        while not table.is_over:
            if self.may_choose(table):
                self.choose(table)
                self.choices += 1
                after_each(self.choices)
            await self.until(lambda: table.is_over or self.may_choose(table))
        await self.until(lambda: table.ratings or table.unrated_because)

    def may_choose(self, table: Table) -> bool:
        return table.is_my_turn and not table.is_sent and not table.is_lost and bool(table.choosing.offers)

    def choose(self, table: Table) -> None:
        """On the board where that says it all, else by the button."""
        assert table.my_seat is not None
        choice = BOTS["squire"].choose(table.game, table.my_seat, self.below)
        offer = next(offer for offer in table.choosing.offers if offer.choice == choice)
        for target in offer.words.targets:
            if not table.is_sent:
                table.click(target)
        if not table.is_sent:
            table.press(choice_id(choice))
        assert table.is_sent
