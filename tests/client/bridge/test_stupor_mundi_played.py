"""Stupor Mundi in its window: whole matches by mouse alone and by keys alone, and what is heard of it."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from client.bridge.playing import Running, answerable, begin_practice, buttons, click, in_sight, told
from client.bridge.window import Ui, wait_until
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.stupor_mundi import StuporMundiBoard
from staufer_client.bridge.table import Table
from staufer_client.bridge.table_types import ChoiceRow
from staufer_client.paths import find_paths
from staufer_client.screenshots import Studio, find, still
from staufer_client.stage import stupor_mundi as stage

Deed = Callable[[], Awaitable[None]]
MOST = 3000  # decisions
LIVELY_ROUNDS = 2  # then both only pass, and the match ends after the fifteenth round


def is_lively(table: Table) -> bool:
    assert table.followed is not None
    return table.followed.rules.rounds(table.followed.state) <= LIVELY_ROUNDS


def quiet(table: Table) -> list[ChoiceRow]:
    """Buttons that lead on without doing much: staying, passing, keeping."""
    return [row for row in buttons(table) if row.label.startswith(("Stay", "Pass", "Keep all", "No ", "Do not"))]


async def play(table: Table, ui: Ui, decide: Deed, confirm: Deed) -> None:
    for _ in range(MOST):
        await wait_until(lambda: answerable(table))
        if table.isOver:
            return
        if table.needsConfirm:
            await confirm()
            await wait_until(lambda: not table.needsConfirm)
        else:
            await decide()
    pytest.fail(f"The match is not over after {MOST} decisions.")


async def test_a_whole_match_is_played_by_clicks_to_its_result(running: Running) -> None:
    """On the boards wherever the choice has a place there, else on its button."""
    application, ui, _ = running
    table, chance, on_the_board = await begin_practice(running, "stupor_mundi", 2), random.Random(4), []

    async def confirm() -> None:
        await wait_until(lambda: ui.has("confirm_end"))
        await ui.click("confirm_end")

    async def decide() -> None:
        names = [f"spot_{target}" for target in table.openTargets] if is_lively(table) else []
        item = in_sight(ui, chance.choice(names)) if names and chance.random() < 0.8 else None
        if item is not None:
            on_the_board.append(item.objectName())
            await click(ui, item)
            return
        rows = [] if is_lively(table) else quiet(table)
        name = f"choice_{chance.choice(rows or buttons(table)).ident}"
        await wait_until(lambda: ui.has(name) or not answerable(table))
        if (button := in_sight(ui, name)) is not None:
            await click(ui, button)

    await play(table, ui, decide, confirm)
    assert {name.split(":")[0] for name in on_the_board} >= {"spot_city", "spot_slot", "spot_hand"}
    await wait_until(lambda: ui.has("over_result"))
    await ui.settled("over_result")
    await ui.click("over_result")
    assert application.shelf[Program].page == "result"


async def test_a_whole_match_alone_is_played_by_keys_to_its_result(running: Running) -> None:
    """Digits and letters that stand on the buttons; where a button has none, arrows and Enter."""
    application, ui, _ = running
    table, chance = await begin_practice(running, "stupor_mundi", 1), random.Random(5)

    async def confirm() -> None:
        await ui.key(Qt.Key.Key_Return)

    async def decide() -> None:
        rows = [] if is_lively(table) else quiet(table)
        row = chance.choice(rows or buttons(table))
        await wait_until(lambda: ui.has(f"choice_{row.ident}") or not answerable(table))
        if row.key:
            await ui.key(Qt.Key(ord(row.key)))
            return
        for _ in range(60):
            focused = ui.window.activeFocusItem()
            if focused is not None and focused.objectName() == f"choice_{row.ident}":
                await ui.key(Qt.Key.Key_Return)
                return
            await ui.key(Qt.Key.Key_Right)
        pytest.fail(f"The arrows do not reach {row.label}.")

    await play(table, ui, decide, confirm)
    await wait_until(lambda: ui.has("over_result"))
    await ui.key(Qt.Key.Key_Return)
    assert application.shelf[Program].page == "result"


# -- a screen reader, and the keys of the boards -------------------------------------------


@pytest.fixture(scope="module")
def studio(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    opened = Studio(find_paths({"STAUFER_HOME": str(tmp_path_factory.mktemp("home"))}), 1.0)
    yield opened
    opened.close()


@pytest.fixture
def shelf(studio: Studio) -> Iterator[Shelf]:
    studio.put_away()
    yield studio.application.shelf
    assert studio.application.warnings == []


@pytest.mark.parametrize(
    ("scene", "words"),
    [
        ("stupor_mundi_card", ("Card slot I, free", "Palace", "Voyage", "Your castle", "Workplaces", "Augustales")),
        ("stupor_mundi_crusade", ("Crusade", "Projects", "Enter path A")),
        ("stupor_mundi_project", ("fulfilled in this turn",)),
        ("stupor_mundi_solo", ("Ship of Frederick", "Towers of Frederick")),
    ],
)
def test_everything_on_the_table_is_named_for_who_cannot_see_it(
    scene: str, words: tuple[str, ...], studio: Studio, shelf: Shelf
) -> None:
    stage.STUPOR_MUNDI[scene](shelf)
    still(studio.window)
    QAccessible.setActive(True)
    heard = list(told(QAccessible.queryAccessibleInterface(studio.window)))
    assert [role.name for role, name in heard if role == QAccessible.Role.Button and not name] == []
    names = "\n".join(name for _, name in heard)
    for said in words:
        assert said.lower() in names.lower()
    for target in shelf[Table].openTargets:
        item = find(studio.window.contentItem(), f"spot_{target}")
        assert item is not None, target
        interface = QAccessible.queryAccessibleInterface(item)
        assert interface.text(QAccessible.Text.Name).endswith("you may choose it"), target
        assert interface.role() == QAccessible.Role.Button, target
        assert interface.actionInterface() is not None, target


def test_arrows_go_through_what_may_be_chosen_and_enter_chooses_it(studio: Studio, shelf: Shelf) -> None:
    stage.question("build")(shelf)
    still(studio.window)
    order = list(shelf[Table].openTargets)
    for n, target in enumerate([*order, order[0]]):
        QTest.keyClick(studio.window, Qt.Key.Key_Right if n else Qt.Key.Key_Up)  # up from the bar, then along
        focused = studio.window.activeFocusItem()
        assert focused is not None
        assert focused.objectName() == f"spot_{target}"
    assert shelf[Table].previewHelp["title"] != ""
    QTest.keyClick(studio.window, Qt.Key.Key_Return)
    assert shelf[Table].isNarrowed or shelf[Table].isThinking


def test_shift_and_a_digit_show_the_castle_of_another(studio: Studio, shelf: Shelf) -> None:
    stage.waiting(shelf)
    still(studio.window)
    board = shelf[StuporMundiBoard]
    for place, row in enumerate(shelf[Table].seats.rows):
        QTest.keyClick(studio.window, Qt.Key(ord(str(place + 1))), Qt.KeyboardModifier.ShiftModifier)
        assert board.shownSeat == row[0]


def test_where_only_a_project_may_be_chosen_its_leaf_lies_open(studio: Studio, shelf: Shelf) -> None:
    stage.STUPOR_MUNDI["stupor_mundi_project"](shelf)
    still(studio.window)
    item = find(studio.window.contentItem(), f"spot_{shelf[Table].openTargets[0]}")
    assert item is not None
    assert item.isVisible()
    QTest.keyClick(studio.window, Qt.Key.Key_Tab)
    leaf = find(studio.window.contentItem(), "leaf_0")
    assert leaf is not None
    leaf.click()  # type: ignore[attr-defined]  # of the button
    assert not item.isVisible()


def test_what_flies_arrives_and_is_gone(studio: Studio, shelf: Shelf) -> None:
    stage.question("play_card")(shelf)
    still(studio.window)
    studio.settings.change(reduce_motion=False)
    board = find(studio.window.contentItem(), "flights")
    assert board is not None
    at_rest = len(board.childItems())
    shelf[StuporMundiBoard].flew.emit("edict", "spot_active:0", "seat_1")
    shelf[StuporMundiBoard].flew.emit("card", "spot_nowhere:9", "seat_1")
    QTest.qWait(50)
    assert len(board.childItems()) == at_rest + 1
    for _ in range(200):
        QTest.qWait(20)
        if len(board.childItems()) == at_rest:
            break
    assert len(board.childItems()) == at_rest
    studio.settings.change(reduce_motion=True)
    shelf[StuporMundiBoard].flew.emit("edict", "spot_active:0", "seat_1")
    QTest.qWait(50)
    assert len(board.childItems()) == at_rest


def test_a_ship_sails_round_the_ring_and_not_across_the_sea(studio: Studio, shelf: Shelf) -> None:
    """From the upper right it reaches the lower left by way of the lower right."""
    stage.question("travel")(shelf)
    still(studio.window)
    boat = find(studio.window.contentItem(), "spot_boat:0")
    assert boat is not None
    for city in (1, 3, 0):
        boat.setProperty("city", city)
        still(studio.window)
        assert boat.property("at") % 5 == city
    assert boat.property("at") >= 5
