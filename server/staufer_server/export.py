"""All that is kept of an account, for its owner: what is stored as JSON, and the replays of the matches."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile

from staufer_protocol.complaint import Complaint
from staufer_server.chronicle import as_bytes
from staufer_server.database import Database, Transaction
from staufer_server.matches import Matches
from staufer_server.stores import Value

README = """All that the server keeps of this account.

account.json   the account, its devices, ratings with every change, matches, and what was said at tables
matches/       the replay of every match that is over; the program opens them, and staufer-lab proves them
"""
TABLES = {
    "devices": "SELECT device, created, last_seen, expires FROM token WHERE account_id = ? ORDER BY created",
    "shunned": "SELECT other_id AS player, manner, at FROM shun WHERE account_id = ? ORDER BY other_id",
    "bans": "SELECT why, until, at FROM ban WHERE account_id = ?",
    "ratings": "SELECT ladder, seed, centi, games FROM rating WHERE account_id = ? ORDER BY ladder",
    "rating_changes": "SELECT match_id AS match, ladder, before, after, k, is_reversal, at"
    " FROM rating_event WHERE account_id = ? ORDER BY id",
    "matches": "SELECT m.id AS match, m.game, m.pace, m.rated, m.status, s.seat, s.name, s.place, s.score,"
    " s.how, m.started, m.ended FROM match_seat s JOIN match m ON m.id = s.match_id WHERE s.account_id = ?"
    " ORDER BY m.started",
    "said": "SELECT match_id AS match, seat, text, at FROM chat_line WHERE account_id = ? ORDER BY id",
}
Fields = dict[str, Value]


class Exports:
    def __init__(self, database: Database, matches: Matches) -> None:
        self._database = database
        self._matches = matches

    async def archive(self, player: int) -> bytes:
        """A zip file."""
        kept = await self._database.do(lambda tx: all_of(tx, player))
        finished = await self._database.do(lambda tx: finished_matches(tx, player))
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("README.txt", README)
            archive.writestr("account.json", json.dumps(kept, indent=2, ensure_ascii=False))
            for match in finished:
                try:
                    replay = await self._matches.archive.replay(match)
                except Complaint as complaint:  # one that cannot be read any more keeps nobody from the others
                    archive.writestr(f"matches/{match.hex()}.txt", complaint.sentence + "\n")
                else:
                    await asyncio.to_thread(archive.writestr, f"matches/{match.hex()}.staufer", replay)
        return buffer.getvalue()


def all_of(tx: Transaction, player: int) -> dict[str, Fields | list[Fields]]:
    """Everything but what is secret even from its owner: hashes of tokens, passwords and codes."""
    account = "SELECT id AS player, kind, name, is_named, created, last_seen FROM account WHERE id = ?"
    return {"account": tx.table(account, player)[0]} | {name: tx.table(sql, player) for name, sql in TABLES.items()}


def finished_matches(tx: Transaction, player: int) -> list[bytes]:
    rows = tx.rows(
        "SELECT m.id FROM match_seat s JOIN match m ON m.id = s.match_id"
        " WHERE s.account_id = ? AND m.status <> 'live' ORDER BY m.started",
        player,
    )
    return [as_bytes(row[0]) for row in rows]
