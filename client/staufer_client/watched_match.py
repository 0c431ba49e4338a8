"""A match of others that is only looked at: its records come, and nothing is ever sent to its table."""

from __future__ import annotations

from staufer_client.changes import Leave, Wish
from staufer_client.live_match import LiveMatch
from staufer_engine.phrases import Msgid
from staufer_protocol.messages import Refused
from staufer_protocol.messages.company import StopWatching, Watch

NO_MORE: Msgid = "No longer shown"
DOWN: Msgid = "The connection to the server broke. The match is shown again as soon as it stands."


class WatchedMatch(LiveMatch):
    """Taken up from the first record each time."""

    def connected(self) -> None:
        self.start_again()

    def start_again(self) -> None:
        self.is_catching_up = self.is_restarting = True
        self.line(Watch(self.match))

    def disconnected(self, sentence: Msgid) -> None:
        super().disconnected(DOWN)

    def refused(self, refusal: Refused) -> None:
        super().refused(refusal)
        if self.table is not None and self.is_catching_up and not self.table.is_over:
            self.table.lose_the_line(refusal.sentence, NO_MORE)

    def wish(self, wish: Wish) -> None:
        if isinstance(wish, Leave):
            self.line(StopWatching(self.match))
            self.forget(self.match)
