"""Garbage is collected on Qt's thread, and nowhere else."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from staufer_client.bridge.sweeping import Sweeper


class Knot:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def sweeper(qtbot: QtBot) -> Iterator[Sweeper]:
    made = Sweeper()
    yield made
    made.stop()


def dropped_knots() -> list[weakref.ref[Knot]]:
    """More of them than the automatic collector would leave lying."""
    return [weakref.ref(Knot()) for _ in range(10 * gc.get_threshold()[0])]


def test_no_other_thread_collects(sweeper: Sweeper) -> None:
    knots: list[weakref.ref[Knot]] = []
    thread = threading.Thread(target=lambda: knots.extend(dropped_knots()))
    thread.start()
    thread.join()
    assert all(knot() is not None for knot in knots)
    sweeper.sweep()
    assert all(knot() is None for knot in knots)


def test_what_is_not_due_is_left_lying(sweeper: Sweeper) -> None:
    gc.collect()
    knot = weakref.ref(Knot())
    sweeper.sweep()
    assert knot() is not None


def test_afterwards_python_collects_by_itself_again(qtbot: QtBot) -> None:
    sweeper = Sweeper()
    assert not gc.isenabled()
    sweeper.stop()
    assert gc.isenabled()
