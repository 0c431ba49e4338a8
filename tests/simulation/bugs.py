"""Four faults that such a design must not have, each made on purpose: the simulation is worth what it says of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from staufer_client.live_match import LiveMatch as FollowedMatch
from staufer_engine.record import Record as State
from staufer_protocol.draft import Step
from staufer_protocol.messages import Accepted, MatchOpened, Setup, Submit
from staufer_server import hosting
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


def forget_the_last_submission(patch: pytest.MonkeyPatch) -> None:
    """Every one is a new one, and whoever comes back is not told what had become of his last."""

    async def anew(match: LiveMatch, session: Session, wish: Submit) -> None:
        async def work() -> None:
            async with match.lock:
                seat = match.table.seat_of_session(session)
                chair = match.table.chairs[seat]

                def acknowledge(seq: int) -> None:
                    chair.answers.append(seq)
                    session.send(Accepted(wish.match, wish.cseq, wish.attempt, seq))

                await match._act(seat, wish, session.lag, chair.cseq + 1, acknowledge)

        await asyncio.shield(match.own(work()))

    def opened(setup: Setup, seat: int, cseq: int, from_start: bool) -> MatchOpened:
        return MatchOpened(setup, seat, max(0, cseq - 1), from_start)

    patch.setattr(LiveMatch, "submit", anew)
    patch.setattr(hosting, "MatchOpened", opened)


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
    "no memory of submissions": forget_the_last_submission,
    "no base": ask_not_what_a_submission_is_based_on,
    "no echo of attempts": take_answers_for_those_to_the_present_attempt,
}
