"""The published numbers of the construction, and that what it draws is even."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from protocol.tables import set_up
from staufer_protocol.codec import enc
from staufer_protocol.fairness import (
    HM,
    TH,
    Chance,
    Keys,
    chain,
    commitment,
    genesis,
    givers_of,
    has_all_nonces,
    nonce_commitment,
    rules_hash,
    seal,
    seat_by_lot,
    shuffle,
    transcript,
    transcript_of,
    view_check,
)

SECRET, MATCH = bytes(range(32)), bytes(range(16))
NONCES = [bytes([1]) * 32, bytes([2]) * 32]
RULES = TH("staufer/rules/1", b"toy", b"1.0", b"options")
COMMITTED = commitment(MATCH, SECRET)
SEALED_NONCES = [nonce_commitment(MATCH, chair, nonce) for chair, nonce in enumerate(NONCES)]
TRANSCRIPT = transcript_of(MATCH, RULES, COMMITTED, NONCES)
KEYS = Keys(SECRET, TRANSCRIPT)


@pytest.mark.parametrize(
    ("made", "known"),
    [
        (RULES, "31bbcc844dba021aff302780069f46317a2b4d9e0a81e2b5cdd0caad180484db"),
        (COMMITTED, "d09c1b7fd1da42307bfa94056847e419f2a86aebdb6de6823f2998f5cc2d7518"),
        (SEALED_NONCES[0], "6e56c1df34be019b7b27117ded91e2e9dcb296e0464dcbfe2482bb15bb1cfb36"),
        (TRANSCRIPT, "d801d76b1af05c6fe2def48619890b960242b0f4316e7bc5663c3cdbb4997591"),
        (KEYS.chance, "97920922b629ab25ee20befce74e03ec8b7e950ae508309de136ffc88e6ca9cd"),
        (KEYS.salt, "e46455680b36115e98a69fddf6705b09fcfb0f61beefb6166339ef56487723de"),
        (KEYS.salt_of(7, 2), "5c60e948d1508db8c72355f76d81734d"),
        (
            seal(MATCH, 7, 2, vis=2, salt=KEYS.salt_of(7, 2), plaintext=enc(17)),
            "7f6e1329ae7ee848fc68935c0d756ef5a5440848f96d54f269a15b4e8b4afd45",
        ),
        (genesis(TRANSCRIPT), "0c358589f036a7a5629ce667c2d6b323c43677c5c234d3462bdbb14f653155de"),
        (
            chain(genesis(TRANSCRIPT), enc([1, 1, 0, [0, 0, 5], []])),
            "810c3f98ede41be125abd3448ebbebd74258539f33d03d9c40955aa71539288d",
        ),
    ],
)
def test_hashes_are_the_published_ones(made, known):
    assert made.hex() == known


def test_random_numbers_are_the_published_ones():
    chance = Chance(KEYS)
    word = chance.words(0, "setup")
    assert [word() for _ in range(4)] == [4215094848, 2214868975, 397474190, 1013287215]
    numbers = list(range(10))
    shuffle(numbers, chance.below(0, "setup"))
    assert numbers == [9, 5, 0, 1, 4, 2, 3, 6, 7, 8]
    below = chance.below(3, "draw")
    assert [below(7) for _ in range(8)] == [1, 5, 2, 6, 1, 4, 5, 1]


def test_a_hash_binds_the_bounds_of_its_parts():
    assert TH("a", b"bc", b"d") != TH("a", b"b", b"cd") != TH("ab", b"c", b"d")
    assert HM(b"k", b"m") != HM(b"m", b"k")


def test_every_event_has_numbers_of_its_own():
    chance = Chance(KEYS)
    streams = {tuple(map(chance.below(event, label), [1000] * 6)) for event in range(20) for label in ("draw", "die")}
    assert len(streams) == 40


def test_draws_are_even():
    """Chi-square of 60,000 draws from 6 over many events: under 20.5 but once in a thousand secrets."""
    chance = Chance(KEYS)
    counted = Counter(below(6) for event in range(600) for below in [chance.below(event, "die")] for _ in range(100))
    assert sum((counted[n] - 10_000) ** 2 / 10_000 for n in range(6)) < 20.5


def test_words_beyond_the_last_whole_multiple_are_left_out():
    """Of three quarters of the range every third number would come up twice as often by mere division."""
    n = 3 << 30
    below = Chance(KEYS).below(1, "wide")
    drawn = [below(n) for _ in range(3000)]
    assert max(drawn) < n
    low = sum(x < 1 << 30 for x in drawn)
    assert 880 < low < 1120


def test_everything_that_was_agreed_is_bound():
    setup, _ = set_up(seats=3)
    other = replace(setup.seats[0], centi=1)
    changes = [
        {"match": b"m"},
        {"game": "x"},
        {"rules_version": "x"},
        {"data_hash": b"x"},
        {"options": (("a", 1),)},
        {"seats": (other, *setup.seats[1:])},
        {"pace": "slow"},
        {"rated": True},
        {"commitment": b"x"},
        {"started": 5},
        {"nonces": setup.nonces[::-1]},
    ]
    made = {transcript(replace(setup, **change)) for change in changes}
    assert len(made | {transcript(setup)}) == len(changes) + 1


def test_seats_are_drawn_from_chairs_whose_order_says_nothing():
    setup, secret = set_up(seats=4)
    drawn = seat_by_lot(setup, secret)
    assert sorted(p.player for p in drawn.seats) == [1, 2, 3, 4]
    assert seat_by_lot(replace(setup, seats=setup.seats[::-1]), secret) == drawn == seat_by_lot(drawn, secret)
    assert rules_hash(drawn) == rules_hash(setup)


def test_everybody_sits_everywhere_equally_often():
    first = Counter()
    for n in range(600):
        setup, _ = set_up(seats=3)
        secret = n.to_bytes(32, "big")
        first[seat_by_lot(replace(setup, commitment=commitment(setup.match, secret)), secret).seats[0].player] += 1
    assert all(150 < first[player] < 250 for player in (1, 2, 3))


def test_a_view_check_is_of_one_observer_and_moment():
    made = {view_check(MATCH, seq, vis, view) for seq in (1, 2) for vis in (0, 1, 2) for view in (b"a", b"b")}
    assert len(made) == 12
    assert {len(check) for check in made} == {8}


def test_nonces_are_bound_in_the_order_of_the_chairs():
    setup, _ = set_up()
    given = [(), NONCES[:1], NONCES, NONCES[::-1]]
    assert len({transcript(replace(setup, nonces=tuple(nonces))) for nonces in given}) == 4
    assert SEALED_NONCES[0] != nonce_commitment(MATCH, 1, NONCES[0])


def test_the_hash_of_the_rules_is_there_before_any_nonce():
    setup, _ = set_up()
    assert rules_hash(setup) == rules_hash(replace(setup, nonces=()))


def test_people_give_a_nonce_each_and_bots_none():
    setup, _ = set_up(seats=4, bots=(1, 2))
    assert [giver.name for giver in givers_of(setup.seats)] == ["Player 0", "Player 3"]
    assert has_all_nonces(setup)
    assert not has_all_nonces(replace(setup, nonces=setup.nonces[:1]))
    assert not has_all_nonces(replace(setup, nonces=(setup.nonces[0], b"short")))
