"""Honest matches: all seats and a spectator over encoded frames see what the truth shows them, and all verify."""

from __future__ import annotations

import pytest

from games.watched import WATCHED
from trust.meeting import Meeting

TABLES = [(name, seats) for name, watched in WATCHED.items() for seats in watched.rules.players]
OPTIONS = {
    "fredericus": [{}, {"short_game": 1}, {"random_posts": 1}],
    "stupor_mundi": [
        {},
        {"draft": 1},
        {"markets": 5},
        {"first_game": 1},
        {"crusade": 1},
        {"crusade": 1, "projects": 1},
    ],
    "de_vulgari": [{}, {"open_screens": 1}, {}, {"two_player_thin": 1}],
}
ALONE = [{}, {"long_game": 1}, {"markets": 5}]


def an_honest_match(number: int) -> Meeting:
    name, seats = TABLES[number % len(TABLES)]
    options = ALONE if seats == 1 else OPTIONS[name]
    chosen = options[number // len(TABLES) % len(options)]
    if name == "de_vulgari" and seats > 2:
        chosen = {key: value for key, value in chosen.items() if key != "two_player_thin"}
    bots = (seats - 1,) if number % 5 == 4 and seats > 1 else ()
    rated = number % 3 != 2 and seats > 1 and "open_screens" not in chosen
    return Meeting(WATCHED[name], seats, chosen, number, rated=rated, bots=bots)


@pytest.mark.parametrize("number", range(60))
def test_everybody_sees_what_the_truth_shows_him_and_verifies(number):
    an_honest_match(number).play().everybody_verifies()  # ``Table.take`` compares the views after every record


@pytest.mark.long
@pytest.mark.parametrize("number", range(60, 560))
def test_everybody_verifies_in_many_more_matches(number):
    an_honest_match(number).play().everybody_verifies()
