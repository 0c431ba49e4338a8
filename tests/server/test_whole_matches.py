"""Matches from the queue to the ladder, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from server.conftest import ledger_equals_ratings, sit_together
from server.people import Person
from staufer_protocol.messages import MatchOver, OfferRematch, Said, Say
from staufer_protocol.replay import read_replay, verify
from staufer_server.application import RunningServer, ServerConfig

Guests = Callable[[str, int], Awaitable[list[Person]]]


@pytest.mark.parametrize("count", [2, 3, 4])
async def test_a_match_is_played_to_its_end_and_rated(
    server: RunningServer, config: ServerConfig, guests: Guests, count: int
) -> None:
    people = await guests(server.url, count)
    seats = await sit_together(people)
    overs = await asyncio.gather(*(p.play(s) for p, s in zip(people, seats, strict=True)))

    assert all(over == overs[0] for over in overs)
    over = overs[0]
    assert sorted(s.seat for s in seats) == list(range(count))
    assert [r.seat for r in over.results] == list(range(count))
    assert over.unrated_because == ""
    assert abs(sum(change.after - change.before for change in over.ratings)) <= 2
    assert {c.course.head for c in seats} == {seats[0].course.head}
    replay = read_replay(await people[0].download(over.match))
    verdict = verify(replay)
    assert verdict.is_verified, verdict.sentence
    assert verdict.seats_drawn
    ledger_equals_ratings(config)


async def test_house_bots_fill_the_seats_and_are_rated(
    server: RunningServer, config: ServerConfig, guests: Guests
) -> None:
    (person,) = await guests(server.url, 1)
    await person.search((4,), bots="near")
    seen = await person.be_ready()
    assert sum(who.is_bot for who in seen.setup.seats) == 3
    over = await person.play(seen)
    assert len(over.ratings) == 4
    ledger_equals_ratings(config)


async def test_people_and_bots_at_one_table(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 2)
    for person in people:
        await person.search((3,), bots="")
    assert server.lobby is not None
    await people[0].search((2, 3), bots="")
    await people[1].search((2, 3), bots="")
    seats = await asyncio.gather(*(person.be_ready() for person in people))
    assert {len(seen.setup.seats) for seen in seats} == {2}


async def test_what_is_said_is_heard_by_the_table_and_kept(server: RunningServer, guests: Guests) -> None:
    anna, bruno = await guests(server.url, 2)
    hers, his = await sit_together([anna, bruno])
    await anna.say(Say(hers.setup.match, "  God  speed\n you "))
    said = await bruno.hear(Said)
    assert (said.seat, said.text) == (hers.seat, "God speed you")
    await bruno.drop()
    await bruno.come()
    before = len(bruno.heard)
    await bruno.resume(his)
    assert (await bruno.hear(Said, before)).text == "God speed you"


async def test_when_all_want_to_play_again_they_do(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 2)
    seats = await sit_together(people)
    await people[0].act(seats[0], (3,))
    for person, seen in zip(people, seats, strict=True):
        await person.over(seen)
    await people[0].say(OfferRematch(seats[0].setup.match))
    await people[1].hear(MatchOver, match=lambda over: any(over.wants_rematch))
    await people[1].say(OfferRematch(seats[0].setup.match))
    for person in people:
        await person.table_after(seats[0])
    again = list(people[0].matches.values())[1].setup
    assert again.rated
    assert {who.player for who in again.seats} == {person.player for person in people}
    assert {who.games for who in again.seats} == {1}


async def test_a_casual_match_moves_no_rating(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 2)
    seats = await sit_together(people, rated=False)
    await people[0].act(seats[0], (3,))
    over = await people[1].over(seats[1])
    assert over.ratings == ()
    assert over.unrated_because == "casual"
    assert [r.place for r in over.results if r.seat == seats[0].seat] == [2]
