"""Four faults that such a design must not have, each made on purpose: the simulation is worth what it says of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from staufer_client.live_match import LiveMatch as FollowedMatch
from staufer_engine.record import Record as State
from staufer_protocol.draft import Step
from staufer_protocol.messages import Submit
from staufer_server.connection import Session
from staufer_server.hosting import LiveMatch

Plant = Callable[[pytest.MonkeyPatch], None]


def acknowledge_before_the_commit(patch: pytest.MonkeyPatch) -> None:
    settle = LiveMatch.settle

    async def early(
        match: LiveMatch,
        step: Step[State],
        seat: int | None = None,
        cseq: int | None = None,
        acknowledge: Callable[[], None] | None = None,
        blamed: Sequence[int] = (),
    ) -> None:
        if acknowledge is not None:
            acknowledge()
        await settle(match, step, seat, cseq, None, blamed)

    patch.setattr(LiveMatch, "settle", early)


def take_every_submission_for_a_new_one(patch: pytest.MonkeyPatch) -> None:
    submit = LiveMatch.submit

    async def anew(match: LiveMatch, session: Session, wish: Submit) -> None:
        chair = match.table.chairs[match.table.seat_of(session.account.player)]
        await submit(match, session, replace(wish, cseq=chair.cseq + 1))

    patch.setattr(LiveMatch, "submit", anew)


def ask_not_what_a_submission_is_based_on(patch: pytest.MonkeyPatch) -> None:
    submit = LiveMatch.submit

    async def whatever(match: LiveMatch, session: Session, wish: Submit) -> None:
        based = match.truth.host.based_seq
        await submit(match, session, replace(wish, based_seq=based, head=match.truth.head_at(based)))

    patch.setattr(LiveMatch, "submit", whatever)


def take_answers_for_those_to_the_present_attempt(patch: pytest.MonkeyPatch) -> None:
    def is_answer(match: FollowedMatch, cseq: int, attempt: int) -> bool:
        return match.pending is not None and match.pending.submit.cseq == cseq

    patch.setattr(FollowedMatch, "is_answer", is_answer)


BUGS: dict[str, Plant] = {
    "early acknowledgement": acknowledge_before_the_commit,
    "no memory of submissions": take_every_submission_for_a_new_one,
    "no base": ask_not_what_a_submission_is_based_on,
    "no echo of attempts": take_answers_for_those_to_the_present_attempt,
}
