"""Views compared: the path to the first difference, for reports of a copy out of step."""

from __future__ import annotations

import random

import pytest

from engine.toys import toy_rules
from staufer_engine.games.fredericus import RULES, new
from staufer_engine.kernel import HIDDEN, NATURE, Ask, Game, choose_together, draw, these
from staufer_engine.record import Record
from staufer_engine.views import first_difference, part_of, possible_game, view_plain


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


def test_answers_are_learnt_by_their_witnesses_alone():
    answers = {NATURE: 7}
    secret = Ask("draw", {NATURE: these(7)}, (1,))
    assert part_of(secret, answers, 1) == answers
    for other in (0, 2, None):
        assert part_of(secret, answers, other) == {NATURE: HIDDEN}
    assert part_of(Ask("draw", {NATURE: these(7)}), answers, None) == answers


class Table(Record):
    pile: list[int]
    seen: list[int]


def bids(pile, seen):
    """Two players bid in secret; then a card is drawn for all to see."""
    state = Table(pile, seen)

    def turn(s):
        yield from choose_together("bid", {0: these(0, 1), 1: these(0, 1)})
        yield from draw(s.pile, seen_by=0)
        card = yield from draw(s.pile)
        s.seen.append(card)
        yield from choose_together("bid", {0: these(0, 1), 1: these(0, 1)})

    def view(s, observer):
        return Table([HIDDEN] * len(s.pile), s.seen[:])

    def possible_world(v, below):
        return Table([card for card in range(3) if card not in v.seen], v.seen[:])

    return Game(toy_rules("bids", turn, lambda s: False, view, Table, possible_world), state)


def test_a_possible_game_draws_anew_what_is_hidden_and_keeps_what_is_known():
    copy = bids([HIDDEN] * 3, [])
    for answers in ({0: 1, 1: 0}, {NATURE: HIDDEN}, {NATURE: 2}):
        copy.apply(answers)
    copy.answer(1, 1)
    drawn = []
    for seed in range(20):
        world = possible_game(copy, random.Random(seed).randrange)
        assert world.state.seen == [2]
        assert world.ask.what == "bid"
        assert world.answers == {1: 1}
        drawn.append(world.choices[1][NATURE])
    assert sorted(set(drawn)) == [0, 1]


def test_no_possible_game_where_no_world_fits():
    copy = bids([HIDDEN] * 3, [])
    for answers in ({0: 1, 1: 0}, {NATURE: HIDDEN}, {NATURE: 7}):
        copy.apply(answers)
    assert possible_game(copy, random.Random(1).randrange) is None
