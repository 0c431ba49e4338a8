"""People play on while thousands of connections want nothing, or too much."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import quantiles

import pytest

from bench.server_load import Served
from server.people import Person, Seen
from server.test_command import Start, start, url_of

__all__ = ["start"]  # a fixture
TESTS = Path(__file__).resolve().parents[1]
MATCHES, SOCKETS, HARMFUL = 30, 2_000, 30
THINK = 0.1  # s between two choices of a person


@asynccontextmanager
async def crowd(url: str, tokens: list[str]) -> AsyncIterator[None]:
    """In a process of its own, so that it keeps nobody here waiting."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "server.crowd", url.rpartition(":")[2], str(SOCKETS), stdin=asyncio.subprocess.PIPE,
        cwd=TESTS,
    )  # fmt: skip
    assert process.stdin is not None
    process.stdin.write(json.dumps(tokens).encode() + b"\n")
    yield
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


async def measured(name: str, server: Served, tables: list[tuple[list[Person], list[Seen]]]) -> None:
    """How long the answers took; how much of that the server worked says how far this computer was busy otherwise."""
    waits: list[float] = []
    used, stood, began = server.processor(), server.stood(), time.perf_counter()
    await asyncio.gather(*(played(two, seats, waits) for two, seats in tables))
    used, stood, passed = server.processor() - used, server.stood() - stood, time.perf_counter() - began
    cuts = quantiles(waits, n=100)
    print(
        f"{name}: {len(waits)} answers in {passed:.0f} s, p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms; "
        f"the server worked {100 * used / passed:.0f} % of the time, "
        f"and stood in line for a processor {100 * stood / passed:.0f} %"
    )


@pytest.mark.long
@pytest.mark.timeout(1200)
async def test_matches_play_on_while_two_thousand_say_nothing_and_some_too_much(start: Start) -> None:
    process = await start("--port", "0", STAUFER_CONNECTIONS="4000", STAUFER_PROXIES="127.0.0.1")
    url = await url_of(process)
    server, people = Served(url, process.pid), []
    for n in range(4 * MATCHES + HARMFUL):
        person = Person(url, n)
        person.forwarded = f"198.18.{n}.1"  # everybody from a network of his own
        people.append(person)
        await (person.come() if n < 4 * MATCHES else person.register())
    people, harmful = people[: 4 * MATCHES], people[4 * MATCHES :]
    tables = []
    for n in range(2 * MATCHES):
        two = people[2 * n : 2 * n + 2]
        for person in two:
            await person.search((2,), rated=False, pace="untimed")
        tables.append((two, list(await asyncio.gather(*(person.be_ready() for person in two)))))
    print()
    await measured("calm", server, tables[:MATCHES])
    async with crowd(url, [person.token for person in harmful]):
        await measured("flooded", server, tables[MATCHES:])
    assert all(person.close_code is None for person in people)
    for person in (*people, *harmful):
        await person.go()
