"""A copy of the database while the server runs."""

from __future__ import annotations

from pathlib import Path

from staufer_server.denials import Denied
from staufer_server.own_files import write_new
from staufer_server.stores import Store

COUNTS = "SELECT (SELECT count(*) FROM account WHERE kind <> 'bot'), (SELECT count(*) FROM match)"


def back_up(store: Store, base: Path, target: Path) -> str:
    """Everything that was committed at one moment, checked; the server goes on writing meanwhile."""
    if target.exists():
        raise Denied("E_EXISTS", f"{target} exists already: nothing is overwritten.")
    half = target.with_name(target.name + ".part")
    try:
        half.unlink(missing_ok=True)
        write_new(half)
    except OSError as failure:
        raise Denied("E_FILE", f"{target} cannot be written: {failure.strerror or failure}.") from failure
    store.copy_to(half)
    connection = store.connect()
    try:
        ((people, matches),) = connection.execute(COUNTS).fetchall()
    finally:
        connection.close()
    half.replace(target)
    return (
        f"{target}: {target.stat().st_size // 1024} KiB, {people!s} accounts, {matches!s} matches. "
        f"The secrets in it are wrapped with the key in {base.name}.key, or in STAUFER_KEY: keep that apart."
    )
