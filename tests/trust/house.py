"""A match on the real server, without network and disk: what a seat sends goes in as bytes, and bytes come out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

from aiohttp import WSMessage, WSMsgType

from protocol.tables import KEY
from server.fake_time import FakeClock
from staufer_protocol.codec import pack
from staufer_protocol.host import Host
from staufer_protocol.messages import ClientMessage, Resume, Submit
from staufer_protocol.messages.company import Watch
from staufer_server.accounts import Account, Accounts
from staufer_server.buckets import Bucket
from staufer_server.config import ServerConfig
from staufer_server.connection import FORGETTING, PATIENCE, Session
from staufer_server.ground import Ground
from staufer_server.handlers import Handlers
from staufer_server.hosting import LiveMatch
from staufer_server.lobby import Lobby
from staufer_server.matches import Matches
from staufer_server.metrics import Metrics
from staufer_server.notices import Notices
from staufer_server.private_tables import PrivateTables
from staufer_server.shunning import Shunning
from staufer_server.talk import Talk
from staufer_server.times import Times
from staufer_server.truth import HEAD, Truth
from staufer_server.vault import KEY_BYTES, Vault

SPINS = 60  # turns of the event loop within which everything that was set going is done


class Agreeing:
    """A database to which everything is right: what is written is looked at elsewhere."""

    def __init__(self, match: bytes) -> None:
        self.match = match

    async def do(self, work):
        return work(self)

    def run(self, sql: str, *values: object) -> int:
        return 1

    add = run

    def run_many(self, sql: str, rows: object) -> None:
        pass

    def rows(self, sql: str, *values: object) -> list[tuple]:
        return [(self.match,)] if sql.startswith("SELECT m.id FROM match") else []

    def row(self, sql: str, *values: object) -> tuple | None:
        unknown = ("FROM rating", "FROM silence", "FROM match m")  # no other match is known, and nobody is silenced
        return None if any(part in sql for part in unknown) else (1,)


class Ear(Session):
    """A session that keeps what it would send."""

    def __init__(self, player: int, clock: FakeClock, config: ServerConfig) -> None:
        socket = SimpleNamespace(closed=False)
        super().__init__(Account(player, f"Player {player}", "guest"), b"", socket, clock, config)
        self.has_greeted = True
        self.heard: list[bytes] = []

    def send_frame(self, frame: bytes) -> None:
        self.heard.append(frame)

    def forgive(self) -> None:
        """Wrong frames so far are forgotten."""
        self._patience = Bucket(self._clock, FORGETTING, PATIENCE)

    async def room(self) -> None:
        pass


class House:
    """One match with a session at every seat."""

    def __init__(self, host: Host) -> None:
        setup = host.setup
        self.host = host
        self.clock = FakeClock()
        config = ServerConfig(Path("nowhere"), is_local=True)
        database = Agreeing(setup.match)
        ground = Ground(config, self.clock, bytes, database, KEY, Times(database, self.clock))
        self.live = LiveMatch(Truth(host, 1, "", ground), ground)
        matches = Matches(ground, Vault(bytes(KEY_BYTES), bytes), None, Notices(None))
        matches._live[setup.match] = self.live
        accounts = Accounts(ground.database, self.clock, bytes)
        lobby = Lobby(ground, accounts, matches, None)
        tables, talk = PrivateTables(ground, lobby), Talk(ground.database, self.clock)
        self.handlers = Handlers(
            accounts, lobby, tables, Shunning(ground.database, self.clock), matches, talk, Metrics(), KEY.public
        )
        self.stranger = Ear(10_000, self.clock, config)  # who watches
        self.ears = [Ear(who.player, self.clock, config) for who in setup.seats]

    def ear_of(self, observer: int | None) -> Ear:
        return self.stranger if observer is None else self.ears[observer]

    async def open(self) -> None:
        """Everybody has all records, and sits down; time runs."""
        for ear in self.ears:
            seq = self.host.seq
            await self.say(ear, Resume(self.host.setup.match, seq, self.live.truth.head_at(seq)))
        await self.say(self.stranger, Watch(self.host.setup.match))
        self.live.start(lambda _live: None)
        await self.spin()

    async def close(self) -> None:
        await self.live.stop()

    async def say(self, ear: Ear, message: ClientMessage) -> None:
        await self.say_bytes(ear, pack(message))

    async def say_bytes(self, ear: Ear, data: bytes) -> None:
        await ear._take(WSMessage(WSMsgType.BINARY, data, None), self.handlers.greet, self.handlers.act)

    async def act(self, seat: int, action: tuple[int, ...]) -> None:
        """A submission of the seat, right in everything but perhaps the action."""
        host, chair = self.host, self.live.table.chairs[seat]
        head = self.live.truth.head_at(host.based_seq)[:HEAD]
        wish = Submit(host.setup.match, chair.cseq + 1, host.based_seq, head, 1, action)
        await self.say(self.ears[seat], wish)

    def let_time_pass(self, seconds: float) -> None:
        """But no flag falls."""
        fall = self.live.timing.next_fall()
        if fall is None or fall > self.clock.monotonic() + seconds:
            self.clock.advance(seconds)

    async def wait_for_the_flag(self) -> None:
        """As long as nobody does anything until one falls."""
        fall = self.live.timing.next_fall()
        assert fall is not None
        before = self.host.seq
        self.clock.advance(max(0.0, fall - self.clock.monotonic()))
        for _ in range(SPINS):
            if self.host.seq > before:
                break
            await asyncio.sleep(0)
        await self.spin()

    async def spin(self) -> None:
        """What was set going is done."""
        for _ in range(4):
            await asyncio.sleep(0)
