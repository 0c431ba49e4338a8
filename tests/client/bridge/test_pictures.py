"""Every page and every state of a table can be shown, without a complaint of QML."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from pictures.likeness import compare
from pictures.references import FOLDER, LARGEST, SIZES, THEME, as_seen, reference
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
def test_a_scene_is_drawn_as_its_references_show_it(name: str, studio: Studio) -> None:
    """One that is meant to look otherwise is taken anew by tests/pictures/make.py."""
    before = len(studio.application.warnings)
    studio.put_up(name)
    unlike = []
    for size in SIZES:
        seen = as_seen(studio.take(THEME, size))
        likeness = compare(seen, QImage(str(reference(name, size))))
        if not likeness.is_close:
            unlike.append(f"{likeness.seen} pixels: {show(seen, likeness.difference, name, size)}")
    studio.take_down(name)
    assert studio.application.warnings[before:] == []
    assert unlike == []


def show(seen: QImage, difference: QImage, name: str, size: str) -> Path:
    """What was drawn, and where it differs, in a folder that outlasts the test."""
    folder = Path(tempfile.gettempdir()) / "staufer-pictures"
    folder.mkdir(exist_ok=True)
    seen.save(str(folder / f"{name}_{size}_drawn.png"))
    difference.save(str(folder / f"{name}_{size}_difference.png"))
    return folder / f"{name}_{size}_difference.png"


def test_the_references_are_small_and_of_what_there_is() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {reference(name, size).name for name in SCENES for size in SIZES}
    assert [file.name for file in FOLDER.iterdir() if file.stat().st_size > LARGEST] == []


STATES = {  # somebody else's turn, the curtain, who watches, a replay, the result, a full table with long names
    "fredericus": {"fredericus_waiting", "fredericus_curtain", "fredericus_watched", "replay_viewer", "result",
                   "fredericus_crowd"},
    "stupor_mundi": {"stupor_mundi_waiting", "stupor_mundi_curtain", "stupor_mundi_spectator", "stupor_mundi_replay",
                     "stupor_mundi_result", "stupor_mundi_another"},
    "de_vulgari": {"de_vulgari_waiting", "de_vulgari_curtain", "de_vulgari_watched", "de_vulgari_replay",
                   "de_vulgari_result", "de_vulgari_five"},
}  # fmt: skip


@pytest.mark.parametrize("game", STATES)
def test_a_table_is_shown_in_twelve_states_and_more(game: str) -> None:
    """Those that every table has, and at least six in which something is chosen."""
    assert STATES[game] <= set(SCENES)
    assert len({name for name in SCENES if name.startswith(game)} - STATES[game]) >= 6


def test_another_letter_is_seen_and_another_edge_is_not(studio: Studio) -> None:
    studio.put_up("home")
    picture = studio.take(THEME, SIZES[0])
    name = find(studio.window.contentItem(), "line_state")
    assert name is not None
    name.setProperty("text", "Connectad")
    assert not compare(as_seen(still(studio.window)), as_seen(picture)).is_close
    softer = picture.scaled(picture.size() * 0.97, mode=Qt.TransformationMode.SmoothTransformation)
    softer = softer.scaled(picture.size(), mode=Qt.TransformationMode.SmoothTransformation)
    assert softer != picture
    assert compare(as_seen(softer), as_seen(picture)).is_close


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
            assert studio.take(THEME, size).width() == int(size.partition("x")[0])
