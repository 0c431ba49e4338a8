"""Moments in which a line breaks or comes back that are rarer than the others."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from client.core.at_the_line import Client
from client.core.fake_server import FakeServer
from client.core.house import MATCH
from staufer_client.followed_matches import TableOpened
from staufer_protocol.messages import MatchOpened, Resume, Welcome


@pytest.fixture
async def server():
    server = FakeServer()
    await server.start()
    yield server
    await server.stop()


async def test_a_line_that_breaks_in_the_moment_of_the_answer_is_tried_again(server, monkeypatch):
    connect, calls = aiohttp.ClientSession.ws_connect, []

    def fail_once(*args, **parts):
        calls.append(1)
        if len(calls) == 1:
            raise AssertionError  # so does aiohttp itself
        return connect(*args, **parts)

    monkeypatch.setattr(aiohttp.ClientSession, "ws_connect", fail_once)
    client = await Client(server).online()
    await client.line.stop()
    assert len(calls) == 2
    assert client.failures == [1]


async def test_a_match_that_is_opened_at_the_greeting_is_asked_for_once(server):
    client = Client(server)
    asked = []
    client.line.listeners.append(lambda event: client.line.open_match(MATCH) if isinstance(event, Welcome) else None)
    say = client.line.say
    client.line.say = lambda message: asked.append(message) or say(message)
    await client.online()
    await client.until(lambda: client.table is not None)
    await client.line.stop()
    assert [message.match for message in asked if isinstance(message, Resume)] == [MATCH]


async def test_nothing_is_chosen_while_the_match_is_fetched_again_from_its_start(server):
    client = await Client(server).seated()
    assert await client.may_choose()
    followed = client.line.matches[MATCH]
    followed.opened(MatchOpened(client.table.setup, client.table.my_seat, followed.cseq, True))
    assert client.table.is_lost
    assert not client.table.choosing.offers
    await client.line.stop()


async def test_who_leaves_the_table_gets_up_and_sits_down_again_only_when_he_opens_the_match(server):
    client = await Client(server).seated()
    client.table.leave()
    async with asyncio.timeout(30):
        await server.came.wait()
    assert server.risen == [MATCH]
    await server.hang_up()
    await client.until(lambda: client.line.state != "online")
    await client.until(lambda: client.line.state == "online")
    assert len(server.resumed) == 1  # the line alone takes no seat
    opened = len([event for event in client.events if isinstance(event, TableOpened)])
    client.line.open_match(MATCH)
    await client.until(lambda: len([event for event in client.events if isinstance(event, TableOpened)]) > opened)
    assert server.resumed[-1].have_seq > 0
    assert await client.may_choose()
    await client.line.stop()
