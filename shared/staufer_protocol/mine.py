"""Whether the host did what a seat had asked for: seen at once, by whoever sits there."""

from __future__ import annotations

from staufer_protocol.complaint import Diverged
from staufer_protocol.stream import Answer, Chosen, Committed, Record, Resigned, TakenOver, Undone, Voted, read_answer


def check_mine(record: Record, seat: int, action: tuple[int, ...]) -> None:
    """Raises ``Diverged`` where the record, which grants the *action* of a submission, is another wish's.

    The record comes with the parts that the seat may see; see ``messages.Submit`` for the actions.
    """
    if not _is_mine(record, seat, action):
        raise Diverged("E_NOT_MINE", f"Record {record.seq} is not what you had sent.")


def _is_mine(record: Record, seat: int, action: tuple[int, ...]) -> bool:
    match record.body, action:
        case ((Chosen(actor=actor) | Committed(actor=actor)), (0, choice)):
            return actor == seat and _answer(record) == choice
        case ((Chosen(actor=actor) | Committed(actor=actor)), (1, *choice)):
            return actor == seat and _answer(record) == tuple(choice)
        case Undone(actor=actor, to_seq=to_seq), (2, wanted):
            return (actor, to_seq) == (seat, wanted)
        case ((Resigned(actor=actor) | TakenOver(actor=actor)), (3,)):
            return actor == seat
        case Voted(actor=actor, what=what, yes=yes), (4, proposed, is_for):
            return (actor, what, yes) == (seat, proposed, bool(is_for))
        case _:
            return False


def _answer(record: Record) -> Answer | None:
    if isinstance(record.body, Chosen) and record.body.answer is not None:
        return record.body.answer
    plaintexts = record.plaintexts
    return read_answer(plaintexts[0]) if plaintexts else None
