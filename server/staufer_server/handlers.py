"""What each message of a client sets going; every refusal goes back to who sent it."""

from __future__ import annotations

from collections.abc import Awaitable

import structlog

from staufer_protocol.complaint import Complaint
from staufer_protocol.messages import (
    AnswerReady,
    AskForecast,
    AskHead,
    ClientMessage,
    HearLobby,
    Hello,
    JoinQueue,
    LeaveQueue,
    LookAround,
    NewDevice,
    OfferRematch,
    OpenNonce,
    RefuseSetup,
    Resume,
    Rise,
    Say,
    SayInLobby,
    SealNonce,
    Submit,
    Welcome,
)
from staufer_protocol.messages.company import FillTable, JoinTable, LeaveTable, OpenTable, Shun, StopWatching, Watch
from staufer_server.accounts import Account, Accounts
from staufer_server.conduct import untold
from staufer_server.connection import SIGNED_OUT, Session, addressed
from staufer_server.database import DatabaseUnusable
from staufer_server.denials import Denied
from staufer_server.devices import newcomers
from staufer_server.lobby import Lobby
from staufer_server.matches import Matches
from staufer_server.metrics import Metrics
from staufer_server.private_tables import PrivateTables
from staufer_server.rematches import Rematches
from staufer_server.shunning import Shunning
from staufer_server.talk import Talk

AtPrivateTable = OpenTable | JoinTable | FillTable | LeaveTable
InLobby = JoinQueue | LeaveQueue | AnswerReady | AskForecast
AtTable = Submit | Resume | AskHead | Say | OfferRematch | Rise | Watch | StopWatching
log = structlog.get_logger()


class Handlers:
    """Greets sessions, takes their messages where they belong, and sees them off."""

    def __init__(  # noqa: PLR0917 -- one part each
        self, accounts: Accounts, lobby: Lobby, tables: PrivateTables, shunning: Shunning, matches: Matches,
        talk: Talk, metrics: Metrics, key: bytes,
    ) -> None:  # fmt: skip
        self._accounts = accounts
        self._lobby = lobby
        self._tables = tables
        self._shunning = shunning
        self._matches = matches
        matches.notices.sessions_of = self._of
        self._rematches = Rematches(matches)
        self._talk = talk
        self._metrics = metrics
        self._key = key
        self._sessions: set[Session] = set()

    @property
    def online(self) -> int:
        return len({session.account.player for session in self._sessions})

    async def greet(self, session: Session) -> None:
        self._sessions.add(session)
        await self._guarded(session, self._welcome(session), "Hello", (b"", 0, 0))

    async def _welcome(self, session: Session) -> None:
        """The account is read again: it may have got another name, or been signed out, before it was known here."""
        try:
            session.account = await self._accounts.holder(session.device)
        except Denied:
            session.close(SIGNED_OUT, "signed out")
            return
        await self._tell_the_standing(session)
        self._lobby.come(session)
        await self.tell_tidings(session.account.player)
        await self.tell_newcomers(session.account.player)

    async def _tell_the_standing(self, session: Session) -> None:
        account = session.account
        ratings = await self._accounts.ratings(account.player)
        live = await self._matches.lines_of(account.player)
        session.send(
            Welcome(
                account.player,
                account.name,
                account.is_guest,
                tuple((game, centi, games) for game, (centi, games) in sorted(ratings.items())),
                tuple(live),
                self.online,
                self._key,
            )
        )
        session.send(await self._shunning.told(account.player))

    def see_off(self, session: Session) -> None:
        self._sessions.discard(session)
        self._talk.gone(session)
        self._lobby.gone(session)
        self._tables.gone(session)
        self._matches.setups.gone(session)
        self._matches.gone(session)

    async def tell_tidings(self, player: int) -> None:
        """What a moderator has decided about somebody, or for him: once, when he is here."""
        sessions = self._of(player)
        if sessions:
            for told in await self._accounts.do(lambda tx: untold(tx, player)):
                for session in sessions:
                    session.send(told)

    async def tell_newcomers(self, player: int) -> None:
        """Each device hears of the others that have signed in since it was here."""
        now = self._accounts.now_ms()
        for session in self._of(player):
            device = session.device
            for name, at in await self._accounts.do(lambda tx, device=device: newcomers(tx, device, now)):  # type: ignore[misc]  # bound now
                session.send(NewDevice(name, at // 1000))

    def renamed(self, account: Account) -> None:
        for session in self._sessions:
            if session.account.player == account.player:
                session.account = account

    def hand_on(self, player: int, old: bytes, new: bytes, closes_others: bool = True) -> None:
        """The device with the token *old* has the token *new* now; other devices are signed out."""
        for session in self._of(player):
            if session.device == old:
                session.device = new
            elif closes_others:
                session.close(SIGNED_OUT, "signed out")

    def sign_out(self, player: int, device: bytes | None = None) -> None:
        """Close the sessions of one device, or of all."""
        for session in self._of(player):
            if device is None or session.device == device:
                session.close(SIGNED_OUT, "signed out")

    def _of(self, player: int) -> list[Session]:
        return [session for session in self._sessions if session.account.player == player]

    def close_all(self, code: int, why: str) -> None:
        for session in self._sessions:
            session.close(code, why)

    async def act(self, session: Session, message: ClientMessage) -> None:
        await self._guarded(session, self._act(session, message), type(message).__name__, addressed(message))

    async def _guarded(
        self, session: Session, work: Awaitable[None], what: str, address: tuple[bytes, int, int]
    ) -> None:
        """Whatever goes wrong is said with a code; the connection stays."""
        with self._metrics.messages.labels(what).time():
            try:
                await work
            except Complaint as complaint:
                self._refuse(session, complaint, address)
            except DatabaseUnusable as failure:
                self._refuse(session, Denied("E_STORE", str(failure)), address)
            except Exception:
                log.exception("handler_failed", message=what, player=session.account.player)
                sorry = Denied("E_SERVER", "The server made a mistake; nothing was changed.")
                self._refuse(session, sorry, address)

    def _refuse(self, session: Session, refusal: Complaint, address: tuple[bytes, int, int]) -> None:
        self._metrics.refusals.labels(refusal.code).inc()
        session.refuse(refusal, address)

    async def _act(self, session: Session, message: ClientMessage) -> None:
        match message:
            case OpenTable() | JoinTable() | FillTable() | LeaveTable():
                await self._act_at_a_private_table(session, message)
            case JoinQueue() | LeaveQueue() | AnswerReady() | AskForecast():
                await self._act_in_the_lobby(session, message)
            case Shun():
                await self._shun(session, message)
            case HearLobby():
                await self._talk.hear_lobby(session, message.is_on)
            case SayInLobby():
                await self._talk.say_in_lobby(session, message.text, message.phrase)
            case SealNonce() | OpenNonce() | RefuseSetup():
                self._matches.setups.take(session, message)
            case LookAround():
                await self._tell_the_standing(session)
            case Hello():
                raise AssertionError("greetings do not come here")
            case _:
                await self._act_at_a_table(session, message)

    async def _act_at_a_private_table(self, session: Session, message: AtPrivateTable) -> None:
        match message:
            case OpenTable():
                await self._tables.open(session, message)
            case JoinTable():
                await self._tables.join(session, message)
            case FillTable():
                await self._tables.fill(session, message)
            case LeaveTable():
                self._tables.leave(session)

    async def _act_in_the_lobby(self, session: Session, message: InLobby) -> None:
        match message:
            case JoinQueue():
                self._tables.leave(session)
                await self._lobby.join(session, message)
            case LeaveQueue():
                self._lobby.leave(session)
            case AnswerReady():
                self._lobby.answer(session, message)
            case AskForecast():
                await self._lobby.foretell(session, message)

    async def _shun(self, session: Session, wish: Shun) -> None:
        await self._shunning.change(session, wish)
        player = session.account.player
        told = await self._shunning.told(player)
        for one in self._of(player):
            one.send(told)
        self._lobby.keep_apart(player, await self._shunning.kept_apart(player))

    async def _act_at_a_table(self, session: Session, message: AtTable) -> None:
        player, matches = session.account.player, self._matches
        match message:
            case Submit():
                await (await matches.find_for(player, message.match)).submit(session, message)
            case Resume():
                match = await matches.find_for(player, message.match)
                await matches.seat_down(session, match, message.have_seq, message.head)
            case AskHead():
                await matches.show_head(session, message.match)
            case Say():
                match = await matches.find_for(player, message.match)
                await self._talk.say(session, match, message.text, message.phrase)
            case OfferRematch():
                await self._rematches.offer(session, message.match)
            case Watch():
                await matches.watch(session, message.match)
            case Rise():
                matches.rise(session, message.match)
            case StopWatching():
                matches.stop_watching(session, message.match)
