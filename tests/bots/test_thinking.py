"""The process in which bots think chooses what they would choose here, and is no harm to who asks it."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Sequence
from random import Random

import pytest

from staufer_bots import BOTS, thinking
from staufer_bots.hints import hints
from staufer_bots.mind import Mind, frames_of
from staufer_bots.study import Study, ThoughtLost
from staufer_bots.thinking import BotFailed, Thinker, thought
from staufer_engine.games import GAMES
from staufer_engine.kernel import Choice, Game
from staufer_engine.record import Record as State
from staufer_protocol.codec import Plain, dec, enc, to_plain
from staufer_protocol.course import Course
from staufer_protocol.fairness import commitment
from staufer_protocol.host import Host
from staufer_protocol.messages import SeatedPlayer, Setup
from staufer_protocol.stream import read_record

SECRET, MATCH = bytes(32), bytes(16)


def seed(count: int) -> bytes:
    return bytes(count)


def a_host(choices: int = 0, match: bytes = MATCH, game: str = "fredericus") -> Host[State]:
    rules = GAMES[game]
    seats = tuple(SeatedPlayer(n + 1, f"Bot {n}", True, 1500_00, 0) for n in range(2))
    options = tuple(sorted((option.name, option.values[0][0]) for option in rules.options))
    agreed = commitment(match, SECRET)
    setup = Setup(match, rules.name, rules.version, rules.data_hash, options, seats, "quick", False, agreed, 1)
    host = Host(rules, setup, SECRET)
    host.accept(host.begin(0))
    for _ in range(choices):
        play_something(host)
    return host


def options_of(host: Host[State]) -> Sequence[Choice]:
    (seat, *_), ask = host.waiting_for(), host.course.game.ask
    assert ask is not None
    return ask.options[seat]()


def play_something(host: Host[State]) -> None:
    host.accept(host.choose(host.waiting_for()[0], options_of(host)[0], 0))


def own_copy(host: Host[State], seat: int) -> Game[State]:
    course = Course(host.rules, host.setup, seat)
    for record in host.records:
        course.apply(read_record(record.pub, record.open_parts(seat)))
    return course.game


def thought_here(host: Host[State], seat: int, way: str) -> Choice:
    """What the bot thinks in this process, with the same luck."""
    return BOTS[way].choose(own_copy(host, seat), seat, Random(seed(16)).randrange)


@pytest.fixture
async def study() -> AsyncIterator[Study]:
    made = Study()
    yield made
    await made.stop()


@pytest.mark.parametrize("way", sorted(BOTS))
async def test_the_process_chooses_what_the_bot_would(study: Study, way: str) -> None:
    host = a_host()
    minds = [Mind(host.setup, seat, study, seed) for seat in range(2)]
    for _ in range(12):
        seat = host.waiting_for()[0]
        assert await minds[seat].choose(way, frames_of(host, seat)) == thought_here(host, seat, way)
        play_something(host)
    assert study.starts == 1


@pytest.mark.parametrize("game", GAMES)
async def test_the_process_gives_the_hints_that_would_be_found_here(study: Study, game: str) -> None:
    host = a_host(9, game=game)
    while len(options_of(host)) < 2:
        play_something(host)
    seat = host.waiting_for()[0]
    found = await Mind(host.setup, seat, study, seed).hints(frames_of(host, seat))
    assert found == hints(own_copy(host, seat), seat, Random(seed(16)).randrange)
    assert found[0].choice in options_of(host)


async def test_a_process_that_has_ended_is_started_again_and_told_everything(study: Study) -> None:
    host = a_host(6)
    seat = host.waiting_for()[0]
    mind = Mind(host.setup, seat, study, seed)
    chosen = await mind.choose("page", frames_of(host, seat))
    assert study.process_id is not None
    os.kill(study.process_id, 9)
    with pytest.raises(ThoughtLost):
        await mind.choose("page", frames_of(host, seat))
    assert await mind.choose("page", frames_of(host, seat)) == chosen
    assert study.starts == 2


async def test_a_thought_that_takes_too_long_is_lost() -> None:
    hasty = Study(patience=0.0)
    host = a_host()
    seat = host.waiting_for()[0]
    with pytest.raises(ThoughtLost):
        await Mind(host.setup, seat, hasty, seed).choose("squire", frames_of(host, seat))
    await hasty.stop()


async def test_after_the_end_nobody_thinks_any_more() -> None:
    ended = Study()
    await ended.stop()
    host = a_host()
    seat = host.waiting_for()[0]
    with pytest.raises((ThoughtLost, RuntimeError)):
        await Mind(host.setup, seat, ended, seed).choose("page", frames_of(host, seat))


def question(host: Host[State], known: int) -> Plain:
    seat = host.waiting_for()[0]
    asked = thinking.question(host.setup, seat, "page", frames_of(host, seat)(known), known=known, seed=seed(16))
    return dec(enc(asked), thinking.LIMIT)  # as it arrives


def test_a_seat_that_was_forgotten_is_asked_for_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_SEATS", 1)
    thinker, one, other = Thinker(), a_host(5), a_host(5, bytes(15) + b"1")
    assert thought(thinker.answer(question(one, 3))) is None  # never heard of
    assert thought(thinker.answer(question(one, 0))) is not None
    assert thought(thinker.answer(question(other, 0))) is not None
    assert thought(thinker.answer(question(one, one.seq))) is None  # the other took its place
    assert thought(thinker.answer(question(other, other.seq))) is not None


def test_a_bot_that_fails_is_said_so_without_its_words() -> None:
    assert Thinker().try_to_answer([1, 2, 3]) == [thinking.FAILED, "ValueError"]
    with pytest.raises(BotFailed, match="KeyError"):
        thought([thinking.FAILED, "KeyError"])


async def test_one_bot_that_fails_ends_nobodys_thoughts(study: Study) -> None:
    host = a_host()
    seat = host.waiting_for()[0]
    assert await study.ask([to_plain(host.setup), 1 - seat, "no such way", 0, b"", []]) == [thinking.FAILED, "KeyError"]
    await Mind(host.setup, seat, study, seed).choose("page", frames_of(host, seat))
    assert study.starts == 1
