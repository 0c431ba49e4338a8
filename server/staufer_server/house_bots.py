"""The bots of the house: people of Frederick's court, with accounts and ratings like everybody.

They see what a seat sees and act through the same submissions as people.  Their thinking is done
in a process of its own (``study``), so that nobody waits for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from staufer_bots import BOTS
from staufer_bots.mind import Mind
from staufer_bots.study import Study
from staufer_engine.games import GAMES
from staufer_protocol.messages import SeatedPlayer, Setup
from staufer_server.accounts import as_int
from staufer_server.chronicle import PAIR_LIMIT, meetings
from staufer_server.database import Database, Transaction
from staufer_server.matchmaking import NEAR
from staufer_server.names import look_of, name_key
from staufer_server.ratings import START
from staufer_server.timekeeping import Clock, RandomBytes

COURT = (
    ("Michael Scotus", "squire"),
    ("Elias of Cortona", "page"),
    ("Berard of Castagna", "knight"),
    ("Piero della Vigna", "squire"),
    ("Theodore of Antioch", "page"),
    ("Hermann von Salza", "squire"),
    ("Bianca Lancia", "page"),
    ("Thaddeus of Suessa", "squire"),
    ("John of Palermo", "page"),
    ("Jordanus Ruffus", "squire"),
    ("Giacomo da Lentini", "page"),
    ("Henry of Malta", "knight"),
    ("Roger de Amicis", "knight"),
    ("Rainald of Spoleto", "duke"),
    ("Otto of Brunswick", "duke"),
)
STAND_IN = "squire"  # the way of thinking of whoever takes a person's seat over: sound, and at once
SEEDS = {
    "page": 1100_00,
    "squire": 1400_00,
    "knight": 1600_00,
    "duke": 1800_00,
}  # where a way of thinking starts; what it is worth shows itself


@dataclass(frozen=True, slots=True)
class HouseBot:
    player: int
    name: str
    way: str


class HouseBots:
    def __init__(self, database: Database, clock: Clock, random_bytes: RandomBytes, study: Study) -> None:
        self._database = database
        self._clock = clock
        self._random_bytes = random_bytes
        self.study = study
        self._court: tuple[HouseBot, ...] = ()

    async def start(self) -> None:
        """Give every bot its account and its ratings, where it has none yet."""
        now = int(self._clock.wall())

        def settle(tx: Transaction) -> tuple[HouseBot, ...]:
            return tuple(settle_bot(tx, name, way, now) for name, way in COURT if way in BOTS)

        self._court = await self._database.do(settle)

    async def stop(self) -> None:
        await self.study.stop()

    async def invite(
        self, game: str, count: int, company: Sequence[SeatedPlayer], way: str = NEAR
    ) -> list[SeatedPlayer]:
        """Those of the *way* of thinking that is wished, the nearest in rating to the company before others.

        But those whom the company has met too often come last, as do those of another way.
        """
        if count == 0:
            return []
        self.study.warm_up()
        mean = sum(who.centi for who in company) // len(company) if company else START
        people, now = [who.player for who in company], int(self._clock.wall())
        lots = self._random_bytes(len(self._court))  # who comes first among equals

        def choose(tx: Transaction) -> list[SeatedPlayer]:
            ranked = []
            for bot, lot in zip(self._court, lots, strict=True):
                if bot.player in people:
                    continue
                centi, games = rating_of(tx, bot.player, game)
                is_worn = any(meetings(tx, bot.player, other, now) >= PAIR_LIMIT for other in people)
                seated = SeatedPlayer(bot.player, bot.name, True, centi, games)
                is_other = way not in (NEAR, bot.way)
                ranked.append((is_other, is_worn, abs(centi - mean) // 100_00, lot, bot.player, seated))
            return [seated for *_, seated in sorted(ranked, key=lambda r: r[:5])[:count]]

        return await self._database.do(choose)

    def mind(self, setup: Setup, seat: int) -> Mind:
        return Mind(setup, seat, self.study, self._random_bytes)

    def way_of(self, setup: Setup, seat: int) -> str:
        """How a seat is thought for; one of somebody who is no bot, as a stand-in does."""
        ways = {bot.player: bot.way for bot in self._court}
        return ways.get(setup.seats[seat].player, STAND_IN)


def settle_bot(tx: Transaction, name: str, way: str, now: int) -> HouseBot:
    row = tx.row("SELECT id, name FROM account WHERE bot IS NOT NULL AND name_key = ?", name_key(name))
    row = row or tx.row("SELECT id, name FROM account WHERE bot IS NOT NULL AND name = ?", at_home(name))
    if row is None:
        is_taken = tx.row("SELECT 1 FROM account WHERE name_key = ?", name_key(name)) is not None
        called = at_home(name) if is_taken else name
        player = tx.add(
            "INSERT INTO account(kind, name, name_key, look, is_named, bot, created, last_seen)"
            " VALUES('bot',?,?,?,TRUE,?,?,?)",
            called, name_key(called), look_of(called), way, now, now,
        )  # fmt: skip
    else:
        player, called = as_int(row[0]), str(row[1])
        tx.run("UPDATE account SET bot = ? WHERE id = ?", way, player)
    seed = SEEDS.get(way, START)
    tx.run_many(
        "INSERT INTO rating(account_id, ladder, seed, centi, games) VALUES(?,?,?,?,0) ON CONFLICT DO NOTHING",
        [(player, game, seed, seed) for game in GAMES],
    )
    return HouseBot(player, called, way)


def at_home(name: str) -> str:
    """What a bot is called where a guest has taken its name: longer than a guest's name may be."""
    return f"{name}, of the court"


def rating_of(tx: Transaction, player: int, game: str) -> tuple[int, int]:
    row = tx.row("SELECT centi, games FROM rating WHERE account_id = ? AND ladder = ?", player, game)
    return (START, 0) if row is None else (as_int(row[0]), as_int(row[1]))
