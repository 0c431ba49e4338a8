"""What is proposed at a table, and what may be: in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from staufer_engine.phrases import Msgid, Phrase, Seat
from staufer_protocol.complaint import Refusal
from staufer_protocol.offers import check_undo_offer
from staufer_protocol.stream import Vote

if TYPE_CHECKING:
    from staufer_engine.record import Record
    from staufer_protocol.course import Course
    from staufer_protocol.standing import Offer

PROPOSED: dict[Vote, Msgid] = {
    Vote.DRAW: "{player} proposes a draw.",
    Vote.VOID: "{player} proposes that this match does not count.",
    Vote.UNDO: "{player} asks to go back to before {player}'s last choice. What was shown since stays known.",
}
MINE: dict[Vote, Msgid] = {
    Vote.DRAW: "You have proposed a draw.",
    Vote.VOID: "You have proposed that this match does not count.",
    Vote.UNDO: "You have asked to go back to before your last choice.",
}
AGREED: Msgid = "You agree with {player}."
STILL: Msgid = "Still to answer: {players}."


@dataclass(frozen=True, slots=True)
class Proposal:
    what: int  # as in ``Vote``
    phrases: tuple[Phrase, ...]
    is_for_me: bool  # I have not answered yet
    is_mine: bool  # I may take it back


def proposal_to(course: Course[Record], seat: int | None) -> Proposal | None:
    """What stands before the table now; first what the seat has not answered yet."""
    if course.is_over or not course.standing.offers:
        return None
    voters = course.standing.voters(course.setup)

    def is_open(offer: Offer) -> bool:
        return seat in voters and seat not in offer.agreed

    offer = next(filter(is_open, course.standing.offers), course.standing.offers[0])
    missing = tuple(Phrase("{player}", {"player": Seat(one)}) for one in voters if one not in offer.agreed)
    what = Vote(offer.what)
    if is_open(offer):
        phrases = [Phrase(PROPOSED[what], {"player": Seat(offer.by)})]
    elif offer.by == seat:
        phrases = [Phrase(MINE[what]), Phrase(STILL, {"players": missing})]
    else:
        said = [Phrase(AGREED, {"player": Seat(offer.by)})] if seat in offer.agreed else []
        phrases = [Phrase(PROPOSED[what], {"player": Seat(offer.by)}), *said, Phrase(STILL, {"players": missing})]
    return Proposal(offer.what, tuple(phrases), is_open(offer), offer.by == seat)


def why_not_back(course: Course[Record], seat: int | None) -> Msgid:
    """Why the seat cannot ask the table to go back further; empty where it can."""
    if seat is None or course.is_over:
        return "There is nothing to go back to."
    if course.standing.offer(Vote.UNDO) is not None:
        return "This is proposed already."
    try:
        check_undo_offer(course, seat)
    except Refusal as refusal:
        return refusal.sentence
    return ""
