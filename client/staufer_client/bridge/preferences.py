"""How the player likes it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Sentence, Setting
from staufer_client.settings import Preferences as Kept
from staufer_client.settings import Settings

NAMES = {  # of the settings: in QML, and as they are kept
    "language": "language",
    "theme": "theme",
    "textScale": "text_scale",
    "reduceMotion": "reduce_motion",
    "highContrast": "high_contrast",
    "confirmEnd": "confirm_end",
    "sendReports": "send_reports",
    "openToNetwork": "open_to_network",
    "botDelay": "bot_delay_ms",
    "server": "server",
    "looksForUpdates": "looks_for_updates",
    "tellsTurns": "tells_turns",
    "freeChat": "free_chat",
    "sound": "sound",
    "volume": "volume",
}


class Preferences(Bridge):
    """Settings that QML reads and sets; each is kept at once."""

    language = Setting("")  # "en", "de"; empty: the system's
    languages = Fact[list[str]](["en"])  # the codes of those that there are
    languageNames = Fact[list[str]](["English"])  # as each calls itself
    theme = Setting("dark")  # "dark", "light", "system"
    textScale = Setting(1.0)  # 1.0 to 2.0
    reduceMotion = Setting(False)
    highContrast = Setting(False)
    confirmEnd = Setting(True)  # ask before the last choice of a turn
    sendReports = Setting(False)  # on copies of a match that differed, to the server
    openToNetwork = Setting(False)  # the server on this computer listens to the household's others too
    botDelay = Setting(700)  # ms between two steps of a bot
    looksForUpdates = Setting(True)
    tellsTurns = Setting(True)  # a notice when my turn comes elsewhere
    freeChat = Setting(False)  # show and write more than ready phrases
    sound = Setting("on")  # "on", "quiet" (only what calls for the player), "off"
    volume = Setting(0.7)  # 0.0 to 1.0
    server = Setting("")  # tried at the start
    problem = Sentence("")  # a sentence about what could not be kept, empty for none

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings: Settings | None = None
        self.heard = "on"  # how it sounded before it was turned off
        for name in NAMES:
            getattr(self, f"{name}Changed").connect(self.keep)

    def use(self, settings: Settings) -> None:
        """Read these settings, and keep changes in them."""
        self.settings = settings
        settings.listeners.append(self.read)
        self.read()

    def read(self) -> None:
        settings, self.settings = self.settings, None  # what is only read need not be kept
        if settings is None:
            return
        for name, kept in NAMES.items():
            setattr(self, name, getattr(settings.now, kept))
        self.problem = settings.problem
        self.settings = settings

    @Slot()
    def keep(self) -> None:
        """Some setting was changed; one that cannot be is set back."""
        settings = self.settings
        if settings is None:
            return
        try:
            settings.change(**{kept: getattr(self, name) for name, kept in NAMES.items()})
        except ValueError as error:
            self.read()
            self.problem = str(error)

    @Slot()
    def toggleSound(self) -> None:
        """Off, or on again as it was before."""
        if self.sound == "off":
            self.sound = self.heard
        else:
            self.heard, self.sound = self.sound, "off"

    @Slot()
    def reset(self) -> None:
        """Everything as it was at first, but for the server."""
        if self.settings is not None:
            first = Kept(server=self.settings.now.server)
            self.settings.change(**{kept: getattr(first, kept) for kept in NAMES.values()})
