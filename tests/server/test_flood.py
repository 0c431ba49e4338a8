"""People play on while thousands of connections want nothing, or too much."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import quantiles

import pytest

from server.people import Person, Seen
from server.test_command import Start, start, url_of

__all__ = ["start"]  # a fixture
TESTS = Path(__file__).resolve().parents[1]
MATCHES, SOCKETS = 30, 2_000
THINK = 0.1  # s between two choices of a person


@asynccontextmanager
async def crowd(url: str) -> AsyncIterator[None]:
    """In a process of its own, so that it keeps nobody here waiting."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "server.crowd", url.rpartition(":")[2], str(SOCKETS), stdin=asyncio.subprocess.PIPE,
        cwd=TESTS,
    )  # fmt: skip
    yield
    assert process.stdin is not None
    process.stdin.close()
    assert await process.wait() == 0


async def played(people: list[Person], seats: list[Seen], waits: list[float]) -> None:
    """A whole match, a little thinking before each choice; how long each answer took is noted."""

    async def play(person: Person, seen: Seen) -> None:
        while await person.turn(seen):
            await asyncio.sleep(THINK)
            if not seen.is_my_turn:
                continue
            began = time.perf_counter()
            await person.submit(person.wish(seen, person.random.choice(seen.options())))
            waits.append(time.perf_counter() - began)
            await person.reach(seen, seen.course.seq)
        await person.until(lambda: seen.over)

    await asyncio.gather(*(play(person, seen) for person, seen in zip(people, seats, strict=True)))


@pytest.mark.long
@pytest.mark.timeout(1200)
async def test_matches_play_on_while_two_thousand_connections_say_nothing(start: Start) -> None:
    process = await start("--port", "0", STAUFER_CONNECTIONS="4000", STAUFER_PROXIES="127.0.0.1")
    url = await url_of(process)
    people = []
    for n in range(4 * MATCHES):
        person = Person(url, n)
        person.forwarded = f"198.18.{n}.1"  # everybody from a network of his own
        people.append(person)
        await person.come()
    tables = []
    for n in range(2 * MATCHES):
        two = people[2 * n : 2 * n + 2]
        for person in two:
            await person.search((2,), rated=False, pace="untimed")
        tables.append((two, list(await asyncio.gather(*(person.be_ready() for person in two)))))
    calm: list[float] = []
    flooded: list[float] = []
    await asyncio.gather(*(played(two, seats, calm) for two, seats in tables[:MATCHES]))
    async with crowd(url):
        await asyncio.gather(*(played(two, seats, flooded) for two, seats in tables[MATCHES:]))
    for name, waits in (("calm", calm), ("flooded", flooded)):
        cuts = quantiles(waits, n=100)
        print(f"{name}: {len(waits)} answers, p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms")
    assert all(person.close_code is None for person in people)
    for person in people:
        await person.go()
