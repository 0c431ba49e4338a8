"""Addresses as people type them, clocks, and the sum behind a rating."""

from __future__ import annotations

import pytest

from staufer_client.addresses import BadAddress, read_address
from staufer_client.clockwork import time_text
from staufer_client.results import explain_rating, headline, how_text, why_unrated
from staufer_protocol.happenings import UNRATED
from staufer_protocol.messages import OpponentTerm, RatingChange, SeatResult

NAMES = ("Costanza", "Corrado", "Matteo", "Isabel")
CODE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@pytest.mark.parametrize(
    ("typed", "base"),
    [
        ("play.example.org", "https://play.example.org"),
        ("  Play.Example.org:8443 ", "https://play.example.org:8443"),
        ("localhost:8080", "http://localhost:8080"),
        ("127.0.0.1:1", "http://127.0.0.1:1"),
        ("192.168.1.20:8080", "http://192.168.1.20:8080"),
        ("[::1]:8080", "http://[::1]:8080"),
        ("games.local", "http://games.local"),
        ("http://example.org", "http://example.org"),
        ("https://example.org/ladder", "https://example.org"),
        ("wss://example.org", "https://example.org"),
        ("staufer://example.org:99", "https://example.org:99"),
    ],
)
def test_an_address_is_read_as_people_type_it(typed, base):
    assert read_address(typed).base == base


def test_an_invite_brings_its_table_and_pins_its_certificate():
    address = read_address(f"staufer://192.168.0.5:8443/j/{CODE}#fp={'ab' * 32}")
    assert (address.base, address.code, address.fingerprint) == ("https://192.168.0.5:8443", CODE, b"\xab" * 32)
    assert address.socket == "wss://192.168.0.5:8443/ws"
    assert read_address(f"staufer://localhost:1/j/{CODE}").socket == "ws://localhost:1/ws"


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "empty"),
        ("host:99999", "port"),
        ("two words", "host"),
        ("https://", "host"),
        ("ftp://example.org", "scheme"),
        ("https://me:secret@example.org", "user"),
        ("staufer://example.org/j/short", "invite"),
        ("staufer://example.org/x/" + CODE, "invite"),
        (f"staufer://example.org/j/{CODE}#fp=12", "fingerprint"),
        ("-bad-.org", "host"),
    ],
)
def test_what_is_no_address_is_refused_with_a_sentence(typed, code):
    with pytest.raises(BadAddress) as refused:
        read_address(typed)
    assert refused.value.code == code
    assert refused.value.sentence.endswith(".")


@pytest.mark.parametrize(
    ("ms", "text"),
    [(0, "0:00"), (1, "0:01"), (9_000, "0:09"), (65_000, "1:05"), (3_600_000, "1:00:00"), (187_200_000, "2 d 4 h")],
)
def test_a_clock_reads_as_people_say_it(ms, text):
    assert time_text(ms) == text


def test_the_sum_behind_a_rating_is_shown_with_every_number():
    terms = (OpponentTerm(1, 173_100, 4327, 2), OpponentTerm(2, 170_200, 4741, 2), OpponentTerm(3, 164_800, 5517, 2))
    said = explain_rating(RatingChange(0, 168_400, 170_539, 40, 24, terms), NAMES)
    assert said.formula == "24 / √3 × (3 − 1.46) = +21.4"
    assert (said.before, said.after, said.delta) == ("1684", "1705", "+21.4")
    assert [(term.name, term.expected, term.result, term.gives) for term in said.terms] == [
        ("Corrado", "0.43", "1 won", "+7.9"),
        ("Matteo", "0.47", "1 won", "+7.3"),
        ("Isabel", "0.55", "1 won", "+6.2"),
    ]
    assert said.explanation == (
        "K is 24 after the first 25 games. It is divided by the root of three opponents. "
        "You won 3 of 3 pairs, 1.46 were expected."
    )


def test_against_one_opponent_no_root_is_taken_and_a_loss_has_a_wide_minus():
    said = explain_rating(RatingChange(0, 150_000, 146_800, 3, 64, (OpponentTerm(1, 150_000, 5000, 0),)), NAMES)
    assert said.formula == "64 × (0 − 0.50) = −32.0"
    assert said.terms[0].gives == "−32.0"
    assert said.explanation.startswith("K is 64 for the first ten games")


def test_a_draw_and_the_floor_are_explained():
    drawn = explain_rating(RatingChange(0, 150_000, 150_000, 30, 24, (OpponentTerm(1, 150_000, 5000, 1),)), NAMES)
    assert drawn.formula == "24 × (0.5 − 0.50) = ±0.0"
    floor = explain_rating(RatingChange(0, 60_100, 60_000, 30, 24, (OpponentTerm(1, 60_100, 5000, 0),)), NAMES)
    assert "No rating falls under 600." in floor.explanation


def test_the_headline_speaks_to_who_looks():
    results = (SeatResult(0, 1, 9, "played"), SeatResult(1, 2, 4, "resigned"))
    assert headline(results, NAMES, 0) == "Victory, Costanza"
    assert headline(results, NAMES, 1) == headline(results, NAMES, None) == "Costanza wins"
    tie = (SeatResult(0, 1, 9, "played"), SeatResult(1, 1, 9, "played"))
    assert headline(tie, ("A {x}", "B"), None) == "A {x} & B share the victory"
    assert headline((), NAMES, 0) == "The match is void"
    assert how_text("resigned")
    assert how_text("played") == ""


def test_why_a_match_is_not_rated_is_always_a_sentence():
    assert why_unrated("") == ""
    for code in (*UNRATED, "a code of a newer server"):
        assert why_unrated(code).endswith(".")
