"""The bots of this computer: whoever plays against people at home, and advises them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from typing import NamedTuple

from staufer_bots import BOTS, Bot
from staufer_bots.hints import Hint, hints
from staufer_bots.mind import Frames, Mind
from staufer_bots.study import Study
from staufer_client.follower import Follower
from staufer_engine.kernel import Choice

MOST_MINDS = 16  # remembered; another seat is told of its match from the start


class Seat(NamedTuple):
    """Whose eyes a bot looks through."""

    match: bytes
    number: int


class Court:
    """Thinks in a process of its own, so that the screen never waits; without a *study* in a thread.

    What a bot is told is what the seat's own client is told, and nothing else.
    """

    def __init__(
        self,
        bots: Mapping[str, Bot] = BOTS,
        study: Study | None = None,
        below: Callable[[int], int] = secrets.randbelow,  # nothing of a match follows from it
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.bots = bots
        self.study = study
        self.below = below
        self.random_bytes = random_bytes
        self._minds: dict[Seat, Mind] = {}

    async def choose(self, way: str, follower: Follower) -> Choice:
        """What this way of thinking chooses in the seat's place; it may fail in any way."""
        if self.study is not None:
            try:
                return await self._mind(self.study, follower).choose(way, frames_of(follower))
            except OSError:  # no process can be started here
                self.study = None
        game, seat = follower.course.game.clone(), seat_of(follower)
        return await asyncio.to_thread(self.bots[way].choose, game, seat.number, self.below)

    async def hints(self, follower: Follower) -> tuple[Hint, ...]:
        """The best choices for the seat, the best first; errors as above."""
        if self.study is not None:
            try:
                return await self._mind(self.study, follower).hints(frames_of(follower))
            except OSError:
                self.study = None
        game, seat = follower.course.game.clone(), seat_of(follower)
        return await asyncio.to_thread(hints, game, seat.number, self.below)

    async def stop(self) -> None:
        if self.study is not None:
            await self.study.stop()

    def _mind(self, study: Study, follower: Follower) -> Mind:
        seat = seat_of(follower)
        mind = self._minds.pop(seat, None) or Mind(follower.setup, seat.number, study, self.random_bytes)
        self._minds[seat] = mind
        if len(self._minds) > MOST_MINDS:
            del self._minds[next(iter(self._minds))]
        return mind


def seat_of(follower: Follower) -> Seat:
    assert isinstance(follower.observer, int), "nobody thinks for who only looks on"
    return Seat(follower.setup.match, follower.observer)


def frames_of(follower: Follower) -> Frames:
    return lambda known: follower.frames[known:]
