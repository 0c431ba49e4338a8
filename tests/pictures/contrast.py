"""How well texts stand out from what is behind them, by the reckoning of WCAG 2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem, QQuickWindow

ENOUGH = 4.5
ABLE = 0.99  # what is fainter is drawn so because it is disabled or on its way


class Text(NamedTuple):
    """One text on the screen, and what it stands on."""

    words: str
    ratio: float
    colour: str
    ground: str


def luminance(colour: QColor) -> float:
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def ratio(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def over(front: QColor, back: QColor) -> QColor:
    """What is seen where *front* lets *back* through."""
    share = front.alphaF()
    mixed = (f * share + b * (1 - share) for f, b in zip(front.getRgbF()[:3], back.getRgbF()[:3], strict=True))
    return QColor.fromRgbF(*mixed)


def texts_of(window: QQuickWindow, picture: QImage) -> Iterator[Text]:
    """Every text in sight, with the colour that most of its place has in the picture."""
    for item in texts_below(window.contentItem()):
        place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).toRect() & picture.rect()
        if place.width() < 4 or place.height() < 4:
            continue
        colour = item.property("color")
        ground = ground_of(picture.copy(place), colour)
        yield Text(str(item.property("text")), ratio(over(colour, ground), ground), colour.name(), ground.name())


def texts_below(item: QQuickItem, shown: float = 1.0) -> Iterator[QQuickItem]:
    shown *= item.opacity()
    if not item.isVisible() or shown < ABLE:
        return
    if item.inherits("QQuickText") and item.property("text"):
        yield item
    for child in item.childItems():
        yield from texts_below(child, shown)


def ground_of(place: QImage, ink: QColor) -> QColor:
    """The commonest colour that is not the ink's own."""
    seen = Counter(place.pixel(x, y) for x in range(0, place.width(), 3) for y in range(0, place.height(), 2))
    return next(
        (colour for colour in (QColor(pixel) for pixel, _ in seen.most_common(3)) if ratio(colour, ink) > 1.15),
        QColor(seen.most_common(1)[0][0]),
    )
