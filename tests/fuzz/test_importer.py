"""The importer of replay files: no file crashes it, and no changed file passes for a true one."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.tables import Table
from protocol.toy import TOY
from staufer_protocol.codec import enc
from staufer_protocol.complaint import Damaged
from staufer_protocol.replay import MAGIC, read_replay, verify, write_replay

FILES = [write_replay(Table(TOY, seats, seed).play_wildly().host) for seats, seed in ((2, 1), (2, 2), (3, 3))]
GAMES = {"toy": TOY}


@st.composite
def mutated(draw):
    data = bytearray(draw(st.sampled_from(FILES)))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(data)))
        length = draw(st.integers(1, 60))
        match draw(st.integers(0, 4)):
            case 0:
                data[at : at + 1] = bytes([draw(st.integers(0, 255))])
            case 1:
                del data[at : at + length]
            case 2:
                data[at:at] = draw(st.binary(max_size=8))
            case 3:
                source = draw(st.integers(0, len(data)))
                data[at : at + length] = data[source : source + length]
            case _:
                other = draw(st.sampled_from(FILES))
                data[at:] = other[at:]
    return bytes(data)


def is_accepted(data):
    try:
        return verify(read_replay(data), games=GAMES).is_verified
    except Damaged:
        return False


@settings(max_examples=2000)
@given(mutated())
def test_changed_files_are_rejected(data):
    assert not is_accepted(data) or data in FILES


@settings(max_examples=500)
@given(st.lists(st.binary(max_size=40) | st.integers().map(lambda n: enc([n % 9, [n % 5]])), max_size=5), st.booleans())
def test_invented_files_are_rejected(blocks, is_framed):
    frames = [len(block).to_bytes(4, "big") + block if is_framed else block for block in blocks]
    assert not is_accepted(MAGIC + b"".join(frames))
