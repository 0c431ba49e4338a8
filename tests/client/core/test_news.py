"""News of newer versions: only signed by us, only newer than what was seen, only for a while, and never in the way."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from staufer_client.news import (
    LONGEST,
    News,
    NoNews,
    Source,
    fetch_news,
    is_newer,
    read_news,
    read_source,
    signed_news,
)

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC = KEY.public_key().public_bytes_raw()
PAGE = "https://example.org/staufer/0.2.0"
NOW = 1_800_000_000
GOOD_FOR = 86_400


def latest(version: str = "0.2.0", page: str = PAGE, now: int = NOW, key: Ed25519PrivateKey = KEY) -> bytes:
    return signed_news(News(now, version, page, now + GOOD_FOR), key)


def code_of(data: bytes, least: int = 0, now: int = NOW) -> str:
    with pytest.raises(NoNews) as refused:
        read_news(data, PUBLIC, least, now)
    return refused.value.code


def test_what_is_signed_is_believed() -> None:
    news = read_news(latest(), PUBLIC, NOW, NOW + 1)
    assert (news.number, news.version, news.page) == (NOW, "0.2.0", PAGE)


def test_a_wrong_signature_is_not() -> None:
    other = Ed25519PrivateKey.from_private_bytes(bytes(32))
    assert code_of(latest(key=other)) == "E_NEWS_SIGNATURE"
    said = json.loads(latest())
    said["signed"] = said["signed"].replace("0.2.0", "0.3.0")
    assert code_of(json.dumps(said).encode()) == "E_NEWS_SIGNATURE"


def test_a_signature_for_something_else_is_not() -> None:
    said = json.loads(latest())
    said["signature"] = KEY.sign(said["signed"].encode()).hex()  # without its purpose
    assert code_of(json.dumps(said).encode()) == "E_NEWS_SIGNATURE"


def test_an_older_file_than_was_seen_is_a_rollback() -> None:
    assert code_of(latest(), least=NOW + 1) == "E_NEWS_OLD"


def test_a_file_that_is_kept_from_growing_expires() -> None:
    assert read_news(latest(), PUBLIC, 0, NOW + GOOD_FOR - 1).version == "0.2.0"
    assert code_of(latest(), now=NOW + GOOD_FOR) == "E_NEWS_EXPIRED"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{" * 5000,
        b"x" * (LONGEST + 1),
        b'{"signed": 5, "signature": "00"}',
        b'{"signed": "{}", "signature": "zz"}',
        latest(page="http://example.org/"),
        latest(page="javascript:alert(1)"),
        latest(version="0.2.0; rm"),
    ],
)
def test_what_is_no_news_is_said_so(data: bytes) -> None:
    assert code_of(data) == "E_NEWS_DAMAGED"


def test_versions_are_compared_by_their_numbers() -> None:
    assert is_newer("0.10.0", "0.9.9")
    assert is_newer("1", "0.9.9")
    assert not is_newer("0.2.0", "0.2")
    assert not is_newer("0.1.9", "0.2.0")
    assert not is_newer("9.0", "unpacked")


def test_a_checkout_looks_nowhere(tmp_path: Path) -> None:
    assert read_source(tmp_path / "news.json") == Source()
    (tmp_path / "news.json").write_text(json.dumps({"address": "https://example.org/latest.json", "key": PUBLIC.hex()}))
    assert read_source(tmp_path / "news.json") == Source("https://example.org/latest.json", PUBLIC)


@pytest.fixture
async def there() -> AsyncIterator[str]:
    async def give(request: web.Request) -> web.Response:
        return web.Response(body=latest())

    application = web.Application()
    application.router.add_get("/latest.json", give)
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


async def test_it_is_fetched_and_its_absence_is_no_harm(there: str) -> None:
    async with aiohttp.ClientSession() as session:
        assert await fetch_news(session, Source(there + "/latest.json", PUBLIC)) == latest()
        with pytest.raises(NoNews, match="E_NEWS_MISSING"):
            await fetch_news(session, Source(there + "/nothing.json", PUBLIC))
        with pytest.raises(NoNews, match="E_NEWS_UNREACHABLE"):
            await fetch_news(session, Source("http://127.0.0.1:1/latest.json", PUBLIC))
