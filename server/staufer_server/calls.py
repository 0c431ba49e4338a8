"""One call of the HTTP interface: what it takes, what it gives, who may ask.

A ``Call`` says both to the program, which checks what comes by it, and to the OpenAPI document, which is made from
it: so the two cannot differ.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Literal

import structlog
from aiohttp import web
from pydantic import TypeAdapter, ValidationError

from staufer_protocol.complaint import Complaint
from staufer_server.accounts import Account, Accounts
from staufer_server.answers import RefusalSaid
from staufer_server.database import DatabaseUnusable
from staufer_server.denials import Denied
from staufer_server.devices import digest

JSON = "application/json"
DOCUMENT = "/api/v1/openapi.json"
LONGEST_BODY = 64 * 1024
BODY_WITHIN = 10.0  # s
log = structlog.get_logger()
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]
Who = Literal["stranger", "anybody", "owner"]  # without a token, with or without, with one


@dataclass(frozen=True, slots=True)
class InPath:
    """A part of the address: its form, and what it stands for."""

    pattern: str
    meaning: str
    is_number: bool = False


@dataclass(frozen=True, slots=True)
class Binary:
    """A body or an answer that is a file; *most* are the bytes that are taken of a body."""

    media: str
    most: int = 0


@dataclass(frozen=True, slots=True)
class Call:
    """*path* has its variable parts in braces; *takes* and *query* are dataclasses; *gives* is one, or a file.

    A handler returns what it *gives*; None stands for an answer without content.
    """

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    summary: str
    handler: Callable[[Asked], Awaitable[object]]
    gives: type | Binary | None
    status: int = 200
    who: Who = "stranger"
    takes: type | Binary | None = None
    query: type | None = None
    path_parts: Mapping[str, InPath] = field(default_factory=dict)
    refusals: tuple[int, ...] = ()  # statuses, beside those that every call has


class Asked:
    """What came, read and checked."""

    def __init__(self, request: web.Request, account: Account | None, body: object, query: object) -> None:
        self.request = request
        self.body = body
        self.query = query
        self._account = account

    @property
    def account(self) -> Account:
        """Whose token it is; only calls that must have one ask."""
        assert self._account is not None
        return self._account

    @cached_property
    def asker(self) -> int | None:
        return None if self._account is None else self._account.player

    @property
    def token(self) -> str:
        return bearer(self.request) or ""

    @property
    def device(self) -> bytes:
        """Which device asks: the digest of its token."""
        return digest(self.token)

    def part(self, name: str) -> str:
        return self.request.match_info[name]


def bearer(request: web.Request) -> str | None:
    """The token of the Authorization header; None where there is none."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token else None


class Desk:
    """Takes requests by their calls, and gives answers in their form."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts

    def route(self, call: Call) -> web.RouteDef:
        async def answer(request: web.Request) -> web.StreamResponse:
            account = await self._signed_in(request, call.who)
            query = None if call.query is None else checked_query(call.query, request)
            body = await body_of(call, request)
            return said(call, await call.handler(Asked(request, account, body, query)))

        return web.RouteDef(call.method, routed(call), answer, {})

    async def _signed_in(self, request: web.Request, who: Who) -> Account | None:
        given = None if who == "stranger" else bearer(request)
        if given is not None:
            return await self._accounts.who(given)
        if who == "owner":
            raise Denied("E_TOKEN", "This needs the token of an account in the Authorization header.", 401)
        return None


def routed(call: Call) -> str:
    """The path as aiohttp reads it."""
    path = call.path
    for name, part in call.path_parts.items():
        path = path.replace(f"{{{name}}}", f"{{{name}:{part.pattern}}}")
    return path


def said(call: Call, given: object) -> web.StreamResponse:
    if isinstance(given, web.StreamResponse):
        return given
    if call.gives is None:
        return web.Response(status=204)
    assert isinstance(call.gives, type)
    return web.Response(body=adapter(call.gives).dump_json(given), status=call.status, content_type=JSON)


async def body_of(call: Call, request: web.Request) -> object:
    """What the call takes; whoever sends it drop by drop is sent away."""
    try:
        async with asyncio.timeout(BODY_WITHIN):
            if isinstance(call.takes, Binary):
                return await file_of(call.takes, request)
            return None if call.takes is None else await checked_body(call.takes, request)
    except TimeoutError:
        raise Denied("E_SLOW", "The body came too slowly.", 408) from None


async def file_of(takes: Binary, request: web.Request) -> bytes:
    """More than other bodies have; what is longer is not read to its end."""
    body = b""
    async for chunk in request.content.iter_chunked(64 * 1024):
        body += chunk
        if len(body) > takes.most:
            raise Denied("E_TOO_LARGE", f"The body has {takes.most // 1024} KiB at most.", 413)
    return body


async def checked_body(kind: type, request: web.Request) -> object:
    """The body in its form, or a refusal that names what is wrong in it; what was sent is never repeated."""
    if request.content_type != JSON:
        raise Denied("E_TYPE", f"The body has to be {JSON}.", 415)
    if (request.charset or "utf-8").lower() not in ("utf-8", "utf8"):
        raise Denied("E_JSON", "The body has to be JSON in UTF-8.")
    body = await request.read()
    try:
        return adapter(kind).validate_json(body, strict=True)
    except ValidationError as failure:
        raise complaint_of(failure, "The body") from None


def checked_query(kind: type, request: web.Request) -> object:
    given = {name: request.query[name] for name in kind.__annotations__ if name in request.query}
    try:
        return adapter(kind).validate_strings(given)
    except ValidationError as failure:
        raise complaint_of(failure, "The query") from None


def complaint_of(failure: ValidationError, where: str) -> Denied:
    first = failure.errors(include_url=False, include_input=False, include_context=False)[0]
    if first["type"] == "json_invalid":
        return Denied("E_JSON", "The body has to be JSON.")
    name = ".".join(str(part) for part in first["loc"])
    return Denied("E_FIELD", f"{where} is not as it has to be: {name or 'it'}: {first['msg']}.")


@cache
def adapter(kind: type) -> TypeAdapter[object]:
    return TypeAdapter(kind)


# -- refusals ------------------------------------------------------------------------------


@web.middleware
async def say_errors(request: web.Request, handler: Answer) -> web.StreamResponse:
    """Everything that is refused has a code and a sentence."""
    try:
        if "Content-Encoding" in request.headers:
            raise Denied("E_ENCODING", "Bodies have to come as they are, not packed.", 415)
        return await handler(request)
    except Denied as denied:
        return refusal(denied.code, denied.sentence, denied.status, denied.headers)
    except Complaint as complaint:
        return refusal(complaint.code, complaint.sentence, 400)
    except DatabaseUnusable as failure:
        return refusal("E_STORE", str(failure), 503)
    except web.HTTPException as failure:
        allowed = {name: failure.headers[name] for name in ("Allow", "Location") if name in failure.headers}
        return refusal(f"E_HTTP_{failure.status}", sentence_of(failure), failure.status, allowed)
    except Exception:
        log.exception("request_failed", path=request.path)
        return refusal("E_SERVER", "The server made a mistake; nothing was changed.", 500)


def sentence_of(failure: web.HTTPException) -> str:
    """What to do about it."""
    match failure:
        case web.HTTPRequestEntityTooLarge():
            return f"The body has {LONGEST_BODY // 1024} KiB at most: send less."
        case web.HTTPMethodNotAllowed():
            allowed = ", ".join(sorted(failure.allowed_methods))
            return f"This address takes {allowed} only: {DOCUMENT} tells all calls."
        case web.HTTPNotFound():
            return f"There is nothing at this address: {DOCUMENT} tells all calls."
    return f"{failure.reason}."


def refusal(code: str, sentence: str, status: int, headers: Mapping[str, str] | None = None) -> web.Response:
    body = adapter(RefusalSaid).dump_json(RefusalSaid(code, sentence))
    return web.Response(body=body, status=status, content_type=JSON, headers=headers)
