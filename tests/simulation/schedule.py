"""One seed, one schedule: who plays what, what breaks when, and that in the end everything is as it must be."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import structlog

from simulation.findings import findings
from simulation.home import Home
from simulation.machine import Machine
from simulation.network import Network, Weather
from simulation.person import HASTY, Character, Person
from simulation.process import place_of
from simulation.world import World
from staufer_protocol.messages import JoinQueue

NAMES = ("Anna", "Bruno", "Carla", "Dino")
HEALED_AT = 240.0  # seconds, and from then on nothing breaks any more
A_WHILE = 60.0
LATEST = 4 * 3600.0  # everything has ended long before
KILL_SERVER, KILL_CLIENT, CUT_LINE = 30.0, 45.0, 10.0  # seconds between two of each, on average


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played in one schedule."""

    game: str
    seats: int
    people: int
    matches: int  # after which nobody wants another
    rated: bool = True


FREDERICUS = Plan("fredericus", 2, 4, 4)
CASUAL = Plan("fredericus", 2, 4, 4, rated=False)  # where all may agree to go back
PLANS = (
    *(FREDERICUS, CASUAL, FREDERICUS, FREDERICUS, CASUAL),
    Plan("fredericus", 3, 3, 2),
    Plan("stupor_mundi", 2, 2, 1),
    Plan("de_vulgari", 2, 2, 1),
)


@dataclass(frozen=True, slots=True)
class Temper:
    """How bad the lines are, and how people play."""

    storm: Weather
    character: Character


USUAL = Temper(Weather(delay=(0.005, 0.2), hiccup=0.04, duplicate=0.08), Character())
WILD = Temper(Weather(delay=(0.02, 0.3), hiccup=0.08, duplicate=0.4, late=(0.0, 1.5)), HASTY)


def plan_of(seed: int) -> Plan:
    return PLANS[seed % len(PLANS)]


@dataclass(frozen=True, slots=True)
class Report:
    """How a schedule went."""

    seed: int
    plan: Plan
    course: str  # a digest of everything that happened
    events: int
    seconds: float  # of the world's time
    matches: int
    promised: int  # choices that a client was told are done
    kills: int  # of the server
    faults: tuple[str, ...]
    last: tuple[str, ...]  # events

    @property
    def story(self) -> str:
        """For whoever has to find out why: what is wrong, how it came about, how to see it again."""
        return "\n".join(
            (f"The schedule of seed {self.seed} ({self.plan.game}, {self.plan.seats} seats) has failed:",
             *(f"  {fault}" for fault in self.faults), "Its last events:", *self.last,
             f"Again: pytest --seed={self.seed}")
        )  # fmt: skip


def run(seed: int, folder: Path, empty_database: Path, temper: Temper = USUAL) -> Report:
    """In *folder*, which is empty."""
    return Schedule(seed, folder, empty_database, temper).run()


class Schedule:
    def __init__(self, seed: int, folder: Path, empty_database: Path, temper: Temper) -> None:
        self.world = World(seed)
        self.temper = temper
        self.plan = plan_of(seed)
        self.database = folder / "staufer.sqlite"
        shutil.copy(empty_database, self.database)
        self.network = Network(self.world)
        self.machine = Machine(self.network, self.database)
        search = JoinQueue(self.plan.game, (self.plan.seats,), (), "quick", self.plan.rated, "")
        self.people = [
            Person(self.network, name, number, Home(folder / name), search, self.temper.character, self.is_going_on)
            for number, name in enumerate(NAMES[: self.plan.people])
        ]
        self._chance = self.world.chance("faults")
        self._idle_since = 0.0

    def run(self) -> Report:
        world = self.world
        with quiet(world):
            try:
                self._begin()
                if not world.run(self._is_done, LATEST):
                    self._blame_who_waits()
                elif not world.faults:
                    for fault in findings(self.database, [person.home.evidence for person in self.people]):
                        world.blame(fault)
            finally:
                world.end()
                self.machine.kill()
        return Report(
            world.seed, self.plan, world.course, world.events, world.now, self.over,
            sum(len(person.home.evidence.promised) for person in self.people), self.machine.kills,
            tuple(world.faults), tuple(world.journal),
        )  # fmt: skip

    def _begin(self) -> None:
        self.machine.boot()
        for person in self.people:
            self.world.after(self._chance.uniform(0.5, 4.0), person.boot)
        self.network.weather = self.temper.storm
        for mean, strike in ((KILL_SERVER, self._kill_server), (KILL_CLIENT, self._kill_client), (CUT_LINE, self._cut)):
            self._again(mean, strike)
        self.world.at(HEALED_AT, self._heal)

    @property
    def over(self) -> int:
        """Matches of which somebody has the replay."""
        return len({match for person in self.people for match in person.home.evidence.replays})

    def is_going_on(self) -> bool:
        return self.over < self.plan.matches

    def _is_done(self) -> bool:
        """A while after nobody has wanted another match: what had been agreed on by then has ended, too."""
        if self.world.faults:
            return True
        if self.is_going_on() or not all(person.is_done for person in self.people):
            self._idle_since = self.world.now
        return self.world.now > self._idle_since + A_WHILE

    def _blame_who_waits(self) -> None:
        self.world.blame(f"time is up after {self.over} of {self.plan.matches} matches")
        for person in self.people:
            if not person.is_done:
                self.world.blame(f"{person.name} waits for ever: {person.where}")

    # -- what breaks -----------------------------------------------------------------------

    def _again(self, mean: float, strike: Callable[[], None]) -> None:
        """Now and then, until all is healed."""

        def struck() -> None:
            if self.world.now < HEALED_AT:
                strike()
                self._again(mean, strike)

        self.world.after(self._chance.expovariate(1 / mean), struck)

    def _kill_server(self) -> None:
        """At any moment, or over the next commit: before it, or when nobody has heard of it yet."""
        how = self._chance.choice(("", "before", "after"))
        if how == "":
            self.machine.kill()
        else:
            self.machine.kill_at_commit(how)
        self.world.after(self._chance.uniform(1.0, 15.0), self._reboot)

    def _reboot(self) -> None:
        self.machine.kill()
        self.machine.boot()

    def _kill_client(self) -> None:
        person = self._chance.choice(self.people)
        person.kill()
        is_long = self._chance.random() < 0.1
        self.world.after(self._chance.uniform(60.0, 150.0) if is_long else self._chance.uniform(0.5, 20.0), person.boot)

    def _cut(self) -> None:
        person = self._chance.choice(self.people)
        for line in self.network.line_of(person.name):
            self.world.note(f"the line of {person.name} breaks")
            line.cut()

    def _heal(self) -> None:
        self.world.note("from here on nothing breaks")
        self.network.weather = Weather()
        self.machine.boot()
        for person in self.people:
            person.boot()


@contextmanager
def quiet(world: World) -> Iterator[None]:
    """What the server writes into its log is told to the world alone; errors in it are faults."""

    def take(_logger: object, method: str, event: MutableMapping[str, Any]) -> str:
        if method in ("error", "exception", "critical"):
            failure = event.get("exc_info") or ""
            failure = sys.exc_info()[1] if failure is True else failure
            world.blame(f"the server's log: {event['event']} {event.get('code', '')} {place_of(failure)}")
        raise structlog.DropEvent

    before = structlog.get_config()
    structlog.configure(processors=[take], cache_logger_on_first_use=False)
    try:
        yield
    finally:
        structlog.configure(**before)
