"""How the player likes it."""

from __future__ import annotations

from PySide6.QtCore import Slot

from staufer_client.bridge.facts import Bridge, Setting


class Preferences(Bridge):
    """Settings that QML reads and sets; each is kept at once."""

    theme = Setting("system")  # "dark", "light", "system"
    textScale = Setting(1.0)  # 1.0 to 2.0
    reduceMotion = Setting(False)
    highContrast = Setting(False)
    confirmEnd = Setting(True)  # ask before the last choice of a turn
    seatTokensByNumber = Setting(False)  # numbers on the pieces beside the emblems
    showThreats = Setting(True)  # mark what rivals could capture
    keyHints = Setting(True)  # letters on the buttons
    server = Setting("")  # tried at the start

    @Slot()
    def reset(self) -> None:
        """Everything as it was at first."""
