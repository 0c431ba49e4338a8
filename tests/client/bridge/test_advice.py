"""Hints at a table: asked for by button or key, pressed to be chosen, gone with the question."""

from __future__ import annotations

import random

import pytest

from client.bridge.test_table import answerable, play_on, start
from client.bridge.window import idents, wait_until
from staufer_bots.hints import Hint
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.table import Table
from staufer_client.follower import Follower
from staufer_client.session import Session
from staufer_client.stage.scenes import hunt, watched


async def test_a_hint_is_asked_for_shown_and_chosen(session: Session, shelf: Shelf) -> None:
    table = await start(session, shelf)
    advice = table.advice
    assert advice.isOffered
    advice.ask()
    assert advice.isThinking
    await wait_until(lambda: not advice.isThinking)
    assert advice.sentence
    assert set(idents(advice.hints)) <= set(idents(table.choices))
    before = table.followed
    table.press(str(idents(advice.hints)[0]))
    await wait_until(lambda: answerable(table) and not advice.hints.rows)
    assert table.followed is before
    assert advice.sentence == ""


async def test_a_hint_that_comes_too_late_is_not_shown(
    session: Session, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start(session, shelf)
    found: list[Hint] = []

    async def slowly(follower: Follower) -> tuple[Hint, ...]:
        await play_on(table, random.Random(2), 1)
        found.append(Hint((3, 1), 100, 100, ()))
        return tuple(found)

    monkeypatch.setattr(session.house.court, "hints", slowly)
    table.advice.ask()
    await wait_until(lambda: bool(found) and answerable(table))
    assert not table.advice.hints.rows
    assert not table.advice.isThinking


async def test_a_hint_that_fails_is_said_so(session: Session, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await start(session, shelf)

    async def fail(follower: Follower) -> tuple[Hint, ...]:
        raise RuntimeError("the lamp went out")

    monkeypatch.setattr(session.house.court, "hints", fail)
    session.home.loop.set_exception_handler(lambda loop, context: None)
    table.advice.ask()
    await wait_until(lambda: not table.advice.isThinking)
    assert table.advice.sentence == "No hint could be found. Ask again."
    assert table.advice.isOffered


def test_rated_matches_and_watchers_get_no_hints(shelf: Shelf) -> None:
    hunt(shelf)
    advice = shelf[Table].advice
    assert advice.whyNot == "In a rated match everybody thinks for himself."
    assert not advice.isOffered
    advice.ask()
    assert not advice.isThinking
    watched(shelf)
    assert not advice.isOffered
