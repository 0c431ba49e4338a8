"""What is proposed at a table: going back further, a draw, calling it off; and answers that come too late."""

from __future__ import annotations

import random

import pytest

from client.core.fake_server import FakeServer
from client.core.house import TOYS, Watch, house
from client.core.test_connection import Client
from staufer_client.hotseat import start_hot_seat
from staufer_client.live_match import LAPSED
from staufer_client.practice import start_practice
from staufer_client.proposals import proposal_to, why_not_back
from staufer_protocol.stream import Undone, Vote, Voted


@pytest.fixture
async def server():
    server = FakeServer()
    await server.start()
    yield server
    await server.stop()


async def cannot_undo(client):
    """Play until nothing of mine can be taken back alone, though I have chosen something."""
    table, dice = client.table, random.Random(2)
    while await client.may_choose():
        if not table.can_undo and not why_not_back(table.follower.course, 0):
            return table
        table.press(dice.choice(table.choosing.offers).id)
        await client.until(lambda: not table.is_sent)
    raise AssertionError("the match is over")


async def arrive(client, server):
    await client.until(lambda: client.table.seq == server.host.seq and not client.table.is_sent)


def words(table):
    proposal = proposal_to(table.follower.course, table.my_seat)
    return "" if proposal is None else " ".join(map(table.say_plainly, proposal.phrases))


async def test_going_back_is_asked_for_and_granted_over_the_line(server):
    client = await Client(server).seated()
    table = await cannot_undo(client)
    target = table.follower.course.undo_target(0, True)
    assert "The menu can ask everybody to go back." in table.undo_reason
    table.vote(Vote.UNDO, True)
    await arrive(client, server)
    assert words(table) == "You have asked to go back to before your last choice. Still to answer: Bo & Co."
    assert table.choosing.offers  # one can play on meanwhile
    before = server.host.seq
    server.take(server.host.vote(1, Vote.UNDO, True, 0))
    await server.send_records(before)
    await arrive(client, server)
    assert server.host.records[-1].body == Undone(0, target)
    assert table.follower.course.position is table.follower.course.positions[target]
    assert words(table) == ""
    assert [line for line in table.lines if line.is_undone]
    await client.may_choose()
    await client.line.stop()


async def test_what_somebody_else_proposes_is_said_and_answered(server):
    client = await Client(server).seated()
    await client.may_choose()
    table = client.table
    for what, said in ((Vote.DRAW, "proposes a draw."), (Vote.VOID, "proposes that this match does not count.")):
        before = server.host.seq
        server.take(server.host.vote(1, what, True, 0))
        await server.send_records(before)
        await client.until(lambda what=what: table.follower.course.standing.offer(what) is not None)
        assert words(table) == f"Bo & Co {said}"
        assert proposal_to(table.follower.course, 0).is_for_me
        table.vote(what, False)
        await arrive(client, server)
        assert words(table) == ""
    assert [r.body for r in server.host.records if isinstance(r.body, Voted) and r.body.actor == 0] == [
        Voted(0, Vote.DRAW, False),
        Voted(0, Vote.VOID, False),
    ]
    await client.line.stop()


async def test_an_answer_to_what_has_lapsed_meanwhile_is_not_a_proposal_of_ones_own(server):
    client = await Client(server).seated()
    table = await cannot_undo(client)
    before = server.host.seq
    server.take(server.host.vote(1, Vote.DRAW, True, 0))
    await server.send_records(before)
    await client.until(lambda: table.follower.course.standing.offer(Vote.DRAW) is not None)
    server.faults.append("lose")  # on the way the line breaks, and the other takes the proposal back
    real = server.resume

    async def resume(wanted):
        if server.host.course.standing.offers:
            server.take(server.host.vote(1, Vote.DRAW, False, 0))
        await real(wanted)

    server.resume = resume
    table.vote(Vote.DRAW, True)
    await client.until(lambda: table.hint == LAPSED)
    assert not table.is_sent
    assert not [r for r in server.host.records if isinstance(r.body, Voted) and r.body.actor == 0]
    await client.line.stop()


async def test_asking_to_go_back_twice_or_for_nothing_says_why(server):
    client = await Client(server).seated()
    await client.may_choose()
    assert why_not_back(client.table.follower.course, 0) == (
        "You have not chosen anything yet that could be taken back."
    )
    table = await cannot_undo(client)
    table.vote(Vote.UNDO, True)
    await arrive(client, server)
    assert why_not_back(table.follower.course, 0) == "This is proposed already."
    assert why_not_back(table.follower.course, None)
    await client.line.stop()


async def test_who_watches_sees_a_proposal_and_has_no_answer(server):
    server.take(server.host.vote(1, Vote.DRAW, True, 0))
    proposal = proposal_to(server.host.course, None)
    assert (proposal.is_for_me, proposal.is_mine) == (False, False)


async def test_at_one_screen_all_agree_at_once_and_nothing_of_the_others_shows(tmp_path):
    home, dice = house(tmp_path, games=TOYS), random.Random(4)
    match = start_hot_seat(home, "toy", ["Anna", "Bo"], {})
    table, watch = match.table, Watch(match.table)
    match.start()
    for _ in range(400):
        await watch.until(lambda: bool(table.curtain or table.choosing.offers))
        table.lift()
        await watch.until(lambda: bool(table.choosing.offers))
        if not table.can_undo and not why_not_back(table.follower.course, table.my_seat):
            break
        table.press(dice.choice(table.choosing.offers).id)
        await watch.until(lambda: not table.is_sent)
    seat, before, secret = table.my_seat, match.host.seq, match.host.course.game.state.hands[1 - table.my_seat].cards
    assert secret
    table.vote(Vote.UNDO, True)
    await watch.until(lambda: match.host.seq > before and not table.is_sent)
    bodies = [record.body for record in match.host.records[before:]]
    assert [type(body) for body in bodies] == [Voted, Voted, Undone]
    assert bodies[0].actor == seat
    assert match.host.waiting_for() == (seat,) or seat in match.host.waiting_for()
    assert table.my_seat == seat
    assert table.choosing.offers
    assert not [card for card in table.state.hands[1 - seat].cards if card >= 0]
    await match.stop()


async def test_in_practice_everything_goes_back_at_once(tmp_path):
    home, dice = house(tmp_path), random.Random(5)
    match = start_practice(home, "fredericus", "Anna", ["page", "page"], {})
    table, watch = match.table, Watch(match.table)
    match.start()
    for _ in range(12):
        await watch.until(lambda: bool(table.choosing.offers))
        table.press(dice.choice(table.choosing.offers).id)
        await watch.until(lambda: not table.is_sent)
    await watch.until(lambda: bool(table.choosing.offers))
    assert table.can_undo
    assert why_not_back(table.follower.course, table.my_seat) == (
        "Your last choice can be taken back at once: nobody has to agree."
    )
    await match.stop()
