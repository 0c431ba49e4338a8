"""What an observer can check of the next record of a match: seals, legality as far as he sees it, procedure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from staufer_engine.kernel import HIDDEN, NATURE, Ask, Choice, Rules, S, playable
from staufer_protocol.complaint import Diverged
from staufer_protocol.fairness import commitment, seal
from staufer_protocol.messages import Setup
from staufer_protocol.stream import (
    TRUTH,
    Answer,
    Chosen,
    ClocksChanged,
    Committed,
    Drawn,
    Ended,
    Everything,
    Flagged,
    Left,
    Opened,
    Record,
    Resigned,
    TakenOver,
    Undone,
    Voided,
    Vote,
    Voted,
    mask_of,
    read_answer,
)

if TYPE_CHECKING:
    from staufer_protocol.course import Course


def check_setup(rules: Rules[S], setup: Setup) -> dict[str, int]:
    """The options of the match, every one with its value; ValueError where these rules cannot play it."""
    if (setup.game, setup.rules_version, setup.data_hash) != (rules.name, rules.version, rules.data_hash):
        raise ValueError(f"This match is {setup.game}, rules version {setup.rules_version}; another is installed here.")
    if len(setup.seats) not in rules.players:
        raise ValueError(f"{rules.title} is not played by {len(setup.seats)}.")
    if [name for name, _ in setup.options] != sorted({name for name, _ in setup.options}):
        raise ValueError("The options of the match are not sorted by name.")
    try:
        return playable(rules, len(setup.seats), dict(setup.options))
    except ValueError as error:
        raise ValueError(f"{rules.title} cannot be played with the options of the match: {error}.") from error


class Scrutiny(Generic[S]):
    """The record that comes after a course, under the eyes of the course's observer."""

    def __init__(self, course: Course[S], record: Record) -> None:
        self._course = course
        self._setup = course.setup
        self._observer = course.observer
        self._record = record

    def _may_see(self, vis: int) -> bool:
        observer = self._observer
        return isinstance(observer, Everything) or (observer is not None and bool(vis >> observer & 1))

    def check_seals(self) -> None:
        for part, sealed in enumerate(self._record.seals):
            if not self._may_see(sealed.vis):
                continue
            if sealed.plaintext is None:
                raise Diverged("E_PARTS", f"Record {self._record.seq} came without a part that this seat may see.")
            made = seal(
                self._setup.match, self._record.seq, part, vis=sealed.vis, salt=sealed.salt, plaintext=sealed.plaintext
            )
            if made != sealed.commit:
                raise Diverged("E_SEAL", f"A part of record {self._record.seq} is not what its seal says.")

    def answer(self) -> Answer:
        """What this observer knows of the record's answer."""
        body = self._record.body
        if isinstance(body, Chosen | Drawn) and body.answer is not None:
            return body.answer
        if self._record.seals and self._may_see(self._record.seals[0].vis):
            plaintext = self._record.seals[0].plaintext
            assert plaintext is not None
            return read_answer(plaintext)
        return HIDDEN

    def check(self, answer: Answer) -> None:
        body, seq = self._record.body, self._record.seq
        match body:
            case Chosen(actor=actor):
                ask = self._asked(actor)
                if len(ask.options) > 1:
                    raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} answers alone what several are asked.")
                self._check_sealing(ask.witnesses, body.answer is None)
                if self._observer is TRUTH or self._observer == actor:
                    self._check_legal(actor, answer)
            case Drawn():
                ask = self._asked(NATURE)
                self._check_sealing(ask.witnesses, body.answer is None)
                if self._observer is TRUTH:
                    self._check_legal(NATURE, answer)
            case Committed(actor=actor):
                ask = self._asked(actor)
                if len(ask.options) == 1 or actor in self._course.game.answers:
                    raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} commits to an answer that is not asked for.")
                self._check_sealing((actor,), True)
                if self._observer is TRUTH or self._observer == actor:
                    self._check_legal(actor, answer)
            case Opened(answers=answers):
                self._check_opened(answers)
            case _:
                if self._record.seals:
                    raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} has seals, and nothing to seal.")
                self._check_procedure()

    def _asked(self, actor: int) -> Ask:
        ask = self._course.game.ask
        if ask is None or actor not in ask.options:
            raise Diverged("E_ILLEGAL_RECORD", f"Record {self._record.seq} is an answer of somebody who is not asked.")
        return ask

    def _check_sealing(self, witnesses: tuple[int, ...] | None, is_sealed: bool) -> None:
        expected = [] if witnesses is None else [mask_of(witnesses)]
        if is_sealed != (witnesses is not None) or [sealed.vis for sealed in self._record.seals] != expected:
            raise Diverged("E_ILLEGAL_RECORD", f"Record {self._record.seq} is not shown to those who should see it.")

    def _check_legal(self, actor: int, answer: Choice) -> None:
        if not self._course.game.is_legal(actor, answer):
            raise Diverged("E_ILLEGAL_RECORD", f"Record {self._record.seq} is an answer that the rules do not allow.")

    def _check_opened(self, answers: tuple[Answer | None, ...]) -> None:
        game, seq = self._course.game, self._record.seq
        given = {seat: answer for seat, answer in enumerate(answers) if answer is not None}
        if game.ask is None or len(answers) != len(self._setup.seats) or len(game.ask.options) == 1:
            raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} opens answers that nobody was asked for.")
        if sorted(given) != sorted(game.ask.options) or sorted(given) != sorted(game.answers):
            raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} opens other answers than were given.")
        for seat, committed in game.answers.items():
            if (self._observer is TRUTH or self._observer == seat) and given[seat] != committed:
                raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} opens another answer than seat {seat + 1} gave.")

    def _check_procedure(self) -> None:
        """Everything that is no answer to the rules."""
        body, seq = self._record.body, self._record.seq
        match body:
            case ClocksChanged(changes=changes):
                seats = [seat for seat, _, _ in changes]
            case Undone(actor=actor, to_seq=to_seq):
                seats = [actor]
                if not self._course.may_return(actor, to_seq):
                    raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} takes back what cannot be taken back.")
            case Ended(secret=secret, results=results):
                seats = []
                if [result.seat for result in results] != list(range(len(self._setup.seats))):
                    raise Diverged("E_ILLEGAL_RECORD", "The result does not name every seat once.")
                self._check_secret(secret)
            case Voided(secret=secret):
                seats = []
                self._check_secret(secret)
            case Flagged(actor=actor):
                seats = [actor]
                self._asked(actor)
            case Voted(actor=actor, what=what):
                seats = [actor]
                if what == Vote.UNDO and self._setup.rated:
                    raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} would go back in a rated match.")
            case Left(actor=actor) | TakenOver(actor=actor) | Resigned(actor=actor):
                seats = [actor]
            case _:
                raise AssertionError(f"{type(body).__name__} is an answer")
        if any(not 0 <= seat < len(self._setup.seats) for seat in seats):
            raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} names a seat that does not exist.")

    def _check_secret(self, secret: bytes) -> None:
        if commitment(self._setup.match, secret) != self._setup.commitment:
            raise Diverged("E_SECRET", "The secret that the host has opened is not the one it had committed to.")
