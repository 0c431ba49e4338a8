"""A stream that was changed on its way, or made by a host that cheats, is not followed."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from protocol.tables import FREDERICUS, Table, set_up
from protocol.toy import TOY
from staufer_engine.games import GAMES
from staufer_protocol.codec import enc
from staufer_protocol.complaint import Diverged
from staufer_protocol.course import Course
from staufer_protocol.stream import (
    Chosen,
    ClocksChanged,
    Committed,
    Drawn,
    Ended,
    Flagged,
    Opened,
    Record,
    Resigned,
    Seal,
    Undone,
    Voided,
)

PLAYED = Table(TOY, 2, 4).play_on()
FRAMES = [PLAYED.host.frame(record, 0) for record in PLAYED.host.records]
RECORDS = PLAYED.host.records


def follow(frames, observer=0, rules=TOY):
    course = Course(rules, PLAYED.setup, observer)
    for frame in frames:
        course.follow(frame)
    return course


def code_of(frames):
    with pytest.raises(Diverged) as diverged:
        follow(frames)
    assert diverged.value.sentence.endswith(".")
    return diverged.value.code


def changed(index, **change):
    return [*FRAMES[:index], replace(FRAMES[index], **change), *FRAMES[index + 1 :]]


def first(kind, condition=lambda record: True):
    return next(n for n, record in enumerate(RECORDS) if isinstance(record.body, kind) and condition(record))


def rewritten(index, body, seals=()):
    """The stream with another body in one record, as a cheating host would write it."""
    record = Record(RECORDS[index].seq, RECORDS[index].t_ms, body, tuple(seals))
    return changed(index, pub=record.pub, parts=record.open_parts(0), check=b"")


OWN_SEALED = first(Drawn, lambda record: record.seals and record.seals[0].vis == 1)
CHECKED = next(n for n, frame in enumerate(FRAMES) if frame.check)


def test_the_honest_stream_is_followed():
    assert follow(FRAMES).head == PLAYED.host.head


def test_a_lost_a_doubled_and_a_swapped_record_are_gaps():
    assert code_of(FRAMES[:3] + FRAMES[4:]) == "E_GAP"
    assert code_of(FRAMES[:3] + FRAMES[2:]) == "E_GAP"
    assert code_of([*FRAMES[:2], FRAMES[3], FRAMES[2], *FRAMES[4:]]) == "E_GAP"


def test_nothing_comes_after_the_end():
    late = Record(len(FRAMES) + 1, 10**9, Resigned(0))
    assert code_of([*FRAMES, replace(FRAMES[0], pub=late.pub, parts=(), check=b"")]) == "E_AFTER_END"


def test_time_does_not_run_backwards():
    last = RECORDS[-1]
    early = Record(last.seq, RECORDS[-2].t_ms - 1, last.body)
    assert code_of([*FRAMES[:-1], replace(FRAMES[-1], pub=early.pub)]) == "E_TIME"


def test_a_withheld_or_changed_part_is_seen():
    _, salt, plaintext = FRAMES[OWN_SEALED].parts[0]
    assert code_of(changed(OWN_SEALED, parts=())) == "E_PARTS"
    assert code_of(changed(OWN_SEALED, parts=((0, salt, enc(99)),))) == "E_SEAL"
    assert code_of(changed(OWN_SEALED, parts=((0, bytes(16), plaintext),))) == "E_SEAL"
    assert code_of(changed(OWN_SEALED, parts=((1, salt, plaintext),))) == "E_PARTS"


def test_a_widened_seal_is_seen():
    record = RECORDS[OWN_SEALED]
    wider = [replace(seal, vis=3) for seal in record.seals]
    assert code_of(rewritten(OWN_SEALED, record.body, wider)) == "E_SEAL"


def test_a_part_for_somebody_else_that_is_not_what_the_rules_name_is_seen():
    other = first(Drawn, lambda record: record.seals and record.seals[0].vis == 2)
    seals = [replace(seal, vis=6, plaintext=None) for seal in RECORDS[other].seals]
    assert code_of(rewritten(other, RECORDS[other].body, seals)) == "E_ILLEGAL_RECORD"
    assert code_of(rewritten(other, Drawn(20))) == "E_ILLEGAL_RECORD"


def test_another_view_is_seen_at_once():
    check = bytes(8)
    assert code_of(changed(CHECKED, check=check)) == "E_VIEW"


def test_an_own_choice_that_was_not_legal_is_seen():
    index = first(Chosen, lambda record: record.body.actor == 0 and record.body.answer is not None)
    assert code_of(rewritten(index, replace(RECORDS[index].body, answer=55))) == "E_ILLEGAL_RECORD"


@pytest.mark.parametrize(
    "body",
    [
        Chosen(1, 0, 0, False),
        Committed(0, 0),
        Opened((0, 0)),
        Undone(0, 0),
        Undone(0, 99),
        Flagged(1, 1),
        Drawn(1),
        ClocksChanged(((7, 1, 0),)),
        Resigned(5),
        Ended((), b"S" * 32),
        Ended(PLAYED.host.results, b"S" * 32),
        Voided(0, b"S" * 32),
    ],
)
def test_records_that_nobody_could_have_asked_for_are_seen(body):
    table = Table(TOY, 2, 4, rated=True)
    course = Course(TOY, table.setup, 0)
    for record in table.host.records:
        course.apply(record)
    with pytest.raises(Diverged):
        course.apply(Record(course.seq + 1, 0, body))


def test_a_seal_on_a_record_that_hides_nothing_is_seen():
    table = Table(TOY, 2, 4)
    record = Record(table.host.seq + 1, 0, Resigned(0), (Seal(0, bytes(32)),))
    with pytest.raises(Diverged):
        table.courses[0].apply(record)


def test_a_commitment_is_opened_to_what_was_committed():
    index = first(Opened, lambda record: record.body.answers[0] is not None)
    answers = list(RECORDS[index].body.answers)
    answers[0] = (77,)
    assert code_of(rewritten(index, Opened(tuple(answers)))) == "E_ILLEGAL_RECORD"
    assert code_of(rewritten(index, Opened((answers[0],)))) == "E_ILLEGAL_RECORD"
    assert code_of(rewritten(index, Opened((None, answers[1])))) == "E_ILLEGAL_RECORD"


def test_another_secret_at_the_end_is_seen():
    last = len(RECORDS) - 1
    assert code_of(rewritten(last, replace(RECORDS[last].body, secret=bytes(32)))) == "E_SECRET"


def test_the_stream_of_another_match_is_not_followed():
    other = Table(TOY, 2, 5)
    course = Course(TOY, other.setup, 0)
    sealed = next(record for record in RECORDS if record.seals and record.seals[0].vis == 1)
    with pytest.raises(Diverged):
        course.apply(replace(sealed, seq=1))


@pytest.mark.parametrize(
    ("seats", "options"), [(2, (("long_game", 1),)), (1, (("crusade", 1),)), (2, (("draft", 9),)), (3, (("x", 1),))]
)
def test_options_that_the_seats_do_not_allow_are_not_played(seats, options):
    setup = replace(Table(GAMES["stupor_mundi"], seats, 1).setup, options=options)
    with pytest.raises(Diverged) as diverged:
        Course(GAMES["stupor_mundi"], setup, None)
    assert diverged.value.code == "E_RULES"
    assert diverged.value.sentence.startswith("Stupor Mundi cannot be played with the options of the match: ")


def test_rules_of_another_version_are_not_applied():
    setup, _ = set_up(TOY)
    with pytest.raises(Diverged) as diverged:
        Course(FREDERICUS, setup, None)
    assert diverged.value.code == "E_RULES"


@pytest.mark.parametrize("observer", [0, 1, None])
def test_any_changed_bit_is_seen_by_somebody_who_knows_the_head(observer):
    """What a copy cannot judge alone, the chain tells: its head differs from the host's."""
    frames = [PLAYED.host.frame(record, observer) for record in RECORDS]
    dice = random.Random(5)
    for _ in range(400):
        index = dice.randrange(len(frames))
        pub = bytearray(frames[index].pub)
        bit = dice.randrange(len(pub) * 8)
        pub[bit // 8] ^= 1 << bit % 8
        try:
            course = follow([*frames[:index], replace(frames[index], pub=bytes(pub)), *frames[index + 1 :]], observer)
        except Diverged:
            continue
        assert course.head != PLAYED.host.head
