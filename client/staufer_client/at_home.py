"""The matches and replays of this computer, behind the pages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from datetime import datetime
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from staufer_client.bridge.account import Account
from staufer_client.bridge.matches import Matches, UnfinishedRow
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.replays import Replays
from staufer_client.bridge.table import Table as ShownTable
from staufer_client.bridge.when import when_text
from staufer_client.errands import Errands
from staufer_client.games_shown import title_of
from staufer_client.hotseat import start_hot_seat
from staufer_client.library import read_file
from staufer_client.local_match import House, LocalMatch
from staufer_client.practice import resume, start_lessons, start_practice
from staufer_client.proving import Proving
from staufer_client.settings import Settings
from staufer_client.table import Table
from staufer_client.theatre.shelf import IMPORTED, Came, Shelved
from staufer_client.unfinished import UnfinishedLine
from staufer_engine.phrases import Msgid
from staufer_protocol.complaint import Damaged, Refusal

NAMELESS = "Falconer"  # who plays without an account


class AtHome:
    """At most one match of this computer is on the screen; the others lie in their files."""

    def __init__(self, shelf: Shelf, settings: Settings, house: House, sit_down: Callable[[Table], None]) -> None:
        self.shelf = shelf
        self.settings = settings
        self.house = house
        self.sit_down = sit_down
        self.errands = Errands()
        self.match: LocalMatch | None = None
        self.left: LocalMatch | None = None  # the last one that was put into its file
        self.again: Callable[[], LocalMatch] | None = None  # the same match anew
        shelf[Matches].local = self
        shelf[Replays].on_refresh = self.refresh
        shelf[Replays].on_import = self.import_file
        shelf[Replays].on_remove = self.remove
        shelf[Program].on_open.append(self.look_around)
        self.leaving = asyncio.Lock()  # a match can be taken up again as soon as it lies in its file
        self.reading = asyncio.Lock()  # what was read last is shown last
        self.fault = ""  # of the replays on the shelf, as it was shown last
        self.on_server: Callable[[], Sequence[Shelved]] = lambda: ()  # the replays that could be fetched
        self.told: set[str] = set()  # what has been said of damaged files
        self.loop = asyncio.get_running_loop()
        house.library.listeners.append(self.refresh_soon)
        house.unfinished.listeners.append(self.refresh_soon)

    async def stop(self) -> None:
        """Everything is in its file already."""
        self.house.library.listeners.remove(self.refresh_soon)
        self.house.unfinished.listeners.remove(self.refresh_soon)
        self.shelf[Program].on_open.remove(self.look_around)
        await self.errands.stop()
        match, self.match = self.match, None
        for one in (self.left, match):
            if one is not None:
                await one.stop()

    # matches ---------------------------------------------------------------------------

    def start_practice(self, game: str, seats: int, bot: str, options: dict[str, int]) -> None:
        name = self.shelf[Account].name or NAMELESS
        self.begin(lambda: start_practice(self.house, game, name, [bot] * (seats - 1), options))

    def start_hot_seat(self, game: str, names: Sequence[str], options: dict[str, int]) -> None:
        self.settings.change(last_names=list(names))
        self.begin(lambda: start_hot_seat(self.house, game, names, options))

    def start_lessons(self, game: str) -> None:
        if self.match is not None and self.match.guide is not None and self.match.kept.setup.game == game:
            self.sit_down(self.match.table)
            return

        async def go() -> None:
            async with self.leaving:  # its file is free again only then
                pass
            self.begin(lambda: start_lessons(self.house, game))

        self.errands.send(go())

    def resume(self, ident: str) -> None:
        """Take up a match from its file, or return to the one that is on the table."""
        if self.match is not None and self.match.ident == ident:
            self.sit_down(self.match.table)
            return

        async def go() -> None:
            try:
                async with self.leaving:
                    match = await asyncio.to_thread(resume, self.house, ident)
            except (Damaged, Refusal) as error:
                self._complain(error.sentence)
                self.refresh()
            else:
                await self._play(match)

        self.errands.send(go())

    def discard(self, ident: str) -> None:
        """Throw a match away; one that is on the table is taken off it first."""

        async def go() -> None:
            match = self.match
            if match is not None and match.ident == ident:
                self.match = None
                self.shelf[ShownTable].let_go()
                await match.stop()
            try:
                lock = self.house.unfinished.take(ident)
                try:
                    self.house.unfinished.discard(ident)
                finally:
                    self.house.unfinished.let_go(ident, lock)
            except Damaged as damage:
                self._complain(damage.sentence)
            except OSError as error:
                self._complain(f"This match could not be thrown away: {error.strerror or error}.")

        self.errands.send(go())

    def _complain(self, sentence: Msgid) -> None:
        """Where the matches are, and on whatever page is open."""
        self.shelf[Matches].problem = sentence
        self.shelf[Program].notice = sentence

    def rematch(self) -> None:
        if self.again is not None:
            self.begin(self.again)

    def begin(self, make: Callable[[], LocalMatch]) -> None:
        async def go() -> None:
            try:
                match = await asyncio.to_thread(make)
            except (Damaged, Refusal) as refusal:
                self._complain(refusal.sentence)
            else:
                self.again = make
                await self._play(match)

        self.errands.send(go())

    async def _play(self, match: LocalMatch) -> None:
        before, self.match = self.match, match
        if before is not None:
            await before.stop()
        program, matches = self.shelf[Program], self.shelf[Matches]
        if program.notice == matches.problem:  # why the last wish was not granted matters no more
            program.notice = ""
        matches.problem = ""
        match.start()
        self.sit_down(match.table)

    def leave(self) -> None:
        """The player stands up; the match rests in its file."""

        match, self.match = self.match, None
        self.left = match or self.left

        async def go() -> None:
            async with self.leaving:
                if match is not None:
                    await match.stop()
            self.refresh()

        self.errands.send(go())

    # lists -----------------------------------------------------------------------------

    def look_around(self, page: str, _: str) -> None:
        """Bring the pages up to date that list what is kept here."""
        if page in ("home", "matches"):
            self.refresh()

    def refresh_soon(self) -> None:
        """A folder changed; whoever says so may be in another thread."""
        self.loop.call_soon_threadsafe(self.refresh)

    def refresh(self) -> None:
        """Read both folders again, beside the loop."""

        async def go() -> None:
            async with self.reading:
                unfinished = await asyncio.to_thread(self.house.unfinished.list)
                replays = await asyncio.to_thread(self.house.library.shelved)
            now = datetime.now().astimezone()
            self.shelf[Matches].unfinished.sync(unfinished_row(line, now) for line in unfinished)
            here = {Path(one.ident).stem for one in replays}
            away = [one for one in self.on_server() if one.ident not in here]
            unshown = self.shelf[Replays].show([*replays, *away], now)
            fault = first_of([*self.house.library.problems, *unshown])
            if fault != self.fault:  # else what an import said stays
                self.fault = self.shelf[Replays].problem = fault
            news = [problem for problem in self.house.unfinished.problems if problem not in self.told]
            self.told.update(news)
            if news:
                self._complain(first_of(news))

        self.errands.send(go())

    def import_file(self, url: str) -> None:
        self._bring_in(lambda: asyncio.to_thread(read_file, local_path(url)), self.shelf[Replays].on_open)

    def keep(self, data: bytes, then: Callable[[str], None], came: Came = IMPORTED) -> None:
        """Put a replay onto the shelf; *then* gets its name."""

        async def at_hand() -> bytes:
            return data

        self._bring_in(at_hand, then, came)

    def _bring_in(
        self, fetch: Callable[[], Awaitable[bytes]], then: Callable[[str], None], came: Came = IMPORTED
    ) -> None:
        """From elsewhere: another process finds out first whether it can be read at all."""

        async def go() -> None:
            try:
                data = await fetch()
                await Proving(data, lambda done, of: None).check_readable()
                name = await asyncio.to_thread(self.house.library.keep, data, came)
            except Damaged as damage:
                self.refuse_file(damage.sentence)
            else:
                then(name)

        self.errands.send(go())

    def export(self, file: str, to: Path) -> None:
        def copy() -> str:
            self.house.library.export(file, to)
            return str(to)

        self._with_file(copy, lambda name: None)

    def remove(self, file: str) -> None:
        def unlink() -> str:
            if Path(file).name == file:
                (self.house.library.folder / file).unlink(missing_ok=True)
            return file

        self._with_file(unlink, lambda name: self.refresh())

    def _with_file(self, work: Callable[[], str], then: Callable[[str], None]) -> None:
        async def go() -> None:
            try:
                name = await asyncio.to_thread(work)
            except Damaged as damage:
                self.refuse_file(damage.sentence)
            except OSError as error:
                self.refuse_file(error.strerror or str(error))
            else:
                then(name)

        self.errands.send(go())

    def refuse_file(self, sentence: Msgid) -> None:
        """Files come from the shelf, but also from the command line and from a result."""
        self.shelf[Replays].problem = sentence
        if self.shelf[Program].page != "replays":
            self.shelf[Program].notice = sentence

    def send(self, errand: Coroutine[None, None, None]) -> None:
        self.errands.send(errand)


def first_of(problems: Sequence[str]) -> Msgid:
    """One line has room for one sentence."""
    if len(problems) < 2:
        return "".join(problems)
    others = "Another file has" if len(problems) == 2 else f"{len(problems) - 1} other files have"
    return f"{problems[0]} {others} a fault too."


def local_path(url: str) -> Path:
    """Dialogs give URLs, people paths."""
    parts = urlsplit(url)
    if parts.scheme != "file":
        return Path(url)
    share = f"//{parts.netloc}" if parts.netloc not in ("", "localhost") else ""
    return Path(url2pathname(share + parts.path))


def unfinished_row(line: UnfinishedLine, now: datetime) -> UnfinishedRow:
    names = ", ".join(line.names)
    mode = "lessons" if line.is_guided else line.kind
    return UnfinishedRow(line.id, line.game, title_of(line.game), names, when_text(line.saved, now), mode)
