"""Searches for a match by correspondence: they stay when their owner goes, and when the server ends.

While their owner is away nobody is seated with him, for everybody gives a share of a match's chance before it begins.
As soon as he is here again, and somebody who fits is here too, the match begins.
"""

from __future__ import annotations

import asyncio

from staufer_protocol.codec import enc
from staufer_server.accounts import as_int
from staufer_server.chronicle import as_bytes
from staufer_server.database import Transaction, Work
from staufer_server.ground import Ground
from staufer_server.invitations import options_of
from staufer_server.matchmaking import Search
from staufer_server.stores import Row


class KeptSearches:
    """Those whose owners are away, by account; and the row of each, wherever its owner is."""

    def __init__(self, ground: Ground) -> None:
        self._clock = ground.clock
        self._database = ground.database
        self._absent: dict[int, Search] = {}
        self._writing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """After a start of the server everybody is away."""
        rows = await self._database.do(load)
        self._absent = {search.player: search for search in map(self._to_search, rows)}

    async def stop(self) -> None:
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def keep(self, search: Search) -> None:
        """From now on it is not lost."""
        waited = self._now_ms() - search.since
        await self._database.do(add(search, int(self._clock.wall()) - waited // 1000))

    def put_by(self, search: Search) -> None:
        """Its owner goes."""
        self._absent[search.player] = search

    def take_up(self, player: int) -> Search | None:
        """Its owner is here again."""
        return self._absent.pop(player, None)

    def forget(self, player: int) -> None:
        """It has found its match, or is not wished for any more."""
        self._absent.pop(player, None)
        task = asyncio.ensure_future(self._database.do(remove(player)))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    def _to_search(self, row: Row) -> Search:
        player, centi, game, options, pace, rated, seats, bots, since = row
        ago = max(0, int(self._clock.wall()) - as_int(since))
        return Search(
            as_int(player), as_int(centi), self._now_ms() - 1000 * ago, tuple(map(int, str(seats).split())),
            (str(game), options_of(as_bytes(options)), str(pace), bool(rated)), str(bots),
        )  # fmt: skip

    def _now_ms(self) -> int:
        return round(self._clock.monotonic() * 1000)


def add(search: Search, since: int) -> Work[None]:
    game, options, pace, rated = search.key

    def work(tx: Transaction) -> None:
        remove(search.player)(tx)
        tx.run(
            "INSERT INTO kept_search(account_id, centi, game, options, pace, rated, seats, bots, since)"
            " VALUES(?,?,?,?,?,?,?,?,?)",
            search.player, search.centi, game, enc(options), pace, rated, " ".join(map(str, search.seats)),
            search.bots, since,
        )  # fmt: skip

    return work


def remove(player: int) -> Work[None]:
    def work(tx: Transaction) -> None:
        tx.run("DELETE FROM kept_search WHERE account_id = ?", player)

    return work


def load(tx: Transaction) -> list[Row]:
    return tx.rows("SELECT account_id, centi, game, options, pace, rated, seats, bots, since FROM kept_search")
