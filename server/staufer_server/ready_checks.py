"""A table that is found, and the question to everybody there whether he is ready."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from staufer_protocol.messages import ReadyCheck, SeatedPlayer
from staufer_server.connection import Session
from staufer_server.matchmaking import QueueKey, Search

READY_WITHIN = 15.0


@dataclass(slots=True)
class Waiting:
    """One search and the session that it belongs to."""

    session: Session
    search: Search
    told: int = 0  # ms of the server's clock, when the session has heard last how it stands


@dataclass(slots=True)
class Check:
    """A table that is found, and who has said that he is there."""

    number: int
    key: QueueKey
    people: list[Waiting]
    seated: list[SeatedPlayer]  # the people first, in their order, then the bots
    lapses: float
    ready: list[bool] = field(default_factory=list)
    gone: set[int] = field(default_factory=set)  # accounts that said no, or left
    unrated_because: str = ""
    ended: Callable[[set[int] | None], None] | None = None  # of a private table: who was not ready; None: it has begun
    is_agreeing: bool = False  # all are ready, and agree on the chance of the match

    def message(self, now: float) -> ReadyCheck:
        game, _, pace, _ = self.key
        left = max(0, round((self.lapses - now) * 1000))
        return ReadyCheck(self.number, game, pace, self.unrated_because, tuple(self.seated), tuple(self.ready), left)

    @property
    def players(self) -> list[int]:
        """The accounts of its people, in their order."""
        return [waiting.search.player for waiting in self.people]

    @property
    def is_filled(self) -> bool:
        return len(self.ready) == len(self.seated) and all(self.ready)

    @property
    def late(self) -> set[int]:
        """Who has not said that he is ready."""
        return {player for player, is_ready in zip(self.players, self.ready, strict=False) if not is_ready}

    def tell(self, now: float) -> None:
        message = self.message(now)
        for waiting in self.people:
            waiting.session.send(message)
