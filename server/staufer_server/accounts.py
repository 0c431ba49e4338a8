"""Who plays: guests made without any form, their tokens and their names."""

from __future__ import annotations

import base64
import hashlib
import unicodedata
from dataclasses import dataclass

from staufer_server.database import Database, Row, Transaction
from staufer_server.denials import Denied
from staufer_server.ratings import START
from staufer_server.timekeeping import Clock, RandomBytes

TOKEN_PREFIX = "stf1_"  # noqa: S105 -- the part that all tokens share
DAY = 86_400
IDLE = 30 * DAY
ABSOLUTE = 180 * DAY
MARKS = 3  # one above the other are more than any writing needs
SHORTEST_NAME, LONGEST_NAME = 3, 20
PILGRIMS = ("Pilgrim", "Falconer", "Scribe", "Squire", "Minstrel", "Herald", "Archer", "Mason")


@dataclass(frozen=True, slots=True)
class Account:
    player: int
    name: str
    kind: str
    bot: str | None = None

    @property
    def is_guest(self) -> bool:
        return self.kind == "guest"

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot"


def digest(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).digest()


def name_key(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def checked_name(wish: str) -> str:
    """The name in its normal form, or a refusal that says what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFKC", wish).split())
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise Denied("E_NAME_LENGTH", "A name has between 3 and 20 characters.")
    if not all(letter.isalnum() or letter in " -_.'" or unicodedata.category(letter) == "Mn" for letter in name):
        raise Denied("E_NAME_LETTERS", "A name has letters, digits, spaces, hyphens, dots and apostrophes only.")
    if MARKS * "M" in "".join(unicodedata.category(letter)[0] for letter in name):
        raise Denied("E_NAME_LETTERS", "A name has no towers of accents.")
    if not any(letter.isalpha() for letter in name):
        raise Denied("E_NAME_LETTERS", "A name has at least one letter.")
    return name


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
        token = TOKEN_PREFIX + base64.urlsafe_b64encode(self._random_bytes(32)).decode().rstrip("=")
        lots = [int.from_bytes(self._random_bytes(4), "big") for _ in range(32)]
        now = int(self._clock.wall())

        def create(tx: Transaction) -> Account:
            name = free_guest_name(tx, lots)
            player = tx.add(
                "INSERT INTO account(kind, name, name_key, is_named, created, last_seen) VALUES('guest',?,?,0,?,?)",
                name, name_key(name), now, now,
            )  # fmt: skip
            tx.run(
                "INSERT INTO token(sha256, account_id, created, last_seen, expires) VALUES(?,?,?,?,?)",
                digest(token), player, now, now, now + ABSOLUTE,
            )  # fmt: skip
            return Account(player, name, "guest")

        return await self._database.do(create), token

    async def who(self, token: str) -> Account:
        """The owner of a token; unknown, expired and long unused ones are refused alike."""
        now, key = int(self._clock.wall()), digest(token)

        def find(tx: Transaction) -> Account | None:
            row = tx.row(
                "SELECT a.id, a.name, a.kind, a.bot FROM token t JOIN account a ON a.id = t.account_id"
                " WHERE t.sha256 = ? AND t.expires > ? AND t.last_seen > ?",
                key, now, now - IDLE,
            )  # fmt: skip
            if row is None:
                return None
            if tx.run("UPDATE token SET last_seen = ? WHERE sha256 = ? AND last_seen < ?", now, key, now - 3600):
                tx.run("UPDATE account SET last_seen = ? WHERE id = ?", now, row[0])
            return to_account(row)

        account = await self._database.do(find) if token.startswith(TOKEN_PREFIX) else None
        if account is None:
            raise Denied("E_TOKEN", "This device is not signed in, or no longer.", 401)
        return account

    async def known(self, player: int) -> Account:
        """The account as it is now."""

        def find(tx: Transaction) -> Account:
            row = tx.row("SELECT id, name, kind, bot FROM account WHERE id = ?", player)
            if row is None:
                raise Denied("E_TOKEN", "This account is no more.", 401)
            return to_account(row)

        return await self._database.do(find)

    async def rename(self, player: int, wish: str) -> Account:
        """Give the account a name of its own choice; names differ by more than their case."""
        name = checked_name(wish)

        def rename(tx: Transaction) -> Account:
            key = name_key(name)
            if tx.row("SELECT 1 FROM account WHERE name_key = ? AND id <> ?", key, player):
                raise Denied("E_NAME_TAKEN", f"Somebody else is called {name} already.", 409)
            tx.run("UPDATE account SET name = ?, name_key = ?, is_named = 1 WHERE id = ?", name, key, player)
            row = tx.row("SELECT id, name, kind, bot FROM account WHERE id = ?", player)
            assert row is not None
            return to_account(row)

        return await self._database.do(rename)

    async def ratings(self, player: int) -> dict[str, tuple[int, int]]:
        """(centi, games) of every ladder that the account has played on."""

        def find(tx: Transaction) -> dict[str, tuple[int, int]]:
            rows = tx.rows("SELECT ladder, centi, games FROM rating WHERE account_id = ?", player)
            return {str(ladder): (as_int(centi), as_int(games)) for ladder, centi, games in rows}

        return await self._database.do(find)

    async def rating(self, player: int, ladder: str) -> tuple[int, int]:
        return (await self.ratings(player)).get(ladder, (START, 0))


def free_guest_name(tx: Transaction, lots: list[int]) -> str:
    for lot in lots:
        name = f"{PILGRIMS[lot % len(PILGRIMS)]} {1000 + lot // len(PILGRIMS) % 9000}"
        if tx.row("SELECT 1 FROM account WHERE name_key = ?", name_key(name)) is None:
            return name
    (highest,) = tx.row("SELECT coalesce(max(id), 0) + 1 FROM account") or (1,)
    return f"Pilgrim {10_000 + as_int(highest)}"


def as_int(value: object) -> int:
    assert isinstance(value, int)
    return value
