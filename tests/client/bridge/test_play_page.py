"""The page on which one searches, in a window: by keys, and what it asks of the server meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from client.bridge.window import Ui, wait_until
from staufer_client.application import folder_url
from staufer_client.bridge.folders import Paths as ShownPaths
from staufer_client.bridge.queue import Queue
from staufer_client.bridge.registry import Shelf
from staufer_client.paths import find_paths
from staufer_client.settings import SearchChoices
from staufer_client.stage import pages

PAGE = """
import QtQuick
import Staufer.Pages
Window {
    width: 1300; height: 860; visible: true
    PlayPage { anchors.fill: parent; focus: true }
}
"""


@pytest.fixture
def asked(shelf: Shelf) -> list[tuple[str, object]]:
    """What the page has wished for."""
    found: list[tuple[str, object]] = []
    shelf[ShownPaths].art = folder_url(find_paths({}).art)
    pages.go_online(shelf)
    pages.idle(shelf)
    queue = shelf[Queue]
    queue.on_search = lambda game, choices: found.append((f"search {game}", choices))
    queue.on_foresee = lambda game, choices: found.append((f"foresee {game}", choices))
    queue.on_leave = lambda: found.append(("leave", None))
    queue.on_days = lambda: found.append(("days", None))
    queue.on_answer = lambda is_ready: found.append(("answer", is_ready))
    return found


@pytest.fixture
async def ui(load: Callable[[str], Ui], asked: list[tuple[str, object]]) -> Ui:
    shown = load(PAGE)
    await shown.shown()
    await wait_until(lambda: bool(asked))
    return shown


LAST = SearchChoices([3, 4], "normal", True, "near", {})


async def test_the_server_is_asked_what_to_expect_and_again_after_each_change(
    ui: Ui, asked: list[tuple[str, object]]
) -> None:
    assert asked == [("foresee fredericus", LAST)]
    await ui.click("play_ways_knight")
    await wait_until(lambda: len(asked) == 2)
    assert asked[1] == ("foresee fredericus", SearchChoices([3, 4], "normal", True, "knight", {}))
    assert ui.warnings == []


async def test_enter_searches_and_escape_ends_the_search(ui: Ui, shelf: Shelf, asked: list[tuple[str, object]]) -> None:
    await ui.key(Qt.Key.Key_Escape)
    await ui.key(Qt.Key.Key_Return)
    assert asked[1:] == [("search fredericus", LAST)]
    pages.searching(shelf)
    await ui.key(Qt.Key.Key_Return)  # one search is enough
    await ui.key(Qt.Key.Key_Escape)
    assert asked[2:] == [("leave", None)]


async def test_a_search_that_runs_goes_on_with_another_wish(
    ui: Ui, shelf: Shelf, asked: list[tuple[str, object]]
) -> None:
    pages.searching(shelf)
    await ui.click("play_seats_2")
    await wait_until(lambda: len(asked) == 2)
    assert asked[1] == ("search fredericus", SearchChoices([2, 3, 4], "normal", True, "near", {}))


async def test_what_would_help_is_one_press_away(ui: Ui, asked: list[tuple[str, object]]) -> None:
    await ui.click("play_shorter_seats")
    await wait_until(lambda: len(asked) == 2)
    assert asked[1] == ("foresee fredericus", SearchChoices([2, 3, 4], "normal", True, "near", {}))


async def test_who_has_never_searched_begins_with_every_number_of_seats(
    load: Callable[[str], Ui], shelf: Shelf
) -> None:
    shelf[ShownPaths].art = folder_url(find_paths({}).art)
    pages.go_online(shelf)
    found: list[SearchChoices] = []
    shelf[Queue].on_foresee = lambda game, choices: found.append(choices)
    shown = load(PAGE)
    await shown.shown()
    await wait_until(lambda: bool(found))
    assert found[-1] == SearchChoices([2, 3, 4], "normal", True, "near", {})


async def test_a_seat_by_correspondence_is_one_press_away_once_it_is_offered(
    load: Callable[[str], Ui], shelf: Shelf, asked: list[tuple[str, object]]
) -> None:
    pages.searching(shelf)
    strip = load("import QtQuick; import Staufer.Pages; Window { width: 1000; height: 90; visible: true;"
                 " SearchStrip { anchors.fill: parent } }")  # fmt: skip
    await strip.shown()
    assert not strip.has("strip_days")
    pages.offered_days(shelf)
    await wait_until(lambda: strip.has("strip_days"))
    await strip.click("strip_days")
    assert asked == [("days", None)]
    pages.kept(shelf)
    await wait_until(lambda: not strip.has("strip_days"))
    assert strip.find("strip_waited").property("text") == "Your seat by correspondence is kept"
