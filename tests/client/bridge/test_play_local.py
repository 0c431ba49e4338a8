"""``staufer play --local``: server, account, queue, table and result, as the pages see them."""

from __future__ import annotations

import random

import pytest

from client.bridge.test_table import play_on
from client.bridge.window import idents, wait_until
from staufer_client.bridge.account import Account
from staufer_client.bridge.ladder import Ladder
from staufer_client.bridge.matches import Matches
from staufer_client.bridge.network import Connection
from staufer_client.bridge.profile import Profile
from staufer_client.bridge.program import Program
from staufer_client.bridge.queue import Queue
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.result import Result
from staufer_client.bridge.table import Table
from staufer_client.games_shown import GAMES_SHOWN
from staufer_client.paths import Paths
from staufer_client.session import Session
from staufer_client.settings import Settings


@pytest.mark.parametrize("game", GAMES_SHOWN)
async def test_one_command_shows_the_whole_system(game: str, shelf: Shelf, paths: Paths) -> None:
    settings = Settings(paths.settings)
    settings.change(confirm_end=False)
    session = Session(shelf, paths, settings, "0")
    session.start(None, True, "")
    try:
        await wait_until(lambda: shelf[Connection].state == "online")
        assert shelf[Account].name
        assert shelf[Account].isGuest
        shelf[Account].rename("Costanza of Aragon")
        await wait_until(lambda: shelf[Account].name == "Costanza of Aragon")
        shelf[Queue].search(game, [2], "quick", True, "near", {})
        await wait_until(lambda: shelf[Queue].state == "checking")
        assert [row.name for row in shelf[Queue].ready.rows if row.isMe] == ["Costanza of Aragon"]
        shelf[Queue].answer(True)
        await wait_until(lambda: shelf[Program].page == "table")
        table = shelf[Table]
        assert table.mode == "live"
        await wait_until(lambda: any(row.clockText for row in table.seats.rows))  # the clocks come after the table
        await play_on(table, random.Random(3), 12)
        await wait_until(lambda: not table.isThinking)
        table.leave()
        await wait_until(lambda: shelf[Program].page == "home" and shelf[Matches].live.count == 1)
        shelf[Matches].openMatch(str(idents(shelf[Matches].live)[0]))
        await wait_until(lambda: shelf[Program].page == "table")
        table.resign()
        await wait_until(lambda: table.isOver and shelf[Result].places.count == 2)
        await wait_until(lambda: shelf[Result].isRated or bool(shelf[Result].unratedSentence))
        shelf[Program].open("home")
        await wait_until(lambda: shelf[Matches].live.count == 0)
        shelf[Ladder].load(game)
        await wait_until(lambda: not shelf[Ladder].isLoading)
        assert shelf[Ladder].problem == ""
        shelf[Profile].load("")
        await wait_until(lambda: not shelf[Profile].isLoading)
        assert shelf[Profile].name == "Costanza of Aragon"
        shelf[Matches].refresh()
        await wait_until(lambda: shelf[Matches].past.count == 1)
        shelf[Matches].openMatch(str(idents(shelf[Matches].past)[0]))
        await wait_until(lambda: table.mode == "replay")
    finally:
        await session.stop()
    assert session.server is not None
    assert session.server.url == ""
