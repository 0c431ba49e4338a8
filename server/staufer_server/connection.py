"""One WebSocket: who is at the other end, one reader, one bounded queue of frames to send."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable

import structlog
from aiohttp import ClientConnectionResetError, WSCloseCode, WSMessage, WSMsgType, web

from staufer_protocol.codec import pack, unpack_client
from staufer_protocol.complaint import Complaint
from staufer_protocol.messages import (
    PROTOCOL,
    AskHead,
    ClientMessage,
    Hello,
    OfferRematch,
    OpenNonce,
    Refused,
    RefuseSetup,
    Resume,
    Say,
    SealNonce,
    ServerMessage,
    Submit,
)
from staufer_protocol.messages.company import StopWatching, Watch
from staufer_server.accounts import Account
from staufer_server.buckets import Bucket, Buckets
from staufer_server.config import ServerConfig
from staufer_server.denials import Denied
from staufer_server.timekeeping import Bell, Clock, Timer

HELLO_WITHIN = 5.0
LONGEST_FRAME = 4096
MOST_FRAMES, MOST_BYTES = 256, 1 << 20
PATIENCE, FORGETTING = 3, 1 / 20  # wrong frames until the connection is closed; how many a second are forgotten
PING_EVERY = 10.0
MOST_MATCHES = 64  # whose submissions are counted
UNANSWERED = 3  # pings after which nobody is there any more
REPLACED = 4001  # a newer session has taken the seat
SIGNED_OUT = 4003  # the token that the session came with has ended
log = structlog.get_logger()


class Outbox:
    """Frames that wait for the network.  Whoever reads too slowly is cut off and resumes later."""

    def __init__(self) -> None:
        self._frames: list[bytes] = []  # never so many that it matters how the first is taken out
        self._size = 0
        self._room: asyncio.Event | None = None  # made for who waits for it
        self.has_overflowed = False

    def put(self, frame: bytes) -> bool:
        """False where the frame found no room; nothing is taken from then on."""
        if self.has_overflowed or len(self._frames) >= MOST_FRAMES or self._size + len(frame) > MOST_BYTES:
            self.has_overflowed = True
            return False
        self._frames.append(frame)
        self._size += len(frame)
        return True

    @property
    def _has_room(self) -> bool:
        return len(self._frames) < MOST_FRAMES // 2 and self._size < MOST_BYTES // 2

    async def room(self) -> None:
        """Wait until half of it is empty: for long stretches that are sent on purpose."""
        if not self._has_room:
            self._room = self._room or asyncio.Event()
            await self._room.wait()

    def take(self) -> bytes | None:
        """The next frame, if there is one."""
        if not self._frames:
            return None
        frame = self._frames.pop(0)
        self._size -= len(frame)
        if self._room is not None and self._has_room:
            self._room.set()
            self._room = None
        return frame


class Session:
    """A signed-in account at one WebSocket."""

    def __init__(
        self,
        account: Account,
        device: bytes,
        socket: web.WebSocketResponse,
        clock: Clock,
        config: ServerConfig,
        *,
        household: str = "",
    ) -> None:
        self.account = account
        self.device = device  # the digest of the token that it came with
        self.household = household  # where it comes from, as far as that is limited together; empty: unknown
        self.lag = 0  # ms, smoothed
        self.has_greeted = False
        self._socket = socket
        self._clock = clock
        self._outbox = Outbox()
        self._bucket = Bucket(clock, *config.messages)
        self._submissions = Buckets(clock, *config.submissions, most=MOST_MATCHES)
        self._patience = Bucket(clock, FORGETTING, PATIENCE)
        self._unanswered = 0
        self._pinged = b""  # the payload of the ping that is under way
        self._is_ping_due = False
        self._next_ping: Timer | None = None
        self._to_send = Bell()  # a frame, or a ping
        self._closing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._close_with: tuple[int, str] | None = None

    @property
    def is_open(self) -> bool:
        return self._close_with is None and not self._socket.closed

    def send(self, message: ServerMessage) -> None:
        self.send_frame(pack(message))

    def send_frame(self, frame: bytes) -> None:
        if not self.is_open:
            return
        if self._outbox.put(frame):
            self._to_send.ring()
        else:
            self.close(WSCloseCode.TRY_AGAIN_LATER, "read too slowly")

    async def room(self) -> None:
        """Before long stretches: wait until the other end has read some of what was sent."""
        waiting = asyncio.ensure_future(self._outbox.room())
        try:
            while self.is_open and not waiting.done():
                await asyncio.wait((waiting,), timeout=1.0)
        finally:
            waiting.cancel()

    def close(self, code: int, why: str) -> None:
        """Nothing more is sent; the task that owns the session ends it."""
        if self._close_with is None:
            self._close_with = (code, why)
            if not self._closing.done():
                self._closing.set_result(None)

    def refuse(self, refusal: Complaint, address: tuple[bytes, int, int] = (b"", 0, 0)) -> None:
        """*address*: the match, cseq and attempt that are refused."""
        self.send(Refused(*address, refusal.code, refusal.sentence))

    async def run(self, greet: Callable[[Session], Awaitable[None]], act: Act) -> None:
        """Read until one end closes; returns when everything of the session has ended."""
        hello_due = self._clock.call_at(self._clock.monotonic() + HELLO_WITHIN, self._miss_the_hello)
        work = [asyncio.ensure_future(self._read(greet, act)), asyncio.ensure_future(self._write())]
        self._measure()
        try:
            await asyncio.wait((self._closing, *work), return_when=asyncio.FIRST_COMPLETED)
        finally:
            hello_due.cancel()
            if self._next_ping is not None:
                self._next_ping.cancel()
            for task in (self._closing, *work):
                task.cancel()
            ends = await asyncio.gather(*work, return_exceptions=True)
            code, why = self._close_with or (WSCloseCode.OK, "")
            self._close_with = (code, why)
            await self._socket.close(code=code, message=why.encode())
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, ClientConnectionResetError):
                raise end

    async def _read(self, greet: Callable[[Session], Awaitable[None]], act: Act) -> None:
        received = await self._socket.receive()
        while received.type not in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
            await self._take(received, greet, act)
            if not self.is_open:
                return
            received = await self._socket.receive()

    def _miss_the_hello(self) -> None:
        if not self.has_greeted:
            self.close(WSCloseCode.POLICY_VIOLATION, "no hello")

    async def _take(self, received: WSMessage, greet: Callable[[Session], Awaitable[None]], act: Act) -> None:
        self._unanswered = 0
        if received.type is WSMsgType.PING:
            await self._socket.pong(received.data)
        elif received.type is WSMsgType.PONG:
            self._ponged(received.data)
        elif received.type is not WSMsgType.BINARY:
            self._wrong(Denied("E_NOT_BINARY", "Messages are binary frames."))
        else:
            try:
                message = unpack_client(received.data)
                if self.has_greeted == isinstance(message, Hello):
                    raise Denied("E_ORDER", "The first message, and only the first, is the greeting.")
            except Complaint as failure:
                self._wrong(failure)
                return
            if not self._may_say(message):
                self._wrong(Denied("E_TOO_FAST", "Too many messages at once: wait a little."), addressed(message))
            elif isinstance(message, Hello):
                await self._greeted(message, greet)
            else:
                await act(self, message)

    def _may_say(self, message: ClientMessage) -> bool:
        """Whether it does not come too fast; what is submitted is counted for each match besides."""
        return self._bucket.take() and (not isinstance(message, Submit) or self._submissions.take(message.match))

    async def _greeted(self, hello: Hello, greet: Callable[[Session], Awaitable[None]]) -> None:
        if hello.protocol != PROTOCOL:
            self.refuse(Denied("E_PROTOCOL", "This program is of another age than the server: update it."))
            await self._send_what_waits()  # before the end
            self.close(WSCloseCode.POLICY_VIOLATION, "protocol")
            return
        self.has_greeted = True
        await greet(self)

    def _wrong(self, refusal: Complaint, address: tuple[bytes, int, int] = (b"", 0, 0)) -> None:
        if not self._patience.take():
            log.info("closed_for_wrong_frames", player=self.account.player, code=refusal.code)
            self.close(WSCloseCode.POLICY_VIOLATION, refusal.code)
        else:
            self.refuse(refusal, address)

    async def _write(self) -> None:
        while True:
            if self._is_ping_due:
                self._is_ping_due = False
                self._pinged = struct.pack(">d", self._clock.monotonic())
                await self._socket.ping(self._pinged)
            await self._send_what_waits()
            await self._to_send.wait()

    async def _send_what_waits(self) -> None:
        while (frame := self._outbox.take()) is not None:
            await self._socket.send_bytes(frame)

    def _measure(self) -> None:
        """Ping now and then: the round trip is taken off what a choice is charged, and silence is noticed."""
        if self._unanswered >= UNANSWERED:
            self.close(WSCloseCode.POLICY_VIOLATION, "silent")
            return
        self._unanswered += 1
        self._is_ping_due = True
        self._to_send.ring()
        self._next_ping = self._clock.call_at(self._clock.monotonic() + PING_EVERY, self._measure)

    def _ponged(self, payload: bytes) -> None:
        if payload != self._pinged:  # of an older ping, or made up to gain time
            return
        (sent,) = struct.unpack(">d", self._pinged)
        self._pinged = b""
        trip = (self._clock.monotonic() - sent) * 1000
        self.lag = round(trip if self.lag == 0 else 0.8 * self.lag + 0.2 * trip)


OF_A_MATCH = (Resume, Say, OfferRematch, SealNonce, OpenNonce, RefuseSetup, AskHead, Watch, StopWatching)
Act = Callable[[Session, ClientMessage], Awaitable[None]]


def addressed(message: ClientMessage) -> tuple[bytes, int, int]:
    """Match, cseq and attempt that a refusal of the message names."""
    if isinstance(message, Submit):
        return message.match, message.cseq, message.attempt
    return (message.match, 0, 0) if isinstance(message, OF_A_MATCH) else (b"", 0, 0)
