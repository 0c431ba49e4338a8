"""A server of one's own is a child process that comes and goes with the program."""

from __future__ import annotations

import sys

import pytest

from staufer_client import local_server
from staufer_client.local_server import LocalServer, NoServer

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
