"""One run of the program: what it shares with another run, and what survives servers and tables that go away."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from keyring.backends.fail import Keyring

from client.bridge.test_table import answerable, play_on, start
from client.bridge.window import idents, wait_until
from staufer_client import online
from staufer_client.bridge.account import Account
from staufer_client.bridge.matches import Matches
from staufer_client.bridge.network import Connection
from staufer_client.bridge.program import Program
from staufer_client.bridge.queue import Queue
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.result import UNVERIFIED, Result
from staufer_client.bridge.table import Table
from staufer_client.games_shown import GAMES_SHOWN
from staufer_client.known_servers import KnownServers
from staufer_client.online import OPENED_WITHIN
from staufer_client.paths import Paths
from staufer_client.proving import STOPPED
from staufer_client.session import THIS_COMPUTER, Session
from staufer_client.settings import Settings
from staufer_client.unfinished import ELSEWHERE
from staufer_protocol.complaint import Damaged
from staufer_protocol.replay import Proved, Verdict


@pytest.fixture
def no_keyring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("keyring.get_keyring", Keyring)


@asynccontextmanager
async def at_home_server(shelf: Shelf, paths: Paths) -> AsyncIterator[Session]:
    """``staufer play --local`` without its window."""
    settings = Settings(paths.settings)
    settings.change(confirm_end=False)
    session = Session(shelf, paths, settings, "0")
    session.start(None, True, "")
    try:
        await wait_until(lambda: shelf[Connection].state == "online")
        yield session
    finally:
        await session.stop()


async def sit_down(shelf: Shelf, game: str = "fredericus") -> Table:
    shelf[Queue].search(game, [2], "quick", True, "near", {})
    await wait_until(lambda: shelf[Queue].state == "checking")
    shelf[Queue].answer(True)
    await wait_until(lambda: shelf[Program].page == "table" and answerable(shelf[Table]))
    return shelf[Table]


@pytest.mark.usefixtures("no_keyring")
async def test_a_ranked_match_of_every_game_is_found_against_the_house_bots(shelf: Shelf, paths: Paths) -> None:
    async with at_home_server(shelf, paths):
        for game in GAMES_SHOWN:
            table = await sit_down(shelf, game)
            assert (table.game, table.mode) == (game, "live")
            await play_on(table, random.Random(2), 3)
            table.resign()
            await wait_until(lambda table=table: table.isOver)
            shelf[Program].go_home()


@pytest.mark.usefixtures("no_keyring")
async def test_the_account_of_this_computer_and_its_match_are_there_the_next_time(shelf: Shelf, paths: Paths) -> None:
    async with at_home_server(shelf, paths):
        shelf[Account].rename("Costanza of Aragon")
        await wait_until(lambda: shelf[Account].name == "Costanza of Aragon")
        await sit_down(shelf)
    assert paths.local_token.stat().st_mode & 0o077 == 0
    again = Shelf()
    async with at_home_server(again, paths):
        await wait_until(lambda: again[Matches].live.count == 1)
        assert again[Account].name == "Costanza of Aragon"


async def test_a_server_that_dies_is_started_again_and_the_match_goes_on(shelf: Shelf, paths: Paths) -> None:
    async with at_home_server(shelf, paths) as session:
        table = await sit_down(shelf)
        assert session.server is not None
        assert session.server._process is not None
        address, match = session.server.url, table.match
        session.server._process.kill()
        await wait_until(lambda: table.isLost)
        await wait_until(lambda: shelf[Connection].state == "online" and not table.isLost)
        assert (session.server.url, table.match) == (address, match)
        await wait_until(lambda: answerable(table))
        await play_on(table, random.Random(3), 3)


async def test_a_match_is_followed_on_where_the_server_comes_back_at_another_address(
    shelf: Shelf, paths: Paths
) -> None:
    async with at_home_server(shelf, paths) as session:
        table = await sit_down(shelf)
        assert session.server is not None
        assert session.server._process is not None
        followed, address = table.followed, session.server.url
        session.server.port = 0  # as if somebody else had it by then
        session.server._process.kill()
        await wait_until(lambda: table.isLost)
        await wait_until(lambda: shelf[Connection].state == "online" and not table.isLost)
        assert session.server.url != address
        assert table.followed is followed
        await wait_until(lambda: answerable(table))
        await play_on(table, random.Random(3), 3)


async def test_a_match_that_another_window_plays_is_neither_resumed_nor_thrown_away_here(
    session: Session, shelf: Shelf, paths: Paths
) -> None:
    table = await start(session, shelf)
    second = Shelf()
    other = Session(second, paths, Settings(paths.settings), "0")
    try:
        for wish in (second[Matches].resume, second[Matches].discard):
            wish(table.match)
            await wait_until(lambda: second[Program].notice == ELSEWHERE)
            second[Program].dismissNotice()
        assert (paths.unfinished / f"{table.match}.unfinished").exists()
        table.leave()
        shelf[Matches].resume(table.match)  # at once: by then it lies in its file
        await wait_until(lambda: shelf[Program].page == "table" and answerable(table))
        assert shelf[Program].notice == ""
    finally:
        await other.stop()


@pytest.mark.usefixtures("no_keyring")
async def test_a_second_window_shares_the_server_and_takes_it_over(shelf: Shelf, paths: Paths) -> None:
    second = Shelf()
    other = Session(second, paths, Settings(paths.settings), "0")
    try:
        async with at_home_server(shelf, paths) as first:
            other.start(None, True, "")
            await wait_until(lambda: second[Connection].state == "online")
            assert first.server is not None
            assert other.server is not None
            address = first.server.url
            assert other.server.url == address
            assert second[Account].name == shelf[Account].name
        await wait_until(lambda: other.server is not None and other.server._process is not None)
        await wait_until(lambda: second[Connection].state == "online")
        assert other.server.url == address
    finally:
        await other.stop()


async def test_the_result_of_a_ranked_match_is_proved(shelf: Shelf, paths: Paths) -> None:
    async with at_home_server(shelf, paths):
        table = await sit_down(shelf)
        table.resign()
        await wait_until(lambda: shelf[Result].isRated)
        await wait_until(lambda: shelf[Result].verdict == "verified")
        steps = shelf[Result].steps.rows
        assert [row.step for row in steps] == [
            "file", "rules", "secret", "nonces", "seats", "records", "signature", "mine", "seen", "server",
        ]  # fmt: skip
        assert all(row.isRight and row.sentence.endswith(".") for row in steps)


async def test_a_match_that_is_not_what_it_says_is_unrated_here_and_says_why(shelf: Shelf) -> None:
    result = shelf[Result]
    steps = (Proved("file", True, "It is whole."), Proved("secret", False, "The secret is another one."))
    result.show_verdict(Verdict(False, "E_SECRET", "The secret is another one.", 9, b"", False, steps))
    assert result.verdict == "failed"
    assert [(row.step, row.isRight) for row in result.steps.rows] == [("file", True), ("secret", False)]
    assert result.unratedSentence == f"{UNVERIFIED} The secret is another one."
    result.show_verdict(STOPPED)
    assert result.verdict == ""
    assert result.verdictText == STOPPED.sentence


async def test_a_match_that_the_server_does_not_open_within_a_minute_is_unverified(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 60 <= sum(OPENED_WITHIN) < 65
    monkeypatch.setattr(online, "OPENED_WITHIN", (0.0, 0.0))
    with pytest.raises(Damaged, match="E_NOT_OPENED"):
        await session.online.opened("00" * 16)


async def test_a_server_with_a_new_key_is_believed_when_the_person_says_so(shelf: Shelf, paths: Paths) -> None:
    KnownServers(paths.known_servers).accept(THIS_COMPUTER, bytes(32))
    session = Session(shelf, paths, Settings(paths.settings), "0")
    session.start(None, True, "")
    try:
        await wait_until(lambda: shelf[Connection].state == "refused")
        assert shelf[Connection].hasNewKey
        assert "another key" in shelf[Connection].sentence
        shelf[Connection].acceptKey()
        await wait_until(lambda: shelf[Connection].state == "online")
        assert not shelf[Connection].hasNewKey
    finally:
        await session.stop()


async def test_of_two_servers_asked_for_at_once_the_last_one_stays(session: Session, shelf: Shelf) -> None:
    def lines() -> list[asyncio.Task[object]]:
        return [task for task in asyncio.all_tasks() if task.get_name() == "connection"]

    shelf[Connection].connectTo("http://127.0.0.1:1")
    await wait_until(lambda: len(lines()) == 1)
    shelf[Connection].connectTo("http://127.0.0.1:2")
    shelf[Connection].connectTo("http://127.0.0.1:3")
    await wait_until(lambda: shelf[Connection].server == "127.0.0.1:3" and len(lines()) == 1)
    assert session.online.connection is not None
    assert session.online.connection.address.base == "http://127.0.0.1:3"
    await wait_until(lambda: not session.online.errands.running)
    assert session.online.connection.address.base == "http://127.0.0.1:3"


async def test_one_returns_to_the_match_on_the_table_from_any_page(session: Session, shelf: Shelf) -> None:
    table = await start(session, shelf)
    shelf[Program].open("home")
    await wait_until(lambda: idents(shelf[Matches].unfinished) == [table.match])
    shelf[Matches].resume(table.match)
    await wait_until(lambda: shelf[Program].page == "table")
    assert session.home.match is not None
    assert session.home.match.table is table.followed


async def test_a_match_on_the_table_can_be_thrown_away(session: Session, shelf: Shelf) -> None:
    table = await start(session, shelf)
    shelf[Program].open("matches")
    await wait_until(lambda: shelf[Matches].unfinished.count == 1)
    shelf[Matches].discard(table.match)
    await wait_until(lambda: shelf[Matches].unfinished.count == 0)
    assert session.home.match is None
    assert table.followed is None


async def test_damaged_matches_are_told_of_wherever_one_is(session: Session, shelf: Shelf, paths: Paths) -> None:
    await wait_until(lambda: not session.home.errands.running)  # the folder was read at the start
    paths.unfinished.mkdir(parents=True, exist_ok=True)
    for name in ("aa", "bb"):
        (paths.unfinished / f"{name}.unfinished").write_bytes(b"STU1 and no more")
    shelf[Program].open("matches")
    await wait_until(lambda: "damaged-1" in shelf[Program].notice)
    assert shelf[Program].notice.endswith("Another file has a fault too.")
    assert shelf[Matches].problem == shelf[Program].notice


async def test_settings_that_cannot_be_kept_hold_for_this_run_and_are_told_of(
    session: Session, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    session.settings.change(text_scale=1.5)
    assert session.settings.now.text_scale == 1.5
    assert shelf[Program].notice == "The settings could not be saved: No space left on device."
    monkeypatch.undo()
    session.settings.change(text_scale=1.0)
    assert not session.settings.problem


async def test_a_replay_that_cannot_be_kept_is_told_of(session: Session, shelf: Shelf, paths: Paths) -> None:
    paths.data.mkdir(parents=True, exist_ok=True)
    paths.replays.write_bytes(b"")  # a file where the folder should be
    table = await start(session, shelf, 2)
    table.resign()
    await wait_until(lambda: table.isOver and "could not be kept" in shelf[Program].notice)
    shelf[Program].dismissNotice()
    shelf[Result].watch()
    assert "could not be kept" in shelf[Program].notice


async def test_a_refused_set_up_is_told_of_until_a_match_begins(session: Session, shelf: Shelf) -> None:
    shelf[Matches].startHotSeat("fredericus", ["Anna", "Anna"], {})
    await wait_until(lambda: "another name" in shelf[Program].notice)
    shelf[Matches].startHotSeat("fredericus", ["Anna", "Bo"], {})
    await wait_until(lambda: shelf[Program].page == "table")
    assert (shelf[Program].notice, shelf[Matches].problem) == ("", "")
