"""Every page and every state of a table can be shown, without a complaint of QML."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from staufer_client.bridge.table import Table
from staufer_client.paths import find_paths
from staufer_client.screenshots import Studio, find, still, take_screenshots
from staufer_client.stage.scenes import SCENES, hunt


@pytest.fixture(scope="module")
def studio(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    opened = Studio(find_paths({"STAUFER_HOME": str(tmp_path_factory.mktemp("home"))}), 1.0)
    yield opened
    opened.close()


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_drawn(name: str, studio: Studio, tmp_path: Path) -> None:
    complaints = studio.photograph(name, tmp_path, ["1280x720"], ["dark"])
    assert complaints == []
    picture = QImage(str(tmp_path / f"{name}_dark_1280x720.png"))
    assert (picture.width(), picture.height()) == (1280, 720)
    assert len({picture.pixel(x, y) for x in range(0, 1280, 16) for y in range(0, 720, 16)}) > 20


def test_a_name_that_no_picture_has_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert take_screenshots(tmp_path, "nonsense", (), (), 1.0) == 2
    assert "home_offline" in capsys.readouterr().err


def centre_of(studio: Studio, name: str) -> QPoint:
    item = find(studio.window.contentItem(), name)
    assert item is not None
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def drag(studio: Studio, start: QPoint, end: QPoint) -> None:
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(studio.window, left, plain, start)
    for step in range(1, 9):
        QTest.mouseMove(studio.window, start + (end - start) * step / 8, 5)
    QTest.mouseRelease(studio.window, left, plain, end)


def at_the_hunt(studio: Studio) -> Table:
    studio.put_away()
    hunt(studio.application.shelf)
    still(studio.window)
    return studio.application.shelf[Table]


def test_an_end_card_is_carried_to_a_neighbour_row(studio: Studio) -> None:
    table = at_the_hunt(studio)
    drag(studio, centre_of(studio, "row_7"), centre_of(studio, "row_0"))
    assert table.isThinking
    assert studio.application.warnings == []


def test_a_card_let_go_elsewhere_goes_back(studio: Studio) -> None:
    table = at_the_hunt(studio)
    drag(studio, centre_of(studio, "row_7"), centre_of(studio, "row_3"))
    assert not table.isThinking
    assert not table.isNarrowed


def test_the_arrows_go_through_the_choices_and_enter_presses(studio: Studio) -> None:
    table = at_the_hunt(studio)
    QTest.keyClick(studio.window, Qt.Key.Key_Right)
    QTest.keyClick(studio.window, Qt.Key.Key_Right)
    assert [row.label for row in table.choices.rows][1] == "Flip"  # it is closed, so the arrows pass it over
    QTest.keyClick(studio.window, Qt.Key.Key_Return)
    assert table.isNarrowed
    assert table.prompt.startswith("Hood")


def test_a_result_that_is_just_too_long_comes_to_rest(studio: Studio) -> None:
    """Its lines are wrapped by its width, and its width must not follow from their number."""
    for name, sizes in (("result", ("1440x900",)), ("result_lost", ("1280x720", "1440x900"))):
        studio.put_up(name)
        for size in sizes:
            assert studio.take("dark", size).width() == int(size.partition("x")[0])
