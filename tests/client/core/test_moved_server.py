"""A line to a server that moved, and one to a server that knows more games."""

from __future__ import annotations

import pytest

from client.core.fake_server import FakeServer
from client.core.house import MATCH, TALKING_TOY
from client.core.test_connection import Client
from staufer_client.addresses import read_address
from staufer_client.connection import Connection
from staufer_protocol.messages import Refused


@pytest.fixture
async def server():
    server = FakeServer()
    await server.start()
    yield server
    await server.stop()


async def test_a_match_goes_on_where_the_same_server_listens_at_another_address(server):
    client = await Client(server).seated()
    await client.may_choose()
    table, old = client.table, client.line
    await old.stop()
    assert table.is_lost
    client.line = Connection(read_address(server.url), client.tokens, "1.0", client.maker, delay=client.delay)
    client.line.adopt(old.matches)
    client.line.listeners.append(client.hear)
    client.line.start()
    await client.until(lambda: not table.is_lost)
    seq = table.seq
    table.press(table.choosing.offers[0].id)
    await client.until(lambda: table.seq > seq and not table.is_sent)
    assert client.table is table
    await client.line.stop()


async def test_a_match_of_a_game_without_a_board_here_is_refused_with_a_sentence():
    server = FakeServer(TALKING_TOY)
    await server.start()
    client = await Client(server).online()
    client.line.open_match(MATCH)
    await client.until(lambda: any(isinstance(event, Refused) for event in client.events))
    refused = next(event for event in client.events if isinstance(event, Refused))
    assert (refused.code, refused.sentence) == ("E_NOT_SHOWN", "This program cannot show toy yet; a newer one can.")
    assert client.line.matches == {}
    await client.line.stop()
    await server.stop()
