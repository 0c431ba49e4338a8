"""The box against the numbers of the rules (FR-2, FR-3, FR-4.4, FR-10)."""

from __future__ import annotations

import pytest

from staufer_engine.games.fredericus import RULES, components, new
from staufer_engine.games.fredericus.components import (
    CREATURES,
    NEIGHBOURS,
    SEAL,
    SHARES,
    SKY,
    TREE,
    data_hash,
)
from staufer_engine.games.fredericus.nouns import CARDS

FULL_BOX = {"seal": 8, "tree": 24, "sky": 24, "copies": 4}
TAKEN_OUT = {2: (4, 6, 6, 2), 3: (2, 3, 3, 1), 4: (0, 0, 0, 0)}  # seals, trees, skies, copies of each creature
ROW_LENGTH = {2: 7, 3: 9, 4: 11}
DECK_TOP = {2: 10, 3: 13, 4: 16}
FACE_UP = {2: 8, 3: 4, 4: 0}
POSTS = {2: ((0, 4), (2, 6)), 3: ((0, 4), (1, 5), (2, 6)), 4: ((0, 4), (1, 5), (2, 6), (3, 7))}


def test_the_box_holds_118_cards():
    row_cards = FULL_BOX["seal"] + FULL_BOX["tree"] + FULL_BOX["sky"] + FULL_BOX["copies"] * len(CREATURES)
    assert len(SHARES[4].row_cards()) == row_cards == 88
    objectives = components.OBJECTIVES_OF_A_KIND * len(CREATURES)
    assert objectives == 24
    falconers, starting_player, fredericus = 4, 1, 1
    assert row_cards + objectives + falconers + starting_player + fredericus == 118


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_number_of_players_takes_its_share(seats):
    share = SHARES[seats]
    seals, trees, skies, copies = TAKEN_OUT[seats]
    cards = share.row_cards()
    assert cards.count(SEAL) == 8 - seals
    assert cards.count(TREE) == 24 - trees
    assert cards.count(SKY) == 24 - skies
    assert [cards.count(kind) for kind in CREATURES] == [4 - copies] * 8
    assert len(cards) == 8 * ROW_LENGTH[seats]
    assert share.face_up_objectives == FACE_UP[seats]
    assert seats + FACE_UP[seats] + DECK_TOP[seats] + 4 == 24
    assert share.posts == POSTS[seats]
    assert all(abs(falcon - goshawk) == 4 for falcon, goshawk in share.posts)
    assert share.tokens == (2 if seats == 2 else 1)
    assert share.centre_bet == (seats > 2)


def test_eight_different_creatures_with_names():
    names = [CARDS[kind].msgid for kind in CREATURES]
    assert names == ["Basilisk", "Wyvern", "Cockatrice", "Griffin", "Harpy", "Phoenix", "Caladrius", "Pegasus"]


def test_the_neighbours_go_round():
    assert NEIGHBOURS[0] == (7, 1)
    assert NEIGHBOURS[7] == (6, 0)


def test_numbers_of_a_turn_and_of_scoring():
    assert components.ACTIONS == 4
    assert components.ACTIONS_OF_A_FIRST_TURN == (2, 3, 4, 4)
    assert components.ACTIONS_BY_A_FLIP == 2
    assert components.CREATURES_TO_END == 8
    assert components.POINTS_OF_FREDERICUS == 2
    assert components.LAST_CARDS == 5


def test_the_hash_of_the_numbers_is_known():
    """It stands in every replay: whoever changes a number must know that old replays need the old package."""
    assert RULES.data_hash == data_hash()
    assert data_hash().hex() == "9f7045c99fa825dbe0190676323cb961568bed29e869ec82896478e44e73730b"


def test_what_does_not_exist_is_refused_at_the_start():
    assert new(3, {}).short_game is False
    assert new(3, {"random_posts": 1}).random_posts is True
    for wrong in ({"short_game": 2}, {"long_game": 1}, {"short_game": True}):
        with pytest.raises(ValueError, match="no option"):
            new(3, wrong)
    with pytest.raises(ValueError, match="players"):
        new(5, {})
