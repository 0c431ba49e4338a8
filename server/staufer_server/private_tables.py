"""Private tables: somebody opens one and is given a code; whoever has the code sits down, until all seats are taken.

Only a digest of each code is kept.  The table and who has used its code stand in the database, so that a link is good
after a restart of the server; who sits there sits there with a session, and comes again with the code.
"""

from __future__ import annotations

import asyncio
from base64 import b32encode
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256

from staufer_protocol.messages import JoinQueue
from staufer_protocol.messages.company import FillTable, JoinTable, OpenTable, TableClosed, TableWaits
from staufer_server import invitations
from staufer_server.buckets import Buckets
from staufer_server.connection import Session
from staufer_server.database import Transaction
from staufer_server.denials import Denied
from staufer_server.ground import Ground
from staufer_server.invitations import Invited
from staufer_server.lobby import Lobby
from staufer_server.matchmaking import Search
from staufer_server.ready_checks import Waiting
from staufer_server.searches import check_bots, checked_key
from staufer_server.shunning import kept_apart

CODE_BYTES = 16
LASTS = 24 * 3600  # s
MOST_USES = 4  # by as many other accounts
AT_ONCE, A_SECOND = 30.0, 30 / 3600  # tables opened and codes tried by one account


@dataclass(slots=True, eq=False)
class PrivateTable:
    """A table that waits for its players; it is good for one match."""

    invited: Invited
    people: list[Waiting] = field(default_factory=list)  # the owner, if he is here, and guests

    @property
    def owner(self) -> int:
        return self.invited.owner

    @property
    def seats(self) -> int:
        return self.invited.seats

    def message(self, player: int, now: float, code: str = "") -> TableWaits:
        game, options, pace, _ = self.invited.key
        names = tuple(waiting.session.account.name for waiting in self.people)
        left = max(0, round((self.invited.ends - now) * 1000))
        return TableWaits(code, game, options, pace, self.seats, names, left, player == self.owner)


class PrivateTables:
    """Everybody sits at one at most, and does not search meanwhile."""

    def __init__(self, ground: Ground, lobby: Lobby) -> None:
        self._clock = ground.clock
        self._random_bytes = ground.random_bytes
        self._database = ground.database
        self._lobby = lobby
        self._tables: dict[bytes, PrivateTable] = {}  # by the SHA-256 of the code
        self._tries = Buckets(ground.clock, A_SECOND, AT_ONCE)
        self._writing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Those that were open when the server ended wait on."""
        now = int(self._clock.wall())
        self._tables = {one.code: PrivateTable(one) for one in await self._database.do(invitations.load(now))}

    async def stop(self) -> None:
        """What has been closed is written first."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def open(self, session: Session, wish: OpenTable) -> None:
        key = checked_key(JoinQueue(wish.game, (wish.seats,), wish.options, wish.pace, False, ""))
        self._come(session)
        self._forget_what_has_ended()
        code = b32encode(self._random_bytes(CODE_BYTES)).decode().rstrip("=").lower()
        invited = Invited(digest_of(code), session.account.player, key, wish.seats, int(self._clock.wall()) + LASTS)
        await self._database.do(invitations.add(invited))
        table = self._tables[invited.code] = PrivateTable(invited)
        if session.is_open:
            self._sit(table, session)
            session.send(table.message(table.owner, self._clock.wall(), code))

    async def join(self, session: Session, wish: JoinTable) -> None:
        """Sit down at the table of a code; when it is full, all are asked whether they are ready."""
        player = session.account.player
        apart = await kept_apart(self._database, player)
        self._come(session)  # from here on nothing waits until he sits
        self._forget_what_has_ended()
        table = self._tables.get(digest_of(wish.code.lower()))
        if table is None or apart & {table.owner, *(one.search.player for one in table.people)}:
            raise Denied("E_INVITE", "This invitation is not good any more: ask for a new one.", 404)
        if len(table.people) >= table.seats:
            raise Denied("E_FULL", "All seats of this table are taken.")
        is_new = player != table.owner and player not in table.invited.guests
        if is_new and len(table.invited.guests) >= MOST_USES:
            raise Denied("E_USED", f"{MOST_USES} people have used this invitation already: ask for a new one.")
        self._sit(table, session)
        if is_new:
            table.invited.guests.add(player)
            self._write(invitations.use(table.invited.code, player))
        self._tell(table)
        if len(table.people) == table.seats:
            await self._gather(table, "")

    async def fill(self, session: Session, wish: FillTable) -> None:
        """Its owner wishes for house bots at the free seats."""
        check_bots(wish.bots)
        table = self._table_of(session)
        if table is None or table.owner != session.account.player:
            raise Denied("E_NOT_YOURS", "Only who has opened a table can ask house bots to it.")
        await self._gather(table, wish.bots)

    async def _gather(self, table: PrivateTable, bots: str) -> None:
        free = table.seats - len(table.people)
        await self._lobby.gather(table.people, free, bots, lambda gone: self._checked(table, gone))

    def leave(self, session: Session) -> None:
        """Get up; a table whose owner gets up on purpose is gone."""
        table = self._table_of(session)
        if table is None:
            return
        self._lobby.gone(session)  # where all are asked already, he is not ready
        if table.owner == session.account.player:
            self._close(table, "owner")
        else:
            self.gone(session)
            session.send(TableClosed("you"))

    def gone(self, session: Session) -> None:
        """The session has ended, or goes elsewhere; its code lets it in again."""
        table = self._table_of(session)
        if table is not None:
            table.people = [waiting for waiting in table.people if waiting.session is not session]
            self._tell(table)

    def _come(self, session: Session) -> None:
        if not self._tries.take(session.account.player):
            raise Denied("E_TOO_FAST", "Too many tables were opened or tried within an hour: wait a little.")
        self._lobby.withdraw(session)
        self.leave(session)

    def _sit(self, table: PrivateTable, session: Session) -> None:
        """The newest session of an account has its place."""
        player = session.account.player
        for other in [one for one in table.people if one.search.player == player]:
            table.people.remove(other)
            other.session.send(TableClosed("elsewhere"))
        now = round(self._clock.monotonic() * 1000)
        table.people.append(Waiting(session, Search(player, 0, now, (table.seats,), table.invited.key, "")))

    def _table_of(self, session: Session) -> PrivateTable | None:
        tables = self._tables.values()
        return next((one for one in tables if any(who.session is session for who in one.people)), None)

    def _tell(self, table: PrivateTable) -> None:
        for waiting in table.people:
            waiting.session.send(table.message(waiting.search.player, self._clock.wall()))

    def _checked(self, table: PrivateTable, gone: set[int] | None) -> None:
        """The match has begun, or some were not ready: then the others wait on."""
        if gone is None:
            self._close(table, "begun")
            return
        for waiting in [one for one in table.people if one.search.player in gone]:
            table.people.remove(waiting)
            waiting.session.send(TableClosed("not_ready"))
        self._tell(table)

    def _close(self, table: PrivateTable, reason: str) -> None:
        if self._tables.pop(table.invited.code, None) is not None:
            self._write(invitations.remove(table.invited.code))
        for waiting in table.people:
            waiting.session.send(TableClosed(reason))
        table.people = []

    def _forget_what_has_ended(self) -> None:
        for table in [one for one in self._tables.values() if one.invited.ends <= self._clock.wall()]:
            self._close(table, "expired")

    def _write(self, work: Callable[[Transaction], None]) -> None:
        """Whoever waits for what happens at the tables does not wait for the disk."""
        task = asyncio.ensure_future(self._database.do(work))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)


def digest_of(code: str) -> bytes:
    return sha256(code.encode()).digest()
