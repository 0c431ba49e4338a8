"""What stands before every connection: how many there are, of whom, and how long they may take to say what they want.

A connection that sends its request slowly, or nothing at all, costs memory and a place; here it loses both.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from ipaddress import IPv6Address, ip_address
from itertools import islice

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

HEAD_WITHIN = 5.0  # s, for the first line and the headers
REQUEST_WITHIN = 60.0  # s, for everything after that, unless it becomes a WebSocket
LONGEST_HEAD = 16 * 1024
HEAD_ENDS = b"\r\n\r\n"
BACKLOG = 1024
CUT_AT_ONCE, THEN_WAIT = 20, 0.002  # of thousands that came together; s in which others are served


def origin_of(address: str) -> str:
    """What is counted as one: an address, or the /64 that one network of IPv6 has."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        return str(known.ipv4_mapped) if known.ipv4_mapped else f"{int(known) >> 64:x}/64"
    return str(known)


class Guard:
    """Counts connections; *refused* hears the reason of each that is turned away or cut off."""

    def __init__(self, most: int, most_each: int, exempt: Collection[str], refused: Callable[[str], None]) -> None:
        self.open = 0
        self.refused = refused
        self._most = most
        self._most_each = most_each
        self._exempt = frozenset(exempt)
        self._each: Counter[str] = Counter()
        self._due: dict[Door, float] = {}  # when the head of each has to be there, the first first
        self._is_looking = False  # one timer for all of them

    def admit(self, address: str) -> bool:
        """Whether one more may come; it has to ``leave`` again."""
        origin = origin_of(address)
        if self.open >= self._most:
            self.refused("full")
            return False
        if address not in self._exempt and self._each[origin] >= self._most_each:
            self.refused("too_many_of_one_address")
            return False
        self.open += 1
        self._each[origin] += 1
        return True

    def leave(self, address: str) -> None:
        origin = origin_of(address)
        self.open -= 1
        self._each[origin] -= 1
        if not self._each[origin]:
            del self._each[origin]

    def wait_for_head(self, door: Door, loop: asyncio.AbstractEventLoop) -> None:
        """Cut it off where its head is not there in time; it has to say ``has_come`` when it is, or when it goes."""
        due = self._due[door] = loop.time() + HEAD_WITHIN
        if not self._is_looking:
            self._is_looking = True
            loop.call_at(due, self._cut_the_slow, loop)

    def has_come(self, door: Door) -> None:
        self._due.pop(door, None)

    def _cut_the_slow(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for door in list(islice(self._due, CUT_AT_ONCE)):
            if self._due[door] <= now:
                del self._due[door]
                door.cut("slow_head")
        self._is_looking = bool(self._due)
        if self._due:
            loop.call_at(max(next(iter(self._due.values())), now + THEN_WAIT), self._cut_the_slow, loop)

    async def listen(self, server: web.Server, host: str, port: int) -> asyncio.Server:
        """Let connections to *server* come through here."""
        loop = asyncio.get_running_loop()
        return await loop.create_server(lambda: Door(self, server, loop), host, port, backlog=BACKLOG)


class Door(asyncio.Protocol):
    """A connection until its head is there whole.  It costs next to nothing: most that come to harm get no further."""

    __slots__ = ("_address", "_guard", "_head", "_is_admitted", "_loop", "_server", "_transport")

    def __init__(self, guard: Guard, server: web.Server, loop: asyncio.AbstractEventLoop) -> None:
        self._guard = guard
        self._server = server
        self._loop = loop
        self._head = bytearray()
        self._is_admitted = False
        self._transport: asyncio.Transport
        self._address: str

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        self._transport = transport  # type: ignore[assignment]  # uvloop's transports are not of asyncio's classes
        self._address = str(peer[0]) if isinstance(peer, tuple) else ""
        self._is_admitted = self._guard.admit(self._address)
        if self._is_admitted:
            self._guard.wait_for_head(self, self._loop)
        else:
            self._transport.abort()

    def connection_lost(self, exc: BaseException | None) -> None:
        if self._is_admitted:
            self._guard.has_come(self)
            self._guard.leave(self._address)

    def data_received(self, data: bytes) -> None:
        if not self._is_admitted:
            return
        start = max(0, len(self._head) - len(HEAD_ENDS) + 1)
        self._head += data
        end = self._head.find(HEAD_ENDS, start)
        if (len(self._head) if end < 0 else end) > LONGEST_HEAD:
            self.cut("long_head")
        elif end >= 0:
            self._hand_over()

    def _hand_over(self) -> None:
        self._guard.has_come(self)
        self._is_admitted = False  # from here on the other counts it
        handler = Guarded(self._guard, self._server, self._loop, self._address, self._transport)
        self._transport.set_protocol(handler)
        handler.connection_made(self._transport)
        handler.data_received(bytes(self._head))

    def cut(self, reason: str) -> None:
        self._guard.refused(reason)
        self._transport.abort()


class Guarded(RequestHandler):
    """A connection with its one request."""

    def __init__(
        self, guard: Guard, server: web.Server, loop: asyncio.AbstractEventLoop, address: str, line: asyncio.Transport
    ) -> None:
        super().__init__(server, loop=loop, keepalive_timeout=0.0, lingering_time=1.0)
        self._line = line
        self.access_logger = None
        self._guard = guard
        self._address = address
        self._due = loop.call_later(REQUEST_WITHIN, self._cut)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._due.cancel()
        self._guard.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._upgraded:  # a WebSocket has rules of its own
            self._due.cancel()

    def _cut(self) -> None:
        self._guard.refused("slow_request")
        self._line.abort()
