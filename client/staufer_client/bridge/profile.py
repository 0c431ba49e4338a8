"""One player's ratings and recent matches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence, Words
from staufer_client.bridge.line import Line, NoLine
from staufer_client.bridge.matches import LIVE, MatchesModel, past_row
from staufer_client.bridge.rows import RowsModel
from staufer_client.games_shown import title_of
from staufer_client.results import PROVISIONAL, START, rating_text
from staufer_engine.phrases import Msgid

if TYPE_CHECKING:
    from staufer_client.answers import LadderRating, PastMatch, PlayerPage


class RatingRow(NamedTuple):
    game: str
    title: str
    rating: str
    games: int
    note: Words  # "5 of 10 games"


class RatingsModel(RowsModel):
    row = RatingRow


class RecordRow(NamedTuple):
    seats: int  # with how many at the table
    matches: int
    wins: int
    share: int  # of wins, in per cent
    meanPlace: float


class RecordsModel(RowsModel):
    row = RecordRow


class Profile(Bridge):
    """The player whose page is open."""

    player = Fact("")
    name = Fact("")
    number = Fact(0)  # of the account; 0 while nothing is known
    manner = Fact(0)  # how I treat him: 0 as everybody, 1 muted, 2 blocked
    isMe = Fact(False)
    isGuest = Fact(False)
    isBot = Fact(False)
    isLoading = Fact(False)
    problem = Sentence("")
    game = Fact("")  # whose history is shown
    history = Fact[list[dict[str, float]]]([])  # [{x, y}] game number and rating, oldest first
    ratings = Part(RatingsModel)
    recent = Part(MatchesModel)
    records = Part(RecordsModel)  # of that game, among the matches that the server told

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.line: Line = NoLine()
        self.histories: dict[str, list[dict[str, float]]] = {}  # by game
        self.shunned: Mapping[int, int] = {}  # by the number of the account: 1 muted, 2 blocked
        self.past: list[tuple[str, int, int]] = []  # game, players, place

    @Slot(str)
    def load(self, player: str) -> None:
        """Fetch *player*; an empty id is oneself."""
        if player != self.player:
            self.player, self.name, self.game, self.number = player, "", "", 0
            self.histories = {}
            self.history = []
            self.ratings.sync([])
            self.recent.sync([])
            self.past = []
            self.records.sync([])
        self.isLoading, self.problem = True, ""
        self.line.load_profile(player)

    def show(self, page: PlayerPage, is_me: bool) -> None:
        """What the server said."""
        self.isLoading, self.number = False, page.player
        self.show_shunned(self.shunned)
        self.name, self.isMe, self.isGuest, self.isBot = page.name, is_me, page.is_guest, page.is_bot
        self.ratings.sync(
            RatingRow(one.game, title_of(one.game), rating_text(one.centi), one.games, provisional(one.games))
            for one in page.ratings
        )
        self.histories = {one.game: history_points(one) for one in page.ratings}
        self.showGame(self.game if self.game in self.histories else next(iter(self.histories), ""))

    def show_recent(self, matches: Iterable[PastMatch], player: int, now: datetime) -> None:
        over = [match for match in matches if match.status != LIVE]
        self.recent.sync(past_row(match, player, now) for match in over)
        self.past = [
            (match.game, len(match.places), match.places[match.players.index(player)])
            for match in over
            if match.places and player in match.players
        ]
        self.showGame(self.game)

    def show_shunned(self, players: Mapping[int, int]) -> None:
        self.shunned = players
        self.manner = players.get(self.number, 0)

    def fail(self, sentence: Msgid) -> None:
        self.isLoading, self.problem = False, sentence

    @Slot(str)
    def showGame(self, game: str) -> None:
        """Show the history of *game*."""
        self.game = game
        self.history = self.histories.get(game, [])
        self.records.sync(records_of(game, self.past))


def history_points(rating: LadderRating) -> list[dict[str, float]]:
    """The rating after each game that the server told; before the first one everybody stands at the start."""
    first = rating.games - len(rating.history) + 1
    points = [(first + n, moment.centi) for n, moment in enumerate(rating.history)]
    if first == 1:
        points.insert(0, (0, START))
    return [{"x": float(game), "y": centi / 100} for game, centi in points]


def records_of(game: str, past: Sequence[tuple[str, int, int]]) -> Iterator[RecordRow]:
    """Matches and wins by the number of players."""
    for seats in sorted({players for name, players, _ in past if name == game}):
        places = [place for name, players, place in past if (name, players) == (game, seats)]
        wins = places.count(1)
        yield RecordRow(seats, len(places), wins, round(100 * wins / len(places)), round(sum(places) / len(places), 1))


def provisional(games: int) -> Msgid:
    return f"{games} of {PROVISIONAL} games" if games < PROVISIONAL else ""
