"""People at the other end of a real socket, who follow their matches with the protocol alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from random import Random
from typing import TypeVar

import aiohttp

from staufer_engine.games import GAMES
from staufer_engine.kernel import Choice
from staufer_engine.record import Record as State
from staufer_protocol.codec import pack, unpack_server
from staufer_protocol.course import Course
from staufer_protocol.fairness import chain, genesis, transcript
from staufer_protocol.messages import (
    PROTOCOL,
    Accepted,
    AnswerReady,
    CaughtUp,
    ClientMessage,
    Hello,
    JoinQueue,
    MatchOpened,
    MatchOver,
    NoncesOpened,
    NoncesSealed,
    OpenNonce,
    QueueLeft,
    ReadyCheck,
    RecordFrame,
    Refused,
    Resume,
    SealNonce,
    ServerMessage,
    Setup,
    SetupOffered,
    SetupVoid,
    SignedHead,
    Submit,
    Welcome,
)
from staufer_protocol.messages.company import Watch
from staufer_protocol.receipt import Share, is_head_signed, number_of

T = TypeVar("T")
M = TypeVar("M")
PATIENCE = 20  # seconds for anything that has to happen


class Seen:
    """One match as somebody has it."""

    def __init__(self, opened: MatchOpened) -> None:
        self.setup: Setup = opened.setup
        self.seat = opened.my_seat
        self.cseq = opened.cseq
        observer = opened.my_seat if opened.my_seat >= 0 else None
        self.course: Course[State] = Course(GAMES[opened.setup.game], opened.setup, observer)
        self.heads = [genesis(transcript(opened.setup))]
        self.is_current = False
        self.over: MatchOver | None = None

    def follow(self, frame: RecordFrame) -> None:
        self.course.follow(frame)
        self.heads.append(chain(self.heads[-1], frame.pub))

    def head(self, seq: int) -> bytes:
        return self.heads[seq][:8]

    @property
    def is_my_turn(self) -> bool:
        """A forced choice is nobody's turn: the server makes it, and its record is on the way."""
        ask = self.course.game.ask
        if ask is None or self.seat not in self.course.waiting_for():
            return False
        return ask.always or len(ask.options[self.seat]()) > 1

    def options(self) -> list[Choice]:
        ask = self.course.game.ask
        assert ask is not None
        return list(ask.options[self.seat]())


def action_of(choice: Choice) -> tuple[int, ...]:
    return (1, *choice) if isinstance(choice, tuple) else (0, choice)


class Person:
    """A guest with one socket; everything that came is kept in *heard*."""

    def __init__(self, url: str, seed: int = 0) -> None:
        self.url = url
        self.random = Random(seed)
        self.token = ""
        self.forwarded = ""  # where a proxy says that one comes from
        self.player = 0
        self.name = ""
        self.heard: list[ServerMessage] = []
        self.matches: dict[bytes, Seen] = {}
        self.key = b""  # of the server
        self.shares: dict[bytes, Share] = {}  # in the chance of matches, by their ids
        self.gives = True  # does his part in set-ups
        self.signed: list[SignedHead] = []
        self.close_code: int | None = None
        self.is_gone = False
        self._http = aiohttp.ClientSession()
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reading: asyncio.Task[None] | None = None
        self._happened = asyncio.Event()

    # -- HTTP ------------------------------------------------------------------------------

    @property
    def headers(self) -> Mapping[str, str]:
        token = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return token | ({"X-Forwarded-For": self.forwarded} if self.forwarded else {})

    async def get(self, path: str, status: int = 200) -> dict[str, object]:
        async with self._http.get(self.url + path, headers=self.headers) as answer:
            assert answer.status == status, await answer.text()
            found: dict[str, object] = await answer.json()
            return found

    async def rename(self, name: object, status: int = 200) -> dict[str, object]:
        async with self._http.patch(self.url + "/api/v1/me", json={"name": name}, headers=self.headers) as answer:
            assert answer.status == status, await answer.text()
            said: dict[str, object] = await answer.json()
            return said

    async def download(self, match: bytes, status: int = 200) -> bytes:
        async with self._http.get(f"{self.url}/api/v1/matches/{match.hex()}/replay") as answer:
            assert answer.status == status, await answer.text()
            return await answer.read()

    async def register(self) -> None:
        async with self._http.post(self.url + "/api/v1/guests", headers=self.headers) as answer:
            assert answer.status == 201, await answer.text()
            made = await answer.json()
        self.player, self.name, self.token = made["player"], made["name"], made["token"]

    # -- the socket ------------------------------------------------------------------------

    async def connect(self) -> None:
        self.close_code, self.is_gone = None, False
        self._socket = await self._http.ws_connect(self.url + "/ws", headers=self.headers, max_msg_size=1 << 18)
        self._reading = asyncio.ensure_future(self._read(self._socket))

    async def come(self) -> Welcome:
        if not self.token:
            await self.register()
        await self.connect()
        before = len(self.heard)
        await self.say(Hello(PROTOCOL, "test"))
        return await self.hear(Welcome, since=before)

    async def say(self, message: ClientMessage) -> None:
        await self.say_bytes(pack(message))

    async def say_bytes(self, data: bytes) -> None:
        assert self._socket is not None
        await self._socket.send_bytes(data)

    async def say_text(self, text: str) -> None:
        assert self._socket is not None
        await self._socket.send_str(text)

    async def drop(self) -> None:
        """The line breaks; the person keeps what he has."""
        assert self._socket is not None
        await self._socket.close()
        await self.until(lambda: self.is_gone)

    def fall_silent(self) -> None:
        """Read nothing more, and answer no pings; the line stays."""
        assert self._reading is not None
        self._reading.cancel()

    async def go(self) -> None:
        await self._http.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for received in socket:
            if received.type is aiohttp.WSMsgType.BINARY:
                message = unpack_server(received.data)
                self._take(message)
                if self.gives:
                    await self._agree(message)
        if self._socket is socket:
            self.close_code, self.is_gone = socket.close_code, True
        self._happened.set()

    async def _agree(self, message: ServerMessage) -> None:
        """His part in a set-up; he believes nothing."""
        match message:
            case SetupOffered(setup=setup):
                share = Share(message, number_of(setup, self.player), self.random.randbytes(32), self.key)
                self.shares[setup.match] = share
                await self.say(SealNonce(setup.match, share.commitment))
            case NoncesSealed(match=match):
                await self.say(OpenNonce(match, self.shares[match].open(message)))
            case NoncesOpened(match=match):
                self.shares[match].agree(message)
            case SetupVoid(match=match):
                self.shares.pop(match).check_void(message)

    def _check_head(self, signed: SignedHead) -> None:
        assert is_head_signed(self.key, signed)
        assert signed.head == self.matches[signed.match].heads[signed.seq]
        self.signed.append(signed)

    def _take(self, message: ServerMessage) -> None:
        self.heard.append(message)
        match message:
            case Welcome(key=key):
                self.key = key
            case SignedHead():
                self._check_head(message)
            case MatchOpened(setup=setup):
                if setup.match in self.shares:
                    self.shares[setup.match].check_match(setup)
                if message.from_start or setup.match not in self.matches:
                    self.matches[setup.match] = Seen(message)
                self.matches[setup.match].cseq = message.cseq
                self.matches[setup.match].is_current = False
            case RecordFrame(match=match):
                self.matches[match].follow(message)
            case CaughtUp(match=match):
                self.matches[match].is_current = True
            case MatchOver(match=match):
                self.matches[match].over = message
            case Accepted(match=match):
                self.matches[match].cseq = max(self.matches[match].cseq, message.cseq)
        self._happened.set()

    async def until(self, found: Callable[[], T | None]) -> T:
        """As soon as there is something to be found."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self._happened.clear()
                thing = found()
                if thing:
                    return thing
                await self._happened.wait()

    async def hear(self, kind: type[M], since: int = 0, match: Callable[[M], bool] = lambda _: True) -> M:
        """The first message of its kind after the first *since*."""
        return await self.until(lambda: next((m for m in self.heard[since:] if isinstance(m, kind) and match(m)), None))

    # -- playing ---------------------------------------------------------------------------

    async def search(self, seats: tuple[int, ...] = (2,), **wishes: object) -> None:
        wish = {"options": (), "pace": "quick", "rated": True, "bots": ""} | wishes
        await self.say(JoinQueue("fredericus", seats, **wish))  # type: ignore[arg-type]  # by name

    async def say_ready(self, since: int = 0) -> None:
        check = await self.hear(ReadyCheck, since)
        await self.say(AnswerReady(check.check, True))

    async def be_ready(self, since: int = 0) -> Seen:
        """Say that one is ready, and wait for the table."""
        known = set(self.matches)
        await self.say_ready(since)
        return await self.be_seated(known)

    async def be_seated(self, known: set[bytes]) -> Seen:
        """Wait for the table of a match that is none of these."""
        match = await self.until(lambda: next((m for m in self.matches if m not in known), None))
        await self.until(lambda: self.matches[match].is_current)
        return self.matches[match]

    async def watch(self, match: bytes) -> Seen:
        """Look on at somebody else's match."""
        before = len(self.heard)
        await self.say(Watch(match))
        await self.hear(CaughtUp, before)
        return self.matches[match]

    async def resume(self, seen: Seen) -> None:
        seen.is_current = False
        have = seen.course.seq
        await self.say(Resume(seen.setup.match, have, seen.head(have) if have else b""))
        await self.until(lambda: self.matches[seen.setup.match].is_current)

    def wish(self, seen: Seen, choice: Choice, attempt: int = 1) -> Submit:
        based = seen.course.based_seq
        return Submit(seen.setup.match, seen.cseq + 1, based, seen.head(based), attempt, action_of(choice))

    async def submit(self, wish: Submit) -> Accepted | Refused:
        """The answer to it, whatever it is."""
        before = len(self.heard)
        await self.say(wish)

        def answer() -> Accepted | Refused | None:
            asked = (wish.match, wish.cseq, wish.attempt)
            for message in self.heard[before:]:
                if isinstance(message, Accepted | Refused) and asked == (message.match, message.cseq, message.attempt):
                    return message
            return None

        return await self.until(answer)

    async def act(self, seen: Seen, action: tuple[int, ...]) -> Accepted | Refused:
        based = seen.course.based_seq
        return await self.submit(Submit(seen.setup.match, seen.cseq + 1, based, seen.head(based), 1, action))

    async def turn(self, seen: Seen) -> bool:
        """Wait for one's turn; False where the match is over instead."""
        match = seen.setup.match
        await self.until(lambda: self.matches[match].course.is_over or self.matches[match].is_my_turn)
        return not self.matches[match].course.is_over

    async def choose(self, seen: Seen) -> Accepted:
        """Any open choice, which the server takes; until everything that follows from it has come."""
        seen = self.matches[seen.setup.match]
        accepted = await self.submit(self.wish(seen, self.random.choice(seen.options())))
        assert isinstance(accepted, Accepted), accepted
        await self.until(lambda: seen.course.seq >= accepted.seq)
        return accepted

    async def play(self, seen: Seen) -> MatchOver:
        while await self.turn(seen):
            await self.choose(seen)
        return await self.until(lambda: self.matches[seen.setup.match].over)

    async def over(self, seen: Seen) -> MatchOver:
        return await self.until(lambda: seen.over)

    async def table_after(self, seen: Seen) -> Seen:
        """The next match that is opened after this one."""
        return await self.until(lambda: next((m for m in self.matches.values() if m.setup != seen.setup), None))

    async def gone(self) -> None:
        """The socket is closed."""
        await self.until(lambda: self.is_gone)

    async def reach(self, seen: Seen, seq: int) -> None:
        """All records up to *seq* have come."""
        await self.until(lambda: seen.course.seq >= seq)

    async def left_queue(self, since: int = 0) -> str:
        return (await self.hear(QueueLeft, since)).reason
