"""Draws the program's icon in all sizes and forms that systems ask for: ``icons.py FOLDER VERSION``."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[2]
DRAWING = ROOT / "resources" / "art" / "lobby" / "initial_staufer.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def main(folder: Path, version: str) -> int:
    application = QGuiApplication(sys.argv[:1])
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        draw(size).save(str(folder / f"staufer_{size}.png"))
    largest = Image.open(folder / f"staufer_{SIZES[-1]}.png")
    largest.save(folder / "staufer.ico", sizes=[(size, size) for size in SIZES if size <= 256])
    largest.save(folder / "staufer.icns")
    (folder / "version.txt").write_text(windows_version(version), encoding="utf-8")
    del application
    return 0


def draw(size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def windows_version(version: str) -> str:
    """What Windows shows of the program's file."""
    numbers = ", ".join((version.split(".") + ["0"] * 4)[:4])
    words = {
        "CompanyName": "Staufer", "FileDescription": "Staufer", "FileVersion": version, "InternalName": "staufer",
        "OriginalFilename": "staufer.exe", "ProductName": "Staufer", "ProductVersion": version,
    }  # fmt: skip
    entries = ", ".join(f"StringStruct({name!r}, {word!r})" for name, word in words.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers=({numbers}), prodvers=({numbers}), mask=0x3f, flags=0x0, "
        "OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)), "
        f"kids=[StringFileInfo([StringTable('040904B0', [{entries}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2]))
