"""Every page and every state of a table that there is a picture of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from math import sqrt

from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.report import Report, concerns_of
from staufer_client.bridge.result import Result
from staufer_client.bridge.rulebook import Rulebook
from staufer_client.bridge.table import Table as ShownTable
from staufer_client.live_match import FETCHING, PARTED
from staufer_client.own_proof import as_a_file
from staufer_client.results import seal_of
from staufer_client.stage import de_vulgari, pages
from staufer_client.stage.advised import advised
from staufer_client.stage.lessons import lesson
from staufer_client.stage.played import PUBLIC, Moment, PlayedMatch, asks, groups_open, is_long_in
from staufer_client.stage.stupor_mundi import LONG_NAMES, STUPOR_MUNDI
from staufer_client.stage.theatre import put_on
from staufer_client.standing import Mode
from staufer_client.table import Table
from staufer_engine.kernel import Game
from staufer_engine.record import Record
from staufer_protocol.messages import MatchOver, OpponentTerm, RatingChange, Said
from staufer_protocol.replay import Replay, Verdict, read_replay, verify, write_replay
from staufer_protocol.stream import TRUTH, Observer, Vote

Scene = Callable[[Shelf], None]


@cache
def match() -> PlayedMatch:
    """The match of all pictures; this seed brings every question of the game."""
    return PlayedMatch(33, "page")


@cache
def crowd() -> PlayedMatch:
    """Four players, with names as long as they can be."""
    return PlayedMatch(33, "page", people=LONG_NAMES)


@cache
def finished() -> Replay:
    return read_replay(write_replay(match().host))


@cache
def verdict() -> Verdict:
    return verify(finished())


# tables -----------------------------------------------------------------------------------


def sit_down(shelf: Shelf, moment: Moment, mode: Mode = "live", played: Callable[[], PlayedMatch] = match) -> Table:
    pages.go_online(shelf)
    table = played().table(moment, mode)
    shelf[ShownTable].follow(table)
    shelf[ShownTable].beat.stop()
    shelf[Program].openWith("table", table.setup.match.hex())
    return table


def first_bets(shelf: Shelf) -> None:
    sit_down(shelf, match().find(asks("first bet")))


def hunt_moment() -> Moment:
    """Something to capture, and as much else open as there ever is."""
    return match().find(asks("hunt", 4), lambda game, seat: len(groups_open(game, seat)) + has_prey(game, seat))


def has_prey(game: Game[Record], seat: int) -> int:
    return 2 * ("capture" in groups_open(game, seat))


def hunt(shelf: Shelf) -> None:
    sit_down(shelf, hunt_moment())


def help_card(shelf: Shelf) -> None:
    sit_down(shelf, hunt_moment())
    table = shelf[ShownTable]
    table.hover(table.openTargets[0])


def card_half_moved(shelf: Shelf) -> None:
    sit_down(shelf, hunt_moment())
    table = shelf[ShownTable]
    table.press("group:card")
    table.click(table.openTargets[-1])


def whom_to_hood(shelf: Shelf) -> None:
    sit_down(shelf, match().find(is_long_in("hood", 2)))
    table = shelf[ShownTable]
    table.press("group:hood")
    table.click(table.openTargets[0])


def which_seal(shelf: Shelf) -> None:
    sit_down(shelf, match().find(asks("seal to discard")))


def others_turn(shelf: Shelf) -> None:
    moment = hunt_moment()
    sit_down(shelf, Moment(moment.seq, (moment.seat + 2) % 4))


def watched(shelf: Shelf) -> None:
    """As who looks on sees it, among others."""
    sit_down(shelf, Moment(hunt_moment().seq, PUBLIC), "spectator").set_watchers(14)


def chat(shelf: Shelf) -> None:
    """What is said; somebody is muted."""
    table = sit_down(shelf, hunt_moment())
    for seat, text in ((1, "Well flown!"), (2, "I saw that coming."), (0, "The griffin is mine, though."), (2, "Ha.")):
        table.hear(Said(table.setup.match, seat, text, pages.AT))
    shelf[ShownTable].show_shunned({table.setup.seats[1].player: 1})


def written(shelf: Shelf) -> None:
    """A report that somebody begins to write."""
    hunt(shelf)
    report, table = shelf[Report], shelf[ShownTable].followed
    assert table is not None
    report.canSend = True
    report.concerns.sync(concerns_of(table))


def long_names(shelf: Shelf) -> None:
    sit_down(shelf, crowd().find(asks("hunt", 4)), played=crowd)


def bet(shelf: Shelf) -> None:
    sit_down(shelf, match().find(asks("bet", 3)))


def end_of_turn(shelf: Shelf) -> None:
    sit_down(shelf, match().find(asks("bet", 3)))
    table = shelf[ShownTable]
    table.click(table.openTargets[0])


def curtain(shelf: Shelf) -> None:
    table = sit_down(shelf, hunt_moment(), "hotseat")
    table.draw_the_curtain("Bianca of Monteforte", match().follower(Moment(table.seq, PUBLIC)))


def line_lost(shelf: Shelf) -> None:
    table = sit_down(shelf, hunt_moment())
    table.lose_the_line("The connection to play.example.org broke. Your clock runs on.")


def parted(shelf: Shelf) -> None:
    table = sit_down(shelf, hunt_moment())
    table.lose_the_line(FETCHING, PARTED)


def proposed(shelf: Shelf) -> None:
    """Somebody else asks to go back."""
    table = sit_down(shelf, hunt_moment())
    other = next(seat for seat in range(len(table.names)) if seat != table.my_seat)
    propose(table, Vote.UNDO, other)


def proposed_by_me(shelf: Shelf) -> None:
    table = sit_down(shelf, hunt_moment())
    propose(table, Vote.DRAW, table.my_seat or 0)


def propose(table: Table, what: Vote, seat: int) -> None:
    course = table.follower.course
    course.standing = course.standing.voted(seat, what, True)
    table.answered()


def the_end(shelf: Shelf, seat: int = 0) -> Table:
    table = sit_down(shelf, Moment(match().end, seat))
    results = table.follower.course.results
    ratings = tuple(change(table, seat) for seat in range(len(table.names)))
    table.end(MatchOver(table.setup.match, results, ratings, "", (False, True, False, True)))
    shelf[Result].show(table)
    shelf[Result].show_verdict(verdict())
    return table


def end(shelf: Shelf) -> None:
    the_end(shelf)


def result(shelf: Shelf) -> None:
    the_end(shelf)
    shelf[Program].openWith("result", match().setup.match.hex())


def result_lost(shelf: Shelf) -> None:
    the_end(shelf, 3)
    shelf[Program].openWith("result", match().setup.match.hex())


def result_unrated(shelf: Shelf) -> None:
    table = the_end(shelf)
    table.end(MatchOver(table.setup.match, table.follower.course.results, (), "pair_limit", ()))
    shelf[Result].show(table)
    shelf[Program].openWith("result", match().setup.match.hex())


def change(table: Table, seat: int, k: int = 24) -> RatingChange:
    """What the server would reckon."""
    seats, places = table.setup.seats, {one.seat: one.place for one in table.follower.course.results}
    terms = []
    for other, player in enumerate(seats):
        if other != seat:
            expected = 1 / (1 + 10 ** ((player.centi - seats[seat].centi) / 40_000))
            won = 2 if places[seat] < places[other] else 0
            terms.append(OpponentTerm(other, player.centi, round(expected * 10_000), won))
    gained = sum(term.result / 2 - term.expected / 10_000 for term in terms) * k / sqrt(len(terms))
    before = seats[seat].centi
    return RatingChange(seat, before, before + round(100 * gained), seats[seat].games, k, tuple(terms))


def replay(shelf: Shelf, eyes: Observer = TRUTH) -> None:
    judged = as_a_file(verdict(), finished(), {}, None, is_mine=False)
    put_on(shelf, finished(), eyes).judge(seal_of(judged), judged.sentence)


def replay_of_a_seat(shelf: Shelf) -> None:
    replay(shelf, 0)


def replay_of_the_public(shelf: Shelf) -> None:
    replay(shelf, None)


def replay_curves(shelf: Shelf) -> None:
    replay(shelf)
    shelf[ShownTable].replay.chart.isOpen = True


def replay_peek(shelf: Shelf) -> None:
    """The pointer rests on the time line."""
    replay(shelf)
    shelf[ShownTable].replay.peek.at(150)


def replay_whole(shelf: Shelf) -> None:
    replay(shelf)
    shelf[ShownTable].replay.isWhole = True


# pages ------------------------------------------------------------------------------------


def page(name: str, argument: str = "", prepare: Scene = pages.idle) -> Scene:
    def show(shelf: Shelf) -> None:
        pages.go_online(shelf)
        prepare(shelf)
        shelf[Program].openWith(name, argument)

    return show


def watch(shelf: Shelf) -> None:
    page("watch", "", pages.show_watching)(shelf)
    pages.show_lobby_talk(shelf)


def home_offline(shelf: Shelf) -> None:
    pages.go_online(shelf)
    pages.go_offline(shelf)


def rules(shelf: Shelf) -> None:
    pages.go_online(shelf)
    shelf[Program].openWith("rules", "FR-6.2")
    shelf[Rulebook].goTo("FR-6.2")


def rules_search(shelf: Shelf) -> None:
    rules(shelf)
    shelf[Rulebook].search("token tower")


SCENES: Mapping[str, Scene] = {
    "home": page("home"),
    "home_offline": home_offline,
    "practice": page("home"),
    "hotseat": page("home"),
    "lessons": page("home"),
    "name": page("profile", str(pages.ME), pages.show_profile),
    "play": page("play", "fredericus"),
    "play_nobody_waits": page("play", "fredericus", pages.nobody_waits),
    "play_among_friends": page("play", "fredericus", pages.invited),
    "play_invited": page("play", "fredericus", pages.inviting),
    "play_searching": page("play", "fredericus", pages.searching),
    "play_by_days": page("play", "fredericus", pages.by_days),
    "play_days_offered": page("play", "fredericus", pages.offered_days),
    "play_kept": page("home", "", pages.kept),
    "play_ready": page("play", "fredericus", pages.checking),
    "matches": page("matches"),
    "matches_by_days": page("matches", "", pages.by_correspondence),
    "watch": watch,
    "watch_nobody": page("watch"),
    "fredericus_watched": watched,
    "fredericus_chat": chat,
    "replays": page("replays", "", pages.show_replays),
    "replays_found": page("replays", "", pages.find_replays),
    "replay_viewer": replay,
    "replay_of_a_seat": replay_of_a_seat,
    "replay_of_the_public": replay_of_the_public,
    "replay_curves": replay_curves,
    "replay_sources": replay_curves,
    "replay_peek": replay_peek,
    "replay_whole": replay_whole,
    "replay_moments": replay,
    "replay_keys": replay,
    "replay_play_on": replay,
    "profile": page("profile", str(pages.ME), pages.show_profile),
    "settings": page("settings"),
    "account_guest": page("settings", "", pages.be_a_guest),
    "account_keep": page("settings", "", pages.be_a_guest),
    "account_sign_in": page("settings", "", pages.be_a_guest),
    "account_code": page("settings", "", pages.show_code),
    "account_delete": page("settings"),
    "rules": rules,
    "rules_search": rules_search,
    "diagnostics": page("diagnostics", "", pages.show_diagnostics),
    "about": page("about", "", pages.show_credits),
    "gallery": page("gallery"),
    "gallery_dialog": page("gallery"),
    "result": result,
    "result_lost": result_lost,
    "result_unrated": result_unrated,
    "fredericus_first_bets": first_bets,
    "fredericus_hunt": hunt,
    "fredericus_help": help_card,
    "fredericus_move": card_half_moved,
    "fredericus_hood": whom_to_hood,
    "fredericus_seal": which_seal,
    "fredericus_waiting": others_turn,
    "fredericus_crowd": long_names,
    "fredericus_bet": bet,
    "fredericus_end_of_turn": end_of_turn,
    "fredericus_curtain": curtain,
    "fredericus_line_lost": line_lost,
    "fredericus_parted": parted,
    "fredericus_proposed": proposed,
    "fredericus_proposed_by_me": proposed_by_me,
    "table_menu": hunt,
    "report": written,
    "fredericus_end": end,
    "stupor_mundi_hints": advised(STUPOR_MUNDI["stupor_mundi_solo"]),
    "de_vulgari_hints": advised(de_vulgari.open_screens),
    "fredericus_lesson": lesson("fredericus", 5),
    "fredericus_lesson_asks": lesson("fredericus", 18),
    "de_vulgari_lesson_asks": lesson("de_vulgari", 9),
    "stupor_mundi_lesson_asks": lesson("stupor_mundi", 16),
    **STUPOR_MUNDI,
    **de_vulgari.SCENES,
}

# Dialogs over a page: the buttons that open one, and the button that closes it.
DIALOGS: Mapping[str, tuple[str, str]] = {
    "practice": ("home_practice", "practice_cancel"),
    "hotseat": ("home_hotseat", "hotseat_cancel"),
    "lessons": ("home_lessons", "lessons_cancel"),
    "name": ("profile_name", "name_cancel"),
    "account_keep": ("account_keep", "keep_cancel"),
    "account_sign_in": ("account_signin", "signin_cancel"),
    "account_code": ("", "code_written"),
    "account_delete": ("account_remove", "remove_account_cancel"),
    "gallery_dialog": ("gallery_open", "gallery_cancel"),
    "table_menu": ("menu", "menu_settings"),
    "fredericus_chat": ("tab_chat manners_1", "block tab_journal"),
    "replay_sources": ("curve_3", "curve_0"),
    "replay_moments": ("tab_moments", "tab_journal"),
    "replay_keys": ("replay_keys", "replay_help_close"),
    "replay_play_on": ("replay_branch", "playon_cancel"),
    "report": ("menu menu_report", "report_cancel"),
}
