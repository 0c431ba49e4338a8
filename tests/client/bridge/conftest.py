"""Windows without a screen: Qt's offscreen platform, one loop for Qt and asyncio, and a hand to click with."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

import pictures.offscreen  # noqa: F401 -- before Qt
import staufer_client
from client.bridge.window import Ui
from staufer_client.application import Application, Wishes, live
from staufer_client.bridge.registry import Shelf
from staufer_client.paths import Paths, find_paths
from staufer_client.session import Session
from staufer_client.settings import Settings

QML = Path(staufer_client.__file__).parent / "qml"


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    return QGuiApplication


def pytest_asyncio_loop_factories(config: pytest.Config, item: pytest.Item) -> dict[str, Callable[[], object]]:
    def make() -> object:
        application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
        application.setQuitOnLastWindowClosed(False)
        return qasync.QEventLoop(application)

    return {"qasync": make}


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Qt's objects must be deleted in the thread that made them, never by a collection in a bot's thread."""
    gc.disable()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture
def shelf(qapp: QGuiApplication) -> Shelf:
    return Shelf()


@pytest.fixture
def load(qapp: QGuiApplication, shelf: Shelf) -> Iterator[Callable[[str], Ui]]:
    """Shows a piece of QML with the bridge's singletons."""
    engines: list[QQmlApplicationEngine] = []

    def show(qml: str) -> Ui:
        engine = QQmlApplicationEngine()
        engine.addImportPath(str(QML))
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


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return find_paths({"STAUFER_HOME": str(tmp_path)})


@pytest.fixture
async def session(shelf: Shelf, paths: Paths) -> AsyncIterator[Session]:
    """The program without its window; bots answer at once."""
    settings = Settings(paths.settings)
    settings.change(bot_delay_ms=0, confirm_end=False)
    running = Session(shelf, paths, settings, "0")
    running.start(None, False, "")
    yield running
    await running.stop()


@pytest.fixture
async def running(qapp: object, paths: Paths) -> AsyncIterator[tuple[Application, Ui, asyncio.Task[None]]]:
    """The program at its home page, with its session."""
    settings = Settings(paths.settings)
    settings.change(bot_delay_ms=0, reduce_motion=True)
    application = Application(paths, settings)
    window = application.show()
    ui = Ui(window, application.warnings)
    life = asyncio.ensure_future(live(application, Wishes()))
    await ui.shown()
    yield application, ui, life
    window.close()
    await asyncio.wait_for(life, 10)
    application.close()
    assert application.warnings == []
