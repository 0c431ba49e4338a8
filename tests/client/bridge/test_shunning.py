"""Whoever is muted or blocked is not read: in what was said already and in what follows, at every table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from staufer_client.bridge.conduct import Conduct
from staufer_client.bridge.lobby_talk import LobbyTalk
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.table import Table
from staufer_client.bridge.table_types import ChatRow
from staufer_client.conduct_calls import ConductWish, ReportPerson
from staufer_client.paths import find_paths
from staufer_client.screenshots import Studio, find, still
from staufer_client.stage.scenes import hunt, watch
from staufer_protocol.messages import Said


def rows(table: Table) -> list[ChatRow]:
    return [row for row in table.chat.rows if isinstance(row, ChatRow)]


def test_what_a_muted_player_says_is_hidden_until_he_is_heard_again(shelf: Shelf) -> None:
    hunt(shelf)
    table, followed = shelf[Table], shelf[Table].followed
    assert followed is not None
    me = followed.my_seat
    loud, other = [seat for seat, who in enumerate(followed.setup.seats) if seat != me and not who.is_bot][:2]
    for seat, text in ((loud, "shame on you"), (other, "well flown"), (me or 0, "thank you")):
        followed.hear(Said(followed.setup.match, seat, text, 1))
    player = followed.setup.seats[loud].player
    assert [row.text for row in rows(table)] == ["shame on you", "well flown", "thank you"]
    assert [row.player for row in rows(table)] == [player, followed.setup.seats[other].player, 0]  # never oneself

    wishes: list[tuple[int, int]] = []
    table.on_shun = lambda who, how: wishes.append((who, how))
    table.shun(player, 1)
    assert wishes == [(player, 1)]
    table.show_shunned({player: 1})
    followed.hear(Said(followed.setup.match, loud, "and again", 2))
    assert [row.text for row in rows(table)] == ["", "well flown", "thank you", ""]
    assert [row.manner for row in rows(table)] == [1, 0, 0, 1]
    table.show_shunned({})
    assert [row.text for row in rows(table)] == ["shame on you", "well flown", "thank you", "and again"]


@pytest.fixture(scope="module")
def studio(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    opened = Studio(find_paths({"STAUFER_HOME": str(tmp_path_factory.mktemp("home"))}), 1.0)
    yield opened
    opened.close()
    assert opened.application.warnings == []


def test_from_a_seat_somebody_is_reported_with_the_whole_match_and_blocked(studio: Studio) -> None:
    shelf = studio.application.shelf
    hunt(shelf)
    table, followed = shelf[Table], shelf[Table].followed
    assert followed is not None
    player = followed.setup.seats[0].player
    reports: list[tuple[int, str, int, int, str]] = []
    table.on_report = lambda *told: reports.append(told)
    wishes: list[tuple[int, int]] = []
    table.on_shun = lambda who, how: wishes.append((who, how))
    studio.press("manners_seat_0 report_range_1 report_stalling")
    assert reports == [(player, followed.setup.match.hex(), 1, followed.seq, "stalling")]
    studio.press("manners_seat_0 block")
    assert wishes == [(player, 2)]
    assert find(studio.window.contentItem(), f"manners_seat_{followed.my_seat}").isVisible() is False  # type: ignore[union-attr]


def test_the_lobby_says_phrases_and_mutes_and_reports_and_its_menus_close_with_the_page(studio: Studio) -> None:
    shelf = studio.application.shelf
    watch(shelf)
    said: list[tuple[str, str]] = []
    shelf[LobbyTalk].on_say = lambda text, phrase: said.append((text, phrase))
    reports: list[ConductWish] = []
    shelf[Conduct].on_wish = reports.append
    shunned: list[tuple[int, int]] = []
    shelf[Conduct].on_shun = lambda player, how: shunned.append((player, how))
    studio.press("lobby_phrases phrase_luck manners_101 report_insult manners_101 mute")
    assert said == [("", "luck")]
    assert reports == [ReportPerson(101, "", 0, 0, "insult")]
    assert shunned == [(101, 1)]
    studio.press("lobby_phrases")
    shelf[Program].go_home()
    still(studio.window)
    assert find(studio.window.contentItem(), "phrase_luck") is None
