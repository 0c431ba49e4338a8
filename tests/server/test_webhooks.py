"""Notices to players' own addresses: which are called, how they are signed, and what happens when they fail."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace

import aiohttp
import pytest
from aiohttp import web

from server.conftest import sit_together
from server.people import Person
from staufer_protocol.messages import MatchNews
from staufer_server.address_guard import AddressGuard
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.denials import Denied
from staufer_server.webhooks import signature

Guests = Callable[[str, int], Awaitable[list[Person]]]
INSIDE = (
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "64:ff9b::7f00:1", "2002:7f00:1::", "fd00:ec2::254",
)  # fmt: skip


class Ear:
    """A web server of a player's own."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self.answers = [200]
        self.url = ""

    async def listen(self) -> web.AppRunner:
        app = web.Application()
        app.router.add_post("/hook", self._take)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
        return runner

    async def _take(self, request: web.Request) -> web.Response:
        self.heard.append((request.headers["Staufer-Signature"], await request.read()))
        status = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        return web.Response(status=status, headers={"Location": self.url} if status == 302 else None)


@pytest.fixture
async def ear() -> AsyncIterator[Ear]:
    made = Ear()
    runner = await made.listen()
    yield made
    await runner.cleanup()


@pytest.fixture
async def home(config: ServerConfig) -> AsyncIterator[RunningServer]:
    """A server of a household, which calls its own network."""
    running = await start_server(replace(config, webhook_networks=("127.0.0.0/8",)))
    yield running
    await running.stop()


async def call(person: Person, method: str, path: str, status: int, body: object = None) -> dict[str, object]:
    async with (
        aiohttp.ClientSession() as http,
        http.request(method, person.url + path, json=body, headers=person.headers) as answer,
    ):
        assert answer.status == status, await answer.text()
        return {} if status == 204 else await answer.json()


@pytest.mark.parametrize("address", INSIDE)
async def test_no_address_inside_is_called(address: str) -> None:
    async def resolve(_host: str, _port: int) -> list[str]:
        return ["93.184.216.34", address]  # one of them is enough

    with pytest.raises(Denied, match="private"):
        await AddressGuard(resolve=resolve).address_of("somewhere.example", 443, "https")


async def test_public_addresses_are_called_by_https_and_allowed_networks_as_they_are() -> None:
    async def public(_host: str, _port: int) -> list[str]:
        return ["93.184.216.34"]

    async def inside(_host: str, _port: int) -> list[str]:
        return ["192.168.3.4"]

    assert await AddressGuard(resolve=public).address_of("a.example", 443, "https") == "93.184.216.34"
    with pytest.raises(Denied, match="https"):
        await AddressGuard(resolve=public).address_of("a.example", 80, "http")
    assert await AddressGuard(["192.168.0.0/16"], inside).address_of("nas", 80, "http") == "192.168.3.4"


async def test_a_trial_is_signed_and_a_redirect_is_refused(home: RunningServer, guests: Guests, ear: Ear) -> None:
    (anna,) = await guests(home.url, 1)
    refusal = await call(anna, "POST", "/api/v1/me/webhook/test", 409)
    assert refusal["code"] == "E_NO_WEBHOOK"
    hook = await call(anna, "PUT", "/api/v1/me/webhook", 200, {"url": ear.url})
    secret = bytes.fromhex(str(hook["secret"]))
    await call(anna, "POST", "/api/v1/me/webhook/test", 204)
    ((said, body),) = ear.heard
    at, _, signed = said.removeprefix("t=").partition(",v1=")
    assert signed == signature(secret, int(at), body)
    assert json.loads(body) == {"event": "test", "at": int(at)}
    ear.answers = [302]
    refusal = await call(anna, "POST", "/api/v1/me/webhook/test", 409)
    assert "302" in str(refusal["sentence"])
    assert len(ear.heard) == 2  # it was not followed
    shown = await call(anna, "GET", "/api/v1/me/webhook", 200)
    assert (shown["url"], shown["secret"]) == (ear.url, "")
    assert "302" in str(shown["problem"])
    await call(anna, "DELETE", "/api/v1/me/webhook", 204)
    assert (await call(anna, "GET", "/api/v1/me/webhook", 200))["url"] == ""


async def test_a_server_for_others_calls_nobody_inside(server: RunningServer, guests: Guests, ear: Ear) -> None:
    (anna,) = await guests(server.url, 1)
    for inside in (ear.url, ear.url.replace("127.0.0.1", "localhost")):
        refusal = await call(anna, "PUT", "/api/v1/me/webhook", 400, {"url": inside})
        assert "private" in str(refusal["sentence"])
    refusal = await call(anna, "PUT", "/api/v1/me/webhook", 400, {"url": "http://93.184.216.34/"})
    assert refusal["code"] == "E_WEBHOOK_SCHEME"
    assert (await call(anna, "GET", "/api/v1/me/webhook", 200))["url"] == ""
    assert ear.heard == []
    for wrong in ("ftp://example.org", "example.org", "https://", "https://me:pass@example.org/", "http://[::1"):
        assert (await call(anna, "PUT", "/api/v1/me/webhook", 400, {"url": wrong}))["code"] == "E_WEBHOOK_URL"


async def test_whose_turn_comes_while_he_is_away_is_told_there_and_in_other_windows(
    home: RunningServer, guests: Guests, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("staufer_server.webhooks.PAUSES", (0.0, 0.01, 0.01))
    ear.answers = [500, 200]
    people = await guests(home.url, 2)
    seats = await sit_together(people, pace="three_days")
    n = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
    mover, other = people[n], people[1 - n]
    await call(other, "PUT", "/api/v1/me/webhook", 200, {"url": ear.url})
    await other.drop()
    await other.come()  # in another window, not at the table
    while seats[n].is_my_turn:
        await mover.choose(seats[n])
    news = await other.hear(MatchNews, match=lambda news: news.kind == "turn")
    assert news.line.is_my_turn
    assert 0 < news.line.left <= 3 * 86_400_000 + 1000
    async with asyncio.timeout(10):
        while len(ear.heard) < 2:  # noqa: ASYNC110 -- the first was answered with 500
            await asyncio.sleep(0.01)
    said = json.loads(ear.heard[-1][1])
    assert (said["event"], said["your_turn"], said["match"]) == ("turn", True, seats[0].setup.match.hex())
    assert not [m for m in mover.heard if isinstance(m, MatchNews) and m.kind == "turn"]
