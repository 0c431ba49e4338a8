"""The server ends while many matches are being played, and takes all of them up again."""

from __future__ import annotations

import asyncio
import time

import pytest

from server.conftest import rows
from server.fake_time import FakeClock
from server.people import Person, Seen
from staufer_protocol.stream import Flagged, read_record
from staufer_server.application import ServerConfig, start_server


async def at_tables(people: list[Person]) -> list[tuple[Person, Seen]]:
    """Two and two, each with his match."""
    seated: list[tuple[Person, Seen]] = []
    for n in range(0, len(people), 2):
        two = people[n : n + 2]
        for person in two:
            await person.search()
        seated += zip(two, await asyncio.gather(*(person.be_ready() for person in two)), strict=True)
    return seated


async def come_back(url: str, person: Person, seen: Seen) -> None:
    await person.gone()
    person.url = url
    await person.come()
    await person.resume(seen)


@pytest.mark.parametrize(
    "matches", [20, pytest.param(200, marks=[pytest.mark.long, pytest.mark.timeout(900)])], ids=str
)
async def test_all_matches_are_taken_up_after_a_restart_and_no_flag_falls(
    config: ServerConfig, clock: FakeClock, matches: int, capsys: pytest.CaptureFixture[str]
) -> None:
    first = await start_server(config, clock)
    people = [Person(first.url, seed) for seed in range(2 * matches)]
    for person in people:
        await person.come()
    seated = await at_tables(people)
    for person, seen in seated:
        if seen.is_my_turn:
            await person.choose(seen)
    before = {seen.setup.match: seen.course.t_ms for _, seen in seated}
    await first.stop()
    clock.advance(3600.0)  # nobody is charged for that
    began = time.perf_counter()
    second = await start_server(config, clock)
    listening = time.perf_counter() - began
    await asyncio.gather(*(come_back(second.url, person, seen) for person, seen in seated))
    resumed = time.perf_counter() - began
    for person, seen in seated:
        if person.matches[seen.setup.match].is_my_turn:
            await person.choose(seen)
    with capsys.disabled():
        print(f"{matches} matches: listening after {listening:.2f} s, all resumed after {resumed:.2f} s")
    records = rows(config, "SELECT match_id, pub FROM record ORDER BY match_id, seq")
    assert len({match for match, _ in records}) == matches
    assert rows(config, "SELECT count(*) FROM match WHERE status = 'live'") == [(matches,)]
    assert not [1 for _, pub in records if isinstance(pub, bytes) and isinstance(read_record(pub).body, Flagged)]
    for person, seen in seated:
        assert person.matches[seen.setup.match].course.t_ms - before[seen.setup.match] < 60_000  # the hour is not in it
        await person.go()
    await second.stop()
