"""One encoding for each value, and nothing else is read."""

from __future__ import annotations

import struct
from dataclasses import dataclass

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.messages_made import any_of
from staufer_protocol.codec import (
    CLIENT_LIMIT,
    MAX_DEPTH,
    Limit,
    dec,
    enc,
    from_plain,
    pack,
    to_plain,
    unpack_client,
    unpack_server,
)
from staufer_protocol.complaint import Malformed
from staufer_protocol.messages import (
    CLIENT_MESSAGES,
    SERVER_MESSAGES,
    AnswerReady,
    JoinQueue,
    LeaveQueue,
    MatchLine,
    RecordFrame,
    Say,
    Submit,
    Welcome,
)

plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(1 << 63), (1 << 64) - 1) | st.binary(max_size=40) | st.just("Bär, Кот"),
    lambda inner: st.lists(inner, max_size=5),
    max_leaves=20,
)


def code_of(read, data):
    with pytest.raises(Malformed) as malformed:
        read(data)
    assert malformed.value.sentence.endswith(".")
    return malformed.value.code


@given(plain)
def test_what_is_encoded_is_read_back(value):
    def depth(of):
        return 1 + max(map(depth, of), default=0) if isinstance(of, list) else 0

    if depth(value) <= MAX_DEPTH:
        assert dec(enc(value)) == value
    else:
        assert code_of(dec, enc(value)) == "E_TOO_DEEP"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "E_NOT_MSGPACK"),
        (b"\xc1", "E_NOT_MSGPACK"),
        (b"\x91", "E_NOT_MSGPACK"),
        (b"\x01\x01", "E_NOT_MSGPACK"),
        (b"\xa1\xff", "E_NOT_MSGPACK"),
        (b"\x80", "E_NOT_CANONICAL"),
        (b"\x81\x01\x02", "E_NOT_MSGPACK"),
        (b"\xcb" + struct.pack(">d", 1.5), "E_NOT_CANONICAL"),
        (b"\xca" + struct.pack(">f", 1.5), "E_NOT_CANONICAL"),
        (msgpack.packb(msgpack.ExtType(5, b"abcd")), "E_NOT_MSGPACK"),
        (msgpack.packb(msgpack.Timestamp(5)), "E_NOT_MSGPACK"),
        (b"\xcc\x05", "E_NOT_CANONICAL"),
        (b"\xd0\x05", "E_NOT_CANONICAL"),
        (b"\xd9\x01a", "E_NOT_CANONICAL"),
        (b"\xdc\x00\x01\x05", "E_NOT_CANONICAL"),
        (b"\xc5\x00\x01a", "E_NOT_CANONICAL"),
        (msgpack.packb("u\u0308"), "E_NOT_CANONICAL"),
        (b"\x91" * 9 + b"\x01", "E_TOO_DEEP"),
        (b"\x91" * 3000 + b"\x01", "E_NOT_MSGPACK"),
    ],
)
def test_every_other_form_is_refused(data, code):
    assert code_of(dec, data) == code


def test_a_refused_value_leaves_the_encoder_clean():
    for bad in (object(), {1}, 1 << 70):
        with pytest.raises((TypeError, OverflowError)):
            enc([1, 2, bad])
    assert enc([1]) == b"\x91\x01"


def test_a_client_may_send_four_kilobytes_and_arrays_of_256():
    assert Limit(4096, 256, 1024) == CLIENT_LIMIT
    seats = JoinQueue("fredericus", tuple(range(256)), (), "quick", True, "")
    assert unpack_client(pack(seats)) == seats
    assert code_of(unpack_client, pack(JoinQueue("fredericus", tuple(range(257)), (), "quick", True, ""))) == (
        "E_NOT_MSGPACK"
    )
    assert code_of(unpack_client, pack(Say(b"", "x" * 5000))) == "E_TOO_LONG"
    assert code_of(unpack_client, pack(Say(b"", "x" * 1025))) == "E_NOT_MSGPACK"
    assert code_of(unpack_client, b"\xdd\xff\xff\xff\xff") == "E_NOT_MSGPACK"


@pytest.mark.parametrize("kind", CLIENT_MESSAGES)
@given(data=st.data())
def test_every_client_message_comes_back_as_it_was(kind, data):
    message = data.draw(any_of(kind))
    assert unpack_client(pack(message)) == message


@pytest.mark.parametrize("kind", SERVER_MESSAGES)
@given(data=st.data())
def test_every_server_message_comes_back_as_it_was(kind, data):
    message = data.draw(any_of(kind))
    assert unpack_server(pack(message)) == message


def test_text_is_composed_before_it_is_sent():
    assert unpack_client(pack(Say(b"m", "Ku\u0308he"))) == Say(b"m", "K\u00fche")
    line = MatchLine(b"", "toy", ("Ku\u0308he",), 0, "quick", False, "live", True, (), 0, 0)
    welcome = Welcome(1, "Ku\u0308he", False, (("toy", 1, 2),), (line,), 3, b"key")
    back = unpack_server(pack(welcome))
    assert back.name == back.live[0].names[0] == "K\u00fche"


@pytest.mark.parametrize(
    ("value", "wrong"),
    [
        ([3, 1, 1], "is_ready of AnswerReady must be yes or no."),
        ([3, True, True], "check of AnswerReady must be a whole number of 64 bits."),
        ([3, 1 << 63, True], "check of AnswerReady must be a whole number of 64 bits."),
        ([3, None, True], "check of AnswerReady must be a whole number of 64 bits."),
        ([3, 1], "AnswerReady has 2 fields."),
        ([3, 1, True, 0], "AnswerReady has 2 fields."),
        ([6, "m", "text", ""], "match of Say must be binary."),
        ([6, b"m", b"text", ""], "text of Say must be text."),
        ([1, "g", 2, [], "quick", True, True], "seats of JoinQueue must be an array."),
        ([1, "g", [2], [["a"]], "quick", True, True], "options of JoinQueue must be an array of 2."),
    ],
)
def test_a_field_of_another_type_is_named(value, wrong):
    with pytest.raises(Malformed) as malformed:
        unpack_client(enc(value))
    assert malformed.value.sentence == wrong
    assert malformed.value.code in ("E_FIELD", "E_FORM")


@pytest.mark.parametrize("value", [[], 5, None, "x", [99], [-1], [True, 1, True], ["3"], [[3]]])
def test_what_is_no_message_is_refused(value):
    assert code_of(unpack_client, enc(value)) in ("E_FORM", "E_UNKNOWN")


def test_the_two_sides_do_not_speak_each_others_messages():
    assert code_of(unpack_client, pack(RecordFrame(b"m", b"p", ((0, b"s", b"t"),), b""))) == "E_FORM"
    assert unpack_client(pack(LeaveQueue())) == LeaveQueue()


def test_tags_are_the_places_in_the_lists():
    """They are on the wire: new messages go to the end."""
    assert [kind.__name__ for kind in CLIENT_MESSAGES[:8]] == [
        "Hello", "JoinQueue", "LeaveQueue", "AnswerReady", "Resume", "Submit", "Say", "OfferRematch",
    ]  # fmt: skip
    assert pack(AnswerReady(5, True)) == b"\x93\x03\x05\xc3"
    assert pack(Submit(b"m", 1, 2, b"h", 3, (0, 4))) == b"\x97\x05\xc4\x01m\x01\x02\xc4\x01h\x03\x92\x00\x04"


def test_only_what_can_be_told_apart_can_be_a_field():
    @dataclass(frozen=True)
    class WithFloat:
        x: float

    @dataclass(frozen=True)
    class WithUnion:
        x: str | None

    for kind in (WithFloat, WithUnion, int):
        with pytest.raises((TypeError, NameError)):
            to_plain(kind(1))
    assert from_plain(AnswerReady, [5, True]) == AnswerReady(5, True)
