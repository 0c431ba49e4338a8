"""A server that does something else than it was asked to is found out by whoever had asked, at once."""

from __future__ import annotations

import pytest

from client.core.fake_server import ME
from client.core.test_desync import kept_in, parted, play_until, server  # noqa: F401 -- a fixture
from staufer_client.live_match import OTHER_CHOICE
from staufer_protocol.complaint import Diverged
from staufer_protocol.mine import check_mine
from staufer_protocol.stream import Chosen, Committed, Record, Resigned, Seal, TakenOver, Undone, Voted


async def test_another_choice_than_mine_is_not_followed(server, tmp_path):  # noqa: F811
    client = await parted(server, tmp_path)
    honest = server.host.choose

    def choose(seat, choice, at, charge=0):
        options = list(server.host.course.game.ask.options[seat]())
        others = [option for option in options if option != choice]
        return honest(seat, others[0] if seat == ME and others else choice, at, charge)

    server.host.choose = choose
    await play_until(client, lambda: bool(client.asked))
    assert client.table.line_sentence.startswith(OTHER_CHOICE)
    report, _ = kept_in(tmp_path)
    assert "E_NOT_MINE" in report.read_text()
    await client.line.stop()


SEALED = (Seal(2, bytes(32), bytes(16), b"\x07"),)
GRANTED = [
    (Record(5, 0, Chosen(1, 7)), (0, 7), (0, 8)),
    (Record(5, 0, Chosen(1, (7, 2))), (1, 7, 2), (1, 7, 3)),
    (Record(5, 0, Chosen(1, None), SEALED), (0, 7), (0, 8)),
    (Record(5, 0, Committed(1), SEALED), (0, 7), (1, 7)),
    (Record(5, 0, Undone(1, 3)), (2, 3), (2, 4)),
    (Record(5, 0, Resigned(1)), (3,), (0, 7)),
    (Record(5, 0, TakenOver(1, 1)), (3,), (2, 3)),
    (Record(5, 0, Voted(1, 0, True)), (4, 0, 1), (4, 0, 0)),
]


@pytest.mark.parametrize(("record", "wished", "other"), GRANTED)
def test_what_was_wished_for_is_told_from_everything_else(record, wished, other):
    check_mine(record, 1, wished)
    for seat, action in ((1, other), (0, wished)):
        with pytest.raises(Diverged, match=r"E_NOT_MINE: Record 5 is not what you had sent\."):
            check_mine(record, seat, action)
