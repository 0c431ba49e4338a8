"""Somebody looks on at a match of two others, from the list to the end, and loses the line once."""

from __future__ import annotations

import asyncio

from end_to_end.cable import Cable
from end_to_end.person import Person
from staufer_client.changes import Leave, Resign, Speak, Vote, WantRematch
from staufer_protocol.replay import read_replay, verify


async def test_a_match_is_watched_to_its_end_and_proved_although_the_line_breaks(server: str, cable: Cable) -> None:
    anna, bruno, carla = Person(server, seed=1), Person(server, seed=2), Person(cable.url, seed=3)
    await asyncio.gather(anna.come(), bruno.come(), carla.come())
    hers, _ = await asyncio.gather(anna.sit_down(is_rated=False), bruno.sit_down(is_rated=False))
    assert carla.connection.api is not None
    (line,) = await carla.connection.api.live()
    assert (line.match, line.names, line.delay) == (hers.setup.match.hex(), tuple(hers.names), 0)
    carla.connection.watch(bytes.fromhex(line.match))
    seen = await carla.until(lambda: carla.table)
    assert (seen.mode, seen.my_seat) == ("spectator", None)
    await anna.until(lambda: hers.watchers == 1)

    for wish in (Resign(), Vote(1, True), Speak("take the falcon"), WantRematch()):
        seen.driver.wish(wish)  # goes nowhere
    await seen_again(carla, cable)
    await asyncio.gather(anna.play(), bruno.play(), carla.until(lambda: seen.unrated_because))

    assert seen.is_over
    assert [result.how for result in seen.results] == ["played", "played"]
    assert seen.results == hers.results
    assert seen.state.to_plain() == hers.state.to_plain()  # at the end all hands are open
    assert not hers.chat
    replay = read_replay(await carla.connection.api.replay(line.match))
    assert verify(replay).is_verified
    assert replay.head == seen.follower.course.head

    seen.driver.wish(Leave())
    await anna.until(lambda: hers.watchers == 0)
    assert not carla.connection.matches
    await asyncio.gather(anna.go(), bruno.go(), carla.go())


async def seen_again(carla: Person, cable: Cable) -> None:
    """The line breaks and comes back, and with it the match, from its first record."""
    assert carla.table is not None
    cable.cut()
    await carla.until(lambda: carla.table is not None and carla.table.is_lost)
    await carla.until(lambda: carla.table is not None and not carla.table.is_lost)


async def test_what_is_over_is_not_shown_any_more(server: str) -> None:
    anna, bruno, carla = Person(server, seed=1), Person(server, seed=2), Person(server, seed=3)
    await asyncio.gather(anna.come(), bruno.come(), carla.come())
    table, _ = await asyncio.gather(anna.sit_down(is_rated=False), bruno.sit_down(is_rated=False))
    table.resign()
    await bruno.until(lambda: bruno.table is not None and bruno.table.is_over)
    carla.connection.watch(table.setup.match)
    refusal = await carla.until(lambda: carla.refusal)
    assert refusal.code == "E_NOT_LIVE"
    assert not carla.connection.matches
    await asyncio.gather(anna.go(), bruno.go(), carla.go())
