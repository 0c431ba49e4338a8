"""What is kept of private tables, in plain SQL: every function gives a piece of work for ``Database.do``."""

from __future__ import annotations

from dataclasses import dataclass, field

from staufer_protocol.codec import dec, enc, from_plain
from staufer_server.accounts import as_int
from staufer_server.chronicle import as_bytes
from staufer_server.database import Transaction, Work
from staufer_server.matchmaking import QueueKey
from staufer_server.stores import Row


@dataclass(frozen=True, slots=True)
class Invited:
    """A table to which people are invited."""

    code: bytes  # its SHA-256
    owner: int
    key: QueueKey
    seats: int
    ends: int  # wall time
    guests: set[int] = field(default_factory=set)  # the accounts that have used the code


@dataclass(frozen=True, slots=True)
class Chosen:
    """The options as they are kept."""

    options: tuple[tuple[str, int], ...]


def add(invited: Invited) -> Work[None]:
    game, options, pace, _ = invited.key

    def work(tx: Transaction) -> None:
        tx.run(
            "INSERT INTO private_table(code, owner_id, game, options, pace, seats, ends) VALUES(?,?,?,?,?,?,?)",
            invited.code, invited.owner, game, enc(options), pace, invited.seats, invited.ends,
        )  # fmt: skip

    return work


def use(code: bytes, player: int) -> Work[None]:
    """Somebody has used the code, unless its table is gone meanwhile."""

    def work(tx: Transaction) -> None:
        if tx.row("SELECT 1 FROM private_table WHERE code = ?", code) is not None:
            tx.run("INSERT INTO private_guest(code, account_id) VALUES(?,?)", code, player)

    return work


def remove(code: bytes) -> Work[None]:
    def work(tx: Transaction) -> None:
        tx.run("DELETE FROM private_guest WHERE code = ?", code)
        tx.run("DELETE FROM private_table WHERE code = ?", code)

    return work


def options_of(data: bytes) -> tuple[tuple[str, int], ...]:
    return from_plain(Chosen, [dec(data)]).options


def load(now: int) -> Work[list[Invited]]:
    """Those that are good still; the others are forgotten."""

    def work(tx: Transaction) -> list[Invited]:
        for (code,) in tx.rows("SELECT code FROM private_table WHERE ends <= ?", now):
            remove(as_bytes(code))(tx)
        rows = tx.rows("SELECT code, owner_id, game, options, pace, seats, ends FROM private_table")
        return [to_invited(tx, row) for row in rows]

    return work


def to_invited(tx: Transaction, row: Row) -> Invited:
    code, owner, game, options, pace, seats, ends = row
    guests = tx.rows("SELECT account_id FROM private_guest WHERE code = ?", code)
    return Invited(
        as_bytes(code), as_int(owner), (str(game), options_of(as_bytes(options)), str(pace), False), as_int(seats),
        as_int(ends),
        {as_int(player) for (player,) in guests},
    )  # fmt: skip
