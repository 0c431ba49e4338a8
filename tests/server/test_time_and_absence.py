"""Flags, strikes, absence: what happens when nobody does anything, with a clock that the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest

from server.conftest import sit_together
from server.fake_time import FakeClock
from server.people import PATIENCE, Person, Seen
from staufer_protocol.messages import (
    Accepted,
    Clocks,
    LookAround,
    MatchOver,
    Presence,
    QueueState,
    Refused,
    Rise,
    ServerMessage,
    Welcome,
)
from staufer_protocol.stream import Flagged, Left, Player, TakenOver, Undone, Voted
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.chronicle import ends_of
from staufer_server.hosting import MOST_RETURNS

Guests = Callable[[str, int], Awaitable[list[Person]]]
TURN, BANK, GRACE = 15.0, 180.0, 1.0


def bodies(running: RunningServer, seen: Seen) -> list[object]:
    """What the server has written of the match."""
    live = running.matches.live(seen.setup.match)
    return [record.body for record in live.truth.host.records]


async def until_round_two(people: list[Person], seats: list[Seen]) -> None:
    """Play on until everybody has had a turn, then until somebody has to choose."""

    async def play(person: Person, seen: Seen) -> None:
        while seen.course.rules.rounds(seen.course.game.state) < 2:
            if seen.is_my_turn:
                await person.choose(seen)
            await person.until(lambda: seen.is_my_turn or seen.course.rules.rounds(seen.course.game.state) > 1)

    await asyncio.gather(*(play(p, s) for p, s in zip(people, seats, strict=True)))
    seqs = [seen.course.seq for seen in seats]
    for person, seen in zip(people, seats, strict=True):
        await person.reach(seen, max(seqs))


def mover_of(people: list[Person], seats: list[Seen]) -> int:
    return next(n for n, seen in enumerate(seats) if seen.is_my_turn)


async def test_a_fallen_flag_makes_the_default_choice_and_counts_a_strike(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    people = await guests(slow_server.url, 2)
    seats = await sit_together(people)
    n = mover_of(people, seats)
    mover, his = people[n], seats[n]
    clock.advance(TURN + BANK + GRACE - 0.001)
    await mover.say_bytes(b"")  # answered only after the server has had its turn
    assert not [body for body in bodies(slow_server, his) if isinstance(body, Flagged)]
    clock.advance(0.001)
    await people[1 - n].until(lambda: any(isinstance(b, Flagged) for b in bodies(slow_server, his)))
    (flagged,) = [body for body in bodies(slow_server, his) if isinstance(body, Flagged)]
    assert flagged == Flagged(his.seat, 1)
    clocks = await mover.hear(Clocks, match=lambda c: c.seats[his.seat].strikes == 1)
    assert clocks.seats[his.seat].bank == 0
    assert not his.course.is_over


async def test_the_third_strike_loses_the_match(slow_server: RunningServer, clock: FakeClock, guests: Guests) -> None:
    people = await guests(slow_server.url, 2)
    seats = await sit_together(people)
    sleeper, his, waker, hers = people[0], seats[0], people[1], seats[1]

    async def stay_awake() -> MatchOver:
        return await waker.play(hers)

    playing = asyncio.ensure_future(stay_awake())
    while not his.course.is_over:
        await sleeper.until(lambda: his.is_my_turn or his.course.is_over)
        if his.is_my_turn:
            seq = his.course.seq
            clock.advance(TURN + BANK + GRACE)  # after the first time less would do
            await sleeper.reach(his, seq + 1)
    over = await playing
    result = over.results[his.seat]
    assert (result.place, result.how) == (2, "flagged")
    strikes = [body.strike for body in bodies(slow_server, his) if isinstance(body, Flagged)]
    assert sorted(set(strikes)) == [1, 2]  # the third is the loss
    assert over.ratings[his.seat].after < over.ratings[his.seat].before


async def test_thinking_long_is_charged_to_the_bank_and_stands_in_the_stream(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    people = await guests(slow_server.url, 2)
    seats = await sit_together(people)
    n = mover_of(people, seats)
    mover, his = people[n], seats[n]
    clock.advance(20.0)
    accepted = await mover.choose(his)
    live = slow_server.matches.live(his.setup.match)
    record = live.truth.host.records[accepted.seq - 1]
    assert record.body.charge_ms == 5_000  # type: ignore[union-attr]  # it is a choice
    clocks = await mover.hear(Clocks, match=lambda c: c.seats[his.seat].bank < 180_000)
    assert clocks.seats[his.seat].bank == 175_000


async def test_thinking_before_taking_back_is_charged_with_the_next_choice(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    people = await guests(slow_server.url, 2)
    seats = await sit_together(people)
    while True:
        n = mover_of(people, seats)
        mover, his = people[n], seats[n]
        target = his.course.undo_target(his.seat)
        if target is not None:
            break
        await mover.choose(his)
        await people[1 - n].reach(seats[1 - n], his.course.seq)
    clock.advance(100.0)
    taken = await mover.act(his, (2, target))
    assert isinstance(taken, Accepted)
    await mover.reach(his, taken.seq)
    accepted = await mover.choose(his)
    record = slow_server.matches.live(his.setup.match).truth.host.records[accepted.seq - 1]
    assert record.body.charge_ms == 85_000  # type: ignore[union-attr]  # it is a choice


async def test_two_minutes_of_absence_lose_a_match_of_two(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    people = await guests(slow_server.url, 2)
    seats = await sit_together(people)
    await until_round_two(people, seats)
    anna, bruno = people
    await anna.drop()
    presence = await bruno.hear(Presence, match=lambda p: not p.here[seats[0].seat])
    assert presence.claim_in == 120_000
    clock.advance(120.0)
    over = await bruno.hear(MatchOver)
    result = over.results[seats[0].seat]
    assert (result.place, result.how) == (2, "left")
    assert over.ratings[seats[0].seat].after < 1500_00


async def test_absences_add_up(slow_server: RunningServer, clock: FakeClock, guests: Guests) -> None:
    people = await guests(slow_server.url, 2)
    seats = await sit_together(people)
    await until_round_two(people, seats)
    anna, bruno = people
    for seconds in (50.0, 40.0):
        before = len(bruno.heard)
        await anna.drop()
        await bruno.hear(Presence, before, lambda p: not p.here[seats[0].seat])
        clock.advance(seconds)
        await anna.come()
        await anna.resume(seats[0])
    before = len(bruno.heard)
    await anna.drop()
    presence = await bruno.hear(Presence, before, lambda p: not p.here[seats[0].seat])
    assert presence.claim_in == 30_000


async def test_leaving_before_everybody_had_a_turn_makes_the_match_void(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    people = await guests(slow_server.url, 2)
    seats = await sit_together(people)
    await people[0].drop()
    await people[1].hear(Presence, match=lambda p: not p.here[seats[0].seat])
    clock.advance(120.0)
    over = await people[1].hear(MatchOver)
    assert (over.unrated_because, over.ratings, over.results) == ("void", (), ())


async def test_who_leaves_again_and_again_has_to_wait_before_searching(
    tmp_path: Path, clock: FakeClock, guests: Guests
) -> None:
    running = await start_server(ServerConfig(tmp_path / "s.sqlite"), clock)
    anna, bruno = await guests(running.url, 2)
    for _ in range(2):
        before = [len(anna.heard), len(bruno.heard)]
        await anna.search()
        await bruno.search()
        seats = await asyncio.gather(anna.be_ready(before[0]), bruno.be_ready(before[1]))
        await anna.drop()
        await bruno.hear(Presence, before[1], lambda p, seats=seats: not p.here[seats[0].seat])  # type: ignore[misc]  # bound now
        clock.advance(120.0)
        await bruno.hear(MatchOver, before[1])
        await anna.come()
    await anna.search()
    refusal = await anna.hear(Refused)
    assert refusal.code == "E_PENALTY"
    assert "5 minutes" in refusal.sentence
    before = [len(anna.heard), len(bruno.heard)]
    clock.advance(300.0)
    await anna.search()
    assert (await anna.hear(QueueState, before[0])).forecast.waiting == ()
    await running.stop()


async def test_with_three_a_bot_takes_the_seat_and_its_owner_may_come_back_but_is_last(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    people = await guests(slow_server.url, 3)
    seats = await sit_together(people)
    await until_round_two(people, seats)
    anna, hers = people[0], seats[0]
    await anna.drop()
    await people[1].hear(Presence, match=lambda p: not p.here[hers.seat])
    clock.advance(120.0)
    await people[1].until(lambda: any(isinstance(b, TakenOver) for b in bodies(slow_server, hers)))
    written = bodies(slow_server, hers)
    assert [b.actor for b in written if isinstance(b, Left)] == [hers.seat]
    assert [(b.actor, b.who) for b in written if isinstance(b, TakenOver)] == [(hers.seat, Player.HOUSE_BOT)]

    await anna.come()
    await anna.resume(hers)
    await anna.until(lambda: hers.course.standing.players[hers.seat] == Player.OWNER or None)
    overs = await asyncio.gather(*(p.play(s) for p, s in zip(people, seats, strict=True)))
    assert overs[0].results[hers.seat].place == 3
    assert len(overs[0].ratings) == 3


async def test_who_resigns_among_three_is_replaced_and_last(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 3)
    seats = await sit_together(people)
    await people[0].act(seats[0], (3,))
    over, _ = await asyncio.gather(*(p.play(s) for p, s in zip(people[1:], seats[1:], strict=True)))
    result = over.results[seats[0].seat]
    assert (result.place, result.how) == (3, "resigned")


async def test_whose_seat_a_bot_has_can_neither_choose_nor_take_back_until_he_returns(
    server: RunningServer, guests: Guests
) -> None:
    people = await guests(server.url, 3)
    seats = await sit_together(people)
    gone, his = people[0], seats[0]
    assert isinstance(await gone.act(his, (3,)), Accepted)
    await gone.until(lambda: his.course.standing.players[his.seat] == Player.HOUSE_BOT)
    before = len(bodies(server, his))
    for action in ((0, 0), (2, 0), (3,), (4, 0, 1)):
        answer = await gone.act(his, action)
        assert isinstance(answer, Refused)
        assert answer.code in {"E_HANDED_OVER", "E_STALE"}  # stale where the bot was faster
    assert not [body for body in bodies(server, his)[before:] if isinstance(body, TakenOver | Voted | Undone)]
    await gone.drop()
    await gone.come()
    await gone.resume(his)
    await gone.until(lambda: his.course.standing.players[his.seat] == Player.OWNER)
    overs = await asyncio.gather(*(p.play(s) for p, s in zip(people, seats, strict=True)))
    assert overs[0].results[his.seat].place == 3


async def test_what_a_bot_has_chosen_is_never_the_answer_to_whoever_it_plays_for(
    server: RunningServer, guests: Guests
) -> None:
    people = await guests(server.url, 3)
    seats = await sit_together(people)
    gone, his = people[0], seats[0]
    await gone.act(his, (3,))
    await asyncio.gather(*(p.play(s) for p, s in zip(people[1:], seats[1:], strict=True)))
    answer = await gone.act(his, (0, 0))
    assert isinstance(answer, Refused)
    assert answer.code == "E_OVER"


async def test_a_seat_is_handed_back_ten_times_at_most(server: RunningServer, guests: Guests) -> None:
    """Whoever comes and goes without end must not fill the stream of the others' match."""
    people = await guests(server.url, 3)
    seats = await sit_together(people)
    gone, his = people[0], seats[0]
    for n in range(MOST_RETURNS + 1):
        while not isinstance(await gone.act(his, (3,)), Accepted):
            pass  # somebody had just chosen: look again
        await gone.drop()
        await gone.come()
        await gone.resume(his)
        if n < MOST_RETURNS:
            await gone.until(lambda: his.course.standing.players[his.seat] == Player.OWNER)
    before = len(gone.heard)
    await gone.say(LookAround())
    await gone.hear(Welcome, before)
    returns = [b for b in bodies(server, his) if isinstance(b, TakenOver) and b.who == Player.OWNER]
    assert len(returns) == MOST_RETURNS
    assert server.matches.live(his.setup.match).is_bots(his.seat)


async def test_when_all_have_left_the_bots_play_to_the_end(
    slow_server: RunningServer, clock: FakeClock, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(slow_server.url, 3)
    seats = await sit_together(people)
    await until_round_two(people, seats)
    is_over = asyncio.Event()

    def hear(message: ServerMessage) -> None:
        if isinstance(message, MatchOver):
            is_over.set()

    monkeypatch.setattr(slow_server.matches.live(seats[0].setup.match).table, "tell", hear)
    for left, (person, seconds) in enumerate(zip(people, (10.0, 20.0, 120.0), strict=True)):  # one after the other
        await person.drop()
        while (await person.get("/healthz"))["online"] != 2 - left:
            pass  # the server has still to notice
        clock.advance(seconds)
    async with asyncio.timeout(PATIENCE):
        await is_over.wait()
    found = await people[0].get(f"/api/v1/matches/{seats[0].setup.match.hex()}")
    assert found["status"] == "done"
    assert [cast("list[int]", found["places"])[seen.seat] for seen in seats] == [3, 2, 1]
    assert len(cast("list[object]", found["ratings"])) == 3


async def test_all_who_are_absent_too_early_are_to_blame(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    people = await guests(slow_server.url, 3)
    seats = await sit_together(people)
    for n in (0, 1):
        await people[n].drop()
    await people[2].hear(Presence, match=lambda p: sum(p.here) == 1)
    clock.advance(120.0)
    assert (await people[2].hear(MatchOver)).unrated_because == "void"
    ends = {
        seen.seat: await slow_server.database.do(ends_of(p.player, 9)) for p, seen in zip(people, seats, strict=True)
    }
    assert [[how for how, _ in ends[seen.seat]] for seen in seats] == [["left"], ["left"], []]


async def test_who_gets_up_is_waited_for_half_a_minute_and_can_sit_down_again_meanwhile(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    people = await guests(slow_server.url, 2)
    seats = await sit_together(people)
    await until_round_two(people, seats)
    anna, bruno = people
    match = seats[0].setup.match
    before = len(bruno.heard)
    await anna.say(Rise(match))
    presence = await bruno.hear(Presence, before, lambda p: not p.here[seats[0].seat])
    assert presence.claim_in == 30_000
    clock.advance(29.0)
    before = len(bruno.heard)
    await anna.resume(seats[0])
    await bruno.hear(Presence, before, lambda p: p.here[seats[0].seat])
    clock.advance(60.0)
    assert not [body for body in bodies(slow_server, seats[1]) if isinstance(body, Left)]
    before = len(bruno.heard)
    await anna.drop()  # a line that breaks is no leaving: the rest of the two minutes is waited for
    presence = await bruno.hear(Presence, before, lambda p: not p.here[seats[0].seat])
    assert presence.claim_in == 91_000
    await anna.come()
    await anna.resume(seats[0])
    await anna.say(Rise(match))
    before = len(bruno.heard)
    await bruno.hear(Presence, before, lambda p: p.claim_in == 30_000)
    clock.advance(30.0)
    over = await bruno.hear(MatchOver)
    assert (over.results[seats[0].seat].place, over.results[seats[0].seat].how) == (2, "left")
