"""A mark that one process of this computer holds, and that goes with it, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Lock:
    """A file that is locked, not one that exists: nothing is left to clear away after a crash."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle = -1

    def take(self) -> bool:
        """Whether it is ours now; False while another process has it."""
        if self._handle >= 0:
            return True
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform == "win32":
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            os.close(handle)
            return False
        except OSError:  # a file system without locks: there is no telling, and playing matters more
            pass
        self._handle = handle
        return True

    def handles(self) -> tuple[int, ...]:
        """What a child process must inherit to hold the lock too; not possible on Windows."""
        return (self._handle,) if self._handle >= 0 and sys.platform != "win32" else ()

    def let_go(self) -> None:
        handle, self._handle = self._handle, -1
        if handle >= 0:
            os.close(handle)
