"""Matches: looking at one, and voiding it."""

from __future__ import annotations

from staufer_server.admin.acts import note
from staufer_server.admin.ledger import give_back
from staufer_server.database import Transaction
from staufer_server.denials import Denied
from staufer_server.stores import Value

Table = list[dict[str, Value]]


def named(text: str) -> bytes:
    """A match by its 32 hexadecimal digits, as pages and logs say them."""
    try:
        match = bytes.fromhex(text)
    except ValueError:
        match = b""
    if len(match) != 16:
        raise Denied("E_MATCH", f"{text} is no match: they are named by 32 hexadecimal digits.")
    return match


def show(tx: Transaction, match: bytes) -> dict[str, Table]:
    """What may be known of it while it goes on, too: nothing that is sealed."""
    found = tx.table(
        "SELECT id AS match, game, pace, rated, status, unrated_because, frozen, epoch, started, ended,"
        " (SELECT count(*) FROM record r WHERE r.match_id = m.id) AS records FROM match m WHERE id = ?",
        match,
    )
    if not found:
        raise Denied("E_UNKNOWN", f"There is no match {match.hex()} here.", 404)
    return {
        "match": found,
        "seats": tx.table(
            "SELECT seat, account_id AS number, name, place, score, how FROM match_seat WHERE match_id = ?"
            " ORDER BY seat",
            match,
        ),
        "ratings": tx.table(
            "SELECT account_id AS number, ladder, before, after, k, is_reversal, at FROM rating_event"
            " WHERE match_id = ? ORDER BY id",
            match,
        ),
        "said": tx.table("SELECT seat, text, at FROM chat_line WHERE match_id = ? ORDER BY id", match),
        "acts": tx.table("SELECT at, who, what, why FROM act WHERE subject = ? ORDER BY id", match.hex()),
    }


def void(tx: Transaction, match: bytes, why: str, now: int) -> str:
    """One that is over gives its ratings back; one that goes on is ended by the server, which writes its stream."""
    status = show(tx, match)["match"][0]["status"]
    if status == "done":
        return give_back(tx, match, why, now)
    if status == "void":
        raise Denied("E_VOID", f"Match {match.hex()} is void already.")
    note(tx, now, "void", match.hex(), why)
    return f"Match {match.hex()} goes on: the running server ends it at once, or else at its next start."
