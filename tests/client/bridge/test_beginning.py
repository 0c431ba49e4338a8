"""The dialogs that begin a match of this computer stay open until it is on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QMetaObject, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from staufer_client.bridge.matches import Matches, NoLocalMatches
from staufer_client.bridge.program import Program
from staufer_client.paths import find_paths
from staufer_client.screenshots import Studio, find, still

REFUSAL = "Two people at the table have the same name."


@pytest.fixture(scope="module")
def studio(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    opened = Studio(find_paths({"STAUFER_HOME": str(tmp_path_factory.mktemp("home"))}), 1.0)
    yield opened
    opened.close()


class Landlord(NoLocalMatches):
    """Lets a match begin only between people of different names, and practice only at a second try."""

    def __init__(self, matches: Matches, program: Program) -> None:
        self.matches = matches
        self.program = program
        self.wishes = 0

    def start_practice(self, game: str, seats: int, bot: str, options: dict[str, int]) -> None:
        self.answer(self.wishes > 0)

    def start_hot_seat(self, game: str, names: Sequence[str], options: dict[str, int]) -> None:
        self.answer(len(set(names)) == len(names))

    def answer(self, agrees: bool) -> None:
        self.wishes += 1
        if agrees:
            self.program.openWith("table", "")
        else:
            self.matches.problem = REFUSAL
            self.program.notice = REFUSAL


def part(studio: Studio, name: str) -> QQuickItem:
    item = find(studio.window.contentItem(), name)
    assert item is not None, name
    return item


def opened(studio: Studio, opener: str) -> Landlord:
    studio.put_away()
    shelf = studio.application.shelf
    landlord = Landlord(shelf[Matches], shelf[Program])
    shelf[Matches].local = landlord
    still(studio.window)
    QMetaObject.invokeMethod(part(studio, opener), "click")
    still(studio.window)
    return landlord


def refusal_is_shown(studio: Studio) -> bool:
    said: QObject | None = find(studio.window.contentItem(), "refusal")
    return said is not None and bool(said.property("visible")) and said.property("text") == REFUSAL


def write_names(studio: Studio, *names: str) -> None:
    for n, name in enumerate(names):
        part(studio, f"hotseat_name_{n}_text").setProperty("text", name)


def test_two_equal_names_are_refused_in_the_dialog_and_enter_in_a_name_tries_again(studio: Studio) -> None:
    landlord = opened(studio, "home_hotseat")
    program = studio.application.shelf[Program]
    assert not refusal_is_shown(studio)
    write_names(studio, "Enzo", "Enzo")
    QMetaObject.invokeMethod(part(studio, "hotseat_start"), "click")
    still(studio.window)
    assert refusal_is_shown(studio)
    write_names(studio, "Enzo", "Bianca")
    part(studio, "hotseat_name_1_text").forceActiveFocus()
    QTest.keyClick(studio.window, Qt.Key.Key_Return)
    still(studio.window)
    assert (landlord.wishes, program.page, program.notice) == (2, "table", "")
    assert find(studio.window.contentItem(), "hotseat_start") is None
    assert studio.application.warnings == []


def test_a_refused_practice_is_told_until_it_begins(studio: Studio) -> None:
    landlord = opened(studio, "home_practice")
    program = studio.application.shelf[Program]
    for page in ("home", "table"):
        QMetaObject.invokeMethod(part(studio, "practice_start"), "click")
        still(studio.window)
        assert program.page == page
        assert refusal_is_shown(studio) == (page == "home")
    assert (landlord.wishes, program.notice) == (2, "")
    assert studio.application.warnings == []


def test_what_was_refused_is_forgotten_with_the_dialog(studio: Studio) -> None:
    opened(studio, "home_practice")
    QMetaObject.invokeMethod(part(studio, "practice_start"), "click")
    still(studio.window)
    QTest.keyClick(studio.window, Qt.Key.Key_Escape)
    still(studio.window)
    assert studio.application.shelf[Program].notice == ""
    QMetaObject.invokeMethod(part(studio, "home_practice"), "click")
    still(studio.window)
    assert not refusal_is_shown(studio)
    QTest.keyClick(studio.window, Qt.Key.Key_Escape)
