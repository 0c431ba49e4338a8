"""Playing again: when all people of a finished match want to, the next one begins."""

from __future__ import annotations

from dataclasses import replace

from staufer_protocol.complaint import Complaint
from staufer_protocol.messages import Refused, SeatedPlayer
from staufer_server.connection import Session
from staufer_server.denials import Denied
from staufer_server.hosting import LiveMatch
from staufer_server.matches import Matches, Order


class Rematches:
    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def offer(self, session: Session, ident: bytes) -> None:
        """When all people of a finished match want to play again, they do."""
        match = await self._matches.find_for(session.account.player, ident)
        order = self._wished(match, session)
        if order is not None:
            match.own(self._play_again(match, order))

    async def _play_again(self, match: LiveMatch, order: Order) -> None:
        """Whoever vanishes meanwhile has no share in the chance: the next match is wished for anew then."""
        people = [chair.session for chair in match.table.chairs if chair.session is not None]
        try:
            again = await self._matches.open(order, people)
        except BaseException as failure:
            match.is_rematch_made = False
            match.table.take_wishes_back()
            if isinstance(failure, Complaint):
                match.table.tell(Refused(match.id, 0, 0, failure.code, failure.sentence))
            if match.truth.over is not None:
                match.table.tell(replace(match.truth.over, wants_rematch=match.table.wishes()))
            raise
        for session in people:
            await self._matches.seat_down(session, again)

    def _wished(self, match: LiveMatch, session: Session) -> Order | None:
        """Note the wish; the order of the next match once everybody has it."""
        setup, over = match.truth.setup, match.truth.over
        seat = match.table.seat_of_session(session)
        if over is None:
            raise Denied("E_LIVE", "The match is not over yet.")
        if match.is_rematch_made:
            raise Denied("E_REMATCHED", "The next match has begun already.")
        match.table.chairs[seat].wants_rematch = True
        wishes = match.table.wishes()
        match.table.tell(replace(over, wants_rematch=wishes))
        if not all(wishes):
            return None
        match.is_rematch_made = True
        truth, again = match.truth, with_ratings(match)
        return Order(setup.game, setup.options, setup.pace, truth.was_rated, again, truth.is_private)


def with_ratings(match: LiveMatch) -> tuple[SeatedPlayer, ...]:
    """The same people with the ratings that they have now."""
    over = match.truth.over
    after = {change.seat: change.after for change in over.ratings} if over else {}
    return tuple(
        replace(who, centi=after.get(seat, who.centi), games=who.games + (seat in after))
        for seat, who in enumerate(match.truth.setup.seats)
    )
