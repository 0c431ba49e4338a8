"""A server of one's own is a child process that comes and goes with the program."""

from __future__ import annotations

import sys

import pytest

from staufer_client import local_server
from staufer_client.local_server import LocalServer, NoServer
from staufer_client.lock import Lock

LISTENS = "import sys; print('STAUFER http://127.0.0.1:4321', flush=True); sys.stdin.read()"


def server(tmp_path, code: str) -> LocalServer:
    return LocalServer(tmp_path / "a" / "server.sqlite", tmp_path / "b" / "server.log", (sys.executable, "-c", code))


async def test_it_announces_its_address_and_ends_when_the_program_lets_go(tmp_path):
    own = server(tmp_path, LISTENS)
    assert await own.start() == own.url == "http://127.0.0.1:4321"
    process = own._process
    await own.stop()
    assert process.returncode == 0
    assert own.url == ""
    await own.stop()


async def test_one_that_ends_at_once_is_reported_with_its_log(tmp_path):
    own = server(tmp_path, "raise SystemExit('no port')")
    with pytest.raises(NoServer) as failed:
        await own.start()
    assert failed.value.code == "failed"
    assert str(own.log) in failed.value.sentence
    assert "no port" in own.log.read_text()


async def test_what_it_says_before_it_ends_is_told(tmp_path):
    own = server(tmp_path, "raise SystemExit('staufer-server: The database s cannot be used: it is full.')")
    with pytest.raises(NoServer) as failed:
        await own.start()
    assert failed.value.sentence.startswith(
        "The local server ended at once: The database s cannot be used: it is full."
    )


async def test_one_that_says_nothing_is_ended(tmp_path, monkeypatch):
    monkeypatch.setattr(local_server, "STARTS_WITHIN", 0.0)
    own = server(tmp_path, "import sys; sys.stdin.read()")
    with pytest.raises(NoServer) as failed:
        await own.start()
    assert failed.value.code == "silent"
    assert own._process is None


async def test_without_the_server_part_it_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setattr(local_server, "NEEDED", ("a_package_that_nobody_has",))
    with pytest.raises(NoServer) as failed:
        await LocalServer(tmp_path / "s.sqlite", tmp_path / "s.log").start()
    assert failed.value.code == "not_installed"
    assert 'pip install "staufer[server]"' in failed.value.sentence


async def test_a_program_that_cannot_be_started_is_reported(tmp_path):
    own = LocalServer(tmp_path / "s.sqlite", tmp_path / "s.log", ("/nowhere/at/all",))
    with pytest.raises(NoServer) as failed:
        await own.start()
    assert failed.value.code == "failed"


async def test_two_programs_share_one_server_and_the_second_has_its_own_when_the_first_goes(tmp_path):
    first, second = server(tmp_path, LISTENS), server(tmp_path, LISTENS)
    await first.start()
    assert await second.start() == first.url
    assert second._process is None
    await first.stop()
    await second.ended()
    await second.start()
    assert second._process is not None
    await second.stop()


async def test_the_server_of_a_program_that_was_killed_ends_before_another_begins(tmp_path):
    killed, second = server(tmp_path, LISTENS), server(tmp_path, LISTENS)
    await killed.start()
    killed.lock.let_go()  # as the system does it
    assert await second.start() == killed.url
    assert second.port == killed.port
    assert second._process is None
    await killed.stop()
    await second.ended()
    await second.stop()


async def test_one_that_ends_by_itself_is_noticed_and_asked_for_the_same_port_again(tmp_path):
    own = server(tmp_path, LISTENS)
    await own.start()
    own._process.kill()
    await own.ended()
    assert "4321" in own._own_command()
    assert await own.start() == "http://127.0.0.1:4321"
    await own.stop()


async def test_a_failed_start_leaves_the_place_to_another_program(tmp_path):
    with pytest.raises(NoServer):
        await server(tmp_path, "raise SystemExit(1)").start()
    other = server(tmp_path, LISTENS)
    await other.start()
    assert other._process is not None
    await other.stop()


def test_a_lock_is_held_by_one_at_a_time(tmp_path):
    one, other = Lock(tmp_path / "lock"), Lock(tmp_path / "lock")
    assert one.take()
    assert one.take()
    assert not other.take()
    one.let_go()
    assert other.take()
    other.let_go()


def arguments_of(own: LocalServer) -> tuple[str, ...]:
    return own._own_command()


async def test_it_listens_to_this_computer_alone_unless_the_user_says_otherwise(tmp_path):
    own = LocalServer(tmp_path / "s.sqlite", tmp_path / "s.log")
    assert arguments_of(own)[arguments_of(own).index("--host") + 1] == "127.0.0.1"
    assert own.open_at == ""
    wide = LocalServer(tmp_path / "s.sqlite", tmp_path / "s.log", is_open=True)
    assert arguments_of(wide)[arguments_of(wide).index("--host") + 1] == "0.0.0.0"


async def test_opened_to_the_network_it_is_started_anew_and_the_program_stays_on_loopback(tmp_path, monkeypatch):
    monkeypatch.setattr(local_server, "own_address", lambda: "192.168.1.20")
    own = server(tmp_path, LISTENS.replace("127.0.0.1", "0.0.0.0"))
    await own.start()
    first = own._process
    await own.open_to(False)
    assert first.poll() is None  # it is closed already
    await own.open_to(True)
    await own.ended()
    assert first.returncode == 0
    assert await own.start() == "http://127.0.0.1:4321"
    assert own.open_at == "http://192.168.1.20:4321"
    await own.stop()
    assert own.open_at == ""
