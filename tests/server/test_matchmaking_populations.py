"""Whole evenings of few and of many people: nobody starves, tables are even, and what was foretold comes true."""

from __future__ import annotations

import pytest

from bench.matchmaking_populations import POPULATIONS, Evening, Population
from staufer_server.matchmaking import Patience

HOURS = {"small": 6.0, "middle": 1.0, "large": 0.2}


@pytest.fixture(scope="module")
def evenings() -> dict[str, Evening]:
    patience = Patience()
    return {
        name: Population(people, 3, patience).play(round(HOURS[name] * 3_600_000))
        for name, people in POPULATIONS.items()
    }


@pytest.mark.parametrize("name", POPULATIONS)
def test_whoever_lets_bots_in_is_seated_in_time_and_nobody_starves(evenings: dict[str, Evening], name: str) -> None:
    evening = evenings[name]
    assert len(evening.waits) > 30
    assert evening.with_bots > 0
    assert (evening.late, evening.starved) == (0, 0)


@pytest.mark.parametrize("name", POPULATIONS)
def test_no_table_is_wider_than_the_window_of_who_has_waited_longest(evenings: dict[str, Evening], name: str) -> None:
    assert evenings[name].beyond == 0


def test_with_more_people_waits_are_shorter_and_fewer_give_up_or_sit_with_bots(evenings: dict[str, Evening]) -> None:
    small, middle, large = (evenings[name].figures() for name in POPULATIONS)
    assert small["given_up_share"] > middle["given_up_share"] > large["given_up_share"]
    assert small["with_bots_share"] > middle["with_bots_share"] > large["with_bots_share"]
    assert large["wait_p95_s"] < middle["wait_p95_s"]


def test_among_many_half_of_the_tables_lie_within_the_strengths_of_a_class(evenings: dict[str, Evening]) -> None:
    assert evenings["large"].figures()["spread_median"] <= 300


@pytest.mark.parametrize("name", ["middle", "large"])
def test_nine_in_ten_start_within_the_wait_that_was_told_for_nine_in_ten(
    evenings: dict[str, Evening], name: str
) -> None:
    """Whoever gives up is left out: so it holds for more than nine of those who are seated."""
    assert evenings[name].figures()["nine_in_ten_kept"] >= 0.85
