"""The pages show what they are told, and keep what is set."""

from __future__ import annotations

import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from client.bridge.window import idents
from staufer_client.answers import LadderRating, PastMatch, PlayerPage, RatingPoint
from staufer_client.bridge.ladder import Ladder
from staufer_client.bridge.matches import Matches
from staufer_client.bridge.outlook import Outlook
from staufer_client.bridge.preferences import Preferences
from staufer_client.bridge.profile import Profile
from staufer_client.bridge.program import GameRow, Program
from staufer_client.bridge.qmltypes import write_qmltypes
from staufer_client.bridge.queue import Queue
from staufer_client.bridge.registry import SINGLETONS, Shelf
from staufer_client.bridge.replays import Replays
from staufer_client.bridge.rulebook import Rulebook
from staufer_client.bridge.when import when_text
from staufer_client.crash import CrashReports
from staufer_client.paths import Paths, resources_folder
from staufer_client.settings import Settings
from staufer_client.stage import pages
from staufer_client.theatre.shelf import Came, Shelved
from staufer_protocol.messages import Forecast

RULES = """# Fredericus

## 1. Places
- FR-1.1 The board is an **octagon**, with a < b.
  It has eight sides.
## 6. Capture
- FR-6.2 **Falcon**: the flank is sky and sky.
- FR-6.3 **Goshawk**: the flank is sky and tree.
"""


def test_pages_are_turned_and_turned_back(shelf: Shelf) -> None:
    program = shelf[Program]
    program.openWith("profile", "7")
    program.open("rules")
    program.open("nowhere")
    assert (program.page, program.argument, program.canGoBack) == ("rules", "", True)
    program.back()
    assert (program.page, program.argument) == ("profile", "7")
    program.back()
    assert (program.page, program.canGoBack) == ("home", False)


def test_every_game_of_the_engine_has_its_words(shelf: Shelf) -> None:
    for row in shelf[Program].games.rows:
        assert isinstance(row, GameRow)
        assert all((row.ident, row.title, row.tagline, row.seatsText, row.lengthText, row.seats)), row.ident
    assert "fredericus" in idents(shelf[Program].games)


def test_a_setting_is_kept_and_a_wrong_one_is_set_back(shelf: Shelf, paths: Paths) -> None:
    preferences = shelf[Preferences]
    preferences.use(Settings(paths.settings))
    preferences.textScale = 1.5
    assert Settings(paths.settings).now.text_scale == 1.5
    preferences.textScale = 7.0
    assert preferences.textScale == 1.5
    preferences.reset()
    assert (preferences.textScale, Settings(paths.settings).now.text_scale) == (1.0, 1.0)


def test_sound_that_was_turned_off_comes_back_as_it_was(shelf: Shelf, paths: Paths) -> None:
    preferences = shelf[Preferences]
    preferences.use(Settings(paths.settings))
    preferences.sound = "quiet"
    preferences.toggleSound()
    assert Settings(paths.settings).now.sound == "off"
    preferences.toggleSound()
    assert Settings(paths.settings).now.sound == "quiet"


def test_the_rules_are_read_searched_and_cited(shelf: Shelf, tmp_path: Path) -> None:
    (tmp_path / "fredericus.en.md").write_text(RULES, encoding="utf-8")
    book = shelf[Rulebook]
    book.folder = tmp_path
    book.goTo("FR-6.3")
    assert (book.game, book.current, book.chapters.count, book.paragraphs.count) == ("fredericus", "6.3", 2, 3)
    assert book.paragraphs.rows[0] == ("1.1", "1", "The board is an <b>octagon</b>, with a &lt; b. It has eight sides.")
    book.search("SKY tree")
    assert [row[0] for row in book.hits.rows] == ["6.3"]
    assert "<u>tree</u>" in str(book.hits.rows[0][2])
    book.search("")
    assert book.hits.count == 0
    book.goTo("ZZ-1.1")
    assert (book.game, book.current) == ("fredericus", "6.3")


def test_what_holds_at_every_table_stands_behind_the_rules_of_each_game(shelf: Shelf, tmp_path: Path) -> None:
    book = shelf[Rulebook]
    (tmp_path / "fredericus.en.md").write_text(RULES, encoding="utf-8")
    (tmp_path / "table.en.md").write_text("## 1. Here\n\n- 1.1 Take **back**.\n- 1.2 Agree.\n", encoding="utf-8")
    book.folder = tmp_path
    book.goTo("FR-6.3")
    assert [row[:2] for row in book.chapters.rows] == [("1", "Places"), ("6", "Capture"), ("7", "Here")]
    assert [row[0] for row in book.paragraphs.rows[-2:]] == ["7.1", "7.2"]
    book.search("back")
    assert [row[0] for row in book.hits.rows] == ["7.1"]


def test_the_rules_say_that_what_was_shown_stays_known_when_one_goes_back(shelf: Shelf) -> None:
    book = shelf[Rulebook]
    book.folder = resources_folder() / "rules"
    for game in ("fredericus", "de_vulgari", "stupor_mundi"):
        book.load(game)
        book.search("stays known")
        assert book.hits.count == 1
        assert len({row[0] for row in book.paragraphs.rows}) == book.paragraphs.count


def test_rules_that_are_not_installed_say_so(shelf: Shelf, tmp_path: Path) -> None:
    shelf[Rulebook].folder = tmp_path
    shelf[Rulebook].load("fredericus")
    assert shelf[Rulebook].problem
    assert shelf[Rulebook].paragraphs.count == 0


def test_a_search_shows_time_window_and_the_check_who_is_ready(shelf: Shelf) -> None:
    queue = shelf[Queue]
    pages.searching(shelf)
    assert (queue.state, queue.waitedText, queue.window) == ("searching", "0:42", 150)
    queue.count()
    assert queue.waitedText == "0:43"
    pages.checking(shelf)
    assert (queue.state, queue.readyLeft, queue.hasAnswered) == ("checking", 11, False)
    assert [row.isReady for row in queue.ready.rows] == [True, False, False, True]
    assert (queue.missing, queue.unratedSentence, queue.foundAfter) == (2, "", "0:42")
    queue.answer(True)
    assert queue.hasAnswered
    queue.show_idle("Somebody was not ready.")
    assert (queue.state, queue.problem, queue.ready.count) == ("idle", "Somebody was not ready.", 0)


def test_what_the_server_foretells_is_shown_in_whole_seconds_and_points(shelf: Shelf) -> None:
    outlook = shelf[Outlook]
    assert not outlook.isKnown
    outlook.show(Forecast("fredericus", 161_249, 40_001, -1, 7, -1, 9_950, (138_400,), 3, (1, 4), -1, (("bots", 0),)))
    assert outlook.isKnown
    assert (outlook.expected, outlook.most, outlook.spread, outlook.botsIn) == (41, -1, -1, -1)
    assert (outlook.mine, outlook.window, outlook.waiting, outlook.playing) == (1612, 100, [1384], 3)
    assert outlook.crowd == [{"x": 650.0, "y": 0.25}, {"x": 750.0, "y": 1.0}]
    assert outlook.shorter == [{"what": "bots", "wait": 0}]


def test_a_refusal_does_not_end_a_search_that_goes_on(shelf: Shelf) -> None:
    queue = shelf[Queue]
    pages.searching(shelf)
    queue.refuse("Too fast.", is_over=False)
    assert (queue.state, queue.problem) == ("searching", "Too fast.")
    queue.refuse("You are not looking for a table.", is_over=True)
    assert (queue.state, queue.problem) == ("idle", "You are not looking for a table.")


def test_ladder_profile_and_matches_show_what_the_server_says(shelf: Shelf) -> None:
    pages.go_online(shelf)
    pages.show_profile(shelf)
    assert (shelf[Ladder].myPlace, shelf[Ladder].rows.count) == (5, len(pages.LADDER))
    assert shelf[Profile].history[0] == {"x": 50.0, "y": 1500.0}
    assert shelf[Profile].history[-1] == {"x": 64.0, "y": 1612.0}
    assert shelf[Matches].live.rows[0].namesText == "Piero, Bianca of Monteforte, Manfred"
    assert [row.changeText for row in shelf[Matches].past.rows] == ["+17.2", "−6.0", "+2.1", "+11.5"]
    assert shelf[Matches].past.rows[1].placeText == "3 of 4"


def test_a_rating_is_drawn_from_where_everybody_starts(shelf: Shelf) -> None:
    after = (RatingPoint("aa" * 16, 0, 145_900), RatingPoint("bb" * 16, 1, 142_530))
    profile = shelf[Profile]
    profile.load("7")
    profile.show(PlayerPage(7, "Piero", False, False, (LadderRating("fredericus", 142_530, 2, after),)), False)
    assert [(point["x"], point["y"]) for point in profile.history] == [(0, 1500.0), (1, 1459.0), (2, 1425.3)]


def test_a_rating_of_few_games_says_how_many_they_are_and_every_pace_is_in_words(shelf: Shelf) -> None:
    shelf[Profile].show(PlayerPage(7, "Piero", False, False, (LadderRating("fredericus", 150_000, 0, ()),)), False)
    assert shelf[Profile].ratings.rows[0] == ("fredericus", "Fredericus", "1500", 0, "0 of 10 games")
    match = PastMatch("aa" * 16, "fredericus", ("A", "B"), (7, 8), (2, 1), (1, 4), "untimed", False, "done", 1, 2, 0)
    shelf[Matches].show_past([match], 7, datetime(2025, 10, 9, tzinfo=UTC))
    assert shelf[Matches].past.rows[0].paceText == "without a clock"


def test_a_match_in_play_is_not_among_those_that_are_over(shelf: Shelf) -> None:
    over = PastMatch("aa" * 16, "fredericus", ("A", "B"), (7, 8), (2, 1), (1, 4), "quick", True, "done", 1, 2, -4100)
    live = replace(over, match="bb" * 16, places=(), scores=(), status="live", ended=0, change=0)
    now = datetime(2025, 10, 9, 20, 30, tzinfo=UTC)
    shelf[Matches].show_past([live, over], 7, now)
    shelf[Profile].show_recent([live, over], 7, now)
    assert idents(shelf[Matches].past) == idents(shelf[Profile].recent) == [over.match]


def test_moments_are_said_as_people_say_them() -> None:
    now = datetime(2025, 10, 9, 20, 30, tzinfo=UTC)
    said = [when_text(int((now - timedelta(days=days)).timestamp()), now) for days in (0, 1, 3, 30)]
    assert said == ["20:30", "yesterday", "3 days ago", "2025-09-09"]


@pytest.mark.parametrize("at", [2**62, 2**40, 10**30, -(2**62), 0])
def test_a_moment_that_no_calendar_has_is_not_said(at: int) -> None:
    assert when_text(at, datetime(2025, 10, 9, tzinfo=UTC)) == ""


def test_a_replay_that_cannot_be_shown_leaves_the_others_on_the_shelf(shelf: Shelf) -> None:
    good = Shelved("a.staufer", "fredericus", ("A", "B"), (1, 2), (5, 3), 9, Came("own"))
    bad = replace(good, ident="{b}.staufer", names=())
    unshown = shelf[Replays].show([bad, good], datetime(2025, 10, 9, tzinfo=UTC))
    assert idents(shelf[Replays].list) == ["a.staufer"]
    assert unshown == ["{b}.staufer: This replay cannot be shown."]


def test_a_crash_is_reported_without_secrets(qapp: QGuiApplication, tmp_path: Path, capsys: object) -> None:
    said: list[str] = []
    reports = CrashReports(tmp_path, lambda: "0", said.append)
    try:
        raise RuntimeError("Bearer stf1_abcdef in " + "a1" * 32)
    except RuntimeError:
        reports.report(*sys.exc_info())  # type: ignore[arg-type]
    text = next(tmp_path.glob("*.txt")).read_text(encoding="utf-8")
    assert "RuntimeError" in text
    assert "stf1_" not in text
    assert "a1a1" not in text
    assert "report" in said[0]


def test_the_static_checks_know_every_singleton_and_what_may_be_written(tmp_path: Path) -> None:
    home = write_qmltypes(tmp_path)
    text = (home / "bridge.qmltypes").read_text(encoding="utf-8")
    for kind in SINGLETONS:
        assert f'exports: ["Staufer.Bridge/{kind.__name__} 1.0"]' in text
    assert (
        'Property { name: "prompt"; type: "QString"; isReadonly: true; read: "prompt"; notify: "promptChanged"' in text
    )
    assert 'Property { name: "theme"; type: "QString"; read: "theme"; write: "theme"; notify: "themeChanged"' in text
    assert 'Property { name: "choices"; type: "ChoicesModel"; isPointer: true; isReadonly: true' in text
