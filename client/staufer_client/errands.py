"""Things done in the background by somebody who waits for them at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine


class Errands:
    """Every one is kept until it is done; errors go to the loop's own handler."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()
        self.is_stopped = False

    def send(self, errand: Coroutine[None, None, None]) -> None:
        """After the end nothing is begun any more."""
        if self.is_stopped:
            errand.close()
            return
        task = asyncio.get_running_loop().create_task(errand)
        self.running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            context = {"message": "An errand failed.", "exception": error, "task": task}
            task.get_loop().call_exception_handler(context)

    async def stop(self) -> None:
        """Call all of them back."""
        self.is_stopped = True
        running = tuple(self.running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
