"""What may be proposed to the table: a draw, that the match does not count, to go back further."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.kernel import S
from staufer_protocol.complaint import Refusal
from staufer_protocol.course import Course
from staufer_protocol.standing import has_free_undo
from staufer_protocol.stream import Record, Vote, Voted

MOST_VOTES = 20  # of one seat, so that nobody talks a match to its greatest length
MOST_UNDO_OFFERS = 10  # of one seat: whoever plays on should not be asked at every choice
LAST_UNDO = 4_000  # records, beyond which nothing is taken back, so that a match always comes to its end


def check_vote(course: Course[S], records: Sequence[Record], seat: int, what: int, yes: bool) -> None:
    """Refusal where the seat cannot propose this, agree to it, or be against it, after these *records*."""
    standing = course.standing
    if what not in tuple(Vote):
        raise Refusal("E_VOTE", "There is no vote on this.")
    if seat not in standing.voters(course.setup):
        raise Refusal("E_NOT_SEATED", "Only who still plays at this table can vote.")
    if course.setup.rated and len(standing.voters(course.setup)) < 2:
        raise Refusal("E_NOBODY", "There is nobody here to agree with: play on, or resign.")
    offer = standing.offer(what)
    if not yes:
        if offer is None:
            raise Refusal("E_VOTE", "Nobody has proposed this, or it has lapsed.")
        return
    if offer is not None and seat in offer.agreed:
        raise Refusal("E_VOTED", "You have said so already; the others have not agreed yet.")
    said = [record.body for record in records if isinstance(record.body, Voted) and record.body.actor == seat]
    if len(said) >= MOST_VOTES:
        raise Refusal("E_VOTES", "You have voted often enough in this match.")
    if what == Vote.UNDO and offer is None:
        check_undo_offer(course, seat)
        if sum(vote.what == Vote.UNDO and vote.yes for vote in said) >= MOST_UNDO_OFFERS:
            raise Refusal("E_UNDO_OFFERS", "You have asked often enough in this match to go back.")
        since = [record.body for record in records[course.based_seq :]]
        if any(isinstance(vote, Voted) and vote.what == Vote.UNDO and not vote.yes for vote in since):
            raise Refusal("E_UNDO_REFUSED", "Going back from here was refused already: play on first.")


def check_half(course: Course[S], what: int) -> None:
    """Refusal where it is too late to propose this.  Who hosts rated matches asks this; a match in which somebody did
    so later is a match all the same, and its replay is right."""
    is_late = course.setup.rated and what != Vote.UNDO and course.standing.offer(what) is None
    if is_late and course.rules.is_past_half(course.game.state):
        raise Refusal("E_PAST_HALF", "More than half of this rated match is over: play on, or resign.")


def check_undo_offer(course: Course[S], seat: int) -> None:
    """Refusal where nothing is gained by asking everybody to go back; all copies of the match agree on it."""
    if course.setup.rated:
        raise Refusal(
            "E_UNDO_RATED",
            "In a rated match you can take back only your own last choices, "
            "and none after which somebody else acted, a card was drawn or something was shown.",
        )
    if course.seq >= LAST_UNDO:
        raise Refusal("E_UNDO_TOO_FAR", "This match is so long that nothing can be taken back any more.")
    if course.undo_target(seat, has_free_undo(course.setup)) is not None:
        raise Refusal("E_UNDO_AT_ONCE", "Your last choice can be taken back at once: nobody has to agree.")
    if course.undo_target(seat, is_practice=True) is None:
        raise Refusal("E_NOTHING_TO_UNDO", "You have not chosen anything yet that could be taken back.")
