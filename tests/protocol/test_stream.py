"""The layout of records, and that they come back as they were."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.messages_made import any_of
from staufer_protocol.codec import dec, enc
from staufer_protocol.complaint import Malformed
from staufer_protocol.messages import SeatResult
from staufer_protocol.stream import (
    BODIES,
    Chosen,
    ClocksChanged,
    Committed,
    Drawn,
    Ended,
    Flagged,
    Left,
    Opened,
    Record,
    Resigned,
    Seal,
    TakenOver,
    Undone,
    Voided,
    Voted,
    mask_of,
    read_answer,
    read_record,
)

RESULT = SeatResult(0, 1, 8, "played")
LAYOUTS = [
    (Chosen(3, 5, 900, False), [0, 3, 5, 900, False]),
    (Chosen(3, (4, 1), 0, True), [0, 3, [4, 1], 0, True]),
    (Chosen(3, None, 900, False), [0, 3, None, 900, False]),
    (Drawn(7), [1, 254, 7]),
    (Drawn(None), [1, 254, None]),
    (Committed(2, 40), [2, 2, 40]),
    (Opened((5, None, (1, 2))), [3, 255, [5, None, [1, 2]]]),
    (Undone(1, 12), [4, 1, 12]),
    (ClocksChanged(((0, -500, 2),)), [5, 255, [[0, -500, 2]]]),
    (Flagged(1, 2), [6, 1, 2]),
    (Left(1, 0), [7, 1, 0]),
    (TakenOver(1, 2), [8, 1, 2]),
    (Voted(1, 0, True), [9, 1, 0, True]),
    (Resigned(4), [10, 4]),
    (Ended((RESULT,), b"S" * 32), [11, 255, [[0, 1, 8, "played"]], b"S" * 32]),
    (Voided(3, b"S"), [12, 255, 3, b"S"]),
]


@pytest.mark.parametrize(("body", "plain"), LAYOUTS)
def test_bodies_are_laid_out_as_published(body, plain):
    record = Record(9, 1234, body)
    assert dec(record.pub) == [1, 9, 1234, plain, []]
    assert read_record(record.pub) == record


def test_every_kind_has_its_number():
    assert [body.kind for body in BODIES] == list(range(13))
    assert {type(body) for body, _ in LAYOUTS} == set(BODIES)


@given(st.one_of([any_of(body) for body in BODIES]), st.lists(st.integers(0, 31), max_size=3), st.integers(0, 1 << 40))
def test_every_record_comes_back_as_it_was(body, masks, t_ms):
    record = Record(3, t_ms, body, tuple(Seal(vis, bytes([vis]) * 32) for vis in masks))
    assert read_record(record.pub) == record


def test_parts_are_open_to_whom_they_are_for():
    seals = (Seal(0b101, b"a" * 32, b"s", b"\x05"), Seal(0b010, b"b" * 32, b"t", b"\x06"), Seal(0, b"c" * 32))
    record = Record(1, 0, Drawn(None), seals)
    assert record.open_parts(0) == record.open_parts(2) == ((0, b"s", b"\x05"),)
    assert record.open_parts(1) == ((1, b"t", b"\x06"),)
    assert record.open_parts(3) == record.open_parts(None) == ()
    assert read_record(record.pub, record.open_parts(1)).open_parts(1) == record.open_parts(1)
    assert mask_of((0, 2)) == 0b101
    assert record.plaintexts == (b"\x05", b"\x06")


@pytest.mark.parametrize(
    "plain",
    [
        [],
        7,
        [2, 1, 0, [10, 0], []],
        [True, 1, 0, [10, 0], []],
        [1, 0, 0, [10, 0], []],
        [1, True, 0, [10, 0], []],
        [1, 1, -1, [10, 0], []],
        [1, 1, 0, [10, 0]],
        [1, 1, 0, [10, 0], [], 0],
        [1, 1, 0, [13, 0], []],
        [1, 1, 0, [-1, 0], []],
        [1, 1, 0, [10], []],
        [1, 1, 0, 10, []],
        [1, 1, 0, [1, 0, 5], []],
        [1, 1, 0, [0, 0, True, 0, False], []],
        [1, 1, 0, [0, 0, [[1]], 0, False], []],
        [1, 1, 0, [10, 0], [[1, b"short"]]],
        [1, 1, 0, [10, 0], [[True, b"x" * 32]]],
        [1, 1, 0, [10, 0], [[1 << 16, b"x" * 32]]],
        [1, 1, 0, [10, 0], [5]],
    ],
)
def test_what_is_no_record_is_refused(plain):
    with pytest.raises(Malformed):
        read_record(enc(plain))


def test_parts_must_be_of_the_record():
    pub = Record(1, 0, Drawn(None), (Seal(1, b"a" * 32),)).pub
    for parts in ([(1, b"s", b"\x05")], [(-1, b"s", b"\x05")], [(0, b"s", b"\x05"), (0, b"s", b"\x06")]):
        with pytest.raises(Malformed):
            read_record(pub, parts)


def test_an_answer_is_a_number_or_some():
    assert read_answer(enc(5)) == 5
    assert read_answer(enc([5, 6])) == (5, 6)
    for wrong in (True, None, "5", [True], [[5]], b"5"):
        with pytest.raises(Malformed):
            read_answer(enc(wrong))
