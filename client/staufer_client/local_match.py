"""A match that this computer keeps: it is its own host, for people at this screen and for bots."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

from staufer_client.changes import Choose, Leave, Resign, Speak, TakeBack, Vote, WantRematch, Wish
from staufer_client.court import Court
from staufer_client.follower import Follower
from staufer_client.games_shown import has_screens
from staufer_client.lessons import Guide, script_of
from staufer_client.library import Library
from staufer_client.lock import Lock
from staufer_client.own_key import OwnKey
from staufer_client.tables import TableMaker
from staufer_client.theatre.shelf import NOBODY, Came
from staufer_client.unfinished import Kept, Unfinished
from staufer_engine.kernel import Choice
from staufer_engine.phrases import Msgid
from staufer_engine.record import Record
from staufer_protocol.complaint import Damaged, Refusal, RuleFault
from staufer_protocol.draft import Step
from staufer_protocol.host import Host
from staufer_protocol.messages import MatchOver
from staufer_protocol.replay import write_replay
from staufer_protocol.standing import has_free_undo
from staufer_protocol.stream import Player

FAILED: Msgid = "A rule of the game failed, so this match cannot go on. Its file is kept."
BOT_FAILED: Msgid = "A bot failed; the rules choose for it."
STAND_IN = "page"  # the bot that plays on for a person who has resigned


async def no_pause() -> None:
    """Bots answer as soon as they have thought."""


@dataclass(frozen=True, slots=True)
class House:
    """What matches on this computer need of it."""

    tables: TableMaker
    unfinished: Unfinished
    library: Library
    wall: Callable[[], int]  # seconds since 1970
    random_bytes: Callable[[int], bytes] = secrets.token_bytes
    pause: Callable[[], Awaitable[None]] = no_pause  # between two steps of a bot, so that they can be followed
    court: Court = field(default_factory=Court)
    own_key: OwnKey = field(default_factory=lambda: OwnKey(None, secrets.token_bytes))  # signs what is dealt here


class LocalMatch:
    """Keeps one match from start() to stop(), and drives the table that shows it.

    Every step is on the disk before it is seen, so that closing the program loses nothing.  The *lock* on
    the file is held until stop(): no other window plays the same match on.
    """

    def __init__(self, house: House, kept: Kept, lock: Lock | None = None) -> None:
        rules = house.tables.rules_of(kept.setup.game)
        self.lock = lock or house.unfinished.take(kept.ident)
        self.house = house
        self.kept = kept
        free_undo = has_free_undo(kept.setup)
        self.host: Host[Record] = Host.restore(rules, kept.setup, kept.secret, kept.records, free_undo)
        self.ways = list(kept.ways)
        self.public = house.tables.follower(kept.setup, None)
        self.followers = [house.tables.follower(kept.setup, seat) for seat in range(len(kept.setup.seats))]
        for record in self.host.records:
            for follower in (self.public, *self.followers):
                follower.receive(self.host.frame(record, self.observer_of(follower)))
        people = self._people()
        first = self.followers[people[0]] if len(people) == 1 else self.public
        self.table = house.tables.seat(first, kept.kind, self)
        self.table.is_branch = kept.origin is not None
        script = None if kept.origin else script_of(kept.setup.match)
        self.guide = self.table.guide = None if script is None else Guide(script, people[0], self.host.course)
        self.file = ""  # of the replay, once the match is over
        self.problem = ""  # why it could not be saved; empty where all is well
        self._wishes: asyncio.Queue[Wish] = asyncio.Queue()
        self._next_seat = -1  # who sits down when the curtain is lifted
        self._task: asyncio.Task[None] | None = None
        self._begun_at = house.tables.now()
        self._begun_ms = self.host.course.t_ms

    # from outside -------------------------------------------------------------------------

    @property
    def ident(self) -> str:
        return self.kept.ident

    def start(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._play(), name="local match")

    async def stop(self) -> None:
        """Let it rest; it can be taken up again from its file."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        self.house.unfinished.let_go(self.ident, self.lock)

    def wish(self, wish: Wish) -> None:
        self._wishes.put_nowait(wish)

    def undo_target(self) -> int | None:
        seat = self.table.my_seat
        return None if seat is None else self.host.undo_target(seat)

    # the match ----------------------------------------------------------------------------

    async def _play(self) -> None:
        try:
            await self._go_on()
        except Exception as error:  # a rule failed: the match stands still, and its file is whole
            asyncio.get_running_loop().call_exception_handler({"message": FAILED, "exception": error})
            self.table.lose_the_line(FAILED)

    async def _go_on(self) -> None:
        """From one step to the next, to the end."""
        if self.host.seq == 0:
            await self._take(self.host.begin(self._at()))
        self._seat_people()
        while not self.host.is_over:
            bot = self._bot_to_move()
            if bot < 0:
                await self._grant(await self._wishes.get())
            else:
                await self._think_or_grant(bot)
        await self._finish()

    async def _think_or_grant(self, seat: int) -> None:
        """A bot thinks; whatever a person wishes meanwhile comes first, and the bot then thinks anew."""
        thinking = asyncio.ensure_future(self._think(seat))
        wishing = asyncio.ensure_future(self._wishes.get())
        try:
            await asyncio.wait((thinking, wishing), return_when=asyncio.FIRST_COMPLETED)
            if wishing.done():
                await self._grant(wishing.result())
            else:
                await self._take(self.host.choose(seat, thinking.result(), self._at()))
        finally:
            for task in (thinking, wishing):
                task.cancel()
            await asyncio.gather(thinking, wishing, return_exceptions=True)

    async def _think(self, seat: int) -> Choice:
        thinking = self._choice_of_bot(seat)
        if not self._people():
            return await thinking
        choice, _ = await asyncio.gather(thinking, self.house.pause())
        return choice

    async def _choice_of_bot(self, seat: int) -> Choice:
        """What the bot chooses; where its thinking fails, what a fallen flag would choose."""
        way, follower = self.way_of(seat), self.followers[seat]
        game = follower.course.game.clone()
        assert game.ask is not None
        if self.guide is not None and (reply := self.guide.reply(self.host.course, seat)) is not None:
            return reply
        try:
            choice = await self.house.court.choose(way, follower)
            if not game.is_legal(seat, choice):
                raise ValueError(f"The bot {way} chose {choice!r}, which is not open.")
        except Exception as error:  # a way of thinking may fail in any way: the match must not
            asyncio.get_running_loop().call_exception_handler({"message": BOT_FAILED, "exception": error})
            return self.host.rules.default(game.state, game.ask, seat)
        return choice

    async def _grant(self, wish: Wish) -> None:
        """What a person at the screen wants."""
        seat, at = self.table.my_seat, self._at()
        if seat is None:
            return
        try:
            if self.guide is not None:
                self.guide.check(self.host.course, wish)
            match wish:
                case Choose(choice):
                    await self._take(self.host.choose(seat, choice, at))
                case TakeBack(to_seq):
                    await self._take(self.host.undo(seat, to_seq, at))
                case Resign():
                    await self._resign(seat)
                case Vote(what, yes):
                    voters = self.host.course.standing.voters(self.host.setup)
                    others = [voter for voter in voters if voter != seat]
                    for left, voter in enumerate([seat, *others], -len(others)):  # they sit together and have agreed
                        await self._take(self.host.vote(voter, what, yes, at), is_answered=left == 0)
                case Speak() | WantRematch() | Leave():
                    pass
        except (Refusal, RuleFault) as refusal:
            self.table.refuse(refusal.sentence)

    async def _resign(self, seat: int) -> None:
        await self._take(self.host.resign(seat, self._at()))
        if not self.host.is_over:
            await self._take(self.host.take_over(seat, Player.HOUSE_BOT, self._at()))

    async def _take(self, step: Step[Record], is_answered: bool = True) -> None:
        """Save the step, make it the truth, and show it."""
        stored = tuple((record.pub, record.plaintexts) for record in step.records)
        kept = replace(self.kept, saved=self.house.wall(), records=(*self.kept.records, *stored))
        self.problem = ""
        try:
            await asyncio.to_thread(self.house.unfinished.save, kept)
        except OSError as error:
            self.problem = f"This match could not be saved: {error.strerror or error}. It goes on all the same."
        self.kept = kept
        self.host.accept(step)
        if self.guide is not None:
            self.guide.follow(self.host.course)
        shown = self.table.follower
        steps = []
        for record in step.records:
            for follower in (self.public, *self.followers):
                stepped = follower.receive(self.host.frame(record, self.observer_of(follower)))
                if follower is shown:
                    steps.append(stepped)
        self.table.step(steps, is_answered)
        self._seat_people()
        if self.problem:
            self.table.refuse_talk(self.problem)

    async def _finish(self) -> None:
        """Keep the replay in the place of the unfinished match."""
        try:
            data = write_replay(self.host, self.house.own_key.key())
            self.file = await asyncio.to_thread(self.house.library.keep, data, self._came())
            self.house.unfinished.discard(self.ident)
        except (Damaged, OSError) as error:
            self.problem = error.sentence if isinstance(error, Damaged) else str(error)
        self.table.end(MatchOver(self.kept.setup.match, self.host.results, (), "offline", ()))

    def _came(self) -> Came:
        """What is noted of its replay."""
        people = [seat for seat, way in enumerate(self.ways) if not way]
        return Came("branch" if self.kept.origin else "own", seat=people[0] if len(people) == 1 else NOBODY)

    # who sits where -----------------------------------------------------------------------

    def _seat_people(self) -> None:
        """Turn the screen to the next person who is to act, behind a curtain if he must not see the last view."""
        waiting = [seat for seat in self.host.waiting_for() if not self.way_of(seat)]
        shown = self.table.my_seat if self._next_seat < 0 else self._next_seat
        if not waiting or shown in waiting:
            return
        seat = min(waiting, key=lambda one: (one - (shown or 0)) % len(self.followers))
        if self._has_secrets_between(shown, seat):
            self._next_seat = seat
            self.table.follow(self.public)
            self.table.draw_the_curtain(self.kept.setup.seats[seat].name, self.followers[seat])
        else:
            self._next_seat = -1
            self.table.follow(self.followers[seat])

    def _has_secrets_between(self, one: int | None, other: int) -> bool:
        """Whether *other* would see what *one*, or before the first turn anybody, must not."""
        rules, state, setup = self.host.rules, self.host.course.game.state, self.kept.setup
        return has_screens(setup.game, setup.options) or rules.view(state, one) != rules.view(state, other)

    def way_of(self, seat: int) -> str:
        """The bot that plays for a seat; empty where a person does."""
        if self.ways[seat] or self.host.course.standing.players[seat] == Player.OWNER:
            return self.ways[seat]
        return STAND_IN

    def _people(self) -> list[int]:
        return [seat for seat in range(len(self.ways)) if not self.way_of(seat)]

    def _bot_to_move(self) -> int:
        """A seat that a bot has to answer for; -1 where there is none."""
        return next((seat for seat in self.host.waiting_for() if self.way_of(seat)), -1)

    def observer_of(self, follower: Follower) -> int | None:
        return follower.observer if isinstance(follower.observer, int) else None

    def _at(self) -> int:
        """Match time in ms: it stands still while the program is closed."""
        return self._begun_ms + int((self.house.tables.now() - self._begun_at) * 1000)
