"""The program in German: every page changes at once, and its longer words find room beside text of 150 %."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from staufer_client.bridge.account import Account
from staufer_client.bridge.program import Program
from staufer_client.bridge.table import Table
from staufer_client.paths import find_paths
from staufer_client.screenshots import Studio, still
from staufer_client.stage.scenes import DIALOGS, SCENES, hunt

# Drawn into the art, whose size text does not change; the card beside the pointer says them in full.
ON_THE_BOARD = {"EdictTile", "HandCard", "CardSlot", "Offer", "AllyPlace", "TurnCell", "Parts", "ObjectiveCard"}
EXCERPTS = {"RulesSearch", "ListRow"}  # they lead to the whole text
BESIDE_A_NAME = {
    "SeatCard",
    "Eyes",
    "ChoiceButton",
}  # they give way to names, which may be long; other signs say it too
FIRST = ("home_offline", "play", "settings", "rules", "replays", "profile", "fredericus_hunt", "result")


@pytest.fixture(scope="module")
def german(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    opened = Studio(find_paths({"STAUFER_HOME": str(tmp_path_factory.mktemp("home"))}), 1.5, "de")
    opened.window.resize(1280, 720)
    yield opened
    opened.close()
    QLocale.setDefault(QLocale("en"))


def seen(item: QQuickItem) -> Iterator[QQuickItem]:
    """All that shows text."""
    if item.isVisible() and item.opacity():
        if item.metaObject().indexOfProperty("truncated") >= 0 and item.property("text"):
            yield item
        for child in item.childItems():
            yield from seen(child)


def kinds(item: QQuickItem) -> set[str]:
    """The QML components around it."""
    found = set()
    above: QQuickItem | None = item
    while above is not None:
        found.add(above.metaObject().className().partition("_QML")[0])
        above = above.parentItem()
    return found


def is_cut(item: QQuickItem) -> bool:
    return bool(item.property("truncated")) or item.property("contentWidth") > item.width() + 1


def names_shown(studio: Studio) -> set[str]:
    followed = studio.application.shelf[Table].followed
    names = set() if followed is None else set(followed.names)
    return names | {studio.application.shelf[Account].name} - {""}


def cut_texts(studio: Studio, name: str) -> list[str]:
    """What is on the page and not to be read as a whole; names of players may be shortened."""
    studio.put_away()
    SCENES[name](studio.application.shelf)
    opener, closer = DIALOGS.get(name, ("", ""))
    studio.press(opener)
    still(studio.window)
    names = names_shown(studio)
    found = [
        f"{item.property('text')} ({', '.join(sorted(one for one in kinds(item) if not one.startswith('QQuick')))})"
        for item in seen(studio.window.contentItem())
        if is_cut(item)
        and not any(one in item.property("text") for one in names)
        and not kinds(item) & (ON_THE_BOARD | EXCERPTS | BESIDE_A_NAME)
    ]
    studio.press(closer)
    return found


@pytest.mark.parametrize("name", [name for name in SCENES if name in FIRST])
def test_german_finds_room(german: Studio, name: str) -> None:
    assert cut_texts(german, name) == []


@pytest.mark.long
@pytest.mark.parametrize(
    "name", [name for name in SCENES if name not in FIRST and not name.startswith("gallery")]
)  # which shows texts cut
def test_german_finds_room_everywhere(german: Studio, name: str) -> None:
    assert cut_texts(german, name) == []


def shown(studio: Studio) -> str:
    still(studio.window)
    return "\n".join(str(item.property("text")) for item in seen(studio.window.contentItem()))


def test_the_language_changes_at_once_and_back(german: Studio) -> None:
    settings, shelf = german.application.settings, german.application.shelf
    german.put_away()
    SCENES["home_offline"](shelf)
    shelf[Program].notice = "The server on this computer is starting."
    words = {"Willkommen": "Welcome", "2 bis 4 Personen": "2 to 4 players", "Dein Profil": "Your profile"}
    assert [one for one in words if one not in shown(german)] == []
    assert shelf[Program].notice == "Der Server auf diesem Computer startet."
    settings.change(language="en")
    assert [one for one in words.values() if one not in shown(german)] == []
    assert shelf[Program].notice == "The server on this computer is starting."
    shelf[Program].notice = ""
    hunt(shelf)
    assert shelf[Table].subtitle == "Round 4, normal, rated"
    settings.change(language="de")
    assert shelf[Table].subtitle == "Runde 4, normal, gewertet"
    assert german.application.warnings == []
