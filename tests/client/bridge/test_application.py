"""The program as a whole: its window comes, can be played in, and goes without a complaint."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from client.bridge.window import Ui, idents, wait_until
from staufer_client.__main__ import has_screen, main, read_arguments
from staufer_client.application import SCREEN_GONE, Application
from staufer_client.bridge.network import Connection
from staufer_client.bridge.program import Program
from staufer_client.bridge.table import Table
from staufer_client.paths import Paths


async def test_it_opens_at_home_without_a_server(running: tuple[Application, Ui, asyncio.Task[None]]) -> None:
    application, ui, _ = running
    assert application.shelf[Program].page == "home"
    assert application.shelf[Connection].state == "offline"
    ui.find("home_card_fredericus")


async def test_closing_the_window_ends_everything_and_keeps_the_match(
    running: tuple[Application, Ui, asyncio.Task[None]], paths: Paths
) -> None:
    application, ui, life = running
    await ui.click("home_practice")
    await wait_until(lambda: ui.has("practice_start"))
    await ui.settled("practice_start")
    await ui.click("practice_start")
    table = application.shelf[Table]
    await wait_until(lambda: application.shelf[Program].page == "table")
    await wait_until(lambda: table.isMyTurn and table.choices.count > 0)
    ui.window.close()
    await asyncio.wait_for(asyncio.shield(life), 10)
    assert len(list(paths.unfinished.glob("*.unfinished"))) == 1
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    assert others == []


async def test_a_bet_is_placed_with_the_mouse_after_one_question(
    running: tuple[Application, Ui, asyncio.Task[None]],
) -> None:
    application, ui, _ = running
    await ui.click("home_practice")
    await wait_until(lambda: ui.has("practice_start"))
    await ui.settled("practice_start")
    await ui.click("practice_start")
    table = application.shelf[Table]
    await wait_until(lambda: table.isMyTurn and table.choices.count > 0)
    seat, lines = table.mySeat, table.journal.count
    name = f"choice_{idents(table.choices)[2]}"
    await wait_until(lambda: ui.has(name))
    await ui.settled(name)
    await ui.click(name)
    await wait_until(lambda: table.needsConfirm)
    await ui.settled("confirm_end")
    await ui.click("confirm_end")
    await wait_until(lambda: table.journal.count > lines)
    assert any(row.seat == seat for row in table.journal.rows)


def run(arguments: list[str], tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """In a process of its own, with a home of its own."""
    surroundings = {**os.environ, "STAUFER_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(arguments, env=surroundings, capture_output=True, text=True, timeout=60, check=False)


def test_the_first_frame_is_measured(tmp_path: Path) -> None:
    done = run([sys.executable, "-m", "staufer_client", "--first-frame"], tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["first_frame_seconds"] > 0


def test_without_a_screen_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert main([]) == 1
    assert "no screen" in capsys.readouterr().err


TERMINATED = """
import asyncio, os, signal, sys
from staufer_client import __main__, session
start = session.Session.start
def start_and_be_ended(self, *wishes):
    start(self, *wishes)
    asyncio.get_running_loop().call_soon(os.kill, os.getpid(), signal.SIGTERM)
session.Session.start = start_and_be_ended
sys.exit(__main__.main([]))
"""


def test_a_signal_of_the_system_ends_it_without_a_complaint(tmp_path: Path) -> None:
    done = run([sys.executable, "-c", TERMINATED], tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_when_the_screen_goes_it_ends_with_a_sentence(tmp_path: Path) -> None:
    """Qt gives its loop up when the display server dies."""
    ended = TERMINATED.replace("os.kill, os.getpid(), signal.SIGTERM", "QCoreApplication.exit, 1")
    done = run([sys.executable, "-c", f"from PySide6.QtCore import QCoreApplication\n{ended}"], tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", f"{SCREEN_GONE}\n")


def test_help_needs_nothing_of_qt(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        read_arguments(["--help"])
    assert end.value.code == 0
    assert "--local" in capsys.readouterr().out


def test_a_file_that_is_not_there_is_refused_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read_arguments(["nothing.staufer"])
    assert "nothing.staufer" in capsys.readouterr().err


def test_a_screen_that_nobody_listens_at_is_no_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":9473")
    assert main(["play"]) == 1
    assert "no screen" in capsys.readouterr().err
    name = "\0/tmp/.X11-unix/X9473"  # an abstract address: no file
    with socket.socket(socket.AF_UNIX) as screen:
        screen.bind(name)
        screen.listen()
        assert has_screen()
    monkeypatch.setenv("DISPLAY", "elsewhere:0")
    assert has_screen()


@pytest.mark.parametrize("wish", [["--text-scale", "9"], ["--size", "0x0"], ["--size", "large"]])
def test_pictures_of_impossible_sizes_are_refused(wish: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read_arguments(["--screenshots", "somewhere", *wish])
    assert wish[0] in capsys.readouterr().err.splitlines()[-1]
