"""The server's process is killed again and again while people play; nothing that was acknowledged is lost or done
twice, and every rating follows from the results."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from server.conftest import rows
from server.postgres_cluster import free_port
from server.stubborn import Stubborn
from staufer_server.admin import ledger
from staufer_server.config import ServerConfig
from staufer_server.database import Transaction
from staufer_server.postgres_url import PostgresUrl
from staufer_server.stores import Place, store_at

PATIENCE = 60
PEOPLE = 8


class Killable:
    """A server that is started again on the same database, at the same address."""

    def __init__(self, place: Place, folder: Path) -> None:
        self._address = place.text if isinstance(place, PostgresUrl) else str(place)
        self._folder, self._port = folder, free_port()
        self._process: asyncio.subprocess.Process | None = None
        self.url = f"http://127.0.0.1:{self._port}"

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "staufer_server", "--port", str(self._port), "--local",
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "STAUFER_DATABASE_URL": "", "STAUFER_DATABASE": self._address,
                 "STAUFER_FOLDER": str(self._folder)},
        )  # fmt: skip
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)
        assert line.startswith(b"STAUFER"), line

    async def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        await self._process.communicate()


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("kills", "between"), [(5, 40), pytest.param(100, 60, marks=[pytest.mark.long, pytest.mark.timeout(3600)])]
)
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    place: Place, tmp_path: Path, kills: int, between: int
) -> None:
    server, chance = Killable(place, tmp_path), Random(kills)
    count, enough = 0, asyncio.Event()

    def acknowledged() -> None:
        nonlocal count
        count += 1
        if count >= aim:
            enough.set()

    aim = between
    await server.start()
    people = [Stubborn(server.url, seed, acknowledged) for seed in range(PEOPLE)]
    for person in people:
        await person.come()
    for _ in range(kills):
        async with asyncio.timeout(PATIENCE):
            await enough.wait()
        await asyncio.sleep(chance.random() * 0.02)  # somewhere between two acknowledgements
        await server.kill()
        await server.start()
        aim = count + between
        enough.clear()
    for person in people:
        person.leave_off()
    async with asyncio.timeout(2 * PATIENCE):
        await asyncio.gather(*(person.end() for person in people))
    await server.kill()
    check(ServerConfig(place, folder=tmp_path), people)


def check(config: ServerConfig, people: list[Stubborn]) -> None:
    """What the database holds against what people were told."""
    assert [fault for person in people for fault in person.faults] == []
    written = rows(config, "SELECT match_id, seat, cseq, seq FROM record ORDER BY match_id, seq")
    seats = {(match, number): seat for match, seat, number in rows(
        config, "SELECT s.match_id, s.seat, t.account_id FROM match_seat s JOIN token t ON t.account_id = s.account_id"
    )}  # fmt: skip
    found = {(match, seat, cseq): seq for match, seat, cseq, seq in written if cseq is not None}
    assert len(found) == sum(cseq is not None for _, _, cseq, _ in written)  # none twice
    for person in people:
        assert person.connection.welcome is not None
        player = person.connection.welcome.player
        for (match, cseq), seq in person.accepted.items():
            assert found[match, seats[match, player], cseq] == seq  # none lost
        for match, choices in person.choices.items():
            mine = [cseq for at, seat, cseq in found if (at, seat) == (match, seats[match, player])]
            assert sorted(mine) == list(range(1, choices + 1))  # and none that he has not made
    for match, last in Counter(match for match, _, _, _ in written).items():
        assert [seq for at, _, _, seq in written if at == match] == list(range(1, last + 1))
    assert set(rows(config, "SELECT status FROM match")) == {("done",)}
    connection = store_at(config.database).connect()
    assert ledger.faults(Transaction(connection)) == []
    connection.close()
    assert sum(len(person.accepted) for person in people) > 100
    heads: dict[bytes, set[bytes]] = {}
    for person in people:
        for match, head in person.heads.items():
            heads.setdefault(match, set()).add(head)
    assert all(len(both) == 1 for both in heads.values())
