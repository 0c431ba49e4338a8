"""What leaving costs."""

from __future__ import annotations

from staufer_server.penalties import barred_until

LEFT = ("left", 1000)
PLAYED = ("played", 1000)


def test_the_first_time_is_free_and_then_it_costs_more_and_more() -> None:
    assert [barred_until([LEFT] * times) - 1000 for times in range(1, 7)] == [0, 300, 1800, 7200, 86400, 86400]


def test_ten_matches_in_order_take_one_step_back() -> None:
    assert barred_until([LEFT, LEFT, *[PLAYED] * 9, LEFT]) == 1000 + 1800
    assert barred_until([LEFT, LEFT, *[PLAYED] * 10, LEFT]) == 1000 + 300


def test_nobody_is_barred_for_losing() -> None:
    assert barred_until([("resigned", 5), ("flagged", 5), ("", 5)]) == 0
