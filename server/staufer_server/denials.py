"""Wishes that the server does not grant: nothing was changed, and the other side is told why."""

from __future__ import annotations

from staufer_protocol.complaint import Complaint


class Denied(Complaint):
    """*code* is stable, *sentence* says what is wrong and what to do, *status* is the HTTP one."""

    def __init__(self, code: str, sentence: str, status: int = 400) -> None:
        super().__init__(code, sentence)
        self.status = status
