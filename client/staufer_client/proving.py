"""A replay is checked in a process of its own, so that nothing on the screen waits for it; it can be stopped."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress

from staufer_bots.own_program import own_program
from staufer_protocol.complaint import Complaint, Damaged
from staufer_protocol.replay import Proved, Verdict, read_replay, verify

READ_WITHIN = 20.0  # seconds from the start of the process; the reading itself has two
READ = Verdict(False, "OK", "The file can be read.", 0, b"", False)
STOPPED = Verdict(False, "E_STOPPED", "The check was stopped.", 0, b"", False)
TOO_SLOW = Verdict(False, "E_TOO_SLOW", "Reading this file takes too long: it is no replay of Staufer.", 0, b"", False)
FAILED = Verdict(False, "E_PROVER", "The check itself failed. Open the replay to try again.", 0, b"", False)

Progress = Callable[[int, int], None]  # how many of how many records are done


class Proving:
    """One check; a plain process read in a thread works on every loop, Qt's included."""

    def __init__(self, data: bytes, progress: Progress, command: Sequence[str] = ()) -> None:
        self.data = data
        self.progress = progress
        self.command = tuple(command) or own_program("staufer_client.prover")
        self.is_stopped = False
        self._process: subprocess.Popen[bytes] | None = None

    async def verdict(self) -> Verdict:
        starting = asyncio.ensure_future(asyncio.to_thread(self._start))
        try:
            self._process = await asyncio.shield(starting)
            return await self._listen()
        except OSError:
            return await asyncio.to_thread(self._by_ourselves)
        finally:
            await asyncio.shield(self._end_once(starting))

    async def check_readable(self) -> None:
        """Damaged where the file is no replay, or takes too long to be read; it is not played again."""
        self.command = (*self.command, "read")
        verdict = await self.verdict()
        if verdict is not READ and not verdict.is_verified:
            raise Damaged(verdict.code, verdict.sentence)

    def stop(self) -> None:
        """The person does not want to wait for it."""
        self.is_stopped = True
        if self._process is not None:
            self._process.kill()

    async def _listen(self) -> Verdict:
        try:
            async with asyncio.timeout(READ_WITHIN):
                line = await asyncio.to_thread(self._line)
        except TimeoutError:
            return TOO_SLOW
        is_read = "read" in line
        while line and "verified" not in line:
            match line:
                case {"done": int(done), "of": int(of)}:
                    self.progress(done, of)
            line = await asyncio.to_thread(self._line)
        if self.is_stopped:
            return STOPPED
        if is_read and not line and self.command[-1] == "read":
            return READ
        return read_verdict(line) or FAILED

    def _start(self) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(  # noqa: S603 -- our own module
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),  # Windows would open one
        )
        assert process.stdin is not None
        with suppress(BrokenPipeError):  # it has ended, and will say nothing
            process.stdin.write(self.data)
            process.stdin.close()
        return process

    def _line(self) -> dict[str, object]:
        """Empty where nothing comes any more, or nothing that can be read."""
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            said = json.loads(self._process.stdout.readline())
        except ValueError:
            return {}
        return said if isinstance(said, dict) else {}

    async def _end_once(self, starting: asyncio.Future[subprocess.Popen[bytes]]) -> None:
        """Who is called away while the process is being started must not leave it behind."""
        with suppress(OSError):
            await asyncio.to_thread(self._end, await starting)

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()

    def _by_ourselves(self) -> Verdict:
        try:
            return verify(read_replay(self.data))
        except Complaint as damage:
            steps = (Proved("file", False, damage.sentence),)
            return Verdict(False, damage.code, damage.sentence, 0, b"", False, steps)


def read_verdict(said: dict[str, object]) -> Verdict | None:
    match said:
        case {
            "verified": bool(is_verified),
            "code": str(code),
            "sentence": str(sentence),
            "record": int(record),
            "head": str(head),
            "drawn": bool(drawn),
            "steps": list(steps),
        }:
            proved = tuple(Proved(str(step), bool(is_right), str(words)) for step, is_right, words in steps)
            return Verdict(is_verified, code, sentence, record, bytes.fromhex(head), drawn, proved)
        case _:
            return None
