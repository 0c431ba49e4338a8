"""Waiting, in words."""

from __future__ import annotations

from staufer_engine.phrases import Msgid


def minutes(seconds: int) -> str:
    """``0:42``"""
    return f"{seconds // 60}:{seconds % 60:02}"


def about(ms: int) -> Msgid:
    """How long it may take still; -1 is unknown."""
    if ms < 0:
        return ""
    seconds = -(-ms // 10_000) * 10  # to tens: it is a guess
    return f"about {minutes(seconds)} more"


def window_text(centi: int) -> Msgid:
    """How far the ratings may lie apart."""
    return f"ratings within {centi // 100} points" if centi > 0 else "any rating"
