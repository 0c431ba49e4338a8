"""Lists keep the identity of their rows, whatever happens to them."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester

from staufer_client.bridge.rows import FIRST_ROLE, RowsModel


class Beast(NamedTuple):
    ident: int
    name: str


class Beasts(RowsModel):
    row = Beast


@pytest.fixture
def beasts(qapp: QGuiApplication) -> Beasts:
    model = Beasts()
    model.setProperty("tester", 0)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


def test_a_list_becomes_what_it_is_given_and_is_a_proper_model_all_the_way(beasts: Beasts) -> None:
    chance = random.Random(7)
    for _ in range(300):
        rows = [Beast(ident, chance.choice("abc")) for ident in chance.sample(range(12), chance.randrange(12))]
        beasts.sync(rows)
        assert beasts.rows == rows
        assert beasts.rowCount() == beasts.count == len(rows)


def test_a_row_that_moves_is_moved_and_not_made_anew(beasts: Beasts) -> None:
    beasts.sync([Beast(n, str(n)) for n in range(5)])
    seen: list[str] = []
    beasts.rowsMoved.connect(lambda *_: seen.append("moved"))
    beasts.rowsInserted.connect(lambda *_: seen.append("inserted"))
    beasts.rowsRemoved.connect(lambda *_: seen.append("removed"))
    beasts.modelReset.connect(lambda *_: seen.append("reset"))
    beasts.sync([Beast(n, str(n)) for n in (4, 0, 1, 2, 3)])
    assert seen == ["moved"]


def test_neighbours_come_and_go_together(beasts: Beasts) -> None:
    rows = [Beast(n, str(n)) for n in range(1000)]
    beasts.sync(rows[:10])
    seen: list[tuple[str, int, int]] = []
    beasts.rowsInserted.connect(lambda _, first, last: seen.append(("inserted", first, last)))
    beasts.rowsRemoved.connect(lambda _, first, last: seen.append(("removed", first, last)))
    beasts.sync(rows)
    beasts.sync([*rows[:3], *rows[900:]])
    assert seen == [("inserted", 10, 999), ("removed", 3, 899)]


def test_only_the_roles_that_changed_are_announced(beasts: Beasts) -> None:
    rows = [Beast(n, str(n)) for n in range(100)]
    beasts.sync(rows)
    seen: list[tuple[int, list[int]]] = []
    beasts.dataChanged.connect(lambda first, last, roles: seen.append((first.row(), list(roles))))
    beasts.sync([row._replace(name="Griffin") if row.ident == 40 else row for row in rows])
    assert seen == [(40, [FIRST_ROLE + 1])]


def test_the_count_is_announced_once_for_all_rows_of_a_change(beasts: Beasts) -> None:
    seen: list[int] = []
    beasts.countChanged.connect(lambda: seen.append(beasts.rowCount()))
    beasts.sync([Beast(n, "") for n in range(9)])
    beasts.sync([Beast(n, "other") for n in range(9)])
    assert seen == [9]
