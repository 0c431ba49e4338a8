"""One match and all that changes it, one step after the other.

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
from staufer_protocol.messages import Refused
from staufer_protocol.stream import LeaveReason, Player, Record, Undone, VoidReason
from staufer_server import chronicle
from staufer_server.chronicle import Moved
from staufer_server.clocks import PACES
from staufer_server.denials import Denied, frozen_denial
from staufer_server.faults import place_of
from staufer_server.ground import Ground
from staufer_server.seating import ABSENCE, UNTIMED_ABSENCE, Frames, Table
from staufer_server.timekeeping import Alarm
from staufer_server.timing import Timing
from staufer_server.truth import Truth, is_to_be_signed
from staufer_server.watching import Gallery

log = structlog.get_logger()


def patience_at(pace: str) -> float | None:
    """How long, in seconds, somebody may be away from a match; None: as long as his clock allows."""
    played_at = PACES[pace]
    if played_at is None:
        return UNTIMED_ABSENCE
    return ABSENCE if played_at.is_live else None


class MatchActor:
    def __init__(self, truth: Truth, ground: Ground, is_restored: bool) -> None:
        clock = ground.clock
        setup = truth.setup
        self.truth = truth
        self.frozen = ""
        self.is_lost = False  # another server has it, or it is over there
        self.is_restored = is_restored
        self.changed = Alarm(clock)  # rung after every step: the bots listen
        self.alarm = Alarm(clock)  # rung whenever another moment may be the next
        self.table = Table(setup.match, setup.seats, clock, patience_at(setup.pace))
        self.gallery = Gallery(truth, self.table, clock)
        self.timing = Timing(truth.host, clock, is_restored)
        self.clock = clock
        self.database = ground.database
        self.times = ground.times
        self.is_local = ground.config.is_local
        self.lock = asyncio.Lock()
        self.heralded: Callable[[], None] = lambda: None  # called after every step
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> bytes:
        return self.truth.setup.match

    @property
    def is_over(self) -> bool:
        return self.truth.host.is_over

    def is_bots(self, seat: int) -> bool:
        """Whether a bot plays for the seat now."""
        standing = self.truth.host.course.standing
        return self.truth.setup.seats[seat].is_bot or standing.players[seat] == Player.HOUSE_BOT

    # -- its tasks -------------------------------------------------------------------------

    async def stop(self) -> None:
        """What is being committed is finished; nothing new begins."""
        async with self.lock:
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

    # -- when a rule fails -----------------------------------------------------------------

    async def made(self, make: Callable[[], Step[State]]) -> Step[State]:
        """The step, or the match is frozen where a rule fails; a plain refusal changes nothing."""
        try:
            return make()
        except RuleFault as fault:
            self.frozen = place_of(fault.__cause__ or fault)
            self.timing.stop()
            log.error("match_frozen", match=self.id.hex(), cause=self.frozen)
            await self.database.do(chronicle.freeze(self.id, self.frozen))
            denial = frozen_denial()
            self.table.tell(Refused(self.id, 0, 0, denial.code, denial.sentence))
            raise denial from fault

    async def call_off(self, reason: VoidReason) -> None:
        """The match does not count; nothing happens where it is over."""
        async with self.lock:
            if not self.is_over:
                await self.settle(self.truth.host.void(reason, self.timing.now))

    # -- what changes hands ----------------------------------------------------------------

    async def leave(self, seat: int, reason: LeaveReason) -> None:
        """The seat counts as left: lost with two, a bot goes on with more."""
        host, at = self.truth.host, self.timing.now
        if not host.course.standing.has_gone(seat):
            await self.settle(await self.made(lambda: host.leave(seat, reason, at)))
        if not host.is_over:
            await self.hand_over(seat)

    async def hand_over(self, seat: int) -> None:
        """A house bot plays on for the seat."""
        await self.settle(self.truth.host.take_over(seat, Player.HOUSE_BOT, self.timing.now))
        self.timing.clocks.take_over(seat, self.timing.now)
        self.tell_presence()

    def tell_presence(self) -> None:
        seats = range(len(self.table.chairs))
        gone = seats if self.is_over else [seat for seat, _ in self.truth.host.course.standing.gone]
        self.table.tell(self.table.presence(gone))

    # -- what a step sets going ------------------------------------------------------------

    async def settle(
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
        self.alarm.ring()
        self.changed.ring()
        self.heralded()

    def _publish(self, records: tuple[Record, ...]) -> None:
        listeners = self.table.current()
        for record in records:
            frames = Frames()
            for seat, session in listeners:
                session.send_frame(frames.of(self.truth.host.frame(record, seat)))
        self.gallery.follow()
        self.table.tell(self.timing.message())
