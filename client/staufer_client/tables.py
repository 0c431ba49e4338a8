"""Makes tables: with the games that are installed, the reader's language and the user's wishes."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from staufer_client.deciding import Driver
from staufer_client.follower import Follower
from staufer_client.games_shown import cannot_show, games_to_play
from staufer_client.standing import Mode
from staufer_client.table import Table
from staufer_engine.kernel import Rules
from staufer_engine.phrases import ENGLISH, Language
from staufer_engine.record import Record
from staufer_protocol.complaint import Refusal
from staufer_protocol.messages import Setup
from staufer_protocol.stream import Observer


@dataclass(frozen=True, slots=True)
class TableMaker:
    games: Mapping[str, Rules[Record]] = field(default_factory=games_to_play)
    language_of: Callable[[str], Language] = lambda game: ENGLISH
    now: Callable[[], float] = time.monotonic
    asks_before_the_end: Callable[[], bool] = lambda: True

    def follower(self, setup: Setup, observer: Observer) -> Follower:
        """Refusal where the game cannot be shown, Diverged where it is of another version."""
        return Follower(self.rules_of(setup.game), setup, observer, self.language_of(setup.game))

    def rules_of(self, game: str) -> Rules[Record]:
        if game not in self.games:
            raise Refusal("E_NOT_SHOWN", cannot_show(game))
        return self.games[game]

    def table(self, setup: Setup, observer: Observer, mode: Mode, driver: Driver | None = None) -> Table:
        return self.seat(self.follower(setup, observer), mode, driver)

    def seat(self, follower: Follower, mode: Mode, driver: Driver | None = None) -> Table:
        return Table(follower, mode, self.now, driver, self.asks_before_the_end)
