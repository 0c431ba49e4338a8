"""How like two pictures are: what antialiasing makes of an edge is let pass, another letter is not."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QImage, QPainter

FAINT = 16  # of 255: an edge drawn a little otherwise stays below it in a picture that was made smaller
OVERLOOKED = 1  # pixels that may differ by more; another letter makes at least two


@dataclass(frozen=True)
class Likeness:
    """Where two pictures differ, and in how many pixels one would see it."""

    difference: QImage
    seen: int

    @property
    def is_close(self) -> bool:
        return self.seen <= OVERLOOKED


def compare(one: QImage, other: QImage, faint: int = FAINT) -> Likeness:
    """Pictures of one size; others have nothing in common."""
    difference = one.convertToFormat(QImage.Format.Format_RGB32)
    if one.size() != other.size():
        return Likeness(difference, one.width() * one.height())
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other.convertToFormat(QImage.Format.Format_RGB32))
    painter.end()
    values = bytes(difference.constBits()).translate(bytes(int(value > faint) for value in range(256)))
    seen = sum(blue or green or red for blue, green, red in zip(values[::4], values[1::4], values[2::4], strict=True))
    return Likeness(difference, seen)
