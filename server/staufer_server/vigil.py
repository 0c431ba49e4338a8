"""What happens at a match by itself: time that runs out, people who stay away, the start after a restart."""

from __future__ import annotations

from collections.abc import Sequence

import structlog

from staufer_protocol.complaint import Complaint
from staufer_protocol.stream import ClockReason, ClocksChanged, LeaveReason, Record, VoidReason
from staufer_server.actor import MatchActor
from staufer_server.clocks import AFTER_RESTART, STRIKES
from staufer_server.database import DatabaseUnusable

LONGEST_GAP = 10 * 60  # s, that the server may be away before live matches are void
BREATH = 1.0  # seconds until the watch looks again after something was refused
log = structlog.get_logger()


class Vigil:
    def __init__(self, match: MatchActor) -> None:
        self._match = match
        self._table = match.table
        self._timing = match.timing
        self._clock = match.clock
        self._is_settled = not match.is_restored  # what is owed for the server's absence is credited
        self._is_begun_again = False

    async def run(self) -> None:
        """Wait for the next moment at which something happens by itself, and let it happen."""
        match = self._match
        while not match.is_over:
            breath, moment = 0.0, self._next_moment()
            try:
                if self._is_to_look(moment):
                    async with match.lock:
                        await self._look()
                    moment = self._next_moment()
            except Complaint as complaint:
                log.warning("watch_refused", match=match.id.hex(), code=complaint.code)
                if match.is_lost:
                    return
                breath = BREATH
            except DatabaseUnusable:
                return  # the server is about to end
            except Exception:
                log.exception("watch_failed", match=match.id.hex())
                breath = BREATH
            await match.alarm.wait_until(moment if moment is None else max(moment, self._clock.monotonic() + breath))

    def _is_to_look(self, moment: float | None) -> bool:
        """While a live match's time runs nothing happens of itself before *moment*; otherwise there is more to see."""
        if not self._timing.is_running or self._timing.is_by_correspondence:
            return True
        return moment is not None and moment <= self._clock.monotonic()

    def _next_moment(self) -> float | None:
        match = self._match
        if match.frozen or match.is_over:
            return None
        moments = [self._table.leaves_at(seat) for seat in self._own_players()]
        moments.append(self._timing.next_fall() if self._timing.is_running else self._timing.rests_until)
        return min((moment for moment in moments if moment is not None), default=None)

    def _own_players(self) -> list[int]:
        """The seats at which people play for themselves."""
        match = self._match
        return [seat for seat in range(len(self._table.chairs)) if not match.is_bots(seat)]

    async def _look(self) -> None:
        match = self._match
        now = self._clock.monotonic()
        if match.is_over or match.frozen:
            return
        if self._is_too_late():
            await match.settle(match.truth.host.void(VoidReason.SERVER_AWAY, self._timing.now))
            return
        if not self._timing.is_running:
            is_bots_turn = any(match.is_bots(seat) for seat in match.truth.host.waiting_for())
            is_awaited = is_bots_turn and self._table.has_session()
            if self._timing.rests_until is None or now >= self._timing.rests_until or is_awaited:
                await self.go_on()
            return
        if await self._change_clocks():
            return  # which has rung the alarm
        gone = self._table.gone_at(now, self._own_players())
        if gone and self._is_deserted(gone):
            await match.settle(match.truth.host.void(VoidReason.SERVER_AWAY, self._timing.now))
        elif gone and self._is_early():
            await match.settle(match.truth.host.void(VoidReason.TOO_EARLY, self._timing.now), blamed=gone)
        for seat in gone:
            if not match.is_over:
                await match.leave(seat, LeaveReason.ABSENT)
        if not match.is_over and (fallen := self._timing.fallen()):
            await self._flag(fallen[0])  # the others when that is settled: it has rung the alarm

    async def go_on(self) -> None:
        """After a restart: the time runs again, and everybody gets some for his trouble."""
        match = self._match
        if self._timing.is_running:
            return
        self._is_begun_again = True
        self._timing.time.run()
        self._table.forgive()
        if self._timing.clocks.pace is not None:
            gifts = [(seat, AFTER_RESTART, int(ClockReason.RESTART)) for seat in range(len(self._table.chairs))]
            await match.settle(match.truth.host.clock(gifts, self._timing.now))
        self._timing.ask_anew()
        match.changed.ring()

    async def _change_clocks(self) -> bool:
        """By correspondence: vacations that have begun or ended, and what is owed for the server's absence."""
        timing, setup = self._timing, self._match.truth.setup
        if not timing.is_by_correspondence:
            return False
        changes, now = [], timing.now
        for seat in self._own_players():
            is_away, hand = self._match.times.is_away(setup.seats[seat].player), timing.clocks.hands[seat]
            if is_away and hand.paused_at < 0:
                changes.append((seat, 0, int(ClockReason.VACATION_BEGINS)))
            elif not is_away and hand.paused_at >= 0:
                changes.append((seat, hand.waited(now), int(ClockReason.VACATION_ENDS)))
            owed = 0 if self._is_settled else self._owed_to(seat)
            if owed:
                changes.append((seat, owed, int(ClockReason.RESTART)))
        self._is_settled = True
        if changes:
            await self._match.settle(self._match.truth.host.clock(changes, now))
        return bool(changes)

    def _owed_to(self, seat: int) -> int:
        """How long, in ms, the server was away while the seat had to answer; what was made good is not owed twice."""
        hand, host = self._timing.clocks.hands[seat], self._match.truth.host
        if not hand.is_running:
            return 0
        made_good = max((record.t_ms for record in host.records if makes_good(record)), default=0)
        since = host.setup.started + max(hand.asked_at, made_good) / 1000
        return round(1000 * sum(gap.overlap(since, self._clock.wall()) for gap in self._match.times.gaps))

    async def _flag(self, seat: int) -> None:
        """The flag falls: the default choice, or at the third strike the seat."""
        match = self._match
        host, strike = match.truth.host, self._timing.clocks.strike(seat)
        if self._timing.is_by_correspondence and self._is_early() and not match.is_bots(seat):
            await match.settle(host.void(VoidReason.TOO_EARLY, self._timing.now), blamed=[seat])
            return
        if strike >= STRIKES and not match.is_bots(seat):
            await match.leave(seat, LeaveReason.FLAGGED)
        else:
            await match.settle(await match.made(lambda: host.flag(seat, self._timing.now, strike)))

    def _is_early(self) -> bool:
        """Whether somebody has not had a turn yet: too early for a result."""
        match = self._match
        host = match.truth.host
        return host.rules.rounds(host.course.game.state) < 2 and len(self._table.chairs) > 1

    def _is_too_late(self) -> bool:
        """After so long an absence of the server nobody has to have waited for a live match."""
        pace, times = self._timing.clocks.pace, self._match.times
        is_live = pace is not None and pace.is_live and not self._match.is_local
        return self._match.is_restored and is_live and not self._is_begun_again and times.last_gap > LONGEST_GAP

    def _is_deserted(self, gone: Sequence[int]) -> bool:
        """The server was away, and nobody has ever come back: that is no fault of theirs."""
        match = self._match
        return match.is_restored and not self._table.was_visited and len(gone) == len(self._own_players())


def makes_good(record: Record) -> bool:
    """Whether it credits the server's absence."""
    body = record.body
    return isinstance(body, ClocksChanged) and any(reason == ClockReason.RESTART for _, _, reason in body.changes)
