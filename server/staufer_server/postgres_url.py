"""The address of a PostgreSQL database, which is said to people and logs without its password."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

SCHEMES = ("postgresql", "postgres")


@dataclass(frozen=True, slots=True)
class PostgresUrl:
    text: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.text)
        return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"
