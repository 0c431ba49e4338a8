"""Robots and the bots of the house play each other on a real server: every match ends, and is rated."""

from __future__ import annotations

import pytest

from bench.mixed_bots import GUESTS, play


def became(found: dict[str, object]) -> dict[tuple[str, str], int]:
    matches = found["matches"]
    assert isinstance(matches, list)
    return {(status, because): count for status, because, count in matches}


@pytest.mark.timeout(600)
async def test_a_match_of_each_guest_ends_and_is_rated() -> None:
    found = await play(len(GUESTS))
    assert found["guests_that_failed"] == []
    assert set(became(found)) == {("done", "")}
    assert found["choices_that_failed"] == []


@pytest.mark.long
@pytest.mark.timeout(7200)
async def test_two_hundred_matches_of_mixed_bots_end_and_are_rated() -> None:
    found = await play(200)
    print(found)
    assert found["guests_that_failed"] == []
    assert set(became(found)) == {("done", "")}
    assert sum(became(found).values()) >= 50  # robots that meet each other share matches
