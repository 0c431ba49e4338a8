"""A world in which time is a number: everything that happens is an entry in one list, run in its order.

All chance comes from one seed, so a seed is one schedule: the same every time, on every machine.
"""

from __future__ import annotations

import asyncio
import hashlib
import heapq
from collections import deque
from collections.abc import Callable
from contextvars import Context
from itertools import count
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from simulation.process import Process

REMEMBERED = 60  # events that a failure tells
_Entry = tuple[float, int, asyncio.Handle, "Process | None"]


class World:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.now = 0.0
        self.events = 0
        self.faults: list[str] = []  # what must never happen, and has happened
        self.journal: deque[str] = deque(maxlen=REMEMBERED)
        self.processes: list[Process] = []
        self.is_over = False
        self._course = hashlib.sha256()
        self._queue: list[_Entry] = []
        self._numbers = count()

    def chance(self, of: str) -> Random:
        """A stream of its own for everything that draws, so that one draw more here moves nothing there."""
        return Random(f"{self.seed}/{of}")

    def note(self, what: str) -> None:
        """For whoever has to understand the schedule; nothing secret is noted."""
        if self.is_over:
            return
        line = f"{self.now:10.3f}  {what}"
        self.journal.append(line)
        self._course.update(line.encode())

    def blame(self, what: str) -> None:
        """Something is not as it must be."""
        self.note(f"FAULT {what}")
        if not self.is_over:
            self.faults.append(what)

    @property
    def course(self) -> str:
        """A digest of everything that was noted."""
        return self._course.hexdigest()[:16]

    def put(self, moment: float, handle: asyncio.Handle, process: Process | None) -> None:
        heapq.heappush(self._queue, (max(moment, self.now), next(self._numbers), handle, process))

    def at(self, moment: float, act: Callable[[], object]) -> asyncio.Handle:
        """What the world itself does."""
        handle = asyncio.Handle(act, (), Outside(), Context())  # type: ignore[arg-type]  # all that a handle asks for
        self.put(moment, handle, None)
        return handle

    def after(self, seconds: float, act: Callable[[], object]) -> asyncio.Handle:
        return self.at(self.now + seconds, act)

    def run(self, is_done: Callable[[], bool], ends: float) -> bool:
        """Let things happen until all is done, or time is up; whether it is done."""
        running: Process | None = None
        try:
            while not is_done():
                if not self._queue or self._queue[0][0] > ends:
                    return False
                self.now, _, handle, process = heapq.heappop(self._queue)
                if handle.cancelled() or (process is not None and process.is_dead):
                    continue
                if process is not running:
                    asyncio._set_running_loop(process)
                    running = process
                self.events += 1
                handle._run()
        finally:
            asyncio._set_running_loop(None)
        return True

    def end(self) -> None:
        """Let go of everything that still waits for something; nobody hears of it any more."""
        self.is_over = True
        self._queue.clear()
        for process in self.processes:
            process.bury()


class Outside:
    """Where what the world does has no loop; a failure in it is a failure of the test."""

    def get_debug(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, object]) -> None:
        failure = context.get("exception")
        raise failure if isinstance(failure, BaseException) else AssertionError(context)
