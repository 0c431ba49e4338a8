"""What this computer knows of a match by itself, held against the file that is said to be that match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from staufer_client.receipts import Receipt
from staufer_protocol.complaint import Distrust
from staufer_protocol.replay import Proved, Replay, Verdict

MINE, SEEN, SERVER = "mine", "seen", "server"


def with_my_own(verdict: Verdict, replay: Replay, head: bytes, key: bytes, receipt: Receipt | None) -> Verdict:
    """The verdict with further steps; *head* is the end of my own copy, *key* the server's, each empty for none."""
    if not verdict.is_verified:
        return verdict
    steps = list(verdict.steps)
    for proved in own_steps(replay, head, key, receipt):
        steps.append(proved)
        if not proved.is_right:
            return replace(verdict, is_verified=False, code="E_MINE", sentence=proved.sentence, steps=tuple(steps))
    return replace(verdict, steps=tuple(steps))


def own_steps(replay: Replay, head: bytes, key: bytes, receipt: Receipt | None) -> Iterator[Proved]:
    if receipt is not None:
        try:
            receipt.share.check_match(replay.setup)
        except Distrust as distrust:
            yield Proved(MINE, False, distrust.sentence)
        else:
            yield Proved(
                MINE, True, "Your own share of the chance is in it, and all that was agreed on before the deal."
            )
    if head and head != replay.head:
        yield Proved(SEEN, False, "It is not the match that you saw: its records are others.")
    elif head:
        yield Proved(SEEN, True, "It is the match that you saw, record by record.")
    if key and key != replay.key:
        yield Proved(SERVER, False, "It is not signed by the server that you played at.")
    elif key:
        yield Proved(SERVER, True, "It is signed by the server that you know.")
