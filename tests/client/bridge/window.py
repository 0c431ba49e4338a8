"""A hand to click with, and patience."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import qasync
from PySide6.QtCore import QPoint, QPointF, Qt, SignalInstance
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from staufer_client.bridge.rows import RowsModel

PATIENCE = 15  # seconds; then it will not come any more


async def wait_signal(signal: SignalInstance) -> tuple[object, ...]:
    """The arguments of the next emission."""
    arrived: asyncio.Future[tuple[object, ...]] = asyncio.get_running_loop().create_future()

    def receive(*arguments: object) -> None:
        if not arrived.done():
            arrived.set_result(arguments)

    signal.connect(receive)
    try:
        return await asyncio.wait_for(arrived, PATIENCE)
    finally:
        signal.disconnect(receive)


async def wait_until(holds: Callable[[], bool]) -> None:
    """Look again after every turn of the loop."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 -- what is waited for is of many kinds, most without an event
            await asyncio.sleep(0.002)


def idents(model: RowsModel) -> list[object]:
    """What the rows are known by."""
    return [row[0] for row in model.rows]


class Ui:
    """A window and what its engine warned of."""

    def __init__(self, window: QQuickWindow, warnings: list[str]) -> None:
        self.window = window
        self.warnings = warnings

    def find(self, name: str) -> QQuickItem:
        found = self._walk(self.window.contentItem(), name)
        assert found is not None, f"no item with objectName {name!r}"
        return found

    def _walk(self, item: QQuickItem, name: str) -> QQuickItem | None:
        """Through the visual tree, which reaches what repeaters and lists have made."""
        if item.objectName() == name:
            return item
        return next((found for child in item.childItems() if (found := self._walk(child, name))), None)

    def has(self, name: str) -> bool:
        """Whether it is there to be seen."""
        found = self._walk(self.window.contentItem(), name)
        return found is not None and found.isVisible() and found.isEnabled()

    async def settled(self, name: str) -> None:
        """Wait until it stays where it is."""
        last: list[QPoint] = []
        for _ in range(200):
            here = self.centre(self.find(name))
            if last[-3:] == [here] * 3:
                return
            last.append(here)
            await asyncio.sleep(0.01)

    def centre(self, item: QQuickItem) -> QPoint:
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()

    async def click(self, name: str) -> None:
        """QTest spins a loop of its own, so never from inside a step of a coroutine."""
        item = self.find(name)
        assert item.isVisible()
        assert item.isEnabled()
        button, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        await qasync.asyncWrap(QTest.mouseClick, self.window, button, plain, self.centre(item))

    async def key(self, key: Qt.Key) -> None:
        await qasync.asyncWrap(QTest.keyClick, self.window, key)

    async def shown(self) -> None:
        await wait_until(self.window.isExposed)
        frame = asyncio.ensure_future(wait_signal(self.window.frameSwapped))
        await asyncio.sleep(0)
        self.window.update()
        await frame
