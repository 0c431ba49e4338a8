"""Views compared: the path to the first difference, for reports of a copy out of step."""

from __future__ import annotations

import pytest

from staufer_engine.games.fredericus import RULES, new
from staufer_engine.views import first_difference, view_plain


def test_equal_views_have_no_difference():
    s = new(3, {})
    assert first_difference(s, s.clone()) is None
    assert first_difference(view_plain(RULES, s, 1), view_plain(RULES, s.clone(), 1)) is None


def test_the_path_names_fields_and_positions():
    one, other = new(3, {}), new(3, {})
    other.players[2].raptors[1] = 7
    assert first_difference(one, other) == ".players[2].raptors[1]: 6 != 7"
    one, other = new(3, {}), new(3, {})
    other.rows[4].append(3)
    assert first_difference(one, other) == ".rows[4]: 0 things != 1 things"


def test_plain_views_are_compared_by_position():
    one, other = new(2, {}), new(2, {})
    other.hunt.budget = 4
    found = first_difference(view_plain(RULES, one, None), view_plain(RULES, other, None))
    assert found == "[11][1]: 0 != 4"


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        ([1], [True], "[0]: 1 != True"),
        ([1], [1.0], "[0]: 1 != 1.0"),
        ([1], (1,), ": [1] != (1,)"),
        ({1: [2]}, {1: [3]}, "[1][0]: 2 != 3"),
        ({1: 2, 3: 4}, {3: 4, 1: 2}, ": keys [1, 3] != [3, 1]"),
        ([None], [0], "[0]: None != 0"),
    ],
)
def test_what_is_encoded_otherwise_differs(one, other, found):
    assert first_difference(one, other) == found
    assert first_difference(one, one) is None


def test_the_plain_view_is_the_views_plain_form():
    s = new(4, {})
    s.players[1].objectives = [5]
    assert view_plain(RULES, s, 1) == RULES.view(s, 1).to_plain()
    assert view_plain(RULES, s, 1) != view_plain(RULES, s, None)
