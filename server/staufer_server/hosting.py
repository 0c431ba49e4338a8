"""A match that is being played: submissions, and the sessions of those who sit at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import structlog

from staufer_engine.record import Record as State
from staufer_protocol.draft import Step
from staufer_protocol.messages import Accepted, CaughtUp, MatchLine, MatchOpened, Refused, Submit
from staufer_protocol.stream import Player, Record, VoidReason, Vote
from staufer_server import chronicle
from staufer_server.actor import MatchActor
from staufer_server.connection import Session
from staufer_server.denials import Denied, frozen_denial
from staufer_server.ground import Ground
from staufer_server.truth import Truth
from staufer_server.vigil import Vigil
from staufer_server.wishes import step_of

STRETCH = 64  # records sent at once to somebody who catches up
CHAT_KEPT = 50  # lines shown to who comes in later
MOST_RETURNS = 10  # times that one seat is handed back to its owner
log = structlog.get_logger()


class LiveMatch(MatchActor):
    def __init__(self, truth: Truth, ground: Ground, is_restored: bool = False) -> None:
        super().__init__(truth, ground, is_restored)
        self.is_rematch_made = False
        self._vigil = Vigil(self)

    def start(self, when_over: Callable[[LiveMatch], None]) -> None:
        """Let its time run; *when_over* is called at its end."""
        if not self.is_over:
            self.own(self._vigil.run()).add_done_callback(lambda _done: when_over(self))

    # -- submissions -----------------------------------------------------------------------

    async def submit(self, session: Session, wish: Submit) -> None:
        """Exactly once, or a refusal with nothing changed."""
        await asyncio.shield(self.own(self._submit_of(session, wish)))

    async def _submit_of(self, session: Session, wish: Submit) -> None:
        async with self.lock:
            seat = self.table.seat_of_session(session)
            chair = self.table.chairs[seat]
            if 1 <= wish.cseq <= chair.cseq:
                session.send(Accepted(wish.match, wish.cseq, wish.attempt, chair.answers[wish.cseq - 1]))
                return
            if wish.cseq != chair.cseq + 1:
                raise Denied("E_CSEQ", f"The next submission of this seat has the number {chair.cseq + 1}.")
            if not self.is_over and self.is_bots(seat):
                raise Denied("E_HANDED_OVER", "A house bot plays for you: take the match up again to play on yourself.")

            def acknowledge(seq: int) -> None:
                chair.answers.append(seq)
                session.send(Accepted(wish.match, wish.cseq, wish.attempt, seq))

            await self._act(seat, wish, session.lag, wish.cseq, acknowledge)

    async def submit_for_bot(self, seat: int, wish: Submit) -> None:
        """A house bot's choice; it is not counted among the submissions of the seat's owner."""
        async with self.lock:
            if not self.is_bots(seat):
                raise Denied("E_NOT_SEATED", "The seat's owner is back.")
            await self._act(seat, wish, lag=0)

    async def _act(
        self,
        seat: int,
        wish: Submit,
        lag: int,
        cseq: int | None = None,
        acknowledge: Callable[[int], None] = lambda seq: None,
    ) -> None:
        host = self.truth.host
        if host.is_over:
            raise Denied("E_OVER", "The match is over.")
        if wish.based_seq != host.based_seq:
            raise Denied("E_STALE", "The match has gone on meanwhile: look again.")
        if wish.head != self.truth.head_at(wish.based_seq):
            raise Denied("E_DIVERGED", "This copy of the match is not the server's: take it up again from the start.")
        at = self.timing.now
        charge = self.timing.clocks.charge(seat, at, lag)
        if self.frozen:
            step = self._step_out_of_ice(seat, wish.action, at)
        else:
            step = await self.made(lambda: step_of(host, seat, wish.action, at, charge))

        def accepted() -> None:
            if wish.action[0] in (0, 1):
                self.timing.clocks.spend(seat, at, charge, lag)
            acknowledge(step.records[0].seq)

        await self.settle(step, None if cseq is None else seat, cseq, accepted)
        if wish.action == (3,) and not host.is_over and not self.is_bots(seat):
            await self.hand_over(seat)

    def _step_out_of_ice(self, seat: int, action: tuple[int, ...], at: int) -> Step[State]:
        """A match whose rules have failed goes no further; whoever will not wait for a person ends it."""
        if action not in ((3,), (4, Vote.VOID, 1)):
            raise frozen_denial()
        log.info("frozen_match_given_up", match=self.id.hex(), seat=seat)
        return self.truth.host.void(VoidReason.RULE_FAULT, at)

    # -- sessions --------------------------------------------------------------------------

    async def seat_down(self, session: Session, have_seq: int = 0, head: bytes = b"") -> None:
        """Give the session its seat and all records after *have_seq*, or all where the copies differ."""
        await asyncio.shield(self.own(self._seat_down(session, have_seq, head)))

    async def _seat_down(self, session: Session, have_seq: int, head: bytes) -> None:
        host, seat = self.truth.host, self.table.seat_of(session.account.player)
        chair = self.table.chairs[seat]
        async with self.lock:
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
        chat = await self.database.do(chronicle.last_chat(self.id, CHAT_KEPT))
        async with self.lock:
            if chair.session is not session:
                return
            self._send(session, seat, host.records[sent:])
            session.send(CaughtUp(self.id, host.seq))
            chair.is_current = True
            for said in chat:
                session.send(said)
            await self._came(seat)
            session.send(self.timing.message())
            session.send(self.gallery.message())
            self.tell_presence()
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
            await self._vigil.go_on()
        may_return = self.truth.returns_of(seat) < MOST_RETURNS  # each is a record, and there is room for so many
        if host.course.standing.players[seat] != Player.OWNER and may_return:
            await self.settle(host.take_over(seat, Player.OWNER, self.timing.now))
            self.timing.clocks.take_over(seat, self.timing.now)
        self.alarm.ring()

    def rise(self, session: Session, is_meant: bool = False) -> None:
        """The session has ended, or *is_meant*: somebody got up; his clock goes on, and his absence counts."""
        if self.table.rise(session, is_meant):
            self.tell_presence()
            self.alarm.ring()

    def line_for(self, player: int) -> MatchLine:
        """The match in a list of the player's own."""
        line, fall = self.truth.line_for(self.table.seat_of(player)), self.timing.next_fall()
        left = -1 if fall is None or self.is_over else max(0, round((fall - self.clock.monotonic()) * 1000))
        return replace(line, left=left)
