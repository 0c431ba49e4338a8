"""What of a client outlives its program: keyring, receipts, the keys of servers; and the program's own connection."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from staufer_client.connection import Connection
from staufer_protocol.messages import Accepted, ServerMessage
from simulation.evidence import Evidence, Promised


@dataclass(slots=True)
class Keyring:
    """Of a system that never fails."""

    kept: dict[tuple[str, str], str] = field(default_factory=dict)

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self.kept.pop((service, username), None)


@dataclass(slots=True)
class Home:
    folder: Path
    keyring: Keyring = field(default_factory=Keyring)
    evidence: Evidence = field(default_factory=Evidence)


class Witnessed(Connection):
    """The real one; what it takes for granted is written down in the moment in which it does."""

    evidence: Evidence

    def _hear(self, message: ServerMessage) -> None:
        followed = self.matches.get(message.match) if isinstance(message, Accepted) else None
        before = None if followed is None else followed.granted_seq
        super()._hear(message)
        if followed is not None and followed.granted_seq != before:
            self.evidence.promised.append(Promised(followed.match, followed.granted_seq, followed.granted))
