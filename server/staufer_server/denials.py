"""Wishes that the server does not grant: nothing was changed, and the other side is told why."""

from __future__ import annotations

from staufer_protocol.complaint import Complaint


class Denied(Complaint):
    """*code* is stable, *sentence* says what is wrong and what to do, *status* is the HTTP one."""

    def __init__(self, code: str, sentence: str, status: int = 400) -> None:
        super().__init__(code, sentence)
        self.status = status


def frozen_denial() -> Denied:
    return Denied(
        "E_FROZEN",
        "A rule of the game failed: the match stands still until somebody has looked at it. "
        "If you would rather not wait, resign: it will not count for anybody.",
    )
