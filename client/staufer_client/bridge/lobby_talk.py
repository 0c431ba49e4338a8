"""What is said in the lobby of the server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Part
from staufer_client.bridge.rows import RowsModel
from staufer_protocol.small_talk import SMALL_TALK

if TYPE_CHECKING:
    from staufer_protocol.messages import SaidInLobby

MOST_LINES = 200


class LobbyRow(NamedTuple):
    ident: int
    player: int
    name: str
    text: str
    isFree: bool  # more than a ready phrase
    isMine: bool
    manner: int  # how I treat him: 0 as everybody, 1 muted, 2 blocked


class LobbyModel(RowsModel):
    row = LobbyRow


class LobbyTalk(Bridge):
    """It is heard while a page shows it."""

    lines = Part(LobbyModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on_hear: Callable[[bool], None] = lambda is_on: None
        self.on_say: Callable[[str, str], None] = lambda text, phrase: None
        self.said: list[tuple[int, SaidInLobby]] = []
        self.shunned: Mapping[int, int] = {}
        self.me = 0
        self.count = 0

    @Slot(bool)
    def listen(self, is_on: bool) -> None:
        """Hear the lobby from its last lines on, or no more."""
        self.said = []
        self._show()
        self.on_hear(is_on)

    @Slot(str)
    def say(self, text: str) -> None:
        if text.strip():
            self.on_say(text.strip(), "")

    @Slot(str)
    def sayPhrase(self, phrase: str) -> None:
        """A ready one, by its code."""
        self.on_say("", phrase)

    # what the server says ----------------------------------------------------------------

    def hear(self, said: SaidInLobby) -> None:
        self.count += 1
        self.said = [*self.said, (self.count, said)][-MOST_LINES:]
        self._show()

    def show_shunned(self, players: Mapping[int, int]) -> None:
        self.shunned = players
        self._show()

    def _show(self) -> None:
        self.lines.sync(self._row(ident, said) for ident, said in self.said)

    def _row(self, ident: int, said: SaidInLobby) -> LobbyRow:
        is_mine = said.player == self.me
        manner = 0 if is_mine else self.shunned.get(said.player, 0)
        text = self.spoken(SMALL_TALK.get(said.phrase, "…")) if said.phrase else said.text
        return LobbyRow(ident, said.player, said.name, "" if manner else text, not said.phrase, is_mine, manner)
