"""What one needs to play a match in the window, and to hear what is told of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
import qasync
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from client.bridge.window import Ui, wait_until
from staufer_client.application import Application
from staufer_client.bridge.program import Program
from staufer_client.bridge.table import Table
from staufer_client.bridge.table_types import ChoiceRow
from staufer_client.screenshots import find

Running = tuple[Application, Ui, asyncio.Task[None]]


async def begin_practice(running: Running, game: str, seats: int) -> Table:
    """Through the dialog, against pages; alone against nobody."""
    application, ui, _ = running
    await ui.click("home_practice")
    await wait_until(lambda: ui.has(f"practice_game_{game}"))
    await ui.settled(f"practice_game_{game}")
    await ui.click(f"practice_game_{game}")
    await wait_until(lambda: ui.has(f"practice_seats_{seats}"))
    for name in (f"practice_seats_{seats}", *(["practice_bot_page"] if seats > 1 else []), "practice_start"):
        await ui.settled(name)
        await ui.click(name)
    table = application.shelf[Table]
    await wait_until(lambda: application.shelf[Program].page == "table" and table.game == game)
    await wait_until(lambda: ui.has("table_page"))
    return table


def answerable(table: Table) -> bool:
    return table.isOver or (
        not table.isThinking and (table.needsConfirm or (table.isMyTurn and table.choices.count > 0))
    )


def buttons(table: Table) -> list[ChoiceRow]:
    return [row for row in table.choices.rows if isinstance(row, ChoiceRow) and row.isEnabled]


def in_sight(ui: Ui, name: str) -> QQuickItem | None:
    """The item, if it can be clicked where it is."""
    item = find(ui.window.contentItem(), name)
    if item is None or not item.isVisible() or not item.isEnabled():
        return None
    place = ui.centre(item)
    return item if 0 <= place.x() < ui.window.width() and 0 <= place.y() < ui.window.height() else None


async def click(ui: Ui, item: QQuickItem) -> None:
    where = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
    button, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    await qasync.asyncWrap(QTest.mouseClick, ui.window, button, plain, where)


def told(interface: QAccessibleInterface) -> Iterator[tuple[QAccessible.Role, str]]:
    """Role and name of everything in sight, as a screen reader gets it."""
    for n in range(interface.childCount()):
        child = interface.child(n)
        if child is None or not child.isValid() or child.state().invisible:
            continue
        yield child.role(), child.text(QAccessible.Text.Name)
        yield from told(child)


async def reach(ui: Ui, name: str) -> None:
    """Give the button the focus by the arrows."""
    for _ in range(60):
        focused = ui.window.activeFocusItem()
        if focused is not None and focused.objectName() == name:
            return
        await ui.key(Qt.Key.Key_Right)
    pytest.fail(f"The arrows do not reach {name}.")
