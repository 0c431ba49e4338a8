"""The guided first matches, one of each game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from staufer_client.lessons import de_vulgari, fredericus, stupor_mundi
from staufer_client.lessons.guide import Guide
from staufer_client.lessons.script import Lesson, Script

__all__ = ["SCRIPTS", "Guide", "Lesson", "Script", "is_guided", "script_of"]

SCRIPTS: Mapping[str, Script] = MappingProxyType(
    {one.game: one for one in (fredericus.SCRIPT, stupor_mundi.SCRIPT, de_vulgari.SCRIPT)}
)


def script_of(match: bytes) -> Script | None:
    """What leads through the match of this number; None where nothing does."""
    return next((script for script in SCRIPTS.values() if script.match == match), None)


def is_guided(match: bytes) -> bool:
    return script_of(match) is not None
