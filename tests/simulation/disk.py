"""The server's disk: what is committed is there for whoever is started next, and nobody has heard of it yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from simulation.process import Process
from staufer_server.database import Database, Job

Killing = Literal["", "before", "after"]


@dataclass(slots=True)
class Speed:
    write: tuple[float, float] = (0.0005, 0.03)  # seconds until a group is committed
    tell: tuple[float, float] = (0.0001, 0.01)  # and from there until anybody hears of it


class Disk(Database):
    """The real statements on a real SQLite; its thread is a row of moments of the simulated world."""

    def __init__(self, path: Path, committed: Callable[[float, int], None], process: Process, speed: Speed) -> None:
        super().__init__(path, committed)
        self.kills: Killing = ""  # the server, before or after the next commit of records
        self.kill: Callable[[], None] = lambda: None
        self._process = process
        self._speed = speed
        self._chance = process.world.chance(f"disk from {process.world.now}")
        self._queued: list[Job[object]] = []
        self._is_writing = False

    def begin_writing(self) -> None:
        self._connection.execute("PRAGMA synchronous=OFF")  # the machine itself does not fail here

    def enter(self, job: Job[object]) -> None:
        self._queued.append(job)
        self._write_on()

    def _write_on(self) -> None:
        if self._queued and not self._is_writing:
            self._is_writing = True
            self._process.call_later(self._chance.uniform(*self._speed.write), self._write_group)

    def _write_group(self) -> None:
        jobs, self._queued = self._queued, []
        before = self._connection.total_changes
        if self.kills == "before":
            self._die(len(jobs))
            return
        failure = self.commit(jobs)
        if self.kills == "after" and self._connection.total_changes > before:
            self._die(0)
            return
        self._process.call_later(self._chance.uniform(*self._speed.tell), self._tell, jobs, failure)

    def _die(self, lost: int) -> None:
        self._process.world.note(f"the server dies over a commit, {lost} pieces of work are lost")
        self.kill()

    def _tell(self, jobs: list[Job[object]], failure: BaseException | None) -> None:
        self._is_writing = False
        for job in jobs:
            job.tell(failure)
        self._write_on()

    async def finish_writing(self) -> None:
        raise AssertionError("a simulated server is killed, never stopped")

    def let_go(self) -> None:
        """The process has died: the file is as its last commit left it."""
        self.release()
        self._readers.shutdown(wait=False)
        self._engine.dispose()
        self._connection.close()
