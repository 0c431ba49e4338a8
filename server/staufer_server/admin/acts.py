"""The table of acts: who did what, to whom, and why.  Nothing in it is ever changed."""

from __future__ import annotations

import getpass

from staufer_server.database import Transaction
from staufer_server.stores import Value


def note(tx: Transaction, now: int, what: str, subject: str, why: str) -> None:
    tx.run("INSERT INTO act(at, who, what, subject, why) VALUES(?,?,?,?,?)", now, operator(), what, subject, why)


def acts(tx: Transaction, count: int) -> list[dict[str, Value]]:
    """The last ones, the newest first."""
    return tx.table("SELECT at, who, what, subject, why FROM act ORDER BY id DESC LIMIT ?", count)


def operator() -> str:
    """Who is signed in to the machine."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # an account without a name
        return "unknown"
