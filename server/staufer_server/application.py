"""The server as a whole: its services, what serves them, how they start and how they end."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable

import structlog
from aiohttp import WSCloseCode, http_parser, web

from staufer_bots.study import Study
from staufer_server.account_api import AccountApi
from staufer_server.accounts import Accounts, account_of
from staufer_server.address_guard import AddressGuard
from staufer_server.addresses import address_of, household_of
from staufer_server.calls import DOCUMENT, LONGEST_BODY, Desk, bearer, say_errors
from staufer_server.conduct import TIDINGS, Conduct
from staufer_server.conduct_api import ConductApi
from staufer_server.config import BadConfig, ServerConfig
from staufer_server.connection import LONGEST_FRAME, Session
from staufer_server.database import Database, DatabaseUnusable
from staufer_server.denials import Denied
from staufer_server.devices import digest
from staufer_server.export import Exports
from staufer_server.ground import Ground
from staufer_server.guard import Guard
from staufer_server.handlers import Handlers
from staufer_server.health import Health
from staufer_server.house_bots import HouseBots
from staufer_server.housekeeping import Housekeeping
from staufer_server.http_api import HttpApi, product_version
from staufer_server.lobby import Lobby
from staufer_server.matches import Matches
from staufer_server.metrics import Metrics
from staufer_server.notices import Notices
from staufer_server.openapi import document
from staufer_server.pages.site import Site
from staufer_server.private_tables import PrivateTables
from staufer_server.record_key import open_record_key
from staufer_server.reports import Reports
from staufer_server.shunning import Shunning
from staufer_server.signing_in import SigningIn
from staufer_server.stores import Place
from staufer_server.talk import Talk
from staufer_server.timekeeping import Clock, RandomBytes, SystemClock
from staufer_server.times import Times
from staufer_server.vault import open_vault
from staufer_server.webhooks import Webhooks
from staufer_server.weighing import weigh

__all__ = ["BadConfig", "DatabaseUnusable", "RunningServer", "ServerConfig", "start_server"]

LOOK_EVERY = 0.1  # s, whether anybody still plays, while the server waits to stop
OpenDatabase = Callable[[Place, Callable[[float, int], None]], Database]  # where it lies, who hears of each commit
log = structlog.get_logger()


class RunningServer:
    """A server that answers; ``stop`` lets what is being written be finished first."""

    def __init__(
        self, config: ServerConfig, clock: Clock, random_bytes: RandomBytes, database: OpenDatabase, study: Study
    ) -> None:
        self.url = ""
        self._config = config
        self._clock = clock
        self.metrics = Metrics()
        self.database = database(config.database, self.metrics.committed)
        self.accounts = Accounts(self.database, clock, random_bytes)
        self.bots = HouseBots(self.database, clock, random_bytes, study)
        self._random_bytes = random_bytes
        self._ground: Ground
        self._signing_in = SigningIn(self.accounts, clock, random_bytes, config.is_local)
        self._guard = Guard(
            config.connections, config.connections if config.is_local else config.connections_each, config.proxies,
            self.metrics.cut_off,
        )  # fmt: skip
        self.matches: Matches
        self._webhooks: Webhooks
        self.lobby: Lobby
        self.health: Health
        self.application: web.Application
        self._tables: PrivateTables
        self._handlers: Handlers
        self._housekeeping: Housekeeping
        self._runner: web.AppRunner | None = None
        self._listening: asyncio.Server | None = None

    async def start(self) -> None:
        config = self._config
        await asyncio.to_thread(self.database.hold)
        await asyncio.to_thread(self.database.start)
        try:
            vault = open_vault(config.base, config.key, self._random_bytes)
            key = open_record_key(config.base, config.record_key, vault, self._random_bytes)
            times = Times(self.database, self._clock)
            await times.start()
            self._ground = Ground(config, self._clock, self._random_bytes, self.database, key, times)
            await self.bots.start()
            self._webhooks = Webhooks(
                self.database, self._clock, self._random_bytes, vault, AddressGuard(config.webhook_networks)
            )
            self.matches = Matches(self._ground, vault, self.bots, Notices(self._webhooks))
            self.lobby = Lobby(self._ground, self.accounts, self.matches, self.bots)
            self._tables = PrivateTables(self._ground, self.lobby)
            await self._tables.start()
            talk = Talk(self.database, self._clock)
            self._handlers = Handlers(
                self.accounts, self.lobby, self._tables,
                Shunning(self.database, self._clock), self.matches, talk, self.metrics,
                key.public,
            )  # fmt: skip
            self.health = Health(self.database, self._handlers, self.metrics)
            self._housekeeping = Housekeeping(self.database, self.accounts, self._clock, times, self._follow_the_act)
            await self._listen()
        except BaseException:
            await self.bots.stop()
            self._signing_in.stop()
            await self.database.stop()
            raise
        self.matches.start()
        await self.lobby.start()
        await self._housekeeping.start()
        self._watch()
        log.info("started", url=self.url, database=str(config.database), local=config.is_local)

    @property
    def connections(self) -> int:
        """How many are open, of whatever kind."""
        return self._guard.open

    async def drain(self, seconds: float, at_once: asyncio.Event) -> None:
        """No new matches; those that people sit at may go on for some seconds, or until somebody will not wait."""
        self.health.is_draining = True
        self.matches.is_draining = True
        await self.lobby.stop()
        ends = self._clock.monotonic() + seconds
        log.info("draining", seconds=seconds, matches=self.matches.attended)
        while self.matches.attended and self._clock.monotonic() < ends and not at_once.is_set():  # noqa: ASYNC110 -- ends in many places
            await asyncio.sleep(LOOK_EVERY)

    async def stop(self) -> None:
        """No new matches; what is in hand is committed; everybody is told to come again."""
        await self.lobby.stop()
        await self._housekeeping.stop()
        await self.matches.stop()
        await self._webhooks.stop()
        self._handlers.close_all(WSCloseCode.GOING_AWAY, "the server stops")
        await self._hang_up()
        await self._tables.stop()
        await self.bots.stop()
        self._signing_in.stop()
        await self.database.stop()
        log.info("stopped")

    async def _hang_up(self) -> None:
        if self._listening is not None:
            self._listening.close()
        await self.health.stop()
        if self._runner is not None:
            await self._runner.cleanup()

    def _new_application(self) -> web.Application:
        site = Site(self._ground, self.matches)
        app = web.Application(
            client_max_size=LONGEST_BODY,
            middlewares=[weigh(self._ground, self.metrics), say_errors, site.say_errors],
        )
        desk, exports = Desk(self.accounts), Exports(self.database, self.matches)
        calls = [
            *HttpApi(self._ground, self.accounts, self.matches, Reports(self._ground, self.matches)).calls(),
            *AccountApi(self._ground, self.accounts, self._signing_in, exports, self._handlers).calls(),
        ]
        calls += ConductApi(self._ground, Conduct(self._ground), self._webhooks).calls()
        app.add_routes([desk.route(call) for call in calls])
        app.add_routes(self.health.routes())
        app.add_routes(site.routes())
        app.router.add_get(DOCUMENT, tell(lambda: document(calls, product_version())))
        app.router.add_get("/ws", self._serve_socket)
        return app

    async def _listen(self) -> None:
        self.application = self._new_application()
        self._runner = web.AppRunner(self.application, access_log=None, shutdown_timeout=5.0)
        await self._runner.setup()
        assert self._runner.server is not None
        try:
            self._listening = await self._guard.listen(self._runner.server, self._config.host, self._config.port)
            await self.health.listen(self._config.metrics_host, self._config.metrics_port)
        except (OSError, BadConfig):
            await self._hang_up()
            raise
        host, port = self._listening.sockets[0].getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        self.url = f"http://{shown}:{port}"

    def _watch(self) -> None:
        self.metrics.watch("staufer_connections", "Open connections.", lambda: self.connections)
        self.metrics.watch("staufer_people_online", "People with a session.", lambda: self._handlers.online)
        self.metrics.watch("staufer_matches_live", "Matches in memory that go on.", lambda: self.matches.live_count)
        self.metrics.watch("staufer_spectators", "People who watch.", lambda: sum(self.matches.watched().values()))
        self.metrics.watch("staufer_searches", "People who look for a table.", lambda: self.lobby.searching)

    async def _follow_the_act(self, what: str, subject: str) -> None:
        """Somebody who runs the server has decided something, in another process."""
        if what == "void":
            await self.matches.void(bytes.fromhex(subject))
        elif what in ("ban", "delete", "sign_out"):
            self._handlers.sign_out(int(subject))
        elif what in TIDINGS:
            await self._handlers.tell_tidings(int(subject))
        elif what == "rename":
            self._handlers.renamed(await self.accounts.do(lambda tx: account_of(tx, int(subject))))

    async def _serve_socket(self, request: web.Request) -> web.StreamResponse:
        """Programs only: a page in a browser would say where it is from, and is turned away."""
        if "Origin" in request.headers:
            raise Denied("E_ORIGIN", "Pages of the web cannot connect here.", 403)
        token = bearer(request)
        if token is None:
            raise Denied("E_TOKEN", "This needs the token of an account in the Authorization header.", 401)
        account = await self.accounts.who(token)
        socket = web.WebSocketResponse(max_msg_size=LONGEST_FRAME, compress=False, autoping=False, timeout=2.0)
        if not socket.can_prepare(request):
            raise Denied("E_UPGRADE", "This address speaks WebSocket.", 426)
        origin = address_of(request, self._config.proxies)
        is_behind = origin != request.remote  # a proxy: its own connection is not counted against anybody
        if is_behind and not self._guard.admit(origin):
            raise Denied("E_TOO_MANY", "Too many connections come from this address.", 429, 10)
        try:
            try:
                await socket.prepare(request)
            except ConnectionResetError:
                return socket  # whoever called has hung up before the answer: nobody's fault
            session = Session(account, digest(token), socket, self._clock, self._config, household=household_of(origin))
            try:
                await session.run(self._handlers.greet, self._handlers.act)
            finally:
                self._handlers.see_off(session)
        finally:
            if is_behind:
                self._guard.leave(origin)
        return socket


def tell(make: Callable[[], object]) -> Callable[[web.Request], Awaitable[web.Response]]:
    """What takes a while to make is made beside the loop, when somebody asks for it first."""
    made: list[object] = []

    async def answer(_request: web.Request) -> web.Response:
        if not made:
            made.append(await asyncio.to_thread(make))
        return web.json_response(made[0])

    return answer


async def start_server(
    config: ServerConfig,
    clock: Clock | None = None,
    random_bytes: RandomBytes = os.urandom,
    database: OpenDatabase = Database,
    study: Study | None = None,
) -> RunningServer:
    """Serve; raises ``DatabaseUnusable``, ``BadConfig`` or ``OSError`` where it cannot."""
    if http_parser.HttpRequestParser is http_parser.HttpRequestParserPy:
        raise BadConfig("aiohttp runs without its C extensions; its other parser is not safe enough: reinstall it.")
    server = RunningServer(config, clock or SystemClock(), random_bytes, database, study or Study())
    await server.start()
    return server
