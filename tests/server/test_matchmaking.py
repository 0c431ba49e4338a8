"""Who is seated with whom, and a whole evening of it."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from staufer_server.matchmaking import AT_ONCE, NEAR, Patience, QueueKey, Search, next_look, seatings, window

KEY: QueueKey = ("fredericus", (), "quick", True)
PATIENCE = Patience()


def search(player: int, centi: int = 1500_00, since: int = 0, seats: tuple[int, ...] = (2,), **more: object) -> Search:
    return Search(player, centi, since, seats, more.get("key", KEY), str(more.get("bots", "")))  # type: ignore[arg-type]  # by name


def test_two_of_like_strength_meet_at_once() -> None:
    (found,) = seatings([search(1), search(2, 1550_00)], 0, PATIENCE)
    assert [s.player for s in found.people] == [1, 2]
    assert found.bots == 0


def test_the_window_widens_while_one_waits() -> None:
    assert (window(0), window(10_000), window(10**9)) == (100_00, 300_00, 3000_00)
    far = [search(1), search(2, 1700_00)]
    assert seatings(far, 4_000, PATIENCE) == []
    assert len(seatings(far, 5_000, PATIENCE)) == 1


def test_the_nearest_ratings_meet() -> None:
    (found,) = seatings([search(1), search(2, 1590_00), search(3, 1510_00, since=5)], 10, PATIENCE)
    assert {s.player for s in found.people} == {1, 3}


def test_different_wishes_do_not_meet() -> None:
    slow = (*KEY[:2], "slow", True)
    assert seatings([search(1), search(2, key=slow)], 60_000, PATIENCE) == []
    assert seatings([search(1, seats=(2,)), search(2, seats=(3,))], 60_000, PATIENCE) == []


def test_the_largest_table_is_held_out_for_and_then_any_will_do() -> None:
    two = [search(1, seats=(2, 4)), search(2, seats=(2, 4))]
    assert seatings(two, 9_999, PATIENCE) == []
    assert len(seatings(two, 10_000, PATIENCE)[0].people) == 2
    four = [search(n, seats=(2, 4)) for n in range(4)]
    assert len(seatings(four, 0, PATIENCE)[0].people) == 4


def test_bots_fill_after_a_while_where_they_are_welcome() -> None:
    alone = [search(1, seats=(3, 4), bots=NEAR)]
    assert seatings(alone, 19_999, PATIENCE) == []
    (found,) = seatings(alone, 20_000, PATIENCE)
    assert (len(found.people), found.bots) == (1, 2)
    assert seatings([search(1)], 10**6, PATIENCE) == []


def test_bots_sit_with_all_the_people_who_welcome_them() -> None:
    wishes = [search(n, seats=(4,), bots=NEAR) for n in range(2)] + [search(7, seats=(4,))]
    (found,) = seatings(wishes, 20_000, PATIENCE)
    assert ([s.player for s in found.people], found.bots) == ([0, 1], 2)


def test_bots_are_as_strong_as_all_who_welcome_them_wish() -> None:
    strong = [search(1, seats=(4,), bots="knight"), search(2, seats=(4,), bots=NEAR)]
    weak = search(3, seats=(4,), bots="page")
    (found, alone) = seatings([*strong, weak], 20_000, PATIENCE)
    assert ([s.player for s in found.people], found.bots, found.way) == ([1, 2], 2, "knight")
    assert ([s.player for s in alone.people], alone.bots, alone.way) == ([3], 3, "page")


def test_people_meet_without_bots_whatever_bots_they_wish() -> None:
    (found,) = seatings([search(1, bots="knight"), search(2, bots="page")], 0, PATIENCE)
    assert (len(found.people), found.bots) == (2, 0)


def test_on_one_machine_bots_come_at_once() -> None:
    (found,) = seatings([search(1, seats=(2, 3), bots=NEAR)], 0, AT_ONCE)
    assert found.bots == 1


def test_looking_again_is_worth_it_when_patience_ends_or_windows_widen() -> None:
    assert next_look([], 0, PATIENCE) is None
    assert next_look([search(1)], 0, PATIENCE) == 10_000
    assert next_look([search(1)], 50_000, PATIENCE) is None
    assert next_look([search(1), search(2, 2500_00)], 50_000, PATIENCE) == 51_000


wishes = st.lists(
    st.tuples(
        st.integers(600_00, 2400_00),
        st.integers(0, 60_000),
        st.sets(st.integers(1, 5), min_size=1).map(lambda s: tuple(sorted(s))),
        st.booleans(),
    ),
    max_size=12,
)


@given(wishes, st.integers(0, 120_000))
def test_nobody_sits_at_two_tables_and_every_table_is_as_wished(
    drawn: list[tuple[int, int, tuple[int, ...], bool]], now: int
) -> None:
    searches = [
        search(n, c, since, seats, bots=NEAR if bots else "") for n, (c, since, seats, bots) in enumerate(drawn)
    ]
    found = seatings(searches, now, PATIENCE)
    seated = [s.player for table in found for s in table.people]
    assert len(seated) == len(set(seated))
    for table in found:
        size = len(table.people) + table.bots
        assert all(size in s.seats for s in table.people)
        assert table.bots == 0 or all(s.bots for s in table.people)


def test_an_evening_seats_everybody_and_mostly_near_equals() -> None:
    random = Random(7)
    waiting: list[Search] = []
    waits: list[int] = []
    spreads: list[int] = []
    for now in range(0, 1_800_000, 1_000):
        if random.random() < 0.2 and now < 1_700_000:
            rating = int(random.gauss(1500, 250)) * 100
            waiting.append(search(now, rating, now, random.choice(((2,), (2, 3), (2, 3, 4)))))
        for table in seatings(waiting, now, PATIENCE):
            waiting = [s for s in waiting if s not in table.people]
            waits += [now - s.since for s in table.people]
            spreads.append(max(s.centi for s in table.people) - min(s.centi for s in table.people))
    assert len(waiting) <= 1
    assert len(waits) > 300
    assert sorted(waits)[len(waits) // 2] <= 15_000
    assert sorted(spreads)[len(spreads) // 2] <= 300_00
