"""A copy of a match that parted from the server's is fetched again, and a report says where it parted."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from client.core.fake_server import FakeServer
from client.core.house import MATCH, house, set_up
from client.core.test_connection import Client
from staufer_client.desync import MOST_REPORTS, DesyncReports
from staufer_client.live_match import CANNOT_FOLLOW
from staufer_engine.games.fredericus.components import SIDES


@pytest.fixture
async def server():
    server = FakeServer()
    await server.start()
    yield server
    await server.stop()


async def parted(server, tmp_path):
    """A client at the table that files reports, and chooses until its line was begun anew."""
    client = Client(server)
    client.line.report = DesyncReports(tmp_path, "1.0").file
    await client.seated()
    await client.may_choose()
    return client


async def play_until(client, is_reached):
    while not is_reached():
        await client.until(lambda: bool(client.table.choosing.offers) or is_reached())
        if not is_reached():
            client.table.press(client.table.choosing.offers[0].id)


async def test_the_report_names_the_first_thing_that_was_another_one(server, tmp_path):
    client = await parted(server, tmp_path)
    client.table.state.players[1].tokens[0] = (client.table.state.players[1].tokens[0] + 1) % SIDES
    await play_until(client, lambda: "report is kept" in client.table.hint)
    (report,) = tmp_path.iterdir()
    text = report.read_text()
    assert f"match {MATCH.hex()}" in text
    assert "record " in text
    assert ".players[1].tokens[0]: " in text
    assert report.name in client.table.hint
    assert client.table.follower.course.head == server.host.head
    assert not client.table.is_lost
    await client.line.stop()


async def test_where_the_hosts_copy_never_agrees_the_report_says_that_both_of_mine_do(server, tmp_path):
    client = await parted(server, tmp_path)
    frame = server.host.frame

    def other_check(record, observer):
        sent = frame(record, observer)
        return type(sent)(sent.match, sent.pub, sent.parts, bytes(len(sent.check)))

    server.host.frame = other_check
    await play_until(client, lambda: client.table.is_lost)
    (report,) = tmp_path.iterdir()
    assert "both copies show the same" in report.read_text()
    assert client.table.line_sentence.startswith(CANNOT_FOLLOW)
    assert report.name in client.table.line_sentence
    await client.line.stop()


def test_only_the_last_reports_are_kept(tmp_path):
    times = iter(datetime(2025, 1, 1) + timedelta(seconds=n) for n in range(20))
    reports = DesyncReports(tmp_path, "1.0", lambda: next(times))
    said = [reports.file(set_up(), n, "") for n in range(MOST_REPORTS + 3)]
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert len(kept) == MOST_REPORTS
    assert kept[-1] in said[-1]


def test_a_report_that_cannot_be_kept_is_not_spoken_of(tmp_path):
    (tmp_path / "reports").write_bytes(b"")
    said = DesyncReports(tmp_path / "reports", "1.0").file(house(tmp_path) and set_up(), 1, "")
    assert "report" not in said
