"""Facts: what QML reads, when it hears of changes, and what it may not do."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence

from client.bridge.window import Ui
from staufer_client.bridge.account import Account
from staufer_client.bridge.preferences import Preferences
from staufer_client.bridge.registry import SINGLETONS, Shelf
from staufer_client.bridge.table import Table

WINDOW = """
import QtQuick
import Staufer.Bridge
Window {
    visible: true
    property string shown: Account.name
    property bool isGuest: Account.isGuest
    property int changes: 0
    onShownChanged: changes++
    function rename() { Account.name = "Enzo" }
    function darken() { Preferences.theme = "light" }
}
"""


def test_qml_follows_a_fact_and_hears_of_other_values_only(load: Callable[[str], Ui], shelf: Shelf) -> None:
    window = load(WINDOW).window
    shelf[Account].name = "Costanza"
    shelf[Account].name = "Costanza"
    assert window.property("shown") == "Costanza"
    assert window.property("changes") == 1


def test_qml_cannot_write_a_fact_but_can_write_a_setting(load: Callable[[str], Ui], shelf: Shelf) -> None:
    ui = load(WINDOW)
    ui.window.rename()
    ui.window.darken()
    assert shelf[Account].name == ""
    assert shelf[Preferences].theme == "light"
    assert any("read-only" in warning for warning in ui.warnings)


def test_two_shelves_have_nothing_in_common(shelf: Shelf) -> None:
    other = Shelf()
    other[Account].name = "Enzo"
    assert shelf[Account].name == ""
    assert {type(one) for one in other.objects.values()} == set(SINGLETONS)


def test_no_initial_value_is_a_tuple_or_none() -> None:
    for kind in SINGLETONS:
        for name, value in kind.initials.items():
            assert isinstance(value, (str, int, float, list, dict)), f"{kind.__name__}.{name}"


def counts() -> Sequence[int]:
    gc.collect()
    return [sys.getrefcount(one) for one in (None, True, False)]


def test_two_thousand_emits_lose_no_reference(shelf: Shelf) -> None:
    """Some versions of the binding gave back None and True once too often, and died of it."""
    table = shelf[Table]
    heard: list[bool] = []
    table.isMyTurnChanged.connect(lambda: heard.append(True))
    before = counts()
    for n in range(2000):
        table.isMyTurn = n % 2 == 0
        table.property("isMyTurn")
        table.property("replay").parent()
    heard.clear()
    after = counts()
    assert all(abs(now - then) < 100 for now, then in zip(after, before, strict=True)), (before, after)
