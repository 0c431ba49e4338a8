"""A house to play in: folders of a test's own, chance from a seed, and clocks that only the test moves."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from protocol.toy import TOY
from staufer_client.changes import Change
from staufer_client.court import Court
from staufer_client.library import Library
from staufer_client.local_match import House
from staufer_client.own_key import OwnKey
from staufer_client.table import Table
from staufer_client.tables import TableMaker
from staufer_client.unfinished import Unfinished
from staufer_engine.games import GAMES
from staufer_engine.kernel import OptionWords
from staufer_engine.phrases import Phrase, Seat
from staufer_protocol.fairness import commitment
from staufer_protocol.host import Host
from staufer_protocol.messages import SeatedPlayer, Setup
from staufer_protocol.receipt import RecordKey, agree_alone

FREDERICUS = GAMES["fredericus"]
NAMES = ("Anna", "Bo & Co", "Cy", "Dora", "Emil")
MATCH = bytes(range(16))
SECRET = bytes(range(32))
KEY = RecordKey(bytes(range(100, 132)))  # signs for whoever hosts


class StubBot:
    """Takes any option."""

    name = "page"

    def choose(self, game, seat, below):
        options = game.ask.options[seat]()
        return options[below(len(options))]


class HandClock:
    """A monotonic clock that a test turns by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def house(folder: Path, seed: int = 0, games=GAMES, asks: bool = False, **parts) -> House:
    dice = random.Random(seed)
    tables = TableMaker(games, now=HandClock(), asks_before_the_end=lambda: asks)
    bots = parts.pop("bots", {"page": StubBot()})
    parts.setdefault("court", Court(bots, below=dice.randrange))
    parts.setdefault("own_key", OwnKey(None, dice.randbytes))
    return House(
        tables,
        Unfinished(folder / "unfinished"),
        Library(folder / "replays"),
        wall=lambda: 1_700_000_000,
        random_bytes=dice.randbytes,
        **parts,
    )


def set_up(rules=FREDERICUS, seats: int = 2, rated: bool = False, secret: bytes = SECRET) -> Setup:
    players = tuple(SeatedPlayer(n + 1, NAMES[n], False, 150_000, 3) for n in range(seats))
    committed = commitment(MATCH, secret)
    setup = Setup(
        MATCH, rules.name, rules.version, rules.data_hash, (), players, "normal", rated, committed, 1_700_000_000
    )
    agreed = agree_alone(setup, secret, KEY, random.Random(seats).randbytes)
    return replace(agreed, seats=players)  # everybody sits where the tests expect him


def hosted(rules=FREDERICUS, seats: int = 2, secret: bytes = SECRET) -> Host:
    """A host whose match has begun."""
    host = Host(rules, set_up(rules, seats, secret=secret), secret)
    host.accept(host.begin(0))
    return host


class Watch:
    """Listens to a table, and waits for what a test needs to happen."""

    def __init__(self, table: Table) -> None:
        self.changes: list[Change] = []
        self.came = asyncio.Event()
        table.listeners.append(self.hear)

    def hear(self, change: Change) -> None:
        self.changes.append(change)
        self.came.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(30):
            while not condition():
                self.came.clear()
                await self.came.wait()


async def play(table: Table, dice: random.Random, choices: int = 10_000) -> None:
    """Choose at random for whoever sits before the table, until it is over or so much was chosen."""
    watch = Watch(table)
    while choices and not table.is_over:
        if table.curtain:
            table.lift()
        elif table.choosing.offers:
            table.press(dice.choice(table.choosing.offers).id)
            choices -= 1
        else:
            await watch.until(lambda: bool(table.curtain or table.choosing.offers or table.is_over))
    await watch.until(lambda: not table.is_sent)
    table.listeners.remove(watch.hear)


class ToyWords:
    """The least that a table needs to speak of the toy game."""

    def prompt(self, s, ask, actor):
        return Phrase("Choose: " + ask.what)

    def half_chosen(self, s, ask, actor, group, clicked):
        return Phrase("Half chosen.")

    def waiting(self, s, ask, actor):
        return Phrase("{player} chooses.", {"player": Seat(actor)})

    def option(self, s, ask, actor, choice):
        label = Phrase(str(choice))
        return OptionWords(label, label, label, ())

    def group(self, s, ask, actor, group):
        raise AssertionError("the toy has no groups")

    def groups(self, s, ask, actor):
        return ()

    def why_not(self, s, ask, actor, target):
        return Phrase("There is no board.")

    def event(self, s, told):
        return Phrase("{player}: " + told.what, {"player": Seat(told.facts[0])}) if told.facts else None


TALKING_TOY = replace(TOY, words=ToyWords())
TOYS = {"toy": TALKING_TOY}
