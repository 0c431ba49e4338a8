"""The small pictures that the screens are compared with: of what there is one, how they are made, kept and named."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, Qt
from PySide6.QtGui import QImage, QImageWriter

from pictures.likeness import Likeness, compare

FOLDER = Path(__file__).parent / "references"
SIZES = ("1280x720", "1440x900")
THEME = "dark"
WIDTH = 480
LARGEST = 40_000  # bytes
QUALITIES = (84, 76, 68, 60, 52, 44)  # a picture full of detail is kept somewhat coarser than others

PAGES = (
    "home", "home_offline", "practice", "play", "play_among_friends", "play_searching", "play_by_days", "play_ready",
    "matches", "watch", "replays", "profile", "name", "settings", "account_guest", "account_sign_in", "account_code",
    "rules", "rules_search", "diagnostics", "about", "gallery", "report", "table_menu",
    "lessons", "fredericus_lesson",
)  # fmt: skip
# Of each game: every kind of question, or where there are many those whose screens differ most; then somebody else's
# turn, the curtain, who watches, a replay, the result, and a table that is full of long names.
TABLES = {
    "fredericus": (
        "fredericus_first_bets", "fredericus_hunt", "fredericus_move", "fredericus_hood", "fredericus_seal",
        "fredericus_bet", "fredericus_waiting", "fredericus_curtain", "fredericus_watched", "replay_viewer", "result",
        "fredericus_crowd",
    ),
    "stupor_mundi": (
        "stupor_mundi_travel", "stupor_mundi_card", "stupor_mundi_action", "stupor_mundi_market", "stupor_mundi_build",
        "stupor_mundi_summon", "stupor_mundi_edict", "stupor_mundi_house", "stupor_mundi_waiting",
        "stupor_mundi_curtain", "stupor_mundi_spectator", "stupor_mundi_replay", "stupor_mundi_result",
        "stupor_mundi_another",
    ),
    "de_vulgari": (
        "de_vulgari_step", "de_vulgari_move", "de_vulgari_cubes", "de_vulgari_church", "de_vulgari_charity",
        "de_vulgari_library", "de_vulgari_bid", "de_vulgari_election", "de_vulgari_waiting", "de_vulgari_curtain",
        "de_vulgari_watched", "de_vulgari_replay", "de_vulgari_result", "de_vulgari_five",
    ),
}  # fmt: skip
KEPT = (*PAGES, *(name for names in TABLES.values() for name in names))


def reference(name: str, size: str) -> Path:
    return FOLDER / f"{name}_{size}.jpg"


def reduced(picture: QImage) -> QImage:
    return picture.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)


def as_kept(picture: QImage) -> bytes:
    """The file's content."""
    contents = (encoded(picture, quality) for quality in QUALITIES)
    return next(content for content in contents if len(content) <= LARGEST)


def encoded(picture: QImage, quality: int) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    writer = QImageWriter(buffer, QByteArray(b"jpeg"))
    writer.setQuality(quality)
    writer.setOptimizedWrite(True)
    writer.write(picture)
    return bytes(content.data())


def likeness(picture: QImage, kept: bytes) -> Likeness:
    """How like its reference it is, once it is made small and kept in the same way: two equal screens are equal.

    Of the qualities a reference can have, its own makes it most like.
    """
    small, other = reduced(picture), QImage.fromData(kept)
    tried = (compare(QImage.fromData(encoded(small, quality)), other) for quality in QUALITIES)
    return min(tried, key=lambda found: found.seen)
