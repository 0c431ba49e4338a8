"""What every request by HTTP passes: how many of one network are taken, and how long each took."""

from __future__ import annotations

from time import perf_counter

from aiohttp import web
from aiohttp.typedefs import Middleware

from staufer_server.addresses import address_of, network_of
from staufer_server.buckets import Buckets
from staufer_server.calls import Answer, refusal
from staufer_server.ground import Ground
from staufer_server.metrics import Metrics

UNLIMITED = ("/healthz", "/readyz")


def weigh(ground: Ground, metrics: Metrics) -> Middleware:
    """The middleware that stands before all others."""
    buckets = Buckets(ground.clock, *ground.config.requests)

    @web.middleware
    async def weigh_one(request: web.Request, handler: Answer) -> web.StreamResponse:
        began = perf_counter()
        network = network_of(address_of(request, ground.config.proxies))
        if request.path not in UNLIMITED and not buckets.take(network):
            answer: web.StreamResponse = refusal(
                "E_TOO_FAST", "Too many requests from this network: wait some seconds.", 429, {"Retry-After": "5"}
            )
        else:
            answer = await handler(request)
        if not isinstance(answer, web.WebSocketResponse):
            if not answer.prepared:
                answer.force_close()  # one connection, one request
            metrics.requests.labels(request.method if request.method in METHODS else "other", route_of(request),
                                    str(answer.status)).observe(perf_counter() - began)  # fmt: skip
        return answer

    return weigh_one


METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")


def route_of(request: web.Request) -> str:
    """The form of the address, without what is variable in it: figures must not grow with what people ask for."""
    resource = request.match_info.route.resource
    return resource.canonical if resource is not None else "none"
