"""Bots at the table of Stupor Mundi: they finish every legal set-up, and thinking is better than chance."""

from __future__ import annotations

import random

import pytest

from bots.thrifty import THRIFTY
from staufer_engine.games import GAMES
from staufer_lab.play import Setting, play_with_bots, scores

RULES = GAMES["stupor_mundi"]
SET_UPS = [
    (1, {}),
    (1, {"long_game": 1}),
    (2, {"draft": 1}),
    (2, {"crusade": 1, "projects": 1, "markets": 5}),
    (3, {"markets": 0}),
    (4, {}),
]
SOME = [SET_UPS[0], SET_UPS[3]]  # for dukes, who take their time


def play(seats, options, names, seed):
    setting = Setting(RULES, seats, options)
    return play_with_bots(setting, [THRIFTY[name] for name in names], random.Random(seed), []).state


@pytest.mark.parametrize(
    ("seats", "options", "name"),
    [(*set_up, name) for name in THRIFTY for set_up in (SOME if name == "duke" else SET_UPS)],
)
def test_bots_finish_every_set_up(seats, options, name):
    s = play(seats, options, [name] * seats, 1)
    assert RULES.is_over(s)
    assert len(scores(RULES, s, seats)) == seats


def test_the_squire_beats_the_page():
    for seed in range(3):
        page, squire = scores(RULES, play(2, {}, ["page", "squire"], seed), 2)
        assert squire > page


def test_the_same_dice_play_the_same_game():
    one, other = (play(2, {}, ["squire", "squire"], 7).to_plain() for _ in range(2))
    assert one == other
