"""A report is written at any table, holds what its writer sees, and goes to the server only if that is wished."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from keyring.backends.fail import Keyring
from PySide6.QtCore import QMetaObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from client.bridge.test_session import at_home_server, sit_down
from client.bridge.test_table import answerable, play_on, start
from client.bridge.window import wait_until
from staufer_client.bridge.matches import Matches
from staufer_client.bridge.preferences import Preferences
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.replay_line import EVERYTHING, PUBLIC
from staufer_client.bridge.report import QUESTION, Report
from staufer_client.bridge.result import Result
from staufer_client.bridge.table import Table
from staufer_client.paths import Paths, find_paths
from staufer_client.replay_table import ReplayTable
from staufer_client.screenshots import Studio, find, still
from staufer_client.session import Session
from staufer_client.stage.scenes import hunt, proposed, proposed_by_me, written
from staufer_protocol.capsule import Capsule, read_capsule
from staufer_protocol.stream import TRUTH, Vote


async def kept(
    session: Session, shelf: Shelf, text: str = "Not so.", line: int = QUESTION, send: bool = False
) -> Capsule:
    report = shelf[Report]
    report.begin()
    report.save(text, line, "FR-6.2", send)
    await wait_until(lambda: bool(report.savedTo or report.problem))
    assert report.problem == ""
    return read_capsule((session.paths.data / "reports" / report.savedTo).read_bytes())


async def test_in_practice_it_holds_the_players_own_view(session: Session, shelf: Shelf) -> None:
    table = await start(session, shelf)
    await play_on(table, random.Random(1), 6)
    await wait_until(lambda: answerable(table))
    report, shown = shelf[Report], shelf[Table].followed
    assert shown is not None
    report.begin()
    assert report.concerns.rows[0] == (QUESTION, table.prompt, report.concerns.rows[0][2])
    assert len(report.concerns.rows) > 5
    assert not report.canSend
    about = report.concerns.rows[3]
    capsule = await kept(session, shelf, "The falcon may not.", int(str(about[0])))
    header = capsule.header
    assert (header.seat, header.seq, header.text) == (shown.my_seat, shown.seq, "The falcon may not.")
    assert header.concerns == f"FR-6.2 {about[1]}"
    assert len(capsule.frames) == shown.seq
    match = session.home.match
    assert match is not None
    assert match.host.secret not in (session.paths.data / "reports" / report.savedTo).read_bytes()
    for frame, record in zip(capsule.frames, match.host.records, strict=True):
        assert frame == match.host.frame(record, shown.my_seat)
    assert report.folder.startswith("file:")


async def test_behind_a_curtain_it_holds_what_all_may_see(session: Session, shelf: Shelf) -> None:
    shelf[Matches].startHotSeat("fredericus", ["Anna", "Bo"], {})
    table = shelf[Table]
    await wait_until(lambda: bool(table.curtain))
    capsule = await kept(session, shelf)
    assert capsule.header.seat == -1
    assert not any(frame.parts for frame in capsule.frames)
    table.lift()
    await wait_until(lambda: answerable(table))
    capsule = await kept(session, shelf)
    assert capsule.header.seat == table.mySeat
    assert any(frame.parts for frame in capsule.frames)


async def test_of_a_replay_it_holds_the_moment_and_the_eyes_that_are_chosen(session: Session, shelf: Shelf) -> None:
    table = await start(session, shelf, 2)
    await play_on(table, random.Random(2))
    match = session.home.match
    assert match is not None
    await wait_until(lambda: bool(match.file))
    shelf[Result].watch()
    await wait_until(lambda: table.mode == "replay" and table.replay.verdict == "verified")
    shown = table.followed
    assert isinstance(shown, ReplayTable)
    for eyes, seen_by, seat in ((1, 1, 1), (PUBLIC, None, -1), (EVERYTHING, TRUTH, -1)):
        table.replay.setEyes(eyes)
        await wait_until(lambda seen_by=seen_by: shown.eyes == seen_by)
        table.replay.seek(30)
        capsule = await kept(session, shelf)
        assert (capsule.header.seat, capsule.header.seq, len(capsule.frames)) == (seat, 30, 30)
        assert not any(part for frame in capsule.frames if seat < 0 for part in frame.parts)
    table.replay.seek(table.replay.last)
    capsule = await kept(session, shelf)
    assert len(capsule.frames) == table.replay.last - 1  # without the record that opens the secret


async def test_a_report_that_cannot_be_kept_says_so(session: Session, shelf: Shelf, paths: Paths) -> None:
    await start(session, shelf)
    (paths.data / "reports").write_bytes(b"")
    shelf[Report].begin()
    shelf[Report].save("Not so.", QUESTION, "", False)
    await wait_until(lambda: bool(shelf[Report].problem))
    assert shelf[Report].problem.startswith("This report could not be kept")
    assert shelf[Report].savedTo == ""


async def test_it_goes_to_the_server_if_that_is_wished(
    shelf: Shelf, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("keyring.get_keyring", Keyring)
    async with at_home_server(shelf, paths) as session:
        await sit_down(shelf)
        folder = paths.local_database.parent / "reports"
        before = set(folder.glob("*")) if folder.exists() else set()
        await kept(session, shelf)
        shelf[Report].begin()
        assert shelf[Report].canSend
        capsule = await kept(session, shelf, send=True)
        await wait_until(lambda: bool(shelf[Report].answer))
        assert shelf[Report].answer.startswith("The server keeps this for its operator as report ")
        ident = shelf[Report].answer.rstrip(".").rpartition(" ")[2]
        assert read_capsule((folder / f"{ident}.capsule").read_bytes()) == capsule
        new = {path for path in folder.glob("*.capsule") if path not in before and path.name.startswith(ident)}
        assert len(new) == 1


# -- in the window -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def studio(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    opened = Studio(find_paths({"STAUFER_HOME": str(tmp_path_factory.mktemp("home"))}), 1.0)
    yield opened
    opened.close()


@pytest.fixture
def stage(studio: Studio) -> Iterator[Shelf]:
    studio.put_away()
    yield studio.application.shelf
    assert studio.application.warnings == []


def part(studio: Studio, name: str) -> QQuickItem:
    item = find(studio.window.contentItem(), name)
    assert item is not None, name
    return item


def press(studio: Studio, *names: str) -> None:
    for name in names:
        QMetaObject.invokeMethod(part(studio, name), "click")
        still(studio.window)


class Voters:
    """Takes the wishes of a table."""

    def __init__(self) -> None:
        self.wishes: list[object] = []

    def wish(self, wish: object) -> None:
        self.wishes.append(wish)

    def undo_target(self) -> int | None:
        return None


def voting(stage: Shelf) -> Voters:
    table, voters = stage[Table].followed, Voters()
    assert table is not None
    table.driver = voters
    return voters


@pytest.mark.parametrize(("key", "yes"), [(Qt.Key.Key_F8, True), (Qt.Key.Key_F9, False)])
def test_a_proposal_is_answered_by_a_key(studio: Studio, stage: Shelf, key: Qt.Key, yes: bool) -> None:
    proposed(stage)
    still(studio.window)
    voters = voting(stage)
    assert part(studio, "proposal").property("text") == stage[Table].proposal.text
    assert "asks to go back" in stage[Table].proposal.text
    QTest.keyClick(studio.window, key)
    QTest.keyClick(studio.window, key)
    (wish,) = voters.wishes
    assert (wish.what, wish.yes) == (Vote.UNDO, yes)  # type: ignore[attr-defined]


def test_an_own_proposal_can_be_taken_back_and_not_be_agreed_to(studio: Studio, stage: Shelf) -> None:
    proposed_by_me(stage)
    still(studio.window)
    voters = voting(stage)
    assert not part(studio, "proposal_yes").isVisible()
    QTest.keyClick(studio.window, Qt.Key.Key_F8)
    assert voters.wishes == []
    press(studio, "proposal_no")
    (wish,) = voters.wishes
    assert (wish.what, wish.yes) == (Vote.DRAW, False)  # type: ignore[attr-defined]


def test_the_menu_asks_first_and_says_why_not(studio: Studio, stage: Shelf) -> None:
    hunt(stage)
    still(studio.window)
    voters = voting(stage)
    press(studio, "menu", "menu_back")  # the match of the pictures is rated
    assert find(studio.window.contentItem(), "dialog_yes") is None
    assert stage[Table].problem.startswith("In a rated match you can take back only your own last choices")
    press(studio, "menu", "menu_draw")
    assert part(studio, "dialog_no").hasActiveFocus()
    assert voters.wishes == []
    press(studio, "dialog_yes")
    (wish,) = voters.wishes
    assert (wish.what, wish.yes) == (Vote.DRAW, True)  # type: ignore[attr-defined]


def test_a_report_is_written_by_keys_alone(studio: Studio, stage: Shelf) -> None:
    written(stage)
    saved: list[tuple[str, int, str, bool]] = []
    stage[Report].on_save = lambda *told: saved.append(told)
    stage[Preferences].sendReports = True
    press(studio, "menu", "menu_report")
    assert part(studio, "report_text").hasActiveFocus()
    assert not part(studio, "report_keep").isEnabled()
    for letter in "it may not":
        QTest.keyClick(studio.window, letter)
    QTest.keyClick(studio.window, Qt.Key.Key_Tab)
    assert part(studio, "report_concerns").hasActiveFocus()
    QTest.keyClick(studio.window, Qt.Key.Key_Down)
    still(studio.window)
    rows = stage[Report].concerns.rows
    assert part(studio, "report_paragraph").property("text") == rows[1][2]
    press(studio, "report_keep")
    assert saved == [("it may not", rows[1][0], rows[1][2], True)]
    stage[Report].savedTo = "x.rule.capsule"
    still(studio.window)
    assert part(studio, "report_folder").isVisible()
    QTest.keyClick(studio.window, Qt.Key.Key_Escape)
    still(studio.window)
    assert find(studio.window.contentItem(), "report_cancel") is None
    stage[Report].clear()
    stage[Preferences].sendReports = False
    assert stage[Program].page == "table"


def test_what_is_written_has_room_for_as_much_as_is_kept(studio: Studio, stage: Shelf, tmp_path: Path) -> None:
    written(stage)
    press(studio, "menu", "menu_report")
    part(studio, "report_text").setProperty("text", "x" * 700)
    assert part(studio, "report_text").property("length") == 600
    QTest.keyClick(studio.window, Qt.Key.Key_Escape)
    still(studio.window)


def test_dialogs_are_whole_after_garbage_was_collected(studio: Studio, stage: Shelf) -> None:
    """Qt, collecting bit by bit, had forgotten properties of what lay in closed dialogs."""
    engine = studio.application.engine
    assert engine is not None
    hunt(stage)
    for entry in ("menu_resign", "menu_leave", "menu_draw") * 2:
        for name in ("menu", entry, "dialog_no"):
            engine.collectGarbage()
            press(studio, name)
