"""The curtain of a hot seat cannot be lifted by what was still meant for the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from staufer_client.bridge.table import Table
from staufer_client.paths import find_paths
from staufer_client.screenshots import Studio, find, still
from staufer_client.stage.scenes import curtain, hunt

NEVER = 1_000_000  # ms


@pytest.fixture(scope="module")
def studio(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    opened = Studio(find_paths({"STAUFER_HOME": str(tmp_path_factory.mktemp("home"))}), 1.0)
    yield opened
    opened.close()


def part(studio: Studio, name: str) -> QQuickItem:
    item = find(studio.window.contentItem(), name)
    assert item is not None
    return item


def fallen(studio: Studio, delay: int) -> Table:
    """A table whose curtain has just fallen and can be lifted after *delay*."""
    studio.put_away()
    hunt(studio.application.shelf)
    still(studio.window)
    part(studio, "curtain").setProperty("delay", delay)
    curtain(studio.application.shelf)
    still(studio.window)
    return studio.application.shelf[Table]


def ready(studio: Studio) -> None:
    deadline = QDeadlineTimer(15_000)
    while not part(studio, "curtain").property("isReady"):
        assert not deadline.hasExpired()
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)


def hold(studio: Studio, key: Qt.Key) -> None:
    """The key repeats itself, as it does while it is held."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
        QCoreApplication.sendEvent(studio.window, event)


def test_nothing_lifts_a_curtain_that_has_just_fallen(studio: Studio) -> None:
    table = fallen(studio, NEVER)
    lift = part(studio, "lift")
    assert not lift.isEnabled()
    assert not lift.hasActiveFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        QTest.keyClick(studio.window, key)
    middle = lift.mapToScene(QPointF(lift.width() / 2, lift.height() / 2)).toPoint()
    QTest.mouseClick(studio.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    assert table.curtain


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_held_key_does_not_lift_it_and_a_pressed_one_does(key: Qt.Key, studio: Studio) -> None:
    table = fallen(studio, 1)
    ready(studio)
    assert part(studio, "lift").hasActiveFocus()
    hold(studio, key)
    QTest.keyRelease(studio.window, key)  # of the key that was held
    assert table.curtain
    QTest.keyClick(studio.window, key)
    assert not table.curtain
    assert studio.application.warnings == []


def test_the_arrows_go_through_the_choices_once_it_is_lifted(studio: Studio) -> None:
    table = fallen(studio, 1)
    ready(studio)
    table.lift()
    hunt(studio.application.shelf)
    still(studio.window)
    QTest.keyClick(studio.window, Qt.Key.Key_Right)
    focused = studio.window.activeFocusItem()
    assert focused is not None
    assert focused.objectName().startswith("choice_")
