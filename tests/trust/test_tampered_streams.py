"""Thirteen ways to change a stream on its way, each in ten variations: the receiver is told what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from protocol.tables import KEY
from staufer_protocol.codec import enc
from staufer_protocol.messages import RecordFrame
from staufer_protocol.replay import replay_of, write_replay
from staufer_protocol.stream import Record, read_record
from trust.meeting import Meeting
from trust.witness import complaint_about, cut, frames_to, honest

MATCHES = 6
VARIATIONS = [*range(10), *(pytest.param(n, marks=pytest.mark.long) for n in range(10, 100))]
variations = pytest.mark.parametrize("variation", VARIATIONS)

GAP = r"Record \d+ came where record \d+ was due\."
HEAD = r"The server has signed another course of this match than it sent, at record \d+\."
SEAL = r"A part of record \d+ is not what its seal says\."
SHOWN = r"Record \d+ is not shown to those who should see it\."
VIEW = r"After record \d+ this copy of the match differs from the host's\."


class Case:
    """One variation: a match, somebody who follows it, and what came to him."""

    def __init__(self, variation: int) -> None:
        self.meeting: Meeting = honest(variation % MATCHES)
        self.dice = Random(variation)
        self.host = self.meeting.host
        self.observer: int | None = self.dice.choice(self.meeting.observers)
        self.frames = frames_to(self.host, self.observer)

    def somewhere(self, suits: Callable[[RecordFrame], object] = lambda frame: True) -> int:
        """The place of a frame; there has to be one."""
        return self.dice.choice([at for at, frame in enumerate(self.frames) if suits(frame)])

    def seat(self) -> int:
        """Who follows is a seat, which gets parts of its own."""
        self.observer = self.dice.randrange(len(self.meeting.setup.seats))
        self.frames = frames_to(self.host, self.observer)
        return self.observer

    def change(self, at: int, **change: object) -> None:
        self.frames[at] = replace(self.frames[at], **change)

    def change_record(self, at: int, record: Record) -> None:
        """As if the host had written this."""
        parts = () if self.observer is None else record.open_parts(self.observer)
        self.change(at, pub=record.pub, parts=parts)

    def is_noticed(self, *sentences: str, file: bytes | None = None) -> None:
        said = complaint_about(self.host, self.observer, self.frames, file=file)
        assert said, "nobody noticed"
        assert any(re.fullmatch(sentence, said) for sentence in sentences), said


def flipped(data: bytes, dice: Random) -> bytes:
    array = bytearray(data)
    array[dice.randrange(len(array))] ^= 1 << dice.randrange(8)
    return bytes(array)


@variations
def test_a_flipped_bit_of_the_public_bytes(variation):
    case = Case(variation)
    at = case.somewhere()
    case.change(at, pub=flipped(case.frames[at].pub, case.dice))
    case.is_noticed(
        GAP, HEAD, SEAL, SHOWN, VIEW,
        r"The message .*\.", r"A \w+ has no place in a message\.",
        r"A text .*\.", r".* of \w+ must be .*\.", r"\w+ has \d+ fields\.",
        r"A record has .*\.", r"There is no record of this kind.*\.", r"These are not the public bytes of a record\.",
        r"Record \d+ (is|has|answers|commits|opens|takes|names|came|was|asks) .*\.", r"The rules cannot go on .*\.",
        r"The secret that the host has opened is not .*\.", r"The result does not name every seat once\.",
        r"This match .*\.",
    )  # fmt: skip


def with_part(frame: RecordFrame) -> bool:
    return bool(frame.parts)


def sealed(frame: RecordFrame) -> bool:
    return bool(read_record(frame.pub).seals)


@variations
def test_a_flipped_bit_of_a_secret(variation):
    case = Case(variation)
    case.seat()
    at = case.somewhere(with_part)
    (part, salt, plaintext), *others = case.frames[at].parts
    case.change(at, parts=((part, salt, flipped(plaintext, case.dice)), *others))
    case.is_noticed(SEAL)


@variations
def test_a_flipped_bit_of_a_salt(variation):
    case = Case(variation)
    case.seat()
    at = case.somewhere(with_part)
    (part, salt, plaintext), *others = case.frames[at].parts
    case.change(at, parts=((part, flipped(salt, case.dice), plaintext), *others))
    case.is_noticed(SEAL)


@variations
def test_a_record_that_is_dropped(variation):
    case = Case(variation)
    del case.frames[case.somewhere(lambda frame: frame is not case.frames[-1])]
    case.is_noticed(GAP)


@variations
def test_a_record_that_comes_twice(variation):
    case = Case(variation)
    at = case.somewhere(lambda frame: frame is not case.frames[-1])
    case.frames.insert(at, case.frames[at])
    case.is_noticed(GAP)


@variations
def test_two_records_that_change_places(variation):
    case = Case(variation)
    at = case.somewhere(lambda frame: frame is not case.frames[-1])
    case.frames[at : at + 2] = case.frames[at : at + 2][::-1]
    case.is_noticed(GAP)


@variations
def test_a_record_of_another_match(variation):
    """The same game, the same place, another deal."""
    case = Case(variation)
    other = honest(variation % MATCHES + (3 if variation % MATCHES < 3 else -3))
    assert other.rules is case.meeting.rules
    theirs = frames_to(other.host, case.observer)
    ours = [at for at in range(min(len(theirs), len(case.frames))) if theirs[at].pub != case.frames[at].pub]
    at = case.dice.choice(ours)
    case.frames[at] = replace(theirs[at], match=case.host.setup.match)
    case.is_noticed(
        GAP, HEAD, SEAL, SHOWN, VIEW, r"Record \d+ is older than the one before it\.",
        r"Record \d+ (is|has|answers|commits|opens|takes|names|asks) .*\.", r"The rules cannot go on .*\.",
        r"The secret that the host has opened is not .*\.", r"This match .*\.",
    )  # fmt: skip


@variations
def test_a_stream_that_is_cut_short(variation):
    """Its records are right, but whoever looks for the end, and the secret with it, finds none."""
    case = Case(variation)
    whole = write_replay(case.host, KEY)
    lengths = [len(record.pub) for record in case.host.records]
    kept = case.somewhere(lambda frame: frame is not case.frames[0])
    case.frames = case.frames[:kept]
    file = cut(whole, kept)
    assert len(file) < len(whole) - sum(lengths[kept:])
    case.is_noticed(r"The end of the match is missing in this file\.", file=file)


@variations
def test_a_part_that_is_withheld(variation):
    case = Case(variation)
    case.seat()
    at = case.somewhere(with_part)
    case.change(at, parts=())
    case.is_noticed(r"Record \d+ came without a part that this seat may see\.")


@variations
def test_a_wrong_check_of_the_view(variation):
    case = Case(variation)
    at = case.somewhere(lambda frame: frame.check)
    case.change(at, check=flipped(case.frames[at].check, case.dice))
    case.is_noticed(VIEW)


@variations
def test_a_seal_that_more_may_open(variation):
    """The one whom it was for, or another: who may see a part is bound by its seal and by the rules."""
    case = Case(variation)
    at = case.somewhere(sealed)
    record = case.host.records[at]
    seats = len(case.meeting.setup.seats)
    wider = [seal.vis | 1 << case.dice.randrange(seats) for seal in record.seals]
    if wider == [seal.vis for seal in record.seals]:
        wider = [(1 << seats) - 1] * len(wider)
    seals = tuple(replace(seal, vis=vis) for seal, vis in zip(record.seals, wider, strict=True))
    case.change_record(at, Record(record.seq, record.t_ms, record.body, seals))
    case.is_noticed(SEAL, SHOWN)


@variations
def test_a_commitment_that_is_exchanged(variation):
    """Who may open it sees it at once, everybody else when the end is signed."""
    case = Case(variation)
    at = case.somewhere(sealed)
    record = case.host.records[at]
    seals = tuple(replace(seal, commit=flipped(seal.commit, case.dice)) for seal in record.seals)
    case.change_record(at, Record(record.seq, record.t_ms, record.body, seals))
    case.is_noticed(SEAL, HEAD)


@variations
def test_an_opened_secret_that_is_forged(variation):
    """The stream is right; in the file somebody opens a seal with something else."""
    case = Case(variation)
    at = case.somewhere(sealed)
    stored = [(record.pub, record.plaintexts) for record in case.host.records]
    pub, plaintexts = stored[at]
    stored[at] = (pub, tuple(enc(case.dice.randrange(200, 250)) for _ in plaintexts))
    case.is_noticed(
        r"Record \d+ is not what the rules and the secret of the match make it\.",
        r"Record \d+: The rules do not allow this now\.",
        file=replay_of(case.host.setup, stored, KEY),
    )


def test_the_honest_stream_gives_no_cause():
    for number in range(MATCHES):
        meeting = honest(number)
        for observer in meeting.observers:
            assert complaint_about(meeting.host, observer, frames_to(meeting.host, observer)) == ""
