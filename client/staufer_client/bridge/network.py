"""The line to the server, as the pages see it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Sentence
from staufer_client.bridge.line import Line, NoLine


class Connection(Bridge):
    """Whether there is a server, which, and what to do if there is none."""

    state = Fact("offline")  # "offline", "connecting", "online", "refused"
    server = Fact("")  # the address, empty for none
    online = Fact(0)  # people on the server
    sentence = Sentence("")  # why and since when it is as it is
    canRetry = Fact(False)
    isOwn = Fact(False)  # the server runs on this computer, with this program
    openAt = Fact("")  # where the others of the household find it; empty: it is closed to them
    hasNewKey = Fact(False)  # the server signs with another key than before, and is not believed

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.line: Line = NoLine()

    @Slot()
    def retry(self) -> None:
        """Try the same server again."""
        self.line.retry()

    @Slot()
    def acceptKey(self) -> None:
        """Believe the server with its new key."""
        self.line.accept_key()

    @Slot(str)
    def connectTo(self, address: str) -> None:
        """Leave the present server and try *address*."""
        self.line.connect_to(address)

    @Slot()
    def goOffline(self) -> None:
        """Hang up, and stay so."""
        self.line.go_offline()
