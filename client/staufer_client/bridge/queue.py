"""The search for a match, up to the ready check."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence
from staufer_client.bridge.outlook import points, seconds
from staufer_client.bridge.queue_words import minutes
from staufer_client.bridge.rows import RowsModel
from staufer_client.results import rating_text, why_unrated
from staufer_client.settings import SearchChoices

if TYPE_CHECKING:
    from staufer_protocol.messages import QueueState, ReadyCheck


class ReadyRow(NamedTuple):
    seat: int
    name: str
    rating: str
    games: int
    isBot: bool
    isReady: bool
    isMe: bool


class ReadyModel(RowsModel):
    row = ReadyRow


class Queue(Bridge):
    """What is looked for, how long already, and who has been found."""

    state = Fact("idle")  # "idle", "searching", "checking"
    game = Fact("")
    pace = Fact("")  # of the search, or of the match found
    waitedText = Fact("")  # "0:42"
    isKept = Fact(False)  # by correspondence: the search goes on when the program is closed
    daysIn = Fact(-1)  # seconds until a seat by correspondence is offered instead; -1: it is one
    window = Fact(0)  # points that ratings may lie apart now
    foundAfter = Fact("")  # "0:34", of the match found
    unratedSentence = Sentence("")  # why the match found will not be rated; empty: it will
    problem = Sentence("")  # a sentence, empty for none
    readyLeft = Fact(0)  # seconds until the check lapses
    hasAnswered = Fact(False)
    missing = Fact(0)  # who have not said yet that they are ready
    lastChoices = Fact[dict[str, object]]({})  # by game: seats, pace, rated, bots, options
    ready = Part(ReadyModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on_search: Callable[[str, SearchChoices], None] = lambda game, choices: None
        self.on_foresee: Callable[[str, SearchChoices], None] = lambda game, choices: None
        self.on_days: Callable[[], None] = lambda: None
        self.on_leave: Callable[[], None] = lambda: None
        self.on_answer: Callable[[bool], None] = lambda is_ready: None
        self.clock = QTimer(self)
        self.clock.setInterval(1000)
        self.clock.timeout.connect(self.count)
        self.waited = 0  # seconds

    @Slot(str, "QVariantList", str, bool, str, "QVariantMap")
    def search(  # noqa: PLR0917 -- QML calls by place
        self, game: str, seats: list[int], pace: str, rated: bool, bots: str, options: dict[str, int]
    ) -> None:
        """Look for a match with any of the numbers of *seats*; *bots* is empty, "near", or how they think."""
        self.problem = ""
        self.on_search(game, choices(seats, pace, rated, bots, options))

    @Slot(str, "QVariantList", str, bool, str, "QVariantMap")
    def foresee(  # noqa: PLR0917 -- as above
        self, game: str, seats: list[int], pace: str, rated: bool, bots: str, options: dict[str, int]
    ) -> None:
        """Ask what such a search would be like."""
        self.on_foresee(game, choices(seats, pace, rated, bots, options))

    @Slot()
    def takeDays(self) -> None:
        """Look for the same by correspondence instead."""
        self.problem = ""
        self.on_days()

    @Slot()
    def leave(self) -> None:
        """Stop looking."""
        self.on_leave()

    @Slot(bool)
    def answer(self, is_ready: bool) -> None:
        """Answer the ready check."""
        self.hasAnswered = True
        self.on_answer(is_ready)

    # what the server says --------------------------------------------------------------

    def show_search(self, state: QueueState) -> None:
        self.state, self.game = "searching", state.forecast.game
        self.waited = state.waited // 1000
        self.waitedText = minutes(self.waited)
        self.window, self.pace = points(state.window), state.pace
        self.isKept, self.daysIn = state.is_kept, seconds(state.days_in)
        self.clock.start()

    def show_check(self, check: ReadyCheck, my_player: int) -> None:
        """A match was found; everybody has to say that he is there."""
        if self.state != "checking":
            self.hasAnswered = False
            self.foundAfter = self.waitedText if self.state == "searching" else ""
        self.missing = check.ready.count(False)
        self.unratedSentence = why_unrated(check.unrated_because)
        self.state, self.game, self.pace = "checking", check.game, check.pace
        self.readyLeft = -(-check.left // 1000)
        self.ready.sync(
            ReadyRow(seat, one.name, rating_text(one.centi), one.games, one.is_bot, is_ready, one.player == my_player)
            for seat, (one, is_ready) in enumerate(zip(check.seats, check.ready, strict=True))
        )
        self.clock.start()

    def show_idle(self, problem: str = "") -> None:
        self.state, self.problem = "idle", problem
        self.clock.stop()
        self.ready.sync([])

    def refuse(self, problem: str, is_over: bool) -> None:
        """The last wish is not granted; a search that goes on already goes on."""
        if is_over:
            self.show_idle()
        self.problem = problem

    def show_last_choices(self, searches: dict[str, SearchChoices]) -> None:
        self.lastChoices = {
            game: {
                "seats": list(one.seats),
                "pace": one.pace,
                "rated": one.rated,
                "bots": one.bots,
                "options": dict(one.options),
            }
            for game, one in searches.items()
        }

    def count(self) -> None:
        """A second has passed."""
        self.waited += 1
        self.waitedText = minutes(self.waited)
        self.daysIn = max(0, self.daysIn - 1) if self.daysIn >= 0 else -1
        self.readyLeft = max(0, self.readyLeft - 1)


def choices(seats: list[int], pace: str, rated: bool, bots: str, options: dict[str, int]) -> SearchChoices:
    """What a page has chosen, in our types."""
    wanted = {str(name): int(value) for name, value in options.items()}
    return SearchChoices(sorted(int(seat) for seat in seats), pace, rated, bots, wanted)
