"""My copy of a match was another one than the host's: what was it, and where did the two part?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from staufer_client.follower import Follower
from staufer_engine.phrases import Msgid
from staufer_engine.record import Record
from staufer_engine.views import first_difference
from staufer_protocol.capsule import DESYNC, Capsule, capsule_of
from staufer_protocol.codec import enc

SAME: Msgid = "both copies show the same; the host's is another one"


@dataclass(frozen=True, slots=True)
class Parted:
    """A copy that was given up, and what the one that came anew shows instead."""

    capsule: Capsule
    difference: str  # the first; empty while nothing has come anew
    is_healed: bool  # the match goes on with the new copy


Report = Callable[[Parted, Callable[[str], None]], str]
"""Keeps a report and gives the sentence on it; what the server says of it is told later, if it is asked."""


def no_report(parted: Parted, judged: Callable[[str], None]) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Parting:
    """The view of my seat after the record at which my copy was another than the host's."""

    seq: int
    view: Record
    capsule: Capsule

    def compared(self, follower: Follower) -> Parted:
        """With *follower*, which came to the same record anew."""
        anew = view_of(follower)
        header = replace(self.capsule.header, anew=enc(anew.to_plain()))
        capsule = replace(self.capsule, header=header)
        if header.view == header.anew:
            return Parted(capsule, SAME, True)
        return Parted(capsule, first_difference(self.view, anew) or "the records are of other kinds", True)


def parting_of(follower: Follower, code: str) -> Parting:
    """What is to be kept of a copy that could not go on, and why it could not."""
    view = view_of(follower)
    plain = enc(view.to_plain())
    capsule = capsule_of(follower.course, follower.frames, program="", kind=DESYNC, code=code, view=plain)
    return Parting(follower.course.seq, view, capsule)


def view_of(follower: Follower) -> Record:
    return follower.rules.view(state_of(follower), seat_of(follower)).clone()


def state_of(follower: Follower) -> Record:
    """Where a turn ended the state at that very point, as the digests are taken of it."""
    checkpoint = follower.course.position.checkpoint
    return follower.course.game.state if checkpoint is None else checkpoint


def seat_of(follower: Follower) -> int | None:
    return follower.observer if isinstance(follower.observer, int) else None
