"""What can be set from outside."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from staufer_server.matchmaking import AT_ONCE, Patience


class BadConfig(Exception):
    """The server cannot start like this; the sentence says what to change."""


@dataclass(frozen=True, slots=True)
class ServerConfig:
    database: Path
    host: str = "127.0.0.1"
    port: int = 0  # 0: any free one
    is_local: bool = False  # one machine: no limits on pairs and addresses, house bots at once
    key: str = ""  # 64 hexadecimal digits that wrap the secrets; empty: a file beside the database
    record_key: str = ""  # 64 hexadecimal digits of the key that signs matches; empty: a file beside the database
    bot_pause: float = 0.9  # seconds that a house bot takes at least, so that people can follow
    patience: Patience | None = None  # of searches; None: what suits is_local

    @property
    def messages(self) -> tuple[float, float]:
        """How many messages of one connection are taken: a second, and at once."""
        return (1000.0, 3000.0) if self.is_local else (10.0, 30.0)

    @property
    def searches(self) -> tuple[float, float]:
        """How many searches of one account may begin: a second, and at once."""
        return (1000.0, 3000.0) if self.is_local else (0.1, 12.0)

    @property
    def search_patience(self) -> Patience:
        return self.patience or (AT_ONCE if self.is_local else Patience())


def database_path(text: str) -> Path:
    """A path, or ``sqlite:///PATH``; other databases are refused by name."""
    scheme, has_scheme, rest = text.partition("://")
    if not has_scheme:
        return Path(text)
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return Path(rest[1:])
    raise BadConfig(f"The database {scheme}:// is not supported: give a path, or sqlite:///PATH.")
