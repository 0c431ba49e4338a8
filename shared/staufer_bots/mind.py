"""A seat that a bot thinks for, or that asks for advice, in the process of a study."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from staufer_bots.hints import Hint
from staufer_bots.study import Study
from staufer_bots.thinking import HINTS, question, read_choice, read_hints, thought
from staufer_engine.kernel import Choice
from staufer_engine.record import Record as State
from staufer_protocol.codec import Plain
from staufer_protocol.host import Host
from staufer_protocol.messages import RecordFrame, Setup

SEED_BYTES = 16

Frames = Callable[[int], Sequence[RecordFrame]]  # of the match as the seat gets them, after the first so many


def frames_of(host: Host[State], seat: int) -> Frames:
    """The match of *host* as the seat gets it."""
    match, records = host.setup.match, host.records
    return lambda known: [RecordFrame(match, one.pub, one.open_parts(seat), b"") for one in records[known:]]


class Mind:
    """A seat, and what the process has been told of its match."""

    def __init__(self, setup: Setup, seat: int, study: Study, random_bytes: Callable[[int], bytes]) -> None:
        self._setup = setup
        self._seat = seat
        self._study = study
        self._random_bytes = random_bytes
        self._known = (0, 0)  # the start of the process, and the records that it has

    async def choose(self, way: str, frames: Frames) -> Choice:
        """What a bot of this way of thinking chooses; BotFailed or ThoughtLost where it does not."""
        return read_choice(await self._think(way, frames))

    async def hints(self, frames: Frames) -> tuple[Hint, ...]:
        """The best choices, the best first; errors as above."""
        return read_hints(await self._think(HINTS, frames))

    async def _think(self, who: str, frames: Frames) -> Plain:
        start, known = self._known
        answer = await self._ask(who, frames, known if start == self._study.starts else 0)
        if answer is None:  # forgotten meanwhile
            answer = await self._ask(who, frames, 0)
        if answer is None:
            raise ValueError("the process does not follow the match")
        return answer

    async def _ask(self, who: str, frames: Frames, known: int) -> Plain:
        news = frames(known)
        asked = question(self._setup, self._seat, who, news, known=known, seed=self._random_bytes(SEED_BYTES))
        self._known = (0, 0)  # where the thought is lost, so is what was told with it
        answer = thought(await self._study.ask(asked))
        self._known = (self._study.starts, known + len(news))
        return answer
