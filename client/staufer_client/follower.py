"""What one observer knows of a match: the course of it and its journal."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_client.changes import Stepped
from staufer_client.games_shown import heading_of, round_title_of
from staufer_engine.kernel import Rules
from staufer_engine.phrases import ENGLISH, Language
from staufer_engine.record import Record as State
from staufer_protocol.complaint import Diverged, Malformed
from staufer_protocol.course import Course
from staufer_protocol.happenings import happening
from staufer_protocol.journal import Journal
from staufer_protocol.messages import RecordFrame, Setup
from staufer_protocol.stream import Observer, Record, Undone, read_record


class Follower:
    """Plays a match along, record by record, as *observer* sees it."""

    def __init__(self, rules: Rules[State], setup: Setup, observer: Observer, translate: Language = ENGLISH) -> None:
        self.rules = rules
        self.setup = setup
        self.observer = observer
        self.translate = translate
        self.names: Sequence[str] = tuple(seat.name for seat in setup.seats)
        self.course = Course(rules, setup, observer)
        self.journal = Journal(rules, self.names, translate, heading_of(rules.name), round_title_of(rules.name))
        self.frames: list[RecordFrame] = []  # as they came, for reports; the last may be one that could not be taken

    def use_language(self, translate: Language) -> None:
        """Go on in another language, and say in it what was said."""
        self.translate = translate
        self.journal.use_language(translate)

    def receive(self, frame: RecordFrame) -> Stepped:
        """The next record as it was sent; Diverged where it cannot be the next one."""
        try:
            record = read_record(frame.pub, frame.parts)
        except Malformed as error:
            raise Diverged(error.code, error.sentence) from error
        return self.follow(record, frame.check)

    def follow(self, record: Record, check: bytes = b"") -> Stepped:
        parts = record.open_parts(self.observer if isinstance(self.observer, int) else None)
        self.frames.append(RecordFrame(self.setup.match, record.pub, parts, check))
        told = tuple(self.course.apply(record, check))
        if isinstance(record.body, Undone):
            self.journal.strike(record.body.to_seq, record.seq)
        self.journal.write(record.seq, self.course.game.state, happening(record.body), told)
        return Stepped(record.seq, told, isinstance(record.body, Undone))
