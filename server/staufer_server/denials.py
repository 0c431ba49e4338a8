"""Wishes that the server does not grant: nothing was changed, and the other side is told why."""

from __future__ import annotations

from collections.abc import Mapping

from staufer_engine.phrases import Msgid
from staufer_protocol.complaint import Complaint


class Denied(Complaint):
    """*code* is stable, *sentence* says what is wrong and what to do, *status* is the HTTP one.

    *retry_after* is how many seconds later it may be tried again; None where waiting does not help.
    """

    def __init__(self, code: str, sentence: Msgid, status: int = 400, retry_after: int | None = None) -> None:
        super().__init__(code, sentence)
        self.status = status
        self.retry_after = retry_after

    @property
    def headers(self) -> Mapping[str, str]:
        """What an answer by HTTP says beside the sentence."""
        if self.status == 401:
            return {"WWW-Authenticate": "Bearer"}
        return {} if self.retry_after is None else {"Retry-After": str(self.retry_after)}


def frozen_denial() -> Denied:
    return Denied(
        "E_FROZEN",
        "A rule of the game failed: the match stands still until somebody has looked at it. "
        "If you would rather not wait, resign: it will not count for anybody.",
    )
