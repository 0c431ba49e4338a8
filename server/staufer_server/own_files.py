"""Files and folders that nobody but their owner may read; where a system knows no such modes, it decides itself."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

FILE, FOLDER = 0o600, 0o700


def write_new(file: Path, data: bytes = b"") -> None:
    """The owner's alone from its first moment; FileExistsError where it is there already."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), FILE)
    with os.fdopen(handle, "wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())


def keep_file(file: Path) -> None:
    """Make it where it is missing; where it is there, nobody else reads it from now on."""
    try:
        write_new(file)
    except FileExistsError:
        if file.is_file():
            close(file, FILE)


def keep_folder(folder: Path) -> None:
    """The same for a folder that holds nothing else."""
    folder.mkdir(FOLDER, parents=True, exist_ok=True)
    close(folder, FOLDER)


def close(path: Path, mode: int) -> None:
    """Where it is another's, only he can do so, and it serves as it is."""
    with contextlib.suppress(PermissionError):
        path.chmod(mode)
