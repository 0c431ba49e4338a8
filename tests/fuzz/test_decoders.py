"""Hostile bytes end in a complaint, never in anything else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.messages_made import any_of
from protocol.tables import Table
from protocol.toy import TOY
from staufer_protocol.codec import dec, enc, pack, unpack_client, unpack_server
from staufer_protocol.complaint import Diverged, Malformed
from staufer_protocol.messages import CLIENT_MESSAGES, SERVER_MESSAGES, RecordFrame
from staufer_protocol.stream import BODIES, Record, Seal, read_answer, read_record

anything = st.recursive(
    st.none() | st.booleans() | st.integers(-(1 << 63), (1 << 64) - 1) | st.binary(max_size=9) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=8),
    max_leaves=30,
)


@st.composite
def mutated(draw, honest):
    """Bytes that were a message once."""
    data = bytearray(draw(honest))
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(data)))
        match draw(st.integers(0, 3)):
            case 0:
                data[at:at] = draw(st.binary(max_size=4))
            case 1:
                del data[at : at + draw(st.integers(1, 4))]
            case 2:
                data[at : at + 1] = bytes([draw(st.integers(0, 255))])
            case _:
                data[at:at] = data[: draw(st.integers(0, 20))]
    return bytes(data)


def messages(kinds):
    return st.one_of([any_of(kind) for kind in kinds]).map(pack)


@settings(max_examples=1500)
@given(st.binary(max_size=200) | anything.map(enc) | mutated(messages(CLIENT_MESSAGES)))
def test_the_decoder_of_client_messages(data):
    try:
        message = unpack_client(data)
    except Malformed:
        return
    assert pack(message) == data


@settings(max_examples=700)
@given(st.binary(max_size=200) | anything.map(enc) | mutated(messages(SERVER_MESSAGES)))
def test_the_decoder_of_server_messages(data):
    try:
        message = unpack_server(data)
    except Malformed:
        return
    assert pack(message) == data


@settings(max_examples=600)
@given(st.binary(max_size=100) | anything.map(enc))
def test_whatever_is_read_has_one_encoding(data):
    try:
        value = dec(data)
    except Malformed:
        return
    assert enc(value) == data


PUBS = [record.pub for record in Table(TOY, 2, 4).play_on().host.records]


@settings(max_examples=1000)
@given(mutated(st.sampled_from(PUBS)) | anything.map(enc))
def test_the_reader_of_records(pub):
    try:
        record = read_record(pub)
    except Malformed:
        return
    assert Record(record.seq, record.t_ms, record.body, record.seals).pub == pub


@settings(max_examples=500)
@given(st.binary(max_size=40) | anything.map(enc))
def test_the_reader_of_answers(data):
    try:
        answer = read_answer(data)
    except Malformed:
        return
    assert enc(answer) == data


def moments_of(observer):
    """A course at every question of a match."""
    table = Table(TOY, 2, 4)
    moments = [table.courses[observer].clone()]
    while not table.host.is_over:
        table.choose_something()
        moments.append(table.courses[observer].clone())
    return moments


ANY_BODY = st.one_of([any_of(kind) for kind in BODIES])
MOMENTS = {observer: moments_of(observer) for observer in (0, None)}


@pytest.mark.parametrize("observer", [0, None])
@settings(max_examples=500)
@given(data=st.data())
def test_a_course_fed_with_anything(observer, data):
    """It goes on or says ``Diverged``, and then stands where it stood."""
    course = data.draw(st.sampled_from(MOMENTS[observer])).clone()
    body = data.draw(ANY_BODY)
    if "actor" in body.__dataclass_fields__:
        body = replace(body, actor=data.draw(st.integers(0, 2)))
    seals = tuple(Seal(data.draw(st.integers(0, 7)), bytes(32)) for _ in range(data.draw(st.integers(0, 2))))
    record = Record(course.seq + 1, course.t_ms, body, seals)
    seq, head, before = course.seq, course.head, course.game.state.clone().to_plain()
    parts = ((0, b"", data.draw(st.binary(max_size=3))),) if seals and data.draw(st.booleans()) else ()
    try:
        course.follow(RecordFrame(course.setup.match, record.pub, parts, b""))
    except Diverged:
        assert (course.seq, course.head) == (seq, head)
        assert course.game.state.to_plain() == before
