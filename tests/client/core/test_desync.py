"""A copy of a match that parted from the server's is fetched again, and a report says where it parted."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from client.core.fake_server import FakeServer
from client.core.house import FREDERICUS, MATCH, SECRET, hosted
from client.core.test_connection import Client
from staufer_client.choosing import GROUP
from staufer_client.desync import parting_of
from staufer_client.follower import Follower
from staufer_client.live_match import CANNOT_FOLLOW, PARTED
from staufer_client.reports import MOST_REPORTS, Reports
from staufer_engine.games.fredericus.components import SIDES
from staufer_protocol.capsule import read_capsule
from staufer_protocol.codec import enc
from staufer_protocol.stream import ClockReason, Vote


@pytest.fixture
async def server():
    server = FakeServer()
    await server.start()
    yield server
    await server.stop()


async def parted(server, tmp_path):
    """A client at the table that files reports, and chooses until its line was begun anew."""
    client = Client(server)
    reports = Reports(tmp_path, "1.0")
    client.asked = []  # the reports on which the server has to say who is right

    def report(case, judged):
        if not case.is_healed:
            client.asked.append((case, judged))
        return reports.file(case)

    client.line.report = report
    await client.seated()
    await client.may_choose()
    return client


def other_token(client):
    """Something is wrong in the client's copy that it does not notice by itself."""
    tokens = client.table.state.players[1].tokens
    tokens[0] = (tokens[0] + 1) % SIDES


def kept_in(folder):
    (words,) = folder.glob("*.txt")
    (capsule,) = folder.glob("*.capsule")
    return words, read_capsule(capsule.read_bytes())


async def play_until(client, is_reached):
    while not is_reached():
        await client.until(lambda: bool(client.table.choosing.offers) or is_reached())
        if not is_reached():
            client.table.press(client.table.choosing.offers[0].id)


async def test_the_report_names_the_first_thing_that_was_another_one(server, tmp_path):
    client = await parted(server, tmp_path)
    other_token(client)
    await play_until(client, lambda: "report is kept" in client.table.hint)
    report, capsule = kept_in(tmp_path)
    text = report.read_text()
    assert f"match {MATCH.hex()}" in text
    assert "record " in text
    assert ".players[1].tokens[0]: " in text
    assert report.name in client.table.hint
    assert client.table.follower.course.head == server.host.head
    assert not client.table.is_lost
    assert client.asked == []
    assert (capsule.header.kind, capsule.header.code, capsule.header.seat) == ("desync", "E_VIEW", 0)
    assert capsule.header.view != capsule.header.anew
    after = server.host.course.at(capsule.header.seq)
    seen = FREDERICUS.view(server.host.course.positions[capsule.header.seq].checkpoint or after.state, 0)
    assert capsule.header.anew == enc(seen.to_plain())
    assert SECRET not in enc([capsule.header.view, capsule.header.anew])
    await client.line.stop()


async def test_where_the_hosts_copy_never_agrees_the_report_says_that_both_of_mine_do(server, tmp_path):
    client = await parted(server, tmp_path)
    server.host.frame = other_check(server.host)
    await play_until(client, lambda: bool(client.asked))
    report, capsule = kept_in(tmp_path)
    assert capsule.header.view == capsule.header.anew
    assert "both copies show the same" in report.read_text()
    assert client.table.line_sentence.startswith(CANNOT_FOLLOW)
    assert report.name in client.table.line_sentence
    ((case, judged),) = client.asked
    assert case.capsule.header.setup.match == MATCH
    judged("The server's copy is right.")
    assert client.table.line_sentence == f"{CANNOT_FOLLOW} The server's copy is right."
    assert client.table.line_title == PARTED
    await client.line.stop()


async def half_chosen(server, tmp_path):
    """A client that has pressed a button and has more to say."""
    client = await parted(server, tmp_path)
    table = client.table
    while not table.choosing.is_narrowed:
        await client.until(lambda: bool(table.choosing.offers))
        groups = [group.id for group in table.choosing.groups if group.why_not is None]
        for group in groups:
            if len([offer for offer in table.choosing.offers if GROUP + offer.words.group == group]) > 1:
                table.press(group)
                break
        else:
            table.press(table.choosing.offers[0].id)
            await client.until(lambda: not table.is_sent)
    return client


@pytest.mark.parametrize("wrong", ["view", "record"])
async def test_what_was_half_chosen_survives_the_copy(wrong, server, tmp_path):
    client = await half_chosen(server, tmp_path)
    table = client.table
    begun = (table.choosing.group, table.choosing.clicked, table.prompt)
    resumed = len(server.resumed)
    if wrong == "view":  # the digest of the next record tells of a copy that is another one
        real, server.host.frame = server.host.frame, other_check(server.host)
    else:
        server.twist = lambda pub: pub[:-1] + bytes((pub[-1] ^ 1,))
    server.take(server.host.clock([(1, 5, ClockReason.CORRECTION)], 0))
    await server.send_records(server.host.seq - 1)
    await client.until(lambda: table.line_title == PARTED)
    assert table.is_lost
    assert not table.choosing.offers
    server.twist = lambda pub: pub
    if wrong == "view":
        server.host.frame = real
    await client.until(lambda: not table.is_lost)
    assert len(server.resumed) == resumed + 1
    assert server.resumed[-1].have_seq == 0
    assert (table.choosing.group, table.choosing.clicked, table.prompt) == begun
    assert table.follower.course.head == server.host.head
    await client.line.stop()


def other_check(host):
    frame = host.frame

    def framed(record, observer):
        sent = frame(record, observer)
        return type(sent)(sent.match, sent.pub, sent.parts, bytes(8))

    return framed


async def test_what_was_half_chosen_survives_a_line_that_breaks(server, tmp_path):
    client = await half_chosen(server, tmp_path)
    table = client.table
    begun = (table.choosing.group, table.choosing.clicked, table.prompt)
    await server.hang_up()
    await client.until(lambda: table.is_lost)
    assert not table.choosing.is_narrowed
    await client.until(lambda: not table.is_lost)
    assert (table.choosing.group, table.choosing.clicked, table.prompt) == begun
    await client.line.stop()


async def test_what_was_half_chosen_is_gone_when_the_question_is(server, tmp_path):
    client = await half_chosen(server, tmp_path)
    table = client.table
    server.twist = lambda pub: pub[:-1] + bytes((pub[-1] ^ 1,))
    server.take(server.host.flag(0, 0, 1))
    server.let_the_other_play()
    await server.send_records(server.host.seq - 1)
    server.twist = lambda pub: pub
    await client.until(lambda: not table.is_lost and table.follower.course.head == server.host.head)
    assert not table.choosing.is_narrowed
    await client.line.stop()


async def test_what_was_half_chosen_stays_while_clocks_and_proposals_come(server, tmp_path):
    client = await half_chosen(server, tmp_path)
    table, before = client.table, server.host.seq
    begun = (table.choosing.group, table.choosing.clicked)
    server.take(server.host.clock([(1, 5, ClockReason.CORRECTION)], 0))
    server.take(server.host.vote(1, Vote.DRAW, True, 0))
    await server.send_records(before)
    await client.until(lambda: table.seq == server.host.seq)
    assert (table.choosing.group, table.choosing.clicked) == begun
    await client.line.stop()


def case_of(number):
    host = hosted()
    follower = Follower(FREDERICUS, host.setup, 0)
    for record in host.records:
        follower.receive(host.frame(record, 0))
    parted = parting_of(follower, "E_VIEW").compared(follower)
    header = replace(parted.capsule.header, seq=number)
    return replace(parted, capsule=replace(parted.capsule, header=header))


def test_only_the_last_reports_are_kept(tmp_path):
    times = iter(datetime(2025, 1, 1) + timedelta(seconds=n) for n in range(40))
    reports = Reports(tmp_path, "1.0", lambda: next(times))
    said = [reports.file(case_of(n)) for n in range(MOST_REPORTS + 3)]
    kept = sorted(path.name for path in tmp_path.glob("*.txt"))
    assert len(kept) == MOST_REPORTS
    assert len(list(tmp_path.glob("*.capsule"))) == MOST_REPORTS
    assert kept[-1] in said[-1]
    own = [reports.keep(case_of(0).capsule) for _ in range(MOST_REPORTS + 1)]
    assert [path.exists() for path in own] == [False] + [True] * MOST_REPORTS
    assert len(list(tmp_path.glob("*.desync.capsule"))) == MOST_REPORTS


def test_one_parting_is_kept_once(tmp_path):
    reports = Reports(tmp_path, "1.0")
    assert reports.file(case_of(3)) == reports.file(case_of(3))
    assert len(list(tmp_path.glob("*.txt"))) == 1


def test_a_report_that_cannot_be_kept_is_not_spoken_of(tmp_path):
    (tmp_path / "reports").write_bytes(b"")
    said = Reports(tmp_path / "reports", "1.0").file(case_of(1))
    assert "report" not in said
