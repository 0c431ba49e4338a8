"""A bot at a server: it searches, says that it is ready, and plays, over the same line and with the same checks
as a person's program."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from traceback import extract_tb

from staufer_bots import Bot
from staufer_client.api import ServerSays
from staufer_client.changes import Change, Choose
from staufer_client.connection import Connection
from staufer_client.followed_matches import Event, StateChanged, TableOpened
from staufer_client.table import Table
from staufer_engine.kernel import Choice
from staufer_protocol.messages import AnswerReady, JoinQueue, QueueLeft, ReadyCheck, Refused

LOST = {
    "not_ready": "The bot was not ready when a table was found for it.",
    "elsewhere": "The same account searches from somewhere else.",
}

Report = Callable[[str], None]


class Turned(Exception):
    """The server does not have the bot; says why."""


@dataclass(frozen=True, slots=True)
class Search:
    """What the bot looks for, again and again."""

    game: str
    seats: Sequence[int]
    pace: str = "quick"
    rated: bool = True
    house: str = "near"  # which bots of the house may fill the table; empty: none
    options: Sequence[tuple[str, int]] = ()

    def wish(self) -> JoinQueue:
        return JoinQueue(self.game, tuple(self.seats), tuple(self.options), self.pace, self.rated, self.house)


class BotAtServer:
    """Plays so many matches from run() on, one after the other."""

    def __init__(self, connection: Connection, bot: Bot, search: Search, report: Report) -> None:
        self.connection = connection
        self.bot = bot
        self.search = search
        self.report = report
        self.left = 0  # matches to play yet
        self.played = 0
        self.failures = 0  # choices that the bot could not make; the rules' own were sent in their place
        self._table: Table | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._was_online = False
        self._answered = 0  # the last ready check: it is told anew whenever somebody else is ready
        self._trouble = ""
        self._news = asyncio.Event()
        connection.listeners.append(self._hear)

    async def become(self, name: str) -> None:
        """Make the account of this line a bot's of this name, if it is none yet; Turned where it cannot be."""
        api = self.connection.api
        assert api is not None
        try:
            me = await api.ask("GET", "me")
            if not me.at("is_bot").yes():
                await api.ask("POST", "me/bot", {"name": name})
        except ServerSays as refusal:
            raise Turned(refusal.sentence) from None

    async def run(self, matches: int, name: str) -> None:
        """Until all are played; Turned where the server refuses the bot for good."""
        self.left = matches
        self.connection.start()
        try:
            while self.connection.state != "online":
                await self._happens()
            await self.become(name)
            self._search_on()
            while self.left:
                await self._happens()
        finally:
            if self._thinking is not None:
                self._thinking.cancel()
                await asyncio.gather(self._thinking, return_exceptions=True)
            await self.connection.stop()

    async def _happens(self) -> None:
        self._news.clear()
        await self._news.wait()
        if self._trouble:
            raise Turned(self._trouble)

    # what comes ---------------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        match event:
            case StateChanged(state="refused", sentence=sentence):
                self._trouble = sentence
            case StateChanged(state="offline", sentence=sentence) if sentence:
                if self._was_online:
                    self.report(f"{sentence} Trying again.")
                else:
                    self._trouble = sentence
            case StateChanged(state="online"):
                if self._was_online:
                    self._search_on()  # the line was lost, and with it the search
                self._was_online = True
            case ReadyCheck(check=check) if check != self._answered:
                self._answered = check
                self.connection.say(AnswerReady(check, True))
            case QueueLeft(reason="not_ready" | "elsewhere" as reason):
                self._trouble = LOST[reason]
            case Refused(match=b"", sentence=sentence):
                self._trouble = sentence
            case TableOpened(table=table):
                self._sit_down(table)
        self._news.set()

    def _search_on(self) -> None:
        if self.left and self._table is None:
            self.connection.say(self.search.wish())

    def _sit_down(self, table: Table) -> None:
        if self._table is not table:
            self._table = table
            table.listeners.append(self._look)
            self.report(f"a match of {table.title} against {', '.join(self._others(table))}")
        self._look()

    def _others(self, table: Table) -> list[str]:
        return [name for seat, name in enumerate(table.names) if seat != table.my_seat]

    def _look(self, _change: Change | None = None) -> None:
        """Whether there is something to choose, or the match is over."""
        table = self._table
        if table is None:
            return
        if table.is_over:
            self._get_up(table)
        elif table.is_my_turn and not (table.is_sent or table.is_lost) and self._thinking is None:
            self._thinking = asyncio.get_running_loop().create_task(self._choose(table), name="thinking")

    def _get_up(self, table: Table) -> None:
        places = {one.seat: one.place for one in table.results}
        place = places.get(table.my_seat if table.my_seat is not None else -1)
        self.report("void" if place is None else f"place {place} of {len(table.names)}")
        self._table = None
        self.left -= 1
        self.played += 1
        self.connection.close_match(table.setup.match)
        self._search_on()
        self._news.set()

    async def _choose(self, table: Table) -> None:
        """Think in a thread: the line must hear and answer meanwhile."""
        game, seat = table.game.clone(), table.my_seat
        if seat is None or game.ask is None or not table.is_my_turn:  # more has come since it was looked at
            self._thinking = None
            return
        question = table.follower.course.question
        try:
            choice = await in_a_thread(lambda: self.bot.choose(game, seat, secrets.randbelow))
            if not game.is_legal(seat, choice):
                raise ValueError(f"{choice!r} is not open")
        except Exception as error:  # whatever a bot of somebody's does
            self.failures += 1
            self.report(f"the bot failed ({type(error).__name__}: {error}, {place_of(error)}); the rules chose for it")
            choice = game.rules.default(game.state, game.ask, seat)
        self._thinking = None
        if table is not self._table:
            return
        if table.follower.course.question == question:
            table.send(Choose(choice))
        elif not table.is_my_turn:  # else others have answered meanwhile, and it is asked anew
            self.failures += 1
            self.report("the bot thought for too long; the clock chose for it")
        self._look()


async def in_a_thread(think: Callable[[], Choice]) -> Choice:
    """In one that nobody waits for at the end: a bot that never comes back must not keep the program."""
    loop = asyncio.get_running_loop()
    thought: asyncio.Future[Choice] = loop.create_future()

    def settle(choice: Choice | None, error: Exception | None) -> None:
        if thought.done():
            return
        if error is not None:
            thought.set_exception(error)
        elif choice is not None:
            thought.set_result(choice)

    def run() -> None:
        try:
            choice, error = think(), None
        except Exception as failure:  # whatever a bot of somebody's does
            choice, error = None, failure
        with suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(settle, choice, error)

    Thread(target=run, daemon=True, name="thinking").start()
    return await thought


def place_of(error: Exception) -> str:
    """Where it failed, for its author."""
    frames = extract_tb(error.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "somewhere"
