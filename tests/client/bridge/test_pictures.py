"""Every page and every state of a table can be shown, without a complaint of QML."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage

from staufer_client.paths import Paths
from staufer_client.screenshots import Scenery, take_screenshots
from staufer_client.stage.scenes import SCENES


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_drawn(name: str, qapp: QGuiApplication, paths: Paths, tmp_path: Path) -> None:
    complaints = Scenery(paths, name, 1.0).photograph(tmp_path, ["1280x720"], ["dark"])
    assert complaints == []
    picture = QImage(str(tmp_path / f"{name}_dark_1280x720.png"))
    assert (picture.width(), picture.height()) == (1280, 720)
    assert len({picture.pixel(x, y) for x in range(0, 1280, 16) for y in range(0, 720, 16)}) > 20


def test_a_name_that_no_picture_has_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert take_screenshots(tmp_path, "nonsense", (), (), 1.0) == 2
    assert "home_offline" in capsys.readouterr().err
