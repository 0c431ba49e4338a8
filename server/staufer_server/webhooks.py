"""Notices to an address of the player's own: signed, guarded, tried again, and never more than is good for us."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import socket
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass

import aiohttp
import structlog
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from staufer_protocol.messages import MatchLine
from staufer_server.accounts import as_int
from staufer_server.address_guard import AddressGuard
from staufer_server.buckets import Buckets
from staufer_server.database import Database, Transaction
from staufer_server.denials import Denied
from staufer_server.timekeeping import Alarm, Clock, RandomBytes
from staufer_server.vault import Vault

LONGEST_URL = 500
WITHIN = 10.0  # s, for everything
LONGEST_ANSWER = 4096  # bytes that are read of what nobody wants to know
PAUSES = (0.0, 30.0, 300.0)  # s before each try
MOST_WAITING = 500  # deliveries of all accounts
MOST_OF_ONE = 20
GIVEN_UP = 10  # deliveries that failed one after the other, until somebody sets the address anew
TESTS_A_SECOND, TESTS_AT_ONCE = 1 / 60, 3.0
SECRET_BYTES = 32
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Hook:
    url: str
    problem: str  # why it failed last; empty: it works, as far as is known
    secret: str = ""  # hexadecimal, told once


class Pinned(AbstractResolver):
    """Whatever name is asked for stands at the one address that was looked at."""

    def __init__(self, host: str, address: str) -> None:
        self._host = host
        self._address = address

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        if host != self._host:
            raise OSError(f"{host} was not asked for")
        kind = socket.AF_INET6 if ":" in self._address else socket.AF_INET
        return [
            ResolveResult(
                hostname=host, host=self._address, port=port, family=kind, proto=0, flags=socket.AI_NUMERICHOST
            )
        ]

    async def close(self) -> None:
        pass


class Webhooks:
    def __init__(
        self, database: Database, clock: Clock, random_bytes: RandomBytes, vault: Vault, guard: AddressGuard
    ) -> None:
        self._database = database
        self._clock = clock
        self._random_bytes = random_bytes
        self._vault = vault
        self._guard = guard
        self._tests = Buckets(clock, TESTS_A_SECOND, TESTS_AT_ONCE)
        self._tasks: dict[asyncio.Task[None], int] = {}  # and whose they are

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- setting it ------------------------------------------------------------------------

    async def set(self, player: int, url: str) -> Hook:
        """A new address with a new secret, which is told once."""
        await self._look_up(self._checked(url))
        secret = self._random_bytes(SECRET_BYTES)
        wrapped, now = self._vault.wrap(label(player), secret), int(self._clock.wall())

        def work(tx: Transaction) -> None:
            tx.run("DELETE FROM webhook WHERE account_id = ?", player)
            tx.run(
                "INSERT INTO webhook(account_id, url, wrapped, at, failures, problem) VALUES(?,?,?,?,0,'')",
                player, url, wrapped, now,
            )  # fmt: skip

        await self._database.do(work)
        return Hook(url, "", secret.hex())

    async def forget(self, player: int) -> None:
        await self._database.do(lambda tx: tx.run("DELETE FROM webhook WHERE account_id = ?", player))

    async def of(self, player: int) -> Hook:
        """An empty address where there is none."""
        row = await self._database.do(
            lambda tx: tx.row("SELECT url, problem FROM webhook WHERE account_id = ?", player)
        )
        return Hook("", "") if row is None else Hook(str(row[0]), str(row[1]))

    async def test(self, player: int) -> None:
        """One notice, now; refused with what went wrong."""
        if not self._tests.take(player):
            raise Denied("E_TOO_OFTEN", "You have just tried it: wait a minute.", 429, 60)
        found = await self._stored(player)
        if found is None:
            raise Denied("E_NO_WEBHOOK", "No address is set: save one first.", 409)
        url, secret, _ = found
        problem = await self._deliver(url, secret, {"event": "test"})
        await self._note(player, problem)
        if problem:
            raise Denied("E_WEBHOOK", f"The notice did not arrive: {problem}", 409)

    # -- sending ---------------------------------------------------------------------------

    def send(self, player: int, kind: str, line: MatchLine) -> None:
        """In its own time; whoever has too many waiting is told of the next one."""
        if len(self._tasks) >= MOST_WAITING or list(self._tasks.values()).count(player) >= MOST_OF_ONE:
            return
        said = {
            "event": kind, "match": line.match.hex(), "game": line.game, "players": list(line.names),
            "pace": line.pace, "status": line.status, "your_turn": line.is_my_turn,
            "seconds_left": line.left // 1000 if line.left >= 0 else None,
        }  # fmt: skip
        self._own(player, self._try(player, said))

    def _own(self, player: int, work: Coroutine[object, object, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks[task] = player
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and (failure := task.exception()) is not None:
            log.error("webhook_failed", exc_info=failure)

    async def _try(self, player: int, said: Mapping[str, object]) -> None:
        problem = ""
        for pause in PAUSES:
            if pause:
                await Alarm(self._clock).wait_until(self._clock.monotonic() + pause)
            found = await self._stored(player)
            if found is None or found[2] >= GIVEN_UP:
                return
            problem = await self._deliver(found[0], found[1], said)
            if not problem:
                break
        await self._note(player, problem)

    async def _stored(self, player: int) -> tuple[str, bytes, int] | None:
        row = await self._database.do(
            lambda tx: tx.row("SELECT url, wrapped, failures FROM webhook WHERE account_id = ?", player)
        )
        if row is None:
            return None
        assert isinstance(row[1], bytes)
        return str(row[0]), self._vault.unwrap(label(player), row[1]), as_int(row[2])

    async def _note(self, player: int, problem: str) -> None:
        def work(tx: Transaction) -> None:
            if problem:
                tx.run("UPDATE webhook SET failures = failures + 1, problem = ? WHERE account_id = ?", problem, player)
            else:
                tx.run("UPDATE webhook SET failures = 0, problem = '' WHERE account_id = ?", player)

        await self._database.do(work)

    def _checked(self, url: str) -> URL:
        try:
            found = URL(url)
            is_whole = bool(found.host) and found.scheme in ("http", "https") and not found.user
        except ValueError:
            is_whole = False
        if not is_whole or len(url) > LONGEST_URL:
            raise Denied("E_WEBHOOK_URL", "This has to be an address as https://example.org/path.")
        return found

    async def _look_up(self, url: URL) -> None:
        """Refused now is what would be refused when it is called."""
        try:
            async with asyncio.timeout(WITHIN):
                await self._address_of(url)
        except Denied as denied:
            raise Denied(denied.code, f"This address is not taken: {denied.sentence}") from denied
        except (OSError, ValueError, TimeoutError) as failure:
            raise Denied("E_WEBHOOK_ADDRESS", "This address is not taken: nobody knows its name.") from failure

    async def _address_of(self, url: URL) -> Pinned:
        host = str(url.raw_host).strip("[]")
        return Pinned(host, await self._guard.address_of(host, url.port or 443, url.scheme))

    async def _deliver(self, url: str, secret: bytes, said: Mapping[str, object]) -> str:
        """Empty where it was taken, else what went wrong; nothing of the answer is kept."""
        try:
            found = self._checked(url)
            async with asyncio.timeout(WITHIN):
                return await self._post(found, await self._address_of(found), secret, said)
        except Denied as denied:
            return denied.sentence
        except TimeoutError:
            return "the address did not answer in time."
        except (aiohttp.ClientError, OSError, ValueError):
            return "the address could not be reached."

    async def _post(self, url: URL, resolver: Pinned, secret: bytes, said: Mapping[str, object]) -> str:
        at = int(self._clock.wall())
        body = json.dumps({**said, "at": at}).encode()
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Staufer",
            "Staufer-Signature": f"t={at},v1={signature(secret, at, body)}",
        }
        connector = aiohttp.TCPConnector(resolver=resolver, use_dns_cache=False, force_close=True, limit=1)
        async with (
            aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar()) as http,
            http.post(url, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            await answer.content.read(LONGEST_ANSWER)
            if answer.status >= 300:
                return f"the address answered {answer.status}."
            return ""


def signature(secret: bytes, at: int, body: bytes) -> str:
    """What the receiver makes of the body and the secret, too."""
    return hmac.new(secret, f"{at}.".encode() + body, hashlib.sha256).hexdigest()


def label(player: int) -> bytes:
    """What the secret is bound to at rest."""
    return f"webhook {player}".encode()
