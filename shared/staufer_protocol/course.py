"""A match as one observer follows it: the same records and rules for everybody, on a copy of one's own."""

from __future__ import annotations

from typing import Generic

from staufer_engine.kernel import HIDDEN, NATURE, Ask, Choice, Game, Rules, S, Tell, playable
from staufer_protocol.codec import enc
from staufer_protocol.complaint import Complaint, Diverged, Malformed
from staufer_protocol.fairness import chain, commitment, genesis, has_all_nonces, seal, transcript, view_check
from staufer_protocol.messages import RecordFrame, SeatResult, Setup
from staufer_protocol.positions import NOBODY, TIME, Position
from staufer_protocol.standing import Standing, has_free_undo
from staufer_protocol.stream import (
    PLAYING,
    TRUTH,
    Answer,
    Body,
    Chosen,
    ClocksChanged,
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
    mask_of,
    read_answer,
    read_record,
)


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
        game = self.game
        if self.is_over or game.ask is None:
            return ()
        return tuple(actor for actor in game.ask.options if actor not in game.answers and actor >= 0)

    def at(self, seq: int) -> Game[S]:
        """The moment after record *seq*, as a game of its own."""
        return self.positions[seq].game(self.rules)

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
        self._check_seals(record)
        try:
            answer = self._answer_of(record)
            self._check(record, answer)
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
        self.positions.append(
            Position(
                position,
                maker,
                answers=answers,
                checkpoint=None if game.choices else game.checkpoint,
                is_forced=is_forced,
                is_free=maker >= 0 and position.maker != TIME,
            )
        )
        return told

    # -- what this observer can check --------------------------------------------------------

    def _may_see(self, vis: int) -> bool:
        observer = self.observer
        return isinstance(observer, Everything) or (observer is not None and bool(vis >> observer & 1))

    def _check_seals(self, record: Record) -> None:
        for part, sealed in enumerate(record.seals):
            if not self._may_see(sealed.vis):
                continue
            if sealed.plaintext is None:
                raise Diverged("E_PARTS", f"Record {record.seq} came without a part that this seat may see.")
            made = seal(
                self.setup.match, record.seq, part, vis=sealed.vis, salt=sealed.salt, plaintext=sealed.plaintext
            )
            if made != sealed.commit:
                raise Diverged("E_SEAL", f"A part of record {record.seq} is not what its seal says.")

    def _answer_of(self, record: Record) -> Answer:
        """What this observer knows of the record's answer."""
        body = record.body
        if isinstance(body, Chosen | Drawn) and body.answer is not None:
            return body.answer
        if record.seals and self._may_see(record.seals[0].vis):
            plaintext = record.seals[0].plaintext
            assert plaintext is not None
            return read_answer(plaintext)
        return HIDDEN

    def _check(self, record: Record, answer: Answer) -> None:
        body, seq = record.body, record.seq
        match body:
            case Chosen(actor=actor):
                ask = self._asked(seq, actor)
                if len(ask.options) > 1:
                    raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} answers alone what several are asked.")
                self._check_sealing(record, ask.witnesses, body.answer is None)
                if self.observer is TRUTH or self.observer == actor:
                    self._check_legal(seq, actor, answer)
            case Drawn():
                ask = self._asked(seq, NATURE)
                self._check_sealing(record, ask.witnesses, body.answer is None)
                if self.observer is TRUTH:
                    self._check_legal(seq, NATURE, answer)
            case Committed(actor=actor):
                ask = self._asked(seq, actor)
                if len(ask.options) == 1 or actor in self.game.answers:
                    raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} commits to an answer that is not asked for.")
                self._check_sealing(record, (actor,), True)
                if self.observer is TRUTH or self.observer == actor:
                    self._check_legal(seq, actor, answer)
            case Opened(answers=answers):
                self._check_opened(seq, answers)
            case _:
                if record.seals:
                    raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} has seals, and nothing to seal.")
                self._check_procedure(record)

    def _asked(self, seq: int, actor: int) -> Ask:
        ask = self.game.ask
        if ask is None or actor not in ask.options:
            raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} is an answer of somebody who is not asked.")
        return ask

    def _check_sealing(self, record: Record, witnesses: tuple[int, ...] | None, is_sealed: bool) -> None:
        expected = [] if witnesses is None else [mask_of(witnesses)]
        if is_sealed != (witnesses is not None) or [sealed.vis for sealed in record.seals] != expected:
            raise Diverged("E_ILLEGAL_RECORD", f"Record {record.seq} is not shown to those who should see it.")

    def _check_legal(self, seq: int, actor: int, answer: Choice) -> None:
        if not self.game.is_legal(actor, answer):
            raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} is an answer that the rules do not allow.")

    def _check_opened(self, seq: int, answers: tuple[Answer | None, ...]) -> None:
        game = self.game
        given = {seat: answer for seat, answer in enumerate(answers) if answer is not None}
        if game.ask is None or len(answers) != len(self.setup.seats) or len(game.ask.options) == 1:
            raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} opens answers that nobody was asked for.")
        if sorted(given) != sorted(game.ask.options) or sorted(given) != sorted(game.answers):
            raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} opens other answers than were given.")
        for seat, committed in game.answers.items():
            if (self.observer is TRUTH or self.observer == seat) and given[seat] != committed:
                raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} opens another answer than seat {seat + 1} gave.")

    def _check_procedure(self, record: Record) -> None:
        """Everything that is no answer to the rules."""
        body, seq = record.body, record.seq
        match body:
            case ClocksChanged(changes=changes):
                seats = [seat for seat, _, _ in changes]
            case Undone(actor=actor, to_seq=to_seq):
                seats = [actor]
                if not self.may_return(actor, to_seq):
                    raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} takes back what cannot be taken back.")
            case Ended(secret=secret, results=results):
                seats = []
                if [result.seat for result in results] != list(range(len(self.setup.seats))):
                    raise Diverged("E_ILLEGAL_RECORD", "The result does not name every seat once.")
                self._check_secret(secret)
            case Voided(secret=secret):
                seats = []
                self._check_secret(secret)
            case Flagged(actor=actor):
                seats = [actor]
                self._asked(seq, actor)
            case Voted(actor=actor, what=what):
                seats = [actor]
                if what == Vote.UNDO and self.setup.rated:
                    raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} would go back in a rated match.")
            case Left(actor=actor) | TakenOver(actor=actor) | Resigned(actor=actor):
                seats = [actor]
            case _:
                raise AssertionError(f"{type(body).__name__} is an answer")
        if any(not 0 <= seat < len(self.setup.seats) for seat in seats):
            raise Diverged("E_ILLEGAL_RECORD", f"Record {seq} names a seat that does not exist.")

    def _check_secret(self, secret: bytes) -> None:
        if commitment(self.setup.match, secret) != self.setup.commitment:
            raise Diverged("E_SECRET", "The secret that the host has opened is not the one it had committed to.")
