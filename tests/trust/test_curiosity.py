"""Non-interference: nothing that leaves the server tells its receiver more than he may know."""

from __future__ import annotations

import asyncio
from itertools import count
from random import Random

import pytest

from games.watched import WATCHED
from staufer_protocol import draft, scrutiny
from staufer_server import watching
from trust.curious import Leak, Pair, Tally, perfect_seal
from trust.leaks import LEAKS
from trust.worlds import Played, played

SET_UPS = {
    "fredericus": [(2, {}), (3, {"short_game": 1}), (4, {"random_posts": 1})],
    "stupor_mundi": [(2, {"draft": 1}), (3, {"crusade": 1}), (4, {"projects": 1}), (2, {"crusade": 1, "projects": 1})],
    "de_vulgari": [(2, {}), (3, {}), (4, {}), (5, {})],
}
EVERY = {"fredericus": 12, "stupor_mundi": 25, "de_vulgari": 8}  # records between two moments
PAIRS_A_MATCH = 25
PACES = ("quick", "untimed")


@pytest.fixture(autouse=True)
def _seals_that_hide_perfectly(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that frames of both worlds can be the same bytes; how well real ones hide is shown in ``test_seals``."""
    for module in (draft, scrutiny):
        monkeypatch.setattr(module, "seal", perfect_seal)


@pytest.fixture(autouse=True)
def _who_watches_sees_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak is none the less one for coming late."""
    monkeypatch.setattr(watching, "DELAY", 0.0)


def a_match(game: str, number: int) -> tuple[Played, Random]:
    dice = Random(f"{game} {number}")
    seats, options = SET_UPS[game][number % len(SET_UPS[game])]
    return played(WATCHED[game], seats, options, dice, PACES[number % 2], EVERY[game]), dice


async def pairs(game: str, wanted: int, first: int) -> Tally:
    """Follow so many pairs of worlds, a few at random moments of each match."""
    tally = Tally()
    for number in count(first):
        match, dice = a_match(game, number)
        for _ in range(PAIRS_A_MATCH):
            observer = dice.choice((*range(len(match.setup.seats)), None))
            pair = Pair(match, dice.choice(match.moments), observer, dice, tally)
            if pair.is_found:
                await pair.follow()
            if tally.pairs == wanted:
                return tally
    raise AssertionError("there are always more matches")


@pytest.mark.parametrize("game", sorted(WATCHED))
def test_two_worlds_send_the_same_bytes(game):
    tally = asyncio.run(pairs(game, 400, first=0))
    print(f"{game}: {tally}")
    assert tally.pairs == 400
    assert tally.whole > 100


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", sorted(WATCHED))
def test_many_worlds_send_the_same_bytes(game):
    tally = asyncio.run(pairs(game, 20_000, first=1000))
    print(f"{game}: {tally}")
    assert tally.pairs == 20_000


@pytest.mark.parametrize("game", sorted(WATCHED))
@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_found(game, leak, monkeypatch):
    LEAKS[leak](monkeypatch)
    with pytest.raises(Leak):
        asyncio.run(pairs(game, 400, first=0))
