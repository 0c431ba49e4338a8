"""What is proposed at the table, and what may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from staufer_client.bridge.facts import Bridge, Fact
from staufer_client.proposals import proposal_to, why_not_back

if TYPE_CHECKING:
    from staufer_client.table import Table as Followed

NOTHING = -1


class Proposal(Bridge):
    """At most one at a time: first what I have not answered yet."""

    what = Fact(NOTHING)  # 0 a draw, 1 that the match does not count, 2 going back further
    text = Fact("")  # empty: nothing is proposed
    isForMe = Fact(False)  # I have to answer
    isMine = Fact(False)  # I may take it back
    canGoBack = Fact(False)  # I may ask everybody to go back further
    whyNotBack = Fact("")

    def show(self, table: Followed) -> None:
        course, seat = table.follower.course, table.my_seat
        is_open = table.mode in ("live", "hotseat", "spectator")
        proposal = proposal_to(course, seat) if is_open else None
        self.what = NOTHING if proposal is None else proposal.what
        self.text = "" if proposal is None else " ".join(map(table.say_plainly, proposal.phrases))
        self.isForMe = proposal is not None and proposal.is_for_me
        self.isMine = proposal is not None and proposal.is_mine
        self.whyNotBack = why_not_back(course, seat) if is_open else ""
        self.canGoBack = is_open and not self.whyNotBack
