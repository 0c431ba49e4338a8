"""The keys by which the servers that one has played at are known: a server that has another today is not believed."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from staufer_client.files import set_aside, write_whole
from staufer_engine.phrases import Msgid
from staufer_protocol.receipt import KEY_BYTES, key_name


@dataclass(slots=True)
class KnownServers:
    """One key an account's server, remembered when it is met first.  Without a *file* until the program ends."""

    file: Path | None = None
    keys: dict[str, bytes] = field(default_factory=dict)
    problem: str = ""  # a sentence, where the file could not be read or written

    def __post_init__(self) -> None:
        if self.file is not None and self.file.exists():
            try:
                self.keys = read_keys(self.file.read_text("utf-8"))
            except (OSError, ValueError) as error:
                self._put_aside(error)

    def _put_aside(self, error: Exception) -> None:
        assert self.file is not None
        try:
            kept = set_aside(self.file).name
        except OSError:
            kept = self.file.name
        self.problem = f"The keys of the servers you know could not be read ({error}); the file is kept as {kept}."

    def is_known_by(self, server: str, key: bytes) -> bool:
        """Whether *server* has this key; at the first meeting it is believed, and remembered."""
        if server not in self.keys:
            self.accept(server, key)
        return self.keys[server] == key

    def accept(self, server: str, key: bytes) -> None:
        """From now on the server is known by this key."""
        self.keys[server] = key
        if self.file is None:
            return
        text = json.dumps({name: known.hex() for name, known in sorted(self.keys.items())}, indent=2)
        try:
            write_whole(self.file, text.encode("ascii") + b"\n")
        except OSError as error:
            self.problem = f"The key of this server could not be remembered: {error.strerror or error}."

    def why_not(self, server: str, key: bytes) -> Msgid:
        """To the person who has to decide whether the new key is to be believed."""
        return (
            f"This server signs with another key than before: {key_name(key)}, not {key_name(self.keys[server])}. "
            "Either its owner has changed it, or this is another server. Ask the owner before you accept the new key."
        )


def read_keys(text: str) -> dict[str, bytes]:
    """ValueError where it is not what was written."""
    plain = json.loads(text)
    if not isinstance(plain, dict):
        raise ValueError("it holds no keys")
    keys = {str(name): bytes.fromhex(str(key)) for name, key in plain.items()}
    if any(len(key) != KEY_BYTES for key in keys.values()):
        raise ValueError("one of them is no key")
    return keys
