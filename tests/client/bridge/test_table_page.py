"""The page of the table: out of sight it does nothing, and its keys and buttons are there when they are wanted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMetaObject, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from staufer_client.bridge.matches import Matches
from staufer_client.bridge.preferences import Preferences
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.rulebook import Rulebook
from staufer_client.bridge.table import Table
from staufer_client.paths import find_paths
from staufer_client.replay_table import ReplayTable
from staufer_client.screenshots import Studio, find, still
from staufer_client.stage import pages
from staufer_client.stage.lessons import lesson
from staufer_client.stage.scenes import bet, end, finished, hunt, replay
from staufer_client.tables import TableMaker


@pytest.fixture(scope="module")
def studio(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    opened = Studio(find_paths({"STAUFER_HOME": str(tmp_path_factory.mktemp("home"))}), 1.0)
    yield opened
    opened.close()


@pytest.fixture
def shelf(studio: Studio) -> Iterator[Shelf]:
    studio.put_away()
    yield studio.application.shelf
    assert studio.application.warnings == []


def part(studio: Studio, name: str) -> QQuickItem:
    item = find(studio.window.contentItem(), name)
    assert item is not None, name
    return item


def click(studio: Studio, name: str) -> None:
    QMetaObject.invokeMethod(part(studio, name), "click")
    still(studio.window)


def test_a_table_stays_while_the_rules_are_read_and_hears_no_key(studio: Studio, shelf: Shelf) -> None:
    hunt(shelf)
    still(studio.window)
    page = part(studio, "table_page")
    key = next(row.key for row in shelf[Table].choices.rows if row.isEnabled and row.isGroup)
    shelf[Program].open("rules")
    still(studio.window)
    assert part(studio, "table_page") is page
    assert not page.isVisible()
    QTest.keyClick(studio.window, key)
    assert not shelf[Table].isNarrowed
    QTest.keyClick(studio.window, Qt.Key.Key_Escape)
    still(studio.window)
    assert shelf[Program].page == "table"
    assert page.hasActiveFocus() or page.isAncestorOf(studio.window.activeFocusItem())
    QTest.keyClick(studio.window, key)
    assert shelf[Table].isNarrowed or shelf[Table].isThinking


def test_enter_elsewhere_does_not_open_the_result_of_a_hidden_table(studio: Studio, shelf: Shelf) -> None:
    end(shelf)
    still(studio.window)
    shelf[Program].open("settings")
    still(studio.window)
    QTest.keyClick(studio.window, Qt.Key.Key_Return)
    assert shelf[Program].page == "settings"


def test_a_table_out_of_sight_asks_nothing_any_more(studio: Studio, shelf: Shelf) -> None:
    hunt(shelf)
    still(studio.window)
    click(studio, "menu")
    click(studio, "menu_leave")
    assert part(studio, "dialog_no").hasActiveFocus()
    shelf[Program].open("rules")
    still(studio.window)
    assert find(studio.window.contentItem(), "dialog_no") is None


@pytest.mark.parametrize(("keys", "stays"), [("\r", True), ("\x1b", True), ("\t\r", False)])
def test_leaving_has_no_in_focus(keys: str, stays: bool, studio: Studio, shelf: Shelf) -> None:
    left: list[bool] = []
    shelf[Table].on_leave = lambda: left.append(True)
    hunt(shelf)
    still(studio.window)
    click(studio, "menu")
    click(studio, "menu_leave")
    for key in keys:
        QTest.keyClick(studio.window, {"\r": Qt.Key.Key_Return, "\x1b": Qt.Key.Key_Escape, "\t": Qt.Key.Key_Tab}[key])
    still(studio.window)
    assert left == ([] if stays else [True])
    assert find(studio.window.contentItem(), "dialog_no") is None


def test_a_replay_opens_where_a_player_is_asked_and_esc_leaves_it(studio: Studio, shelf: Shelf) -> None:
    table = ReplayTable(TableMaker(now=lambda: 0.0), finished())
    assert table.waited_for == ()
    shelf[Table].replay.follow(table)
    assert table.waited_for != ()
    assert 0 < shelf[Table].replay.seq < table.last / 2
    left: list[bool] = []
    shelf[Table].on_leave = lambda: left.append(True)
    replay(shelf)
    still(studio.window)
    QTest.keyClick(studio.window, Qt.Key.Key_Escape)
    assert left == [True]


def test_every_bet_is_in_sight_with_large_text(studio: Studio, shelf: Shelf) -> None:
    studio.settings.change(text_scale=1.5)
    studio.window.resize(1440, 900)
    bet(shelf)
    still(studio.window)
    window = QRectF(0, 0, 1440, 900)
    bar = part(studio, "choices")
    sight = bar.mapRectToScene(QRectF(0, 0, bar.width(), bar.height()))
    for ident in [row.ident for row in shelf[Table].choices.rows]:
        button = part(studio, f"choice_{ident}")
        place = button.mapRectToScene(QRectF(0, 0, button.width(), button.height()))
        assert sight.contains(place)
        assert window.contains(place)
    studio.settings.change(text_scale=1.0)


def test_home_and_rail_count_what_waits_for_my_move(studio: Studio, shelf: Shelf) -> None:
    pages.go_online(shelf)
    still(studio.window)
    assert shelf[Matches].waiting == 2
    assert part(studio, "page_line").property("text") == "2 of your matches wait for your move."
    shelf[Matches].show_live([pages.line(2, ("Violante", "Costanza"), False, 0)], pages.NOW)
    assert shelf[Matches].waiting == 0
    assert part(studio, "page_line").property("text") == "A match of yours is in play."
    assert part(studio, "nav_matches").property("count") == 0


def test_a_setting_that_could_not_be_kept_is_told_among_the_settings(studio: Studio, shelf: Shelf) -> None:
    shelf[Program].open("settings")
    still(studio.window)
    assert not part(studio, "settings_problem").isVisible()
    shelf[Preferences].problem = "The settings could not be saved: the disk is full."
    assert part(studio, "settings_problem").isVisible()
    assert part(studio, "settings_problem").property("text") == shelf[Preferences].problem
    shelf[Preferences].problem = ""


def test_the_table_is_silenced_by_a_click_and_by_a_key_and_the_volume_by_arrows(studio: Studio, shelf: Shelf) -> None:
    hunt(shelf)
    still(studio.window)
    click(studio, "sound")
    assert shelf[Preferences].sound == "off"
    QTest.keyClick(studio.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert shelf[Preferences].sound == "on"
    shelf[Program].open("settings")
    still(studio.window)
    slider = part(studio, "settings_volume")
    slider.forceActiveFocus()
    QTest.keyClick(studio.window, Qt.Key.Key_Left)
    assert shelf[Preferences].volume == pytest.approx(0.65)
    shelf[Preferences].volume = 0.7
    assert slider.property("value") == pytest.approx(0.7)


def test_a_lesson_is_read_turned_asked_for_and_sent_away(studio: Studio, shelf: Shelf) -> None:
    lesson("fredericus", 1)(shelf)
    still(studio.window)
    card, table = shelf[Table].lesson, shelf[Table]
    assert part(studio, "lesson_title").property("text") == card.title == "The board"
    assert table.previewTargets == ["row:0", "post:0", "tower:0"]
    QTest.keyClick(studio.window, Qt.Key.Key_F4)
    QTest.keyClick(studio.window, Qt.Key.Key_F4)
    assert (card.place, card.isAsking, card.canGoOn) == (4, True, False)
    assert table.previewTargets == ["tower:6"]
    QTest.keyClick(studio.window, Qt.Key.Key_F4)
    QTest.keyClick(studio.window, Qt.Key.Key_F3)
    assert card.place == 3
    click(studio, "lesson_away")
    assert card.title == ""
    assert table.previewTargets == []


@pytest.mark.parametrize(("game", "place", "page"), [("fredericus", 5, "table"), ("stupor_mundi", 16, "rules")])
def test_the_rule_of_a_lesson_opens_beside_the_board_or_where_there_is_no_room_on_its_page(
    studio: Studio, shelf: Shelf, game: str, place: int, page: str
) -> None:
    studio.window.resize(1280, 720)
    lesson(game, place)(shelf)
    still(studio.window)
    click(studio, "lesson_rule")
    assert shelf[Program].page == page
    if page == "rules":
        assert shelf[Rulebook].current == "10.9"
