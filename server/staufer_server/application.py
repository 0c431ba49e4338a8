"""The server as a whole: its services, what serves them, how they start and how they end."""

from __future__ import annotations

import asyncio
import os

import structlog
from aiohttp import WSCloseCode, http_parser, web

from staufer_server.accounts import Accounts
from staufer_server.config import BadConfig, ServerConfig
from staufer_server.connection import LONGEST_FRAME, Session
from staufer_server.database import Database, DatabaseUnusable
from staufer_server.denials import Denied
from staufer_server.ground import Ground
from staufer_server.handlers import Handlers
from staufer_server.house_bots import HouseBots
from staufer_server.http_api import HttpApi, bearer, say_errors
from staufer_server.lobby import Lobby
from staufer_server.matches import Matches
from staufer_server.record_key import open_record_key
from staufer_server.reports import Reports
from staufer_server.talk import Talk
from staufer_server.timekeeping import Clock, RandomBytes, SystemClock
from staufer_server.vault import open_vault

__all__ = ["BadConfig", "DatabaseUnusable", "RunningServer", "ServerConfig", "start_server"]

LONGEST_BODY = 64 * 1024
log = structlog.get_logger()


class RunningServer:
    """A server that answers; ``stop`` lets what is being written be finished first."""

    def __init__(self, config: ServerConfig, clock: Clock, random_bytes: RandomBytes) -> None:
        self.url = ""
        self._config = config
        self._clock = clock
        self.database = Database(config.database)
        self.accounts = Accounts(self.database, clock, random_bytes)
        self.bots = HouseBots(self.database, clock, random_bytes)
        self._random_bytes = random_bytes
        self._ground: Ground
        self.matches: Matches
        self.lobby: Lobby
        self._handlers: Handlers
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        config = self._config
        await asyncio.to_thread(self.database.start)
        try:
            vault = open_vault(config.database, config.key, self._random_bytes)
            key = open_record_key(config.database, config.record_key, vault, self._random_bytes)
            self._ground = Ground(config, self._clock, self._random_bytes, self.database, key)
            await self.bots.start()
            self.matches = Matches(self._ground, vault, self.bots)
            self.lobby = Lobby(self._ground, self.accounts, self.matches, self.bots)
            self._handlers = Handlers(
                self.accounts, self.lobby, self.matches, Talk(self.database, self._clock), key.public
            )
            await self._listen()
        except BaseException:
            await self.bots.stop()
            await self.database.stop()
            raise
        self.matches.start()
        self.lobby.start()
        log.info("started", url=self.url, database=str(config.database), local=config.is_local)

    async def stop(self) -> None:
        """No new matches; what is in hand is committed; everybody is told to come again."""
        await self.lobby.stop()
        await self.matches.stop()
        self._handlers.close_all(WSCloseCode.GOING_AWAY, "the server stops")
        if self._runner is not None:
            await self._runner.cleanup()
        await self.bots.stop()
        await self.database.stop()
        log.info("stopped")

    async def _listen(self) -> None:
        app = web.Application(client_max_size=LONGEST_BODY, middlewares=[say_errors])
        reports = Reports(self._ground, self.matches)
        api = HttpApi(self._ground, self.accounts, self.matches, self._handlers, reports)
        app.add_routes([*api.routes(), web.get("/ws", self._serve_socket)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=5.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._config.host, self._config.port)
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            raise
        host, port = self._runner.addresses[0][:2]
        shown = f"[{host}]" if ":" in host else host
        self.url = f"http://{shown}:{port}"

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
        await socket.prepare(request)
        session = Session(account, socket, self._clock, self._config.messages)
        try:
            await session.run(self._handlers.greet, self._handlers.act)
        finally:
            self._handlers.see_off(session)
        return socket


async def start_server(
    config: ServerConfig, clock: Clock | None = None, random_bytes: RandomBytes = os.urandom
) -> RunningServer:
    """Serve; raises ``DatabaseUnusable``, ``BadConfig`` or ``OSError`` where it cannot."""
    if http_parser.HttpRequestParser is http_parser.HttpRequestParserPy:
        raise BadConfig("aiohttp runs without its C extensions; its other parser is not safe enough: reinstall it.")
    server = RunningServer(config, clock or SystemClock(), random_bytes)
    await server.start()
    return server
