"""A person at the whole program, in a process of its own: everything is done by clicking on what the window shows.

    python -m end_to_end.guest SERVER HOME SEED

Prints ``choice N`` after each choice, and at the end one JSON object with what the window said.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import qasync
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from staufer_bots import BOTS
from staufer_client.application import Application
from staufer_client.bridge.network import Connection
from staufer_client.bridge.program import Program
from staufer_client.bridge.queue import Queue
from staufer_client.bridge.result import PlaceRow, Result
from staufer_client.bridge.table import Table
from staufer_client.choosing import choice_id
from staufer_client.paths import Paths, resources_folder
from staufer_client.session import Session
from staufer_client.settings import Settings

MOST_FIELDS = 60  # between which Tab goes on one page
PATIENCE = 60  # seconds for anything that has to happen
SPOTS = ((0.5, 0.5), (0.2, 0.33), (0.8, 0.33), (0.5, 0.12))  # of a thing on the board, to click at one after the other


async def until(holds: Callable[[], object], what: str) -> None:
    """Looks again whenever Qt has drawn or anything else may have happened."""

    async def look() -> None:
        while not holds():  # noqa: ASYNC110 -- what the screen shows sends no event of asyncio
            await asyncio.sleep(0.005)

    try:
        await asyncio.wait_for(look(), PATIENCE)
    except TimeoutError:
        raise AssertionError(f"waited in vain until {what}") from None


class Guest:
    def __init__(self, home: Path, seed: int) -> None:
        self.paths = Paths(resources_folder(), home / "data", home / "config")
        settings = Settings(self.paths.settings)
        settings.change(reduce_motion=True, bot_delay_ms=0)
        self.below = Random(seed).randrange
        self.application = Application(self.paths, settings)
        self.window = self.application.show()
        self.shelf = self.application.shelf
        self.table = self.shelf[Table]
        self.settings = settings
        self.session: Session | None = None  # from coming to going
        self.uses_keys = seed % 2 == 0  # up to the table
        self.choices = 0
        self.by_button = 0  # choices that were made without the board

    async def come(self, server: str) -> None:
        await until(self.window.isExposed, "the window is there")
        self.session = Session(self.shelf, self.paths, self.settings, "test")
        self.session.start(None, False, server)
        await until(lambda: self.shelf[Connection].state == "online", "the server greets")

    async def go(self) -> None:
        assert self.session is not None
        await self.session.stop()
        self.application.close()

    # -- the hand --------------------------------------------------------------------------

    def find(self, name: str) -> QQuickItem | None:
        return walk(self.window.contentItem(), name)

    async def click(self, name: str) -> None:
        await until(lambda: is_open(self.find(name)), f"{name} can be clicked")
        item = self.find(name)
        assert item is not None
        await self.click_at(item)

    async def press_by_key(self, name: str) -> None:
        """Go there from field to field, and press it."""
        await until(lambda: is_open(self.find(name)), f"{name} can be reached")
        for _ in range(MOST_FIELDS):
            focused = self.window.activeFocusItem()
            if focused is not None and focused.objectName() == name:
                break
            await qasync.asyncWrap(QTest.keyClick, self.window, Qt.Key.Key_Tab)
        else:
            raise AssertionError(f"no key leads to {name}")
        await qasync.asyncWrap(QTest.keyClick, self.window, Qt.Key.Key_Space)

    async def click_at(self, item: QQuickItem, x: float = 0.5, y: float = 0.5) -> None:
        """QTest spins a loop of its own, so never from inside a step of a coroutine."""
        place: QPoint = item.mapToScene(QPointF(item.width() * x, item.height() * y)).toPoint()
        await qasync.asyncWrap(QTest.mouseMove, self.window, place)  # what lies under the pointer knows it
        button, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        await qasync.asyncWrap(QTest.mouseClick, self.window, button, plain, place)

    # -- what is done ----------------------------------------------------------------------

    async def sit_down(self) -> None:
        """Search for a ranked match of two people, and say that one is ready: by the mouse, or by keys alone."""
        press = self.press_by_key if self.uses_keys else self.click
        for name in ("nav_play", "play_seats_3", "play_seats_4", "play_bots", "play_search"):
            await press(name)
        await until(lambda: self.shelf[Queue].state == "checking", "a table is found")
        while self.uses_keys and not self.shelf[Queue].hasAnswered:  # for a second no key answers
            await qasync.asyncWrap(QTest.keyClick, self.window, Qt.Key.Key_Return)
            await asyncio.sleep(0.2)
        if not self.uses_keys:
            await self.click("ready_yes")
        await until(lambda: self.shelf[Program].page == "table" and self.table.followed, "the table stands")

    async def play(self) -> None:
        """To the end."""
        while not self.table.isOver:
            if self.may_choose():
                await self.choose()
                self.choices += 1
                print(f"choice {self.choices}", flush=True)
            await until(lambda: self.table.isOver or self.may_choose(), "it is my turn, or over")
        await until(lambda: self.shelf[Result].isRated, "the ratings are there")

    def may_choose(self) -> bool:
        table = self.table
        return table.isMyTurn and not table.isThinking and not table.isLost and bool(table.choices.rows)

    async def choose(self) -> None:
        """On the board where that says it all, else by the button; and yes, the turn may end."""
        followed = self.table.followed
        assert followed is not None
        seq = followed.seq
        choice = BOTS["squire"].choose(followed.game, self.table.mySeat, self.below)
        targets = next(offer for offer in followed.choosing.offers if offer.choice == choice).words.targets

        def is_said() -> bool:
            return self.table.isThinking or self.table.needsConfirm or followed.seq > seq

        if not targets:
            await self.click("choice_" + choice_id(choice))
        for n in range(len(targets)):
            if not is_said():
                await self.click_on_the_board(targets[n], list(targets[: n + 1]), is_said)
        if targets and not is_said() and list(self.table.chosenTargets) == list(targets):
            await self.click_on_the_board(targets[-1], [], is_said)  # once more: this is meant, and goes no further
        if not is_said():
            self.by_button += 1
            followed.put_back()
            followed.press(choice_id(choice))
        if self.table.needsConfirm:
            await self.click("confirm_end")
        await until(lambda: self.table.isLost or (followed.seq > seq and not self.table.isThinking), "it is made")

    async def click_on_the_board(self, target: str, expected: list[str], is_said: Callable[[], bool]) -> None:
        """Where nothing stands before it: raptors stand on posts, and tokens on towers."""
        item = self.find(target.replace(":", "_"))
        assert item is not None, target
        before = list(self.table.chosenTargets)
        for x, y in SPOTS:
            await self.click_at(item, x, y)
            if is_said() or list(self.table.chosenTargets) == expected or list(self.table.chosenTargets) != before:
                return

    async def watch_the_replay(self) -> str:
        """From the result to the replay; what its check says."""
        await self.click("over_result")
        await self.click("watch")
        line = self.table.replay
        await until(lambda: line.verdict in ("verified", "partly", "failed"), "the replay is checked")
        return str(line.verdict)


def walk(item: QQuickItem, name: str) -> QQuickItem | None:
    """Through the visual tree, which reaches what repeaters and lists have made."""
    if item.objectName() == name:
        return item
    return next((found for child in item.childItems() if (found := walk(child, name))), None)


def is_open(item: QQuickItem | None) -> bool:
    return item is not None and item.isVisible() and item.isEnabled()


async def visit(guest: Guest, server: str) -> dict[str, object]:
    await guest.come(server)
    await guest.sit_down()
    await guest.play()
    result = guest.shelf[Result]
    rows = [row for row in result.places.rows if isinstance(row, PlaceRow)]
    said = {
        "places": [[row.place, row.name, row.score, row.changeText, row.nowText] for row in rows],
        "mine": result.deltaText,
        "headline": result.headline,
        "replay": await guest.watch_the_replay(),
        "choices": guest.choices,
        "by_button": guest.by_button,
    }
    await guest.go()
    return {**said, "warnings": guest.application.warnings}


def main(server: str, home: str, seed: str) -> None:
    guest = Guest(Path(home), int(seed))
    with qasync.QEventLoop(guest.application.qt) as loop:
        print(json.dumps(loop.run_until_complete(visit(guest, server))), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
