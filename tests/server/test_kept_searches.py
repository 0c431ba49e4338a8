"""Searches for matches by correspondence: they stay when people go, and when the server ends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from server.conftest import sit_together
from server.fake_time import FakeClock
from server.people import Person
from staufer_protocol.messages import LeaveQueue, MatchOpened, QueueLeft, QueueState, ReadyCheck
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.matchmaking import DAYS_AFTER

Guests = Callable[[str, int], Awaitable[list[Person]]]
DAYS = "three_days"


async def kept(server: RunningServer) -> int:
    row = await server.database.do(lambda tx: tx.row("SELECT count(*) FROM kept_search"))
    assert row is not None
    assert isinstance(row[0], int)
    return row[0]


async def test_a_live_search_that_nobody_answers_is_offered_a_seat_by_correspondence(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    (anna,) = await guests(slow_server.url, 1)
    await anna.search()
    state = await anna.hear(QueueState)
    assert (state.is_kept, state.days_in, state.pace) == (False, DAYS_AFTER, "quick")
    clock.advance(DAYS_AFTER / 1000)
    assert (await anna.hear(QueueState, match=lambda s: s.days_in == 0)).waited == DAYS_AFTER
    await anna.search(pace=DAYS)
    state = await anna.hear(QueueState, match=lambda s: s.is_kept)
    assert (state.days_in, state.pace, state.waited) == (-1, DAYS, 0)
    assert await kept(slow_server) == 1


async def test_it_waits_for_who_is_away_and_begins_without_a_question_when_both_are_here(
    server: RunningServer, guests: Guests
) -> None:
    anna, bruno = await guests(server.url, 2)
    await anna.search(pace=DAYS)
    await anna.hear(QueueState)
    await anna.drop()
    await bruno.search(pace=DAYS)
    alone = await bruno.hear(QueueState)
    assert alone.forecast.waiting == ()  # nobody can be seated who is not here
    await anna.come()
    for person in (anna, bruno):
        opened = await person.hear(MatchOpened)
        assert (opened.setup.pace, opened.setup.rated) == (DAYS, True)
        assert await person.left_queue() == "matched"
        assert not any(isinstance(message, ReadyCheck) for message in person.heard)
    assert await kept(server) == 0


async def test_it_is_there_after_the_server_has_ended_and_is_given_up_on_purpose_only(
    config: ServerConfig, guests: Guests
) -> None:
    first = await start_server(config)
    (anna,) = await guests(first.url, 1)
    await anna.search((2, 3), pace=DAYS, bots="")
    await anna.hear(QueueState)
    await first.stop()
    second = await start_server(config)
    anna.url = second.url
    before = len(anna.heard)
    await anna.come()
    state = await anna.hear(QueueState, before)
    assert (state.is_kept, state.pace, state.forecast.game) == (True, DAYS, "fredericus")
    await anna.say(LeaveQueue())
    assert (await anna.hear(QueueLeft, before)).reason == "you"
    await anna.drop()
    before = len(anna.heard)
    await anna.come()
    assert not any(isinstance(message, QueueState) for message in anna.heard[before:])
    assert await kept(second) == 0
    await second.stop()


async def test_a_live_search_takes_its_place(server: RunningServer, guests: Guests) -> None:
    (anna,) = await guests(server.url, 1)
    await anna.search(pace=DAYS)
    await anna.hear(QueueState)
    await anna.search()
    assert not (await anna.hear(QueueState, match=lambda s: s.pace == "quick")).is_kept
    assert await kept(server) == 0


async def test_whoever_sits_at_a_table_is_not_called_away(server: RunningServer, guests: Guests) -> None:
    anna, bruno, carla = await guests(server.url, 3)
    seats = await sit_together([anna, bruno])
    await anna.search(pace=DAYS)
    await anna.hear(QueueState, match=lambda s: s.is_kept)
    await carla.search(pace=DAYS)
    await carla.hear(QueueState)
    assert len(anna.matches) == 1
    await bruno.act(seats[1], (3,))
    await anna.over(seats[0])
    await carla.hear(MatchOpened)
    await anna.hear(MatchOpened, match=lambda opened: opened.setup.pace == DAYS)
