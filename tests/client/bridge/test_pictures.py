"""Every page and every state of a table can be shown, without a complaint of QML."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage

from staufer_client.paths import find_paths
from staufer_client.screenshots import Studio, take_screenshots
from staufer_client.stage.scenes import SCENES


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
