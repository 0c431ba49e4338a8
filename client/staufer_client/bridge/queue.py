"""The search for a match, up to the ready check."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence
from staufer_client.bridge.line import Line, NoLine
from staufer_client.bridge.queue_words import about, minutes, window_text
from staufer_client.bridge.rows import RowsModel
from staufer_client.results import rating_text
from staufer_client.settings import SearchChoices
from staufer_client.table_words import pace_text

if TYPE_CHECKING:
    from staufer_protocol.messages import QueueState, ReadyCheck


class ReadyRow(NamedTuple):
    seat: int
    name: str
    rating: str
    isBot: bool
    isReady: bool
    isMe: bool


class ReadyModel(RowsModel):
    row = ReadyRow


class Queue(Bridge):
    """What is looked for, how long already, and who has been found."""

    state = Fact("idle")  # "idle", "searching", "checking"
    game = Fact("")
    paceText = Sentence("")  # of the match found
    waitedText = Fact("")  # "0:42"
    expectedText = Sentence("")  # "about 0:40 more", empty while unknown
    waiting = Fact(0)  # people in the same queue
    windowText = Sentence("")  # "ratings from 1500 to 1700"
    problem = Sentence("")  # a sentence, empty for none
    readyLeft = Fact(0)  # seconds until the check lapses
    hasAnswered = Fact(False)
    lastChoices = Fact[dict[str, object]]({})  # by game: seats, pace, rated, withBots, options
    ready = Part(ReadyModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.line: Line = NoLine()
        self.clock = QTimer(self)
        self.clock.setInterval(1000)
        self.clock.timeout.connect(self.count)
        self.waited = 0  # seconds

    @Slot(str, "QVariantList", str, bool, bool, "QVariantMap")
    def search(  # noqa: PLR0917 -- QML calls by place
        self, game: str, seats: list[int], pace: str, rated: bool, with_bots: bool, options: dict[str, int]
    ) -> None:
        """Look for a match with any of the numbers of *seats*."""
        self.problem = ""
        wanted = {str(name): int(value) for name, value in options.items()}
        self.line.search(game, [int(seat) for seat in seats], pace, rated, with_bots, wanted)

    @Slot()
    def leave(self) -> None:
        """Stop looking."""
        self.line.leave_queue()

    @Slot(bool)
    def answer(self, is_ready: bool) -> None:
        """Answer the ready check."""
        self.hasAnswered = True
        self.line.answer_check(is_ready)

    # what the server says --------------------------------------------------------------

    def show_search(self, state: QueueState) -> None:
        self.state, self.game = "searching", state.game
        self.waited = state.waited // 1000
        self.waitedText = minutes(self.waited)
        self.expectedText = about(state.expected)
        self.waiting = state.waiting
        self.windowText = window_text(state.window)
        self.clock.start()

    def show_check(self, check: ReadyCheck, my_player: int) -> None:
        """A match was found; everybody has to say that he is there."""
        if self.state != "checking":
            self.hasAnswered = False
        self.state, self.game, self.paceText = "checking", check.game, pace_text(check.pace)
        self.readyLeft = -(-check.left // 1000)
        self.ready.sync(
            ReadyRow(seat, one.name, rating_text(one.centi), one.is_bot, is_ready, one.player == my_player)
            for seat, (one, is_ready) in enumerate(zip(check.seats, check.ready, strict=True))
        )
        self.clock.start()

    def show_idle(self, problem: str = "") -> None:
        self.state, self.problem = "idle", problem
        self.clock.stop()
        self.ready.sync([])

    def show_last_choices(self, searches: dict[str, SearchChoices]) -> None:
        self.lastChoices = {
            game: {
                "seats": list(one.seats),
                "pace": one.pace,
                "rated": one.rated,
                "withBots": one.with_bots,
                "options": dict(one.options),
            }
            for game, one in searches.items()
        }

    def count(self) -> None:
        """A second has passed."""
        self.waited += 1
        self.waitedText = minutes(self.waited)
        self.readyLeft = max(0, self.readyLeft - 1)
