"""The server as a process of the simulated world: the real one, on the world's time, disk, network and chance."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from simulation.disk import Disk, Killing, Speed
from simulation.network import Host, Network
from simulation.process import Process
from staufer_bots.study import Study
from staufer_bots.thinking import LIMIT, Thinker
from staufer_protocol.codec import Plain, dec, enc
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.timekeeping import Timer

NAME = "server"
EPOCH = 1_800_000_000.0  # the wall's time at 0
KEY, RECORD_KEY = "5a" * 32, "c3" * 32


class ProcessClock:
    """Every start counts from another moment, as monotonic clocks do."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._since = process.time() - process.world.chance(f"clock from {process.time()}").uniform(10.0, 1e6)

    def monotonic(self) -> float:
        return self._process.time() - self._since

    def wall(self) -> float:
        return EPOCH + self._process.time()

    def call_at(self, moment: float, callback: Callable[[], None]) -> Timer:
        return self._process.call_at(moment + self._since, callback)


class QuietStudy(Study):
    """House bots think in the process itself, at once; the thought is long enough on the world's clock."""

    def __init__(self) -> None:
        super().__init__()
        self._thinker = Thinker()
        self.starts = 1

    async def ask(self, question: Plain) -> Plain:
        await asyncio.sleep(0.2)
        return self._thinker.answer(dec(enc(question), LIMIT))

    def warm_up(self) -> None:
        """Nothing is to be started."""


class Machine:
    """Starts the server, kills it, starts it again on the same file."""

    def __init__(self, network: Network, database: Path, speed: Speed | None = None) -> None:
        self.network = network
        self.world = network.world
        self.kills = 0
        self.running: RunningServer | None = None  # once it listens
        self.disk: Disk | None = None
        self._config = ServerConfig(database, key=KEY, record_key=RECORD_KEY, bot_pause=0.2)
        self._speed = speed or Speed()
        self._host = Host(network, NAME, "10.0.0.1")
        self._process: Process | None = None

    def boot(self) -> None:
        if self._process is not None:
            return
        self.world.note("the server is started")
        process = self._process = Process(self.world, NAME, self._host)
        chance = self.world.chance(f"secrets of the server from {self.world.now}")

        def open_disk(path: Path, committed: Callable[[float, int], None]) -> Disk:
            self.disk = Disk(path, committed, process, self._speed)
            self.disk.kill = self.kill
            return self.disk

        async def start() -> None:
            self.running = await start_server(
                self._config, ProcessClock(process), chance.randbytes, open_disk, QuietStudy()
            )

        process.call_soon(lambda: process.create_task(start(), name="the server"))

    def kill_at_commit(self, when: Killing) -> None:
        """The next one that writes something."""
        if self.disk is not None and self._process is not None:
            self.disk.kills = when

    def kill(self) -> None:
        """At once, with whatever is under way."""
        process, self._process = self._process, None
        if process is None:
            return
        self.kills += 1
        self.world.note("the server is killed")
        self.running = None
        process.kill()
        if self.disk is not None:
            self.disk.let_go()
            self.disk = None
