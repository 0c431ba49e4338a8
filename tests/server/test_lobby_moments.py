"""What happens between two moments of the lobby: people change their minds while something is looked up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from server.conftest import sit_together
from server.fake_time import FakeClock
from server.people import Person
from staufer_protocol.messages import (
    PROTOCOL,
    AnswerReady,
    Hello,
    LeaveQueue,
    MatchOver,
    OfferRematch,
    QueueLeft,
    QueueState,
    ReadyCheck,
    Refused,
    Resume,
    Setup,
    SetupOffered,
    SetupVoid,
    Welcome,
)
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.connection import Session

Guests = Callable[[str, int], Awaitable[list[Person]]]


class Gate:
    """Something that is looked up, and takes as long as the test wishes."""

    def __init__(self) -> None:
        self.is_reached = asyncio.Event()
        self.is_open = asyncio.Event()

    async def pass_through(self) -> None:
        self.is_reached.set()
        await self.is_open.wait()


async def test_who_is_called_to_a_table_while_he_begins_another_search_searches_no_more(
    server: RunningServer, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = await guests(server.url, 2)
    await anna.search()
    await anna.hear(QueueState)
    gate, barred_for = Gate(), server.matches.barred_for

    async def slowly(player: int) -> int:
        if player == anna.player:
            await gate.pass_through()
        return await barred_for(player)

    monkeypatch.setattr(server.matches, "barred_for", slowly)
    await anna.search((3,))
    await gate.is_reached.wait()
    await bruno.search()
    check = await anna.hear(ReadyCheck)
    gate.is_open.set()
    assert (await anna.hear(Refused)).code == "E_CHECKING"
    await anna.say(AnswerReady(check.check, True))
    await bruno.be_ready()
    await anna.until(lambda: anna.matches)
    before = len(anna.heard)
    await anna.say(LeaveQueue())
    assert (await anna.hear(Refused, before)).code == "E_NOT_SEARCHING"


@pytest.mark.parametrize("goes_how", ["leaves the queue", "breaks off"])
async def test_who_goes_while_his_table_is_prepared_is_not_seated(
    server: RunningServer, guests: Guests, monkeypatch: pytest.MonkeyPatch, goes_how: str
) -> None:
    anna, bruno = await guests(server.url, 2)
    await anna.search()
    await anna.hear(QueueState)
    gate, invite = Gate(), server.bots.invite

    async def slowly(*wish: object) -> object:
        await gate.pass_through()
        return await invite(*wish)  # type: ignore[arg-type]  # handed on

    monkeypatch.setattr(server.bots, "invite", slowly)
    await bruno.search()
    await gate.is_reached.wait()
    if goes_how == "breaks off":
        await anna.drop()
        while (await bruno.get("/healthz"))["online"] != 1:
            pass  # the server has still to notice
    else:
        await anna.say(LeaveQueue())
        assert (await anna.hear(Refused)).code == "E_NOT_SEARCHING"  # she is called already, and may say no
        await anna.say(AnswerReady(1, False))  # of a check that she has not heard of yet
        assert (await anna.hear(Refused, match=lambda r: r.code == "E_LAPSED")).sentence
    gate.is_open.set()
    check = await bruno.hear(ReadyCheck)
    if goes_how == "leaves the queue":
        await anna.say(AnswerReady(check.check, False))
    await bruno.hear(QueueState, bruno.heard.index(check))  # he looks on
    assert not bruno.matches


async def test_a_lookup_that_fails_loses_nobody_who_waits(
    server: RunningServer, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(server.url, 2)
    with monkeypatch.context() as broken:
        failed = asyncio.Event()

        async def fail(*_: object) -> None:
            failed.set()
            raise RuntimeError("broken on purpose")

        broken.setattr(server.bots, "invite", fail)
        for person in people:
            await person.search()
        await failed.wait()
    seats = await asyncio.gather(*(person.be_ready() for person in people))
    assert seats[0].setup == seats[1].setup


async def test_searches_cannot_be_begun_without_end(tmp_path: Path, clock: FakeClock, guests: Guests) -> None:
    running = await start_server(ServerConfig(tmp_path / "s.sqlite"), clock)
    (anna,) = await guests(running.url, 1)
    for n in range(13):
        clock.advance(0.2)  # slower than what any message may be
        await anna.search()
        if n < 12:
            before = len(anna.heard)
            await anna.say(LeaveQueue())
            await anna.hear(QueueLeft, before)
    refusal = await anna.hear(Refused)
    assert refusal.code == "E_TOO_FAST"
    clock.advance(10.0)
    await anna.search()
    assert (await anna.hear(QueueState, anna.heard.index(refusal))).waited == 0
    await running.stop()


async def test_who_vanishes_when_all_is_agreed_has_his_seat_at_the_next_match(
    server: RunningServer, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = await guests(server.url, 2)
    hers, his = await sit_together([anna, bruno])
    await anna.act(hers, (3,))
    await bruno.over(his)
    gate, agree = Gate(), server.matches.setups.agree

    async def slowly(setup: Setup, secret: bytes, people: Sequence[Session]) -> Setup:
        agreed = await agree(setup, secret, people)
        await gate.pass_through()
        return agreed

    monkeypatch.setattr(server.matches.setups, "agree", slowly)
    await anna.say(OfferRematch(hers.setup.match))
    await bruno.say(OfferRematch(hers.setup.match))
    await gate.is_reached.wait()
    session = server.matches.live(his.setup.match).table.chairs[his.seat].session
    assert session is not None
    session.close(1013, "reads too slowly")
    await bruno.gone()
    gate.is_open.set()
    again = await anna.table_after(hers)
    await bruno.come()
    assert [line.match for line in (await bruno.hear(Welcome, len(bruno.heard) - 1)).live] == [again.setup.match]


async def test_who_vanishes_before_he_has_given_his_share_is_waited_for_with_the_next_match(
    server: RunningServer, guests: Guests
) -> None:
    anna, bruno = await guests(server.url, 2)
    hers, his = await sit_together([anna, bruno])
    await anna.act(hers, (3,))
    await bruno.over(his)
    bruno.gives = False
    await anna.say(OfferRematch(hers.setup.match))
    await bruno.say(OfferRematch(hers.setup.match))
    await bruno.hear(SetupOffered, bruno.heard.index(bruno.matches[his.setup.match].over))
    before = len(anna.heard)
    await bruno.drop()
    assert (await anna.hear(SetupVoid, before)).players == (bruno.player,)
    refusal = await anna.hear(Refused, before)
    assert (refusal.match, refusal.code) == (hers.setup.match, "E_NOT_AGREED")
    assert not any((await anna.hear(MatchOver, before)).wants_rematch)
    bruno.gives = True
    await bruno.come()
    await bruno.resume(his)
    for person in (anna, bruno):
        await person.say(OfferRematch(hers.setup.match))
    assert (await anna.table_after(hers)).setup == (await bruno.table_after(his)).setup


async def test_who_sits_down_at_the_next_table_rises_from_finished_ones(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 2)
    first = await sit_together(people)
    await people[0].act(first[0], (3,))
    for person, seen in zip(people, first, strict=True):
        await person.over(seen)
    assert server.matches.live(first[0].setup.match).is_over  # they may still want to play again
    before = [len(person.heard) for person in people]
    for person in people:
        await person.search()
    await asyncio.gather(*(p.be_ready(since) for p, since in zip(people, before, strict=True)))
    with pytest.raises(KeyError):
        server.matches.live(first[0].setup.match)


async def test_two_who_look_at_a_finished_match_sit_at_one_table(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 2)
    seats = await sit_together(people)
    match = seats[0].setup.match
    await people[0].act(seats[0], (3,))
    await people[1].over(seats[1])
    for person in people:
        await person.drop()
        await person.come()
    for person in people:
        await person.say(OfferRematch(match))  # without sitting there: nothing is kept in memory for that
        assert (await person.hear(Refused)).code == "E_NOT_OPEN"
        with pytest.raises(KeyError):
            server.matches.live(match)
    await asyncio.gather(*(person.say(Resume(match, 0, b"")) for person in people))
    for person in people:
        await person.until(lambda person=person: person.matches[match].is_current)  # type: ignore[misc]  # bound now
        await person.say(OfferRematch(match))
    for person, seen in zip(people, seats, strict=True):
        assert (await person.table_after(seen)).setup.rated


async def test_a_name_that_is_given_before_the_greeting_is_the_one_that_is_greeted(server: RunningServer) -> None:
    person = Person(server.url)
    await person.register()
    await person.connect()
    await person.rename("Bianca")
    await person.say(Hello(PROTOCOL, "test"))
    assert (await person.hear(Welcome)).name == "Bianca"
    await person.go()
