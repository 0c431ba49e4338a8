"""A match that is being played: submissions, clocks, absences, and who is told what.

Everything that changes the match happens under its lock, in this order: validate, apply to a copy,
commit, accept, acknowledge, publish.  It runs in tasks that the match owns, so that a connection
that breaks off never breaks off a commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence

import structlog

from staufer_engine.record import Record as State
from staufer_protocol.complaint import Complaint, RuleFault
from staufer_protocol.draft import Step
from staufer_protocol.messages import Accepted, CaughtUp, MatchLine, MatchOpened, Refused, Said, Submit
from staufer_protocol.stream import ClockReason, LeaveReason, Player, Record, Undone, VoidReason, Vote
from staufer_server import chronicle
from staufer_server.chronicle import Moved
from staufer_server.clocks import AFTER_RESTART, PACES, STRIKES
from staufer_server.connection import Session
from staufer_server.database import DatabaseUnusable
from staufer_server.denials import Denied, frozen_denial
from staufer_server.faults import place_of
from staufer_server.ground import Ground
from staufer_server.seating import ABSENCE, UNTIMED_ABSENCE, Frames, Table
from staufer_server.timekeeping import Alarm
from staufer_server.timing import Timing
from staufer_server.truth import Truth, is_to_be_signed
from staufer_server.watching import Gallery
from staufer_server.wishes import step_of

STRETCH = 64  # records sent at once to somebody who catches up
CHAT_KEPT = 50  # lines shown to who comes in later
MOST_RETURNS = 10  # times that one seat is handed back to its owner
BREATH = 1.0  # seconds until the watch looks again after something was refused
log = structlog.get_logger()


class LiveMatch:
    def __init__(self, truth: Truth, ground: Ground, is_restored: bool = False) -> None:
        clock = ground.clock
        setup = truth.setup
        self.truth = truth
        self.frozen = ""
        self.is_lost = False  # another server has it, or it is over there
        self.is_rematch_made = False
        self.changed = Alarm(clock)  # rung after every step: the bots listen
        patience = UNTIMED_ABSENCE if PACES[setup.pace] is None else ABSENCE
        self.table = Table(setup.match, setup.seats, clock, patience)
        self.gallery = Gallery(truth, self.table, clock)
        self.timing = Timing(truth.host, clock, is_restored)
        self._is_restored = is_restored
        self._clock = clock
        self._database = ground.database
        self._lock = asyncio.Lock()
        self._alarm = Alarm(clock)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> bytes:
        return self.truth.setup.match

    @property
    def is_over(self) -> bool:
        return self.truth.host.is_over

    def start(self, when_over: Callable[[LiveMatch], None]) -> None:
        """Let its time run; *when_over* is called at its end."""
        if not self.is_over:
            self.own(self._watch()).add_done_callback(lambda _done: when_over(self))

    async def stop(self) -> None:
        """What is being committed is finished; nothing new begins."""
        async with self._lock:
            tasks = list(self._tasks)
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def own(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """A task that ends with the match."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None and not isinstance(failure, Complaint):
            log.error("match_task_failed", match=self.id.hex(), exc_info=failure)

    # -- submissions -----------------------------------------------------------------------

    async def submit(self, session: Session, wish: Submit) -> None:
        """Exactly once, or a refusal with nothing changed."""
        await asyncio.shield(self.own(self._submit_of(session, wish)))

    async def _submit_of(self, session: Session, wish: Submit) -> None:
        async with self._lock:
            seat = self.table.seat_of_session(session)
            await self._submit(seat, wish, session.send, session.lag, is_owner=True)

    async def submit_for_bot(self, seat: int, wish: Submit) -> None:
        """A house bot's choice, through the same door."""
        async with self._lock:
            if not self.is_bots(seat):
                raise Denied("E_NOT_SEATED", "The seat's owner is back.")
            await self._submit(seat, wish, lambda _accepted: None, 0)

    def is_bots(self, seat: int) -> bool:
        """Whether a bot plays for the seat now."""
        standing = self.truth.host.course.standing
        return self.truth.setup.seats[seat].is_bot or standing.players[seat] == Player.HOUSE_BOT

    async def _submit(
        self, seat: int, wish: Submit, ack: Callable[[Accepted], None], lag: int, is_owner: bool = False
    ) -> None:
        chair, host = self.table.chairs[seat], self.truth.host
        if 1 <= wish.cseq <= chair.cseq:
            ack(Accepted(wish.match, wish.cseq, wish.attempt, chair.answers[wish.cseq - 1]))
            return
        if wish.cseq != chair.cseq + 1:
            raise Denied("E_CSEQ", f"The next submission of this seat has the number {chair.cseq + 1}.")
        if host.is_over:
            raise Denied("E_OVER", "The match is over.")
        if is_owner and self.is_bots(seat):
            raise Denied("E_HANDED_OVER", "A house bot plays for you: take the match up again to play on yourself.")
        if wish.based_seq != host.based_seq:
            raise Denied("E_STALE", "The match has gone on meanwhile: look again.")
        if wish.head != self.truth.head_at(wish.based_seq):
            raise Denied("E_DIVERGED", "This copy of the match is not the server's: take it up again from the start.")
        at = self.timing.now
        charge = self.timing.clocks.charge(seat, at, lag)
        if self.frozen:
            step = self._step_out_of_ice(seat, wish.action, at)
        else:
            step = await self._made(lambda: step_of(host, seat, wish.action, at, charge))
        accepted = Accepted(wish.match, wish.cseq, wish.attempt, step.records[0].seq)

        def acknowledge() -> None:
            chair.answers.append(accepted.seq)
            if wish.action[0] in (0, 1):
                self.timing.clocks.spend(seat, at, charge, lag)
            ack(accepted)

        await self._settle(step, seat, wish.cseq, acknowledge)
        if wish.action == (3,) and not host.is_over and not self.is_bots(seat):
            await self._hand_over(seat)

    # -- when a rule fails -----------------------------------------------------------------

    async def _made(self, make: Callable[[], Step[State]]) -> Step[State]:
        """The step, or the match is frozen where a rule fails; a plain refusal changes nothing."""
        try:
            return make()
        except RuleFault as fault:
            self.frozen = place_of(fault.__cause__ or fault)
            self.timing.stop()
            log.error("match_frozen", match=self.id.hex(), cause=self.frozen)
            await self._database.do(chronicle.freeze(self.id, self.frozen))
            denial = frozen_denial()
            self.table.tell(Refused(self.id, 0, 0, denial.code, denial.sentence))
            raise denial from fault

    def _step_out_of_ice(self, seat: int, action: tuple[int, ...], at: int) -> Step[State]:
        """A match whose rules have failed goes no further; whoever will not wait for a person ends it."""
        if action not in ((3,), (4, Vote.VOID, 1)):
            raise frozen_denial()
        log.info("frozen_match_given_up", match=self.id.hex(), seat=seat)
        return self.truth.host.void(VoidReason.RULE_FAULT, at)

    async def call_off(self, reason: VoidReason) -> None:
        """The match does not count; nothing happens where it is over."""
        async with self._lock:
            if not self.is_over:
                await self._settle(self.truth.host.void(reason, self.timing.now))

    # -- what a step sets going ------------------------------------------------------------

    async def _settle(
        self,
        step: Step[State],
        seat: int | None = None,
        cseq: int | None = None,
        acknowledge: Callable[[], None] | None = None,
        blamed: Sequence[int] = (),
    ) -> None:
        """Commit, accept, acknowledge, publish; the lock is held."""
        before = self.truth.host.course
        try:
            await self.truth.commit(step, seat, cseq, blamed)
        except Moved as moved:
            self.is_lost = True
            raise Denied("E_MOVED", "The match has ended, or is hosted elsewhere: take it up again.") from moved
        if acknowledge is not None:
            acknowledge()
        is_undo = any(isinstance(record.body, Undone) for record in step.records)
        positions = step.course.positions[before.seq + 1 :]
        self.timing.follow(step.records, not is_undo and any(p.checkpoint is not None for p in positions))
        if self.is_over:
            self.timing.stop()
        self._publish(step.records)
        if is_to_be_signed(step.records):
            self.table.tell(self.truth.signed_head())
        if self.truth.over is not None:
            self.table.tell(self.truth.over)
            log.info("match_over", match=self.id.hex(), records=self.truth.host.seq)
        self._alarm.ring()
        self.changed.ring()

    def _publish(self, records: tuple[Record, ...]) -> None:
        listeners = self.table.current()
        for record in records:
            frames = Frames()
            for seat, session in listeners:
                session.send_frame(frames.of(self.truth.host.frame(record, seat)))
        self.gallery.follow()
        self.table.tell(self.timing.message())

    # -- sessions --------------------------------------------------------------------------

    async def seat_down(self, session: Session, have_seq: int = 0, head: bytes = b"") -> None:
        """Give the session its seat and all records after *have_seq*, or all where the copies differ."""
        await asyncio.shield(self.own(self._seat_down(session, have_seq, head)))

    async def _seat_down(self, session: Session, have_seq: int, head: bytes) -> None:
        host, seat = self.truth.host, self.table.seat_of(session.account.player)
        chair = self.table.chairs[seat]
        async with self._lock:
            if not session.is_open:
                return
            self.table.sit(seat, session)
            is_known = 0 < have_seq <= host.seq and head == self.truth.head_at(have_seq)
            sent = have_seq if is_known else 0
            session.send(MatchOpened(self.truth.setup, seat, chair.cseq, not is_known))
        while host.seq - sent > STRETCH:
            self._send(session, seat, host.records[sent : sent + STRETCH])
            sent += STRETCH
            await session.room()
            if not session.is_open:
                return
        chat = await self._database.do(chronicle.last_chat(self.id, CHAT_KEPT))
        async with self._lock:
            if chair.session is not session:
                return
            self._send(session, seat, host.records[sent:])
            session.send(CaughtUp(self.id, host.seq))
            chair.is_current = True
            for said_by, text, at in chat:
                session.send(Said(self.id, said_by, text, at))
            await self._came(seat)
            session.send(self.timing.message())
            session.send(self.gallery.message())
            self._tell_presence()
            if self.frozen and not self.is_over:
                denial = frozen_denial()
                session.send(Refused(self.id, 0, 0, denial.code, denial.sentence))
            if self.truth.over is not None:
                session.send(self.truth.over)
            for signed in self.truth.signed(is_known):
                session.send(signed)

    def _send(self, session: Session, seat: int, records: list[Record]) -> None:
        for record in records:
            session.send(self.truth.host.frame(record, seat))

    async def _came(self, seat: int) -> None:
        """Somebody is there again: what stood still goes on, and he plays for himself."""
        host = self.truth.host
        if self.is_over or self.frozen:
            return
        if seat in host.waiting_for():
            await self._go_on()
        may_return = self.truth.returns_of(seat) < MOST_RETURNS  # each is a record, and there is room for so many
        if host.course.standing.players[seat] != Player.OWNER and may_return:
            await self._settle(host.take_over(seat, Player.OWNER, self.timing.now))
            self.timing.clocks.take_over(seat, self.timing.now)
        self._alarm.ring()

    def rise(self, session: Session) -> None:
        """The session has ended; its clock goes on, and its absence counts."""
        if self.table.rise(session):
            self._tell_presence()
            self._alarm.ring()

    def _tell_presence(self) -> None:
        seats = range(len(self.table.chairs))
        gone = seats if self.is_over else [seat for seat, _ in self.truth.host.course.standing.gone]
        self.table.tell(self.table.presence(gone))

    def line_for(self, player: int) -> MatchLine:
        """The match in a list of the player's own."""
        return self.truth.line_for(self.table.seat_of(player))

    # -- time ------------------------------------------------------------------------------

    async def _watch(self) -> None:
        """Wait for the next moment at which something happens by itself, and let it happen."""
        while not self.is_over:
            breath = 0.0
            try:
                async with self._lock:
                    await self._look()
            except Complaint as complaint:
                log.warning("watch_refused", match=self.id.hex(), code=complaint.code)
                if self.is_lost:
                    return
                breath = BREATH
            except DatabaseUnusable:
                return  # the server is about to end
            except Exception:
                log.exception("watch_failed", match=self.id.hex())
                breath = BREATH
            moment = self._next_moment()
            await self._alarm.wait_until(moment if moment is None else max(moment, self._clock.monotonic() + breath))

    def _next_moment(self) -> float | None:
        if self.frozen or self.is_over:
            return None
        moments = [self.table.leaves_at(seat) for seat in self._own_players()]
        moments.append(self.timing.next_fall() if self.timing.is_running else self.timing.rests_until)
        return min((moment for moment in moments if moment is not None), default=None)

    def _own_players(self) -> list[int]:
        """The seats at which people play for themselves."""
        return [seat for seat in range(len(self.table.chairs)) if not self.is_bots(seat)]

    async def _look(self) -> None:
        now = self._clock.monotonic()
        if self.is_over or self.frozen:
            return
        if not self.timing.is_running:
            is_bots_turn = any(self.is_bots(seat) for seat in self.truth.host.waiting_for())
            is_awaited = is_bots_turn and self.table.has_session()
            if self.timing.rests_until is None or now >= self.timing.rests_until or is_awaited:
                await self._go_on()
            return
        gone = self.table.gone_at(now, self._own_players())
        if gone and self._is_deserted(gone):
            await self._settle(self.truth.host.void(VoidReason.SERVER_AWAY, self.timing.now))
        elif gone and self._is_early():
            await self._settle(self.truth.host.void(VoidReason.TOO_EARLY, self.timing.now), blamed=gone)
        for seat in gone:
            if not self.is_over:
                await self._leave(seat, LeaveReason.ABSENT)
        if not self.is_over and (fallen := self.timing.fallen()):
            await self._flag(fallen[0])  # the others when that is settled: it has rung the alarm

    async def _go_on(self) -> None:
        """After a restart: the time runs again, and everybody gets some for his trouble."""
        if self.timing.is_running:
            return
        self.timing.time.run()
        self.table.forgive()
        if self.timing.clocks.pace is not None:
            gifts = [(seat, AFTER_RESTART, int(ClockReason.RESTART)) for seat in range(len(self.table.chairs))]
            await self._settle(self.truth.host.clock(gifts, self.timing.now))
        self.timing.ask_anew()
        self.changed.ring()

    async def _flag(self, seat: int) -> None:
        """The flag falls: the default choice, or at the third strike the seat."""
        host, strike = self.truth.host, self.timing.clocks.strike(seat)
        if strike >= STRIKES and not self.is_bots(seat):
            await self._leave(seat, LeaveReason.FLAGGED)
        else:
            await self._settle(await self._made(lambda: host.flag(seat, self.timing.now, strike)))

    async def _leave(self, seat: int, reason: LeaveReason) -> None:
        """The seat counts as left: lost with two, a bot goes on with more."""
        host, at = self.truth.host, self.timing.now
        if not host.course.standing.has_gone(seat):
            await self._settle(await self._made(lambda: host.leave(seat, reason, at)))
        if not host.is_over:
            await self._hand_over(seat)

    def _is_early(self) -> bool:
        """Whether somebody has not had a turn yet: too early for a result."""
        host = self.truth.host
        return host.rules.rounds(host.course.game.state) < 2 and len(self.table.chairs) > 1

    def _is_deserted(self, gone: Sequence[int]) -> bool:
        """The server was away, and nobody has ever come back: that is no fault of theirs."""
        return self._is_restored and not self.table.was_visited and len(gone) == len(self._own_players())

    async def _hand_over(self, seat: int) -> None:
        """A house bot plays on for the seat."""
        await self._settle(self.truth.host.take_over(seat, Player.HOUSE_BOT, self.timing.now))
        self.timing.clocks.take_over(seat, self.timing.now)
        self._tell_presence()
