"""A full house: hundreds of matches whose people think, and as many who look on.

    PYTHONPATH=tests python -m bench.full_house [--seconds 60] [--matches 300] [--spectators 300]

Prints how long answers took, and what of the processor and the memory the server used for it.  All players and
spectators follow every record and check it; they share this process, so that it may well be busier than the server.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from statistics import quantiles

from bench.server_load import Served, served, settle, tables
from server.people import Person, Seen
from staufer_protocol.messages import Accepted

THINKING = (0.5, 5.5)  # s before a choice
LOOK_AGAIN = 0.1  # s, while what the last choice has led to is under way
Tables = list[list[tuple[Person, Seen]]]


async def play(table: list[tuple[Person, Seen]], ends: float, waits: list[float]) -> None:
    while time.perf_counter() < ends and not table[0][1].over:
        await asyncio.sleep(random.uniform(*THINKING))
        person, seen = next((one for one in table if one[1].is_my_turn), table[0])
        if not seen.is_my_turn:
            await asyncio.sleep(LOOK_AGAIN)
            continue
        began = time.perf_counter()
        answer = await person.submit(person.wish(seen, person.random.choice(seen.options())))
        waits.append(time.perf_counter() - began)
        assert isinstance(answer, Accepted), answer
        await settle(table)


async def seated(server: Served, matches: int, spectators: int) -> tuple[Tables, list[tuple[Person, Seen]]]:
    people = await tables(server.url, matches)
    playing = [people[n : n + 2] for n in range(0, len(people), 2)]
    watching = []
    for n in range(spectators):
        person = Person(server.url, 10_000 + n)
        await person.come()
        watching.append((person, await person.watch(playing[n % matches][0][1].setup.match)))
    return playing, watching


async def full_house(matches: int, spectators: int, seconds: float) -> str:
    waits: list[float] = []
    async with served("ours") as server:
        playing, watching = await seated(server, matches, spectators)
        used, began = server.processor(), time.perf_counter()
        await asyncio.gather(*(play(table, began + seconds, waits) for table in playing))
        used, passed = server.processor() - used, time.perf_counter() - began
        memory = server.memory()
        for n, spectator in enumerate(watching):  # whoever looks on has seen what the players have
            await settle([*playing[n % matches], spectator])
        everybody = [person for table in [*playing, watching] for person, _ in table]
        assert all(person.close_code is None for person in everybody)
        for person in everybody:
            await person.go()
    cuts = quantiles(waits, n=100)
    return (
        f"{matches} matches, {spectators} spectators: {len(waits)} choices in {passed:.0f} s, "
        f"p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms to the answer; the server used "
        f"{100 * used / passed:.0f} % of a processor, {1e6 * used / len(waits):.0f} us a choice, {memory >> 20} MiB"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--spectators", type=int, default=300)
    wishes = parser.parse_args()
    print(asyncio.run(full_house(wishes.matches, wishes.spectators, wishes.seconds)))
