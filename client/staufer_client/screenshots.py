"""``staufer --screenshots DIR``: a picture of every page and every state of a table."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickWindow

from staufer_client.application import Application, wait_for_first_frame
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.table import Table
from staufer_client.paths import HOME, Paths, find_paths
from staufer_client.settings import Settings
from staufer_client.stage.scenes import SCENES

SIZES = ("1280x720", "1440x900", "1920x1080")
THEMES = ("dark", "light")
BREATH = 30  # ms between two looks at a window that is still moving
MOST_LOOKS = 40


def take_screenshots(folder: Path, only: str, sizes: Sequence[str], themes: Sequence[str], text_scale: float) -> int:
    """Write NAME_THEME_WxH.png for each; the number of those that QML complained about is the result."""
    scenes = [name for name in SCENES if only in name]
    if not scenes:
        print(f"No picture is called {only}. There are: {', '.join(SCENES)}", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    warned = 0
    with tempfile.TemporaryDirectory() as home:
        paths = find_paths({HOME: home})
        for name in scenes:
            warned += bool(Scenery(paths, name, text_scale).photograph(folder, sizes or SIZES, themes or THEMES))
    return 1 if warned else 0


class Scenery:
    """One scene in a window of its own, so that nothing of another shows through."""

    def __init__(self, paths: Paths, name: str, text_scale: float) -> None:
        self.name = name
        self.text_scale = text_scale
        self.settings = Settings(paths.settings)
        self.settings.change(reduce_motion=True, text_scale=text_scale, theme="dark")
        self.application = Application(paths, self.settings)

    def photograph(self, folder: Path, sizes: Sequence[str], themes: Sequence[str]) -> list[str]:
        """The pictures in every size and theme; what QML complained about."""
        window = self.application.show()
        wait_for_first_frame(window)
        try:
            SCENES[self.name](self.application.shelf)
            for theme in themes:
                self.settings.change(theme=theme)
                for size in sizes:
                    window.resize(*(int(part) for part in size.split("x")))
                    scale = "" if self.text_scale == 1 else f"_{self.text_scale:g}"
                    file = folder / f"{self.name}_{theme}_{size}{scale}.png"
                    still(window).save(str(file))
                    print(file, flush=True)
        finally:
            rest(self.application.shelf)
            self.application.close()
        for warning in self.application.warnings:
            print(f"{self.name}: {warning}", file=sys.stderr)
        return self.application.warnings


def rest(shelf: Shelf) -> None:
    shelf[Table].let_go()
    shelf[Table].replay.let_go()


def still(window: QQuickWindow) -> QImage:
    """What the window shows once nothing in it moves any more."""
    before = QImage()
    for _ in range(MOST_LOOKS):
        loop = QEventLoop()
        QTimer.singleShot(BREATH, loop.quit)
        loop.exec()
        now = window.grabWindow()
        if now == before:
            break
        before = now
    return now
