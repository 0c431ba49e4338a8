"""The server ends in the middle of things and starts again on the same database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from server.conftest import rows, sit_together
from server.fake_time import FakeClock
from server.people import Person, Seen
from staufer_protocol.messages import Accepted, Clocks, MatchOver, Refused, Resume
from staufer_protocol.replay import read_replay, verify
from staufer_protocol.stream import ClocksChanged, Flagged
from staufer_server.application import DatabaseUnusable, RunningServer, ServerConfig, start_server
from staufer_server.chronicle import live_matches, load, take

Guests = Callable[[str, int], Awaitable[list[Person]]]


async def play_a_little(people: list[Person], seats: list[Seen], choices: int) -> None:
    for _ in range(choices):
        n = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
        await people[n].choose(seats[n])
        await people[1 - n].reach(seats[1 - n], seats[n].course.seq)


async def come_back(running: RunningServer, people: list[Person], seats: list[Seen]) -> None:
    for person, seen in zip(people, seats, strict=True):
        await person.gone()
        person.url = running.url
        welcome = await person.come()
        assert [line.match for line in welcome.live] == [seen.setup.match]
        await person.resume(seen)


async def test_a_match_goes_on_after_a_restart_and_its_replay_verifies(config: ServerConfig, guests: Guests) -> None:
    first = await start_server(config)
    people = await guests(first.url, 2)
    seats = await sit_together(people)
    await play_a_little(people, seats, 8)
    n = next(n for n, seen in enumerate(seats) if seen.cseq)
    repeated = replace(people[n].wish(seats[n], 0), cseq=seats[n].cseq)
    await first.stop()
    assert people[0].close_code == 1001

    second = await start_server(config)
    await come_back(second, people, seats)
    assert all(people[k].matches[seats[k].setup.match] is seats[k] for k in (0, 1))  # nothing was lost
    answer = await people[n].submit(repeated)
    assert isinstance(answer, Accepted)  # as before the restart: it is known that it was done
    overs = await asyncio.gather(*(p.play(s) for p, s in zip(people, seats, strict=True)))
    assert overs[0].unrated_because == ""
    verdict = verify(read_replay(await people[0].download(overs[0].match)))
    assert verdict.is_verified, verdict.sentence
    await second.stop()


async def test_time_stands_still_until_the_mover_is_back_and_everybody_gets_thirty_seconds(
    config: ServerConfig, clock: FakeClock, guests: Guests
) -> None:
    first = await start_server(config, clock)
    people = await guests(first.url, 2)
    seats = await sit_together(people)
    await play_a_little(people, seats, 3)
    await first.stop()
    clock.advance(3600)
    second = await start_server(config, clock)
    n = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
    before = len(people[n].heard)
    at = seats[n].course.t_ms
    await come_back(second, [people[1 - n]], [seats[1 - n]])
    clock.advance(30.0)
    await come_back(second, [people[n]], [seats[n]])
    clocks = await people[n].hear(Clocks, before, lambda c: c.seats[seats[n].seat].is_running)
    assert [face.bank for face in clocks.seats] == [210_000, 210_000]
    assert clocks.at == at
    live = second.matches.live(seats[n].setup.match)
    assert sum(isinstance(record.body, ClocksChanged) for record in live.truth.host.records) == 1
    await second.stop()


async def test_no_flag_falls_in_the_first_minute_and_then_the_time_runs_for_who_does_not_come(
    config: ServerConfig, clock: FakeClock, guests: Guests
) -> None:
    first = await start_server(config, clock)
    people = await guests(first.url, 2)
    seats = await sit_together(people)
    await first.stop()
    second = await start_server(config, clock)
    n = next(n for n, seen in enumerate(seats) if not seen.is_my_turn)
    await come_back(second, [people[n]], [seats[n]])
    live = second.matches.live(seats[n].setup.match)
    clock.advance(59.9)
    await people[n].submit(replace(people[n].wish(seats[n], 0), cseq=99))  # the server has had its turn
    assert not live.timing.is_running
    clock.advance(0.1)
    await people[n].until(lambda: live.timing.is_running)
    assert not [record for record in live.truth.host.records if isinstance(record.body, Flagged)]
    clock.advance(120.0)
    over = await people[n].hear(MatchOver)
    assert over.unrated_because == "void"  # nobody had had a turn yet
    await second.stop()


async def test_no_new_match_begins_while_the_server_stops(config: ServerConfig, guests: Guests) -> None:
    running = await start_server(config)
    (person,) = await guests(running.url, 1)
    await running.lobby.stop()
    await person.search()
    assert (await person.hear(Refused)).code == "E_CLOSING"
    await running.stop()


async def test_a_server_that_has_lost_a_match_writes_nothing_more(config: ServerConfig, guests: Guests) -> None:
    running = await start_server(config)
    people = await guests(running.url, 2)
    seats = await sit_together(people)
    match = seats[0].setup.match
    stored = await running.database.do(take(match))  # as another server would
    assert stored is not None
    n = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
    wish = people[n].wish(seats[n], seats[n].options()[0])
    refusal = await people[n].submit(wish)
    assert isinstance(refusal, Refused)
    assert refusal.code == "E_MOVED"
    again = await running.database.do(load(match))
    assert again is not None
    assert again.lines == stored.lines
    await people[n].resume(seats[n])  # it is taken back, and goes on
    assert isinstance(await people[n].submit(replace(wish, attempt=2)), Accepted)
    await running.stop()


async def test_bots_play_on_after_a_restart_when_somebody_is_there(config: ServerConfig, guests: Guests) -> None:
    first = await start_server(config)
    (anna,) = await guests(first.url, 1)
    await anna.search((3,), bots="near")
    seen = await anna.be_ready()
    await anna.turn(seen)
    await anna.choose(seen)
    await first.stop()
    second = await start_server(config)
    await come_back(second, [anna], [seen])
    over = await anna.play(seen)
    assert len(over.ratings) == 3
    await second.stop()


async def test_a_finished_match_can_be_looked_at_again(config: ServerConfig, guests: Guests) -> None:
    first = await start_server(config)
    people = await guests(first.url, 2)
    seats = await sit_together(people)
    await people[0].act(seats[0], (3,))
    over = await people[0].over(seats[0])
    await first.stop()
    second = await start_server(config)
    anna, stranger = people[0], Person(second.url)
    await anna.gone()
    anna.url = second.url
    assert (await anna.come()).live == ()
    before = len(anna.heard)
    anna.matches.clear()
    await anna.say(Resume(over.match, 0, b""))
    assert await anna.hear(MatchOver, before) == over
    assert anna.matches[over.match].course.is_over
    await stranger.come()
    await stranger.say(Resume(over.match, 0, b""))
    assert (await stranger.hear(Refused)).code == "E_NOT_SEATED"
    await stranger.go()
    await second.stop()


async def test_a_match_to_which_nobody_comes_back_after_a_restart_is_void_and_nobody_to_blame(
    config: ServerConfig, clock: FakeClock, guests: Guests
) -> None:
    first = await start_server(config, clock)
    people = await guests(first.url, 3)
    seats = await sit_together(people)
    match = seats[0].setup.match
    while seats[0].course.rules.rounds(seats[0].course.game.state) < 2:  # a match that would count
        n = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
        await people[n].choose(seats[n])
        for person, seen in zip(people, seats, strict=True):
            await person.reach(seen, seats[n].course.seq)
    await first.stop()
    second = await start_server(config, clock)
    live = await second.matches.find(match)
    for seconds in (60.0, 120.0):
        clock.advance(seconds)
        while not live.timing.is_running and not live.is_over:
            await second.database.do(live_matches())
    while await second.database.do(live_matches()):
        pass  # what happens by itself is still to be written
    assert rows(config, "SELECT status FROM match") == [("void",)]
    assert rows(config, "SELECT how FROM match_seat") == [("",)] * 3
    assert rows(config, "SELECT count(*) FROM rating_event") == [(0,)]
    await second.stop()


async def test_a_database_is_served_by_one_server(config: ServerConfig) -> None:
    first = await start_server(config)
    with pytest.raises(DatabaseUnusable, match="served by another server"):
        await start_server(config)
    await first.stop()
    second = await start_server(config)
    await second.stop()
