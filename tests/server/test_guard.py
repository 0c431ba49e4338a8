"""Connections that cost something and want nothing: silent ones, dripping ones, floods, whatever is too long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import pytest
from aiohttp import web

from server.fake_time import FakeClock
from server.people import Person
from server.test_command import Start, start, url_of
from staufer_protocol.messages import Refused, Submit, Welcome
from staufer_server import calls, guard
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.buckets import MOST_KEYS, Buckets
from staufer_server.guard import CUT_AT_ONCE, HEAD_WITHIN, Door, Guard, origin_of
from staufer_server.matchmaking import AT_ONCE

__all__ = ["start"]  # a fixture
PATIENCE = 20
Guests = Callable[[str, int], Awaitable[list[Person]]]
GET = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"


@pytest.fixture
async def public(tmp_path: Path) -> AsyncIterator[RunningServer]:
    """A server with the limits of one that anybody can reach."""
    running = await start_server(ServerConfig(tmp_path / "s.sqlite", patience=AT_ONCE))
    yield running
    await running.stop()


@pytest.fixture
async def still(tmp_path: Path, clock: FakeClock) -> AsyncIterator[RunningServer]:
    """The same, with a time that a test moves: nothing is forgotten meanwhile."""
    running = await start_server(ServerConfig(tmp_path / "s.sqlite"), clock)
    yield running
    await running.stop()


class Line:
    """One TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def rest(self) -> bytes:
        """Everything that still comes, until the other end closes."""
        try:
            return await asyncio.wait_for(self.reader.read(), PATIENCE)
        except ConnectionResetError:
            return b""

    def hang_up(self) -> None:
        self.writer.transport.abort()


@asynccontextmanager
async def lines(url: str, count: int = 1) -> AsyncIterator[list[Line]]:
    parts = urlsplit(url)
    made = [Line(*await asyncio.open_connection(parts.hostname, parts.port)) for _ in range(count)]
    yield made
    for line in made:
        line.hang_up()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 -- what the server counts sends no event
            await asyncio.sleep(0.01)


def refused(server: RunningServer, reason: str) -> float:
    return server.metrics.cut.labels(reason)._value.get()


async def test_a_silent_and_a_dripping_connection_are_cut_off(
    public: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "HEAD_WITHIN", 0.2)
    async with lines(public.url, 2) as (silent, dripping):

        async def drip() -> None:
            for letter in GET * 100:
                dripping.writer.write(bytes((letter,)))
                await asyncio.sleep(0.02)

        drop = asyncio.ensure_future(drip())
        assert await silent.rest() == b""
        assert await dripping.rest() == b""
        drop.cancel()
    assert refused(public, "slow_head") == 2
    await until(lambda: public.connections == 0)


class Turns(asyncio.AbstractEventLoop):
    """A loop whose time a test moves: what is called when."""

    def __init__(self) -> None:
        self.now = 0.0
        self.due: list[tuple[float, Callable[[], object]]] = []

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, callback: Callable[..., object], *args: object, **_: object) -> asyncio.TimerHandle:  # type: ignore[override]  # what is called has no context here
        self.due.append((when, lambda: callback(*args)))
        return asyncio.TimerHandle(when, callback, args, self)

    def get_debug(self) -> bool:
        return False

    def turn(self) -> None:
        self.now, callback = self.due.pop(0)
        callback()


class Silent(asyncio.Transport):
    def get_extra_info(self, name: str, default: object = None) -> object:
        return ("127.0.0.1", 1)

    def abort(self) -> None:
        pass


def test_of_many_who_came_together_and_say_nothing_some_are_cut_off_at_a_time() -> None:
    loop, cut = Turns(), list[str]()
    guard = Guard(10_000, 10_000, (), cut.append)
    server = web.Server(lambda _: None, loop=loop)  # type: ignore[arg-type,return-value]  # nobody gets so far
    doors = [Door(guard, server, loop) for _ in range(2 * CUT_AT_ONCE + 2)]
    for door in doors:
        door.connection_made(Silent())
    doors[0].connection_lost(None)
    counts = []
    while loop.due:
        loop.turn()
        counts.append(len(cut))
    assert counts == [CUT_AT_ONCE, 2 * CUT_AT_ONCE, 2 * CUT_AT_ONCE + 1]
    assert HEAD_WITHIN <= loop.now < HEAD_WITHIN + 0.1
    for door in doors[1:]:
        door.connection_lost(None)
    assert guard.open == 0


async def test_the_server_of_earnest_cuts_off_too(start: Start) -> None:
    """It runs on another loop than the tests do, whose connections are of other classes."""
    url = await url_of(await start("--port", "0", STAUFER_CONNECTIONS_EACH="3"))
    async with lines(url, 5) as made:
        made[0].writer.write(b"GET / HT")
        assert await asyncio.gather(*(line.rest() for line in made)) == [b""] * 5
    async with lines(url) as (line,):
        line.writer.write(GET)
        assert b"200 OK" in await line.rest()


async def test_a_head_is_not_longer_than_it_has_to_be(public: RunningServer) -> None:
    line = b"X-Long: " + b"x" * 4000 + b"\r\n"
    async with lines(public.url, 2) as (at_once, in_parts):
        at_once.writer.write(b"GET /healthz HTTP/1.1\r\nHost: here\r\n" + 5 * line + b"\r\n")
        assert await at_once.rest() == b""
        in_parts.writer.write(b"GET /healthz HTTP/1.1\r\n")
        for _ in range(5):
            in_parts.writer.write(line)
            await asyncio.sleep(0)
        assert await in_parts.rest() == b""
    assert refused(public, "long_head") == 2


async def test_of_one_address_some_connections_are_held_and_places_come_free_again(public: RunningServer) -> None:
    async with lines(public.url, 60) as made:
        await until(lambda: refused(public, "too_many_of_one_address") == 40)
        assert public.connections == 20
        for line in made:
            line.hang_up()
        await until(lambda: public.connections == 0)
    async with lines(public.url) as (line,):
        line.writer.write(GET)
        assert b"200 OK" in await line.rest()


async def test_all_in_all_no_more_are_held_than_there_is_room_for(tmp_path: Path) -> None:
    running = await start_server(ServerConfig(tmp_path / "s.sqlite", connections=5))
    async with lines(running.url, 8):
        await until(lambda: refused(running, "full") == 3)
        assert running.connections == 5
    await running.stop()


async def test_a_body_that_drips_is_given_up(public: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "BODY_WITHIN", 0.2)
    async with lines(public.url) as (line,):
        line.writer.write(
            b"POST /api/v1/sign-in HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
            b'Content-Length: 100\r\n\r\n{"name": '
        )
        answer = await line.rest()
    assert b"408" in answer.split(b"\r\n")[0]
    assert b"E_SLOW" in answer


async def test_a_request_that_does_not_end_is_cut_off(public: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "REQUEST_WITHIN", 0.2)
    async with lines(public.url) as (line,):
        line.writer.write(
            b"POST /api/v1/sign-in HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        assert await line.rest() == b""
    assert refused(public, "slow_request") == 1
    await until(lambda: public.connections == 0)


async def test_one_connection_is_one_request(public: RunningServer) -> None:
    async with lines(public.url) as (line,):
        line.writer.write(GET * 3)
        answer = await line.rest()
    assert answer.count(b"HTTP/1.1 200 OK") == 1
    assert b"Connection: close" in answer


async def test_a_session_outlives_what_requests_are_given(
    public: RunningServer, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "HEAD_WITHIN", 0.1)
    monkeypatch.setattr(guard, "REQUEST_WITHIN", 0.1)
    (person,) = await guests(public.url, 1)
    await asyncio.sleep(0.3)
    await person.search((2,))
    assert not person.is_gone
    assert [message for message in person.heard if isinstance(message, Welcome)]


async def test_a_flood_of_requests_is_answered_with_a_pause_and_health_is_told_all_the_same(
    still: RunningServer, clock: FakeClock
) -> None:
    async def ask(path: str) -> tuple[int, str | None]:
        async with aiohttp.ClientSession() as http, http.get(still.url + path) as answer:
            return answer.status, answer.headers.get("Retry-After")

    answers = [await ask("/static/style.css") for _ in range(101)]
    assert answers == [(200, None)] * 100 + [(429, "5")]
    assert (await ask("/healthz"))[0] == 200
    clock.advance(1)
    assert [(await ask("/static/style.css"))[0] for _ in range(11)] == [200] * 10 + [429]


async def test_submissions_to_a_match_have_a_limit_of_their_own(still: RunningServer, guests: Guests) -> None:
    (person,) = await guests(still.url, 1)
    for _ in range(16):
        await person.say(Submit(bytes(16), 1, 0, b"", 1, (0, 0)))
    await person.until(lambda: sum(isinstance(m, Refused) for m in person.heard) == 16)
    codes = [message.code for message in person.heard if isinstance(message, Refused)]
    assert codes == ["E_UNKNOWN_MATCH"] * 15 + ["E_TOO_FAST"]


async def test_whom_a_proxy_speaks_for_is_believed_of_proxies_alone(tmp_path: Path) -> None:
    behind = await start_server(ServerConfig(tmp_path / "a.sqlite", proxies=("127.0.0.1",), connections_each=2))
    alone = await start_server(ServerConfig(tmp_path / "b.sqlite"))

    async def guests_of(url: str, network: str, count: int) -> list[int]:
        async with aiohttp.ClientSession(headers={"X-Forwarded-For": f"203.0.113.9, {network}"}) as http:
            statuses = []
            for _ in range(count):
                async with http.post(url + "/api/v1/guests") as answer:
                    statuses.append(answer.status)
            return statuses

    assert (await guests_of(behind.url, "192.0.2.1", 21))[-1] == 429
    assert await guests_of(behind.url, "198.51.100.1", 1) == [201]
    assert (await guests_of(alone.url, "192.0.2.1", 20))[-1] == 201
    assert await guests_of(alone.url, "198.51.100.1", 1) == [429]  # nobody speaks for others here

    async with aiohttp.ClientSession() as http:
        async with http.post(behind.url + "/api/v1/guests", headers={"X-Forwarded-For": "198.51.100.1"}) as made:
            token = (await made.json())["token"]
        headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": "198.51.100.1"}
        held = [await http.ws_connect(behind.url + "/ws", headers=headers) for _ in range(2)]
        with pytest.raises(aiohttp.WSServerHandshakeError) as third:
            await http.ws_connect(behind.url + "/ws", headers=headers)
        assert third.value.status == 429
        await held[0].close()
        await until(lambda: behind.connections <= 2)
        held.append(await http.ws_connect(behind.url + "/ws", headers=headers))
        for socket in held:
            await socket.close()
    await behind.stop()
    await alone.stop()


def test_networks_of_ipv6_are_one_origin() -> None:
    assert origin_of("2001:db8::1") == origin_of("2001:db8::2:3")
    assert origin_of("2001:db8::1") != origin_of("2001:db8:0:1::1")
    assert origin_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert origin_of("") == ""


def test_what_a_guard_has_admitted_leaves_again() -> None:
    reasons: list[str] = []
    watch = Guard(3, 2, ("192.0.2.9",), reasons.append)
    assert [watch.admit("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert watch.admit("192.0.2.9")
    assert not watch.admit("192.0.2.2")
    assert reasons == ["too_many_of_one_address", "full"]
    watch.leave("192.0.2.1")
    assert watch.admit("192.0.2.2")
    assert watch.open == 3


def test_limits_remember_so_many_and_forget_the_oldest() -> None:
    buckets = Buckets(FakeClock(), 0.0, 1.0)
    assert buckets.take("first")
    assert not buckets.take("first")
    for number in range(MOST_KEYS):
        buckets.take(number)
    assert not buckets.take(MOST_KEYS - 1)
    assert buckets.take("first")
