"""Whoever is not ready at a table: the first time it costs nothing, then a pause that grows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from server.fake_time import FakeClock
from server.people import Person
from staufer_protocol.messages import AnswerReady, QueueLeft, ReadyCheck, Refused
from staufer_server.application import ServerConfig, start_server

Guests = Callable[[str, int], Awaitable[list[Person]]]


async def test_the_second_table_that_is_missed_costs_a_minute(tmp_path: Path, clock: FakeClock, guests: Guests) -> None:
    running = await start_server(ServerConfig(tmp_path / "s.sqlite"), clock)
    anna, bruno = await guests(running.url, 2)
    await anna.search()
    pauses = []
    for _ in range(2):
        before = len(bruno.heard)
        await bruno.search()
        check = await bruno.hear(ReadyCheck, before)
        await bruno.say(AnswerReady(check.check, False))
        pauses.append((await bruno.hear(QueueLeft, before)).pause)
        clock.advance(10.0)
    assert pauses == [0, 60_000]
    before = len(bruno.heard)
    await bruno.search()
    refusal = await bruno.hear(Refused, before)
    assert (refusal.code, "50 seconds" in refusal.sentence) == ("E_MISSED", True)
    clock.advance(50.0)
    await bruno.search()
    check = await bruno.hear(ReadyCheck, before)  # who was ready has waited at the head of the queue
    assert {who.player for who in check.seats} == {anna.player, bruno.player}
    await running.stop()
