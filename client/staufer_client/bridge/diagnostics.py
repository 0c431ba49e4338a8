"""What the program knows of the computer that it runs on, for whoever helps; and whose work it stands on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from staufer_client.bridge.facts import Bridge, Fact, Part
from staufer_client.bridge.rows import RowsModel


class FactRow(NamedTuple):
    ident: str
    label: str
    value: str


class FactsModel(RowsModel):
    row = FactRow


class CreditRow(NamedTuple):
    name: str
    version: str
    licence: str


class CreditsModel(RowsModel):
    row = CreditRow


class Diagnostics(Bridge):
    """Facts to look at, to copy, and to keep in a file."""

    savedTo = Fact("")  # the name of the file; empty: none was written
    folder = Fact("")  # where it lies, as a URL
    problem = Fact("")  # why it could not be written
    rows = Part(FactsModel)
    libraries = Part(CreditsModel)
    fonts = Part(CreditsModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on_refresh: Callable[[], None] = lambda: None
        self.on_export: Callable[[], None] = lambda: None

    def of_the_screen(self) -> Iterator[FactRow]:
        """What Qt says of itself and of the screen."""
        yield FactRow("qt", "Qt", f"{qVersion()}, {QGuiApplication.platformName()}")
        windows = [window for window in QGuiApplication.topLevelWindows() if isinstance(window, QQuickWindow)]
        for window in windows[:1]:
            yield FactRow("graphics", "Graphics", window.rendererInterface().graphicsApi().name)
            yield FactRow("window", "Window", f"{window.width()} × {window.height()}")
        for n, screen in enumerate(QGuiApplication.screens()):
            size = screen.size()
            scale = f"{screen.devicePixelRatio():g}"
            words = f"{size.width()} × {size.height()}, scale {scale}, {screen.refreshRate():.0f} Hz"
            yield FactRow(f"screen_{n}", "Screen", words)

    def text(self) -> str:
        return "\n".join(f"{row[1]}: {row[2]}" for row in self.rows.rows)

    @Slot()
    def refresh(self) -> None:
        """Look again, and measure the line."""
        self.on_refresh()

    @Slot()
    def copy(self) -> None:
        """All of it, as text, for a message to somebody."""
        QGuiApplication.clipboard().setText(self.text())

    @Slot()
    def export(self) -> None:
        """A file with the facts, and with what went wrong lately."""
        self.on_export()
