"""The small pictures that the screens are compared with: how they are made, kept and named."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, Qt
from PySide6.QtGui import QImage

FOLDER = Path(__file__).parent / "references"
SIZES = ("1280x720", "1440x900")
THEME = "dark"
WIDTH = 480
LARGEST = 40_000  # bytes
QUALITY = 84


def reference(name: str, size: str) -> Path:
    return FOLDER / f"{name}_{size}.jpg"


def reduced(picture: QImage) -> QImage:
    return picture.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)


def as_kept(picture: QImage) -> bytes:
    """The file's content; of a picture full of detail somewhat coarser than of others."""
    for quality in range(QUALITY, 20, -8):
        content = QByteArray()
        buffer = QBuffer(content)
        picture.save(buffer, "JPEG", quality)
        if content.size() <= LARGEST:
            break
    return bytes(content.data())


def as_seen(picture: QImage) -> QImage:
    """Small and kept, as a reference is: two equal screens are then equal again."""
    return QImage.fromData(as_kept(reduced(picture)))
