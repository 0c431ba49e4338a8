"""A copy of the database while the server runs."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from staufer_server.denials import Denied
from staufer_server.own_files import write_new


def back_up(database: Path, target: Path) -> str:
    """Everything that was committed at one moment, compacted and checked; the server goes on writing meanwhile."""
    if target.exists():
        raise Denied("E_EXISTS", f"{target} exists already: nothing is overwritten.")
    half = target.with_name(target.name + ".part")
    half.unlink(missing_ok=True)
    write_new(half)
    reading = sqlite3.connect(database)
    try:
        reading.execute("VACUUM INTO ?", (str(half),))
    finally:
        reading.close()
    copy = sqlite3.connect(half)
    try:
        (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        (matches,) = copy.execute("SELECT count(*) FROM match").fetchone()
        (people,) = copy.execute("SELECT count(*) FROM account WHERE kind <> 'bot'").fetchone()
    finally:
        copy.close()
    if verdict != "ok":
        raise Denied("E_DAMAGED", f"The copy {half} is damaged: {verdict}")
    half.replace(target)
    return (
        f"{target}: {target.stat().st_size // 1024} KiB, {people} accounts, {matches} matches. "
        f"The secrets in it are wrapped with the key in {database.name}.key, or in STAUFER_KEY: keep that apart."
    )
