"""Writing a file so that either the old or the new one is there, whole, whenever the power fails."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Put *content* in the place of what *path* held; the folder is made if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def set_aside(path: Path) -> Path:
    """Rename a damaged file so that nothing is lost; the place where it is kept."""
    for n in range(1, 1000):
        kept = path.with_name(f"{path.name}.damaged-{n}")
        if not kept.exists():
            path.replace(kept)
            return kept
    raise OSError(f"There are a thousand damaged copies of {path.name} already.")
