"""Bots of this computer think in a process of their own; where none can be started, in a thread."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from client.core.house import house
from staufer_bots.study import Study, ThoughtLost
from staufer_client.court import Court, seat_of
from staufer_client.follower import Follower
from staufer_client.local_match import LocalMatch
from staufer_client.practice import start_practice


class NoProcess(Study):
    def __init__(self) -> None:
        super().__init__(process=("/no/such/program",))


async def my_turn(match: LocalMatch) -> Follower:
    """Wait for it; what the player knows then."""
    changed = asyncio.Event()
    match.table.listeners.append(lambda change: changed.set())
    while not match.table.is_my_turn:
        changed.clear()
        await changed.wait()
    return match.table.follower


async def test_whoever_is_asked_thinks_in_the_process_and_hints_come_from_it(tmp_path: Path) -> None:
    court = Court(study=Study())
    match = start_practice(house(tmp_path, court=court), "fredericus", "Anna", ["page"], {})
    match.start()
    try:
        follower = await my_turn(match)
        seat = seat_of(follower).number
        assert court.study is not None
        assert match.table.game.is_legal(seat, await court.choose("squire", follower))
        best, *_ = await court.hints(follower)
        assert match.table.game.is_legal(seat, best.choice)
        assert court.study.starts == 1
        assert court.study.process_id is not None
    finally:
        await match.stop()
        await court.stop()
    with pytest.raises((RuntimeError, ThoughtLost)):
        await court.choose("page", follower)


async def test_where_no_process_can_be_started_bots_think_all_the_same(tmp_path: Path) -> None:
    court = Court(study=NoProcess())
    match = start_practice(house(tmp_path, court=court), "fredericus", "Anna", ["page"], {})
    match.start()
    try:
        follower = await my_turn(match)
        seat = seat_of(follower).number
        assert match.table.game.is_legal(seat, await court.choose("page", follower))
        assert len(await court.hints(follower)) > 1
        assert court.study is None
    finally:
        await match.stop()
        await court.stop()
