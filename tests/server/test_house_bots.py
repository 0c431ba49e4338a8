"""House bots think in a process of their own, and nothing that happens to it harms a match."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable

import pytest
from structlog.testing import capture_logs

from server.people import Person
from staufer_bots.mind import Frames, Mind
from staufer_engine.kernel import Choice
from staufer_protocol.messages import Accepted, LookAround, Submit, Welcome
from staufer_protocol.stream import Chosen
from staufer_server.application import RunningServer
from staufer_server.hosting import LiveMatch

Guests = Callable[[str, int], Awaitable[list[Person]]]


async def test_a_match_goes_on_when_the_bots_process_is_killed_again_and_again(
    server: RunningServer, guests: Guests
) -> None:
    (person,) = await guests(server.url, 1)
    await person.search((2,), bots="near")
    seen = await person.be_ready()
    while await person.turn(seen):
        number = server.bots.study.process_id
        if number is not None and seen.cseq in (3, 6):
            os.kill(number, 9)
        await person.choose(seen)
    assert (await person.over(seen)).ratings


async def test_a_match_that_ends_while_a_bot_thinks_is_no_error(
    server: RunningServer, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, may_go_on, choose = asyncio.Event(), asyncio.Event(), Mind.choose

    async def slowly(mind: Mind, way: str, frames: Frames) -> Choice:
        thinks.set()
        await may_go_on.wait()
        return await choose(mind, way, frames)

    has_submitted, submit = asyncio.Event(), LiveMatch.submit_for_bot

    async def noted(match: LiveMatch, seat: int, wish: Submit) -> None:
        has_submitted.set()
        await submit(match, seat, wish)

    monkeypatch.setattr(Mind, "choose", slowly)
    monkeypatch.setattr(LiveMatch, "submit_for_bot", noted)
    (person,) = await guests(server.url, 1)
    await person.search((2,), bots="near")
    seen = await person.be_ready()
    with capture_logs() as logs:
        while not thinks.is_set():
            if seen.is_my_turn:
                await person.choose(seen)
            await asyncio.sleep(0)
        assert isinstance(await person.act(seen, (3,)), Accepted)
        may_go_on.set()
        await has_submitted.wait()
        await person.over(seen)
        before = len(person.heard)
        await person.say(LookAround())  # whatever the bot had to say to that it has said
        await person.hear(Welcome, before)
    assert [log for log in logs if log["log_level"] == "error"] == []


async def test_a_house_bot_plays_by_correspondence_as_it_plays_live(server: RunningServer, guests: Guests) -> None:
    (person,) = await guests(server.url, 1)
    await person.search((2,), bots="near", pace="day")
    seen = await person.be_seated(set())
    assert [chair.is_bot for chair in seen.setup.seats].count(True) == 1
    while await person.turn(seen) and seen.course.rules.rounds(seen.course.game.state) < 3:
        await person.choose(seen)
    bots = 1 - seen.seat
    made = [record.body for record in server.matches.live(seen.setup.match).truth.host.records]
    assert [body for body in made if isinstance(body, Chosen) and body.actor == bots and not body.forced]
    await person.act(seen, (3,))
    assert (await person.over(seen)).results[bots].place == 1
