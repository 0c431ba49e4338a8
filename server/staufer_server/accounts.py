"""Who plays: guests made without any form, who may keep their account with a name and a password later."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from staufer_server import devices
from staufer_server.database import Database, Transaction
from staufer_server.denials import Denied
from staufer_server.devices import DAY, digest, new_token
from staufer_server.names import look_of, name_key, persons_name
from staufer_server.ratings import START
from staufer_server.stores import Row
from staufer_server.timekeeping import Clock, RandomBytes

GUESTS_KEPT = 30 * DAY  # after they were last seen
PILGRIMS = ("Pilgrim", "Falconer", "Scribe", "Squire", "Minstrel", "Herald", "Archer", "Mason")
COLUMNS = "SELECT id, name, kind, bot FROM account"
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Account:
    player: int
    name: str
    kind: str
    bot: str | None = None

    @property
    def is_guest(self) -> bool:
        """Nobody could sign in to it on another device: it has no password."""
        return self.kind == "guest"

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot"

    @property
    def is_robot(self) -> bool:
        """A bot that somebody brings."""
        return self.kind == "robot"


def to_account(row: Row) -> Account:
    player, name, kind, bot = row
    assert isinstance(player, int)
    return Account(player, str(name), str(kind), None if bot is None else str(bot))


class Accounts:
    def __init__(self, database: Database, clock: Clock, random_bytes: RandomBytes) -> None:
        self._database = database
        self._clock = clock
        self._random_bytes = random_bytes

    async def create_guest(self) -> tuple[Account, str]:
        """A new guest and the token of the device, which nobody can ask for again."""
        token = new_token(self._random_bytes)
        lots = [int.from_bytes(self._random_bytes(4), "big") for _ in range(32)]
        now = self.now()

        def create(tx: Transaction) -> Account:
            name = free_guest_name(tx, lots)
            player = tx.add(
                "INSERT INTO account(kind, name, name_key, look, is_named, created, last_seen)"
                " VALUES('guest',?,?,?,FALSE,?,?)",
                name, name_key(name), look_of(name), now, now,
            )  # fmt: skip
            devices.add(tx, player, token, now)
            return Account(player, name, "guest")

        return await self._database.do(create), token

    async def who(self, token: str) -> Account:
        """The owner of a token; unknown, expired and long unused ones are refused alike."""
        return await self.holder(digest(token) if token.startswith(devices.TOKEN_PREFIX) else b"")

    async def holder(self, device: bytes) -> Account:
        """The same by the digest of the token."""
        now = self.now()

        def find(tx: Transaction) -> Account:
            player = devices.owner(tx, device, now)
            if player is None:
                raise Denied("E_TOKEN", "This device is not signed in, or no longer.", 401)
            refuse_banned(tx, player, now)
            return account_of(tx, player)

        return await self._database.do(find)

    async def rename(self, player: int, wish: str) -> Account:
        """Give the account a name of its own choice, which nobody takes for another's."""
        name = persons_name(wish)

        def rename(tx: Transaction) -> Account:
            account = account_of(tx, player)
            if account.is_robot:
                raise Denied("E_NAME_BOT", "A bot keeps the name under which it is known.", 409)
            take_name(tx, player, name)
            return account_of(tx, player)

        return await self._database.do(rename)

    async def ratings(self, player: int) -> dict[str, tuple[int, int]]:
        """(centi, games) of every ladder that the account has played on."""

        def find(tx: Transaction) -> dict[str, tuple[int, int]]:
            rows = tx.rows("SELECT ladder, centi, games FROM rating WHERE account_id = ?", player)
            return {str(ladder): (as_int(centi), as_int(games)) for ladder, centi, games in rows}

        return await self._database.do(find)

    async def rating(self, player: int, ladder: str) -> tuple[int, int]:
        return (await self.ratings(player)).get(ladder, (START, 0))

    async def forget(self, player: int) -> None:
        """Take everything personal away; matches that others played too keep an alias."""
        await self._database.do(lambda tx: forget(tx, player))

    async def sweep(self) -> int:
        """Forget tokens that have ended, and guests without a name who have not come for a month; how many guests."""
        now = self.now()

        def sweep(tx: Transaction) -> int:
            devices.prune(tx, now)
            idle = tx.rows(
                "SELECT id FROM account WHERE kind = 'guest' AND NOT is_named AND last_seen < ? LIMIT 100",
                now - GUESTS_KEPT,
            )
            gone = [as_int(player) for (player,) in idle if not plays_now(tx, as_int(player))]
            for player in gone:
                forget(tx, player)
            return len(gone)

        return await self._database.do(sweep)

    async def do(self, work: Callable[[Transaction], T]) -> T:
        return await self._database.do(work)

    def now(self) -> int:
        return int(self._clock.wall())

    def now_ms(self) -> int:
        return int(1000 * self._clock.wall())


# -- pieces of work ------------------------------------------------------------------------


def account_of(tx: Transaction, player: int) -> Account:
    row = tx.row(f"{COLUMNS} WHERE id = ? AND kind <> 'deleted'", player)
    if row is None:
        raise Denied("E_TOKEN", "This account is no more.", 401)
    return to_account(row)


def take_name(tx: Transaction, player: int, name: str) -> None:
    key, look = name_key(name), look_of(name)
    if tx.row("SELECT 1 FROM account WHERE name_key = ? AND id <> ?", key, player):
        raise Denied("E_NAME_TAKEN", f"Somebody else is called {name} already.", 409)
    if tx.row("SELECT 1 FROM account WHERE look = ? AND id <> ?", look, player):
        raise Denied("E_NAME_ALIKE", f"Somebody else has a name that is easily taken for {name}.", 409)
    tx.run("UPDATE account SET name = ?, name_key = ?, look = ?, is_named = TRUE WHERE id = ?", name, key, look, player)


def refuse_banned(tx: Transaction, player: int, now: int) -> None:
    row = tx.row("SELECT why, until FROM ban WHERE account_id = ? AND (until IS NULL OR until > ?)", player, now)
    if row is not None:
        why, until = str(row[0]), row[1]
        days = None if until is None else -(-(as_int(until) - now) // DAY)
        long = "" if days is None else f" for {days} more day{'s' * (days != 1)}"
        raise Denied("E_BANNED", f"This account is barred from the server{long}: {why}", 403)


def plays_now(tx: Transaction, player: int) -> bool:
    return bool(
        tx.row(
            "SELECT 1 FROM match_seat s JOIN match m ON m.id = s.match_id WHERE s.account_id = ? AND m.status = 'live'",
            player,
        )
    )


def forget(tx: Transaction, player: int) -> None:
    """What others have a part in stays under an alias: their matches, and the ledger of their ratings."""
    if plays_now(tx, player):
        raise Denied("E_LIVE", "You are still playing: end your matches first, or resign.", 409)
    devices.end_all(tx, player)
    tx.run("DELETE FROM chat_line WHERE account_id = ?", player)
    for table in ("ban", "silence", "tiding", "vacation", "webhook", "lobby_line"):
        tx.run(f"DELETE FROM {table} WHERE account_id = ?", player)  # noqa: S608 -- names of our own
    tx.run("DELETE FROM person_report WHERE by_id = ? OR about_id = ?", player, player)
    tx.run("DELETE FROM shun WHERE account_id = ? OR other_id = ?", player, player)
    tx.run(
        "DELETE FROM private_guest WHERE account_id = ? OR code IN (SELECT code FROM private_table WHERE owner_id = ?)",
        player, player,
    )  # fmt: skip
    tx.run("DELETE FROM private_table WHERE owner_id = ?", player)
    tx.run("DELETE FROM kept_search WHERE account_id = ?", player)
    if tx.row("SELECT 1 FROM match_seat WHERE account_id = ?", player) is None:
        tx.run("DELETE FROM account WHERE id = ?", player)
        return
    alias = f"Departed {player}"
    while tx.row("SELECT 1 FROM account WHERE look = ? AND id <> ?", look_of(alias), player):
        alias += "'"
    tx.run(
        "UPDATE account SET kind = 'deleted', name = ?, name_key = ?, look = ?, is_named = FALSE, password = NULL,"
        " recovery = NULL WHERE id = ?",
        alias, name_key(alias), look_of(alias), player,
    )  # fmt: skip
    tx.run("UPDATE match_seat SET name = ? WHERE account_id = ?", alias, player)


def free_guest_name(tx: Transaction, lots: list[int]) -> str:
    for lot in lots:
        name = f"{PILGRIMS[lot % len(PILGRIMS)]} {1000 + lot // len(PILGRIMS) % 9000}"
        if tx.row("SELECT 1 FROM account WHERE look = ?", look_of(name)) is None:
            return name
    (highest,) = tx.row("SELECT coalesce(max(id), 0) + 1 FROM account") or (1,)
    return f"Pilgrim {10_000 + as_int(highest)}"


def as_int(value: object) -> int:
    assert isinstance(value, int)
    return value
