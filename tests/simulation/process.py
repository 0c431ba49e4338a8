"""A process of the simulated world: an event loop on the world's time, which can be killed between two of its steps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from contextvars import Context
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, TypeVar

from simulation.world import World

if TYPE_CHECKING:
    from simulation.network import End, Host

T = TypeVar("T")
THREAD = (0.0005, 0.02)  # seconds that work beside the loop takes


class Process(asyncio.AbstractEventLoop):
    """Whatever was asked of it before it is killed and has not happened then never happens."""

    def __init__(self, world: World, name: str, host: Host) -> None:
        self.world = world
        self.name = name
        self.is_dead = False
        self._host = host  # the machine, with its lines to others
        self._chance = world.chance(f"threads of {name} from {world.now}")
        self._left: list[asyncio.Task[object]] = []
        world.processes.append(self)

    def kill(self) -> None:
        """Not even what stands in a finally is done."""
        self.is_dead = True
        self._left = list(asyncio.all_tasks(self))  # kept, or the end of each would be run by the collector of garbage
        self._host.process_ended(self)

    def bury(self) -> None:
        """At the very end: nothing hears of it any more."""
        self._left += asyncio.all_tasks(self)
        self.is_dead = True
        for task in self._left:
            task._log_destroy_pending = False  # type: ignore[attr-defined]  # nobody is to hear of what was killed
            with suppress(BaseException):
                task.get_coro().close()  # type: ignore[union-attr]  # all are coroutines
        self._left.clear()

    # -- time ------------------------------------------------------------------------------

    def time(self) -> float:
        return self.world.now

    def call_soon(self, callback: Callable[..., object], *args: Any, context: Context | None = None) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.world.put(self.world.now, handle, self)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.world.now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self.world.put(when, handle, self)
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is left out when its time comes."""

    # -- work ------------------------------------------------------------------------------

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self,
        coro: Coroutine[Any, Any, T] | Generator[Any, None, T],
        *,
        name: str | None = None,
        context: Context | None = None,
    ) -> asyncio.Task[T]:
        return asyncio.Task(coro, loop=self, name=name, context=context)  # type: ignore[arg-type]

    def run_in_executor(self, executor: object, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        """Beside the loop: some time later, all at once."""
        done: asyncio.Future[T] = self.create_future()

        def work() -> None:
            if done.cancelled():
                return
            try:
                done.set_result(func(*args))
            except Exception as failure:
                done.set_exception(failure)

        self.call_later(self._chance.uniform(*THREAD), work)
        return done

    # -- the network -----------------------------------------------------------------------

    async def create_server(self, protocol_factory: Any, *args: Any, **kwargs: Any) -> Any:
        return self._host.listen(self, protocol_factory)

    async def create_unix_connection(self, protocol_factory: Any, path: str | None = None, **kwargs: Any) -> Any:
        assert path is not None
        end: End = await self._host.connect(self, path)
        protocol = protocol_factory()
        end.set_protocol(protocol)
        protocol.connection_made(end)
        return end, protocol

    # -- what asyncio asks of a loop besides -----------------------------------------------

    def is_running(self) -> bool:
        return not self.is_dead

    def is_closed(self) -> bool:
        return False

    def get_debug(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        failure = context.get("exception")
        if not self.is_dead:
            self.world.blame(f"{self.name}: {context.get('message')} {place_of(failure)}")


def place_of(failure: object) -> str:
    """What kind of failure it is, and the way to it; its words might hold something secret."""
    if not isinstance(failure, BaseException):
        return ""
    way = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in extract_tb(failure.__traceback__)]
    return f"{type(failure).__name__} at {' '.join(way[-6:])}"
