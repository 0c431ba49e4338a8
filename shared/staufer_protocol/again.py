"""The wish that a record was the answer to, made anew: how a finished match is played again."""

from __future__ import annotations

from staufer_engine.record import Record as StateRecord
from staufer_protocol.complaint import Malformed, Refusal
from staufer_protocol.draft import Step
from staufer_protocol.host import Host
from staufer_protocol.stream import (
    Answer,
    Chosen,
    ClocksChanged,
    Committed,
    Flagged,
    Left,
    Record,
    Resigned,
    TakenOver,
    Undone,
    Voided,
    Voted,
    read_answer,
)


def wish_again(host: Host[StateRecord], record: Record) -> Step[StateRecord]:
    at = record.t_ms
    match record.body:
        case Chosen(actor=seat, answer=answer, charge_ms=charge):
            return host.choose(seat, _opened(record) if answer is None else answer, at, charge)
        case Committed(actor=seat, charge_ms=charge):
            return host.choose(seat, _opened(record), at, charge)
        case Undone(actor=seat, to_seq=to_seq):
            return host.undo(seat, to_seq, at)
        case Flagged(actor=seat, strike=strike):
            return host.flag(seat, at, strike)
    return _wish_at_the_table(host, record)


def _wish_at_the_table(host: Host[StateRecord], record: Record) -> Step[StateRecord]:
    at = record.t_ms
    match record.body:
        case ClocksChanged(changes=changes):
            return host.clock(changes, at)
        case Left(actor=seat, reason=reason):
            return host.leave(seat, reason, at)
        case TakenOver(actor=seat, who=who):
            return host.take_over(seat, who, at)
        case Voted(actor=seat, what=what, yes=yes):
            return host.vote(seat, what, yes, at)
        case Resigned(actor=seat):
            return host.resign(seat, at)
        case Voided(reason=reason):
            return host.void(reason, at)
        case _:
            raise Refusal("E_UNASKED", "The host did something here that nobody had asked for.")


def _opened(record: Record) -> Answer:
    if not record.plaintexts:
        raise Malformed("E_PARTS", "A sealed answer is not opened.")
    return read_answer(record.plaintexts[0])
