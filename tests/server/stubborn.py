"""People at the client's own connection, without a window, who play on whatever happens to the server.

Each notes what he has wished for and what was acknowledged: that is what a server must have in the end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from staufer_client.addresses import read_address
from staufer_client.choosing import choice_id
from staufer_client.connection import Connection
from staufer_client.followed_matches import Event, StateChanged, TableOpened
from staufer_client.table import Table
from staufer_client.tables import TableMaker
from staufer_client.tokens import Tokens
from staufer_protocol.messages import (
    Accepted,
    AnswerReady,
    JoinQueue,
    LeaveQueue,
    QueueLeft,
    ReadyCheck,
    ServerMessage,
    Welcome,
)


class NotedConnection(Connection):
    """Lets somebody see each acknowledgement before anything is made of it."""

    noted: Callable[[Accepted], None]

    def _hear(self, message: ServerMessage) -> None:
        if isinstance(message, Accepted):
            self.noted(message)
        super()._hear(message)


class Stubborn:
    """Looks for a match of two, plays it to its end, and looks for the next one, until he has had enough."""

    def __init__(self, url: str, seed: int, acknowledged: Callable[[], None]) -> None:
        self.connection = NotedConnection(
            read_address(url),
            Tokens(find_keyring=lambda: None),
            "test",
            TableMaker(asks_before_the_end=lambda: False),
            delay=lambda failures: 0.05,
        )
        self.connection.noted = self._note
        self.connection.listeners.append(self._hear)
        self.accepted: dict[tuple[bytes, int], int] = {}  # the record of each submission, by match and number
        self.choices: dict[bytes, int] = {}  # how many were made at each match
        self.heads: dict[bytes, bytes] = {}  # of the matches that are over
        self.faults: list[str] = []
        self.has_enough = False
        self._random = Random(seed)
        self._acknowledged = acknowledged
        self._table: Table | None = None
        self._waits = False  # for a table, which may still come
        self._happened = asyncio.Event()
        self._playing: asyncio.Task[None] | None = None

    async def come(self) -> None:
        self.connection.start()
        self._playing = asyncio.ensure_future(self._play())

    async def end(self) -> None:
        """When the last match is over."""
        assert self._playing is not None
        await self._playing
        await self.connection.stop()

    def _note(self, answer: Accepted) -> None:
        before = self.accepted.setdefault((answer.match, answer.cseq), answer.seq)
        if before != answer.seq:
            self.faults.append(f"submission {answer.cseq} was record {before}, then {answer.seq}")
        self._acknowledged()

    def _hear(self, event: Event) -> None:
        match event:
            case Welcome(live=live):
                for line in live:
                    self.connection.open_match(line.match)
                self._waits = bool(live)
                if not live:
                    self._search()
            case ReadyCheck(check=check):
                self.connection.say(AnswerReady(check, True))
            case QueueLeft(reason=reason) if reason != "matched":
                self._waits = False
                self._search()
            case StateChanged(state="refused", sentence=sentence):
                self.faults.append(sentence)
            case TableOpened(table=table):
                self._waits = False
                if table is not self._table:
                    self._table = table
                    table.listeners.append(lambda _: self._happened.set())
            case _:
                pass
        self._happened.set()

    def _search(self) -> None:
        if not self.has_enough and (self._table is None or self._table.is_over):
            self._waits = self.connection.say(JoinQueue("fredericus", (2,), (), "slow", True, ""))

    async def _play(self) -> None:
        while True:
            self._happened.clear()
            table = self._table
            if table is not None and table.is_over and (table.ratings or table.unrated_because):
                ident = table.setup.match
                if ident not in self.heads:
                    self.heads[ident] = table.follower.course.head
                    self._search()
                if self.has_enough and not self._waits:
                    return
            elif table is not None and not table.is_over:
                self._choose(table)
            elif self.has_enough and not self._waits:
                return
            await self._happened.wait()

    def leave_off(self) -> None:
        """No further match after this one."""
        self.has_enough = True
        if self._waits:
            self.connection.say(LeaveQueue())
        self._happened.set()

    def _choose(self, table: Table) -> None:
        ask, offers = table.game.ask, table.choosing.offers
        if ask is None or not offers or table.is_lost or table.is_sent or not table.is_my_turn:
            return
        if len(offers) == 1 and not ask.always:
            return  # the server makes this choice, and its record is on the way
        table.press(choice_id(self._random.choice(offers).choice))
        self.choices[table.setup.match] = self.choices.get(table.setup.match, 0) + 1
