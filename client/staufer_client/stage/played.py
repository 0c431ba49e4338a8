"""A seeded match of made-up people, played to its end once and then looked at in any of its moments."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from staufer_bots import BOTS, Bot
from staufer_client.changes import Wish
from staufer_client.follower import Follower
from staufer_client.standing import Mode
from staufer_client.table import Table
from staufer_client.tables import TableMaker
from staufer_engine.games import GAMES
from staufer_engine.kernel import Choice, Game, settled
from staufer_engine.record import Record as State
from staufer_protocol.course import Course
from staufer_protocol.fairness import commitment
from staufer_protocol.host import Host
from staufer_protocol.messages import Clocks, RecordFrame, SeatClock, SeatedPlayer, Setup
from staufer_protocol.receipt import RecordKey, agree_alone

STARTED = 1_760_000_000
PEOPLE = (("Costanza", 1612), ("Piero", 1588), ("Bianca of Monteforte", 1701), ("Manfred", 1544))
CLOCK_LEFT = (665_000, 580_000, 751_000, 24_000, 302_000)  # ms
Fits = Callable[[Game[State], int], bool]  # whether a moment is the one that is looked for


@dataclass(frozen=True, slots=True)
class Moment:
    """After record *seq*, as *seat* sees it, or the PUBLIC."""

    seq: int
    seat: int


PUBLIC = -1


class Unmoved:
    """Keeps a match that does not go on: what is chosen stays underway."""

    def __init__(self, course: Course[State], seat: int) -> None:
        self.course = course
        self.seat = seat

    def wish(self, wish: Wish) -> None:
        pass

    def undo_target(self) -> int | None:
        return self.course.undo_target(self.seat)


class PlayedMatch:
    """All of it follows from *seed*; NATURE's answers too, by the protocol's own chance."""

    def __init__(
        self,
        seed: int,
        bot: str | Bot = "squire",
        game: str = "fredericus",
        people: Sequence[tuple[str, int]] = PEOPLE,
        chosen: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        chance = random.Random(seed)  # noqa: S311 -- a picture must come out the same each time
        match, secret = chance.randbytes(16), chance.randbytes(32)
        rules = GAMES[game]
        players = tuple(SeatedPlayer(n + 1, name, False, elo * 100, 60) for n, (name, elo) in enumerate(people))
        options = tuple(sorted(settled(rules.options, chosen).items()))
        committed = commitment(match, secret)
        agreed = Setup(
            match, game, rules.version, rules.data_hash, options, players, "normal", True, committed, STARTED
        )
        self.setup = agree_alone(agreed, secret, RecordKey(chance.randbytes(32)), chance.randbytes)
        self.rules = rules
        self.host: Host[State] = Host(rules, self.setup, secret)
        self.moments: list[tuple[Moment, Game[State]]] = []  # every question, as the one who is asked sees it
        self._play(chance, BOTS[bot] if isinstance(bot, str) else bot)

    def _play(self, chance: random.Random, bot: Bot) -> None:
        """Bots move for everybody, but nobody leaves a row unflipped: that has a question of its own."""
        own = [Course(self.rules, self.setup, seat) for seat in range(len(self.setup.seats))]
        at, sent = 0, 0
        self.host.accept(self.host.begin(at))
        while not self.host.is_over:
            for record in self.host.records[sent:]:
                for seat, course in enumerate(own):
                    course.follow(self.host.frame(record, seat))
            sent = len(self.host.records)
            seat = self.host.waiting_for()[0]
            game = own[seat].game.clone()
            self.moments.append((Moment(self.host.seq, seat), game))
            at += 4000
            self.host.accept(self.host.choose(seat, self._choice(game, seat, chance, bot), at))

    def _choice(self, game: Game[State], seat: int, chance: random.Random, bot: Bot) -> Choice:
        assert game.ask is not None
        if game.ask.what == "hunt":
            for choice in game.ask.options[seat]():
                if self.rules.words.option(game.state, game.ask, seat, choice).group == "flip":
                    flip: Choice = choice
                    return flip
        return bot.choose(game, seat, chance.randrange)

    # looking at it ---------------------------------------------------------------------

    def find(self, fits: Fits, best: Callable[[Game[State], int], int] | None = None) -> Moment:
        """The first moment that fits, or the best one of those."""
        fitting = [(moment, game) for moment, game in self.moments if fits(game, moment.seat)]
        if not fitting:
            raise LookupError("There is no such moment in the match.")
        if best is None:
            return fitting[0][0]
        return max(fitting, key=lambda one: best(one[1], one[0].seat))[0]

    def frames(self, seat: int | None, seq: int) -> Iterator[RecordFrame]:
        return (self.host.frame(record, seat) for record in self.host.records if record.seq <= seq)

    def follower(self, moment: Moment) -> Follower:
        observer = None if moment.seat == PUBLIC else moment.seat
        follower = TableMaker().follower(self.setup, observer)
        for frame in self.frames(observer, moment.seq):
            follower.receive(frame)
        return follower

    def table(self, moment: Moment, mode: Mode = "live", asks_before_the_end: bool = True) -> Table:
        """The match as it stood then; its clocks do not run."""
        maker = TableMaker(now=lambda: 0.0, asks_before_the_end=lambda: asks_before_the_end)
        follower = self.follower(moment)
        table = maker.seat(follower, mode, Unmoved(follower.course, moment.seat))
        if mode == "live":
            waited_for = table.waited_for
            table.set_clocks(
                Clocks(
                    self.setup.match,
                    0,
                    tuple(
                        SeatClock(left, 0, seat in waited_for, 0)
                        for seat, left in enumerate(CLOCK_LEFT[: len(self.setup.seats)])
                    ),
                )
            )
        return table

    @property
    def end(self) -> int:
        return self.host.seq


def asks(what: str, from_round: int = 0) -> Fits:
    return lambda game, seat: (
        game.ask is not None and game.ask.what == what and game.rules.rounds(game.state) >= from_round
    )


def groups_open(game: Game[State], seat: int) -> set[str]:
    assert game.ask is not None
    words = game.rules.words
    return {words.option(game.state, game.ask, seat, choice).group for choice in game.ask.options[seat]()}


def is_long_in(group: str, steps: int) -> Fits:
    """Whether some choice of the group is made by at least so many clicks."""

    def fits(game: Game[State], seat: int) -> bool:
        if game.ask is None or game.ask.what != "hunt":
            return False
        said = [game.rules.words.option(game.state, game.ask, seat, choice) for choice in game.ask.options[seat]()]
        return any(words.group == group and len(words.targets) >= steps for words in said)

    return fits
