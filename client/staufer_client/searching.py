"""The search for a match: what the page wishes goes to the server, and what the server says comes to the page."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from staufer_client.bridge.account import Account
from staufer_client.bridge.outlook import Outlook
from staufer_client.bridge.queue import Queue
from staufer_client.bridge.queue_words import minutes
from staufer_client.bridge.registry import Shelf
from staufer_client.connection import Connection
from staufer_client.followed_matches import Event, StateChanged, TableOpened
from staufer_client.games_shown import cannot_show
from staufer_client.lookups import NOT_ONLINE
from staufer_client.settings import SearchChoices, Settings
from staufer_protocol.messages import (
    AnswerReady,
    AskForecast,
    ClientMessage,
    Forecast,
    JoinQueue,
    LeaveQueue,
    QueueLeft,
    QueueState,
    ReadyCheck,
    Refused,
)

DAYS = "three_days"  # the pace that is offered instead of a live match
BROKEN = "The connection broke; the search has ended."
NOT_MATCHED = {
    "not_ready": "You were not ready in time.",
    "elsewhere": "You are looking for a match in another window.",
}
PAUSE = " You can search again in {pause}: the pause grows each time, and shrinks with every match that you begin."
OF_THE_SEARCH = (
    "E_GAME", "E_SEATS", "E_PACE", "E_OPTION", "E_BOTS", "E_PENALTY", "E_MISSED", "E_TOO_FAST", "E_CLOSING",
    "E_NOT_SEARCHING",
)  # fmt: skip


class Searching:
    """*line* is the present connection, *games* are those that this program can show."""

    def __init__(
        self, shelf: Shelf, settings: Settings, games: Collection[str], line: Callable[[], Connection | None]
    ) -> None:
        self.shown = shelf[Queue]
        self.outlook = shelf[Outlook]
        self.account = shelf[Account]
        self.settings = settings
        self.games = games
        self.line = line
        self.check = 0  # the number of the ready check
        self.wish: tuple[str, SearchChoices] | None = None  # the last of this run
        self.shown.on_search = self.search
        self.shown.on_foresee = self.foresee
        self.shown.on_days = self.take_days
        self.shown.on_leave = self.leave
        self.shown.on_answer = self.answer

    def search(self, game: str, choices: SearchChoices) -> None:
        if game not in self.games:
            self.shown.show_idle(cannot_show(game))
            return
        self.wish = game, choices
        self.settings.remember_search(game, choices)
        self.shown.show_last_choices(self.settings.now.searches)
        if not self._say(wish_of(game, choices)):
            self.shown.show_idle(NOT_ONLINE)

    def foresee(self, game: str, choices: SearchChoices) -> None:
        self._say(AskForecast(wish_of(game, choices)))

    def take_days(self) -> None:
        """The same by correspondence: the choices for the next time stay as they are."""
        if self.wish is not None:
            game, choices = self.wish
            self._say(wish_of(game, replace(choices, pace=DAYS)))

    def leave(self) -> None:
        self._say(LeaveQueue())
        self.shown.show_idle()

    def answer(self, is_ready: bool) -> None:
        self._say(AnswerReady(self.check, is_ready))

    def _say(self, message: ClientMessage) -> bool:
        line = self.line()
        return line is not None and line.say(message)

    def hear(self, event: Event) -> None:
        match event:
            case StateChanged(state=state) if state != "online":
                self.outlook.forget()
                if self.shown.state != "idle":
                    self.shown.show_idle(BROKEN)
            case TableOpened(table=table) if table.mode == "live":
                self.shown.show_idle()
            case QueueState():
                self.shown.show_search(event)
                self.outlook.show(event.forecast)
            case Forecast() if self.shown.state == "idle":
                self.outlook.show(event)
            case ReadyCheck():
                self.check = event.check
                self.shown.show_check(event, int(self.account.player or 0))
            case QueueLeft():
                self.shown.show_idle(not_matched(event))
            case Refused(match=match, code=code) if not match and code in OF_THE_SEARCH:
                self.shown.refuse(event.sentence, is_over=code == "E_NOT_SEARCHING")
            case _:
                return


def wish_of(game: str, choices: SearchChoices) -> JoinQueue:
    options = tuple(sorted(choices.options.items()))
    return JoinQueue(game, tuple(choices.seats), options, choices.pace, choices.rated, choices.bots)


def not_matched(left: QueueLeft) -> str:
    """Why the search is over, if it is not for the match; and what that costs."""
    pause = PAUSE.format(pause=minutes(-(-left.pause // 1000))) if left.pause else ""
    return NOT_MATCHED.get(left.reason, "") + pause
