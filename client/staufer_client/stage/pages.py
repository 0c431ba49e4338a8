"""What a server would say to the pages: made-up people, some with long names."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from staufer_client.answers import LadderRating, LadderRow, LiveMatch, PastMatch, PlayerPage, RatingPoint
from staufer_client.bridge.account import Account
from staufer_client.bridge.diagnostics import CreditRow, Diagnostics, FactRow
from staufer_client.bridge.invitation import Invitation
from staufer_client.bridge.ladder import Ladder
from staufer_client.bridge.lobby_talk import LobbyTalk
from staufer_client.bridge.matches import HOUR, Matches, UnfinishedRow
from staufer_client.bridge.network import Connection
from staufer_client.bridge.outlook import Outlook
from staufer_client.bridge.profile import Profile
from staufer_client.bridge.program import Program
from staufer_client.bridge.queue import Queue
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.replays import Replays
from staufer_client.bridge.watching import Watching
from staufer_client.credits import fonts
from staufer_client.paths import find_paths
from staufer_client.settings import SearchChoices
from staufer_client.theatre.shelf import Came, Shelved, Source
from staufer_protocol.messages import Forecast, MatchLine, QueueState, ReadyCheck, SaidInLobby, SeatedPlayer
from staufer_protocol.messages.company import TableWaits

ME = 5
NOW = datetime(2025, 10, 9, 20, 30, tzinfo=UTC)
AT = int(NOW.timestamp())
DAY = 86_400
BOT = "Hermann von Salza"  # one of the court of the server
PLACES = {2: (1, 1, 2, 1), 3: (1, 3, 2, 2, 1, 1, 3), 4: (4, 1, 2, 3, 2)}  # mine, by the number of players
LADDER = (
    ("Violante", 198_700, 212), ("Enzo", 195_100, 340), ("Wilhelmina Hohenberg", 192_600, 98),
    ("Bianca of Monteforte", 190_300, 176), ("Costanza", 161_200, 64), ("Guido", 158_000, 120),
    ("Rainald", 157_200, 87), ("Ada", 156_600, 254), ("Piero", 154_100, 64), (BOT, 150_000, 1021),
    ("Berard", 149_100, 133), ("Selvaggia", 148_800, 71),
)  # fmt: skip


PAGE = "https://play.example.org/match/00"
SHELF: tuple[tuple[str, tuple[str, ...], tuple[int, ...], tuple[int, ...], int, Source, int], ...] = (
    ("fredericus", ("Costanza", "Piero", "Bianca of Monteforte"), (1, 2, 3), (24, 19, 17), 7200, "own", 0),
    ("stupor_mundi", ("Violante", "Costanza"), (1, 2), (64, 58), DAY, "own", 1),
    ("stupor_mundi", ("Violante", "Costanza"), (2, 1), (61, 66), DAY, "branch", 1),
    (
        "de_vulgari",
        ("Wilhelmina Hohenberg", "Enzo", "Selvaggia", BOT),
        (2, 1, 3, 4),
        (21, 26, 20, 11),
        3 * DAY,
        "watched",
        -1,
    ),
    ("fredericus", ("Tancredi", "Costanza"), (), (), 5 * DAY, "imported", -1),
    ("fredericus", ("Berard", "Costanza", "Margarete"), (3, 2, 1), (15, 18, 21), 30 * DAY, "server", 1),
)


SAID = (  # in the lobby: account, name, text, phrase
    (101, "Manfred", "", "hello"),
    (102, "Wilhelmina Hohenberg", "", "luck"),
    (103, "Enzo", "you all play badly", ""),
    (ME, "Costanza", "", "thanks"),
    (102, "Wilhelmina Hohenberg", "", "good_game"),
)
WATCHED = (
    ("fredericus", ("Violante", "Enzo"), "quick", True, 300, 14),
    ("stupor_mundi", ("Wilhelmina Hohenberg", "Rainald", "Bianca of Monteforte", "Guido"), "slow", True, 3200, 3),
    ("de_vulgari", ("Selvaggia", BOT, "Ada"), "normal", False, 900, 0),
    ("fredericus", ("Berard", "Piero", BOT), "untimed", False, DAY, 1),
)


def go_online(shelf: Shelf) -> None:
    """A named account, connected; three matches to go on with."""
    shown, account, program = shelf[Connection], shelf[Account], shelf[Program]
    shown.state, shown.server, shown.online, shown.sentence = "online", "play.example.org", 37, ""
    shown.canRetry = False
    account.name, account.isGuest, account.hasOwnName, account.player = "Costanza", False, True, str(ME)
    program.version = "0.1.0"
    program.ratings = {"fredericus": ("1612", "")}
    program.show_games()
    show_matches(shelf)
    show_ladder(shelf)


def go_offline(shelf: Shelf) -> None:
    shown = shelf[Connection]
    shown.state, shown.server, shown.online, shown.canRetry = "offline", "play.example.org", 0, True
    shown.sentence = "No connection to play.example.org: it did not answer in time."


def show_matches(shelf: Shelf) -> None:
    live = (
        line(1, ("Costanza", "Piero", "Bianca of Monteforte", "Manfred"), True, AT - 1200),
        line(2, ("Violante", "Costanza"), False, AT - 3600),
        line(3, ("Wilhelmina Hohenberg", "Enzo", "Costanza"), True, AT - DAY),
    )
    past = (
        past_match(10, ("Costanza", "Tancredi"), 0, (1, 2), 1720, AT - 2 * 3600),
        past_match(11, ("Violante", "Guido", "Costanza", "Enzo"), 2, (1, 2, 3, 4), -600, AT - DAY),
        past_match(12, ("Berard", "Costanza", "Margarete"), 1, (3, 2, 1), 210, AT - 3 * DAY),
        past_match(13, ("Wilhelmina Hohenberg", "Costanza"), 1, (2, 1), 1150, AT - 20 * DAY),
    )
    matches = shelf[Matches]
    matches.show_live(live, NOW)
    matches.show_past(past, ME, NOW)
    matches.unfinished.sync(
        (
            UnfinishedRow("a1", "fredericus", "Fredericus", "Costanza, Squire, Squire II", "yesterday", "practice"),
            UnfinishedRow("a2", "fredericus", "Fredericus", "Costanza, Piero", "3 days ago", "hotseat"),
        )
    )


def show_watching(shelf: Shelf) -> None:
    """What can be watched: full tables and small ones, long names."""
    lines = (
        LiveMatch(f"{n:032x}", game, names, pace, rated, AT - ago, watching, 60 if rated else 0)
        for n, (game, names, pace, rated, ago, watching) in enumerate(WATCHED)
    )
    shelf[Watching].show(lines, [], NOW)


def show_lobby_talk(shelf: Shelf) -> None:
    """Phrases, what is written, and somebody who is muted."""
    talk = shelf[LobbyTalk]
    talk.me = ME
    talk.show_shunned({103: 1})
    for player, name, text, phrase in SAID:
        talk.hear(SaidInLobby(player, name, text, phrase, AT))


def invited(shelf: Shelf) -> None:
    shelf[Invitation].draft = "staufer://play.example.org/j/k5m2k5m2k5m2k5m2k5m2k5m2qa"


def inviting(shelf: Shelf) -> None:
    link = f"staufer://play.example.org/j/{'k5m2' * 6}qa"
    shelf[Invitation].show(
        TableWaits("", "stupor_mundi", (), "slow", 4, ("Costanza", "Bianca of Monteforte"), 0, True), link
    )


def by_correspondence(shelf: Shelf) -> None:
    """Matches of days, and how long somebody still has."""
    games = (
        (line(1, ("Costanza", "Piero", "Bianca of Monteforte", "Manfred"), True, AT - 1200), "day", 5 * HOUR),
        (line(2, ("Violante", "Costanza"), False, AT - DAY), "week", 130 * HOUR),
        (line(3, ("Wilhelmina Hohenberg", "Enzo", "Costanza"), True, AT - 3 * DAY), "two_days", 30 * HOUR),
    )
    shelf[Matches].show_live((replace(one, pace=pace, left=left) for one, pace, left in games), NOW)


def line(number: int, names: tuple[str, ...], is_my_turn: bool, started: int) -> MatchLine:
    mine = names.index("Costanza")
    return MatchLine(
        bytes([number] * 16), "fredericus", names, mine, "normal", True, "live", is_my_turn, (), 0, started
    )


def past_match(  # noqa: PLR0917 -- the columns of a table
    number: int, names: tuple[str, ...], my_seat: int, places: tuple[int, ...], change: int, ended: int
) -> PastMatch:
    players = tuple(ME if seat == my_seat else 100 + seat for seat in range(len(names)))
    scores = tuple(24 - 3 * place for place in places)
    return PastMatch(
        f"{number:032x}", "fredericus", names, players, places, scores, "normal", True, "done", ended - 2400, ended,
        change,
    )  # fmt: skip


def show_ladder(shelf: Shelf) -> None:
    rows = [
        LadderRow(n + 1, ME if name == "Costanza" else 100 + n, name, centi, games, name == BOT)
        for n, (name, centi, games) in enumerate(LADDER)
    ]
    shelf[Ladder].load("fredericus")
    shelf[Ladder].show("fredericus", rows, rows[4])


def show_profile(shelf: Shelf) -> None:
    points = (1500, 1518, 1506, 1531, 1549, 1540, 1562, 1587, 1571, 1590, 1611, 1602, 1618, 1595, 1612)
    history = tuple(RatingPoint(f"{n:032x}", AT - (len(points) - n) * DAY, 100 * elo) for n, elo in enumerate(points))
    profile = shelf[Profile]
    profile.load(str(ME))
    profile.show(PlayerPage(ME, "Costanza", False, False, (LadderRating("fredericus", 161_200, 64, history),)), True)
    profile.past = [("fredericus", seats, place) for seats, places in PLACES.items() for place in places]
    profile.showGame("fredericus")
    profile.recent.sync(shelf[Matches].past.rows)


def show_diagnostics(shelf: Shelf) -> None:
    """As on a computer that is always the same."""
    shelf[Diagnostics].rows.sync(
        (
            FactRow("version", "Staufer", "0.1.0"), FactRow("protocol", "Protocol", "1"),
            FactRow("python", "Python", "3.11.7"), FactRow("system", "System", "Linux-6.1-x86_64-with-glibc2.36"),
            FactRow("data", "Data folder", "~/.local/share/staufer"), FactRow("qt", "Qt", "6.11.3, wayland"),
            FactRow("graphics", "Graphics", "OpenGL"), FactRow("screen_0", "Screen", "2560 × 1440, scale 1.25, 60 Hz"),
            FactRow("server", "Server", "play.example.org"), FactRow("line", "Line", "online"),
            FactRow("latency", "Question and answer", "31 ms"),
        )
    )  # fmt: skip


def show_credits(shelf: Shelf) -> None:
    shelf[Diagnostics].libraries.sync(
        (
            CreditRow("aiohttp", "3.14.5", "Apache-2.0 AND MIT"), CreditRow("msgpack", "1.2.4", "Apache-2.0"),
            CreditRow("PySide6_Essentials", "6.11.3", "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"),
        )
    )  # fmt: skip
    shelf[Diagnostics].fonts.sync(CreditRow(*one) for one in fonts(find_paths().fonts))


def be_a_guest(shelf: Shelf) -> None:
    shelf[Account].name, shelf[Account].isGuest, shelf[Account].hasOwnName = "Falconer 4711", True, False


def show_code(shelf: Shelf) -> None:
    shelf[Account].recoveryCode = "7Q4M-0ZKA-WX2E-9TJR-HB5N-3CDV"


def show_replays(shelf: Shelf) -> None:
    shelf[Replays].showAll()
    shelf[Replays].show(
        [
            Shelved(
                f"{n}.staufer",
                game,
                names,
                places,
                scores,
                AT - ago,
                Came(source, PAGE if source != "own" else "", seat),
            )
            for n, (game, names, places, scores, ago, source, seat) in enumerate(SHELF)
        ],
        NOW,
    )


def find_replays(shelf: Shelf) -> None:
    show_replays(shelf)
    shelf[Replays].onlyGame("stupor_mundi")


CROWD = (1, 2, 4, 7, 12, 18, 24, 31, 40, 44, 37, 28, 19, 12, 7, 4, 2, 1)


def foretold(expected: int = 40_000, most: int = 110_000) -> Forecast:
    waiting = (138_400, 147_900, 153_600, 157_700, 166_200, 168_000, 176_800)
    return Forecast(
        "fredericus", 161_200, expected, most, 183, 12_400, 18_000, waiting, 11, CROWD, 60_000,
        (("seats", 15_000),),
    )  # fmt: skip


def idle(shelf: Shelf) -> None:
    shelf[Invitation].close()
    shelf[Queue].show_idle()
    shelf[Outlook].show(foretold())
    shelf[Queue].show_last_choices({"fredericus": SearchChoices([3, 4], "normal", True, "near", {})})


def nobody_waits(shelf: Shelf) -> None:
    idle(shelf)
    shelf[Outlook].show(Forecast("fredericus", 150_000, -1, -1, 0, -1, 10_000, (), 0, (), -1, (("bots", 20_000),)))


def searching(shelf: Shelf) -> None:
    idle(shelf)
    state = QueueState(42_000, 15_000, "normal", False, 78_000, foretold(28_000, 90_000))
    shelf[Queue].show_search(state)
    shelf[Outlook].show(state.forecast)
    shelf[Queue].clock.stop()


def kept(shelf: Shelf) -> None:
    searching(shelf)
    shelf[Queue].show_search(QueueState(3_600_000, 300_000, "three_days", True, -1, foretold(-1, -1)))
    shelf[Queue].clock.stop()


def by_days(shelf: Shelf) -> None:
    idle(shelf)
    shelf[Queue].show_last_choices({"fredericus": SearchChoices([2, 3, 4], "three_days", True, "", {})})


def offered_days(shelf: Shelf) -> None:
    searching(shelf)
    shelf[Queue].show_search(QueueState(142_000, 290_000, "normal", False, 0, foretold(-1, -1)))
    shelf[Queue].clock.stop()


def checking(shelf: Shelf) -> None:
    searching(shelf)
    seats = (
        SeatedPlayer(7, "Corrado", False, 173_100, 212), SeatedPlayer(ME, "Costanza", False, 161_200, 64),
        SeatedPlayer(8, "Wilhelmina Hohenberg", False, 170_200, 88), SeatedPlayer(9, BOT, True, 150_000, 1021),
    )  # fmt: skip
    shelf[Queue].show_check(ReadyCheck(1, "fredericus", "normal", "", seats, (True, False, False, True), 11_000), ME)
    shelf[Queue].clock.stop()
