"""What the pages ask a server for, and lists that they show: the past, what is live, ladders, players."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from datetime import datetime

from staufer_client.api import Api, ServerSays
from staufer_client.bridge.ladder import Ladder
from staufer_client.bridge.matches import Matches
from staufer_client.bridge.profile import Profile
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.watching import Watching
from staufer_client.connection import Connection
from staufer_client.errands import Errands
from staufer_engine.phrases import Msgid
from staufer_protocol.messages import MatchLine

NOT_ONLINE: Msgid = "There is no connection to a server. Practice, hot seat, replays and rules need none."


class Lookups:
    """Answers come as facts of the objects that asked."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.connection: Connection | None = None
        self.errands = Errands()
        self.live: tuple[MatchLine, ...] = ()  # my own

    @property
    def player(self) -> int:
        connection = self.connection
        return connection.welcome.player if connection is not None and connection.welcome is not None else 0

    @property
    def is_online(self) -> bool:
        return self.connection is not None and self.connection.state == "online"

    def load_past(self) -> None:
        async def ask(api: Api) -> None:
            past = await api.matches(self.player)
            self.shelf[Matches].show_past(past, self.player, datetime.now().astimezone())

        self._call(ask, self.shelf[Matches].fail)

    def load_live(self) -> None:
        async def ask(api: Api) -> None:
            mine = [line.match.hex() for line in self.live]
            self.shelf[Watching].show(await api.live(), mine, datetime.now().astimezone())

        self._call(ask, self.shelf[Watching].fail)

    def watch(self, match: str) -> None:
        if self.connection is None or not self.is_online:
            self.shelf[Watching].fail(NOT_ONLINE)
        else:
            self.connection.watch(bytes.fromhex(match))

    def load_ladder(self, game: str) -> None:
        async def ask(api: Api) -> None:
            ladder = await api.ladder(game)
            self.shelf[Ladder].show(game, ladder.rows, ladder.me)

        self._call(ask, self.shelf[Ladder].fail)

    def load_profile(self, player: str) -> None:
        wanted = int(player) if player.isdecimal() else self.player

        async def ask(api: Api) -> None:
            profile = self.shelf[Profile]
            profile.show(await api.player(wanted), wanted == self.player)
            profile.show_recent(await api.matches(wanted), wanted, datetime.now().astimezone())

        self._call(ask, self.shelf[Profile].fail)

    def _call(self, ask: Callable[[Api], Coroutine[None, None, None]], fail: Callable[[str], None]) -> None:
        connection = self.connection
        if connection is None or connection.api is None or connection.state != "online":
            fail(NOT_ONLINE)
            return
        self._send(ask(connection.api), fail)

    def _send(self, errand: Coroutine[None, None, None], fail: Callable[[str], None]) -> None:
        """Have it done in the background; what goes wrong is said where it was asked for."""

        async def go() -> None:
            try:
                await errand
            except ServerSays as error:
                fail(error.sentence)

        self.errands.send(go())
