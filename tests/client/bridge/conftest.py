"""Windows without a screen: Qt's offscreen platform, one loop for Qt and asyncio, and a hand to click with."""

from __future__ import annotations

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QT_HASH_SEED", "0")

import asyncio
from collections.abc import Callable, Iterator

import pytest
import qasync
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, SignalInstance
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from staufer_client.bridge.registry import Shelf


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    return QGuiApplication


def pytest_asyncio_loop_factories(config: pytest.Config, item: pytest.Item) -> dict[str, Callable[[], object]]:
    def make() -> object:
        application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
        application.setQuitOnLastWindowClosed(False)
        return qasync.QEventLoop(application)

    return {"qasync": make}


async def wait_signal(signal: SignalInstance, timeout: float = 5) -> tuple[object, ...]:
    """The arguments of the next emission."""
    arrived: asyncio.Future[tuple[object, ...]] = asyncio.get_running_loop().create_future()

    def receive(*arguments: object) -> None:
        if not arrived.done():
            arrived.set_result(arguments)

    signal.connect(receive)
    try:
        return await asyncio.wait_for(arrived, timeout)
    finally:
        signal.disconnect(receive)


async def wait_until(holds: Callable[[], bool], timeout: float = 10) -> None:
    async def watch() -> None:
        while not holds():
            await asyncio.sleep(0.005)

    await asyncio.wait_for(watch(), timeout)


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


@pytest.fixture
def shelf(qapp: QGuiApplication) -> Shelf:
    return Shelf()


@pytest.fixture
def load(qapp: QGuiApplication, shelf: Shelf) -> Iterator[Callable[[str], Ui]]:
    """Shows a piece of QML with the bridge's singletons."""
    engines: list[QQmlApplicationEngine] = []

    def show(qml: str) -> Ui:
        engine = QQmlApplicationEngine()
        engines.append(engine)
        warnings: list[str] = []
        engine.warnings.connect(lambda found: warnings.extend(one.toString() for one in found))
        shelf.serve(engine)
        engine.loadData(qml.encode())
        assert engine.rootObjects(), warnings
        window = engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        return Ui(window, warnings)

    yield show
    for engine in engines:
        engine.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
