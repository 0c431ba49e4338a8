"""Agreeing with everybody who is to play on the chance of a match, in two rounds, before it begins.

Whoever does not finish makes the set-up void for all: its secret is published, so that the server
cannot quietly throw away what it dislikes, and the next set-up has another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import structlog

from staufer_protocol.fairness import givers_of
from staufer_protocol.messages import OpenNonce, RefuseSetup, SealNonce, ServerMessage, Setup
from staufer_protocol.receipt import Agreement, number_of
from staufer_server.connection import Session
from staufer_server.denials import Denied
from staufer_server.ground import Ground
from staufer_server.timekeeping import Alarm

AGREED_WITHIN = 30.0
log = structlog.get_logger()


class NotAgreed(Denied):
    """The set-up is void; *players* are those who did not do their part."""

    def __init__(self, players: Sequence[int]) -> None:
        super().__init__("E_NOT_AGREED", "The match did not begin: not everybody gave his share of its chance in time.")
        self.players = tuple(players)


@dataclass(slots=True)
class _UnderWay:
    agreement: Agreement
    people: Sequence[Session]
    alarm: Alarm
    gone: set[int] = field(default_factory=set)  # accounts that went, or would not go on

    def tell(self, message: ServerMessage) -> None:
        for session in self.people:
            session.send(message)

    def players(self, numbers: Sequence[int]) -> list[int]:
        givers = givers_of(self.agreement.setup.seats)
        return [givers[number].player for number in numbers]

    def missing(self) -> list[int]:
        """The accounts without which there will be no match, and which are not there any more."""
        there = {session.account.player for session in self.people if session.is_open} - self.gone
        return [giver.player for giver in givers_of(self.agreement.setup.seats) if giver.player not in there]


class Setups:
    """All set-ups under way; messages of sessions only change them and ring."""

    def __init__(self, ground: Ground) -> None:
        self._clock = ground.clock
        self._key = ground.key
        self._under_way: dict[bytes, _UnderWay] = {}
        self._is_closed = False

    def close(self) -> None:
        """No set-up comes to an end any more: the server is about to stop."""
        self._is_closed = True
        for under_way in self._under_way.values():
            under_way.alarm.ring()

    async def agree(self, setup: Setup, secret: bytes, people: Sequence[Session]) -> Setup:
        """The set-up with everybody's nonce, and its seats drawn; NotAgreed where somebody does not finish."""
        agreement = Agreement(setup, secret)
        under_way = self._under_way[setup.match] = _UnderWay(agreement, people, Alarm(self._clock))
        lapses = self._clock.monotonic() + AGREED_WITHIN
        late: list[int] = []
        try:
            under_way.tell(self._key.offer(agreement.setup, round(AGREED_WITHIN * 1000)))
            while not agreement.is_complete:
                late = under_way.missing()
                if not late and self._clock.monotonic() >= lapses:
                    late = under_way.players(agreement.late())
                if late or self._is_closed:
                    raise NotAgreed(late)
                await under_way.alarm.wait_until(lapses)
        except BaseException:
            log.info("setup_void", match=setup.match.hex(), late=len(late))
            under_way.tell(agreement.void(late))
            raise
        finally:
            del self._under_way[setup.match]
        return agreement.agreed()

    # -- what people say -------------------------------------------------------------------

    def take(self, session: Session, message: SealNonce | OpenNonce | RefuseSetup) -> None:
        """One person's part; another session of the same account has none."""
        under_way = self._under_way.get(message.match)
        if under_way is None or session not in under_way.people:
            raise Denied("E_LAPSED", "This set-up has come to its end, or was never yours.")
        number = number_of(under_way.agreement.setup, session.account.player)
        told: ServerMessage | None = None
        match message:
            case SealNonce():
                told = under_way.agreement.seal(number, message.commitment)
            case OpenNonce():
                told = under_way.agreement.open(number, message.nonce)
            case RefuseSetup():
                under_way.gone.add(session.account.player)
        if told is not None:
            under_way.tell(told)
        under_way.alarm.ring()

    def gone(self, session: Session) -> None:
        """The session has ended."""
        for under_way in self._under_way.values():
            if session in under_way.people:
                under_way.gone.add(session.account.player)
                under_way.alarm.ring()
