"""How people treat each other: reports of persons, and what moderators decide.

The records of a match, and what was said, are the evidence.
"""

from __future__ import annotations

from dataclasses import dataclass

from staufer_protocol.messages import Told
from staufer_server.accounts import as_int
from staufer_server.buckets import Buckets
from staufer_server.database import Transaction
from staufer_server.denials import Denied
from staufer_server.devices import DAY
from staufer_server.ground import Ground
from staufer_server.talk import one_line

REASONS = ("insult", "cheating", "stalling", "name", "other")
LONGEST_WORDS = 500
A_SECOND, AT_ONCE = 10 / DAY, 10.0  # reports of one person
TIDINGS = ("warn", "silence", "decided", "dismissed")  # what somebody is told of, and the acts that tell him


@dataclass(frozen=True, slots=True)
class Complaint:
    about: int
    match: bytes  # empty: it is about what was said in the lobby
    from_seq: int
    upto_seq: int  # 0: to the last there is
    reason: str
    words: str


class Conduct:
    def __init__(self, ground: Ground) -> None:
        self._database = ground.database
        self._clock = ground.clock
        self._buckets = Buckets(ground.clock, A_SECOND, AT_ONCE)

    async def report(self, player: int, said: Complaint) -> int:
        """Keep it for whoever moderates; its number."""
        words, now = one_line(said.words), int(self._clock.wall())
        if said.reason not in REASONS:
            raise Denied("E_REASON", f"The reasons are {', '.join(REASONS)}.")
        if len(words) > LONGEST_WORDS:
            raise Denied("E_TOO_LONG", f"{LONGEST_WORDS} characters are enough.")
        if said.about == player:
            raise Denied("E_YOURSELF", "You cannot report yourself.")
        if not 0 <= said.from_seq <= (said.upto_seq or said.from_seq):
            raise Denied("E_RANGE", "The first record comes before the last.")
        if not self._buckets.take(player):
            raise Denied("E_TOO_MANY_REPORTS", "You have reported many people today: wait until tomorrow.", 429, DAY)

        def work(tx: Transaction) -> int:
            upto = said.upto_seq
            if said.match:
                upto = checked_range(tx, player, said)
            elif said.reason == "name" and tx.row("SELECT 1 FROM account WHERE id = ?", said.about) is None:
                raise Denied("E_NO_EVIDENCE", "There is no such person.", 404)
            elif said.reason != "name" and tx.row("SELECT 1 FROM lobby_line WHERE account_id = ?", said.about) is None:
                raise Denied("E_NO_EVIDENCE", "This person has said nothing in the lobby lately.", 404)
            standing = tx.row(
                "SELECT id FROM person_report WHERE by_id = ? AND about_id = ? AND decision = ''"
                " AND coalesce(match_id, ?) = ?",
                player, said.about, b"", said.match,
            )  # fmt: skip
            if standing is not None:
                raise Denied("E_REPORTED", "You have reported this already; a moderator will look at it.", 409)
            return tx.add(
                "INSERT INTO person_report(by_id, about_id, match_id, from_seq, upto_seq, reason, words, at, decision)"
                " VALUES(?,?,?,?,?,?,?,?,'')",
                player, said.about, said.match or None, said.from_seq, upto, said.reason, words, now,
            )  # fmt: skip

        return await self._database.do(work)

    async def shunned(self, player: int) -> list[tuple[int, str, int]]:
        """Whom somebody mutes or blocks: number, name, manner."""
        rows = await self._database.do(
            lambda tx: tx.rows(
                "SELECT s.other_id, a.name, s.manner FROM shun s JOIN account a ON a.id = s.other_id"
                " WHERE s.account_id = ? ORDER BY a.name",
                player,
            )
        )
        return [(as_int(number), str(name), as_int(manner)) for number, name, manner in rows]


def checked_range(tx: Transaction, player: int, said: Complaint) -> int:
    """The last record that belongs to it; both sat at the match, and it has so many records."""
    seats = {as_int(row[0]) for row in tx.rows("SELECT account_id FROM match_seat WHERE match_id = ?", said.match)}
    if said.about not in seats:
        raise Denied("E_NO_EVIDENCE", "This person did not play in that match.", 404)
    if player not in seats:
        raise Denied("E_NOT_SEATED", "You did not sit at that table.", 403)
    row = tx.row("SELECT max(seq) FROM record WHERE match_id = ?", said.match)
    last = as_int(row[0] or 0) if row else 0
    if max(said.from_seq, said.upto_seq) > last:
        raise Denied("E_RANGE", "The match does not have so many records.")
    return said.upto_seq or last


def untold(tx: Transaction, player: int) -> list[Told]:
    """What somebody has not been told yet; from now on he has."""
    rows = tx.rows(
        "SELECT kind, why, until, at FROM tiding WHERE account_id = ? AND is_told = ? ORDER BY id", player, False
    )
    if rows:
        tx.run("UPDATE tiding SET is_told = ? WHERE account_id = ? AND is_told = ?", True, player, False)
    return [Told(str(kind), str(why), as_int(until), as_int(at)) for kind, why, until, at in rows]
