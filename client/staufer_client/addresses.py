"""Where a server is: plain addresses as people type them, and invite links."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from staufer_engine.phrases import Msgid

CODE = re.compile(r"[A-Za-z2-7]{26,32}")  # an invite: at least 16 bytes in base32
FINGERPRINT = re.compile(r"fp=([0-9A-Fa-f]{64})")
HOST_NAME = re.compile(r"(?!-)[A-Za-z0-9-]{1,63}(?<!-)(\.(?!-)[A-Za-z0-9-]{1,63}(?<!-))*\.?")


class BadAddress(ValueError):
    """What was typed names no server."""

    def __init__(self, code: str, sentence: Msgid) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and the private table at it that an invite link leads to."""

    base: str  # "https://play.example.org": without a slash at the end
    code: str = ""  # of the invite
    fingerprint: bytes = b""  # SHA-256 of the server's certificate, pinned by the invite

    @property
    def socket(self) -> str:
        return "ws" + self.base.removeprefix("http") + "/ws"

    def at(self, path: str) -> str:
        return f"{self.base}/api/v1/{path}"

    def __str__(self) -> str:
        return self.base.partition("://")[2]


def read_address(text: str) -> Address:
    """The server that *text* names: ``host``, ``host:port``, a web address or an invite link.

    Without a scheme, machines of one's own network are spoken to in the open, all others through TLS.
    """
    text = text.strip()
    if not text:
        raise BadAddress("empty", "Type the address of a server, such as play.example.org.")
    scheme, has_scheme, _ = text.partition("://")
    scheme = scheme.lower()
    try:
        parts = urlsplit(text if has_scheme else f"//{text}")
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadAddress("port", f"“{text}” has no port between 1 and 65535 after the colon.") from None
    if not host or not (HOST_NAME.fullmatch(host) or is_ip_address(host)):
        raise BadAddress("host", f"“{text}” does not name a server.")
    if parts.username is not None:
        raise BadAddress("user", "A server's address has no user name in it.")
    name = f"[{host}]" if ":" in host else host
    place = name if port is None else f"{name}:{port}"
    if not has_scheme:
        return Address(f"{'http' if is_near(host) else 'https'}://{place}")
    if scheme == "staufer":
        return read_invite(parts.path, parts.fragment, place, host)
    if scheme in ("http", "https", "ws", "wss"):
        return Address(f"{'https' if scheme in ('https', 'wss') else 'http'}://{place}")
    raise BadAddress("scheme", f"“{scheme}” is not a way to reach a server; use https or an invite link.")


def read_invite(path: str, fragment: str, place: str, host: str) -> Address:
    """``staufer://host:port/j/CODE#fp=SHA256``; the part after ``#`` may be missing."""
    fingerprint = b""
    if fragment:
        found = FINGERPRINT.fullmatch(fragment)
        if found is None:
            raise BadAddress("fingerprint", "The end of the invite link is damaged; ask for it again.")
        fingerprint = bytes.fromhex(found[1])
    base = f"{'http' if is_near(host) and not fingerprint else 'https'}://{place}"
    if path in ("", "/"):
        return Address(base, "", fingerprint)
    code = path.removeprefix("/j/")
    if code == path or not CODE.fullmatch(code):
        raise BadAddress("invite", "The invite link is damaged or incomplete; ask for it again.")
    return Address(base, code, fingerprint)


def is_ip_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_near(host: str) -> bool:
    """This computer, or one of the same network."""
    if is_ip_address(host):
        address = ipaddress.ip_address(host)
        return address.is_loopback or address.is_private or address.is_link_local
    return host == "localhost" or host.endswith((".localhost", ".local", ".lan", ".home.arpa"))
