"""De Vulgari Eloquentia in its window: whole matches by mouse alone and by keys alone, and what is heard of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from client.bridge.playing import Running, answerable, begin_practice, buttons, click, in_sight, reach, told
from client.bridge.window import wait_until
from staufer_client.bridge.de_vulgari import DeVulgariBoard, state_of
from staufer_client.bridge.program import Program
from staufer_client.bridge.table import Table
from staufer_client.screenshots import Studio, find, still
from staufer_client.stage import de_vulgari as stage
from staufer_client.stage.played import Moment, PlayedMatch

MOST = 4000  # decisions
PATIENT_LOOKS = 1500


def board_name(target: str) -> str:
    """The item that stands for a board id."""
    kind, _, name = target.partition(":")
    if kind == "seat":
        return f"target_seat_{name}"
    return f"{kind}_{name}" if name else kind


async def test_a_whole_match_is_played_by_clicks_to_its_result(running: Running) -> None:
    """On the board wherever the choice has a place there, else on its button."""
    application, ui, _ = running
    table, chance, on_the_board = await begin_practice(running, "de_vulgari", 2), random.Random(4), 0
    for _ in range(MOST):
        await wait_until(lambda: answerable(table))
        if table.isOver:
            break
        if table.needsConfirm:
            await wait_until(lambda: ui.has("confirm_end"))
            await ui.click("confirm_end")
            await wait_until(lambda: not table.needsConfirm)
            continue
        ending = [row.ident for row in buttons(table) if row.group == "end"]
        targets = [] if ending and chance.random() < 0.4 else table.openTargets
        names = [board_name(target) for target in targets]
        item = in_sight(ui, chance.choice(names)) if names and chance.random() < 0.7 else None
        if item is not None:
            on_the_board += 1
            await click(ui, item)
            continue
        name = f"choice_{chance.choice(ending or [row.ident for row in buttons(table)])}"
        await wait_until(lambda name=name: ui.has(name) or not answerable(table))
        if (button := in_sight(ui, name)) is not None:
            await click(ui, button)
    assert table.isOver
    assert on_the_board > 10
    await wait_until(lambda: ui.has("over_result"))
    await ui.settled("over_result")
    await ui.click("over_result")
    assert application.shelf[Program].page == "result"


KEYS = {"→": Qt.Key.Key_Right, "←": Qt.Key.Key_Left}


async def test_a_whole_match_is_played_by_keys_to_its_result(running: Running) -> None:
    """Letters and digits that stand on the buttons; where a button has none, arrows and Enter."""
    application, ui, _ = running
    table, chance = await begin_practice(running, "de_vulgari", 2), random.Random(5)
    for _ in range(MOST):
        await wait_until(lambda: answerable(table))
        if table.isOver:
            break
        if table.needsConfirm:
            await ui.key(Qt.Key.Key_Return)
            await wait_until(lambda: not table.needsConfirm)
            continue
        shown = buttons(table)
        ending = [row for row in shown if row.group == "end"]
        row = chance.choice(ending if ending and chance.random() < 0.4 else shown)
        await wait_until(lambda row=row: ui.has(f"choice_{row.ident}") or not answerable(table))
        if row.key:
            await ui.key(KEYS.get(row.key, Qt.Key(ord(row.key))))
        else:
            await reach(ui, f"choice_{row.ident}")
            await ui.key(Qt.Key.Key_Return)
    assert table.isOver
    await wait_until(lambda: ui.has("over_result"))
    await ui.key(Qt.Key.Key_Return)
    assert application.shelf[Program].page == "result"


# -- what moves ----------------------------------------------------------------------------


def part(studio: Studio, name: str) -> QQuickItem | None:
    return find(studio.window.contentItem(), name)


def until(holds: Callable[[], bool]) -> None:
    """Let the window live until it does."""
    for _ in range(PATIENT_LOOKS):
        if holds():
            return
        QTest.qWait(10)
    pytest.fail("It never comes.")


def test_where_things_move_the_board_is_built_bit_by_bit_and_a_pawn_goes_along_the_road(studio: Studio) -> None:
    studio.settings.change(reduce_motion=False)
    shelf, played = studio.application.shelf, stage.match()
    at, goes = next(
        (moment, moment.seat)
        for moment, game in played.moments
        if game.ask is not None and game.ask.what == "step" and moved_next(played, moment)
    )
    table = stage.sit_down(shelf, at)
    assert part(studio, f"pawn_{goes}") is None  # the page is there before its board
    until(lambda: part(studio, f"pawn_{goes}") is not None)
    pawn = part(studio, f"pawn_{goes}")
    assert pawn is not None
    assert not pawn.property("isGoing")  # what it did before is not shown again
    start = pawn.x(), pawn.y()
    table.take([list(played.frames(at.seat, at.seq + 1))[-1]])
    assert pawn.property("isGoing")
    assert pawn.property("trail").startswith("M")
    until(lambda: not pawn.property("isGoing"))
    until(lambda: (pawn.x(), pawn.y()) != start)
    until(lambda: part(studio, "area_roma") is not None)
    studio.settings.change(reduce_motion=True)


def moved_next(played: PlayedMatch, moment: Moment) -> bool:
    """Whether the record after this one is a move."""
    before, after = (state_of(played.table(Moment(seq, moment.seat))) for seq in (moment.seq, moment.seq + 1))
    return before.players[moment.seat].area != after.players[moment.seat].area


# -- a screen reader -----------------------------------------------------------------------


@pytest.fixture
def studio(qapp: object, paths: object) -> Iterator[Studio]:
    opened = Studio(paths, 1.0)  # type: ignore[arg-type]  # the fixture gives Paths
    yield opened
    assert opened.application.warnings == []
    opened.close()


def test_everything_on_the_table_is_named_for_who_cannot_see_it(studio: Studio) -> None:
    shelf = studio.application.shelf
    stage.step(shelf)
    still(studio.window)
    QAccessible.setActive(True)
    root = QAccessible.queryAccessibleInterface(studio.window)
    heard = list(told(root))
    unnamed = [role.name for role, name in heard if role == QAccessible.Role.Button and not name]
    assert unnamed == []
    names = "\n".join(name for _, name in heard)
    for said in ("Roma, Latin, harbour", "Orient, 6 spaces", "knowledge", "Turn track", "Friars and cardinals"):
        assert said in names
    table = shelf[Table]
    for target in table.openTargets:
        item = find(studio.window.contentItem(), board_name(target))
        assert item is not None, target
        interface = QAccessible.queryAccessibleInterface(item)
        assert interface.text(QAccessible.Text.Name), target
        assert interface.role() == QAccessible.Role.Button, target
        assert interface.actionInterface() is not None, target


def test_up_leads_to_the_map_and_arrows_through_the_areas_in_reach_by_their_price(studio: Studio) -> None:
    shelf = studio.application.shelf
    stage.sit_down(shelf, stage.match().find(stage.has_group("move", 5)))
    still(studio.window)
    order = shelf[DeVulgariBoard].reach
    for key, ident in zip((Qt.Key.Key_Up, *[Qt.Key.Key_Right] * 3), order[:4], strict=True):
        QTest.keyClick(studio.window, key)
        focused = studio.window.activeFocusItem()
        assert focused is not None
        assert focused.objectName() == f"area_{ident}"
    QTest.keyClick(studio.window, Qt.Key.Key_Return)
    assert shelf[Table].isThinking or shelf[Table].isNarrowed
