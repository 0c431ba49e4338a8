"""Moments, as people say them."""

from __future__ import annotations

from datetime import datetime, timedelta

from staufer_engine.phrases import Msgid


def when_text(at: int, now: datetime) -> Msgid:
    """*at* is in seconds since 1970: "14:05", "yesterday", "3 days ago", and then the date.

    Nothing for what no calendar has.
    """
    if at <= 0:
        return ""
    try:
        then = datetime.fromtimestamp(at, tz=now.tzinfo)
    except (ValueError, OverflowError, OSError):  # whoever says so is not to be believed
        return ""
    days = (now.date() - then.date()) // timedelta(days=1)
    if days <= 0:
        return f"{then:%H:%M}"
    if days == 1:
        return "yesterday"
    return f"{days} days ago" if days < 7 else f"{then:%Y-%m-%d}"
