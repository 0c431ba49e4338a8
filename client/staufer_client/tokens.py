"""The token of the account at each server: in the system's keyring, or in memory only."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import keyring
from keyring.backends import fail, null
from keyring.errors import KeyringError

from staufer_client.files import write_whole
from staufer_engine.phrases import Msgid

SERVICE = "staufer"

TOKEN = re.compile(r"[!-~]{1,500}")

NOT_KEPT: Msgid = (
    "This system has no keyring that can be used, so this account and its rating are kept only until the program "
    "is closed."
)


class Keyring(Protocol):
    """What is needed of a keyring backend."""

    def get_password(self, service: str, username: str) -> str | None: ...

    def set_password(self, service: str, username: str, password: str) -> None: ...

    def delete_password(self, service: str, username: str) -> None: ...


def system_keyring() -> Keyring | None:
    """The keyring of this system, if it really keeps secrets; backends that write plain files do not count."""
    try:
        backend = keyring.get_keyring()
    except (KeyringError, RuntimeError):
        return None
    if isinstance(backend, fail.Keyring | null.Keyring) or type(backend).__module__.startswith("keyrings.alt"):
        return None
    if backend.priority <= 0:
        return None
    return backend


@dataclass(slots=True)
class Tokens:
    """One token a server address.

    Nothing is ever written in plain text, but the token of a server whose database lies beside it: whoever
    reads the one can read the other.
    """

    find_keyring: Callable[[], Keyring | None] = system_keyring
    files: Mapping[str, Path] = field(default_factory=dict)  # for servers that are no more secret than these files
    note: str = ""  # what the user should know; empty where the token is kept well
    in_memory: dict[str, str] = field(default_factory=dict)

    def of(self, server: str) -> str:
        """The token for *server*; empty where there is none."""
        return self.in_memory.get(server) or self._read(server)

    def _read(self, server: str) -> str:
        backend, token = self.find_keyring(), ""
        if backend is not None:
            with suppress(KeyringError, OSError, RuntimeError):  # locked, or the service behind it is gone
                token = backend.get_password(SERVICE, server) or ""
        if not token and server in self.files:
            with suppress(OSError, UnicodeDecodeError):
                token = self.files[server].read_text(encoding="ascii").strip()
        return token if TOKEN.fullmatch(token) else ""  # a damaged one could not even be sent

    def keep(self, server: str, token: str) -> None:
        self.in_memory[server] = token
        self.note = "" if self._write(server, token) else NOT_KEPT

    def replace(self, server: str, token: str) -> bool:
        """Keep *token* in the place of the present one, or leave that where the new one could be kept less well.

        The server ends the old one when the new one is first used: it must not be lost with this program's end.
        """
        was_kept = bool(self._read(server))
        if not self._write(server, token) and was_kept:
            return False
        self.in_memory[server] = token
        return True

    def _write(self, server: str, token: str) -> bool:
        """Whether it is there the next time."""
        backend = self.find_keyring()
        if backend is not None:
            try:
                backend.set_password(SERVICE, server, token)
            except (KeyringError, OSError, RuntimeError):
                pass
            else:
                return True
        if server in self.files:
            with suppress(OSError):
                write_whole(self.files[server], token.encode())
                return True
        return False

    def forget(self, server: str) -> None:
        self.in_memory.pop(server, None)
        if server in self.files:
            with suppress(OSError):
                self.files[server].unlink(missing_ok=True)
        backend = self.find_keyring()
        if backend is None:
            return
        try:
            backend.delete_password(SERVICE, server)
        except (KeyringError, OSError, RuntimeError):
            return  # it was not there, or cannot be reached
