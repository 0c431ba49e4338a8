"""A newer version is told quietly, once it is known of for certain."""

from __future__ import annotations

import asyncio

import pytest

from client.core.test_news import NOW, PAGE, PUBLIC, latest
from staufer_client import updates
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.news import Source
from staufer_client.paths import Paths
from staufer_client.settings import Settings
from staufer_client.updates import Updates


async def asked(
    shelf: Shelf, paths: Paths, monkeypatch: pytest.MonkeyPatch, data: bytes, own: str = "0.1.0"
) -> tuple[Updates, Settings]:
    async def fetched(session: object, source: Source) -> bytes:
        return data

    monkeypatch.setattr(updates, "fetch_news", fetched)
    settings = Settings(paths.settings)
    looking = Updates(shelf[Program], settings, Source("https://example.org", PUBLIC), own, lambda: NOW + 1)
    await looking.ask()
    return looking, settings


async def test_a_newer_version_is_shown_and_its_number_kept(
    shelf: Shelf, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking, settings = await asked(shelf, paths, monkeypatch, latest())
    assert (shelf[Program].newerVersion, shelf[Program].newerPage) == ("0.2.0", PAGE)
    assert settings.now.news_number == NOW
    shelf[Program].dismissNewer()
    assert shelf[Program].newerVersion == ""
    assert looking.trouble == ""


async def test_news_that_cannot_be_trusted_change_nothing(
    shelf: Shelf, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking, settings = await asked(shelf, paths, monkeypatch, latest().replace(b"0.2.0", b"0.3.0"))
    assert looking.trouble == "E_NEWS_SIGNATURE"
    assert shelf[Program].newerVersion == ""
    assert settings.now.news_number == 0


async def test_the_own_version_is_no_news(shelf: Shelf, paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    await asked(shelf, paths, monkeypatch, latest(), own="0.2.0")
    assert shelf[Program].newerVersion == ""


async def test_nothing_is_asked_where_the_build_names_no_source_or_the_user_does_not_wish_it(
    shelf: Shelf, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(session: object, source: Source) -> bytes:
        raise AssertionError("asked all the same")

    monkeypatch.setattr(updates, "fetch_news", never)
    settings = Settings(paths.settings)
    nowhere = Updates(shelf[Program], settings, Source(), "0.1.0", lambda: NOW, first_after=0)
    nowhere.start()
    await asyncio.sleep(0)
    await nowhere.stop()
    settings.change(looks_for_updates=False)
    source = Source("https://example.org", PUBLIC)
    unwished = Updates(shelf[Program], settings, source, "0.1.0", lambda: NOW, first_after=0)
    unwished.start()
    await asyncio.sleep(0.01)
    await unwished.stop()
    assert unwished.trouble == ""
