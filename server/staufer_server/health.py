"""Whether the server lives, whether it takes people, and what it measures: for whoever supervises it."""

from __future__ import annotations

from collections.abc import Sequence

from aiohttp import web

from staufer_server import metrics as form
from staufer_server.answers import Health as HealthSaid
from staufer_server.calls import JSON, adapter
from staufer_server.config import BadConfig
from staufer_server.database import Database
from staufer_server.handlers import Handlers
from staufer_server.http_api import product_version
from staufer_server.metrics import Metrics

NOWHERE = -1


class Health:
    """The figures have an address of their own, so that they are never read from outside by mistake."""

    def __init__(self, database: Database, handlers: Handlers, metrics: Metrics) -> None:
        self.is_draining = False
        self._database = database
        self._handlers = handlers
        self._metrics = metrics
        self._runner: web.AppRunner | None = None
        self.port = NOWHERE

    def routes(self) -> Sequence[web.RouteDef]:
        return (web.get("/healthz", self.is_alive), web.get("/readyz", self.is_ready))

    async def listen(self, host: str, port: int) -> None:
        """Serve the figures there; -1: nowhere."""
        if port == NOWHERE:
            return
        app = web.Application()
        app.add_routes([*self.routes(), web.get("/metrics", self.figures)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as failure:
            raise BadConfig(f"The figures cannot be served at {host}, port {port}: {failure.strerror}.") from failure
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def is_alive(self, _request: web.Request) -> web.Response:
        """Whether it is worth keeping: without its database it has to be started again."""
        return self._said("database failed" if self._database.has_failed else "ok")

    async def is_ready(self, _request: web.Request) -> web.Response:
        """Whether new people should be sent here."""
        if self.is_draining:
            return self._said("draining")
        return await self.is_alive(_request)

    async def figures(self, _request: web.Request) -> web.Response:
        return web.Response(body=self._metrics.text(), headers={"Content-Type": form.TYPE})

    def _said(self, status: str) -> web.Response:
        body = adapter(HealthSaid).dump_json(HealthSaid(status, product_version(), self._handlers.online))
        return web.Response(body=body, status=200 if status == "ok" else 503, content_type=JSON)
