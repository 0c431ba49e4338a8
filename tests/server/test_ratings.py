"""The ELO sum, with numbers worked out by hand."""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal, localcontext

from hypothesis import given
from hypothesis import strategies as st

from staufer_protocol.messages import OpponentTerm
from staufer_server.ratings import FLOOR, Finisher, k_factor, rating_changes


def deltas(*finishers: tuple[int, int, int]) -> list[int]:
    """The changes of (place, rating in points, games)."""
    seats = [Finisher(seat, place, points * 100, games) for seat, (place, points, games) in enumerate(finishers)]
    return [change.after - change.before for change in rating_changes(seats)]


def test_equals_move_by_half_of_k() -> None:
    assert deltas((1, 1500, 30), (2, 1500, 30)) == [1200, -1200]  # 24 * (1 - 0.5)


def test_a_shared_place_moves_equals_nowhere() -> None:
    assert deltas((1, 1500, 0), (1, 1500, 0)) == [0, 0]


def test_the_stronger_gains_little() -> None:
    # expected 1 / (1 + 10 ** -0.5) = 0.759747; 24 * 0.240253 = 5.76607
    assert deltas((1, 1700, 30), (2, 1500, 30)) == [577, -577]


def test_three_seats_are_three_pairs_divided_by_the_root_of_two() -> None:
    # equals: winner 2 * 0.5 = 1, middle 0, last -1; 24 / sqrt(2) = 16.97056
    assert deltas((1, 1500, 30), (2, 1500, 30), (3, 1500, 30)) == [1697, 0, -1697]


def test_places_in_the_middle_that_are_shared() -> None:
    # winner 3 * 0.5, the two in the middle 0.5 + 0 - 0.5 = 0, last -1.5; 64 / sqrt(3) * 1.5 = 55.4256
    assert deltas((2, 1500, 0), (1, 1500, 0), (4, 1500, 0), (2, 1500, 0)) == [0, 5543, -5543, 0]


def test_k_falls_with_games_and_with_mastery() -> None:
    assert [k_factor(1500_00, games) for games in (0, 9, 10, 24, 25)] == [64, 64, 40, 40, 24]
    assert [k_factor(centi, 25) for centi in (2100_00, 2100_01)] == [24, 16]
    assert k_factor(2200_00, 5) == 64


def test_nobody_falls_below_the_floor() -> None:
    low, _ = rating_changes([Finisher(0, 2, FLOOR + 100, 0), Finisher(1, 1, FLOOR, 0)])
    assert low.after == FLOOR


def test_nobody_is_rated_alone() -> None:
    assert rating_changes([Finisher(0, 1, 1500_00, 0)]) == ()


def test_every_number_of_the_sum_is_told() -> None:
    own, _, _ = rating_changes([Finisher(0, 2, 1600_00, 12), Finisher(1, 1, 1700_00, 40), Finisher(2, 2, 1400_00, 3)])
    assert (own.before, own.games, own.k) == (1600_00, 12, 40)
    assert own.terms == (OpponentTerm(1, 1700_00, 3599, 0), OpponentTerm(2, 1400_00, 7597, 1))
    # 40 / sqrt(2) * ((0 - 0.359935) + (0.5 - 0.759747)) = 28.28427 * -0.619682 = -17.52725
    assert own.after == 1600_00 - 1753


places = st.lists(st.tuples(st.integers(1, 5), st.integers(900, 2000), st.just(30)), min_size=2, max_size=5)


@given(places)
def test_what_is_won_is_lost_where_k_is_equal(table: list[tuple[int, int, int]]) -> None:
    assert abs(sum(deltas(*table))) <= 2  # hundredths, by rounding


@given(st.integers(1, 2), st.integers(1, 2), st.integers(900, 2000), st.integers(900, 2000))
def test_two_seats_sum_to_exactly_nothing(a: int, b: int, mine: int, theirs: int) -> None:
    assert sum(deltas((a, mine, 30), (b, theirs, 30))) == 0


def exact_change(table: list[tuple[int, int, int]], own: int) -> int:
    """The sum of the module's heading once more, in decimals of fifty digits and without its code."""
    with localcontext() as exact:
        exact.prec = 50
        place, points, games = table[own]
        k = 64 if games < 10 else 40 if games < 25 else 16 if points > 2100 else 24
        surplus = Decimal(0)
        for seat, (other_place, other_points, _) in enumerate(table):
            if seat != own:
                score = Decimal(1 + (place < other_place) - (place > other_place)) / 2
                surplus += score - 1 / (1 + Decimal(10) ** (Decimal(other_points - points) / 400))
        change = 100 * k * surplus / Decimal(len(table) - 1).sqrt()
        return max(600_00 - points * 100, int(change.quantize(Decimal(1), ROUND_HALF_EVEN)))


@given(
    st.lists(
        st.tuples(st.integers(1, 5), st.integers(600, 2600), st.sampled_from((0, 9, 10, 24, 25, 400))),
        min_size=2,
        max_size=5,
    )
)
def test_every_change_is_the_one_that_decimals_give(table: list[tuple[int, int, int]]) -> None:
    assert deltas(*table) == [exact_change(table, own) for own in range(len(table))]
