"""Who is told of his turn, of a match found and of a result, while he does not sit at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from staufer_protocol.messages import MatchNews
from staufer_server.connection import Session
from staufer_server.hosting import LiveMatch
from staufer_server.webhooks import Webhooks

NEWS = {"begun", "turn", "over"}  # what is told elsewhere, too


class Notices:
    def __init__(self, webhooks: Webhooks) -> None:
        self.sessions_of: Callable[[int], Iterable[Session]] = lambda player: ()
        self._webhooks = webhooks
        self._asked: dict[bytes, frozenset[int]] = {}  # the seats that have been told that it is their turn

    def begun(self, match: LiveMatch) -> None:
        self._tell(match, "begun", self._people(match))
        self.taken_up(match)

    def taken_up(self, match: LiveMatch) -> None:
        """Who is asked now has been told: by the news of the beginning, or before a restart."""
        self._asked[match.id] = frozenset(match.truth.host.waiting_for())

    def follow(self, match: LiveMatch) -> None:
        """The match has gone on."""
        people = self._people(match)
        if match.is_over:
            self._asked.pop(match.id, None)
            self._tell(match, "over", people)
            return
        asked, before = frozenset(match.truth.host.waiting_for()), self._asked.get(match.id, frozenset())
        if asked == before:
            return
        self._asked[match.id] = asked
        fresh = [seat for seat in people if seat in asked - before]
        self._tell(match, "turn", fresh)
        self._tell(match, "played", [seat for seat in people if seat not in fresh])

    def _people(self, match: LiveMatch) -> list[int]:
        seats = match.truth.setup.seats
        return [seat for seat, who in enumerate(seats) if who.player and not match.is_bots(seat)]

    def _tell(self, match: LiveMatch, kind: str, seats: Iterable[int]) -> None:
        for seat in seats:
            chair = match.table.chairs[seat]
            others = [one for one in self.sessions_of(chair.who.player) if one is not chair.session]
            is_told_elsewhere = chair.session is None and match.timing.is_by_correspondence and kind in NEWS
            if not others and not is_told_elsewhere:
                continue
            line = match.line_for(chair.who.player)
            for session in others:
                session.send(MatchNews(kind, line))
            if is_told_elsewhere:
                self._webhooks.send(chair.who.player, kind, line)
