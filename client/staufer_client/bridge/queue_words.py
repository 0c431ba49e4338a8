"""Waiting, in words."""

from __future__ import annotations


def minutes(seconds: int) -> str:
    """``0:42``"""
    return f"{seconds // 60}:{seconds % 60:02}"
