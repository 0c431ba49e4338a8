"""Leads through a guided match: which lesson it has come to follows from the choices that stand in it."""

from __future__ import annotations

from collections.abc import Iterator

from staufer_client.changes import Choose, TakeBack, Wish
from staufer_client.lessons.script import Lesson, Script
from staufer_engine.kernel import NATURE, Choice
from staufer_engine.phrases import Msgid
from staufer_engine.record import Record
from staufer_protocol.complaint import Refusal
from staufer_protocol.course import Course

NOT_NOW: Msgid = "That comes later. First do what the lesson asks for."
NOT_BACK: Msgid = "Something has been drawn since: in a lesson that stays."  # it would be drawn anew, as something else


class Guide:
    """Only how far somebody has read is its own; the match knows what he has chosen."""

    def __init__(self, script: Script, seat: int, course: Course[Record]) -> None:
        self.script = script
        self.seat = seat
        self.done = 0  # choices that the lessons asked for
        self.place = 0  # of the lesson that is shown
        self.is_on = True  # what stands in the match is what the script asked for
        self.is_away = False  # the person has sent it away
        self.follow(course)

    # what is shown ------------------------------------------------------------------------

    @property
    def is_shown(self) -> bool:
        return self.is_on and not self.is_away

    @property
    def lesson(self) -> Lesson:
        return self.script.lessons[self.place]

    @property
    def section(self) -> range:
        """The lessons up to the choice that is asked for next."""
        return self.script.sections[self.done]

    @property
    def asked(self) -> Choice | None:
        """The only choice that is open now; None once everything is."""
        return self.script.lessons[self.section[-1]].choice

    @property
    def is_asking(self) -> bool:
        """The lesson that is shown waits for its choice."""
        return self.lesson.choice is not None and self.place == self.section[-1]

    @property
    def can_go_on(self) -> bool:
        return self.place < self.section[-1]

    def turn(self, by: int) -> None:
        """To another lesson; not past the one that waits for its choice."""
        self.place = min(max(self.place + by, 0), self.section[-1])

    def send_away(self) -> None:
        """Play on freely, for good."""
        self.is_away = True

    # the match ----------------------------------------------------------------------------

    def follow(self, course: Course[Record]) -> None:
        """The match has gone on, or back."""
        chosen = [answer for seat, answer in decisions(course) if seat == self.seat][::-1]
        asked = self.script.choices
        self.is_on = chosen == list(asked[: len(chosen)])
        done = min(len(chosen), len(asked))
        if done != self.done:
            is_back, self.done = done < self.done, done
            self.place = self.section[-1 if is_back else 0]

    def check(self, course: Course[Record], wish: Wish) -> None:
        """Refusal where the lesson asks for something else."""
        asked = self.asked
        if not self.is_shown or asked is None:
            return
        match wish:  # with other rules the script might lead nowhere: then everything is open
            case Choose(choice) if choice != asked and course.game.is_legal(self.seat, asked):
                raise Refusal("E_LESSON", NOT_NOW)
            case TakeBack(to_seq) if has_drawn_since(course, to_seq):
                raise Refusal("E_LESSON", NOT_BACK)

    def reply(self, course: Course[Record], seat: int) -> Choice | None:
        """What a bot chooses by the script; None where it thinks for itself."""
        given = sum(maker != self.seat for maker, _ in decisions(course))
        replies = self.script.replies
        return replies[given] if given < len(replies) and course.game.is_legal(seat, replies[given]) else None


def decisions(course: Course[Record]) -> Iterator[tuple[int, object]]:
    """Who has chosen what, as it stands in the match, the last first; not what was forced."""
    position = course.position
    while position.parent is not None:
        seat = position.maker
        if position.commit is not None:
            ask = position.parent.game(course.rules).ask  # of what is secret the record does not say it was forced
            if ask is not None and len(ask.options[seat]()) > 1:
                yield position.commit
        elif position.is_decision:
            yield seat, position.answer
        position = position.parent


def has_drawn_since(course: Course[Record], to_seq: int) -> bool:
    wanted, position = course.positions[to_seq], course.position
    while position is not wanted and position.parent is not None:
        if position.maker == NATURE:
            return True
        position = position.parent
    return False
