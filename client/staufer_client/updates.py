"""The quiet question whether there is a newer version, once after the start and then once a day."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import aiohttp

from staufer_client.bridge.program import Program
from staufer_client.news import News, NoNews, Source, fetch_news, is_newer, read_news
from staufer_client.settings import Settings

A_DAY = 86_400.0
FIRST_AFTER = 10.0  # seconds: the start of the program has more urgent things to do


class Updates:
    """Asks from start() to stop(), as long as the settings allow it."""

    def __init__(
        self,
        program: Program,
        settings: Settings,
        source: Source,
        version: str,
        wall: Callable[[], int],
        *,
        first_after: float = FIRST_AFTER,
    ) -> None:
        self.program = program
        self.settings = settings
        self.source = source
        self.version = version
        self.wall = wall
        self.first_after = first_after
        self.trouble = ""  # why the last question brought nothing; nobody is disturbed by it
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.source.address:
            self._task = asyncio.get_running_loop().create_task(self._ask_daily(), name="updates")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _ask_daily(self) -> None:
        await asyncio.sleep(self.first_after)
        while True:
            if self.settings.now.looks_for_updates:
                await self.ask()
            await asyncio.sleep(A_DAY)

    async def ask(self) -> None:
        try:
            async with aiohttp.ClientSession() as session:
                data = await fetch_news(session, self.source)
            news = read_news(data, self.source.key, self.settings.now.news_number, self.wall())
        except NoNews as trouble:
            self.trouble = trouble.code
            return
        self.trouble = ""
        self.settings.change(news_number=news.number)
        self.show(news)

    def show(self, news: News) -> None:
        if is_newer(news.version, self.version):
            self.program.newerVersion, self.program.newerPage = news.version, news.page
