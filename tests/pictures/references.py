"""The small pictures that the screens are compared with: of what there is one, how they are made, kept and named."""

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

PAGES = (
    "home", "home_offline", "practice", "play", "play_among_friends", "play_searching", "play_by_days", "play_ready",
    "matches", "watch", "replays", "profile", "name", "settings", "account_guest", "account_sign_in", "account_code",
    "rules", "rules_search", "diagnostics", "about", "gallery", "report", "table_menu",
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
