"""What leaving and missing tables cost."""

from __future__ import annotations

from server.fake_time import FakeClock
from staufer_server.penalties import MISSES_KEPT, Misses, barred_until

LEFT = ("left", 1000)
PLAYED = ("played", 1000)


def test_the_first_time_is_free_and_then_it_costs_more_and_more() -> None:
    assert [barred_until([LEFT] * times) - 1000 for times in range(1, 7)] == [0, 300, 1800, 7200, 86400, 86400]


def test_ten_matches_in_order_take_one_step_back() -> None:
    assert barred_until([LEFT, LEFT, *[PLAYED] * 9, LEFT]) == 1000 + 1800
    assert barred_until([LEFT, LEFT, *[PLAYED] * 10, LEFT]) == 1000 + 300


def test_nobody_is_barred_for_losing() -> None:
    assert barred_until([("resigned", 5), ("flagged", 5), ("", 5)]) == 0


def test_the_first_miss_is_free_and_the_next_ones_cost_more_and_more() -> None:
    clock = FakeClock()
    misses, pauses = Misses(clock.monotonic, is_forgiven=False), []
    for _ in range(6):
        misses.missed(1)
        pauses.append(misses.pause_of(1))
    assert pauses == [0, 60, 300, 900, 1800, 1800]
    clock.advance(1799.5)
    assert (misses.pause_of(1), misses.pause_of(2)) == (1, 0)


def test_a_match_that_is_begun_forgives_a_miss_and_some_hours_forgive_all() -> None:
    clock = FakeClock()
    misses = Misses(clock.monotonic, is_forgiven=False)
    misses.missed(1)
    misses.kept_word(1)
    misses.kept_word(1)
    misses.missed(1)
    assert misses.pause_of(1) == 0
    misses.missed(1)
    clock.advance(MISSES_KEPT)
    misses.missed(1)
    assert misses.pause_of(1) == 0


def test_on_ones_own_machine_nobody_minds() -> None:
    misses = Misses(FakeClock().monotonic, is_forgiven=True)
    misses.missed(1)
    misses.missed(1)
    assert misses.pause_of(1) == 0
