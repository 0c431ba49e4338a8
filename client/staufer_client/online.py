"""What the pages show of a server, and what they wish of it: between the bridge and the connection.

Imported after the first frame only: everything of the network comes with it.
"""

from __future__ import annotations

import asyncio
import platform
from collections.abc import Callable
from datetime import datetime

from staufer_client.account_calls import grant, keep_token
from staufer_client.account_wishes import AccountWish, Granted
from staufer_client.addresses import BadAddress, read_address
from staufer_client.api import Api, ServerSays
from staufer_client.bridge.account import Account
from staufer_client.bridge.conduct import Conduct
from staufer_client.bridge.ladder import Ladder
from staufer_client.bridge.lobby_talk import LobbyTalk
from staufer_client.bridge.matches import Matches
from staufer_client.bridge.network import Connection as Shown
from staufer_client.bridge.profile import Profile, provisional
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.table import Table as ShownTable
from staufer_client.conduct_calls import REPORTED, ConductWish, ReportPerson, done
from staufer_client.connection import Connection
from staufer_client.desync import Parted
from staufer_client.followed_matches import Event, StateChanged, TableOpened
from staufer_client.inviting import Inviting
from staufer_client.known_servers import KnownServers
from staufer_client.lookups import NOT_ONLINE, Lookups
from staufer_client.notary import Suspicion
from staufer_client.receipts import Receipts
from staufer_client.reports import Reports
from staufer_client.results import rating_text
from staufer_client.searching import Searching
from staufer_client.settings import Settings
from staufer_client.table import Table
from staufer_client.tables import TableMaker
from staufer_client.tokens import Tokens
from staufer_engine.phrases import Msgid
from staufer_protocol.capsule import Capsule, to_send, without_contents
from staufer_protocol.complaint import Damaged
from staufer_protocol.messages import (
    HearLobby,
    LookAround,
    MatchNews,
    NewDevice,
    Refused,
    SaidInLobby,
    SayInLobby,
    Told,
    Welcome,
)
from staufer_protocol.messages.company import Shun, Shunned

NEW_DEVICE = (
    "Somebody has signed in to your account on a new device: {device}. If that was not you, "
    "change your password under Settings: that signs every other device out."
)
OPENED_WITHIN = (2.0, 4.0, 8.0, 16.0, 30.0)  # seconds between the tries; together a minute

TOLD_OF = ("turn", "over")  # news of matches that are said in a notice; the rest stands in the list alone
TOLD: dict[str, Msgid] = {
    "warn": "A moderator of this server warns you: others have found your conduct offensive.",
    "silence": "A moderator has decided that you may say ready phrases only for some days.",
    "decided": "Thank you: a moderator has looked at what you reported, and has acted.",
    "dismissed": "A moderator has looked at what you reported, and found nothing that breaks the rules.",
}


class Online(Lookups):
    """Holds the connection, if there is one; stays silent where there is none."""

    def __init__(
        self,
        shelf: Shelf,
        settings: Settings,
        tables: TableMaker,
        version: str,
        *,
        sit_down: Callable[[Table], None],
        open_replay: Callable[[bytes], None],
        reports: Reports,
        tokens: Tokens | None = None,
        known: KnownServers | None = None,
        receipts: Receipts | None = None,
    ) -> None:
        super().__init__(shelf)
        self.settings = settings
        self.tables = tables
        self.version = version
        self.sit_down = sit_down
        self.open_replay = open_replay
        self.tokens = tokens or Tokens()
        self.reports = reports  # of copies of a match that parted from the server's, and of rules
        self.known = known or KnownServers()
        self.receipts = receipts or Receipts()
        self.place = ("", "")  # the address as it was given, and the name of the token
        self.changing = asyncio.Lock()  # of the server: whoever is asked last stays
        self.inviting = Inviting(shelf, settings, lambda: self.connection, self.visit)
        self.searching = Searching(shelf, settings, tables.games, lambda: self.connection)
        shelf[ShownTable].on_shun = shelf[Conduct].on_shun = self.shun
        shelf[Conduct].on_wish = self.ask_about_conduct
        shelf[LobbyTalk].on_hear = self.hear_lobby
        shelf[LobbyTalk].on_say = self.say_in_lobby
        shelf[ShownTable].on_report = shelf[Conduct].report
        shelf.use_line(self)
        shelf[Program].on_open.append(self.look_around)

    async def stop(self) -> None:
        """Hang up, and end what is underway."""
        self.shelf[Program].on_open.remove(self.look_around)
        await self.errands.stop()
        await self._hang_up()

    async def _hang_up(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.stop()
            connection.listeners.clear()

    # the line --------------------------------------------------------------------------

    def connect_to(self, address: str, keep: bool = True, account: str = "", is_same_person: bool = True) -> None:
        """*account* names the token where the address is another one each time."""
        self.place = (address, account)
        try:
            server = read_address(address)
        except BadAddress as error:
            self._show_state("offline", error.sentence)
            return
        if keep:
            self.settings.change(server=address)

        async def change() -> None:
            async with self.changing:
                before = self.connection
                await self._hang_up()
                connection = Connection(
                    server,
                    self.tokens,
                    self.version,
                    self.tables,
                    account=account,
                    report=self.report_parting,
                    known=self.known,
                    receipts=self.receipts,
                )
                has_moved = is_same_person and before is not None and before.account == connection.account
                if before is not None and has_moved:
                    connection.adopt(before.matches)
                connection.listeners += (self.hear, self.inviting.hear, self.searching.hear)
                self.connection = connection
                self.shelf[Shown].server = str(server)
                connection.start()

        self._send(change(), lambda sentence: self._show_state("offline", sentence))

    def visit(self, address: str) -> None:
        """A server to which an invitation leads; the next start goes to one's own again."""
        self.connect_to(address, keep=False)

    def retry(self) -> None:
        if self.connection is not None:
            if self.connection.code == "unknown_account":
                self.connection.forget_account()
            else:
                self.connection.retry()
        elif self.settings.now.server:
            self.connect_to(self.settings.now.server)

    def accept_key(self) -> None:
        """The server is trusted with its new key."""
        if self.connection is not None:
            self.connection.accept_key()

    def go_offline(self) -> None:
        self.settings.change(server="")

        async def leave() -> None:
            async with self.changing:
                await self._hang_up()
                self._show_state("offline", "Not connected.")

        self._send(leave(), lambda sentence: None)

    def hear(self, event: Event) -> None:
        """What the server says, where no table on its own takes it."""
        match event:
            case StateChanged():
                self._show_state(event.state, event.sentence)
                self.shelf[Shown].hasNewKey = event.code == "record_key"
            case TableOpened():
                self.sit_down(event.table)
            case Welcome():
                self._welcome(event)
            case Shunned():
                shunned = dict(event.players)
                self.shelf[ShownTable].show_shunned(shunned)
                self.shelf[LobbyTalk].show_shunned(shunned)
                self.shelf[Profile].show_shunned(shunned)
            case SaidInLobby():
                self.shelf[LobbyTalk].hear(event)
            case MatchNews():
                self._take_news(event)
            case Told():
                self._notice(TOLD.get(event.kind, TOLD["warn"]))
            case NewDevice():
                self._notice(NEW_DEVICE.format(device=event.device or "an unnamed device"))
            case Suspicion():
                self._notice(event.sentence)
            case Refused(match=match) if match:
                self._notice(event.sentence)
            case _:
                return

    def _show_state(self, state: str, sentence: Msgid) -> None:
        shown = self.shelf[Shown]
        shown.state, shown.sentence = state, sentence
        shown.canRetry = state in ("offline", "refused") and (self.connection is not None or bool(shown.server))

    def _welcome(self, welcome: Welcome) -> None:
        account, program = self.shelf[Account], self.shelf[Program]
        is_new = account.player != str(welcome.player)
        account.name, account.isGuest, account.player = welcome.name, welcome.is_guest, str(welcome.player)
        if is_new:
            account.hasOwnName = not welcome.is_guest
            self._call(self._look_at_the_name, lambda sentence: None)
        program.ratings = {
            game: (rating_text(centi) + ("?" if provisional(games) else ""), provisional(games))
            for game, centi, games in welcome.ratings
        }
        program.show_games()
        self.shelf[Shown].online = welcome.online
        for keeper in (self.known, self.receipts):
            if keeper.problem:
                program.notice, keeper.problem = keeper.problem, ""
        if self.tokens.note:
            program.notice, self.tokens.note = self.tokens.note, ""
        self.live = welcome.live
        self.shelf[Matches].show_live(welcome.live, datetime.now().astimezone())
        self.shelf[Matches].refresh()
        for game in [self.shelf[Ladder].game] if self.shelf[Ladder].game else []:
            self.shelf[Ladder].load(game)

    def _take_news(self, news: MatchNews) -> None:
        """Of a match at which no table of this program is open."""
        others = tuple(line for line in self.live if line.match != news.line.match)
        self.live = (*others, news.line) if news.line.status == "live" else others
        matches, now = self.shelf[Matches], datetime.now().astimezone()
        matches.show_live(self.live, now)
        if news.kind == "over":
            matches.refresh()
        if news.kind in TOLD_OF and self.settings.now.tells_turns:
            matches.show_news(news.kind, news.line, now)

    async def _look_at_the_name(self, api: Api) -> None:
        """The greeting does not say whether a guest has chosen his name."""
        self.shelf[Account].hasOwnName = not (await api.player(self.player)).is_guest

    def look_around(self, page: str, _: str) -> None:
        """Bring the pages up to date that show where the account stands."""
        if page in ("home", "matches", "profile") and self.connection is not None:
            self.connection.say(LookAround())

    def shun(self, player: int, how: int) -> None:
        if self.connection is None or not self.connection.say(Shun(player, how)):
            self._notice(NOT_ONLINE)

    def hear_lobby(self, is_on: bool) -> None:
        self.shelf[LobbyTalk].me = self.player
        if self.connection is not None:
            self.connection.say(HearLobby(is_on))

    def say_in_lobby(self, text: str, phrase: str) -> None:
        if self.connection is None or not self.connection.say(SayInLobby(text, phrase)):
            self._notice(NOT_ONLINE)

    def ask_about_conduct(self, wish: ConductWish) -> None:
        """Vacation, notices elsewhere, whom one shuns, reports of persons."""
        conduct = self.shelf[Conduct]

        async def ask(api: Api) -> None:
            conduct.show(await done(api, wish))
            if isinstance(wish, ReportPerson):
                self._notice(REPORTED)

        def fail(sentence: Msgid) -> None:
            conduct.refuse(sentence)
            if isinstance(wish, ReportPerson):
                self._notice(sentence)

        self._call(ask, fail)

    # calls -----------------------------------------------------------------------------

    def rename(self, name: str) -> None:
        account = self.shelf[Account]

        async def ask(api: Api) -> None:
            account.name = await api.rename(name)
            account.hasOwnName = True

        def fail(sentence: Msgid) -> None:
            account.problem = sentence

        self._call(ask, fail)

    def hold(self, wish: AccountWish) -> None:
        """Whatever the owner of the account wishes; signing in is possible where the server knows nobody here, too."""
        account, connection = self.shelf[Account], self.connection
        api = connection.api if connection is not None else None
        if connection is None or api is None:
            account.refuse(NOT_ONLINE)
            return

        async def ask() -> None:
            granted = await grant(api, wish, platform.node())
            await keep_token(granted, api, self.tokens, connection.account)
            self._follow(granted, connection)

        account.begin()
        self._send(ask(), account.refuse)

    def _follow(self, granted: Granted, connection: Connection) -> None:
        """Come as whoever plays here now."""
        self.shelf[Account].grant(granted)
        self.shelf[Program].notice = granted.sentence
        if (granted.is_somebody_else or granted.is_gone) and self.connection is connection:
            address, account = self.place
            self.connect_to(address, keep=False, account=account, is_same_person=False)

    def open_match(self, match: str) -> None:
        """A live one at its table, any other as a replay."""
        wanted = bytes.fromhex(match)
        if self.connection is not None and any(line.match == wanted for line in self.live):
            self.connection.open_match(wanted)
        else:
            self.fetch_replay(match, self.open_replay)

    async def opened(self, match: str) -> bytes:
        """The file of a match that is just over; Damaged where the server does not open it within a minute."""
        said = NOT_ONLINE
        for pause in OPENED_WITHIN:
            if self.connection is not None and self.connection.api is not None:
                try:
                    return await self.connection.api.replay(match)
                except ServerSays as error:
                    said = error.sentence
            await asyncio.sleep(pause)
        raise Damaged("E_NOT_OPENED", f"The server has not opened this match within a minute. {said}")

    def fetch_replay(self, match: str, then: Callable[[bytes], None]) -> None:
        """The file of a match that is over."""

        async def ask(api: Api) -> None:
            then(await api.replay(match))

        self._call(ask, self._notice)

    # reports ---------------------------------------------------------------------------

    def report_parting(self, parted: Parted, judged: Callable[[str], None]) -> str:
        """Keep it here; the server gets it if the player allows that, and is asked in any case who is right."""
        sentence = self.reports.file(parted)
        allows = self.settings.now.send_reports
        if allows or not parted.is_healed:
            capsule = self.reports.stamped(parted.capsule)
            self.send_report(capsule if allows else without_contents(capsule), judged, judged)
        return sentence

    def send_report(self, capsule: Capsule, told: Callable[[str], None], fail: Callable[[str], None]) -> None:
        """To the server on which the match was played; *told* gets what it says."""

        async def ask(api: Api) -> None:
            told((await api.report(to_send(capsule))).sentence)

        self._call(ask, fail)

    def _notice(self, sentence: Msgid) -> None:
        self.shelf[Program].notice = sentence
