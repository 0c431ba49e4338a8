"""The authority of one match, pure: it validates, answers for NATURE, seals, chains and redacts.

The server, hot seat, practice, the lab and the simulation all use it.  Every operation works on a
copy and returns a ``Step``; only ``accept`` makes it the truth, when its records are kept safely.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic

from staufer_engine.kernel import Ask, Choice, Rules, S
from staufer_protocol.complaint import Diverged, Refusal
from staufer_protocol.course import Course
from staufer_protocol.draft import Draft, Step
from staufer_protocol.fairness import Chance, Keys, commitment, transcript
from staufer_protocol.messages import RecordFrame, SeatResult, Setup
from staufer_protocol.offers import LAST_UNDO, check_vote
from staufer_protocol.stream import (
    TRUTH,
    Body,
    ClocksChanged,
    Flagged,
    Left,
    Player,
    Record,
    Resigned,
    TakenOver,
    Undone,
    Voided,
    Voted,
    read_record,
)

LAST_CHOICE = 4_700  # beyond it a match can only be given up or be void


class Host(Generic[S]):
    def __init__(self, rules: Rules[S], setup: Setup, secret: bytes, free_undo: bool = False) -> None:
        if commitment(setup.match, secret) != setup.commitment:
            raise Refusal("E_SETUP", "The set-up of the match does not commit to this secret.")
        if free_undo and setup.rated:
            raise Refusal("E_SETUP", "In a rated match nobody may take back more than his own choices.")
        try:
            self.course: Course[S] = Course(rules, setup, TRUTH)
        except Diverged as error:
            raise Refusal("E_SETUP", error.sentence) from error
        self.rules = rules
        self.setup = setup
        self.secret = secret
        self.free_undo = free_undo
        self.records: list[Record] = []
        self._keys = Keys(secret, transcript(setup))
        self._chance = Chance(self._keys)

    @classmethod
    def restore(
        cls,
        rules: Rules[S],
        setup: Setup,
        secret: bytes,
        stored: Iterable[tuple[bytes, Sequence[bytes]]],
        free_undo: bool = False,
    ) -> Host[S]:
        """The host that had made these records; raises ``Diverged`` or ``Malformed`` where they are not whole."""
        host = cls(rules, setup, secret, free_undo)
        for seq, (pub, plaintexts) in enumerate(stored, 1):
            parts = [(part, host._keys.salt_of(seq, part), plaintext) for part, plaintext in enumerate(plaintexts)]
            record = read_record(pub, parts)
            host.course.apply(record)
            host.records.append(record)
        return host

    # -- where it stands -------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return self.course.seq

    @property
    def based_seq(self) -> int:
        return self.course.based_seq

    @property
    def head(self) -> bytes:
        return self.course.head

    @property
    def is_over(self) -> bool:
        return self.course.is_over

    @property
    def results(self) -> tuple[SeatResult, ...]:
        """By seat, once the match is over; empty where it is void."""
        return self.course.results

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that have to choose now."""
        return self.course.waiting_for()

    def undo_target(self, seat: int) -> int | None:
        """The record to return to for taking back the seat's last choice; None: nothing can be taken back."""
        return self.course.undo_target(seat, self.free_undo)

    def frame(self, record: Record, observer: int | None) -> RecordFrame:
        """An accepted record as *observer* may see it."""
        check = self.course.view_check(record.seq, observer)
        return RecordFrame(self.setup.match, record.pub, record.open_parts(observer), check)

    def accept(self, step: Step[S]) -> None:
        """The step's records are kept safely: from now on they are the truth."""
        if step.base is not self.course:
            raise ValueError("the match has gone on since this step was made")
        self.course = step.course
        self.records.extend(step.records)

    # -- what can be done ------------------------------------------------------------------

    def begin(self, at: int) -> Step[S]:
        """NATURE's answers before the first choice."""
        if self.seq:
            raise Refusal("E_BEGUN", "The match has begun already.")
        with self._draft(at) as draft:
            draft.run_on()
        return draft.step()

    def choose(self, seat: int, choice: Choice, at: int, charge: int = 0) -> Step[S]:
        self._check_seat(seat)
        self._check_length()
        with self._draft(at) as draft:
            ask = self._ask_to(draft.course, seat)
            if not draft.course.game.is_legal(seat, choice):
                raise Refusal("E_ILLEGAL", "The rules do not allow this now.")
            draft.answer(ask, seat, choice, charge)
            draft.run_on()
        return draft.step()

    def undo(self, seat: int, to_seq: int, at: int) -> Step[S]:
        """Back to the state after record *to_seq*."""
        self._check_seat(seat)
        course = self.course
        if self.seq >= LAST_UNDO:
            raise Refusal("E_UNDO_TOO_FAR", "This match is so long that nothing can be taken back any more.")
        if not course.may_undo(seat, to_seq, self.free_undo):
            if course.undo_target(seat, self.free_undo) is None:
                raise Refusal(
                    "E_NOTHING_TO_UNDO",
                    "There is nothing of yours to take back: only choices of your present turn, "
                    "and none after which somebody else acted, a card was drawn or something was shown.",
                )
            raise Refusal("E_UNDO_TOO_FAR", "You cannot go back as far as that, only over your last own choices.")
        with self._draft(at) as draft:
            draft.write(Undone(seat, to_seq))
            draft.run_on()
        return draft.step()

    def flag(self, seat: int, at: int, strike: int) -> Step[S]:
        """The seat's time is up: the rules' default choice is made, and charged nothing."""
        self._check_seat(seat)
        self._check_length()
        with self._draft(at) as draft:
            ask = self._ask_to(draft.course, seat)
            draft.write(Flagged(seat, strike))
            game = draft.course.game
            choice = self.rules.default(game.state, ask, seat)
            if not game.is_legal(seat, choice):
                raise ValueError(f"the default choice {choice!r} for {ask.what!r} is not legal")
            draft.answer(ask, seat, choice, 0)
            draft.run_on()
        return draft.step()

    def resign(self, seat: int, at: int) -> Step[S]:
        """With two seats the match is over; with more a bot must take over, and the seat counts as last."""
        return self._go(seat, Resigned(seat), at)

    def leave(self, seat: int, reason: int, at: int) -> Step[S]:
        """The seat's owner is gone for good (see ``LeaveReason``); what follows is as for resigning."""
        return self._go(seat, Left(seat, reason), at)

    def take_over(self, seat: int, who: int, at: int) -> Step[S]:
        """Somebody else plays for the seat (see ``Player``), or its owner does again."""
        self._check_seat(seat)
        if who not in tuple(Player):
            raise Refusal("E_NOBODY", "There is nobody of this kind to play for a seat.")
        return self._write(TakenOver(seat, who), at)

    def clock(self, changes: Sequence[tuple[int, int, int]], at: int) -> Step[S]:
        """Credits and debits: (seat, milliseconds, ``ClockReason``)."""
        for seat, _, _ in changes:
            self._check_seat(seat)
        return self._write(ClocksChanged(tuple(changes)), at)

    def vote(self, seat: int, what: int, yes: bool, at: int) -> Step[S]:
        """When everybody who still sits there agrees, the match is drawn, does not count, or goes back."""
        self._check_seat(seat)
        check_vote(self.course, self.records, seat, what, yes)
        with self._draft(at) as draft:
            draft.write(Voted(seat, what, yes))
            if draft.course.standing.is_agreed(self.setup, what):
                draft.do_as_agreed(what)
        return draft.step()

    def void(self, reason: int, at: int) -> Step[S]:
        """The match does not count (see ``VoidReason``); the secret is opened all the same."""
        self._check_running()
        return self._write(Voided(reason, self.secret), at)

    # -- how -------------------------------------------------------------------------------

    def _check_running(self) -> None:
        if self.is_over:
            raise Refusal("E_OVER", "The match is over.")

    def _check_seat(self, seat: int) -> None:
        self._check_running()
        if not 0 <= seat < len(self.setup.seats):
            raise Refusal("E_NOT_SEATED", "You do not sit at this table.")

    def _check_length(self) -> None:
        if self.seq >= LAST_CHOICE:
            raise Refusal("E_TOO_LONG", "This match has become too long to go on; it can only be given up.")

    def _ask_to(self, course: Course[S], seat: int) -> Ask:
        game = course.game
        if game.ask is None or seat not in game.ask.options:
            raise Refusal("E_NOT_YOUR_TURN", "It is not your turn to choose.")
        if seat in game.answers:
            raise Refusal("E_CHOSEN", "You have chosen already; the others are still thinking.")
        return game.ask

    def _go(self, seat: int, body: Resigned | Left, at: int) -> Step[S]:
        self._check_seat(seat)
        if self.course.standing.has_gone(seat):
            raise Refusal("E_GONE", "You have given up this match already.")
        with self._draft(at) as draft:
            draft.write(body)
            if len(self.setup.seats) <= 2:
                draft.end()
        return draft.step()

    def _write(self, body: Body, at: int) -> Step[S]:
        with self._draft(at) as draft:
            draft.write(body)
        return draft.step()

    def _draft(self, at: int) -> Draft[S]:
        return Draft(self.course, self.secret, at, self._chance, self._keys)
