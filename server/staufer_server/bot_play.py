"""How the house's bots take part in a match: they wait for their turn, think, and submit."""

from __future__ import annotations

import structlog

from staufer_bots.mind import Mind, frames_of
from staufer_engine.kernel import Choice
from staufer_protocol.complaint import Complaint
from staufer_protocol.messages import Submit
from staufer_server.database import DatabaseUnusable
from staufer_server.hosting import LiveMatch
from staufer_server.house_bots import HouseBots
from staufer_server.timekeeping import Alarm, Clock

OVERTAKEN = ("E_STALE", "E_NOT_SEATED", "E_CSEQ", "E_OVER")  # somebody else was faster: look again
log = structlog.get_logger()


class BotPlay:
    """All bots of one match, and those who stand in for people who have gone."""

    def __init__(self, match: LiveMatch, bots: HouseBots, clock: Clock, pause: float) -> None:
        self._match = match
        self._bots = bots
        self._clock = clock
        self._pause = pause
        self._minds: dict[int, Mind] = {}

    async def run(self) -> None:
        match = self._match
        while not match.is_over and not match.is_lost:
            seat = self._seat_in_turn()
            if seat is None:
                await match.changed.wait_until(None)
                continue
            try:
                await self._play(seat)
            except Complaint as complaint:
                if complaint.code not in OVERTAKEN:
                    log.error("bot_refused", match=match.id.hex(), seat=seat, code=complaint.code)
                    await match.changed.wait_until(self._clock.monotonic() + 1.0)
            except DatabaseUnusable:
                return  # the server is about to end
            except Exception:
                log.exception("bot_play_failed", match=match.id.hex(), seat=seat)
                await match.changed.wait_until(self._clock.monotonic() + 1.0)

    def _seat_in_turn(self) -> int | None:
        match = self._match
        if match.frozen or not match.timing.is_running:
            return None
        return next((seat for seat in match.truth.host.waiting_for() if match.is_bots(seat)), None)

    async def _play(self, seat: int) -> None:
        truth = self._match.truth
        based_seq, asked = truth.host.based_seq, self._clock.monotonic()
        choice = await self._thought_of(seat)
        if choice is None or not self._is_open(seat, choice):
            choice = self._fallback(seat)
        await Alarm(self._clock).wait_until(asked + self._pause)
        action = (1, *choice) if isinstance(choice, tuple) else (0, choice)
        wish = Submit(self._match.id, 1, based_seq, truth.head_at(based_seq), 1, action)
        await self._match.submit_for_bot(seat, wish)

    async def _thought_of(self, seat: int) -> Choice | None:
        """What the bot chooses; None where it fails, for which nobody else should suffer."""
        truth = self._match.truth
        mind = self._minds.get(seat)
        if mind is None:
            mind = self._minds[seat] = self._bots.mind(truth.setup, seat)
        try:
            return await mind.choose(self._bots.way_of(truth.setup, seat), frames_of(truth.host, seat))
        except Exception:
            log.exception("bot_failed", match=self._match.id.hex(), seat=seat)
            del self._minds[seat]
            return None

    def _is_open(self, seat: int, choice: Choice) -> bool:
        return self._match.truth.host.course.game.is_legal(seat, choice)

    def _fallback(self, seat: int) -> Choice:
        host = self._match.truth.host
        game = host.course.game
        if game.ask is None or seat not in host.waiting_for():
            raise Complaint("E_STALE", "The question is answered already.")
        log.warning("bot_falls_back", match=self._match.id.hex(), seat=seat)
        return host.rules.default(game.state, game.ask, seat)
