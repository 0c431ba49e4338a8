"""What of a client outlives its program: keyring, receipts, the keys of servers; and the program's own connection."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from simulation.evidence import Evidence, Promised, Wished
from staufer_client.connection import Connection
from staufer_client.table_messages import OF_A_MATCH
from staufer_protocol.messages import ServerMessage


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
        followed = self.matches.get(message.match) if isinstance(message, OF_A_MATCH) else None
        if followed is None:
            super()._hear(message)
            return
        granted_seq, pending = followed.granted_seq, followed.pending
        super()._hear(message)
        if followed.granted_seq != granted_seq:
            self.evidence.promised.append(Promised(followed.match, followed.granted_seq, followed.granted))
        elif pending is not None and followed.pending is None:
            self.evidence.denied.append(Wished(followed.match, pending.question, pending.submit.action))
