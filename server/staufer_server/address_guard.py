"""Which addresses the server calls for somebody else: public ones, and what its owner allows."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from staufer_server.denials import Denied

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]
TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))  # an IPv4 address stands at their end
MOST_ADDRESSES = 16


async def resolved(host: str, port: int) -> list[str]:
    """As the system knows it."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found][:MOST_ADDRESSES]


class AddressGuard:
    """*allowed* are networks that are called although they are not public: at home, and in tests."""

    def __init__(self, allowed: Sequence[str] = (), resolve: Resolve = resolved) -> None:
        self._allowed = [ip_network(one) for one in allowed]
        self._resolve = resolve

    async def address_of(self, host: str, port: int, scheme: str) -> str:
        """The address to call, once every one that the name stands for is looked at."""
        found = await self._resolve(host, port)
        if not found:
            raise Denied("E_WEBHOOK_ADDRESS", "this name stands for no address.")
        for text in found:
            address = ip_address(text.partition("%")[0])
            is_allowed = any(address in network for network in self._allowed)
            if not is_allowed and not is_public(address):
                raise Denied("E_WEBHOOK_ADDRESS", "addresses of private networks are not called.")
            if not is_allowed and scheme != "https":
                raise Denied("E_WEBHOOK_SCHEME", "public addresses are called by https only.")
        return found[0]


def is_public(address: Address) -> bool:
    """Neither private, loopback, link-local, multicast nor reserved; nor one of those in another dress."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is None and any(address in network for network in TRANSLATED):
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)
