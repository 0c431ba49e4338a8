"""The program itself: which page is open, which games there are, what must be said."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence, Words
from staufer_client.bridge.rows import RowsModel
from staufer_client.games_shown import GAMES_SHOWN, games_to_play
from staufer_engine.kernel import GameOption, Rules, playable
from staufer_engine.phrases import ENGLISH, Language, Msgid, say
from staufer_engine.record import Record

PAGES = (
    "home", "play", "matches", "watch", "table", "result", "replays", "profile", "rules", "settings", "diagnostics",
    "about", "gallery",
)  # fmt: skip


class GameRow(NamedTuple):
    ident: str  # "fredericus"
    name: str  # the same; folders and art say it
    title: str  # "Fredericus"
    tagline: Words
    seatsText: Words  # "2 to 4 players"
    lengthText: Words  # "about 45 minutes"
    rating: str  # "1612", "1540?" while provisional, "" unknown
    ratingNote: Words  # "5 of 10 games"
    seats: list[int]  # possible numbers of players
    options: list[
        dict[str, object]
    ]  # name, title, values: [{value, title}], isRated, seats: with how many it can be changed


class GamesModel(RowsModel):
    row = GameRow


class Program(Bridge):
    """Pages, games and notices."""

    page = Fact("home")  # one of PAGES
    argument = Fact("")  # what the page was opened with: a game, a player, a paragraph
    version = Fact("")
    notice = Sentence("")  # one line, empty for none
    newerVersion = Fact("")  # that can be had; empty: none is known of
    newerPage = Fact("")  # where
    canGoBack = Fact(False)
    games = Part(GamesModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trail: list[tuple[str, str]] = []  # the pages before this one
        self.on_desktop: Callable[[str], object] = lambda sentence: None
        self.on_open: list[Callable[[str, str], None]] = []
        self.language_of: Callable[[str], Language] = lambda game: ENGLISH
        self.ratings: dict[str, tuple[str, str]] = {}  # by game: rating and note
        self.show_games()

    @Slot(str)
    def open(self, page: str) -> None:
        """Show *page*."""
        self.openWith(page, "")

    @Slot(str, str)
    def openWith(self, page: str, argument: str) -> None:
        """Show *page* with what it should show."""
        if page not in PAGES or (page, argument) == (self.page, self.argument):
            return
        self.trail.append((self.page, self.argument))
        self.turn_to(page, argument)

    @Slot(str)
    def tellDesktop(self, sentence: str) -> None:
        """Something that is to be seen although the window is not."""
        self.on_desktop(sentence)

    @Slot()
    def back(self) -> None:
        """Return to the page before; from the first one, home."""
        page, argument = self.trail.pop() if self.trail else ("home", "")
        self.turn_to(page, argument)

    def go_home(self) -> None:
        """Nothing is behind the first page."""
        self.trail = []
        self.turn_to("home", "")

    def turn_to(self, page: str, argument: str) -> None:
        self.argument = argument
        self.page = page
        self.canGoBack = bool(self.trail)
        for listener in self.on_open:
            listener(page, argument)

    @Slot()
    def dismissNewer(self) -> None:
        """Say no more of the newer version until the next start."""
        self.newerVersion = ""

    @Slot()
    def dismissNotice(self) -> None:
        """Take the notice away."""
        self.notice = ""

    def use_language(self, language: Language) -> None:
        super().use_language(language)
        self.show_games()

    def show_games(self) -> None:
        self.games.sync(
            game_row(rules, self.language_of(name), *self.ratings.get(name, ("", "")))
            for name, rules in games_to_play().items()
        )


def game_row(rules: Rules[Record], language: Language, rating: str, note: str) -> GameRow:
    options: list[dict[str, object]] = [
        {
            "name": option.name,
            "title": say(option.title, (), language),
            "values": [{"value": value, "title": say(title, (), language)} for value, title in option.values],
            "isRated": option.is_rated,
            "seats": [seats for seats in rules.players if can_be_changed(rules, seats, option)],
        }
        for option in rules.options
    ]
    shown = GAMES_SHOWN[rules.name]
    return GameRow(
        rules.name,
        rules.name,
        rules.title,
        shown.tagline,
        seats_text(rules.players),
        shown.length,
        rating,
        note,
        list(rules.players),
        options,
    )


def can_be_changed(rules: Rules[Record], seats: int, option: GameOption) -> bool:
    """Whether so many players may play with anything but the first value of *option*."""
    try:
        playable(rules, seats, {option.name: option.values[-1][0]})
    except ValueError:
        return False
    return True


def seats_text(players: tuple[int, ...]) -> Msgid:
    return f"{players[0]} to {players[-1]} players" if len(players) > 1 else f"{players[0]} players"
