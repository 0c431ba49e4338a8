"""How long a search will take, as far as one can know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from staufer_server.forecasts import FEWEST, UNKNOWN, Experience, wait_of
from staufer_server.matchmaking import NEAR, Patience, QueueKey, Search, Seating

KEY: QueueKey = ("fredericus", (), "quick", True)
PATIENCE = Patience()


def search(
    player: int = 1, centi: int = 1500_00, since: int = 0, seats: tuple[int, ...] = (2,), bots: str = ""
) -> Search:
    return Search(player, centi, since, seats, KEY, bots)


def seen(experience: Experience, waits: list[int], seats: tuple[int, ...] = (2,), bots: int = 0) -> None:
    for wait in waits:
        experience.seated(Seating((search(2, seats=seats), search(3, 1540_00, seats=seats)), bots), wait)


def test_nothing_is_told_of_what_nobody_has_tried() -> None:
    outlook = Experience().outlook(search(), [], 0, PATIENCE)
    assert (outlook.expected, outlook.most, outlook.samples, outlook.spread) == (UNKNOWN, UNKNOWN, 0, UNKNOWN)


def test_half_of_the_searches_and_nine_in_ten() -> None:
    experience = Experience()
    seen(experience, [10_000, 20_000, 30_000, 40_000, 50_000])  # two each
    outlook = experience.outlook(search(), [], 0, PATIENCE)
    assert (outlook.expected, outlook.most, outlook.samples, outlook.spread) == (30_000, 50_000, 10, 40_00)


def test_who_gives_up_has_waited_in_vain_and_does_not_make_the_wait_look_shorter() -> None:
    lucky, honest = [(10_000, True)] * 5, [(10_000, True)] * 5 + [(60_000, False)] * 6
    assert wait_of(lucky, 0.5, 0) == 10_000
    assert wait_of(honest, 0.5, 0) == UNKNOWN  # more than half have never found anybody


def test_the_wait_of_who_has_waited_is_that_of_those_who_had_waited_as_long() -> None:
    waits = [(n * 1000, True) for n in range(1, 101)]
    assert wait_of(waits, 0.5, 0) == 50_000
    assert wait_of(waits, 0.5, 80_000) == 10_000
    assert wait_of(waits, 0.5, 99_000) == UNKNOWN  # one search is no experience


def test_the_estimate_is_right_where_the_truth_is_known() -> None:
    """Waits by chance with a median of 42 s; every third searcher gives up by chance too."""
    random = Random(5)
    waits = []
    for _ in range(2000):
        wait, patience = random.expovariate(1 / 60_000), random.expovariate(1 / 90_000)
        waits.append((round(min(wait, patience)), wait <= patience))
    assert sum(is_seated for _, is_seated in waits) < 1300
    assert wait_of(waits, 0.5, 0) == pytest.approx(41_589, rel=0.1)
    assert wait_of(waits, 0.5, 30_000) == pytest.approx(41_589, rel=0.15)  # chance does not remember


def test_those_who_wait_now_are_known_for_sure() -> None:
    experience = Experience()
    near, far = search(2), search(3, 1650_00)
    assert experience.outlook(search(), [near], 0, PATIENCE).expected == 0
    assert experience.outlook(search(), [far], 0, PATIENCE).expected == 10_000  # the windows meet by then
    assert experience.outlook(search(), [replace(near, seats=(3,))], 0, PATIENCE).expected == UNKNOWN


def test_bots_end_every_search_that_welcomes_them() -> None:
    outlook = Experience().outlook(search(bots=NEAR, since=5_000), [], 10_000, PATIENCE)
    assert (outlook.expected, outlook.bots_in) == (15_000, 15_000)


def test_a_table_that_bots_filled_is_no_table_for_who_wants_none() -> None:
    experience = Experience()
    seen(experience, [20_000] * FEWEST, bots=1)
    assert experience.outlook(search(), [], 0, PATIENCE).expected == UNKNOWN


def test_searches_that_were_content_with_less_say_nothing_of_choosier_ones() -> None:
    experience = Experience()
    seen(experience, [10_000] * FEWEST, seats=(2, 3))
    assert experience.outlook(search(seats=(2,)), [], 0, PATIENCE).samples == 0
    assert experience.outlook(search(seats=(2, 3, 4)), [], 0, PATIENCE).samples == 2 * FEWEST


def test_what_would_help_is_told_where_it_helps() -> None:
    experience = Experience()
    three = search(2, seats=(3,)), search(3, seats=(3,))
    assert experience.shorter(search(), (2, 3), three, 0, PATIENCE) == [("seats", 0), ("bots", 20_000)]
    assert experience.shorter(search(seats=(2, 3), bots=NEAR), (2, 3), three, 0, PATIENCE) == []
    assert experience.shorter(search(), (2, 3), [search(2)], 0, PATIENCE) == []  # at once already
