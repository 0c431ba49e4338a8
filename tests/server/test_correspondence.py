"""Matches by correspondence: days a turn, over restarts, vacations and absences of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from server.conftest import sit_together
from server.fake_time import FakeClock
from server.people import Person, Seen
from staufer_protocol.messages import Clocks, MatchOver, Presence
from staufer_protocol.stream import ClockReason, ClocksChanged, Flagged
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.denials import Denied
from staufer_server.times import BUDGET, Gap, gaps_between

DAY = 86_400
Guests = Callable[[str, int], Awaitable[list[Person]]]


async def begin(running: RunningServer, guests: Guests, pace: str = "day") -> tuple[list[Person], list[Seen]]:
    """Two at a table; the first of them is the one who has to choose."""
    people = await guests(running.url, 2)
    seats = await sit_together(people, pace=pace)
    first = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
    order = (first, 1 - first)
    return [people[n] for n in order], [seats[n] for n in order]


async def play_rounds(people: list[Person], seats: list[Seen], rounds: int) -> None:
    while seats[0].course.rules.rounds(seats[0].course.game.state) <= rounds:
        n = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
        await people[n].choose(seats[n])
        await people[1 - n].reach(seats[1 - n], seats[n].course.seq)


def changes(running: RunningServer, seen: Seen) -> list[tuple[int, int, int]]:
    records = running.matches.live(seen.setup.match).truth.host.records
    return [change for r in records if isinstance(r.body, ClocksChanged) for change in r.body.changes]


def strikes(running: RunningServer, seen: Seen) -> list[int]:
    records = running.matches.live(seen.setup.match).truth.host.records
    return [r.body.strike for r in records if isinstance(r.body, Flagged)]


async def soon(has_come: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not has_come():  # noqa: ASYNC110 -- nobody tells a test
            await asyncio.sleep(0.01)


async def test_nobody_is_missed_but_a_day_and_a_second_later_the_flag_falls(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    people, seats = await begin(slow_server, guests)
    await play_rounds(people, seats, 2)
    n = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
    await people[n].drop()
    presence = await people[1 - n].hear(Presence, match=lambda p: not p.here[seats[n].seat])
    assert presence.claim_in == -1
    clock.advance(DAY - 1)
    assert strikes(slow_server, seats[0]) == []
    clock.advance(3)
    await people[1 - n].until(lambda: strikes(slow_server, seats[0]) or None)
    assert set(strikes(slow_server, seats[0])) == {1}


async def test_whoever_does_not_begin_makes_the_match_void(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    people, seats = await begin(slow_server, guests, "three_days")
    clock.advance(3 * DAY + 2)
    over = await people[1].hear(MatchOver)
    assert (over.unrated_because, over.results) == ("void", ())
    row = await slow_server.database.do(
        lambda tx: tx.rows("SELECT how FROM match_seat WHERE match_id = ? ORDER BY seat", seats[0].setup.match)
    )
    assert row[seats[0].seat][0] == "left"
    assert row[seats[1].seat][0] == ""


async def test_a_restart_takes_nothing_and_gives_nothing(
    config: ServerConfig, clock: FakeClock, guests: Guests
) -> None:
    first = await start_server(config, clock)
    people, seats = await begin(first, guests)
    await play_rounds(people, seats, 1)
    n = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
    clock.advance(DAY / 2)
    await people[n].choose(seats[n])  # perhaps his turn goes on, with what is left of it
    clock.advance(60)
    live = first.matches.live(seats[0].setup.match)
    before, now = [live.timing.clocks.falls_at(seat) for seat in (0, 1)], live.timing.now
    assert any(before)
    await first.stop()
    clock.advance(100)
    second = await start_server(config, clock)
    match = await second.matches.find(seats[0].setup.match)
    assert [match.timing.clocks.falls_at(seat) for seat in (0, 1)] == before
    assert match.timing.is_running
    assert match.timing.now == now + 100_000
    assert changes(second, seats[0]) == []
    await second.stop()


async def test_what_the_server_was_away_is_credited_once(
    config: ServerConfig, clock: FakeClock, guests: Guests
) -> None:
    running = await start_server(config, clock)
    people, seats = await begin(running, guests)
    await play_rounds(people, seats, 1)
    n = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
    clock.advance(600)
    await asyncio.sleep(0.05)  # the heartbeat is written
    for n_credits in (1, 2):
        await running.stop()
        clock.advance(2 * 3600)
        running = await start_server(config, clock)
        await running.matches.find(seats[0].setup.match)
        await soon(lambda: len(changes(running, seats[0])) >= n_credits)  # noqa: B023 -- at once
    credits = changes(running, seats[0])
    assert {(seat, reason) for seat, _, reason in credits} == {(seats[n].seat, int(ClockReason.RESTART))}
    assert abs(sum(delta for _, delta, _ in credits) - 2 * 2 * 3600_000) < 90_000
    await running.stop()


async def test_a_vacation_stands_in_the_stream_and_stops_the_clock(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    people, seats = await begin(slow_server, guests)
    await play_rounds(people, seats, 1)
    n = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
    gone, his, times = people[n], seats[n], slow_server.matches.times
    clock.advance(3600)
    before = len(gone.heard)
    await times.begin(gone.player)
    await gone.hear(Clocks, before, lambda c: not c.seats[his.seat].is_running)
    clock.advance(5 * DAY)
    assert strikes(slow_server, his) == []
    await times.end(gone.player)
    told = await gone.until(lambda: changes(slow_server, his)[1:] or None)
    assert changes(slow_server, his)[0] == (his.seat, 0, ClockReason.VACATION_BEGINS)
    assert told == [(his.seat, 5 * DAY * 1000, ClockReason.VACATION_ENDS)]
    fall = slow_server.matches.live(his.setup.match).timing.clocks.falls_at(his.seat)
    assert fall is not None
    assert fall - slow_server.matches.live(his.setup.match).timing.now == (DAY - 3600) * 1000 + 1000
    assert (await times.standing(gone.player)).left == BUDGET - 5


async def test_the_days_of_vacation_come_to_an_end_and_the_clock_goes_on(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    people, seats = await begin(slow_server, guests)
    times = slow_server.matches.times
    await times.begin(people[0].player)
    with pytest.raises(Denied, match="already"):
        await times.begin(people[0].player)
    clock.advance(BUDGET * DAY + 5)
    await people[0].until(lambda: changes(slow_server, seats[0])[1:] or None)
    with pytest.raises(Denied, match="used up"):
        await times.begin(people[0].player)
    clock.advance(365 * DAY)
    assert (await times.standing(people[0].player)).left == BUDGET


async def test_after_ten_minutes_without_the_server_a_live_match_is_void(
    config: ServerConfig, clock: FakeClock, guests: Guests
) -> None:
    public = replace(config, is_local=False)
    first = await start_server(public, clock)
    people = await guests(first.url, 2)
    seats = await sit_together(people)
    await first.stop()
    clock.advance(700)
    second = await start_server(public, clock)
    match = await second.matches.find(seats[0].setup.match)
    await soon(lambda: match.is_over)
    assert match.truth.over is not None
    assert match.truth.over.unrated_because == "void"
    await second.stop()


def test_short_absences_of_the_server_are_nobodys_loss() -> None:
    assert list(gaps_between([(0, 100), (200, 900), (2000, 2000)])) == [Gap(900, 2000)]
    assert list(gaps_between([(0, 5000), (100, 200), (4000, 6000)])) == []  # several servers at once
    assert Gap(900, 2000).overlap(1500, 9000) == 500
