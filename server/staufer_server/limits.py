"""How often somebody may do something: by account, by network, whatever is counted together."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from ipaddress import IPv6Address, ip_address

from aiohttp import web

from staufer_server.connection import Bucket
from staufer_server.timekeeping import Clock

MOST_KEYS = 10_000  # whose limits are remembered at a time


class Buckets:
    """A bucket for each key; whoever came last longest ago is forgotten first."""

    def __init__(self, clock: Clock, per_second: float, burst: float) -> None:
        self._clock = clock
        self._per_second = per_second
        self._burst = burst
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable) -> bool:
        bucket = self._buckets.pop(key, None) or Bucket(self._clock, self._per_second, self._burst)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


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


def address_of(request: web.Request, proxies: Collection[str]) -> str:
    """Where a request comes from: what is said of that is believed only of *proxies*, the nearest first."""
    address = request.remote or ""
    for before in reversed(request.headers.get("X-Forwarded-For", "").split(",")):
        if address not in proxies or not before.strip():
            break
        address = before.strip()
    return address
