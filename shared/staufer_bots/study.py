"""Where bots think: a process of its own, so that nobody else waits for their thoughts.

It is started when it is first wanted, kept warm, and started again where it ends or a thought
takes too long; whoever had asked then hears of it.
"""

from __future__ import annotations

import asyncio
import subprocess
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from staufer_bots.own_program import own_program
from staufer_bots.thinking import receive, send
from staufer_protocol.codec import Plain

PATIENCE = 10.0  # seconds for one thought, the start of the process included


class ThoughtLost(Exception):
    """The process has ended over this question, or was ended for thinking too long."""


class Study:
    """One thinking process, asked from one thread."""

    def __init__(self, patience: float = PATIENCE, process: Sequence[str] = ()) -> None:
        self._patience = patience
        self._command = tuple(process) or own_program("staufer_bots.thinking")
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="study")
        self._process: subprocess.Popen[bytes] | None = None
        self._is_closed = False
        self.starts = 0  # whoever remembers what was told to one process asks whether it is still the same

    @property
    def process_id(self) -> int | None:
        """None while none is running."""
        return None if self._process is None else self._process.pid

    async def ask(self, question: Plain) -> Plain:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, question)

    def warm_up(self) -> None:
        """Somebody will ask soon."""
        if not self._is_closed:
            self._thread.submit(self._running)

    async def stop(self) -> None:
        self._is_closed = True
        if self._process is not None:
            self._process.kill()  # it keeps nothing
        self._thread.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._thread.shutdown)
        self._end()

    def _ask(self, question: Plain) -> Plain:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        limit = threading.Timer(self._patience, process.kill)
        limit.start()
        try:
            send(process.stdin, question)  # type: ignore[arg-type]  # IO[bytes], as a BinaryIO is
            return receive(process.stdout)  # type: ignore[arg-type]
        except (EOFError, OSError) as failure:
            self._end()
            raise ThoughtLost("the thinking process has ended") from failure
        finally:
            limit.cancel()

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            if self._is_closed:
                raise ThoughtLost("nobody thinks here any more")
            self._process = subprocess.Popen(  # noqa: S603 -- our own module
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),  # Windows would open one
            )
            self.starts += 1
        return self._process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()
