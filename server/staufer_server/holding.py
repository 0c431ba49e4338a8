"""A file that one server holds locked as long as it lives, however it ends: nothing is left to clear away."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from staufer_server.own_files import FILE

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class HeldFile:
    def __init__(self, handle: int) -> None:
        self._handle = handle

    def close(self) -> None:
        os.close(self._handle)


def hold_file(path: Path) -> HeldFile | None:
    """None while another has it."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, FILE)
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        os.close(handle)
        return None
    except OSError:  # a file system without locks: there is no telling
        pass
    return HeldFile(handle)
