"""``staufer --check``: whether this installation works, tried out on itself, with nothing of its user's touched.

Every page is opened, a practice match of each game is played to its end by the bots of this computer, its
replay is proved and opened.  What was found is printed as JSON, one line for each step.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Callable

from staufer_client.application import Application, version, wait_for_first_frame
from staufer_client.bridge.matches import Matches
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import BOARDS
from staufer_client.bridge.result import Result
from staufer_client.bridge.table import Table as ShownTable
from staufer_client.changes import Choose
from staufer_client.paths import HOME, find_paths
from staufer_client.session import Session
from staufer_client.settings import Settings

PAGES = ("home", "play", "matches", "watch", "replays", "profile", "rules", "settings")
WITHIN = 180.0  # seconds for each step
LOOKS_EVERY = 0.005
FOR_A_FRAME = 0.1  # so that what a page warns of is heard


class Failed(Exception):
    """A step did not come to its end; says which."""


def check_installation() -> int:
    """0 where everything works, 1 where something does not."""
    with tempfile.TemporaryDirectory(prefix="staufer-check-") as folder:
        paths = find_paths({HOME: folder})
        settings = Settings(paths.settings)
        settings.change(bot_delay_ms=0, reduce_motion=True, confirm_end=False)
        application = Application(paths, settings)
        wait_for_first_frame(application.show())

        import qasync  # noqa: PLC0415 -- after the first frame, as the program itself does

        try:
            with qasync.QEventLoop(application.qt) as loop:
                loop.run_until_complete(check(application))
        except Failed as failure:
            tell("failed", str(failure), 0.0)
            return 1
        if application.warnings:
            tell("failed", "; ".join(application.warnings), 0.0)
            return 1
        application.close()
    return 0


def tell(step: str, what: str, seconds: float) -> None:
    print(json.dumps({"step": step, "what": what, "seconds": round(seconds, 2)}), flush=True)


async def check(application: Application) -> None:
    await Check(application).run()


class Check:
    def __init__(self, application: Application) -> None:
        self.shelf = application.shelf
        self.session = Session(application.shelf, application.paths, application.settings, version())
        self.began = time.monotonic()

    async def run(self) -> None:
        self.session.start(None, False, "")
        try:
            for page in PAGES:
                self.shelf[Program].open(page)
                await asyncio.sleep(FOR_A_FRAME)
            self._done("pages", ", ".join(PAGES))
            for game in BOARDS:
                await self._play(game)
        finally:
            await self.session.stop()

    async def _play(self, game: str) -> None:
        """A match against pages, as a squire plays it; then its proof and its replay."""
        shown, result = self.shelf[ShownTable], self.shelf[Result]
        self.shelf[Matches].startPractice(game, 2, "page", {})
        await self._until(f"a match of {game}", lambda: shown.game == game and not shown.isOver)
        while not shown.isOver:
            await self._until(f"my turn in {game}", lambda: shown.isOver or shown.isMyTurn)
            followed = shown.followed
            if followed is None or not followed.is_my_turn:
                continue
            followed.send(Choose(await self.session.house.court.choose("squire", followed.follower)))
        await self._until(f"the proof of {game}", lambda: result.verdict not in ("", "checking"))
        if result.verdict != "verified":
            raise Failed(f"The replay of {game} was not verified: {result.verdictText}")
        self._done("match", f"{game}: {result.headline} {result.verdictText}")
        result.watch()
        await self._until(f"the replay of {game}", lambda: shown.mode == "replay" and shown.game == game)
        self._done("replay", game)
        self.shelf[Program].go_home()

    async def _until(self, what: str, holds: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(WITHIN):
                while not holds():  # noqa: ASYNC110 -- what is waited for is of many kinds, most without an event
                    await asyncio.sleep(LOOKS_EVERY)
        except TimeoutError:
            raise Failed(f"{what} did not come within {WITHIN:.0f} s") from None

    def _done(self, step: str, what: str) -> None:
        now = time.monotonic()
        tell(step, what, now - self.began)
        self.began = now
