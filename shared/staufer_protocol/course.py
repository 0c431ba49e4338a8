"""A match as one observer follows it: the same records and rules for everybody, on a copy of one's own."""

from __future__ import annotations

from typing import Generic

from staufer_engine.kernel import NATURE, Game, Rules, S, Tell
from staufer_protocol.codec import enc
from staufer_protocol.complaint import Complaint, Diverged, Malformed
from staufer_protocol.fairness import chain, genesis, has_all_nonces, transcript, view_check
from staufer_protocol.messages import RecordFrame, SeatResult, Setup
from staufer_protocol.positions import NOBODY, TIME, Position
from staufer_protocol.scrutiny import Scrutiny, check_setup
from staufer_protocol.standing import Standing, has_free_undo
from staufer_protocol.stream import (
    PLAYING,
    Answer,
    Body,
    Chosen,
    Committed,
    Drawn,
    Ended,
    Everything,
    Flagged,
    Left,
    Observer,
    Opened,
    Record,
    Resigned,
    TakenOver,
    Undone,
    Voided,
    Vote,
    Voted,
    bit_of,
    read_record,
)


def asked_in(game: Game[S]) -> tuple[int, ...]:
    """The seats that have to answer at this moment of a game."""
    if game.ask is None:
        return ()
    return tuple(actor for actor in game.ask.options if actor not in game.answers and actor >= 0)


class Course(Generic[S]):
    """A match as *observer* follows it: a seat, the public (None), or TRUTH, who sees everything.

    After ``Diverged`` it is worth nothing: whoever follows the match starts a new one from record 1.
    """

    def __init__(self, rules: Rules[S], setup: Setup, observer: Observer) -> None:
        try:
            options = check_setup(rules, setup)
        except ValueError as error:
            raise Diverged("E_RULES", str(error)) from error
        if not has_all_nonces(setup):
            raise Diverged("E_NONCES", "Not everybody who sits here has had a share in the chance of the match.")
        self.rules = rules
        self.setup = setup
        self.observer = observer
        self.seq = 0
        self.based_seq = 0  # the last record that a decision can be based on
        self.question = 0  # the record that put the present question
        self.t_ms = 0
        self.head = genesis(transcript(setup))
        self.draws = 0  # NATURE's answers so far; never goes back
        self.standing = Standing((0,) * len(setup.seats))
        self.is_over = False
        self.is_void = False
        self.results: tuple[SeatResult, ...] = ()  # once it is over; none where it is void
        self.positions: list[Position[S]] = [Position(None, checkpoint=rules.new(len(setup.seats), options))]
        self._game: Game[S] | None = None

    # -- where it stands -------------------------------------------------------------------

    @property
    def position(self) -> Position[S]:
        return self.positions[-1]

    @property
    def game(self) -> Game[S]:
        """The present moment.  It goes on with the match: clone it to keep it."""
        if self._game is None:
            self._game = self.position.game(self.rules)
        return self._game

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that have to answer now."""
        return () if self.is_over else asked_in(self.game)

    def at(self, seq: int) -> Game[S]:
        """The moment after record *seq*, as a game of its own."""
        return self.positions[seq].game(self.rules)

    def last_turn_since(self) -> int:
        """The first record of the turn that goes on, or has ended with the last record."""
        ends = (seq for seq in range(self.seq - 1, 0, -1) if self.positions[seq].checkpoint is not None)
        return next(ends, 0) + 1

    def undo_target(self, seat: int, is_practice: bool = False) -> int | None:
        """The record to return to for taking back the seat's last choice; None: nothing can be taken back.

        In practice the choices of others in between are taken back with it.
        """
        if self.is_over:
            return None
        for taken in self.position.takeable(seat, is_practice):
            if taken.maker == seat and taken.parent is not None:
                return self.positions.index(taken.parent)
        return None

    def may_undo(self, seat: int, to_seq: int, is_practice: bool) -> bool:
        if not 0 <= to_seq < self.seq:
            return False
        wanted = self.positions[to_seq]
        return any(taken.parent is wanted for taken in self.position.takeable(seat, is_practice))

    def may_return(self, seat: int, to_seq: int) -> bool:
        """The same in this very match: alone, or because all have just agreed to what the seat proposed."""
        if self.may_undo(seat, to_seq, has_free_undo(self.setup)):
            return True
        offer = self.standing.offer(Vote.UNDO)
        is_agreed = offer is not None and offer.by == seat and self.standing.is_agreed(self.setup, Vote.UNDO)
        return is_agreed and to_seq == self.undo_target(seat, is_practice=True)

    def clone(self) -> Course[S]:
        """A copy to try something on; the tree of positions is shared."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.positions = self.positions[:]
        copy._game = None
        return copy

    def fork(self) -> Course[S]:
        """A copy that takes the built game along; this course builds its own again when it is asked for."""
        copy = self.clone()
        copy._game, self._game = self._game, None
        return copy

    def view_check(self, seq: int, observer: int | None) -> bytes:
        """Digest of what *observer* sees after record *seq*; empty where the stream gives none.

        It is given where a turn ends (of the state at that very point), after an undo, and at the end.
        """
        if seq == 0:
            return b""
        position = self.positions[seq]
        state = position.checkpoint
        if state is None or position is self.positions[seq - 1]:
            is_undo = position is not self.positions[seq - 1] and position.parent is not self.positions[seq - 1]
            is_end = self.is_over and seq == self.seq
            if not is_undo and not is_end:
                return b""
            if state is None:
                state = self.game.state if seq == self.seq else self.at(seq).state
        view = self.rules.view(state, observer).to_plain()
        return view_check(self.setup.match, seq, bit_of(observer), enc(view))

    # -- following -------------------------------------------------------------------------

    def follow(self, frame: RecordFrame) -> list[Tell]:
        """Go on with a frame as it came over the wire."""
        try:
            record = read_record(frame.pub, frame.parts)
        except Malformed as error:
            raise Diverged(error.code, error.sentence) from error
        return self.apply(record, frame.check)

    def apply(self, record: Record, check: bytes = b"") -> list[Tell]:
        """Go on with the next record, after checking what this observer can check."""
        seq = self.seq + 1
        if self.is_over:
            raise Diverged("E_AFTER_END", f"Record {record.seq} came after the end of the match.")
        if record.seq != seq:
            raise Diverged("E_GAP", f"Record {record.seq} came where record {seq} was due.")
        if record.t_ms < self.t_ms:
            raise Diverged("E_TIME", f"Record {seq} is older than the one before it.")
        scrutiny = Scrutiny(self, record)
        scrutiny.check_seals()
        try:
            answer = scrutiny.answer()
            scrutiny.check(answer)
            told = self.advance(record, answer)
        except Complaint as complaint:
            raise Diverged(complaint.code, complaint.sentence) from complaint
        except Exception as error:  # a rule may do anything with an answer that it should never have got
            raise Diverged("E_ILLEGAL_RECORD", f"The rules cannot go on with record {seq}.") from error
        observer = self.observer
        if check and not isinstance(observer, Everything) and check != self.view_check(seq, observer):
            raise Diverged("E_VIEW", f"After record {seq} this copy of the match differs from the host's.")
        return told

    def advance(self, record: Record, answer: Answer) -> list[Tell]:
        """Go on with a record that is right; the host calls it with what it has just made."""
        body = record.body
        told = self._play(body, answer)
        self.seq = record.seq
        self.t_ms = record.t_ms
        self.head = chain(self.head, record.pub)
        if len(self.positions) == self.seq:
            self.positions.append(self.position)
        if isinstance(body, PLAYING):
            self.based_seq = self.seq
            self.question = self.question if isinstance(body, Committed) else self.seq
            has_turn_ended = self.position.checkpoint is not None and not isinstance(body, Undone)
            self.standing = self.standing.played_on(has_turn_ended)
        return told

    def _play(self, body: Body, answer: Answer) -> list[Tell]:
        match body:
            case Chosen(actor=actor, forced=forced):
                return self._step(actor, {actor: answer}, is_forced=forced)
            case Drawn():
                self.draws += 1
                return self._step(NATURE, {NATURE: answer})
            case Committed(actor=actor):
                self.game.answers[actor] = answer
                self.positions.append(Position(self.position, actor, commit=(actor, answer)))
            case Opened(answers=answers):
                return self._step(NOBODY, {seat: given for seat, given in enumerate(answers) if given is not None})
            case Undone(to_seq=to_seq):
                self._game = None
                self.positions.append(self.positions[to_seq])
            case Flagged():
                self.positions.append(Position(self.position, TIME))
            case TakenOver():  # whoever played until here cannot take it back any more
                self.positions.append(Position(self.position))
        if not isinstance(body, PLAYING):
            self._proceed(body)
        return []

    def _proceed(self, body: Body) -> None:
        """What happens round the table and not on it."""
        match body:
            case Left(actor=actor, reason=reason):
                self.standing = self.standing.left(actor, reason)
            case TakenOver(actor=actor, who=who):
                self.standing = self.standing.taken_over(actor, who)
            case Voted(actor=actor, what=what, yes=yes):
                self.standing = self.standing.voted(actor, what, yes)
            case Resigned(actor=actor):
                self.standing = self.standing.without(actor, "resigned")
            case Ended(results=results):
                self.is_over, self.results = True, results
            case Voided():
                self.is_over = self.is_void = True

    def _step(self, maker: int, answers: dict[int, Answer], is_forced: bool = False) -> list[Tell]:
        game = self.game
        position = self.position
        try:
            told = game.apply(answers)
        except BaseException:
            self._game = None  # it stopped half way
            raise
        own = answers.get(maker)  # an own dictionary for each would be most of what a match takes
        self.positions.append(
            Position(
                position,
                maker,
                answer=own,
                answers=answers if own is None else None,
                checkpoint=None if game.choices else game.checkpoint,
                is_forced=is_forced,
                is_free=maker >= 0 and position.maker != TIME,
            )
        )
        return told
