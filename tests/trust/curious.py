"""A curious observer in two worlds: everything that leaves the server for him is compared, byte by byte."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from games.observers import what_is_seen
from staufer_engine.kernel import Choice
from staufer_engine.views import first_difference
from staufer_protocol.codec import enc, pack, to_plain, unpack_server
from staufer_protocol.fairness import TH
from staufer_protocol.messages import AskHead, LookAround, Resume, Say
from trust.house import House
from trust.worlds import Moment, Parted, Played, deed, other_course, settle

THINKING = 0.7  # seconds before somebody does something
TURN = 40  # things at most that happen while a pair is followed


class Leak(AssertionError):
    """The observer could tell the two worlds apart."""


@dataclass
class Tally:
    """What was compared."""

    pairs: int = 0  # that went on for a record at least
    whole: int = 0  # of them, to the end of the turn
    records: int = 0
    frames: int = 0
    size: int = 0


def perfect_seal(match: bytes, seq: int, part: int, *, vis: int, salt: bytes, plaintext: bytes) -> bytes:
    """In place of the salted hash, which differs where the sealed thing does, though nobody can read it."""
    return TH("perfect", match, enc([seq, part, vis]))


def action_of(choice: Choice) -> tuple[int, ...]:
    return (1, *choice) if isinstance(choice, tuple) else (0, choice)


class Pair:
    """The same match in two houses."""

    def __init__(self, played: Played, moment: Moment, observer: int | None, dice: Random, tally: Tally) -> None:
        self.watched = played.watched
        self.observer = observer
        self.dice = dice
        self.tally = tally
        other = other_course(moment.course, observer, dice)
        self.is_found = other is not None
        if other is not None:
            self.houses = tuple(House(played.world(moment, course)) for course in (moment.course.clone(), other))

    @property
    def courses(self):
        return [house.host.course for house in self.houses]

    async def follow(self) -> None:
        """As far as the end of the turn, or what cannot be the same in both worlds."""
        one = self.houses[0]
        start = one.host.seq
        for house in self.houses:
            await house.open()
        try:
            self.compare(start)
            turn = one.host.course.game.checkpoint
            for _ in range(TURN):
                before = one.host.seq
                if not await self.go_on():
                    break
                self.compare(before)
                if one.host.is_over or one.host.course.game.checkpoint is not turn:
                    self.tally.whole += 1
                    break
            self.tally.pairs += one.host.seq > start
            self.tally.records += one.host.seq - start
        finally:
            for house in self.houses:
                await house.close()

    # -- what happens ----------------------------------------------------------------------

    async def go_on(self) -> bool:
        """Something that can happen in both worlds happens; False where nothing can."""
        for house in self.houses:
            house.let_time_pass(THINKING)
        await self.pry()
        return await self.dice.choices((self.choose, self.undo, self.wait, self.talk), (80, 8, 6, 6))[0]()

    async def choose(self) -> bool:
        one, other = self.courses
        done = deed(self.watched, one, other, self.observer, self.dice)
        if done is None:
            return False
        for house, choice, script in zip(self.houses, done.choices, done.scripts, strict=True):
            house.host.nature.script = script
            await house.act(done.seat, action_of(choice))
            await house.spin()
        return True

    async def undo(self) -> bool:
        """Somebody takes back what he can."""
        seat = self.dice.randrange(len(self.houses[0].ears))
        target = self.houses[0].host.undo_target(seat)
        if target is None:
            return await self.choose()
        for house in self.houses:
            await house.act(seat, (2, target))
            await house.spin()
        return True

    async def wait(self) -> bool:
        """Nobody does anything until a flag falls, where the default choice is possible in both worlds."""
        one, other = self.courses
        waiting = one.waiting_for()
        if self.houses[0].live.timing.next_fall() is None or len(waiting) != 1 or len(one.game.ask.options) != 1:
            return await self.choose()
        (seat,), rules = waiting, self.watched.rules
        choices = tuple(rules.default(course.game.state, course.game.ask, seat) for course in (one, other))
        ask = one.game.ask
        is_seen = ask.witnesses is None or self.observer in ask.witnesses
        if is_seen and choices[0] != choices[1] and seat != self.observer:
            return False
        try:
            scripts = settle(one, other, seat, choices, self.observer, self.dice)
        except Parted:
            return False
        for house, script in zip(self.houses, scripts, strict=True):
            house.host.nature.script = script
            await house.wait_for_the_flag()
        return True

    async def talk(self) -> bool:
        """What is no choice: a vote, a word, a look around, a signature, a catching up."""
        seat = self.observer if self.observer is not None else self.dice.randrange(len(self.houses[0].ears))
        kind, back = self.dice.randrange(5), self.dice.randrange(30)
        vote = (4, self.dice.randrange(2), self.dice.randrange(2))
        for house in self.houses:
            ear, match = house.ears[seat], house.host.setup.match
            if kind == 0:
                await house.act(seat, vote)
            elif kind == 1:
                await house.say(ear, Say(match, "Who holds the griffin?"))
            elif kind == 2:
                await house.say(ear, LookAround())
            elif kind == 3:
                await house.say(ear, AskHead(match))
            else:
                seq = max(0, house.host.seq - back)
                await house.say(ear, Resume(match, seq, house.live.truth.head_at(seq) if seq else b""))
            await house.spin()
        return True

    # -- what is tried ---------------------------------------------------------------------

    async def pry(self) -> None:
        """Wishes that must be refused in words that say nothing of what is hidden."""
        if self.observer is None:
            return
        for action in self.wrong_wishes():
            for house in self.houses:
                await house.act(self.observer, action)

    def wrong_wishes(self) -> Iterator[tuple[int, ...]]:
        course, dice, seat = self.houses[0].host.course, self.dice, self.observer
        ask = course.game.ask
        is_asked = seat in course.waiting_for()
        listed = list(ask.options[seat]()) if is_asked else [0]
        some = dice.choice(listed)
        for choice in (dice.randrange(60), changed(some, dice), (dice.randrange(8), dice.randrange(60))):
            if not (is_asked and course.game.is_legal(seat, choice)):
                yield action_of(choice)
        to_seq = dice.randrange(course.seq + 2)
        if not course.may_undo(seat, to_seq, is_practice=False):
            yield (2, to_seq)
        yield (7, dice.randrange(9))

    # -- what is compared ------------------------------------------------------------------

    def compare(self, before: int) -> None:
        """All that the observer was sent since, and all that he is shown now."""
        one, other = self.houses
        self.same("frames of records", *(self.public(house, before) for house in self.houses))
        heard = [house.ear_of(self.observer).heard for house in self.houses]
        self.same("messages", *heard)
        for frames in heard:
            frames.clear()
        games = [course.game for course in self.courses]
        if games[0].ask is not None and games[1].ask is not None:
            self.same("view, question, options and words", *(self.shown(game) for game in games))
        elif one.host.is_over != other.host.is_over:
            raise Leak("one world is over and the other is not")

    def public(self, house: House, before: int) -> list[bytes]:
        """What the observer is sent of each record, as the host gives it out."""
        return [pack(house.host.frame(record, self.observer)) for record in house.host.records[before:]]

    def shown(self, game) -> list[object]:
        return what_is_seen(self.watched, game, self.observer)

    def same(self, what: str, one: list, other: list) -> None:
        if one != other:
            raise Leak(f"{what} of {self.observer}: {first_difference(read(one), read(other))}")
        if one and isinstance(one[0], bytes):
            self.tally.frames += len(one)
            self.tally.size += sum(map(len, one))


def read(shown: list) -> list:
    """Frames as messages, and their records as records, so that a difference can be named."""
    return [to_plain(unpack_server(one)) if isinstance(one, bytes) else one for one in shown]


def changed(choice: Choice, dice: Random) -> Choice:
    """A choice that is nearly this one."""
    if isinstance(choice, int):
        return choice + dice.choice((-1, 1, 7))
    numbers = list(choice) or [0]
    numbers[dice.randrange(len(numbers))] += dice.choice((-1, 1, 7))
    return tuple(numbers)
