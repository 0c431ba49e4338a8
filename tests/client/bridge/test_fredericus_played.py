"""Fredericus in its window: a whole match by keys alone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

import staufer_client.session
from client.bridge.playing import Running, answerable, begin_practice, buttons, reach
from client.bridge.window import wait_until
from staufer_client.bridge.program import Program
from staufer_client.bridge.result import Result
from staufer_client.court import Court
from staufer_client.local_match import House

MOST = 300  # decisions; this match has 118
SEED = 1
KEYS = {"→": Qt.Key.Key_Right, "←": Qt.Key.Key_Left}


@pytest.fixture
def chance(monkeypatch: pytest.MonkeyPatch) -> random.Random:
    """The match is the same each time, and so are the page, which thinks in a thread, and who plays against it."""
    dice, bots = random.Random(SEED), random.Random(SEED)

    def furnished(*parts, **others) -> House:
        return House(*parts, **{**others, "random_bytes": dice.randbytes, "court": Court(below=bots.randrange)})

    monkeypatch.setattr(staufer_client.session, "House", furnished)
    return random.Random(SEED)


async def test_a_whole_match_is_played_by_keys_to_its_result(chance: random.Random, running: Running) -> None:
    """Letters and digits that stand on the buttons; where a button has none, arrows and Enter."""
    application, ui, _ = running
    table, narrowed = await begin_practice(running, "fredericus", 2), 0
    for _ in range(MOST):
        await wait_until(lambda: answerable(table))
        if table.isOver:
            break
        if table.needsConfirm:
            await wait_until(lambda: ui.has("confirm_end"))
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
    await wait_until(lambda: application.shelf[Result].verdict == "verified")
