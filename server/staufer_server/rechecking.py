"""Whether a match as it is hosted is what its stored records make of it."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.record import Record as State
from staufer_protocol.course import Course


def fault_in(sent: Course[State], again: Course[State], observers: Sequence[int | None]) -> str:
    """The first thing in which a new run differs from the one that was sent; empty where nothing does."""
    last = min(sent.seq, again.seq)
    for seq in range(1, last + 1):
        for observer in observers:
            if sent.view_check(seq, observer) != again.view_check(seq, observer):
                return f"the digest of record {seq}"
    if sent.seq == again.seq and sent.head != again.head:
        return "the chain of the records"
    if sent.at(last).state.to_plain() != again.at(last).state.to_plain():
        return f"the state after record {last}"
    return ""
