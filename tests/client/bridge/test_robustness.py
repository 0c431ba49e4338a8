"""What goes wrong is said on the screen, with what to do about it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from client.bridge.window import wait_until
from staufer_client.bridge.network import Connection
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.replays import Replays
from staufer_client.paths import find_paths
from staufer_client.screenshots import Studio, find, still
from staufer_client.session import Session
from staufer_client.stage.scenes import SCENES


@pytest.fixture(scope="module")
def studio(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    opened = Studio(find_paths({"STAUFER_HOME": str(tmp_path_factory.mktemp("home"))}), 1.0)
    yield opened
    opened.close()
    assert opened.application.warnings == []


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ("offline", "No connection to play.example.org: it did not answer in time."),
        ("refused", "This program is of another age than the server: update it."),
        ("refused", "You went on playing in another window or on another computer. Connect again to play here."),
    ],
)
@pytest.mark.parametrize("page", ["matches", "replays", "rules", "profile"])
def test_on_every_page_a_line_that_is_down_is_said(studio: Studio, page: str, state: str, sentence: str) -> None:
    studio.put_up(page)
    shown = studio.application.shelf[Connection]
    shown.state, shown.sentence, shown.canRetry = state, sentence, True
    still(studio.window)
    banner = find(studio.window.contentItem(), "notice_line")
    assert banner is not None
    assert banner.isVisible()
    assert banner.property("sentence") == sentence
    again = find(banner, "notice_action")
    assert again is not None
    assert again.isVisible()


def test_a_table_whose_line_is_lost_says_so_in_the_place_of_its_choices(studio: Studio) -> None:
    SCENES["fredericus_line_lost"](studio.application.shelf)
    still(studio.window)
    banner = find(studio.window.contentItem(), "line_lost")
    assert banner is not None
    assert banner.isVisible()


async def test_a_file_that_is_no_replay_is_refused_in_a_sentence(
    shelf: Shelf, session: Session, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.staufer"
    bad.write_bytes(b"not a replay")
    session.home.import_file(str(bad))
    await wait_until(lambda: shelf[Replays].problem != "")
    assert shelf[Program].notice == shelf[Replays].problem  # said on whatever page is open
