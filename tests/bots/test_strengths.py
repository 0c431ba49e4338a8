"""How strong the strengths are: each beats the one below it, and what titles they earn alone.

Hours of play: ``pytest -m long -s -n0 tests/bots/test_strengths.py`` says the figures as they come.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from staufer_bots import BOTS
from staufer_engine.games import GAMES
from staufer_engine.games.stupor_mundi import State
from staufer_engine.games.stupor_mundi.components import TITLES
from staufer_engine.games.stupor_mundi.scoring import title
from staufer_lab.arena import Terms, arena
from staufer_lab.odds import interval
from staufer_lab.play import Setting, play_with_bots

MOST, MOST_OF_A_DUKE = 400, 120
ALONE, ALONE_AS_A_DUKE = 200, 60
SHARE, SURE = 0.65, 0.55  # of the points that the stronger gets; and is sure to get


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("weaker", "stronger"), [*pairwise(BOTS)])
def test_each_strength_beats_the_one_below(game: str, weaker: str, stronger: str) -> None:
    rules = GAMES[game]
    setting = Setting(rules, 2, {option.name: option.values[0][0] for option in rules.options})
    games = MOST_OF_A_DUKE if stronger == "duke" else MOST
    found = arena(setting, (weaker, stronger), Terms(0, games, decided=1 - SURE, workers=1), None, print)
    print(found)
    pair = found["pairs"][f"{weaker} against {stronger}"]  # type: ignore[index]
    assert pair["share"] <= 1 - SHARE
    assert pair["interval"][1] < 1 - SURE


@pytest.mark.long
@pytest.mark.parametrize("name", BOTS)
def test_a_duke_alone_is_made_a_lord_more_often_than_not(name: str) -> None:
    setting = Setting(GAMES["stupor_mundi"], 1, {})
    titles: Counter[str] = Counter()
    games = ALONE_AS_A_DUKE if name == "duke" else ALONE
    for number in range(games):
        s = play_with_bots(setting, [BOTS[name]], random.Random(f"0 {number}"), []).state
        assert isinstance(s, State)
        titles[TITLES[title(s)][1]] += 1
    lords = titles["Lord"] + titles["Duke"]
    print(name, dict(titles), f"Lord or better: {interval(lords, games)}")
    if name == "duke":
        assert 2 * lords > games
