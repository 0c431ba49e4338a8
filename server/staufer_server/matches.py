"""All matches of this server: how they begin, how they are found again, when they are let go."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import structlog

from staufer_engine.games import GAMES
from staufer_protocol.complaint import Complaint
from staufer_protocol.fairness import MATCH_BYTES, SECRET_BYTES, commitment
from staufer_protocol.host import Host
from staufer_protocol.messages import MatchLine, SeatedPlayer, Setup
from staufer_protocol.standing import has_free_undo
from staufer_protocol.stream import VoidReason
from staufer_server import chronicle
from staufer_server.archive import Archive, known, unknown_match
from staufer_server.bot_play import BotPlay
from staufer_server.chronicle import why_too_near
from staufer_server.connection import Session
from staufer_server.denials import Denied
from staufer_server.ground import Ground
from staufer_server.hosting import LiveMatch
from staufer_server.house_bots import HouseBots
from staufer_server.notices import Notices
from staufer_server.penalties import REMEMBERED, barred_until
from staufer_server.robots import has_people
from staufer_server.setups import Setups
from staufer_server.truth import PRIVATE, Truth, lines_of, record_cipher
from staufer_server.vault import Vault

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Order:
    """A match that is to begin; the seats are still to be drawn."""

    game: str
    options: tuple[tuple[str, int], ...]
    pace: str
    rated: bool
    players: tuple[SeatedPlayer, ...]
    is_private: bool = False  # of people who were invited: never rated


class Matches:
    def __init__(self, ground: Ground, vault: Vault, bots: HouseBots, notices: Notices) -> None:
        self._ground = ground
        self._clock = ground.clock
        self._database = ground.database
        self._vault = vault
        self.archive = Archive(ground, vault)
        self._bots = bots
        self.setups = Setups(ground)
        self.notices = notices
        self.times = ground.times
        self.times.changed = self._vacation_changed
        self._live: dict[bytes, LiveMatch] = {}
        self._coming: dict[bytes, asyncio.Task[LiveMatch]] = {}  # being restored
        self._sweeper: asyncio.Task[None] | None = None
        self._is_closed = False
        self.is_draining = False  # what is being played goes on, but nothing begins

    @property
    def live_count(self) -> int:
        return sum(not match.is_over for match in self._live.values())

    def is_at_a_table(self, session: Session) -> bool:
        """Whether somebody sits with it at a match that goes on."""
        goes_on = (match for match in self._live.values() if not match.is_over)
        return any(chair.session is session for match in goes_on for chair in match.table.chairs)

    @property
    def attended(self) -> int:
        """How many matches go on with somebody at the table."""
        return sum(not match.is_over and match.table.has_session() for match in self._live.values())

    def start(self) -> None:
        self._sweeper = asyncio.ensure_future(self._sweep())

    async def stop(self) -> None:
        """No match begins any more, and none goes on."""
        self._is_closed = True
        self.setups.close()
        work: list[asyncio.Task[LiveMatch] | asyncio.Task[None]] = [*self._coming.values()]
        if self._sweeper is not None:
            self._sweeper.cancel()
            work.append(self._sweeper)
        await asyncio.gather(*work, return_exceptions=True)
        await asyncio.gather(*(match.stop() for match in self._live.values()))

    # -- beginning -------------------------------------------------------------------------

    async def open(self, order: Order, people: Sequence[Session]) -> LiveMatch:
        """Agree on its chance with the people, deal, and write it down: then the match exists."""
        if self._is_closed or self.is_draining:
            raise Denied("E_CLOSING", "The server is about to stop: no new matches are made.")
        unrated_because = await self.why_unrated(order, people)
        match, secret = self._ground.random_bytes(MATCH_BYTES), self._ground.random_bytes(SECRET_BYTES)
        rules = GAMES[order.game]
        offered = Setup(
            match, order.game, rules.version, rules.data_hash, order.options, order.players, order.pace,
            not unrated_because, commitment(match, secret), int(self._clock.wall()),
        )  # fmt: skip
        setup = await self.setups.agree(offered, secret, people)
        host = Host(rules, setup, secret, free_undo=has_free_undo(setup))
        step = host.begin(0)
        lines = lines_of(step.records, record_cipher(setup, secret))
        wrapped = self._vault.wrap(match, secret)
        await self._database.do(chronicle.create(setup, self._vault.kid, wrapped, lines, unrated_because))
        host.accept(step)
        log.info("match_opened", match=match.hex(), game=order.game, seats=len(setup.seats), rated=setup.rated)
        truth = Truth(host, 1, unrated_because, self._ground)
        live = self._enter(LiveMatch(truth, self._ground))
        self.notices.begun(live)
        return live

    async def why_unrated(self, order: Order, people: Sequence[Session]) -> str:
        """A stable code, empty where the match will be rated."""
        if not order.rated:
            return PRIVATE if order.is_private else "casual"
        if len(order.players) < 2:
            return "alone"
        if self._ground.config.is_local:
            return ""
        homes = {who.player: "" for who in order.players}
        homes |= {session.account.player: session.household for session in people}
        now = int(self._clock.wall())
        return await self._database.do(lambda tx: why_too_near(tx, homes, now))

    def _enter(self, match: LiveMatch) -> LiveMatch:
        self._live[match.id] = match
        match.heralded = lambda: self.notices.follow(match)
        match.start(self._let_go)
        match.own(match.gallery.run())
        pause = self._ground.config.bot_pause if has_people(match.truth.setup) else 0.0
        match.own(BotPlay(match, self._bots, self._clock, pause).run())
        return match

    # -- finding ---------------------------------------------------------------------------

    async def find_for(self, player: int, match: bytes) -> LiveMatch:
        """The same for one of its players; for others nothing is brought back."""
        if match not in self._live:
            sits = await self._database.do(chronicle.sits_at(match, player))
            if sits is None:
                raise unknown_match()
            if not sits:
                raise Denied("E_NOT_SEATED", "You do not sit at this table.", 403)
        return await self.find(match)

    async def find(self, match: bytes) -> LiveMatch:
        """The match, restored from the database where it is not in memory."""
        found = self._live.get(match)
        if found is not None and not found.is_lost:
            return found
        if self._is_closed:
            raise Denied("E_CLOSING", "The server is about to stop.")
        coming = self._coming.get(match)
        if coming is None:
            coming = self._coming[match] = asyncio.ensure_future(self._restore(match))
            coming.add_done_callback(lambda _done: self._coming.pop(match, None))
        return await asyncio.shield(coming)

    def live(self, match: bytes) -> LiveMatch:
        """A match that is in memory; KeyError where it is not."""
        return self._live[match]

    async def _restore(self, match: bytes) -> LiveMatch:
        stored = known(await self._database.do(chronicle.take(match)) if len(match) == MATCH_BYTES else None)
        lost = self._live.pop(match, None)
        if lost is not None:
            await lost.stop()
        host = await self.archive.host_of(stored)
        truth = Truth(host, stored.epoch, stored.unrated_because, self._ground)
        truth.over = stored.over
        live = LiveMatch(truth, self._ground, is_restored=stored.status == "live")
        for line in stored.lines:
            if line.cseq is not None and line.seat is not None:
                live.table.chairs[line.seat].answers.append(line.seq)
        if lost is not None and not live.is_over:
            for session in lost.gallery.sessions:
                live.own(live.gallery.enter(session))
        log.info("match_restored", match=match.hex(), records=host.seq, status=stored.status)
        if live.is_over:
            return live  # kept for those who sit at it
        self.notices.taken_up(live)
        return self._enter(live)

    async def _sweep(self) -> None:
        """After a start: bring back what was being played, so that its clocks and absences run."""
        for match in await self._database.do(chronicle.live_matches()):
            try:
                await self.find(match)
            except Complaint as complaint:
                log.error("match_not_restored", match=match.hex(), code=complaint.code)

    async def lines_of(self, player: int) -> list[MatchLine]:
        """The player's matches that go on."""
        lines = []
        for match in await self._database.do(chronicle.live_matches(player)):
            try:
                lines.append((await self.find(match)).line_for(player))
            except Complaint as complaint:
                log.error("match_not_restored", match=match.hex(), code=complaint.code)
        return lines

    async def barred_for(self, player: int) -> int:
        """How many seconds the player may not search, for having left matches; nobody minds on one machine."""
        if self._ground.config.is_local:
            return 0
        ends = await self._database.do(chronicle.ends_of(player, REMEMBERED))
        return max(0, barred_until(ends) - int(self._clock.wall()))

    async def call_off(self, match: LiveMatch) -> None:
        """A match that does not hold ends without a result: on the copy that its records make, if they can be read."""
        try:
            await self.archive.host_of(known(await self._database.do(chronicle.load(match.id))))
        except Denied:
            await match.call_off(VoidReason.UNVERIFIED)
            return
        sessions = [chair.session for chair in match.table.chairs if chair.session is not None]
        match.is_lost = True
        sound = await self.find(match.id)
        await sound.call_off(VoidReason.UNVERIFIED)
        for session in sessions:
            await self.seat_down(session, sound)

    async def void(self, ident: bytes) -> None:
        """A moderator ends it; nothing happens where it is over."""
        await (await self.find(ident)).call_off(VoidReason.REMOVED)

    # -- letting go ------------------------------------------------------------------------

    def gone(self, session: Session) -> None:
        """The session has ended."""
        for match in list(self._live.values()):
            match.gallery.leave(session)
            match.rise(session)
            self._let_go(match)

    def rise(self, session: Session, ident: bytes) -> None:
        """Somebody gets up from a table; nothing happens where he does not sit."""
        match = self._live.get(ident)
        if match is not None:
            match.rise(session, is_meant=True)
            self._let_go(match)

    async def seat_down(self, session: Session, match: LiveMatch, have_seq: int = 0, head: bytes = b"") -> None:
        """At this table; from those of his that are over he rises, so that they are not kept for him."""
        for other in list(self._live.values()):
            if other.is_over and other is not match:
                other.rise(session)
                self._let_go(other)
        self.stop_watching(session)
        if match.is_over:
            match = self._live.setdefault(match.id, match)
        await match.seat_down(session, have_seq, head)

    async def watch(self, session: Session, ident: bytes) -> None:
        """Look on at a match that is being played, and at no other one."""
        if ident not in self._live and not await self._database.do(chronicle.is_live(ident)):
            raise Denied("E_NOT_LIVE", "This match is not being played: if it is over, its replay can be opened.")
        match = await self.find(ident)
        if match.is_over:
            raise Denied("E_NOT_LIVE", "The match is over: its replay can be opened.")
        if match.truth.is_private:
            raise Denied("E_PRIVATE", "Only those who were invited see this match.", 403)
        if any(chair.who.player == session.account.player for chair in match.table.chairs):
            raise Denied("E_SEATED", "You sit at this table yourself: take your match up instead.")
        self.stop_watching(session)
        await match.gallery.enter(session)

    def stop_watching(self, session: Session, ident: bytes | None = None) -> None:
        """This match, or whichever it is."""
        for match in list(self._live.values()):
            if ident in (None, match.id) and match.gallery.leave(session):
                self._let_go(match)

    def watched(self) -> dict[bytes, int]:
        """How many look on, by match."""
        return {ident: match.gallery.count for ident, match in self._live.items()}

    async def show_head(self, session: Session, ident: bytes) -> None:
        """Sign for one of the players where the match stands."""
        match = await self.find_for(session.account.player, ident)
        match.table.seat_of_session(session)
        session.send(match.truth.signed_head())

    def _vacation_changed(self, player: int) -> None:
        for match in self._live.values():
            if any(who.player == player for who in match.truth.setup.seats):
                match.alarm.ring()

    def _let_go(self, match: LiveMatch) -> None:
        """A match that is over stays in memory as long as somebody sits at it, or watches it."""
        is_empty = not match.table.has_session() and not match.gallery.count
        if match.is_over and is_empty and self._live.get(match.id) is match:
            del self._live[match.id]
