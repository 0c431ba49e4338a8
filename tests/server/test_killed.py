"""The server's process is killed in the middle; nothing that was acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import cast

from server.conftest import ledger_equals_ratings
from server.people import Person, Seen
from staufer_protocol.messages import Accepted, Submit
from staufer_protocol.replay import read_replay, verify
from staufer_server.config import ServerConfig

PATIENCE = 60
KILLS = 2
BETWEEN = 12  # choices from one kill to the next


class Killable:
    """A server that is started again on the same database."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> str:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "staufer_server", "--port", "0", "--local", "--database", str(self._database),
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL, env={**os.environ},
        )  # fmt: skip
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)
        return line.decode().split()[1]

    async def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        await self._process.communicate()


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Killable(tmp_path / "staufer.sqlite")
    url = await server.start()
    people = [Person(url, seed) for seed in (1, 2)]
    for person in people:
        await person.come()
        await person.search()
    seats = list(await asyncio.gather(*(person.be_ready() for person in people)))
    acknowledged: dict[tuple[int, int], int] = {}
    for _ in range(KILLS):
        for _ in range(BETWEEN):
            n = await in_turn(people, seats)
            accepted = await people[n].choose(seats[n])
            acknowledged[n, accepted.cseq] = accepted.seq
        n = await in_turn(people, seats)
        under_way = people[n].wish(seats[n], seats[n].options()[0])
        await people[n].say(under_way)  # whether it was written nobody knows yet
        await server.kill()
        url = await server.start()
        await come_back(url, people, seats)
        for (k, cseq), seq in acknowledged.items():
            again = await people[k].submit(Submit(under_way.match, cseq, 0, b"", 9, (0, 0)))
            assert again == Accepted(under_way.match, cseq, 9, seq)
        if seats[n].cseq < under_way.cseq:
            answer = await people[n].submit(under_way)
            assert isinstance(answer, Accepted)
            await people[n].reach(seats[n], answer.seq)
    overs = await asyncio.gather(*(p.play(s) for p, s in zip(people, seats, strict=True)))
    assert overs[0].ratings
    verdict = verify(read_replay(await people[0].download(overs[0].match)))
    assert verdict.is_verified, verdict.sentence
    assert await rated_games(people) == [1, 1]

    # once more, killed with the end of the match on its way
    before = [len(person.heard) for person in people]
    for person in people:
        await person.search()
    seats = list(await asyncio.gather(*(p.be_ready(since) for p, since in zip(people, before, strict=True))))
    based = seats[0].course.based_seq
    last = Submit(seats[0].setup.match, seats[0].cseq + 1, based, seats[0].head(based), 1, (3,))
    await people[0].say(last)
    await server.kill()
    url = await server.start()
    await come_back(url, people, seats)
    assert isinstance(await people[0].submit(replace(last, attempt=2)), Accepted)  # written before, or now
    over = await people[1].over(seats[1])
    assert over.results[seats[0].seat].how == "resigned"
    assert await rated_games(people) == [2, 2]
    ledger_equals_ratings(ServerConfig(tmp_path / "staufer.sqlite"))
    for person in people:
        await person.go()
    await server.kill()


async def rated_games(people: list[Person]) -> list[object]:
    found = [await person.get(f"/api/v1/players/{person.player}") for person in people]
    return [cast("list[dict[str, object]]", player["ratings"])[0]["games"] for player in found]


async def in_turn(people: list[Person], seats: list[Seen]) -> int:
    """Who has to choose, once both are at the same point."""
    most = max(seen.course.seq for seen in seats)
    for person, seen in zip(people, seats, strict=True):
        await person.reach(seen, most)
    return next(n for n, seen in enumerate(seats) if seen.is_my_turn)


async def come_back(url: str, people: list[Person], seats: list[Seen]) -> None:
    for person, seen in zip(people, seats, strict=True):
        await person.gone()
        person.url = url
        await person.come()
        await person.resume(seen)
        assert person.matches[seen.setup.match] is seen  # what it had was still true
