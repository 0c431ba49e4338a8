"""A private table from two windows: opened, joined by its link, and a line that breaks meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from keyring.backend import KeyringBackend
from keyring.backends.fail import Keyring

from client.bridge.window import wait_until
from staufer_client.__main__ import read_arguments
from staufer_client.addresses import read_address
from staufer_client.bridge.invitation import Invitation
from staufer_client.bridge.network import Connection
from staufer_client.bridge.program import Program
from staufer_client.bridge.queue import Queue
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.table import Table
from staufer_client.inviting import NO_LINK, NOT_THERE, link_to
from staufer_client.local_server import LocalServer
from staufer_client.paths import find_paths
from staufer_client.session import Session
from staufer_client.settings import Settings

LINK = "staufer://127.0.0.1:1/j/" + "a" * 26


@asynccontextmanager
async def window(home: Path, server: str = "", link: str = "") -> AsyncIterator[Shelf]:
    shelf, paths = Shelf(), find_paths({"STAUFER_HOME": str(home)})
    session = Session(shelf, paths, Settings(paths.settings), "0")
    session.start(None, False, server, link)
    try:
        if server:
            await wait_until(lambda: shelf[Connection].state == "online")
        yield shelf
    finally:
        await session.stop()


@pytest.mark.usefixtures("qapp")
async def test_a_friend_comes_by_the_link_and_both_sit_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("keyring.get_keyring", Keyring)
    server = LocalServer(tmp_path / "staufer.sqlite", tmp_path / "server.log")
    url = await server.start()
    try:
        async with window(tmp_path / "anna", url) as anna, window(tmp_path / "bruno", "") as bruno:
            anna[Invitation].open("fredericus", 2, "normal", {})
            await wait_until(lambda: anna[Invitation].isOpen)
            assert (anna[Invitation].here, anna[Invitation].seats) == (1, 2)
            link = anna[Invitation].link
            assert read_address(link).base == url
            bruno[Invitation].join(link)  # which leads to the server, too
            await wait_until(lambda: anna[Queue].state == bruno[Queue].state == "checking")
            assert anna[Invitation].here == 2
            anna[Queue].answer(True)
            bruno[Queue].answer(True)
            await wait_until(lambda: anna[Program].page == bruno[Program].page == "table")
            assert anna[Table].match == bruno[Table].match
            assert "not rated" in anna[Table].subtitle
            await wait_until(lambda: not anna[Invitation].isOpen)
            bruno[Invitation].join(link)
            await wait_until(lambda: bool(bruno[Invitation].problem))
            assert "not good any more" in bruno[Invitation].problem
            await asyncio.sleep(0)
    finally:
        await server.stop()


@pytest.mark.usefixtures("qapp")
async def test_a_link_at_the_start_fills_the_form_and_does_nothing_else(tmp_path: Path) -> None:
    async with window(tmp_path, link=LINK) as shelf:
        assert (shelf[Program].page, shelf[Invitation].draft) == ("play", LINK)
        assert (shelf[Connection].state, shelf[Invitation].isOpen) == ("offline", False)
    wished = read_arguments([LINK])
    assert (wished.link, wished.file) == (LINK, None)


@pytest.mark.usefixtures("qapp")
async def test_what_is_no_link_is_said(tmp_path: Path) -> None:
    async with window(tmp_path) as shelf:
        invitation = shelf[Invitation]
        invitation.join("play.example.org")
        assert invitation.problem == NO_LINK
        invitation.join("staufer://play.example.org/j/short")
        assert "damaged" in invitation.problem
        invitation.open("fredericus", 2, "normal", {})
        assert invitation.problem == NOT_THERE


def test_a_link_leads_back_to_its_address() -> None:
    pinned = read_address("staufer://play.example.org:8765#fp=" + "ab" * 32)
    again = read_address(link_to(pinned, "a" * 26))
    assert (again.base, again.fingerprint, again.code) == (pinned.base, pinned.fingerprint, "a" * 26)


@pytest.mark.usefixtures("qapp")
async def test_who_closes_the_program_sits_at_his_table_again_when_it_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ring = Ring()
    monkeypatch.setattr("keyring.get_keyring", lambda: ring)
    server = LocalServer(tmp_path / "staufer.sqlite", tmp_path / "server.log")
    url = await server.start()
    try:
        async with window(tmp_path / "anna", url) as anna:
            anna[Invitation].open("fredericus", 3, "normal", {})
            await wait_until(lambda: anna[Invitation].isOpen)
            link = anna[Invitation].link
        async with window(tmp_path / "anna", url) as anna:
            await wait_until(lambda: anna[Invitation].isOpen)
            assert (anna[Invitation].link, anna[Invitation].isMine) == (link, True)
            anna[Invitation].fill("page")
            await wait_until(lambda: anna[Queue].state == "checking")
            assert [row.isBot for row in anna[Queue].ready.rows] == [False, True, True]
            anna[Invitation].leave()
            await wait_until(lambda: not anna[Invitation].isOpen)
        async with window(tmp_path / "anna", url) as anna:
            assert not anna[Invitation].isOpen
            assert not Settings(find_paths({"STAUFER_HOME": str(tmp_path / "anna")}).settings).now.table
    finally:
        await server.stop()


class Ring(KeyringBackend):
    """Keeps what it is given as long as the test lasts."""

    priority = 1  # type: ignore[assignment]  # a plain number will do

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self.kept.pop((service, username), None)
