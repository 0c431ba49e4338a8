"""How strong the people of a ladder are, for whoever thinks of searching: counted anew now and then."""

from __future__ import annotations

from staufer_server.accounts import as_int
from staufer_server.database import Transaction
from staufer_server.ground import Ground

COUNTED_EVERY = 300.0  # s
FEWEST = 20  # people of whom a picture is drawn
LOWEST, HIGHEST = 600, 2400
STEP = 100


class Populace:
    """For each game how many people of its ladder there are in each hundred points."""

    def __init__(self, ground: Ground) -> None:
        self._clock = ground.clock
        self._database = ground.database
        self._counted: dict[str, tuple[float, tuple[int, ...]]] = {}

    def crowd(self, game: str) -> tuple[int, ...]:
        """As it was counted last; empty where it was not, or of too few."""
        return self._counted.get(game, (0.0, ()))[1]

    async def look_at(self, game: str) -> None:
        """Count, where that is long ago."""
        at, now = self._counted.get(game, (None, ()))[0], self._clock.monotonic()
        if at is None or now - at >= COUNTED_EVERY:
            self._counted[game] = now, self.crowd(game)  # nobody else counts meanwhile
            self._counted[game] = now, await self._database.do(lambda tx: counted(tx, game))


def counted(tx: Transaction, game: str) -> tuple[int, ...]:
    rows = tx.rows(
        "SELECT r.centi / 10000, count(*) FROM rating r JOIN account a ON a.id = r.account_id"
        " WHERE r.ladder = ? AND r.games > 0 AND a.bot IS NULL GROUP BY 1",
        game,
    )  # as hundreds of points: STEP
    crowd = [0] * ((HIGHEST - LOWEST) // STEP)
    for hundred, count in rows:
        place = min(max(0, as_int(hundred) - LOWEST // STEP), len(crowd) - 1)
        crowd[place] += as_int(count)
    return tuple(crowd) if sum(crowd) >= FEWEST else ()
