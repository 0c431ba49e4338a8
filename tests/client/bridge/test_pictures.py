"""Every page and every state of a table can be shown, without a complaint of QML."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from pictures.references import (
    FOLDER,
    KEPT,
    LARGEST,
    SIZES,
    TABLES,
    THEME,
    WIDTH,
    as_kept,
    likeness,
    reduced,
    reference,
)
from staufer_client.bridge.program import PAGES
from staufer_client.bridge.table import Table
from staufer_client.paths import find_paths
from staufer_client.screenshots import Studio, find, still, take_screenshots
from staufer_client.stage.scenes import SCENES, hunt


@pytest.fixture(scope="module")
def studio(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    opened = Studio(find_paths({"STAUFER_HOME": str(tmp_path_factory.mktemp("home"))}), 1.0)
    yield opened
    opened.close()


@pytest.mark.parametrize("name", [name for name in SCENES if name not in KEPT])
def test_a_scene_is_drawn(name: str, studio: Studio, tmp_path: Path) -> None:
    complaints = studio.photograph(name, tmp_path, ["1280x720"], ["dark"])
    assert complaints == []
    picture = QImage(str(tmp_path / f"{name}_dark_1280x720.png"))
    assert (picture.width(), picture.height()) == (1280, 720)
    assert len({picture.pixel(x, y) for x in range(0, 1280, 16) for y in range(0, 720, 16)}) > 20


# -- what the screens looked like ----------------------------------------------------------


@pytest.mark.parametrize("name", KEPT)
def test_a_scene_is_drawn_as_its_references_show_it(name: str, studio: Studio) -> None:
    """One that is meant to look otherwise is taken anew by tests/pictures/make.py."""
    before = len(studio.application.warnings)
    studio.put_up(name)
    unlike = [reason for size in SIZES if (reason := unlikeness(studio.take(THEME, size), name, size))]
    studio.take_down(name)
    assert studio.application.warnings[before:] == []
    assert unlike == []


def unlikeness(picture: QImage, name: str, size: str) -> str:
    """In how many pixels it differs from its reference, and where both can be looked at; empty where it is like it."""
    kept = reference(name, size).read_bytes()
    if as_kept(reduced(picture)) == kept or (found := likeness(picture, kept)).is_close:
        return ""
    folder = Path(tempfile.gettempdir()) / "staufer-pictures"
    folder.mkdir(exist_ok=True)
    images = {"drawn": reduced(picture), "reference": QImage.fromData(kept), "difference": found.difference}
    for what, image in images.items():
        image.save(str(folder / f"{name}_{size}_{what}.png"))
    return f"{name} at {size}: {found.seen} pixels; see {folder}"


def test_an_unlike_picture_is_left_beside_its_reference_and_their_difference(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    studio.put_up("about")
    reason = unlikeness(studio.take(THEME, SIZES[0]), "home", SIZES[0])
    folder = tmp_path / "staufer-pictures"
    assert reason.endswith(f"pixels; see {folder}")
    left = {file.name: QImage(str(file)) for file in folder.iterdir()}
    assert set(left) == {f"home_{SIZES[0]}_{what}.png" for what in ("drawn", "reference", "difference")}
    assert {picture.width() for picture in left.values()} == {WIDTH}


def test_the_references_are_small_and_of_what_there_is() -> None:
    assert set(KEPT) <= set(SCENES)
    assert {file.name for file in FOLDER.iterdir()} == {reference(name, size).name for name in KEPT for size in SIZES}
    assert [file.name for file in FOLDER.iterdir() if file.stat().st_size > LARGEST] == []


def test_every_page_and_twelve_states_of_each_table_have_references() -> None:
    assert set(PAGES) <= {*KEPT, "table"}
    assert all(len(names) >= 12 for names in TABLES.values())


# -- what a comparison finds, and what it lets pass ----------------------------------------


@dataclass
class Planted:
    """A scene, and what was done to it."""

    studio: Studio
    scene: str

    def __post_init__(self) -> None:
        self.studio.put_up(self.scene)
        self.before = as_kept(reduced(self.studio.take(THEME, SIZES[0])))

    def part(self, name: str) -> QQuickItem:
        item = find(self.studio.window.contentItem(), name)
        assert item is not None
        return item

    def is_seen(self) -> bool:
        return not likeness(still(self.studio.window), self.before).is_close


def test_a_changed_word_is_seen(studio: Studio) -> None:
    home = Planted(studio, "home")
    name = home.part("line_state")
    word = name.property("text")
    name.setProperty("text", "Connectad")
    assert home.is_seen()
    name.setProperty("text", word)
    assert not home.is_seen()


def test_a_moved_button_is_seen(studio: Studio) -> None:
    home = Planted(studio, "home")
    button = home.part("home_practice")
    button.setX(button.x() + 2)
    assert home.is_seen()
    button.setX(button.x() - 2)
    assert not home.is_seen()


def test_a_missing_icon_is_seen(studio: Studio) -> None:
    home = Planted(studio, "home")
    icon = next(item for item in below(home.part("nav_settings")) if item.metaObject().className().startswith("Icon"))
    opacity = icon.opacity()
    icon.setOpacity(0)
    assert home.is_seen()
    icon.setOpacity(opacity)
    assert not home.is_seen()


def below(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        yield child
        yield from below(child)


def test_an_edge_drawn_a_little_otherwise_is_let_pass(studio: Studio) -> None:
    """By a sixteenth of what a picture loses that was made smaller and large again."""
    studio.put_up("home")
    picture = studio.take(THEME, SIZES[0])
    smooth = Qt.TransformationMode.SmoothTransformation
    softer = picture.scaled(picture.size() * 0.97, mode=smooth).scaled(picture.size(), mode=smooth)
    otherwise = picture.copy()
    painter = QPainter(otherwise)
    painter.setOpacity(1 / 16)
    painter.drawImage(0, 0, softer)
    painter.end()
    assert otherwise != picture
    assert likeness(otherwise, as_kept(reduced(picture))).is_close


def test_nothing_of_the_scenes_before_is_in_a_picture(studio: Studio) -> None:
    shown = ("home", "play", "fredericus_hunt")
    first = [Planted(studio, name).before for name in shown]
    for name in ("fredericus_chat", "replay_sources", "play_among_friends", "account_guest", "rules_search"):
        studio.put_up(name)
        studio.take("light", SIZES[1])
        studio.take_down(name)
    for name, before in zip(shown, first, strict=True):
        studio.put_up(name)
        assert likeness(studio.take(THEME, SIZES[0]), before).is_close, name


# -- hands and keys ------------------------------------------------------------------------


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
