"""The server under load beside bare aiohttp, in one run:  PYTHONPATH=tests python -m bench.server_load [SECONDS]

Rates are of the server's own processor time, as it is told by Linux, so that those who play beside it do not count.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles

import aiohttp

from server.people import Person, Seen
from staufer_protocol.messages import Accepted

ROOMS, IDLE, TRIPS, CHOICES = 64, 150, 2000, 60
FRAME = b"x" * 90  # as long as a submission
TESTS = Path(__file__).resolve().parents[1]
TICKS = os.sysconf("SC_CLK_TCK")


class Served:
    def __init__(self, url: str, pid: int) -> None:
        self.url, self.pid = url, pid

    def processor(self) -> float:
        """Seconds that it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stood(self) -> float:
        """Seconds that its loop was ready and no processor was free."""
        return int(Path(f"/proc/{self.pid}/schedstat").read_text().split()[1]) / 1e9

    def memory(self) -> int:
        """Bytes that are its own."""
        lines = Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()
        return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))


@asynccontextmanager
async def served(kind: str) -> AsyncIterator[Served]:
    with tempfile.TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.served", kind, folder, cwd=TESTS,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        assert process.stdout is not None
        assert process.stdin is not None
        url = (await process.stdout.readline()).decode().strip()
        yield Served(url, process.pid)
        process.kill()
        await process.communicate()


def no_limit() -> aiohttp.ClientSession:
    return aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))


# -- bare ----------------------------------------------------------------------------------


async def bare_rate(kind: str, seconds: float) -> float:
    """Messages for each second of the processor."""
    count = 0

    async def player(http: aiohttp.ClientSession, url: str) -> None:
        nonlocal count
        async with http.ws_connect(url) as socket:
            await socket.send_bytes(FRAME)
            while time.perf_counter() < ends:
                await socket.receive()
                count += 1
                await socket.send_bytes(FRAME)

    async with served(kind) as server, no_limit() as http:
        ends = time.perf_counter() + seconds
        before = server.processor()
        rooms = [f"{server.url}/ws?room={n // 2}" for n in range(2 * ROOMS)]
        await asyncio.gather(*(player(http, url) for url in rooms))
        return count / (2 if kind == "relay" else 1) / (server.processor() - before)


async def bare_trip() -> float:
    """Microseconds there and back."""
    async with served("echo") as server, no_limit() as http, http.ws_connect(server.url + "/ws") as socket:
        trips = []
        for _ in range(TRIPS):
            began = time.perf_counter()
            await socket.send_bytes(FRAME)
            await socket.receive()
            trips.append(time.perf_counter() - began)
        return median(trips) * 1e6


async def bare_memory() -> float:
    async with served("echo") as server, no_limit() as http:
        sockets = [await http.ws_connect(server.url + "/ws") for _ in range(20)]
        before = server.memory()
        sockets += [await http.ws_connect(server.url + "/ws") for _ in range(IDLE)]
        await asyncio.sleep(0.5)
        return (server.memory() - before) / IDLE


# -- ours ----------------------------------------------------------------------------------


async def tables(url: str, rooms: int) -> list[tuple[Person, Seen]]:
    seated = []
    for n in range(rooms):
        two = [Person(url, 2 * n), Person(url, 2 * n + 1)]
        for person in two:
            await person.come()
            await person.search((2,), rated=False, pace="untimed")
        seated += list(zip(two, await asyncio.gather(*(person.be_ready() for person in two)), strict=True))
    return seated


async def our_rate(kind: str, seconds: float) -> tuple[float, float, float]:
    """Choices for each second of the processor, and of the clock; the median wait in ms."""
    waits: list[float] = []

    async def play(person: Person, seen: Seen) -> None:
        while time.perf_counter() < ends and await person.turn(seen):
            began = time.perf_counter()
            if isinstance(await person.submit(person.wish(seen, person.random.choice(seen.options()))), Accepted):
                waits.append(time.perf_counter() - began)
            await person.reach(seen, seen.course.seq)

    async with served(kind) as server:
        seated = await tables(server.url, ROOMS)
        ends, before, began = time.perf_counter() + seconds, server.processor(), time.perf_counter()
        players = [asyncio.ensure_future(play(person, seen)) for person, seen in seated]
        await asyncio.sleep(seconds)
        used, passed, count = server.processor() - before, time.perf_counter() - began, len(waits)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        for person, _ in seated:
            await person.go()
    return count / used, count / passed, median(waits) * 1000


async def our_trip(kind: str) -> list[float]:
    """Microseconds from each choice to its acknowledgement, one room alone."""
    async with served(kind) as server:
        seated = await tables(server.url, 1)
        trips = []
        while len(trips) < CHOICES:
            person, seen = next((person, seen) for person, seen in seated if seen.is_my_turn)
            wish = person.wish(seen, person.random.choice(seen.options()))
            began = time.perf_counter()
            answer = await person.submit(wish)
            trips.append((time.perf_counter() - began) * 1e6)
            assert isinstance(answer, Accepted)
            await person.reach(seen, answer.seq)
            while not any(seen.is_my_turn for _, seen in seated):  # noqa: ASYNC110 -- either of them may hear it
                await asyncio.sleep(0.001)
            await settle(seated)
        for person, _ in seated:
            await person.go()
        return trips


async def settle(seated: list[tuple[Person, Seen]]) -> None:
    """Until all have the same records."""
    most = max(seen.course.seq for _, seen in seated)
    for person, seen in seated:
        await person.reach(seen, most)


async def our_memory() -> float:
    async with served("ours") as server:
        seated = await tables(server.url, 10)
        before = server.memory()
        seated += await tables(server.url, IDLE // 2)
        await asyncio.sleep(0.5)
        grown = (server.memory() - before) / (IDLE // 2 * 2)
        for person, _ in seated:
            await person.go()
        return grown


async def main(seconds: float) -> None:
    relay = await bare_rate("relay", seconds)
    durable = await our_rate("ours", seconds)
    forgetful = await our_rate("forgetful", seconds)
    print(f"a bare relay: {relay:.0f} messages for each second of the processor")
    print(f"ours: {durable[0]:.0f} choices, {durable[0] / relay:.3f} of it (S1); {durable[2]:.1f} ms to the answer")
    print(f"ours, in memory: {forgetful[0]:.0f} choices; with the disk {durable[0] / forgetful[0]:.3f} of it (S6), "
          f"by the clock {durable[1] / forgetful[1]:.3f}", flush=True)  # fmt: skip
    trips, echo = await our_trip("ours"), await bare_trip()
    print(f"one room: {median(trips):.0f} us, p90 {quantiles(trips, n=10)[8]:.0f}; "
          f"a bare echo in aiohttp {echo:.0f} us: {median(trips) / echo:.1f} times (S4)", flush=True)  # fmt: skip
    mine, bare = await our_memory(), await bare_memory()
    print(f"somebody seated: {mine:.0f} bytes; a bare socket {bare:.0f}: {mine / bare:.2f} times (S9)")


if __name__ == "__main__":
    asyncio.run(main(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0))
