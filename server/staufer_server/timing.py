"""The clocks of a hosted match as its records move them, and the time in which they run."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.record import Record as State
from staufer_protocol.host import Host
from staufer_protocol.messages import Clocks
from staufer_protocol.stream import Chosen, ClocksChanged, Committed, Flagged, Opened, Record, Undone
from staufer_server.clocks import PACES, MatchClocks
from staufer_server.timekeeping import Clock, MatchTime

REST = 60.0  # seconds after a restart in which time stands still and no flag falls


class Timing:
    def __init__(self, host: Host[State], clock: Clock, is_restored: bool) -> None:
        self.rests_until = clock.monotonic() + REST if is_restored else None
        self.time = MatchTime(clock, host.course.t_ms)
        self.clocks = MatchClocks(PACES[host.setup.pace], len(host.setup.seats))
        self._host = host
        self._clock = clock
        for record in host.records:
            self._recall(record)
        if not host.is_over:
            self.ask_anew()
        if not is_restored:
            self.time.run()

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

    def _recall(self, record: Record) -> None:
        """What a stored record had taken from the banks, or given."""
        body = record.body
        if isinstance(body, Chosen | Committed):
            self.clocks.credit(body.actor, -body.charge_ms)
        else:
            self._change(record)

    def _change(self, record: Record) -> None:
        match record.body:
            case ClocksChanged(changes=changes):
                for seat, delta, _ in changes:
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
