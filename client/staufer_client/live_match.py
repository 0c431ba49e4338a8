"""One match at a server: follows its records, and sends each of my choices exactly once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from staufer_client.changes import Choose, Leave, Resign, Speak, Stepped, TakeBack, Vote, WantRematch, Wish
from staufer_client.deciding import Driver
from staufer_client.desync import Parted, Parting, Report, no_report, parting_of
from staufer_client.follower import Follower
from staufer_client.table import Table
from staufer_engine.phrases import Msgid
from staufer_protocol.complaint import Diverged, Malformed
from staufer_protocol.messages import (
    Accepted,
    CaughtUp,
    ClientMessage,
    MatchOpened,
    OfferRematch,
    RecordFrame,
    Refused,
    Resume,
    Rise,
    Say,
    Setup,
    Submit,
)
from staufer_protocol.mine import check_mine
from staufer_protocol.standing import Offer
from staufer_protocol.stream import Record, read_record
from staufer_protocol.stream import Vote as VoteOn

HEAD = 8  # bytes of the chain that name a moment
LONGEST_SHOW = 30  # records that are shown one by one after a break; more are shown at once
MOST_REFUSALS = 10  # of one wish that each asked for another attempt
MOST_RESYNCS = 2  # in a row, without a new record between: then the match cannot be followed here

LOST_CHOICE: Msgid = "The table had moved on before your choice arrived. Choose again."
LAPSED: Msgid = "This proposal had lapsed before your answer arrived."
PARTED: Msgid = "Your copy of the match differs"
FETCHING: Msgid = "It is fetched again from the server. What you had half chosen is kept."
CANNOT_FOLLOW: Msgid = "This match cannot be followed here: its records do not agree with the rules on this computer."
OTHER_CHOICE: Msgid = (
    "The server has recorded something else than you had sent: this match is not followed any further."
)

Line = Callable[[ClientMessage], bool]
OpenTable = Callable[[Setup, int, "Driver"], Table]  # set-up, my seat or -1, who takes the wishes


@dataclass(frozen=True, slots=True)
class Pending:
    """A submission that is not answered yet."""

    submit: Submit
    question: int  # the record that put the question
    is_bound: bool  # to the question: a choice is, resigning is not
    answers: Offer | None = None  # a proposal that may lapse
    refusals: int = 0  # that asked for another attempt


class LiveMatch:
    """Drives the table of one match over the line to the server."""

    def __init__(
        self,
        match: bytes,
        line: Line,
        open_table: OpenTable,
        opened: Callable[[Table], None],
        report: Report = no_report,
    ) -> None:
        self.match = match
        self.line = line
        self.open_table = open_table
        self.announce = opened
        self.report = report
        self.forget: Callable[[bytes], None] = lambda match: None
        self.table: Table | None = None
        self.follower: Follower | None = None  # runs ahead of the table while the match is caught up with
        self.steps: list[Stepped] = []  # taken in, not shown yet
        self.is_catching_up = True
        self.is_from_start = True
        self.is_restarting = False
        self.has_risen = False  # got up from the table: nothing comes before I sit down again
        self.cseq = 0
        self.attempts = 0  # so far; two wishes may get the same cseq, but never the same attempt
        self.pending: Pending | None = None
        self.granted_seq = 0  # the record of my last wish, where it has not come yet
        self.granted: tuple[int, ...] = ()  # and what I had wished for
        self.based_head = b""  # the chain at the last record that a decision can be based on
        self.resyncs = 0
        self.failed_at = 0  # the last record of a copy that could not go on
        self.broken = ""  # a sentence, where the match cannot be followed
        self.why = CANNOT_FOLLOW  # the one that it will be
        self.parting: Parting | None = None  # from the host's copy, until the record has come anew
        self.case: Parted | None = None  # what was reported last
        self.parted = ""  # the sentence on it, until the table has said it

    def move(self, line: Line, opened: Callable[[Table], None], forget: Callable[[bytes], None]) -> None:
        """To another line; *forget* is called where it is to be followed no longer."""
        self.line, self.announce, self.forget = line, opened, forget

    # the line ---------------------------------------------------------------------------

    def connected(self) -> None:
        """Take the match up after the last record that is here."""
        if self.has_risen:
            return
        course = self.follower.course if self.follower is not None else None
        if course is None or course.seq == 0:
            self.start_again()
            return
        self.is_catching_up = True
        self.line(Resume(self.match, course.seq, course.head[:HEAD]))

    def sit_down_again(self) -> None:
        self.has_risen = False
        self.connected()

    def disconnected(self, sentence: Msgid) -> None:
        self.is_catching_up = True
        if self.table is not None and not self.table.is_over:
            self.table.lose_the_line(sentence)

    def start_again(self) -> None:
        """Forget the records, and ask for all of them."""
        self.is_catching_up = self.is_restarting = True
        self.line(Resume(self.match, 0, b""))

    # what comes -------------------------------------------------------------------------

    def opened(self, message: MatchOpened) -> None:
        self.cseq = message.cseq
        self.is_catching_up = True
        self.is_from_start = message.from_start or self.follower is None
        self.is_restarting = False
        if self.table is None:
            self.table = self.open_table(message.setup, message.my_seat, self)
            self.follower = self.table.follower
        elif self.is_from_start:
            old = self.table.follower
            self.follower = Follower(old.rules, message.setup, old.observer, old.translate)
            if not self.table.is_lost:  # what is shown is not what a wish would be based on
                self.table.lose_the_line(FETCHING)
        if self.is_from_start:
            self.steps.clear()
            self.based_head = self.follower.course.head if self.follower is not None else b""
        if self.pending is not None and self.pending.submit.cseq <= message.cseq:
            self.pending = None  # it had been accepted: its record follows

    def frame(self, frame: RecordFrame) -> None:
        if self.follower is None or self.is_restarting or self.broken:
            return  # of the line before this one
        try:
            record = read_record(frame.pub, frame.parts)
            seq = self.follower.course.seq
            if record.seq <= seq:
                return  # a second copy
            if record.seq > seq + 1:
                self.connected()
                return
            if record.seq == self.granted_seq and self.table is not None and self.table.my_seat is not None:
                check_mine(record, self.table.my_seat, self.granted)
            step = self.follower.follow(record, frame.check)
        except (Diverged, Malformed) as complaint:
            self.failed_at = max(self.failed_at, self.follower.course.seq)
            self.why = OTHER_CHOICE if complaint.code == "E_NOT_MINE" else CANNOT_FOLLOW
            self.part(complaint.code)
            self.resync()
            return
        self.compare()
        if record.seq > self.failed_at:
            self.resyncs = 0
        self.take_note(record)
        if self.is_catching_up:
            self.steps.append(step)
        elif self.table is not None:
            self.table.step([step], self.is_answered)

    def take_note(self, record: Record) -> None:
        assert self.follower is not None
        if self.follower.course.based_seq == record.seq:
            self.based_head = self.follower.course.head

    def part(self, code: str) -> None:
        """Remember my copy where the host's is another one; the second time the same one is compared with it."""
        if self.follower is not None:
            self.compare()
            if not self.parted:
                self.parting = parting_of(self.follower, code)
        if self.table is not None:
            self.table.lose_the_line(FETCHING, PARTED)

    def compare(self) -> None:
        """Report where the copies parted, as soon as the same record has come anew."""
        parting, follower = self.parting, self.follower
        if parting is not None and follower is not None and follower.course.seq == parting.seq:
            self.parting = None
            self.case = parting.compared(follower)
            self.parted = self.report(self.case, lambda sentence: None)

    def resync(self) -> None:
        """What came cannot be the next record: begin again from the first one."""
        self.resyncs += 1
        if self.resyncs > MOST_RESYNCS:
            self.give_up()
            return
        self.start_again()

    def give_up(self) -> None:
        """No copy can go on: the server has to say whose fault that is."""
        self.broken = self.why
        self.pending = None
        case = self.case
        if case is None and self.parting is not None:
            case = Parted(self.parting.capsule, "", False)
        if case is not None:
            self.parted = self.report(replace(case, is_healed=False), self.judged)
        self.judged(self.parted)

    def judged(self, sentence: Msgid) -> None:
        if self.table is not None:
            self.table.lose_the_line(f"{self.broken} {sentence}".rstrip(), PARTED)

    def caught_up(self, message: CaughtUp) -> None:
        if self.table is None or self.follower is None or self.is_restarting or self.broken:
            return
        if self.follower.course.seq < message.seq:
            self.connected()  # something between was lost
            return
        self.is_catching_up = False
        steps, self.steps = self.steps, []
        if self.is_from_start or len(steps) > LONGEST_SHOW:
            self.table.follow(self.follower)
        elif steps:
            self.table.step(steps, self.is_answered)
        self.is_from_start = False
        self.table.find_the_line()
        self.settle()
        self.resubmit()
        self.announce(self.table)
        if self.parted:
            self.table.refuse_talk(self.parted)
            self.parted = ""

    # what I wish ------------------------------------------------------------------------

    def undo_target(self) -> int | None:
        if self.table is None or self.table.my_seat is None:
            return None
        course = self.table.follower.course
        people = [seat for seat in course.setup.seats if not seat.is_bot]
        return course.undo_target(self.table.my_seat, is_practice=not course.setup.rated and len(people) == 1)

    def wish(self, wish: Wish) -> None:
        match wish:
            case Choose(choice):
                self.submit((1, *choice) if isinstance(choice, tuple) else (0, choice), True)
            case TakeBack(to_seq):
                self.submit((2, to_seq), True)
            case Resign():
                self.submit((3,), False)
            case Vote(what, yes):
                offer = self.offer(what)
                self.submit((4, what, int(yes)), what == VoteOn.UNDO and offer is None, offer)
            case Speak(text, phrase):
                self.line(Say(self.match, text, phrase))
            case WantRematch():
                self.line(OfferRematch(self.match))
            case Leave() if self.table is not None and not self.table.is_over:
                self.has_risen = True
                self.line(Rise(self.match))
            case Leave():
                pass

    def offer(self, what: int) -> Offer | None:
        return None if self.follower is None else self.follower.course.standing.offer(what)

    def submit(self, action: tuple[int, ...], is_bound: bool, answers: Offer | None = None) -> None:
        """Send it, now or as soon as the line stands; never a second one before the first is answered."""
        assert self.pending is None
        assert self.follower is not None
        submit = Submit(self.match, self.cseq + 1, *self.moment(), self.next_attempt(), action)
        self.pending = Pending(submit, self.follower.course.question, is_bound, answers)
        if not self.is_catching_up:
            self.line(submit)

    def next_attempt(self) -> int:
        self.attempts += 1
        return self.attempts

    def moment(self) -> tuple[int, bytes]:
        """What a decision is based on: the number of a record, and the chain there."""
        assert self.follower is not None
        return self.follower.course.based_seq, self.based_head[:HEAD]

    def resubmit(self) -> None:
        """Send what is unanswered again, if it still answers the question that stands."""
        pending = self.pending
        if pending is None:
            return
        if not self.is_still_meant(pending):
            self.drop(LOST_CHOICE if pending.answers is None else LAPSED)
            return
        based_seq, head = self.moment()
        again = replace(
            pending.submit,
            cseq=self.cseq + 1,
            based_seq=based_seq,
            head=head,
            attempt=self.next_attempt(),
        )
        self.pending = replace(pending, submit=again)
        self.line(again)

    def is_still_meant(self, pending: Pending) -> bool:
        assert self.follower is not None
        course, answers = self.follower.course, pending.answers
        if course.is_over or (pending.is_bound and pending.question != course.question):
            return False
        stands = None if answers is None else self.offer(answers.what)
        return answers is None or (stands is not None and stands.by == answers.by)

    def accepted(self, answer: Accepted) -> None:
        if self.pending is not None and self.is_answer(answer.cseq, answer.attempt):
            self.cseq = answer.cseq
            self.granted_seq, self.granted = answer.seq, self.pending.submit.action
            self.pending = None
            self.settle()

    @property
    def is_answered(self) -> bool:
        """Whether nothing is on its way any more, and the record of my last wish is here."""
        return self.pending is None and self.follower is not None and self.follower.course.seq >= self.granted_seq

    def settle(self) -> None:
        """Let the player go on where he waits for nothing any more."""
        if self.table is not None and self.table.is_sent and self.is_answered:
            self.table.answered()

    def refused(self, refusal: Refused) -> None:
        if refusal.cseq == 0:
            if self.table is None:
                self.broken = refusal.sentence
            else:
                self.table.refuse_talk(refusal.sentence)
            return
        if self.pending is None or not self.is_answer(refusal.cseq, refusal.attempt):
            return
        pending = self.pending = replace(self.pending, refusals=self.pending.refusals + 1)
        has_news = pending.submit.based_seq < self.moment()[0]
        match refusal.code.removeprefix("E_"):
            case _ if pending.refusals > MOST_REFUSALS:
                self.drop(refusal.sentence)
            case "STALE" if has_news:
                self.resubmit()
            case "CSEQ" | "NOT_OPEN" | "MOVED":
                self.connected()  # the server says which number comes next, and it is sent again
            case "DIVERGED":
                self.part(refusal.code)
                self.resync()
            case "STALE":
                self.resync()
            case _:
                self.drop(refusal.sentence)

    def is_answer(self, cseq: int, attempt: int) -> bool:
        """Answers to earlier attempts say nothing about the present one."""
        pending = self.pending
        return pending is not None and (pending.submit.cseq, pending.submit.attempt) == (cseq, attempt)

    def drop(self, sentence: Msgid) -> None:
        self.pending = None
        if self.table is not None:
            self.table.refuse(sentence)
