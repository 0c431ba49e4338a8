"""A tiny server for one match, true to the protocol, with every fault that a test asks for."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable

from aiohttp import WSCloseCode, WSMsgType, web

from client.core.house import FREDERICUS, KEY, SECRET, set_up
from staufer_protocol.codec import pack, unpack_client
from staufer_protocol.complaint import Refusal
from staufer_protocol.fairness import chain, genesis, transcript
from staufer_protocol.host import Host
from staufer_protocol.messages import (
    Accepted,
    CaughtUp,
    Hello,
    MatchOpened,
    OpenNonce,
    Refused,
    RefuseSetup,
    Resume,
    Rise,
    Say,
    SealNonce,
    ServerMessage,
    Submit,
    Welcome,
)

ME = 0
TOKEN = "stf1_token"


class FakeServer:
    """Seat 0 is the client's; seat 1 answers at random as soon as it is asked.

    Before a submission is taken, the next of ``faults`` happens: "" nothing, "lose" the line breaks
    before it is read, "unanswered" it breaks after it was granted, "twice" every frame is sent twice,
    "unread" it came too fast, "hasten" the other seat answers first,
    "late" the line breaks and the client's time runs out.
    """

    def __init__(self, rules=FREDERICUS, seed: int = 0, secret: bytes = SECRET) -> None:
        self.rules = rules
        self.setup = set_up(rules, 2, secret=secret)
        self.host = Host(rules, self.setup, secret)
        self.host.accept(self.host.begin(0))
        self.key = KEY
        self.dice = random.Random(seed)
        self.faults: deque[str] = deque()
        self.cseq = 0
        self.accepted: list[int] = []  # the record of each granted submission
        self.submitted: list[Submit] = []
        self.resumed: list[Resume] = []
        self.said: list[str] = []
        self.risen: list[bytes] = []  # the matches from whose tables the client got up
        self.agreeing: list[SealNonce | OpenNonce | RefuseSetup] = []  # what the client says to set-ups
        self.came = asyncio.Event()
        self.guests = 0
        self.tokens = {TOKEN}
        self.greeting: Callable[[Hello], ServerMessage] = self.welcome
        self.twist: Callable[[bytes], bytes] = lambda pub: pub  # what happens to records on the way
        self.socket: web.WebSocketResponse | None = None
        self.url = ""
        self.calls: list[tuple[str, str, dict]] = []
        self.answers: dict[str, object] = {}  # of the HTTP interface, by path
        self._runner: web.AppRunner | None = None
        self.heads = self.chain()
        self.let_the_other_play()

    # HTTP -----------------------------------------------------------------------------------

    async def start(self, port: int = 0) -> str:
        app = web.Application()
        app.router.add_get("/ws", self.connect)
        app.router.add_route("*", "/api/v1/{path:.*}", self.call)
        self._runner = web.AppRunner(app, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self.url

    async def stop(self) -> None:
        await self.hang_up()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def hang_up(self, code: int = WSCloseCode.GOING_AWAY) -> None:
        socket, self.socket = self.socket, None
        if socket is not None:
            await socket.close(code=code)

    async def call(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        body = await request.json() if request.can_read_body else {}
        self.calls.append((request.method, path, dict(request.query) | body))
        if path == "guests":
            self.guests += 1
            token = f"stf1_guest{self.guests}"
            self.tokens.add(token)
            return web.json_response({"player": self.guests, "name": "Guest", "token": token}, status=201)
        answer = self.answers.get(path)
        if isinstance(answer, bytes):
            return web.Response(body=answer)
        if answer is None:
            return web.json_response({"code": "E_UNKNOWN", "sentence": "There is nothing here."}, status=404)
        return web.json_response(answer)

    # the match ------------------------------------------------------------------------------

    def welcome(self, hello: Hello) -> ServerMessage:
        return Welcome(1, "Anna", True, (("fredericus", 150_000, 0),), (), 1, self.key.public)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        if request.headers.get("Authorization", "").removeprefix("Bearer ") not in self.tokens:
            raise web.HTTPUnauthorized
        assert "Origin" not in request.headers
        socket = web.WebSocketResponse(compress=False, autoping=True)
        await socket.prepare(request)
        self.socket = socket
        async for message in socket:
            if message.type is WSMsgType.BINARY:
                await self.hear(socket, unpack_client(message.data))
        return socket

    async def hear(self, socket: web.WebSocketResponse, message: object) -> None:
        match message:
            case Hello():
                await socket.send_bytes(pack(self.greeting(message)))
            case Resume():
                self.resumed.append(message)
                await self.resume(message)
            case Submit():
                await self.submit(message)
            case Say(text=text):
                self.said.append(text)
            case Rise(match=match):
                self.risen.append(match)
                self.came.set()
            case SealNonce() | OpenNonce() | RefuseSetup():
                self.agreeing.append(message)
                self.came.set()

    async def next_of_a_setup(self):
        """What the client says next to a set-up."""
        async with asyncio.timeout(30):
            while not self.agreeing:
                self.came.clear()
                await self.came.wait()
        return self.agreeing.pop(0)

    async def resume(self, wanted: Resume) -> None:
        have = wanted.have_seq
        fits = 0 < have <= self.host.seq and wanted.head == self.heads[have][:8]
        have = have if fits else 0
        await self.send(MatchOpened(self.setup, ME, self.cseq, not fits))
        await self.send_records(have)
        await self.send(CaughtUp(self.setup.match, self.host.seq))

    async def submit(self, wish: Submit) -> None:
        self.submitted.append(wish)
        fault = self.faults.popleft() if self.faults else ""
        if fault == "lose":
            await self.hang_up()
            return
        if fault == "unread":
            await self.send(Refused(b"", 0, 0, "E_TOO_FAST", "Wait a little."))
            return
        if fault == "late":
            await self.hang_up()
            self.take(self.host.flag(ME, 0, 1))
            self.let_the_other_play()
            return
        if fault == "hasten":
            before = self.host.seq
            self.take(self.host.choose(1, self.host.course.game.ask.options[1]()[0], 0))
            await self.send_records(before)
        if wish.cseq <= self.cseq:
            await self.send(Accepted(wish.match, wish.cseq, wish.attempt, self.accepted[wish.cseq - 1]))
            return
        code = self.wrong_with(wish)
        before = self.host.seq
        if not code:
            try:
                self.grant(wish)
            except Refusal as refusal:
                code = refusal.code
        if code:
            await self.send(Refused(wish.match, wish.cseq, wish.attempt, code, f"Not granted: {code}."))
            return
        if fault == "unanswered":
            self.let_the_other_play()
            await self.hang_up()
            return
        await self.send(Accepted(wish.match, wish.cseq, wish.attempt, self.accepted[-1]))
        self.let_the_other_play()
        await self.send_records(before, 2 if fault == "twice" else 1)

    def wrong_with(self, wish: Submit) -> str:
        if wish.cseq != self.cseq + 1:
            return "E_CSEQ"
        if wish.based_seq != self.host.based_seq:
            return "E_STALE"
        return "" if wish.head == self.heads[wish.based_seq][:8] else "E_DIVERGED"

    def grant(self, wish: Submit) -> None:
        match wish.action:
            case (0, n):
                step = self.host.choose(ME, n, 0)
            case (1, *numbers):
                step = self.host.choose(ME, tuple(numbers), 0)
            case (2, seq):
                step = self.host.undo(ME, seq, 0)
            case (4, what, yes):
                step = self.host.vote(ME, what, bool(yes), 0)
            case _:
                step = self.host.resign(ME, 0)
        self.cseq = wish.cseq
        self.accepted.append(self.host.seq + 1)
        self.take(step)

    def take(self, step) -> None:
        self.host.accept(step)
        self.heads = self.chain()

    def chain(self) -> list[bytes]:
        heads = [genesis(transcript(self.setup))]
        for record in self.host.records:
            heads.append(chain(heads[-1], record.pub))
        return heads

    def let_the_other_play(self) -> None:
        """The other seat answers everything that is asked of it alone."""
        while self.host.waiting_for() == (1,):
            options = list(self.host.course.game.ask.options[1]())
            self.take(self.host.choose(1, self.dice.choice(options), 0))

    async def send_records(self, have: int, times: int = 1) -> None:
        for record in self.host.records[have:]:
            frame = self.host.frame(record, ME)
            for _ in range(times):
                await self.send(type(frame)(frame.match, self.twist(frame.pub), frame.parts, frame.check))

    async def send(self, message: ServerMessage) -> None:
        if self.socket is not None and not self.socket.closed:
            await self.socket.send_bytes(pack(message))
