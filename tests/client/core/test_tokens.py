"""Tokens of accounts: renewed without ever being lost, and what a server says of one that is good no more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from keyring.errors import KeyringError

from client.core.fake_server import TOKEN, FakeServer
from client.core.test_connection import Client
from staufer_client.tokens import NOT_KEPT, Tokens

SERVER = "https://play.example.org"


class Safe:
    """A keyring that can be locked."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.is_locked = False

    def get_password(self, service: str, username: str) -> str | None:
        self.check()
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.check()
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self.check()
        del self.kept[service, username]

    def check(self) -> None:
        if self.is_locked:
            raise KeyringError


def test_a_new_token_takes_the_place_of_the_old_one_where_it_is_kept_as_well() -> None:
    safe = Safe()
    tokens = Tokens(lambda: safe)
    tokens.keep(SERVER, "old")
    assert tokens.replace(SERVER, "new")
    assert Tokens(lambda: safe).of(SERVER) == tokens.of(SERVER) == "new"


def test_a_new_token_that_would_be_lost_with_the_program_is_not_taken(tmp_path: Path) -> None:
    file = tmp_path / "token"
    tokens = Tokens(lambda: None, files={SERVER: file})
    tokens.keep(SERVER, "old")
    file.unlink()
    file.mkdir()  # it cannot be written any more, and what was kept cannot be read
    (file / "x").touch()
    assert tokens.replace(SERVER, "new")  # nothing is kept better than in memory now
    safe = Safe()
    locked = Tokens(lambda: safe)
    locked.keep(SERVER, "old")

    class ReadOnly(Safe):
        def set_password(self, service: str, username: str, password: str) -> None:
            raise KeyringError

    half = ReadOnly()
    half.kept = safe.kept
    guarded = Tokens(lambda: half)
    assert guarded.of(SERVER) == "old"
    assert not guarded.replace(SERVER, "new")
    assert guarded.of(SERVER) == "old"


def test_without_a_keyring_tokens_live_as_long_as_the_program() -> None:
    tokens = Tokens(lambda: None)
    tokens.keep(SERVER, "old")
    assert tokens.note == NOT_KEPT
    assert tokens.replace(SERVER, "new")
    assert tokens.of(SERVER) == "new"


async def come(server: FakeServer) -> Client:
    client = await Client(server).online()
    await asyncio.sleep(0)
    return client


async def test_a_token_is_renewed_once_when_one_comes_and_used_from_then_on() -> None:
    server = FakeServer()
    await server.start()
    server.answers["me/token"] = {"token": "stf1_fresh"}
    server.tokens.add("stf1_fresh")
    client = await come(server)
    assert client.tokens.of(server.url) == "stf1_fresh"
    assert client.line.api is not None
    assert client.line.api.token == "stf1_fresh"
    await server.hang_up()
    await client.until(lambda: len(client.failures) == 1 and client.line.state == "online")
    assert [path for _, path, _ in server.calls].count("me/token") == 1
    await client.line.stop()
    await server.stop()


@pytest.mark.parametrize("answer", [None, {"token": ""}, {"other": 1}, [], b"nonsense"])
async def test_a_server_that_renews_nothing_is_come_to_with_the_token_there_is(answer: object) -> None:
    server = FakeServer()
    await server.start()
    if answer is not None:
        server.answers["me/token"] = answer
    client = await come(server)
    assert client.tokens.of(server.url) == TOKEN
    await client.line.stop()
    await server.stop()
