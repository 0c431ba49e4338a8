"""Who looks on at a match, and what he sees of it when: the public view, of rated matches a minute late."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace

from staufer_protocol.codec import pack
from staufer_protocol.messages import (
    CaughtUp,
    Clocks,
    MatchOpened,
    MatchOver,
    Presence,
    Said,
    SeatClock,
    ServerMessage,
)
from staufer_protocol.messages.company import Watchers
from staufer_server.connection import Session
from staufer_server.denials import Denied
from staufer_server.seating import Table
from staufer_server.timekeeping import Alarm, Clock
from staufer_server.truth import Truth

DELAY = 60.0  # s, in rated matches: what is seen helps nobody at the table any more
MOST_WATCHING = 500  # at one match
STRETCH = 64  # records sent at once to somebody who comes in
CHAT_KEPT = 50  # lines shown to who comes in later


@dataclass(frozen=True, slots=True)
class Held:
    """What is shown when it is due: the records up to *seq*, or a message."""

    due: float
    seq: int = 0
    message: ServerMessage | None = None


class Gallery:
    """Those who watch one match.

    All that they get goes through one line that is as long as the delay: records, clocks, chat and the end alike, in
    the order in which they came.  Whoever comes in is given what has left the line so far, and nothing else.
    """

    def __init__(self, truth: Truth, table: Table, clock: Clock) -> None:
        self.delay = DELAY if truth.setup.rated else 0.0
        self._truth = truth
        self._table = table
        self._clock = clock
        self._alarm = Alarm(clock)
        self._watching: dict[Session, bool] = {}  # whether he has all that was shown, and gets what is shown next
        self._line: deque[Held] = deque()
        self._shown = 0  # records
        self._chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self._presence: Presence | None = None
        self._over: MatchOver | None = None
        self._clocks: tuple[float, Clocks] | None = None  # and when they were shown
        self._hold_what_is_recent()
        table.overheard = self.tell

    @property
    def count(self) -> int:
        return len(self._watching)

    @property
    def sessions(self) -> list[Session]:
        return list(self._watching)

    def message(self) -> Watchers:
        return Watchers(self._truth.setup.match, self.count)

    # -- who comes and goes ----------------------------------------------------------------

    async def enter(self, session: Session) -> None:
        """From the first record to the last that is shown; then what follows, as it becomes due."""
        setup = self._truth.setup
        if session not in self._watching and self.count >= MOST_WATCHING:
            raise Denied("E_FULL", "So many watch this match that there is no more room: try again later.")
        self._watching[session] = False
        session.send(MatchOpened(setup, -1, 0, True))
        sent = 0
        while self._shown - sent > STRETCH:
            self._send_records((session,), sent, sent + STRETCH)
            sent += STRETCH
            await session.room()
            if session not in self._watching:
                return
        self._send_records((session,), sent, self._shown)
        session.send(CaughtUp(setup.match, self._shown))
        for message in (*self._chat, self._aged_clocks(), self._presence, self._over, self._truth.signed_start()):
            if message is not None:
                session.send(message)
        self._watching[session] = True
        self._tell_count()

    def leave(self, session: Session) -> bool:
        """Whether he was here."""
        if self._watching.pop(session, None) is None:
            return False
        self._alarm.ring()
        self._tell_count()
        return True

    def _tell_count(self) -> None:
        """How many watch is no news of the match: everybody hears it at once."""
        frame = pack(self.message())
        self._table.send_frame(frame)
        for session in self._current():
            session.send_frame(frame)

    def _current(self) -> list[Session]:
        return [session for session, is_current in self._watching.items() if is_current]

    # -- what happens at the table ---------------------------------------------------------

    def follow(self) -> None:
        """Records have been published."""
        self._take(Held(self._due(), seq=self._truth.host.seq))

    def tell(self, message: ServerMessage) -> None:
        """Something was said to everybody at the table."""
        self._take(Held(self._due(), message=message))

    def _due(self) -> float:
        return self._clock.monotonic() + self.delay

    def _take(self, held: Held) -> None:
        if self.delay:
            self._line.append(held)
            self._alarm.ring()
        else:
            self._show(held)

    def _hold_what_is_recent(self) -> None:
        """At a start: match time stood still meanwhile, so that what was held then is held for as long again."""
        records, now = self._truth.host.records, self._clock.monotonic()
        for record in records:
            due = now + self.delay - (records[-1].t_ms - record.t_ms) / 1000
            if due <= now:
                self._shown = record.seq
            else:
                self._line.append(Held(due, seq=record.seq))

    # -- what is shown ---------------------------------------------------------------------

    async def run(self) -> None:
        """Show what is due, until all who watch have seen the end; without a delay there is nothing to wait for."""
        while self.delay and self._has_more():
            while self._line and self._line[0].due <= self._clock.monotonic():
                self._show(self._line.popleft())
            if self._has_more():
                await self._alarm.wait_until(self._line[0].due if self._line else None)

    def _has_more(self) -> bool:
        return not self._truth.host.is_over or bool(self._line and self._watching)

    def _show(self, held: Held) -> None:
        if held.message is None:
            before, self._shown = self._shown, held.seq
            self._send_records(self._current(), before, held.seq)
            return
        match held.message:
            case Said():
                self._chat.append(held.message)
            case Clocks():
                self._clocks = (self._clock.monotonic(), held.message)
            case Presence():
                self._presence = held.message
            case MatchOver():
                self._over = held.message
        if sessions := self._current():
            frame = pack(held.message)
            for session in sessions:
                session.send_frame(frame)

    def _send_records(self, sessions: tuple[Session, ...] | list[Session], after: int, upto: int) -> None:
        host = self._truth.host
        for record in host.records[after:upto] if sessions else ():
            frame = pack(host.frame(record, None))
            for session in sessions:
                session.send_frame(frame)

    def _aged_clocks(self) -> Clocks | None:
        """As they stand now, if nothing was shown since."""
        if self._clocks is None:
            return None
        shown_at, clocks = self._clocks
        passed = 0 if self._over is not None else round((self._clock.monotonic() - shown_at) * 1000)
        return replace(clocks, at=clocks.at + passed, seats=tuple(aged(seat, passed) for seat in clocks.seats))


def aged(clock: SeatClock, passed: int) -> SeatClock:
    """After *passed* ms: the turn's own time is used up before the bank."""
    if not clock.is_running:
        return clock
    of_turn = min(clock.turn, passed)
    return replace(clock, turn=clock.turn - of_turn, bank=max(0, clock.bank - (passed - of_turn)))
