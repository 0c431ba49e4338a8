"""Machines and the lines between them: bytes take their time, lines break, and what was under way may be lost.

A line keeps the order of what is sent over it and loses nothing in the middle, as TCP does.  Two things are worse than
there: each end hears of a break at another time, so that old lines go on saying things for a while; and single
messages about choices come a second time, late.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from simulation.frames import is_of_a_choice
from simulation.process import Process
from simulation.world import World

A_STEP = 1e-4  # seconds: long enough for a loop to take note


@dataclass(slots=True)
class Weather:
    """How bad the lines are."""

    delay: tuple[float, float] = (0.005, 0.08)  # seconds for each piece
    hiccup: float = 0.0  # how many of the pieces take much longer
    duplicate: float = 0.0  # how many of the messages about choices come twice
    late: tuple[float, float] = (0.0, 4.0)  # seconds after which they do
    unheard: tuple[float, float] = (0.0, 12.0)  # seconds until an end hears that the line is broken


class Network:
    def __init__(self, world: World) -> None:
        self.world = world
        self.weather = Weather()
        self.lines: list[Line] = []
        self.listening: dict[str, tuple[Process, Callable[[], asyncio.Protocol]]] = {}
        self.chance = world.chance("network")

    def line_of(self, machine: str) -> list[Line]:
        """The lines that stand between this machine and any other."""
        return [line for line in self.lines if line.is_up and machine in line.names]


class Host:
    """A machine by its name, whatever runs on it."""

    def __init__(self, network: Network, name: str, address: str) -> None:
        self.network = network
        self.name = name
        self.address = address

    def listen(self, process: Process, factory: Callable[[], asyncio.Protocol]) -> Listening:
        self.network.listening[self.name] = (process, factory)
        return Listening(self.network, self.name)

    async def connect(self, process: Process, name: str) -> End:
        """A new line to the machine of that name."""
        network = self.network
        await asyncio.sleep(network.chance.uniform(*network.weather.delay) * 2)
        there = network.listening.get(name)
        if there is None or there[0].is_dead:
            raise ConnectionRefusedError(111, "nobody listens there")
        line = Line(network, process, there[0], self)
        network.lines = [*(one for one in network.lines if one.is_up), line]
        answering = line.ends[1]
        answering.set_protocol(there[1]())
        there[0].call_soon(answering.protocol.connection_made, answering)
        return line.ends[0]

    def process_ended(self, process: Process) -> None:
        """Its machine hangs up for it: what it had sent arrives, and then the end."""
        for line in self.network.lines:
            for end in line.ends:
                if end.process is process and line.is_up:
                    end.hang_up()


class Listening:
    """What ``create_server`` gives."""

    def __init__(self, network: Network, name: str) -> None:
        self._network = network
        self._name = name
        self.sockets = (self,)

    def getsockname(self) -> tuple[str, int]:
        return self._name, 80

    def close(self) -> None:
        self._network.listening.pop(self._name, None)


class Line:
    """Two ends."""

    def __init__(self, network: Network, near: Process, far: Process, host: Host) -> None:
        self.network = network
        self.names = (near.name, far.name)
        self.is_up = True
        self.ends = (End(self, near, (far.name, 80)), End(self, far, (host.address, 40_000)))
        self.ends[0].other, self.ends[1].other = self.ends[1], self.ends[0]

    def cut(self) -> None:
        """It breaks: of what is under way in each direction a part arrives, and each end hears of it when it does."""
        if not self.is_up:
            return
        self.is_up = False
        network, chance = self.network, self.network.chance
        for end in self.ends:
            end.lose_what_comes(chance)
            end.process.call_later(chance.uniform(*network.weather.unheard), end.lose, ConnectionResetError(104, "cut"))


class End(asyncio.Transport):
    """One end of a line, as the process there has it."""

    other: End
    protocol: asyncio.Protocol

    def __init__(self, line: Line, process: Process, peer: tuple[str, int]) -> None:
        super().__init__({"peername": peer})
        self.line = line
        self.process = process
        self._coming: deque[asyncio.Handle] = deque()  # in the order in which they arrive
        self._arrives = 0.0  # the last of them
        self._held: deque[bytes] = deque()  # what came while nobody reads
        self._is_paused = False
        self._is_closing = False
        self._is_lost = False

    # -- sending ---------------------------------------------------------------------------

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self._is_closing or not self.line.is_up:
            return
        network = self.line.network
        weather, chance = network.weather, network.chance
        piece = bytes(data)
        self.other.deliver(piece, chance.uniform(*weather.delay) * (20 if chance.random() < weather.hiccup else 1))
        if chance.random() < weather.duplicate and is_of_a_choice(piece):
            network.world.after(chance.uniform(*weather.late), lambda: self._repeat(piece))

    def _repeat(self, piece: bytes) -> None:
        if self.line.is_up:
            self.other.deliver(piece, 0.0)

    def deliver(self, piece: bytes, delay: float) -> None:
        """It arrives here, after everything that was sent before it."""
        if self.process.is_dead:
            return
        self._arrives = max(self._arrives, self.process.time() + delay)
        self._coming.append(self.process.call_at(self._arrives, self._arrive, piece))

    def lose_what_comes(self, chance: Random) -> None:
        """Some of what is under way, from one piece on."""
        coming = [handle for handle in self._coming if not handle.cancelled()]
        for lost in coming[chance.randint(0, len(coming)) :]:
            lost.cancel()

    def _arrive(self, piece: bytes) -> None:
        self._coming.popleft()
        while self._coming and self._coming[0].cancelled():
            self._coming.popleft()
        if self._is_lost:
            return
        if self._is_paused or self._held:
            self._held.append(piece)
        else:
            self.protocol.data_received(piece)

    # -- ending ----------------------------------------------------------------------------

    def close(self) -> None:
        if self._is_closing:
            return
        self._is_closing = True
        if self.line.is_up:
            self.hang_up()
        self.process.call_soon(self.lose, None)

    def abort(self) -> None:
        self.close()

    def hang_up(self) -> None:
        """The other end hears of it after what was sent."""
        self.line.is_up = False
        other, network = self.other, self.line.network
        if not other.process.is_dead:
            arrives = max(other._arrives, other.process.time() + network.chance.uniform(*network.weather.delay))
            other.process.call_at(arrives + A_STEP, other.lose, None)  # no loop hears of both at once

    def lose(self, failure: Exception | None) -> None:
        if not self._is_lost:
            self._is_closing = self._is_lost = True
            self.protocol.connection_lost(failure)

    def is_closing(self) -> bool:
        return self._is_closing

    # -- what else is asked of a transport -------------------------------------------------

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert isinstance(protocol, asyncio.Protocol)
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def pause_reading(self) -> None:
        self._is_paused = True

    def resume_reading(self) -> None:
        self._is_paused = False
        self.process.call_soon(self._read_what_was_held)

    def _read_what_was_held(self) -> None:
        while self._held and not self._is_paused and not self._is_lost:
            self.protocol.data_received(self._held.popleft())

    def is_reading(self) -> bool:
        return not self._is_paused

    def get_write_buffer_size(self) -> int:
        return 0
