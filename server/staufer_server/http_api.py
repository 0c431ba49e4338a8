"""JSON over HTTP: accounts, ladders, players and matches for scripts, pages and the client."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.metadata import PackageNotFoundError, version
from ipaddress import IPv6Address, ip_address

import structlog
from aiohttp import web
from sqlmodel import Session as Reading

from staufer_engine.games import GAMES
from staufer_protocol.capsule import MAX_BYTES
from staufer_protocol.complaint import Complaint
from staufer_server import history
from staufer_server.accounts import Account, Accounts
from staufer_server.connection import Bucket
from staufer_server.database import DatabaseUnusable
from staufer_server.denials import Denied
from staufer_server.ground import Ground
from staufer_server.handlers import Handlers
from staufer_server.history import JsonObject
from staufer_server.matches import Matches
from staufer_server.reports import Reports

GUESTS_AT_ONCE, GUESTS_A_SECOND = 20.0, 20 / 3600  # from one network
MOST_NETWORKS = 10_000
log = structlog.get_logger()
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


def bearer(request: web.Request) -> str | None:
    """The token of the Authorization header; None where there is none."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token else None


def network_of(address: str) -> str:
    """The /24 or /48 that an address belongs to: what is limited together."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is None:
            return f"{int(known) >> 80:x}/48"
        known = known.ipv4_mapped
    return f"{int(known) >> 8:x}/24"


@web.middleware
async def say_errors(request: web.Request, handler: Answer) -> web.StreamResponse:
    """Everything that is refused has a code and a sentence."""
    try:
        if "Content-Encoding" in request.headers:
            raise Denied("E_ENCODING", "Bodies have to come as they are, not packed.", 415)
        return await handler(request)
    except Denied as denied:
        return refusal(denied.code, denied.sentence, denied.status)
    except Complaint as complaint:
        return refusal(complaint.code, complaint.sentence, 400)
    except DatabaseUnusable as failure:
        return refusal("E_STORE", str(failure), 503)
    except web.HTTPException as failure:
        return refusal(f"E_HTTP_{failure.status}", f"{failure.reason}.", failure.status)
    except Exception:
        log.exception("request_failed", path=request.path)
        return refusal("E_SERVER", "The server made a mistake; nothing was changed.", 500)


def refusal(code: str, sentence: str, status: int) -> web.Response:
    return web.json_response({"code": code, "sentence": sentence}, status=status)


def product_version() -> str:
    try:
        return version("staufer")
    except PackageNotFoundError:
        return "unknown"


class HttpApi:
    def __init__(
        self, ground: Ground, accounts: Accounts, matches: Matches, handlers: Handlers, reports: Reports
    ) -> None:
        self._is_local = ground.config.is_local
        self._clock = ground.clock
        self._database = ground.database
        self._accounts = accounts
        self._matches = matches
        self._handlers = handlers
        self._reports = reports
        self._guests: dict[str, Bucket] = {}

    def routes(self) -> list[web.RouteDef]:
        return [
            web.post("/api/v1/guests", self.create_guest),
            web.get("/api/v1/me", self.me),
            web.patch("/api/v1/me", self.rename),
            web.get("/api/v1/ladder/{game}", self.ladder),
            web.get(r"/api/v1/players/{player:\d{1,15}}", self.player),
            web.get(r"/api/v1/players/{player:\d{1,15}}/matches", self.matches_of),
            web.get("/api/v1/matches/{match:[0-9a-f]{32}}", self.match),
            web.get("/api/v1/matches/{match:[0-9a-f]{32}}/replay", self.replay),
            web.post("/api/v1/reports", self.report),
            web.get("/healthz", self.health),
        ]

    async def signed_in(self, request: web.Request) -> Account:
        token = bearer(request)
        if token is None:
            raise Denied("E_TOKEN", "This needs the token of an account in the Authorization header.", 401)
        return await self._accounts.who(token)

    async def create_guest(self, request: web.Request) -> web.Response:
        if not self._is_local and not self._may_create(network_of(request.remote or "")):
            raise Denied("E_TOO_MANY_GUESTS", "Too many guests came from this network: try again later.", 429)
        account, token = await self._accounts.create_guest()
        return web.json_response({"player": account.player, "name": account.name, "token": token}, status=201)

    def _may_create(self, network: str) -> bool:
        if network not in self._guests and len(self._guests) >= MOST_NETWORKS:
            self._guests.clear()
        bucket = self._guests.get(network)
        if bucket is None:
            bucket = self._guests[network] = Bucket(self._clock, GUESTS_A_SECOND, GUESTS_AT_ONCE)
        return bucket.take()

    async def me(self, request: web.Request) -> web.Response:
        account = await self.signed_in(request)
        found = await self._database.read(lambda reading: history.player(reading, account.player))
        return web.json_response(found)

    async def rename(self, request: web.Request) -> web.Response:
        account = await self.signed_in(request)
        try:
            wish = await request.json()
        except (ValueError, LookupError, RecursionError) as failure:  # of letters, of numbers, of depth, of the charset
            raise Denied("E_JSON", "The body has to be JSON.") from failure
        if not isinstance(wish, dict) or not isinstance(wish.get("name"), str):
            raise Denied("E_FIELD", "The body has to be an object with a name.")
        renamed = await self._accounts.rename(account.player, wish["name"])
        self._handlers.renamed(renamed)
        found = await self._database.read(lambda reading: history.player(reading, account.player))
        return web.json_response(found)

    async def ladder(self, request: web.Request) -> web.Response:
        game = request.match_info["game"]
        if game not in GAMES:
            raise Denied("E_GAME", "This server does not know the game.", 404)
        me = (await self.signed_in(request)).player if bearer(request) else None
        board = await self._database.read(lambda reading: history.ladder(reading, game, me, self._is_local))
        return web.json_response(board)

    async def player(self, request: web.Request) -> web.Response:
        number = int(request.match_info["player"])
        return web.json_response(await self._found(lambda reading: history.player(reading, number)))

    async def matches_of(self, request: web.Request) -> web.Response:
        number = int(request.match_info["player"])
        game = request.query.get("game") or None
        before, limit = page_of(request.query.get("before", ""), request.query.get("limit", "20"))
        lines = await self._database.read(lambda reading: history.matches(reading, number, game, before, limit))
        return web.json_response({"matches": lines})

    async def match(self, request: web.Request) -> web.Response:
        ident = bytes.fromhex(request.match_info["match"])
        return web.json_response(await self._found(lambda reading: history.match(reading, ident)))

    async def _found(self, question: Callable[[Reading], JsonObject | None]) -> JsonObject:
        found = await self._database.read(question)
        if found is None:
            raise Denied("E_UNKNOWN", "There is nobody and nothing of this number here.", 404)
        return found

    async def replay(self, request: web.Request) -> web.Response:
        name = request.match_info["match"]
        data = await self._matches.replay(bytes.fromhex(name))
        headers = {"Content-Disposition": f'attachment; filename="{name}.staufer"'}
        return web.Response(body=data, content_type="application/octet-stream", headers=headers)

    async def report(self, request: web.Request) -> web.Response:
        """A capsule; the whole of it is the body."""
        account = await self.signed_in(request)
        taken = await self._reports.take(account, await body_of(request, MAX_BYTES))
        return web.json_response({"report": taken.report, "sentence": taken.sentence}, status=201)

    async def health(self, _request: web.Request) -> web.Response:
        is_well = not self._database.has_failed
        said = {"status": "ok" if is_well else "database failed", "version": product_version()}
        return web.json_response(said | {"online": self._handlers.online}, status=200 if is_well else 503)


async def body_of(request: web.Request, most: int) -> bytes:
    """More than other bodies have; what is longer is not read to its end."""
    body = b""
    async for chunk in request.content.iter_chunked(64 * 1024):
        body += chunk
        if len(body) > most:
            raise Denied("E_TOO_LARGE", f"A report has {most // 1024} KiB at most.", 413)
    return body


def page_of(before: str, limit: str) -> tuple[int | bytes | None, int]:
    """Where a page of matches begins (a time, or the last match of the page before) and how long it is."""
    if not (limit.isascii() and limit.isdigit()) or not 1 <= int(limit[:9]) <= history.LONGEST_PAGE:
        raise Denied("E_FIELD", f"A page has from 1 to {history.LONGEST_PAGE} matches.")
    if not before:
        return None, int(limit)
    if before.isascii() and before.isdigit() and len(before) < 16:
        return int(before), int(limit)
    try:
        return bytes.fromhex(before), int(limit)
    except ValueError as failure:
        raise Denied("E_FIELD", "A page begins before a time in seconds, or before a match.") from failure
