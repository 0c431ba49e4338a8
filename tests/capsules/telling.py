"""What a capsule comes to when its match is played again by the present rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from staufer_client.desync import view_of
from staufer_client.follower import Follower
from staufer_client.table import Table
from staufer_engine.games import GAMES
from staufer_engine.kernel import Rules
from staufer_engine.record import Record
from staufer_engine.views import first_difference
from staufer_protocol.capsule import DESYNC, Capsule, view_bytes
from staufer_protocol.codec import dec, enc
from staufer_protocol.complaint import Diverged, Malformed
from staufer_protocol.stream import Undone, read_record

LAST_LINES = 12  # of the journal


class Telling:
    """``lines`` for a person to read; ``trouble`` is what does not agree with what the capsule says."""

    def __init__(self, capsule: Capsule, games: Mapping[str, Rules[Record]] = GAMES) -> None:
        self.capsule = capsule
        self.lines: list[str] = []
        self.trouble: list[str] = []
        header = capsule.header
        self.introduce()
        if header.setup.game not in games:
            self.trouble.append(f"The game {header.setup.game!r} is not installed here.")
            return
        rules = games[header.setup.game]
        self.seat = None if header.seat < 0 else header.seat
        try:
            self.follower = Follower(rules, self.setup_for(rules), self.seat)
        except Diverged as diverged:
            self.trouble.append(f"Record 0, the set-up, cannot be played: {diverged.sentence}")
            return
        self.agreed = self.compared = 0
        self.follow()
        self.compare_views()
        self.lines += ["", *self.position()]

    def introduce(self) -> None:
        header = self.capsule.header
        setup = header.setup
        names = ", ".join(f"{seat} {player.name}" for seat, player in enumerate(setup.seats))
        whose = "the public" if header.seat < 0 else f"seat {header.seat}"
        self.lines += [
            f"A report ({header.kind}) by Staufer {header.program}, through the eyes of {whose}",
            f"match {setup.match.hex()}: {setup.game}, rules {setup.rules_version}, {names}",
        ]
        self.lines += [f"options {dict(setup.options)}"] if setup.options else []
        self.lines += [f"about: {header.concerns}"] if header.concerns else []
        self.lines += [f"says: {header.text}"] if header.text else []
        self.lines += [f"given up: {header.code}"] if header.code else []

    def setup_for(self, rules: Rules[Record]):
        """The present rules play it, whichever it was made by."""
        setup = self.capsule.header.setup
        if (setup.rules_version, setup.data_hash) == (rules.version, rules.data_hash):
            return setup
        self.lines.append(
            f"The rules here are another version: {rules.version}, data {rules.data_hash.hex()[:8]} "
            f"instead of {setup.rules_version}, data {setup.data_hash.hex()[:8]}."
        )
        return replace(setup, rules_version=rules.version, data_hash=rules.data_hash)

    def follow(self) -> None:
        course = self.follower.course
        for number, frame in enumerate(self.capsule.frames, 1):
            try:
                record = read_record(frame.pub, frame.parts)
                self.follower.follow(record)
            except (Diverged, Malformed) as complaint:
                self.trouble.append(f"Record {number} cannot be followed: {complaint.sentence}")
                break
            if frame.check:
                self.compared += 1
                if frame.check == course.view_check(record.seq, self.seat):
                    self.agreed += 1
                else:
                    self.trouble.append(f"After record {record.seq} the host's digest of this view is another one.")
        self.lines.append(f"It stands at record {course.seq} of {len(self.capsule.frames)} in the capsule.")
        self.lines.append(f"{self.agreed} of {self.compared} digests of the host agree.")
        header, setup, held = self.capsule.header, self.follower.setup, len(self.capsule.frames)
        if header.seq > held or (header.seq < held and not header.code):  # what could not be taken may stand after it
            self.trouble.append(f"The capsule says that it goes to record {header.seq}, and it goes to record {held}.")
        if header.head and setup == header.setup and header.head != course.head:
            self.trouble.append("The chain of the records is not the reporter's.")

    def compare_views(self) -> None:
        header = self.capsule.header
        seen = view_of(self.follower)
        now = enc(seen.to_plain()) if header.kind == DESYNC else view_bytes(self.follower.course)
        if header.kind != DESYNC:
            seen = self.follower.rules.view(self.follower.course.game.state, self.seat)
        for whose, view in (("The reporter's view", header.view), ("The view that came anew", header.anew)):
            if not view:
                continue
            if view == now:
                self.lines.append(f"{whose} is the same as here.")
            else:
                self.trouble.append(f"{whose} is another one (there, here): {difference(view, seen)}")

    def position(self) -> Iterator[str]:
        """In words: what has happened, what is asked, and every option."""
        table = Table(self.follower, "live", lambda: 0.0)
        for line in table.lines[-LAST_LINES:]:
            yield f"  {'(taken back) ' if line.is_undone else ''}{line.plain}{cited(line.paragraph)}"
        for number, (line, points) in enumerate(zip(table.seats(), table.scores(), strict=True)):
            yield f"seat {number} {line.name}: {points} points{', is asked' if line.is_active else ''}"
        view = self.follower.rules.view(table.state, self.seat)
        for field in view.fields:
            yield f"  {field} = {getattr(view, field)!r}"
        yield table.prompt
        for offer in table.choosing.offers:
            words = offer.words
            said = ", ".join(filter(None, map(table.say_plainly, (words.label, words.detail))))
            yield f"  {offer.choice!r}: {said}{cited(words.help.paragraph or words.label.paragraph)}"
        for group in table.choosing.groups:
            if group.why_not is not None:
                yield f"  not open: {table.say_plainly(group.words.label)}: {table.say_plainly(group.why_not)}"
        followed = self.capsule.frames[: self.follower.course.seq]
        taken_back = sum(isinstance(read_record(frame.pub).body, Undone) for frame in followed)
        if taken_back:
            yield f"{taken_back} times something was taken back."


def cited(paragraph: str) -> str:
    return f" ({paragraph})" if paragraph else ""


def difference(view: bytes, seen: Record) -> str:
    try:
        said = type(seen).from_plain(dec(view))
    except (Malformed, ValueError, TypeError, AttributeError, LookupError):
        return "it is no view of this game"
    return first_difference(said, seen) or "it has another form"
