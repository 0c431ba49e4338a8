"""Files whose form is right, of matches that nobody could show: they are refused on reading."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fuzz.mutate import blocks_of
from protocol.tables import KEY, Table
from protocol.toy import TOY
from staufer_protocol.codec import dec, enc, to_plain
from staufer_protocol.complaint import Damaged
from staufer_protocol.replay import MAGIC, read_replay, replay_of, write_replay

HOST = Table(TOY, 2, 1).play_wildly().host
BLOCKS = blocks_of(write_replay(HOST, KEY))


def file_of(blocks):
    return MAGIC + b"".join(len(block).to_bytes(4, "big") + block for block in blocks)


def refused(blocks):
    with pytest.raises(Damaged) as damaged:
        read_replay(file_of(blocks))
    return damaged.value.code


@pytest.mark.parametrize(
    "changes",
    [
        {"started": 2**62},
        {"started": -1},
        {"seats": HOST.setup.seats * 9},
        {"nonces": (bytes(32),) * 300},
        {"pace": "x" * 65},
        {"seats": tuple(replace(seat, name="A" * 7000) for seat in HOST.setup.seats)},
    ],
)
def test_what_nobody_could_show_is_refused_on_reading(changes):
    stored = [(record.pub, record.plaintexts) for record in HOST.records]
    setup = replace(HOST.setup, **{name: value for name, value in changes.items() if name != "nonces"})
    header = list(dec(blocks_of(replay_of(setup, stored))[0]))
    header[7] = to_plain(replace(setup, **changes))
    assert refused([enc(header), *BLOCKS[1:]]) == "E_RANGE"


@pytest.mark.parametrize("seats", [[99, 1], [-1, 0], [0, 0], [0]])
def test_results_of_seats_that_nobody_has_are_refused_on_reading(seats):
    """In the header and in the last record alike."""
    header, last = dec(BLOCKS[0]), dec(BLOCKS[-1])
    pub = dec(last[0])
    results = [[seat, *header[8][0][1:]] for seat in seats]
    header[8] = pub[3][2] = results
    last[0] = enc(pub)
    assert refused([enc(header), *BLOCKS[1:-1], enc(last)]) == "E_RANGE"
