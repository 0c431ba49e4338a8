"""House bots think in a process of their own, and nothing that happens to it harms a match."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from random import Random

import pytest
from structlog.testing import capture_logs

from server.people import Person
from staufer_bots import BOTS
from staufer_engine.games import GAMES
from staufer_engine.kernel import Choice
from staufer_engine.record import Record as State
from staufer_protocol.codec import Plain, dec, enc, to_plain
from staufer_protocol.course import Course
from staufer_protocol.fairness import commitment
from staufer_protocol.host import Host
from staufer_protocol.messages import Accepted, LookAround, SeatedPlayer, Setup, Submit, Welcome
from staufer_protocol.stream import Record, read_record
from staufer_server import thinking
from staufer_server.application import RunningServer
from staufer_server.hosting import LiveMatch
from staufer_server.house_bots import Mind
from staufer_server.study import Study, ThoughtLost
from staufer_server.thinking import BotFailed, Thinker, choice_of

Guests = Callable[[str, int], Awaitable[list[Person]]]
SECRET, MATCH = bytes(32), bytes(16)


def seed(count: int) -> bytes:
    return bytes(count)


def a_host(choices: int = 0, match: bytes = MATCH) -> Host[State]:
    rules = GAMES["fredericus"]
    seats = tuple(SeatedPlayer(n + 1, f"Bot {n}", True, 1500_00, 0) for n in range(2))
    agreed = commitment(match, SECRET)
    setup = Setup(match, rules.name, rules.version, rules.data_hash, (), seats, "quick", False, agreed, 1)
    host = Host(rules, setup, SECRET)
    host.accept(host.begin(0))
    for _ in range(choices):
        play_something(host)
    return host


def play_something(host: Host[State]) -> None:
    (seat, *_), ask = host.waiting_for(), host.course.game.ask
    assert ask is not None
    host.accept(host.choose(seat, ask.options[seat]()[0], 0))


def thought_here(host: Host[State], seat: int, way: str) -> Choice:
    """What the bot thinks in this process, with the same luck."""
    course = Course(host.rules, host.setup, seat)
    for record in host.records:
        course.apply(read_record(record.pub, record.open_parts(seat)))
    return BOTS[way].choose(course.game.clone(), seat, Random(seed(16)).randrange)


@pytest.fixture
async def study() -> AsyncIterator[Study]:
    made = Study()
    yield made
    await made.stop()


@pytest.mark.parametrize("way", sorted(BOTS))
async def test_the_process_chooses_what_the_bot_would(study: Study, way: str) -> None:
    host = a_host()
    minds = [Mind(host.setup, seat, way, study, seed) for seat in range(2)]
    for _ in range(12):
        seat = host.waiting_for()[0]
        assert await minds[seat].think(host.records) == thought_here(host, seat, way)
        play_something(host)
    assert study.starts == 1


async def test_a_process_that_has_ended_is_started_again_and_told_everything(study: Study) -> None:
    host = a_host(6)
    seat = host.waiting_for()[0]
    mind = Mind(host.setup, seat, "page", study, seed)
    chosen = await mind.think(host.records)
    assert study.process_id is not None
    os.kill(study.process_id, 9)
    with pytest.raises(ThoughtLost):
        await mind.think(host.records)
    assert await mind.think(host.records) == chosen
    assert study.starts == 2


async def test_a_thought_that_takes_too_long_is_lost() -> None:
    hasty = Study(patience=0.0)
    host = a_host()
    seat = host.waiting_for()[0]
    with pytest.raises(ThoughtLost):
        await Mind(host.setup, seat, "squire", hasty, seed).think(host.records)
    await hasty.stop()


async def test_after_the_end_nobody_thinks_any_more() -> None:
    ended = Study()
    await ended.stop()
    host = a_host()
    with pytest.raises((ThoughtLost, RuntimeError)):
        await Mind(host.setup, host.waiting_for()[0], "page", ended, seed).think(host.records)


def question(host: Host[State], known: int) -> Plain:
    asked = thinking.question(host.setup, host.waiting_for()[0], "page", host.records, known=known, seed=seed(16))
    return dec(enc(asked), thinking.LIMIT)  # as it arrives


def test_a_seat_that_was_forgotten_is_asked_for_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_SEATS", 1)
    thinker, one, other = Thinker(), a_host(5), a_host(5, bytes(15) + b"1")
    assert choice_of(thinker.answer(question(one, 3))) is None  # never heard of
    assert choice_of(thinker.answer(question(one, 0))) is not None
    assert choice_of(thinker.answer(question(other, 0))) is not None
    assert choice_of(thinker.answer(question(one, one.seq))) is None  # the other took its place
    assert choice_of(thinker.answer(question(other, other.seq))) is not None


def test_a_bot_that_fails_is_said_so_without_its_words() -> None:
    assert Thinker().try_to_answer([1, 2, 3]) == [thinking.FAILED, "ValueError"]
    with pytest.raises(BotFailed, match="KeyError"):
        choice_of([thinking.FAILED, "KeyError"])


async def test_one_bot_that_fails_ends_nobodys_thoughts(study: Study) -> None:
    host = a_host()
    seat = host.waiting_for()[0]
    assert await study.ask([to_plain(host.setup), 1 - seat, "no such way", 0, b"", []]) == [thinking.FAILED, "KeyError"]
    await Mind(host.setup, seat, "page", study, seed).think(host.records)
    assert study.starts == 1


async def test_a_match_goes_on_when_the_bots_process_is_killed_again_and_again(
    server: RunningServer, guests: Guests
) -> None:
    (person,) = await guests(server.url, 1)
    await person.search((2,), bots="near")
    seen = await person.be_ready()
    while await person.turn(seen):
        number = server.bots.study.process_id
        if number is not None and seen.cseq in (3, 6):
            os.kill(number, 9)
        await person.choose(seen)
    assert (await person.over(seen)).ratings


async def test_a_match_that_ends_while_a_bot_thinks_is_no_error(
    server: RunningServer, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, may_go_on, think = asyncio.Event(), asyncio.Event(), Mind.think

    async def slowly(mind: Mind, records: Sequence[Record]) -> Choice:
        thinks.set()
        await may_go_on.wait()
        return await think(mind, records)

    has_submitted, submit = asyncio.Event(), LiveMatch.submit_for_bot

    async def noted(match: LiveMatch, seat: int, wish: Submit) -> None:
        has_submitted.set()
        await submit(match, seat, wish)

    monkeypatch.setattr(Mind, "think", slowly)
    monkeypatch.setattr(LiveMatch, "submit_for_bot", noted)
    (person,) = await guests(server.url, 1)
    await person.search((2,), bots="near")
    seen = await person.be_ready()
    with capture_logs() as logs:
        while not thinks.is_set():
            if seen.is_my_turn:
                await person.choose(seen)
            await asyncio.sleep(0)
        assert isinstance(await person.act(seen, (3,)), Accepted)
        may_go_on.set()
        await has_submitted.wait()
        await person.over(seen)
        before = len(person.heard)
        await person.say(LookAround())  # whatever the bot had to say to that it has said
        await person.hear(Welcome, before)
    assert [log for log in logs if log["log_level"] == "error"] == []
