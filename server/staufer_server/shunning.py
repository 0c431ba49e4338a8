"""Whom somebody does not want to hear, or not to meet at all."""

from __future__ import annotations

from enum import IntEnum

from staufer_protocol.messages.company import Shun, Shunned
from staufer_server.accounts import as_int
from staufer_server.buckets import Buckets
from staufer_server.connection import Session
from staufer_server.database import Database, Transaction
from staufer_server.denials import Denied
from staufer_server.timekeeping import Clock

MOST = 500  # people whom one account shuns
AT_ONCE, A_SECOND = 60.0, 60 / 3600


class Manner(IntEnum):
    HEAR = 0  # as everybody else
    MUTE = 1  # what he writes is not shown
    BLOCK = 2  # nor is he met: neither in a search, nor at a private table


class Shunning:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._changes = Buckets(clock, A_SECOND, AT_ONCE)

    async def change(self, session: Session, wish: Shun) -> None:
        """From now on; the whole list goes back, so that every window of the account knows it."""
        player, other = session.account.player, wish.player
        if other == player:
            raise Denied("E_YOURSELF", "You cannot shun yourself.")
        if wish.how not in tuple(Manner):
            raise Denied("E_MANNER", "People are heard, muted or blocked.")
        if not self._changes.take(player):
            raise Denied("E_TOO_FAST", "You have changed this very often: wait a little.")
        now = int(self._clock.wall())

        def work(tx: Transaction) -> None:
            tx.run("DELETE FROM shun WHERE account_id = ? AND other_id = ?", player, other)
            if wish.how == Manner.HEAR:
                return
            if tx.row("SELECT 1 FROM account WHERE id = ? AND kind IN ('guest', 'player')", other) is None:
                raise Denied("E_UNKNOWN", "There is nobody of this number here.", 404)
            count = tx.row("SELECT count(*) FROM shun WHERE account_id = ?", player)
            if count is not None and as_int(count[0]) >= MOST:
                raise Denied("E_TOO_MANY", f"Nobody can mute or block more than {MOST} people.")
            tx.run(
                "INSERT INTO shun(account_id, other_id, manner, at) VALUES(?,?,?,?)", player, other, int(wish.how), now
            )

        await self._database.do(work)

    async def told(self, player: int) -> Shunned:
        """All whom the player mutes or blocks."""

        def work(tx: Transaction) -> Shunned:
            rows = tx.rows("SELECT other_id, manner FROM shun WHERE account_id = ? ORDER BY other_id", player)
            return Shunned(tuple((as_int(other), as_int(manner)) for other, manner in rows))

        return await self._database.do(work)

    async def kept_apart(self, player: int) -> frozenset[int]:
        return await kept_apart(self._database, player)


async def kept_apart(database: Database, player: int) -> frozenset[int]:
    """Those whom the player blocks, and those who block him."""

    def work(tx: Transaction) -> frozenset[int]:
        rows = tx.rows(
            "SELECT other_id FROM shun WHERE account_id = ? AND manner = ?"
            " UNION SELECT account_id FROM shun WHERE other_id = ? AND manner = ?",
            player, int(Manner.BLOCK), player, int(Manner.BLOCK),
        )  # fmt: skip
        return frozenset(as_int(row[0]) for row in rows)

    return await database.do(work)
