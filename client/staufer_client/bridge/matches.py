"""The matches that can be gone on with, and those that are over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence, Words
from staufer_client.bridge.line import Line, NoLine
from staufer_client.bridge.rows import RowsModel
from staufer_client.bridge.when import when_text
from staufer_client.games_shown import title_of
from staufer_client.results import signed
from staufer_client.table_words import BY_CORRESPONDENCE, pace_text
from staufer_engine.phrases import Msgid

if TYPE_CHECKING:
    from staufer_client.answers import PastMatch
    from staufer_protocol.messages import MatchLine


HOUR = 3_600_000  # ms
LIVE = "live"  # the status of a match that is not over


class MatchRow(NamedTuple):
    match: str  # hex
    game: str
    title: str  # of the game
    namesText: str  # the others
    status: str  # "live", "done", "void"
    isMyTurn: bool
    placeText: Words  # "2 of 4", empty while it is live
    changeText: Words  # "+6.3", empty where not rated
    whenText: Words
    paceText: Words
    leftText: Words  # by correspondence: until somebody's time is up


class MatchesModel(RowsModel):
    row = MatchRow


class UnfinishedRow(NamedTuple):
    ident: str
    game: str
    title: str
    namesText: str
    whenText: Words
    mode: str  # "practice", "hotseat" or "lessons"


class UnfinishedModel(RowsModel):
    row = UnfinishedRow


class LocalMatches(Protocol):
    """The matches of this computer."""

    def resume(self, ident: str) -> None: ...
    def discard(self, ident: str) -> None: ...
    def start_practice(self, game: str, seats: int, bot: str, options: dict[str, int]) -> None: ...
    def start_hot_seat(self, game: str, names: Sequence[str], options: dict[str, int]) -> None: ...
    def start_lessons(self, game: str) -> None: ...


class NoLocalMatches:
    """Before the program has got so far."""

    def resume(self, ident: str) -> None:
        pass

    def discard(self, ident: str) -> None:
        pass

    def start_practice(self, game: str, seats: int, bot: str, options: dict[str, int]) -> None:
        pass

    def start_hot_seat(self, game: str, names: Sequence[str], options: dict[str, int]) -> None:
        pass

    def start_lessons(self, game: str) -> None:
        pass


class Matches(Bridge):
    """Everything that was begun: on the server and on this computer."""

    newsCame = Signal()
    problem = Sentence("")
    isLoading = Fact(False)
    newsKind = Fact("")  # of a match at which I do not sit: "begun", "turn", "over"; empty for none
    newsMatch = Fact("")
    newsText = Sentence("")
    waiting = Fact(0)  # how many of those in play wait for my move
    live = Part(MatchesModel)
    past = Part(MatchesModel)
    unfinished = Part(UnfinishedModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.line: Line = NoLine()
        self.local: LocalMatches = NoLocalMatches()
        self.finished: list[PastMatch] = []  # mine on the server
        self.on_finished: Callable[[], None] = lambda: None

    # what there is ---------------------------------------------------------------------

    def show_live(self, lines: Iterable[MatchLine], now: datetime) -> None:
        rows = [live_row(line, now) for line in lines]
        self.waiting = sum(row.isMyTurn for row in rows)
        self.live.sync(rows)

    def show_news(self, kind: str, line: MatchLine, now: datetime) -> None:
        """Something has happened at a match at which I do not sit."""
        row = live_row(line, now)
        self.newsMatch, self.newsText = row.match, news_text(kind, row.title, row.namesText)
        self.newsKind = kind
        self.newsCame.emit()

    @Slot()
    def forgetNews(self) -> None:
        """It has been read."""
        self.newsKind = ""

    def show_past(self, matches: Iterable[PastMatch], player: int, now: datetime) -> None:
        self.isLoading, self.problem = False, ""
        self.finished = [match for match in matches if match.status != LIVE]
        self.past.sync(past_row(match, player, now) for match in self.finished)
        self.on_finished()

    def fail(self, sentence: Msgid) -> None:
        self.isLoading, self.problem = False, sentence

    # what people do --------------------------------------------------------------------

    @Slot(str)
    def openMatch(self, match: str) -> None:
        """Sit down at the table of *match*; one that is over opens as a replay."""
        self.line.open_match(match)

    @Slot()
    def refresh(self) -> None:
        """Ask the server again for the matches that are over."""
        self.isLoading, self.problem = True, ""
        self.line.load_past()

    @Slot()
    def forgetProblem(self) -> None:
        """What was refused has been read, or is tried again."""
        self.problem = ""

    @Slot(str)
    def resume(self, ident: str) -> None:
        """Go on with an unfinished match of this computer."""
        self.local.resume(ident)

    @Slot(str)
    def discard(self, ident: str) -> None:
        """Throw an unfinished match away."""
        self.local.discard(ident)

    @Slot(str, int, str, "QVariantMap")
    def startPractice(self, game: str, seats: int, bot: str, options: dict[str, int]) -> None:
        """Begin a match against bots of this way of thinking."""
        self.local.start_practice(game, seats, bot, whole(options))

    @Slot(str, "QVariantList", "QVariantMap")
    def startHotSeat(self, game: str, names: list[str], options: dict[str, int]) -> None:
        """Begin a match of several people at this screen."""
        self.local.start_hot_seat(game, [str(name) for name in names], whole(options))

    @Slot(str)
    def startLessons(self, game: str) -> None:
        """Learn the game by playing it: from the start, or where that was left."""
        self.local.start_lessons(game)


def whole(options: dict[str, int]) -> dict[str, int]:
    """QML's numbers may come as floats."""
    return {str(name): int(value) for name, value in options.items()}


def news_text(kind: str, title: str, names: str) -> Msgid:
    if kind == "over":
        return f"A match is over: {title}, with {names}."
    return f"It is your turn: {title}, with {names}."


def live_row(line: MatchLine, now: datetime) -> MatchRow:
    others = [name for seat, name in enumerate(line.names) if seat != line.my_seat]
    return MatchRow(
        line.match.hex(),
        line.game,
        title_of(line.game),
        ", ".join(others),
        line.status,
        line.is_my_turn,
        "",
        "",
        when_text(line.started, now),
        pace_text(line.pace),
        left_text(line.left) if line.pace in BY_CORRESPONDENCE else "",
    )


def left_text(ms: int) -> Msgid:
    """How long somebody still has for a turn of days; nothing where nobody is asked."""
    hours = ms // HOUR
    if hours >= 48:
        return f"{hours // 24} days left"
    if hours >= 2:
        return f"{hours} hours left"
    if ms < 0:
        return ""
    return "an hour left" if hours else "less than an hour left"


def past_row(match: PastMatch, player: int, now: datetime) -> MatchRow:
    """A match that is over, as *player* sees it."""
    seat = match.players.index(player) if player in match.players else -1
    others = [name for n, name in enumerate(match.names) if n != seat]
    has_place = 0 <= seat < len(match.places)
    return MatchRow(
        match.match,
        match.game,
        title_of(match.game),
        ", ".join(others),
        match.status,
        False,
        f"{match.places[seat]} of {len(match.names)}" if has_place else "",
        signed(match.change / 100) if match.rated and seat >= 0 else "",
        when_text(match.ended or match.started, now),
        pace_text(match.pace),
        "",
    )
