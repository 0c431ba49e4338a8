"""Where a request comes from, and what is limited together."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import IPv6Address, ip_address

from aiohttp import web


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


def household_of(address: str) -> str:
    """What one home shares: an address of version 4, or the /64 of one of version 6."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        return f"{int(known) >> 64:x}/64" if known.ipv4_mapped is None else str(known.ipv4_mapped)
    return str(known)


def address_of(request: web.Request, proxies: Collection[str]) -> str:
    """Where a request comes from: what is said of that is believed only of *proxies*, the nearest first."""
    address = request.remote or ""
    for before in reversed(request.headers.get("X-Forwarded-For", "").split(",")):
        if address not in proxies or not before.strip():
            break
        address = before.strip()
    return address
