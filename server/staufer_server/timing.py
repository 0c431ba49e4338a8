"""The clocks of a hosted match as its records move them, and the time in which they run."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.record import Record as State
from staufer_protocol.course import asked_in
from staufer_protocol.host import Host
from staufer_protocol.messages import Clocks
from staufer_protocol.stream import (
    Chosen,
    ClockReason,
    ClocksChanged,
    Committed,
    Drawn,
    Flagged,
    Opened,
    Record,
    TakenOver,
    Undone,
)
from staufer_server.clocks import PACES, MatchClocks
from staufer_server.timekeeping import Clock, MatchTime, Passing, WallTime

REST = 60.0  # seconds after a restart in which no flag falls, and the time of a live match stands still


class Timing:
    def __init__(self, host: Host[State], clock: Clock, is_restored: bool) -> None:
        self.rests_until = clock.monotonic() + REST if is_restored else None
        self.clocks = MatchClocks(PACES[host.setup.pace], len(host.setup.seats))
        self.time: Passing
        self._host = host
        self._clock = clock
        if self.is_by_correspondence:
            self.time = WallTime(clock, host.setup.started, host.course.t_ms)
            self._recall_to_the_moment()
        else:
            self.time = MatchTime(clock, host.course.t_ms)
            for record in host.records:
                self._recall(record)
            if not host.is_over:
                self.ask_anew()
        if self.is_by_correspondence or not is_restored:
            self.time.run()

    @property
    def is_by_correspondence(self) -> bool:
        return self.clocks.pace is not None and not self.clocks.pace.is_live

    @property
    def now(self) -> int:
        return self.time.now()

    @property
    def is_running(self) -> bool:
        return self.time.is_running

    def ask_anew(self) -> None:
        """The present question is asked now, as at the beginning of a turn."""
        self.clocks.ask(self._host.waiting_for(), True, self.now)

    def stop(self) -> None:
        self.clocks.stop()
        self.time.stop()

    # -- what a stored match has come to -----------------------------------------------------

    def _recall(self, record: Record) -> None:
        """What a stored record had taken from the banks, or given."""
        body = record.body
        if isinstance(body, Chosen | Committed):
            self.clocks.credit(body.actor, -body.charge_ms)
        else:
            self._change(record)

    def _recall_to_the_moment(self) -> None:
        """By correspondence a turn goes on as if the server had never been away: it is followed record by record."""
        course, records = self._host.course, self._host.records
        turn = next((seq for seq in range(course.seq, 0, -1) if self._begins_turn(seq)), 0)
        for record in records[:turn]:
            self._recall(record)
        is_new_turn = True
        for record in records[max(0, turn - 1) :]:
            at, body = record.t_ms, record.body
            if record.seq > turn:
                if isinstance(body, Chosen | Committed) and not (isinstance(body, Chosen) and body.forced):
                    self.clocks.spend(body.actor, at, body.charge_ms)
                self._change(record)
            waiting = asked_in(course.at(record.seq))
            if not waiting:
                continue
            if is_new_turn:
                self.clocks.ask(waiting, True, at)
                is_new_turn = False
            elif isinstance(body, Undone):
                self.clocks.go_back(waiting, at)
            elif isinstance(body, TakenOver):
                self.clocks.take_over(body.actor, at)
            elif isinstance(body, Chosen | Drawn | Opened):
                self.clocks.ask(waiting, False, at)
        if self._host.is_over:
            self.clocks.stop()

    def _begins_turn(self, seq: int) -> bool:
        """Whether a turn ended with this record, so that the next question begins one."""
        positions = self._host.course.positions
        return positions[seq].checkpoint is not None and positions[seq].parent is positions[seq - 1]

    # -- what happens now --------------------------------------------------------------------

    def _change(self, record: Record) -> None:
        match record.body:
            case ClocksChanged(changes=changes):
                for seat, delta, reason in changes:
                    if reason == ClockReason.VACATION_BEGINS:
                        self.clocks.pause(seat, record.t_ms)
                    elif reason == ClockReason.VACATION_ENDS:
                        self.clocks.resume(seat, record.t_ms)
                    else:
                        self.clocks.credit(seat, delta)
            case Flagged(actor=actor, strike=strike):
                self.clocks.struck(actor, strike)

    def follow(self, records: Sequence[Record], is_new_turn: bool) -> None:
        """These records have just been accepted."""
        for record in records:
            self._change(record)
        if isinstance(records[0].body, Undone):
            self.clocks.go_back(self._host.waiting_for(), self.now)
        elif any(isinstance(record.body, Undone) for record in records):  # all agreed: that turn is begun anew
            self.clocks.ask(self._host.waiting_for(), True, self.now)
        elif any(isinstance(record.body, Chosen | Opened) for record in records):
            self.clocks.ask(self._host.waiting_for(), is_new_turn, self.now)

    def next_fall(self) -> float | None:
        """When, on the server's clock, the next flag falls if nobody does anything."""
        falls = [self.clocks.falls_at(seat) for seat in range(len(self.clocks.hands))]
        soonest = min((at for at in falls if at is not None), default=None)
        if soonest is None:
            return None
        return max(self.rests_until or 0.0, self.time.moment(soonest))

    def fallen(self) -> list[int]:
        if not self.is_running or self._clock.monotonic() < (self.rests_until or 0.0):
            return []
        return self.clocks.fallen(self.now)

    def message(self) -> Clocks:
        return Clocks(self._host.setup.match, self.now, self.clocks.shown(self.now))
