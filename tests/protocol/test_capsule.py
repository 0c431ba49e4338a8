"""Capsules hold a match as one seat saw it, and nothing that this seat could not know."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace

import pytest

from protocol.tables import FREDERICUS, Table
from protocol.toy import TOY
from staufer_protocol.capsule import MAX_BYTES, capsule_of, read_capsule, to_send, write_capsule
from staufer_protocol.codec import enc
from staufer_protocol.complaint import Damaged
from staufer_protocol.course import Course
from staufer_protocol.fairness import TH, Chance
from staufer_protocol.host import Host
from staufer_protocol.stream import TRUTH


def frames_to(host, observer):
    return [host.frame(record, observer) for record in host.records]


def capsule(table, observer, **parts):
    return capsule_of(table.courses[observer], frames_to(table.host, observer), program="1.0", **parts)


@pytest.mark.parametrize(("rules", "seats"), [(TOY, 3), (FREDERICUS, 4)])
def test_a_capsule_comes_back_as_it_was_written_and_leads_to_the_same_view(rules, seats):
    table = Table(rules, seats, 3)
    table.play_on(lambda: table.host.seq > 30)
    for observer in (*range(seats), None):
        made = capsule(table, observer, text="Not so.", concerns="FR-6.2")
        read = read_capsule(write_capsule(made))
        assert read == made
        course = Course(rules, read.header.setup, observer)
        for frame in read.frames:
            course.follow(frame)
        assert course.head == read.header.head == table.host.head
        assert enc(rules.view(course.game.state, observer).to_plain()) == read.header.view


def test_neither_the_secret_nor_what_it_opens_is_in_a_capsule():
    table = Table(TOY, 3, 1).play_on()
    assert table.host.is_over
    for observer in (0, 1, 2, None):
        data = write_capsule(capsule(table, observer))
        assert table.secret not in data
        foreign = [
            seal
            for record in table.host.records
            for seal in record.seals
            if observer is None or not seal.vis >> observer & 1
        ]
        assert foreign
        assert not any(seal.salt in data for seal in foreign)


def test_whoever_sees_everything_gives_away_what_all_may_see():
    table = Table(TOY, 2, 1).play_on()
    truth = Course(TOY, table.setup, TRUTH)
    for record in table.host.records:
        truth.apply(record)
    opened = [
        type(frame)(frame.match, frame.pub, tuple((n, s.salt, s.plaintext) for n, s in enumerate(record.seals)), b"")
        for record in table.host.records
        for frame in [table.host.frame(record, None)]
    ]
    made = capsule_of(truth, opened, program="1.0", seq=len(opened) // 2)
    assert made.header.seat == -1
    assert not any(frame.parts for frame in made.frames)
    assert made.header.view == enc(TOY.view(truth.at(len(opened) // 2).state, None).to_plain())


def two_worlds(monkeypatch, seat):
    """The same match for *seat*: in the two worlds others draw other cards."""
    monkeypatch.setattr("staufer_protocol.draft.seal", seal_without_content)
    monkeypatch.setattr("staufer_protocol.scrutiny.seal", seal_without_content)
    below, draft_of = Chance.below, Host._draft
    drafts, world, tables = [], 0, []

    def draft(host, at):
        drafts.append(draft_of(host, at))
        return drafts[-1]

    def draws(chance, event, label):
        if not drafts:  # the lot of the seats
            return below(chance, event, label)
        witnesses = drafts[-1].course.game.ask.witnesses
        if witnesses is not None and seat not in witnesses:
            return lambda n: (n - 1) * world
        return below(chance, event, label)

    monkeypatch.setattr(Host, "_draft", draft)
    monkeypatch.setattr(Chance, "below", draws)
    for world in (0, 1):  # noqa: B007 -- the draws look at it
        drafts.clear()
        table = Table(TOY, 3, 5)
        dice = random.Random(9)
        for _ in range(14):
            options = table.options(table.asked)
            choice = options[dice.randrange(len(options))] if table.asked == seat else options[0]
            table.take(table.host.choose(table.asked, choice, 0))
        tables.append(table)
    return tables


def seal_without_content(match, seq, part, *, vis, salt, plaintext):
    return TH("test", match, bytes((seq % 256, part, vis)))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_in_two_worlds_that_a_seat_cannot_tell_apart_its_capsules_are_the_same_bytes(monkeypatch, seat):
    one, other = two_worlds(monkeypatch, seat)
    assert one.host.course.game.state.to_plain() != other.host.course.game.state.to_plain()
    assert any(not seal.vis >> seat & 1 for record in one.host.records for seal in record.seals)
    for observer in (seat, None):
        made = write_capsule(capsule(one, observer, text="Why?"))
        assert made == write_capsule(capsule(other, observer, text="Why?"))
    else_where = next(n for n in range(3) if n != seat)
    assert write_capsule(capsule(one, else_where)) != write_capsule(capsule(other, else_where))


def test_what_is_too_long_for_a_server_goes_without_the_records_it_has():
    table = Table(TOY, 2, 1).play_on()
    made = capsule(table, 0, text="Long.")
    many = type(made)(made.header, made.frames * (2 + 2 * MAX_BYTES // len(write_capsule(made))))
    assert len(write_capsule(many)) > MAX_BYTES
    read = read_capsule(to_send(many), MAX_BYTES)
    assert read.frames == ()
    assert read.header == made.header


def test_damaged_capsules_are_refused_with_a_sentence():
    table = Table(TOY, 2, 1)
    data = write_capsule(capsule(table, 0, text="Not so."))
    for broken in (b"", b"STF1" + data[4:], data[:-1], data[:9], data + b"\0", data + b"\0\0\0\1\xc0"):
        with pytest.raises(Damaged) as damage:
            read_capsule(broken)
        assert damage.value.sentence.endswith(".")
    with pytest.raises(Damaged):
        read_capsule(data, len(data) - 1)
    dice = random.Random(0)
    for _ in range(3000):
        at = dice.randrange(len(data))
        flipped = data[:at] + bytes((data[at] ^ 1 << dice.randrange(8),)) + data[at + 1 :]
        with suppress(Damaged):
            read_capsule(flipped)


@pytest.mark.parametrize("seq", [-5, 1_000_000])
@pytest.mark.parametrize("has_frames", [True, False])
def test_a_capsule_cannot_claim_records_that_no_match_has(seq, has_frames):
    made = capsule(Table(TOY, 2, 1).play_wildly(), 0)
    frames = made.frames if has_frames else ()
    with pytest.raises(Damaged, match=f"It has no record {seq}"):
        read_capsule(write_capsule(replace(made, header=replace(made.header, seq=seq), frames=frames)))


def test_the_record_is_named_where_a_capsule_is_cut_or_damaged():
    made = capsule(Table(TOY, 2, 1).play_wildly(), 0)
    with pytest.raises(Damaged, match=f"in the middle of record {len(made.frames)}"):
        read_capsule(write_capsule(made)[:-1])
    with pytest.raises(Damaged, match="in the middle of the header"):
        read_capsule(write_capsule(made)[:40])
    block = enc([made.frames[-1].pub, [], made.frames[-1].check])
    whole = write_capsule(replace(made, frames=(*made.frames[:3], replace(made.frames[-1], parts=()))))
    assert whole.endswith(block)
    with pytest.raises(Damaged, match="Record 4 cannot be read"):
        read_capsule(whole[: -len(block)] + b"\xc1" * len(block))
