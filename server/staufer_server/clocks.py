"""The clocks of a match: a bank for the whole of it and an allowance for every turn.

The allowance of a turn is used up before the bank, and what is left of it is lost.  Whoever is
asked in somebody else's turn thinks for fifteen seconds free of charge first.  Of all this only
what leaves the bank stands in the stream, as the charge of a choice; so the banks of a stored
match are the sums of its records.  All times are milliseconds of match time.

By correspondence there is no bank: every turn brings each seat its days, for all that it is asked
in this turn.  What is credited for the server's absence goes into the bank.  The clock of a seat
whose owner is on vacation stands still.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from staufer_protocol.messages import SeatClock

A_DAY = 86_400_000
OUT_OF_TURN = 15_000  # free at every question in another's turn
GRACE = 1_000  # after the last millisecond, before the flag falls
LAG_QUOTA = 500  # the most of a choice's time that is put down to the network
STRIKES = 3  # the flag that loses the seat
AFTER_RESTART = 30_000  # credited to every seat when the server has come back


@dataclass(frozen=True, slots=True)
class Pace:
    bank: int
    turn: int
    is_live: bool = True  # everybody is there; otherwise it is played by correspondence, days a turn


PACES: Mapping[str, Pace | None] = MappingProxyType(
    {
        "quick": Pace(3 * 60_000, 15_000),
        "normal": Pace(8 * 60_000, 30_000),
        "slow": Pace(20 * 60_000, 60_000),
        "untimed": None,
        "day": Pace(0, A_DAY, is_live=False),
        "two_days": Pace(0, 2 * A_DAY, is_live=False),
        "three_days": Pace(0, 3 * A_DAY, is_live=False),
        "week": Pace(0, 7 * A_DAY, is_live=False),
    }
)


@dataclass(slots=True)
class Hand:
    """One seat's clock."""

    bank: int
    turn: int = 0  # left of the allowance of the present turn
    free: int = 0  # left of the seconds out of turn, for the present question
    asked_at: int = -1  # -1: it stands still
    paused_at: int = -1  # since when its owner is on vacation; -1: he is not
    strikes: int = 0
    is_struck: bool = False  # in this turn already: one turn counts one strike

    @property
    def allowance(self) -> int:
        return self.turn + self.free

    @property
    def is_running(self) -> bool:
        return self.asked_at >= 0 and self.paused_at < 0

    def waited(self, at: int) -> int:
        """How long the present question has waited for somebody on vacation."""
        if self.asked_at < 0 or self.paused_at < 0:
            return 0
        return max(0, at - max(self.paused_at, self.asked_at))

    def used(self, at: int) -> int:
        """The time since the question, but for what fell into a vacation."""
        if self.asked_at < 0:
            return 0
        return max(0, (at if self.paused_at < 0 else self.paused_at) - self.asked_at)


class MatchClocks:
    """The clocks of all seats.  Nothing here reads the time: it is always handed in."""

    def __init__(self, pace: Pace | None, seats: int) -> None:
        self.pace = pace
        self.hands = [Hand(pace.bank if pace else 0) for _ in range(seats)]
        self.owners: frozenset[int] = frozenset()  # the seats that were asked first in this turn

    @property
    def _is_live(self) -> bool:
        return self.pace is None or self.pace.is_live

    def ask(self, seats: Iterable[int], is_new_turn: bool, at: int) -> None:
        """The question before *seats* is now the one to answer; all other clocks stand still."""
        asked = frozenset(seats)
        if is_new_turn:
            self.owners = asked
            for seat, hand in enumerate(self.hands):
                hand.turn = self.pace.turn if self.pace and (seat in asked or not self.pace.is_live) else 0
                hand.is_struck = False
        for seat, hand in enumerate(self.hands):
            hand.asked_at = at if seat in asked else -1
            hand.free = OUT_OF_TURN if self._is_live and seat in asked and seat not in self.owners else 0

    def go_back(self, seats: Iterable[int], at: int) -> None:
        """A choice is taken back: whoever is asked still goes on without a break, and nothing is given back."""
        asked = frozenset(seats)
        for seat, hand in enumerate(self.hands):
            if seat not in asked:
                hand.asked_at = -1
            elif hand.asked_at < 0:
                hand.asked_at = at

    def take_over(self, seat: int, at: int) -> None:
        """Somebody else plays for the seat: his turn begins with the whole allowance."""
        hand = self.hands[seat]
        if self.pace is not None and hand.asked_at >= 0:
            hand.asked_at, hand.turn, hand.is_struck = at, self.pace.turn, False

    def stop(self) -> None:
        for hand in self.hands:
            hand.asked_at = -1

    def charge(self, seat: int, at: int, lag: int = 0) -> int:
        """What a choice made now takes from the seat's bank."""
        hand = self.hands[seat]
        if self.pace is None or hand.asked_at < 0:
            return 0
        used = max(0, hand.used(at) - min(max(0, lag), LAG_QUOTA))
        return min(hand.bank, max(0, used - hand.allowance))

    def spend(self, seat: int, at: int, charge: int, lag: int = 0) -> None:
        """The choice was made: the allowance and the bank are lessened, the clock stands still."""
        hand = self.hands[seat]
        if hand.asked_at >= 0:
            used = max(0, hand.used(at) - min(max(0, lag), LAG_QUOTA))
            of_free = min(hand.free, used)
            hand.free -= of_free
            hand.turn = max(0, hand.turn - (used - of_free))
        hand.bank = max(0, hand.bank - charge)
        hand.asked_at = -1

    def credit(self, seat: int, delta: int) -> None:
        self.hands[seat].bank = max(0, self.hands[seat].bank + delta)

    def pause(self, seat: int, at: int) -> None:
        """The seat's owner goes on vacation."""
        hand = self.hands[seat]
        if hand.paused_at < 0:
            hand.paused_at = at

    def resume(self, seat: int, at: int) -> None:
        """He is back; what the present question has waited for him is nothing that he has used."""
        hand = self.hands[seat]
        hand.asked_at += hand.waited(at)
        hand.paused_at = -1

    def falls_at(self, seat: int) -> int | None:
        """When the seat's flag falls if nothing happens; None while its clock stands still."""
        hand = self.hands[seat]
        if self.pace is None or not hand.is_running:
            return None
        return hand.asked_at + hand.allowance + hand.bank + GRACE

    def fallen(self, at: int) -> list[int]:
        """The seats whose flag has to fall now, in seat order."""
        moments = [(seat, self.falls_at(seat)) for seat in range(len(self.hands))]
        return [seat for seat, moment in moments if moment is not None and moment <= at]

    def strike(self, seat: int) -> int:
        """Which strike a flag of the seat is now; all flags of one turn are the same one."""
        hand = self.hands[seat]
        return hand.strikes if hand.is_struck else hand.strikes + 1

    def struck(self, seat: int, strike: int) -> None:
        """The flag has fallen: nothing is left of turn and bank."""
        hand = self.hands[seat]
        hand.strikes, hand.is_struck = strike, True
        hand.bank = hand.turn = hand.free = 0
        hand.asked_at = -1

    def shown(self, at: int) -> tuple[SeatClock, ...]:
        """The clocks as they stand at *at*."""
        return tuple(self._face(hand, at) for hand in self.hands)

    def _face(self, hand: Hand, at: int) -> SeatClock:
        used = hand.used(at) if self.pace else 0
        return SeatClock(
            bank=max(0, hand.bank - max(0, used - hand.allowance)),
            turn=max(0, hand.allowance - used),
            is_running=hand.is_running and self.pace is not None,
            strikes=hand.strikes,
        )
