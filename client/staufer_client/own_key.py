"""The key with which this computer signs the matches that it keeps itself."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from staufer_protocol.receipt import KEY_BYTES, RecordKey


@dataclass(slots=True)
class OwnKey:
    """Made when it is needed first.  Where it cannot be kept it lasts as long as the program."""

    file: Path | None
    random_bytes: Callable[[int], bytes]
    found: RecordKey | None = None

    def key(self) -> RecordKey:
        if self.found is None:
            self.found = RecordKey(self._read() or self._make())
        return self.found

    def _read(self) -> bytes:
        """Empty where there is none, or a damaged one: nothing but a name is lost with it."""
        try:
            private = bytes.fromhex(self.file.read_text("ascii")) if self.file is not None else b""
        except (OSError, ValueError):
            return b""
        return private if len(private) == KEY_BYTES else b""

    def _make(self) -> bytes:
        private = self.random_bytes(KEY_BYTES)
        if self.file is not None:
            try:
                self.file.parent.mkdir(parents=True, exist_ok=True)
                handle = os.open(self.file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
                with os.fdopen(handle, "w", encoding="ascii") as out:
                    out.write(private.hex())
            except OSError:
                pass
        return private
