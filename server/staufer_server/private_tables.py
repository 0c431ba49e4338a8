"""Private tables: somebody opens one and is given a code; whoever has the code sits down, until all seats are taken.

Only a digest of each code is kept, and only while the server runs: who waits at a table waits with a session.
"""

from __future__ import annotations

from base64 import b32encode
from dataclasses import dataclass, field
from hashlib import sha256

from staufer_protocol.messages import JoinQueue
from staufer_protocol.messages.company import JoinTable, OpenTable, TableClosed, TableWaits
from staufer_server.buckets import Buckets
from staufer_server.connection import Session
from staufer_server.denials import Denied
from staufer_server.ground import Ground
from staufer_server.lobby import Lobby, Waiting, checked_key
from staufer_server.matchmaking import QueueKey, Search
from staufer_server.shunning import kept_apart

CODE_BYTES = 16
LASTS = 24 * 3600.0  # s
MOST_USES = 4  # by as many other accounts
AT_ONCE, A_SECOND = 30.0, 30 / 3600  # tables opened and codes tried by one account


@dataclass(slots=True, eq=False)
class PrivateTable:
    """A table that waits for its players; it is good for one match."""

    key: QueueKey
    seats: int
    owner: int
    ends: float
    guests: set[int] = field(default_factory=set)  # the accounts that have used the code
    people: list[Waiting] = field(default_factory=list)  # the owner, if he is here, and guests

    def message(self, now: float, code: str = "") -> TableWaits:
        game, options, pace, _ = self.key
        names = tuple(waiting.session.account.name for waiting in self.people)
        return TableWaits(code, game, options, pace, self.seats, names, max(0, round((self.ends - now) * 1000)))


class PrivateTables:
    """Everybody sits at one at most, and does not search meanwhile."""

    def __init__(self, ground: Ground, lobby: Lobby) -> None:
        self._clock = ground.clock
        self._random_bytes = ground.random_bytes
        self._database = ground.database
        self._lobby = lobby
        self._tables: dict[bytes, PrivateTable] = {}  # by the SHA-256 of the code
        self._tries = Buckets(ground.clock, A_SECOND, AT_ONCE)

    async def open(self, session: Session, wish: OpenTable) -> None:
        key = checked_key(JoinQueue(wish.game, (wish.seats,), wish.options, wish.pace, False, False))
        self._come(session)
        self._forget_what_has_ended()
        code = b32encode(self._random_bytes(CODE_BYTES)).decode().rstrip("=").lower()
        table = PrivateTable(key, wish.seats, session.account.player, self._clock.monotonic() + LASTS)
        self._tables[digest_of(code)] = table
        self._sit(table, session)
        session.send(table.message(self._clock.monotonic(), code))

    async def join(self, session: Session, wish: JoinTable) -> None:
        """Sit down at the table of a code; when it is full, all are asked whether they are ready."""
        player = session.account.player
        apart = await kept_apart(self._database, player)
        self._come(session)  # from here on nothing waits until he sits
        self._forget_what_has_ended()
        table = self._tables.get(digest_of(wish.code.lower()))
        if table is None:
            raise Denied("E_INVITE", "This invitation is not good any more: ask for a new one.", 404)
        if apart & {table.owner, *(one.search.player for one in table.people)}:
            raise Denied("E_INVITE", "This invitation is not good any more: ask for a new one.", 404)
        if len(table.people) >= table.seats:
            raise Denied("E_FULL", "All seats of this table are taken.")
        if player != table.owner and player not in table.guests:
            if len(table.guests) >= MOST_USES:
                raise Denied("E_USED", f"{MOST_USES} people have used this invitation already: ask for a new one.")
            table.guests.add(player)
        self._sit(table, session)
        self._tell(table)
        if len(table.people) == table.seats:
            await self._lobby.gather(table.people, lambda gone: self._checked(table, gone))

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
        table.people.append(Waiting(session, Search(player, 0, now, (table.seats,), table.key, False)))

    def _table_of(self, session: Session) -> PrivateTable | None:
        tables = self._tables.values()
        return next((one for one in tables if any(who.session is session for who in one.people)), None)

    def _tell(self, table: PrivateTable) -> None:
        message = table.message(self._clock.monotonic())
        for waiting in table.people:
            waiting.session.send(message)

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
        self._tables = {code: one for code, one in self._tables.items() if one is not table}
        for waiting in table.people:
            waiting.session.send(TableClosed(reason))
        table.people = []

    def _forget_what_has_ended(self) -> None:
        for table in [one for one in self._tables.values() if one.ends <= self._clock.monotonic()]:
            self._close(table, "expired")


def digest_of(code: str) -> bytes:
    return sha256(code.encode()).digest()
