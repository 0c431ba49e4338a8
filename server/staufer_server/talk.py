"""What people say at a table: kept, and told to everybody there."""

from __future__ import annotations

from staufer_protocol.messages import Said
from staufer_server import chronicle
from staufer_server.buckets import Buckets
from staufer_server.connection import Session
from staufer_server.database import Database
from staufer_server.denials import Denied
from staufer_server.hosting import LiveMatch
from staufer_server.timekeeping import Clock

LONGEST_LINE = 200
A_SECOND, AT_ONCE = 0.5, 1.0  # lines of one person


def one_line(text: str) -> str:
    """Without control characters, and without more blanks than words need."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


class Talk:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._buckets = Buckets(clock, A_SECOND, AT_ONCE)

    async def say(self, session: Session, match: LiveMatch, text: str) -> None:
        seat, player, line = match.table.seat_of_session(session), session.account.player, one_line(text)
        if not line:
            raise Denied("E_EMPTY", "There is nothing to say.")
        if len(line) > LONGEST_LINE:
            raise Denied("E_TOO_LONG", f"A line has {LONGEST_LINE} characters at most.")
        if not self._buckets.take(player):
            raise Denied("E_TOO_FAST", "One line in two seconds: wait a little.")
        at = int(self._clock.wall())
        await self._database.do(chronicle.add_chat(match.id, seat, player, line, at))
        match.table.tell(Said(match.id, seat, line, at))
