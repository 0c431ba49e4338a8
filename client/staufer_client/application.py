"""The program with a window: Qt, the engine of QML, and the loop that both Qt and asyncio run on."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QLocale, QObject, QTimer, QUrl
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from staufer_client.bridge.desktop import tell_desktop
from staufer_client.bridge.folders import Paths as ShownPaths
from staufer_client.bridge.preferences import Preferences
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import SHELVES, Shelf
from staufer_client.bridge.rulebook import Rulebook
from staufer_client.bridge.sweeping import Sweeper
from staufer_client.bridge.translator import Translator
from staufer_client.crash import CrashReports
from staufer_client.games_shown import games_to_play
from staufer_client.languages import Interpreter, chosen_language, languages_in
from staufer_client.loudspeaker import Loudspeaker
from staufer_client.paths import Paths
from staufer_client.settings import Settings
from staufer_client.sounding import Speaker
from staufer_engine.phrases import Msgid

SCREEN_GONE = "The screen has gone, and Staufer with it. Your matches are kept."
FIRST_FRAME_WITHIN = 20_000  # ms
COLLECTING = "QV4_GC_TIMELIMIT"  # of QML's garbage, 0: all at once; bit by bit, Qt 6.11 forgets properties in use


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for."""

    file: Path | None = None  # a replay to open
    is_local: bool = False  # with a server on this computer
    server: str = ""  # instead of the one last tried
    link: str = ""  # of an invitation: it fills the form on the page
    is_for_gallery: bool = False  # every control in every state


class Application:
    """Everything of Qt; made once a process."""

    def __init__(self, paths: Paths, settings: Settings) -> None:
        self.paths = paths
        self.settings = settings
        self.qt = qt_application()
        self.shelf = Shelf()
        self.interpreter = Interpreter(paths.translations)
        self.translator = Translator(self.interpreter.of())
        self.qt.installTranslator(self.translator)
        self.warnings: list[str] = []  # what QML complained about
        self.engine: QQmlApplicationEngine | None = None
        self.speaker: Speaker | None = None  # nothing is heard
        self._fill_shelf()
        self.crashes = CrashReports(paths.data / "crashes", version, self._notice)

    def _fill_shelf(self) -> None:
        """What the first page needs: from this computer only."""
        program, preferences, rulebook = self.shelf[Program], self.shelf[Preferences], self.shelf[Rulebook]
        preferences.languages = languages_in(self.paths.translations)
        preferences.languageNames = [own_name(code) for code in preferences.languages]
        self.speak()
        self.settings.listeners.append(self.speak)
        preferences.use(self.settings)
        program.on_desktop = tell_desktop
        rulebook.folder = self.paths.rules
        rulebook.titles = {name: rules.title for name, rules in games_to_play().items()}
        self.shelf[ShownPaths].art = folder_url(self.paths.art)
        self.shelf[ShownPaths].fonts = folder_url(self.paths.fonts)
        if self.settings.problem:
            program.notice = self.settings.problem

    def speak(self) -> None:
        """In the language of the settings, or of the system; a change is seen at once."""
        there = self.shelf[Preferences].languages
        code = chosen_language(self.settings.now.language, QLocale.system().name(), there)
        if code != self.interpreter.code or self.engine is None:
            self.interpreter.speak(code)
            QLocale.setDefault(QLocale(code))
            self.shelf.speak(self.interpreter)
        if self.engine is not None:
            self.engine.retranslate()

    def _notice(self, sentence: Msgid) -> None:
        self.shelf[Program].notice = sentence

    # the window ------------------------------------------------------------------------

    def show(self) -> QQuickWindow:
        """Load the window; it appears with the next turn of the loop."""
        for font in sorted(self.paths.fonts.glob("*.ttf")):
            QFontDatabase.addApplicationFont(str(font))
        os.environ.setdefault(COLLECTING, "0")
        self.engine = QQmlApplicationEngine()
        self.engine.warnings.connect(self._keep_warnings)
        self.engine.addImportPath(str(self.paths.qml))
        self.shelf.serve(self.engine)
        self.engine.loadFromModule("Staufer", "Main")
        roots = self.engine.rootObjects()
        if not roots or not isinstance(roots[0], QQuickWindow):
            raise RuntimeError("The window could not be loaded: " + "; ".join(self.warnings))
        return roots[0]

    def _keep_warnings(self, found: list[QObject]) -> None:
        self.warnings += [str(one.toString()) for one in found]  # type: ignore[attr-defined]  # QQmlError, which the signal's stub does not say

    def close(self) -> None:
        """The engine first: what it shows must live as long as it does."""
        engine, self.engine = self.engine, None
        self.qt.removeTranslator(self.translator)
        if engine is not None:
            for root in engine.rootObjects():
                root.deleteLater()
            engine.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            SHELVES.pop(id(engine), None)


def qt_application() -> QGuiApplication:
    existing = QGuiApplication.instance()
    application = existing if isinstance(existing, QGuiApplication) else QGuiApplication(sys.argv[:1])
    application.setQuitOnLastWindowClosed(False)  # the loop is ended by us, after everything was saved
    application.setApplicationName("Staufer")
    application.setDesktopFileName("staufer")
    return application


def own_name(language: str) -> str:
    """As it calls itself."""
    name = "English" if language == "en" else QLocale(language).nativeLanguageName()
    return name[:1].upper() + name[1:]


def folder_url(folder: Path) -> str:
    return QUrl.fromLocalFile(str(folder)).toString() + "/"


def version() -> str:
    import importlib.metadata  # noqa: PLC0415 -- the window need not wait for it

    try:
        return importlib.metadata.version("staufer")
    except importlib.metadata.PackageNotFoundError:
        return "unpacked"


def wait_for_first_frame(window: QQuickWindow) -> None:
    """Return when something is on the screen."""
    loop = QEventLoop()
    window.frameSwapped.connect(loop.quit)
    QTimer.singleShot(FIRST_FRAME_WITHIN, loop.quit)
    loop.exec()
    window.frameSwapped.disconnect(loop.quit)


class QuitFilter(QObject):
    """Quitting by the system, such as Cmd+Q or the end of the session, must not stop the loop under us."""

    def __init__(self, quit_wished: Callable[[], None]) -> None:
        super().__init__()
        self.quit_wished = quit_wished

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt calls it
        if event.type() == QEvent.Type.Quit:
            self.quit_wished()
            return True
        return False


def run(application: Application, wishes: Wishes) -> int:
    """Show the window, then everything else, until it is closed."""
    application.crashes.install()
    window = application.show()
    wait_for_first_frame(window)

    import qasync  # noqa: PLC0415 -- with the network it takes as long to import as the window to appear

    application.speaker = Loudspeaker(application.paths.sounds)
    sweeper = Sweeper()
    with qasync.QEventLoop(application.qt) as loop:
        loop.set_exception_handler(lambda _, context: report(application, context))
        life = loop.create_task(live(application, wishes))
        try:
            loop.run_until_complete(life)
        except RuntimeError:
            if life.done():
                raise
            end_without_a_screen()
    sweeper.stop()
    application.close()
    return 0


def end_without_a_screen() -> NoReturn:
    """Qt has given the loop up, as it does when the display server dies: nothing can be ended in order any more.

    Every match is in its file, and the server on this computer ends with us.
    """
    print(SCREEN_GONE, file=sys.stderr, flush=True)
    os._exit(1)


async def live(application: Application, wishes: Wishes) -> None:
    """From the first frame until the window is closed or the system wants us gone."""
    import asyncio  # noqa: PLC0415 -- came with qasync
    import signal  # noqa: PLC0415

    from staufer_client.session import Session  # noqa: PLC0415 -- brings the network

    stop = asyncio.Event()
    quits = QuitFilter(stop.set)
    application.qt.installEventFilter(quits)
    application.qt.lastWindowClosed.connect(stop.set)
    loop = asyncio.get_running_loop()
    for one in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError, RuntimeError):  # Windows, or not the main thread
            loop.add_signal_handler(one, stop.set)
    application.shelf[Program].version = version()
    session = Session(application.shelf, application.paths, application.settings, version(), application.speaker)
    session.start(wishes.file, wishes.is_local, wishes.server, wishes.link)
    if wishes.is_for_gallery:
        application.shelf[Program].open("gallery")
    try:
        await stop.wait()
    finally:
        await session.stop()
        application.qt.removeEventFilter(quits)
        application.qt.lastWindowClosed.disconnect(stop.set)


def report(application: Application, context: dict[str, object]) -> None:
    """An error in something that ran by itself."""
    error = context.get("exception")
    if isinstance(error, Exception):
        application.crashes.report(type(error), error, error.__traceback__)
    else:
        application.crashes.say(str(context.get("message", "")))
