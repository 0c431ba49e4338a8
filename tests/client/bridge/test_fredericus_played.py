"""Fredericus in its window: a whole match by keys alone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

from client.bridge.playing import Running, answerable, begin_practice, buttons, reach
from client.bridge.window import wait_until
from staufer_client.bridge.program import Program

MOST = 3000  # decisions
KEYS = {"→": Qt.Key.Key_Right, "←": Qt.Key.Key_Left}


@pytest.mark.timeout(400)
async def test_a_whole_match_is_played_by_keys_to_its_result(running: Running) -> None:
    """Letters and digits that stand on the buttons; where a button has none, arrows and Enter."""
    application, ui, _ = running
    table, chance, narrowed = await begin_practice(running, "fredericus", 2), random.Random(5), 0
    for _ in range(MOST):
        await wait_until(lambda: answerable(table))
        if table.isOver:
            break
        if table.needsConfirm:
            await ui.key(Qt.Key.Key_Return)
            await wait_until(lambda: not table.needsConfirm)
            continue
        narrowed += table.isNarrowed
        taking = [row for row in buttons(table) if row.group == "capture"]
        row = chance.choice(taking or buttons(table))
        await wait_until(lambda row=row: ui.has(f"choice_{row.ident}") or not answerable(table))
        if row.key:
            await ui.key(KEYS.get(row.key, Qt.Key(ord(row.key))))
        else:
            await reach(ui, f"choice_{row.ident}")
            await ui.key(Qt.Key.Key_Return)
    assert table.isOver
    assert narrowed > 5
    await wait_until(lambda: ui.has("over_result"))
    await ui.key(Qt.Key.Key_Return)
    assert application.shelf[Program].page == "result"
