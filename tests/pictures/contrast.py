"""How well texts stand out from what is behind them, by the reckoning of WCAG 2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem, QQuickWindow

ENOUGH = 4.5
COARSE, HALF = 0xF0F0F0, 0x080808  # colours are counted in steps of sixteen
NEAR = 24  # of 255
FAINTEST = 1.15  # what is nearer to the ink is the ink
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
    for item, seen in texts_below(window.contentItem()):
        place = seen.toRect() & picture.rect()
        if place.width() < item.width() / 2 or place.height() < item.height() / 2:
            continue
        colour = item.property("color")
        colours = colours_of(picture.copy(place))
        if is_outlined(item) or not is_drawn(colours, colour):
            continue  # an outline makes a contrast of its own; what lies under a piece is not read
        ground = ground_of(colours, colour)
        yield Text(str(item.property("text")), ratio(over(colour, ground), ground), colour.name(), ground.name())


def texts_below(item: QQuickItem, shown: float = 1.0) -> Iterator[tuple[QQuickItem, QRectF]]:
    """Each with the part of its place that is not cut off."""
    yield from _below(item, shown, QRectF(0, 0, item.width(), item.height()))


def _below(item: QQuickItem, shown: float, sight: QRectF) -> Iterator[tuple[QQuickItem, QRectF]]:
    shown *= item.opacity()
    if not item.isVisible() or shown < ABLE:
        return
    place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    if item.clip():
        sight = sight & place  # not in place: the others still see the whole
    if item.inherits("QQuickText") and str(item.property("text")).strip():
        yield item, place & sight
    for child in item.childItems():
        yield from _below(child, shown, sight)


def is_outlined(item: QQuickItem) -> bool:
    """Qt's binding cannot read this property; QML can."""
    found = QQmlExpression(qmlContext(item), item, "style !== Text.Normal").evaluate()
    return bool(found[0] if isinstance(found, tuple) else found)


def colours_of(place: QImage) -> Counter[int]:
    """Each colour of a picture, and how often it is there."""
    pixels = bytes(place.convertToFormat(QImage.Format.Format_RGB32).constBits())
    return Counter(value & 0xFFFFFF for value in memoryview(pixels).cast("I"))


def is_drawn(colours: Counter[int], ink: QColor) -> bool:
    """Whether the ink is anywhere to be seen."""
    red, green, blue, _ = ink.getRgb()
    return any(
        abs((one >> 16) - red) < NEAR and abs((one >> 8 & 255) - green) < NEAR and abs((one & 255) - blue) < NEAR
        for one in colours
    )


def ground_of(colours: Counter[int], ink: QColor) -> QColor:
    """The commonest colour that is not the ink's own; those of a gradient count together."""
    seen: Counter[int] = Counter()
    for colour, count in colours.items():
        seen[colour & COARSE] += count
    found = [QColor(colour | HALF) for colour, _ in seen.most_common(3)]
    return next((colour for colour in found if ratio(colour, ink) > FAINTEST), found[0])
