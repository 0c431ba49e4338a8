"""The gallery shows every control of the design system in every state, in every theme, without a complaint of QML."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQuick import QQuickItem

from pictures.likeness import compare
from staufer_client.paths import find_paths
from staufer_client.screenshots import Studio, find, still
from staufer_client.stage.scenes import SCENES

STATES = {
    "GoldButton": {"normal", "hover", "focus", "pressed", "disabled", "long text"},
    "PlainButton": {"normal", "hover", "focus", "pressed", "disabled", "long text", "chosen"},
    "IconButton": {"normal", "hover", "focus", "pressed", "disabled", "chosen"},
    "Chip": {"normal", "hover", "focus", "pressed", "disabled", "long text", "chosen"},
    "Toggle": {"normal", "hover", "focus", "pressed", "disabled", "long text", "chosen"},
    "ListRow": {"normal", "hover", "focus", "pressed", "disabled", "long text", "chosen"},
    "TextLine": {"normal", "hover", "focus", "disabled", "long text", "error"},
    "TextBox": {"normal", "hover", "focus", "disabled", "long text", "error"},
    "Segmented": {"normal", "hover", "focus", "pressed", "disabled", "long text"},
    "Slider": {"normal", "hover", "focus", "pressed", "disabled"},
}


@pytest.fixture(scope="module")
def gallery(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    studio = Studio(find_paths({"STAUFER_HOME": str(tmp_path_factory.mktemp("home"))}), 1.0)
    SCENES["gallery"](studio.application.shelf)
    still(studio.window)
    yield studio
    studio.close()
    assert studio.application.warnings == []


def controls(studio: Studio) -> list[str]:
    lines = (studio.application.paths.qml / "Staufer" / "Controls" / "qmldir").read_text("utf-8").splitlines()
    return [line.split()[0] for line in lines if line and not line.startswith(("module", "singleton"))]


def names_below(item: QQuickItem) -> Iterator[str]:
    yield item.objectName()
    for child in item.childItems():
        yield from names_below(child)


def test_every_control_of_the_module_is_on_it(gallery: Studio) -> None:
    shown = set(names_below(gallery.window.contentItem()))
    assert [name for name in controls(gallery) if f"gallery_{name}" not in shown] == []


@pytest.mark.parametrize("name", STATES)
def test_a_control_is_shown_in_its_states(gallery: Studio, name: str) -> None:
    specimen = find(gallery.window.contentItem(), f"gallery_{name}")
    assert specimen is not None
    states = {found.removeprefix("state_") for found in names_below(specimen) if found.startswith("state_")}
    assert states == STATES[name]


@pytest.mark.parametrize("name", STATES)
def test_no_two_states_look_alike(gallery: Studio, name: str) -> None:
    """Each one differs from the normal one by more than its word below."""
    specimen = find(gallery.window.contentItem(), f"gallery_{name}")
    assert specimen is not None
    scroll = find(gallery.window.contentItem(), "gallery_scroll")
    assert scroll is not None
    scroll.setProperty("contentY", specimen.mapToItem(scroll.childItems()[0], 0, 0).y() - 60)
    picture = still(gallery.window)
    looks: dict[str, QImage] = {}
    for state in STATES[name]:
        cell = find(specimen, f"state_{state}")
        assert cell is not None
        place = cell.childItems()[0]
        corner = place.mapToScene(place.boundingRect().topLeft()).toPoint()
        look = picture.copy(corner.x() - 5, corner.y() - 5, int(place.width()) + 10, int(place.height()) + 10)
        assert [other for other, seen in looks.items() if compare(look, seen, 8).is_close] == [], state
        looks[state] = look
