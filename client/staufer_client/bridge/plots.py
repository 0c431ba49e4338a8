"""A drawn plot as a file: Qt paints the picture that the SVG describes."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SHARPNESS = 2  # pixels a unit


def write_plot(svg: str, to: Path) -> None:
    """As a picture of dots where the name ends in .png, else as it is; OSError where it cannot be written."""
    if to.suffix.lower() != ".png":
        to.write_text(svg, encoding="utf-8")
        return
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    image = QImage(renderer.defaultSize() * SHARPNESS, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    if not image.save(str(to)):
        raise OSError(f"{to.name} cannot be written")
