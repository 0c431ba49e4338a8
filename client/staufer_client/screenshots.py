"""``staufer --screenshots DIR``: a picture of every page and every state of a table."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEventLoop, QMetaObject, QTimer
from PySide6.QtGui import QCursor, QGuiApplication, QImage
from PySide6.QtQuick import QQuickItem, QQuickWindow

from staufer_client.application import Application, wait_for_first_frame
from staufer_client.bridge.program import Program
from staufer_client.bridge.queue import Queue
from staufer_client.bridge.rulebook import Rulebook
from staufer_client.bridge.table import Table
from staufer_client.paths import HOME, Paths, find_paths
from staufer_client.settings import Settings
from staufer_client.stage.scenes import DIALOGS, SCENES

SIZES = ("1280x720", "1440x900", "1920x1080")
THEMES = ("dark", "light")
REST = 800  # ms until a curtain can be lifted and the bar of what was scrolled has faded
BREATH = 30  # ms between two looks at a window that is still moving
MOST_LOOKS = 40


def take_screenshots(
    folder: Path, only: str, sizes: Sequence[str], themes: Sequence[str], text_scale: float, *, language: str = "en"
) -> int:
    """Write NAME_THEME_WxH.png for each; 1 where QML complained about something, 2 where nothing has that name."""
    scenes = [name for name in SCENES if only in name]
    if not scenes:
        print(f"No picture is called {only}. There are: {', '.join(SCENES)}", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        studio = Studio(find_paths({HOME: home}), text_scale, language)
        try:
            complaints = [
                f"{name}: {complaint}"
                for name in scenes
                for complaint in studio.photograph(name, folder, sizes or SIZES, themes or THEMES)
            ]
        finally:
            studio.close()
    print(*complaints, sep="\n", end="\n" if complaints else "", file=sys.stderr)
    return 1 if complaints else 0


class Studio:
    """One window, in which one scene is put up after the other."""

    def __init__(self, paths: Paths, text_scale: float, language: str = "en") -> None:
        self.text_scale = text_scale
        self.settings = Settings(paths.settings)
        self.settings.change(reduce_motion=True, text_scale=text_scale, theme="dark", language=language)
        self.application = Application(paths, self.settings)
        self.window = self.application.show()
        QGuiApplication.styleHints().setCursorFlashTime(0)  # a caret that blinks would be there in some pictures only
        QCursor.setPos(10_000, 10_000)  # as far away as the screen goes: a pointer at rest would light what it is over
        wait_for_first_frame(self.window)

    def photograph(self, name: str, folder: Path, sizes: Sequence[str], themes: Sequence[str]) -> list[str]:
        """The pictures in every size and theme; what QML complained about."""
        before = len(self.application.warnings)
        self.put_up(name)
        for theme in themes:
            for size in sizes:
                scale = "" if self.text_scale == 1 else f"_{self.text_scale:g}"
                file = folder / f"{name}_{theme}_{size}{scale}.png"
                self.take(theme, size).save(str(file))
                print(file, flush=True)
        self.take_down(name)
        return self.application.warnings[before:]

    def put_up(self, name: str) -> None:
        """The scene, and the dialog over it."""
        self.put_away()
        SCENES[name](self.application.shelf)
        self.press(DIALOGS.get(name, ("", ""))[0])
        let_live(REST)

    def take(self, theme: str, size: str) -> QImage:
        """A picture of what is put up."""
        self.settings.change(theme=theme)
        self.window.resize(*(int(part) for part in size.split("x")))
        return still(self.window)

    def take_down(self, name: str) -> None:
        self.press(DIALOGS.get(name, ("", ""))[1])

    def press(self, names: str) -> None:
        """Buttons, by their names, one after the other."""
        for name in names.split():
            still(self.window)
            button = find(self.window.contentItem(), name)
            assert button is not None, f"There is no {name} to press."
            QMetaObject.invokeMethod(button, "click")

    def put_away(self) -> None:
        """Nothing of the last scene shows through."""
        shelf = self.application.shelf
        shelf[Table].hover("")
        shelf[Table].let_go()
        shelf[Table].show_shunned({})
        shelf[Table].replay.let_go()
        shelf[Queue].show_idle()
        shelf[Rulebook].search("")
        shelf[Program].go_home()

    def close(self) -> None:
        self.put_away()
        self.application.close()


def find(item: QQuickItem, name: str) -> QQuickItem | None:
    """Through the visual tree, which reaches what repeaters have made."""
    if item.objectName() == name:
        return item
    return next((found for child in item.childItems() if (found := find(child, name))), None)


def still(window: QQuickWindow) -> QImage:
    """What the window shows once nothing in it moves any more, and all of it is built."""
    before = QImage()
    for _ in range(MOST_LOOKS):
        let_live(BREATH)
        now = window.grabWindow()
        if now == before and not window.incubationController().incubatingObjectCount():
            break
        before = now
    return now


def let_live(ms: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()
