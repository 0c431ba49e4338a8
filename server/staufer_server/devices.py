"""The devices that are signed in to an account, and their tokens.

A token is random and only its hash is kept.  Once a day a device gets a new one.  The old one ends a minute after the
new one was first used, not before: an answer that was lost on its way locks nobody out.
"""

from __future__ import annotations

import base64
import hashlib

from staufer_server.database import Transaction
from staufer_server.timekeeping import RandomBytes

TOKEN_PREFIX = "stf1_"  # noqa: S105 -- the part that all tokens share
TOKEN_BYTES = 32
DAY = 86_400
IDLE = 30 * DAY
ABSOLUTE = 180 * DAY
RENEWED_AFTER = DAY
OVERLAP = 60
SEEN_EVERY = 3600  # how exactly it is kept when a device was last seen
LONGEST_DEVICE = 60


def new_token(random_bytes: RandomBytes) -> str:
    return TOKEN_PREFIX + base64.urlsafe_b64encode(random_bytes(TOKEN_BYTES)).decode().rstrip("=")


def digest(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).digest()


def add(
    tx: Transaction, player: int, token: str, now: int, *,
    device: str = "", replaces: bytes | None = None, signed_in: int | None = None, told: int | None = None,
) -> None:  # fmt: skip
    tx.run(
        "INSERT INTO token(sha256, account_id, created, last_seen, expires, device, replaces, signed_in, told)"
        " VALUES(?,?,?,?,?,?,?,?,?)",
        digest(token), player, now, now, now + ABSOLUTE, device[:LONGEST_DEVICE], replaces, signed_in,
        1000 * now if told is None else told,
    )  # fmt: skip


def owner(tx: Transaction, key: bytes, now: int) -> int | None:
    """The account of a token that is good; its first use ends the one that it replaces."""
    row = tx.row(
        "SELECT account_id, last_seen, replaces FROM token WHERE sha256 = ? AND expires > ? AND last_seen > ?",
        key, now, now - IDLE,
    )  # fmt: skip
    if row is None:
        return None
    player, last_seen, replaces = row
    assert isinstance(player, int)
    assert isinstance(last_seen, int)
    if replaces is not None:
        tx.run("UPDATE token SET expires = ? WHERE sha256 = ? AND expires > ?", now + OVERLAP, replaces, now + OVERLAP)
        tx.run("UPDATE token SET replaces = NULL WHERE sha256 = ?", key)
    if last_seen < now - SEEN_EVERY:
        tx.run("UPDATE token SET last_seen = ? WHERE sha256 = ?", now, key)
        tx.run("UPDATE account SET last_seen = ? WHERE id = ?", now, player)
    return player


def renew(tx: Transaction, key: bytes, token: str, now: int) -> bool:
    """Enter *token* in the place of an older one; False where that is still new enough."""
    row = tx.row("SELECT account_id, created, device, signed_in, told FROM token WHERE sha256 = ?", key)
    if row is None or not isinstance(row[1], int) or row[1] > now - RENEWED_AFTER:
        return False
    assert isinstance(row[0], int)
    tx.run("DELETE FROM token WHERE replaces = ?", key)  # one that never arrived
    signed_in, told = (value if isinstance(value, int) else None for value in row[3:])
    add(tx, row[0], token, now, device=str(row[2]), replaces=key, signed_in=signed_in, told=told)
    return True


def newcomers(tx: Transaction, key: bytes, at: int) -> list[tuple[str, int]]:
    """Names and times of devices that have signed in since this one was last told; it is told now: in ms."""
    found = tx.rows(
        "SELECT t.device, t.signed_in FROM token t JOIN token mine ON mine.account_id = t.account_id"
        " WHERE mine.sha256 = ? AND t.sha256 <> ? AND t.signed_in > mine.told AND t.replaces IS NULL"
        " ORDER BY t.signed_in",
        key, key,
    )  # fmt: skip
    if found:
        tx.run("UPDATE token SET told = ? WHERE sha256 = ?", at, key)
    return [(str(device), came) for device, came in found if isinstance(came, int)]


def end(tx: Transaction, key: bytes) -> None:
    tx.run("DELETE FROM token WHERE sha256 = ? OR replaces = ?", key, key)


def end_all(tx: Transaction, player: int) -> int:
    return tx.run("DELETE FROM token WHERE account_id = ?", player)


def prune(tx: Transaction, now: int) -> int:
    """Forget those that nobody can use any more."""
    return tx.run("DELETE FROM token WHERE expires <= ? OR last_seen <= ?", now, now - IDLE)
