"""Whether there is a newer version: a small signed file that releases of the program look for.

Nothing is fetched or installed by it: who wants the newer version opens its page.  The file is one JSON object
``{"signed": TEXT, "signature": HEX}``; TEXT is another one, signed with Ed25519 (RFC 8032) as it stands, under
the key that the program was built with.  Its ``number`` grows with every file and it expires, so that nobody can
hold the program to an old one for ever (the rollback and freeze attacks of The Update Framework).
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from staufer_protocol.complaint import Complaint

PURPOSE = b"staufer news 1\n"  # before what is signed: a signature for this is one for nothing else
LONGEST = 16 * 1024
PATIENCE = aiohttp.ClientTimeout(total=15)
VERSION = re.compile(r"\d{1,4}(\.\d{1,4}){0,3}")


class NoNews(Complaint):
    """The file cannot be had, or not be trusted."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where this build looks, and whose word it takes; both empty where it looks nowhere."""

    address: str = ""
    key: bytes = b""


@dataclass(frozen=True, slots=True)
class News:
    number: int
    version: str
    page: str  # where it can be had
    expires: int  # seconds since 1970


def read_source(file: Path) -> Source:
    """What the build says; a checkout says nothing."""
    try:
        said = json.loads(file.read_text(encoding="utf-8"))
        return Source(str(said["address"]), bytes.fromhex(said["key"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Source()


async def fetch_news(session: aiohttp.ClientSession, source: Source) -> bytes:
    """The file; NoNews where it cannot be had."""
    try:
        async with session.get(source.address, timeout=PATIENCE, allow_redirects=True) as answer:
            if answer.status != 200:
                raise NoNews("E_NEWS_MISSING", "There is no news of newer versions where this program looks for it.")
            data = await answer.content.read(LONGEST + 1)
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise NoNews("E_NEWS_UNREACHABLE", "Whether there is a newer version could not be asked.") from error
    return data


def read_news(data: bytes, key: bytes, least: int, now: int) -> News:
    """What the file says; NoNews where it is not to be trusted.

    *least* is the greatest number that was seen before; *now* is in seconds since 1970.
    """
    signed, news = opened(data)
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signed[1], PURPOSE + signed[0])
    except (InvalidSignature, ValueError):
        raise NoNews("E_NEWS_SIGNATURE", "The news of newer versions is not signed by those who made this.") from None
    if news.number < least:
        raise NoNews("E_NEWS_OLD", "The news of newer versions is older than what was seen here before.")
    if news.expires <= now:
        raise NoNews("E_NEWS_EXPIRED", "The news of newer versions has expired.")
    return news


def signed_news(news: News, key: Ed25519PrivateKey) -> bytes:
    """The file that says so."""
    text = json.dumps(asdict(news), sort_keys=True)
    return json.dumps({"signed": text, "signature": key.sign(PURPOSE + text.encode()).hex()}).encode()


def opened(data: bytes) -> tuple[tuple[bytes, bytes], News]:
    """The signed bytes with their signature, and what they say; NoNews where that is no news."""
    try:
        if len(data) > LONGEST:
            raise ValueError("it is too long")
        outer = json.loads(data)
        text, signature = outer["signed"], bytes.fromhex(outer["signature"])
        said = json.loads(text)
        news = News(said["number"], said["version"], said["page"], said["expires"])
        is_whole = all(type(one) is int and one >= 0 for one in (news.number, news.expires))
        is_page = isinstance(news.page, str) and urlsplit(news.page).scheme == "https"
        if not (is_whole and is_page and VERSION.fullmatch(news.version)):
            raise ValueError("a value is of the wrong kind")
        return (text.encode(), signature), news
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise NoNews("E_NEWS_DAMAGED", "The news of newer versions cannot be read.") from None


def is_newer(version: str, own: str) -> bool:
    """Number by number; what is no release, such as a checkout, is not told of any."""
    if VERSION.fullmatch(own) is None:
        return False
    return numbers(version) > numbers(own)


def numbers(version: str) -> tuple[int, ...]:
    parts = tuple(int(part) for part in version.split("."))
    return parts + (0,) * (4 - len(parts))
