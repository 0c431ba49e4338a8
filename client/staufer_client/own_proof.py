"""What this computer knows of a match by itself, held against the file that is said to be that match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from staufer_client.receipts import Receipt
from staufer_engine.phrases import Msgid
from staufer_protocol.complaint import Distrust
from staufer_protocol.receipt import key_name
from staufer_protocol.replay import Proved, Replay, Verdict

MINE, SEEN, SERVER, SIGNER = "mine", "seen", "server", "signer"

BUT_MINE: Msgid = "Verified, but not your own share of the chance: this computer has no receipt for this match."


def with_my_own(
    verdict: Verdict, replay: Replay, head: bytes, key: bytes, receipt: Receipt | None, *, is_mine: bool = False
) -> Verdict:
    """The verdict with further steps; *head* is the end of my own copy, *key* the server's, each empty for none.

    *is_mine*: I sat there myself, so that a share of the chance is mine.
    """
    if not verdict.is_verified:
        return verdict
    steps = list(verdict.steps)
    for proved in own_steps(replay, head, key, receipt, is_mine):
        steps.append(proved)
        if not proved.is_right and not proved.is_open:
            return replace(verdict, is_verified=False, code="E_MINE", sentence=proved.sentence, steps=tuple(steps))
    if is_mine and receipt is None:
        return replace(verdict, code="E_NO_RECEIPT", sentence=BUT_MINE, steps=tuple(steps))
    return replace(verdict, steps=tuple(steps))


def own_steps(replay: Replay, head: bytes, key: bytes, receipt: Receipt | None, is_mine: bool) -> Iterator[Proved]:
    if receipt is not None:
        try:
            receipt.share.check_match(replay.setup)
        except Distrust as distrust:
            yield Proved(MINE, False, distrust.sentence)
        else:
            yield Proved(
                MINE, True, "Your own share of the chance is in it, and all that was agreed on before the deal."
            )
    elif is_mine:
        sentence = "Your own share of the chance could not be checked: this computer has no receipt for this match."
        yield Proved(MINE, False, sentence, is_open=True)
    if head and head != replay.head:
        yield Proved(SEEN, False, "It is not the match that you saw: its records are others.")
    elif head:
        yield Proved(SEEN, True, "It is the match that you saw, record by record.")
    if key and key != replay.key:
        yield Proved(SERVER, False, "It is not signed by the server that you played at.")
    elif key:
        yield Proved(SERVER, True, "It is signed by the server that you know.")


def as_a_file(
    verdict: Verdict, replay: Replay, names: Mapping[bytes, str], receipt: Receipt | None, is_mine: bool
) -> Verdict:
    """The verdict on a file that may be from anywhere, with whose word it is; *names* are those of the known keys."""
    key = receipt.share.offer.key if receipt is not None else b""
    verdict = with_my_own(verdict, replay, b"", key, receipt, is_mine=is_mine)
    if not verdict.is_verified:
        return verdict
    proved = signer_of(replay, names)
    return replace(verdict, sentence=f"{verdict.sentence} {proved.sentence}", steps=(*verdict.steps, proved))


def signer_of(replay: Replay, names: Mapping[bytes, str]) -> Proved:
    if not replay.key:
        return Proved(SIGNER, False, "Nobody has signed it: it may never have been played.", is_open=True)
    name = key_name(replay.key)
    if replay.key not in names:
        return Proved(SIGNER, False, f"It is signed with a key that is not known here: {name}.", is_open=True)
    return Proved(SIGNER, True, f"It is signed by {names[replay.key]}, key {name}.")
