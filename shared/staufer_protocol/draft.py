"""The records of one step of a match, as its host makes them: choices, NATURE's answers, what follows of itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Self

from staufer_engine.kernel import NATURE, Ask, ByKind, S, Tell
from staufer_protocol.codec import enc
from staufer_protocol.complaint import Complaint, RuleFault
from staufer_protocol.course import Course
from staufer_protocol.fairness import Chance, Keys, seal
from staufer_protocol.standing import results
from staufer_protocol.stream import (
    Answer,
    Body,
    Chosen,
    Committed,
    Drawn,
    Ended,
    Opened,
    Record,
    Seal,
    Undone,
    Voided,
    VoidReason,
    Vote,
    mask_of,
)

MAX_RECORDS = 5_000  # a replay holds no more

_AS_GIVEN = 0  # the answer of records that have none


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What an operation would do: its records, the match after them, and what the table is told."""

    records: tuple[Record, ...]
    course: Course[S]
    told: tuple[Tell, ...]
    base: Course[S]  # the truth that it was made from


class Draft(Generic[S]):
    """The records of one step as they are made, on a copy of the match.

    Whatever a rule raises within it becomes a ``RuleFault``, and the host stays as it was.
    """

    def __init__(self, truth: Course[S], secret: bytes, at: int, chance: Chance, keys: Keys) -> None:
        self._truth = truth
        self._secret = secret
        self._at = max(at, truth.t_ms)  # match time never goes back
        self._chance = chance
        self._keys = keys
        self.course = truth  # until something is written
        self._records: list[Record] = []
        self._told: list[Tell] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, Complaint):
            raise RuleFault("E_RULE", "A rule of the game failed; the match waits until it is mended.") from error

    def step(self) -> Step[S]:
        return Step(tuple(self._records), self.course, tuple(self._told), self._truth)

    def write(self, body: Body, answer: Answer = _AS_GIVEN, vis: int | None = None) -> None:
        """One record; *answer* is sealed for *vis* where that is given."""
        if self.course is self._truth:
            self.course = self.course.fork()
        seq = self.course.seq + 1
        if seq > MAX_RECORDS:
            raise ValueError("the match does not come to an end")
        seals: tuple[Seal, ...] = ()
        if vis is not None:
            salt, plaintext = self._keys.salt_of(seq, 0), enc(answer)
            commit = seal(self._truth.setup.match, seq, 0, vis=vis, salt=salt, plaintext=plaintext)
            seals = (Seal(vis, commit, salt, plaintext),)
        record = Record(seq, self._at, body, seals)
        self._told += self.course.advance(record, answer)
        self._records.append(record)

    def answer(self, ask: Ask, seat: int, choice: Answer, charge: int, forced: bool = False) -> None:
        if len(ask.options) > 1:
            if ask.witnesses is not None:
                raise ValueError(f"{ask.what!r}: what several are asked at once is opened to everybody")
            self.write(Committed(seat, charge), choice, mask_of((seat,)))
        elif ask.witnesses is None:
            self.write(Chosen(seat, choice, charge, forced), choice)
        else:
            self.write(Chosen(seat, None, charge, forced), choice, mask_of(ask.witnesses))

    def run_on(self) -> None:
        """As far as the next question to which a player has more than one answer."""
        while (ask := self.course.game.ask) is not None:
            if NATURE in ask.options:
                self._answer_for_nature(ask)
            elif len(self.course.game.answers) == len(ask.options):
                self._open(ask)
            elif not self._answer_what_is_forced(ask):
                return
        self.end()

    def do_as_agreed(self, what: int) -> None:
        offer = self.course.standing.offer(what)
        assert offer is not None
        if what == Vote.UNDO:
            to_seq = self.course.undo_target(offer.by, is_practice=True)
            assert to_seq is not None
            self.write(Undone(offer.by, to_seq))
            self.run_on()
        elif what == Vote.VOID:
            self.write(Voided(VoidReason.AGREED, self._secret))
        else:
            self.end(is_draw=True)

    def end(self, is_draw: bool = False) -> None:
        course = self.course
        places = results(course.rules, course.game.state, course.standing, is_draw)
        self.write(Ended(places, self._secret))

    def _answer_for_nature(self, ask: Ask) -> None:
        if len(ask.options) > 1:
            raise ValueError(f"{ask.what!r}: NATURE and players are asked at once")
        options = ask.options[NATURE]()
        count = len(options)
        if count == 0:
            raise ValueError(f"{ask.what!r}: NATURE has no answer")
        answer = options[self._chance.below(self.course.draws + 1, ask.what)(count) if count > 1 else 0]
        if ask.witnesses is None:
            self.write(Drawn(answer), answer)
        else:
            self.write(Drawn(None), answer, mask_of(ask.witnesses))

    def _open(self, ask: Ask) -> None:
        given: dict[int, Answer] = self.course.game.answers
        seats = range(len(self._truth.setup.seats))
        self.write(Opened(tuple([given.get(seat) for seat in seats])))

    def _answer_what_is_forced(self, ask: Ask) -> bool:
        """Whether somebody had one answer only, which is now made; what is always asked is left to him."""
        if ask.always:
            return False
        for seat, options in ask.options.items():
            if seat in self.course.game.answers:
                continue
            listed = options()
            few = listed.first_two() if isinstance(listed, ByKind) else listed
            if not few:
                raise ValueError(f"{ask.what!r}: there is nothing to choose")
            if len(few) == 1:
                self.answer(ask, seat, few[0], 0, forced=True)
                return True
        return False
