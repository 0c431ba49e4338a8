"""What people say at a table and in the lobby: kept, and told to everybody there."""

from __future__ import annotations

from time import gmtime, strftime

from staufer_protocol.messages import Said, SaidInLobby
from staufer_protocol.small_talk import SMALL_TALK
from staufer_server import chronicle
from staufer_server.accounts import as_int
from staufer_server.buckets import Buckets
from staufer_server.connection import Session
from staufer_server.database import Database, Transaction
from staufer_server.denials import Denied
from staufer_server.devices import DAY
from staufer_server.hosting import LiveMatch
from staufer_server.timekeeping import Clock

LONGEST_LINE = 200
A_SECOND, AT_ONCE = 0.5, 1.0  # lines of one person
LOBBY_KEPT = 50  # lines shown to who comes in later
LOBBY_REMEMBERED = 30 * DAY  # s, for what is reported later


def one_line(text: str) -> str:
    """Without control characters, and without more blanks than words need."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


class Talk:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._buckets = Buckets(clock, A_SECOND, AT_ONCE)
        self._lobby: set[Session] = set()  # who hears it

    # -- at a table ------------------------------------------------------------------------

    async def say(self, session: Session, match: LiveMatch, text: str, phrase: str) -> None:
        seat, player = match.table.seat_of_session(session), session.account.player
        line = await self._allowed(player, text, phrase)
        said = Said(match.id, seat, line, int(self._clock.wall()), phrase)
        await self._database.do(chronicle.add_chat(said, player))
        match.table.tell(said)

    # -- in the lobby ----------------------------------------------------------------------

    async def hear_lobby(self, session: Session, is_on: bool) -> None:
        """From now on, after the last lines; or no more."""
        self._lobby.discard(session)
        if not is_on:
            return
        for said in await self._database.do(last_of_the_lobby):
            session.send(said)
        if session.is_open:
            self._lobby.add(session)

    async def say_in_lobby(self, session: Session, text: str, phrase: str) -> None:
        account = session.account
        line, at = await self._allowed(account.player, text, phrase), int(self._clock.wall())

        def work(tx: Transaction) -> None:
            tx.add(
                "INSERT INTO lobby_line(account_id, phrase, text, at) VALUES(?,?,?,?)", account.player, phrase, line, at
            )
            tx.run("DELETE FROM lobby_line WHERE at < ?", at - LOBBY_REMEMBERED)

        await self._database.do(work)
        said = SaidInLobby(account.player, account.name, line, phrase, at)
        for one in self._lobby | {session}:
            one.send(said)

    def gone(self, session: Session) -> None:
        self._lobby.discard(session)

    # -- what may be said ------------------------------------------------------------------

    async def _allowed(self, player: int, text: str, phrase: str) -> str:
        line = one_line(text)
        if phrase and (phrase not in SMALL_TALK or line):
            raise Denied("E_PHRASE", "This server does not know that phrase: update the program.")
        if not phrase and not line:
            raise Denied("E_EMPTY", "There is nothing to say.")
        if len(line) > LONGEST_LINE:
            raise Denied("E_TOO_LONG", f"A line has {LONGEST_LINE} characters at most.")
        if not self._buckets.take(player):
            raise Denied("E_TOO_FAST", "One line in two seconds: wait a little.")
        if not phrase:
            await self._check_silence(player)
        return line

    async def _check_silence(self, player: int) -> None:
        now = int(self._clock.wall())
        row = await self._database.do(
            lambda tx: tx.row("SELECT until FROM silence WHERE account_id = ? AND until > ?", player, now)
        )
        if row is not None:
            until = strftime("%d %B %Y %H:%M", gmtime(as_int(row[0])))
            raise Denied("E_SILENCED", f"You may say ready phrases only, until {until} UTC.", 403)


def last_of_the_lobby(tx: Transaction) -> list[SaidInLobby]:
    rows = tx.rows(
        "SELECT l.account_id, a.name, l.text, l.phrase, l.at FROM lobby_line l JOIN account a ON a.id = l.account_id"
        " ORDER BY l.id DESC LIMIT ?",
        LOBBY_KEPT,
    )
    return [
        SaidInLobby(as_int(player), str(name), str(text), str(phrase), as_int(at))
        for player, name, text, phrase, at in reversed(rows)
    ]
