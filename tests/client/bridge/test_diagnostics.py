"""What is told of this computer, and what is never told."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from staufer_client import credits, diagnosing
from staufer_client.bridge.diagnostics import Diagnostics
from staufer_client.bridge.network import Connection
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.paths import Paths
from staufer_client.session import Session

SECRET = "stf1_abcdefghijklmnop"
KEY = "0123456789abcdef" * 4


def facts(shelf: Shelf) -> dict[object, object]:
    return {row[0]: row[2] for row in shelf[Diagnostics].rows.rows}


async def test_the_page_tells_of_program_screen_and_line(shelf: Shelf, session: Session) -> None:
    shelf[Connection].server = "https://play.example.org"
    shelf[Program].open("diagnostics")
    told = facts(shelf)
    assert told["version"] == "0"
    assert "offscreen" in str(told["qt"])
    assert told["server"] == "https://play.example.org"
    assert told["latency"] == "not measured"


async def test_it_is_copied_as_text(shelf: Shelf, session: Session) -> None:
    shelf[Program].open("diagnostics")
    shelf[Diagnostics].copy()
    assert "Python: 3." in QGuiApplication.clipboard().text()


async def test_the_file_holds_the_logs_but_no_secret(shelf: Shelf, session: Session, paths: Paths) -> None:
    crashes = paths.data / "crashes"
    crashes.mkdir(parents=True)
    (crashes / "1.txt").write_text(f"KeyError: {SECRET}\n", "utf-8")
    (paths.data / "server.log").write_text(f"began with {KEY} in {Path.home()}/x\n", "utf-8")
    shelf[Program].open("diagnostics")
    shelf[Diagnostics].export()
    written = (paths.data / "diagnostics" / shelf[Diagnostics].savedTo).read_text("utf-8")
    assert "KeyError" in written
    assert "began with (left out) in ~/x" in written
    assert SECRET not in written
    assert KEY not in written


async def test_a_full_disk_is_said(shelf: Shelf, session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(diagnosing, "write_whole", full)
    shelf[Diagnostics].export()
    assert shelf[Diagnostics].problem.startswith("The file could not be written: No space left on device.")
    assert shelf[Diagnostics].savedTo == ""


async def test_whose_work_it_stands_on_is_named(shelf: Shelf, session: Session) -> None:
    shelf[Program].open("about")
    libraries = {row[0]: row for row in shelf[Diagnostics].libraries.rows}
    assert "LGPL" in str(next(row[2] for name, row in libraries.items() if str(name).lower().startswith("pyside6")))
    assert all(row[1] and row[2] for row in libraries.values())
    assert not any("sqlmodel" in str(name) for name in libraries)
    assert [row[0] for row in shelf[Diagnostics].fonts.rows] == ["Alegreya Sans", "Cinzel"]


def test_a_program_that_is_not_installed_names_no_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(credits, "OURS", "no-such-package")
    assert credits.libraries() == []
