"""One run of the program behind its window: what is on the table, at home, and at a server."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from staufer_bots.study import Study
from staufer_client.advising import Advising
from staufer_client.at_home import AtHome, local_path
from staufer_client.at_the_theatre import CHECKING, AtTheTheatre
from staufer_client.bridge.invitation import Invitation
from staufer_client.bridge.matches import Matches
from staufer_client.bridge.network import Connection as Shown
from staufer_client.bridge.program import Program
from staufer_client.bridge.queue import Queue
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.replays import Replays
from staufer_client.bridge.result import Result
from staufer_client.bridge.table import Table as ShownTable
from staufer_client.court import Court
from staufer_client.diagnosing import Diagnosing
from staufer_client.known_servers import KnownServers
from staufer_client.library import Library
from staufer_client.local_match import House
from staufer_client.local_server import LocalServer, NoServer
from staufer_client.news import read_source
from staufer_client.online import Online
from staufer_client.own_key import OwnKey
from staufer_client.own_proof import as_a_file, with_my_own
from staufer_client.paths import Paths
from staufer_client.proving import Proving
from staufer_client.receipts import Receipt, Receipts
from staufer_client.replay_table import ReplayTable
from staufer_client.reporting import Reporting
from staufer_client.reports import Reports
from staufer_client.seats import Spoken
from staufer_client.settings import Settings
from staufer_client.sounding import Silence, Sounding, Speaker
from staufer_client.table import Table
from staufer_client.tables import TableMaker
from staufer_client.theatre.shelf import NOBODY, Came, Shelved
from staufer_client.tokens import Tokens
from staufer_client.unfinished import Unfinished
from staufer_client.updates import Updates
from staufer_engine.phrases import Msgid
from staufer_protocol.complaint import Complaint, Damaged
from staufer_protocol.replay import Replay, Verdict, read_replay

THIS_COMPUTER: Msgid = "this computer"  # the account of a server whose port is another one each time
MOST_STARTS = 10  # of the own server in one run: one that always ends is not worth more


class Session:
    """Made after the first frame, in the running loop; ``stop`` leaves nothing behind."""

    def __init__(
        self, shelf: Shelf, paths: Paths, settings: Settings, version: str, speaker: Speaker | None = None
    ) -> None:
        self.shelf = shelf
        self.paths = paths
        self.settings = settings
        tables = TableMaker(
            language_of=shelf[ShownTable].language_of, asks_before_the_end=lambda: settings.now.confirm_end
        )
        self.house = House(
            tables,
            Unfinished(paths.unfinished),
            Library(paths.replays),
            wall=lambda: int(time.time()),
            pause=self.pause,
            own_key=OwnKey(paths.record_key, secrets.token_bytes),
            court=Court(study=Study()),
        )
        self.home = AtHome(shelf, settings, self.house, self.sit_down)
        reports = Reports(paths.data / "reports", version)
        self.online = Online(
            shelf,
            settings,
            tables,
            version,
            sit_down=self.sit_down,
            open_replay=self.open_replay_data,
            reports=reports,
            tokens=Tokens(files={THIS_COMPUTER: paths.local_token}),
            known=KnownServers(paths.known_servers),
            receipts=Receipts(paths.receipts),
        )
        self.reporting = Reporting(shelf, reports, self.online, self.home.send)
        self.diagnosing = Diagnosing(shelf, paths, self.online, version, self.home.send)
        self.advising = Advising(shelf, self.house.court, self.home.send)
        self.sounding = Sounding(settings, speaker or Silence(), self.is_read)
        self.updates = Updates(shelf[Program], settings, read_source(paths.news), version, self.house.wall)
        self.server: LocalServer | None = None
        shelf[ShownTable].on_leave = self.stand_up
        shelf[ShownTable].on_end = self.judge_the_end
        self.theatre = AtTheTheatre(shelf, self.house, self.home, self._as_a_file)
        shelf[Replays].on_open = self.theatre.open
        shelf[Replays].on_fetch = self.online.open_match
        shelf[Matches].on_finished = self.home.refresh
        self.home.on_server = self.on_server
        shelf[Result].on_rematch = self.rematch
        shelf[Result].on_watch = self.watch
        shelf[Result].on_save = self.save
        shelf[Queue].show_last_choices(settings.now.searches)
        settings.listeners.append(self.tell_of_settings)

    def is_read(self, said: Spoken) -> bool:
        """Whether the chat at the table shows it."""
        is_free = self.settings.now.free_chat or not said.is_free
        return is_free and not self.shelf[ShownTable].shunned.get(said.player, 0)

    async def pause(self) -> None:
        """Between two steps of a bot."""
        await asyncio.sleep(self.settings.now.bot_delay_ms / 1000)

    def start(self, file: Path | None, is_local: bool, server: str, link: str = "") -> None:
        self.home.refresh()
        self.updates.start()
        if file is not None:
            self.home.import_file(str(file))
        if link:
            self.shelf[Invitation].draft = link
            self.shelf[Program].open("play")
        if is_local:
            self.home.send(self._keep_server())
        elif server or self.settings.now.server:
            self.online.connect_to(server or self.settings.now.server, keep=not server)

    async def _keep_server(self) -> None:
        """A server on this computer as long as the program runs: where it ends by itself, it is started again."""
        shown = self.shelf[Shown]
        shown.state, shown.sentence = "connecting", "The server on this computer is starting."
        server = self.server = LocalServer(
            self.paths.local_database, self.paths.data / "server.log", is_open=self.settings.now.open_to_network
        )
        shown.isOwn = True
        url = ""
        try:
            for _ in range(MOST_STARTS):
                before, url = url, await server.start()
                shown.openAt = server.open_at
                if url != before:
                    self.online.connect_to(url, keep=False, account=THIS_COMPUTER)
                else:  # the line is there, and tables hang on it
                    self.online.retry()
                await server.ended()
        except NoServer as error:
            shown.state, shown.sentence = "offline", error.sentence
            self.shelf[Program].notice = error.sentence

    def tell_of_settings(self) -> None:
        """They hold for this run, though they could not be kept; the own server opens or closes by them."""
        if self.settings.problem:
            self.shelf[Program].notice = self.settings.problem
        if self.server is not None:
            self.home.send(self.server.open_to(self.settings.now.open_to_network))

    async def stop(self) -> None:
        self.settings.listeners.remove(self.tell_of_settings)
        self.sounding.close()
        self.shelf[ShownTable].let_go()
        self.shelf[ShownTable].replay.let_go()
        await self.updates.stop()
        await self.home.stop()
        await self.online.stop()
        await self.house.court.stop()
        if self.server is not None:
            await self.server.stop()

    # the table -------------------------------------------------------------------------

    def sit_down(self, table: Table) -> None:
        if not isinstance(table, ReplayTable):
            self.shelf[ShownTable].replay.let_go()
            self.shelf[Result].judge("", "")
        self.shelf[ShownTable].follow(table)
        self.sounding.sit_down(table)
        self.shelf[Program].openWith("table", table.setup.match.hex())

    def stand_up(self) -> None:
        """Leave the table; a match of this computer rests in its file."""
        self.home.leave()
        self.shelf[ShownTable].let_go()
        self.sounding.stand_up()
        self.shelf[Program].go_home()

    def rematch(self) -> None:
        """Everybody of a live match is asked; one of this computer begins at once."""
        shown = self.shelf[ShownTable].followed
        if shown is not None and shown.mode == "live":
            shown.rematch()
        else:
            self.home.rematch()

    # replays ---------------------------------------------------------------------------

    def watch(self) -> None:
        """The match whose result is shown, as a replay."""
        self.with_replay(self.theatre.open)

    def save(self, url: str) -> None:
        """Keep the replay of the match whose result is shown: on the shelf, or where *url* says."""
        result = self.shelf[Result]

        def kept(file: str) -> None:
            if url:
                self.home.export(file, local_path(url))
            result.savedTo = str(local_path(url) if url else self.house.library.folder / file)

        self.with_replay(kept)

    def with_replay(self, then: Callable[[str], None]) -> None:
        """*then* gets the name on the shelf; a match of the server is fetched first."""
        shown = self.shelf[ShownTable].followed
        if shown is None:
            return
        if self.home.match is not None and self.home.match.table is shown:
            if self.home.match.file:
                then(self.home.match.file)
            else:
                self.shelf[Program].notice = self.home.match.problem or "The replay of this match is not kept yet."
        else:
            match = shown.setup.match.hex()
            self.online.fetch_replay(match, lambda data: self.home.keep(data, then))

    def open_replay_data(self, data: bytes) -> None:
        """What the server has sent: a match of mine, or one of others."""
        self.home.send(self._shelve(data))

    async def _shelve(self, data: bytes) -> None:
        try:
            replay = await asyncio.to_thread(read_replay, data)
        except Damaged as damage:
            self.home.refuse_file(damage.sentence)
            return
        me = self.online.player
        seat = next((n for n, who in enumerate(replay.setup.seats) if me and who.player == me), NOBODY)
        page = self.page_of(replay.setup.match.hex())
        self.home.keep(data, self.theatre.open, Came("own" if seat != NOBODY else "watched", page, seat))

    def page_of(self, match: str) -> str:
        """Where the server shows a match to a browser."""
        line = self.online.connection
        return "" if line is None else f"{line.address.base}/match/{match}"

    def on_server(self) -> list[Shelved]:
        """My matches there that are over."""
        me = self.online.player
        return [
            Shelved(
                past.match,
                past.game,
                past.names,
                past.places,
                past.scores,
                past.started,
                Came("server", self.page_of(past.match), past.players.index(me) if me in past.players else NOBODY),
            )
            for past in (self.shelf[Matches].finished if self.online.is_online else ())
        ]

    def _as_a_file(self, verdict: Verdict, replay: Replay) -> Verdict:
        """With what this computer knows of the match, and of whoever has signed it."""
        names = {key: server for server, key in self.online.known.keys.items()}
        names[self.house.own_key.key().public] = THIS_COMPUTER
        line = self.online.connection
        is_mine = line is not None and line.notary.has_played(replay)
        return as_a_file(verdict, replay, names, self._receipt(replay.setup.match), is_mine)

    def _receipt(self, match: bytes) -> Receipt | None:
        try:
            return self.online.receipts.of(match)
        except Damaged:
            return None

    def judge_the_end(self, table: Table) -> None:
        """The match on the screen is over: show how, and check it."""
        result = self.shelf[Result]
        result.show(table)
        if result.verdict in ("checking", "verified", "partly"):
            return
        if self.home.match is not None and self.home.match.table is table:
            file = self.home.match.file
            if self.home.match.problem:
                self.shelf[Program].notice = self.home.match.problem
            if file:
                self.home.send(self._prove(table, lambda: asyncio.to_thread(self.house.library.read, file)))
        elif table.mode in ("live", "spectator") and (table.ratings or table.unrated_because):
            match = table.setup.match.hex()
            self.home.send(self._prove(table, lambda: self.online.opened(match)))

    async def _prove(self, table: Table, fetch: Callable[[], Awaitable[bytes]]) -> None:
        """Play the match whose result is shown again, and say step by step whether it comes to the same."""
        result = self.shelf[Result]
        result.judge("checking", CHECKING)
        try:
            data = await fetch()
        except Complaint as complaint:
            verdict = Verdict(False, complaint.code, complaint.sentence, 0, b"", False)
        else:
            proving = Proving(data, result.show_progress)
            result.on_stop = proving.stop
            verdict = await proving.verdict()
            if verdict.is_verified:
                verdict = await asyncio.to_thread(self._held_against_mine, verdict, data, table)
        if self.shelf[ShownTable].followed is table:
            result.show_verdict(verdict)

    def _held_against_mine(self, verdict: Verdict, data: bytes, table: Table) -> Verdict:
        """What the server opened, against what this computer was promised and has seen."""
        match, is_live = table.setup.match, table.mode in ("live", "spectator")
        line = self.online.connection
        key = line.notary.key if is_live and line is not None else b""
        receipt = self._receipt(match) if is_live else None
        head = table.follower.course.head
        return with_my_own(verdict, read_replay(data), head, key, receipt, is_mine=table.mode == "live")
