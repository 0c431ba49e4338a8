"""A card keeps its identity through everything that can happen to it."""

from __future__ import annotations

import random

from staufer_client.bridge.fredericus_cards import Identities


def idents(identities: Identities) -> list[list[int]]:
    return [[ident for ident, _ in row] for row in identities.rows]


def dealt() -> tuple[Identities, list[list[int]]]:
    rows = [[1, 2, 0, 3], [2, 2, 1], [0, 1, 1, 2]]
    identities = Identities()
    identities.follow(rows)
    return identities, rows


def test_a_moved_card_is_the_same_card() -> None:
    identities, rows = dealt()
    before = idents(identities)
    rows[1].append(rows[0].pop())
    identities.follow(rows)
    assert idents(identities) == [before[0][:-1], [*before[1], before[0][-1]], before[2]]


def test_a_flipped_row_keeps_its_cards_in_reverse() -> None:
    identities, rows = dealt()
    before = idents(identities)
    rows[0].reverse()
    identities.follow(rows)
    assert idents(identities)[0] == before[0][::-1]


def test_a_shifted_row_keeps_its_cards() -> None:
    identities = Identities()
    identities.follow([[0, 4, 2, 2, 2]])
    before = idents(identities)[0]
    identities.follow([[2, 2, 2, 0, 4]])
    assert idents(identities)[0] == [*before[2:], *before[:2]]


def test_a_captured_card_comes_back_as_itself_when_it_is_undone() -> None:
    identities, rows = dealt()
    before = idents(identities)
    taken = rows[0].pop()
    identities.follow(rows)
    rows[0].append(taken)
    identities.follow(rows)
    assert idents(identities) == before


def test_a_flip_with_a_discard_in_one_step_moves_no_other_card() -> None:
    identities, rows = dealt()
    before = idents(identities)
    rows[0].reverse()
    rows[2].pop()
    identities.follow(rows)
    assert idents(identities) == [before[0][::-1], before[1], before[2][:-1]]


def test_identities_are_unique_and_kinds_are_right_after_any_history() -> None:
    chance = random.Random(3)
    rows = [[chance.randrange(11) for _ in range(11)] for _ in range(8)]
    identities = Identities()
    for _ in range(500):
        row = chance.randrange(8)
        what = chance.randrange(3)
        if what == 0 and rows[row]:
            rows[(row + 1) % 8].append(rows[row].pop())
        elif what == 1:
            rows[row].reverse()
        elif rows[row] and chance.random() < 0.1:
            rows[row].pop()
        identities.follow(rows)
        assert [[kind for _, kind in cards] for cards in identities.rows] == rows
        flat = [ident for row_idents in idents(identities) for ident in row_idents]
        assert len(set(flat)) == len(flat)
