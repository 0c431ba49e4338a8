"""Looking on: the public view and no more, a minute late where the match is rated, and no way to act."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from server.conftest import sit_together
from server.fake_time import FakeClock
from server.people import Person, Seen
from staufer_protocol.messages import (
    AskHead,
    Clocks,
    LookAround,
    MatchOpened,
    MatchOver,
    OfferRematch,
    RecordFrame,
    Refused,
    Resume,
    Said,
    Say,
    SeatClock,
    Submit,
    Welcome,
)
from staufer_protocol.messages.company import StopWatching, Watch, Watchers
from staufer_protocol.replay import read_replay, verify
from staufer_server import watching
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.truth import PRIVATE
from staufer_server.watching import DELAY, aged

Guests = Callable[[str, int], Awaitable[list[Person]]]


async def refused(person: Person, message: object) -> Refused:
    before = len(person.heard)
    await person.say(message)  # type: ignore[arg-type]  # any message of a client
    return await person.hear(Refused, before)


async def quiet(person: Person) -> None:
    """Whatever was on its way to the person has come."""
    before = len(person.heard)
    await person.say(LookAround())
    await person.hear(Welcome, before)


async def play_some(people: list[Person], seats: list[Seen], choices: int) -> None:
    for _ in range(choices):
        n = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
        accepted = await people[n].choose(seats[n])
        for person, seen in zip(people, seats, strict=True):
            await person.reach(seen, accepted.seq)
        await people[0].until(lambda: seats[0].course.is_over or any(seen.is_my_turn for seen in seats))


async def test_who_watches_sees_the_public_view_to_the_end_and_the_replay_agrees(
    server: RunningServer, guests: Guests
) -> None:
    *people, stranger = await guests(server.url, 4)
    seats = await sit_together(people, rated=False)
    live = server.matches.live(seats[0].setup.match)
    await play_some(people, seats, 30)
    seen = await stranger.watch(live.id)
    assert seen.seat == -1
    assert seen.course.seq >= 30
    await asyncio.gather(*(p.play(s) for p, s in zip(people, seats, strict=True)))
    await stranger.over(seen)
    frames = [m for m in stranger.heard if isinstance(m, RecordFrame)]
    assert any(frame.check for frame in frames)  # which agreed: following them would have failed otherwise
    sealed = [seal for record in live.truth.host.records for seal in record.seals]
    assert sealed
    assert not any(frame.parts for frame in frames)
    *before, last = frames
    assert not any(live.truth.host.secret in frame.pub for frame in before)
    assert live.truth.host.secret in last.pub
    assert seen.course.head == live.truth.host.head
    replay = read_replay(await stranger.download(live.id))
    assert verify(replay).is_verified
    assert replay.head == seen.course.head
    assert [signed.seq for signed in stranger.signed] == [0, live.truth.host.seq]


async def test_who_watches_has_no_way_to_act(server: RunningServer, guests: Guests) -> None:
    *people, stranger = await guests(server.url, 3)
    seats = await sit_together(people, rated=False)
    match = seats[0].setup.match
    seen = await stranger.watch(match)
    live = server.matches.live(match)
    n = next(n for n, one in enumerate(seats) if one.is_my_turn)
    wish = replace(people[n].wish(seats[n], seats[n].options()[0]), attempt=7)
    resignation = Submit(match, 1, seen.course.based_seq, seen.head(seen.course.based_seq), 1, (3,))
    before = live.truth.host.seq
    for message in (wish, resignation, Say(match, "take the falcon"), Resume(match, 0, b""), AskHead(match)):
        assert (await refused(stranger, message)).code == "E_NOT_SEATED"
    assert (await refused(stranger, OfferRematch(match))).code == "E_NOT_SEATED"
    assert live.truth.host.seq == before
    assert not any(isinstance(m, Said) for person in people for m in person.heard)


async def test_everybody_at_the_table_knows_how_many_watch(server: RunningServer, guests: Guests) -> None:
    first, second, *people = await guests(server.url, 4)
    seats = await sit_together(people, rated=False)
    match = seats[0].setup.match
    assert (await people[0].hear(Watchers)).count == 0
    await first.watch(match)
    await second.watch(match)
    for person in (*people, first):
        await person.hear(Watchers, match=lambda w: w.count == 2)
    (line,) = (await first.get("/api/v1/live"))["matches"]  # type: ignore[misc]  # a list, as the document says
    assert (line["match"], line["watching"], line["delay"]) == (match.hex(), 2, 0)
    since = len(people[0].heard)
    await first.say(StopWatching(match))
    await people[0].hear(Watchers, since, lambda w: w.count == 1)
    await second.drop()
    await people[0].hear(Watchers, since, lambda w: w.count == 0)


async def test_one_watches_one_match_at_a_time_and_none_while_one_sits_down(
    server: RunningServer, guests: Guests
) -> None:
    a, b, c, d, stranger = await guests(server.url, 5)
    one, _ = await sit_together([a, b], rated=False)
    two, _ = await sit_together([c, d], rated=False)
    await stranger.watch(one.setup.match)
    await stranger.watch(two.setup.match)
    await a.hear(Watchers, since=a.heard.index(await a.hear(Watchers, match=lambda w: w.count == 1)) + 1)
    assert server.matches.watched() == {one.setup.match: 0, two.setup.match: 1}
    await stranger.search((2,), rated=False, bots="near")
    await stranger.be_ready()
    assert server.matches.watched()[two.setup.match] == 0


@pytest.mark.parametrize("delay", ["early", "due"])
async def test_a_rated_match_is_seen_a_minute_late(
    slow_server: RunningServer, clock: FakeClock, guests: Guests, delay: str
) -> None:
    """Records, clocks and chat alike; and who comes later gets what has been shown till then."""
    *people, stranger, late = await guests(slow_server.url, 4)
    seats = await sit_together(people)
    match = seats[0].setup.match
    seen = await stranger.watch(match)
    assert seen.course.seq == 0
    clock.advance(5)
    await play_some(people, seats, 3)
    played = seats[0].course.seq
    await people[0].say(Say(match, "well flown"))
    await people[1].hear(Said)
    if delay == "early":
        clock.advance(DELAY - 0.001)
        await quiet(stranger)
        dealt = seen.course.seq
        assert 0 < dealt < played  # the deal, which is five seconds older
        assert not any(isinstance(m, Said) for m in stranger.heard)
        his = await late.watch(match)
        await quiet(late)
        assert his.course.seq == dealt
        assert not any(isinstance(m, Said) for m in late.heard)
        return
    clock.advance(DELAY)
    await stranger.reach(seen, played)
    assert (await stranger.hear(Said)).text == "well flown"
    at = [m.at for m in stranger.heard if isinstance(m, Clocks)]
    assert at
    assert max(at) <= 5000  # the match time of what is shown
    his = await late.watch(match)
    assert his.course.seq == played
    assert (await late.hear(Said)).text == "well flown"
    assert (await late.hear(Clocks)).at == max(at)


async def test_the_end_and_its_secret_are_shown_late_too(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    *people, stranger = await guests(slow_server.url, 3)
    seats = await sit_together(people)
    live = slow_server.matches.live(seats[0].setup.match)
    seen = await stranger.watch(live.id)
    await people[0].act(seats[0], (3,))
    await people[1].over(seats[1])
    for person in people:  # all get up: the match is kept for who still watches
        await person.drop()
    clock.advance(DELAY - 0.001)
    await quiet(stranger)
    assert not any(isinstance(m, MatchOver) for m in stranger.heard)
    assert not any(live.truth.host.secret in m.pub for m in stranger.heard if isinstance(m, RecordFrame))
    clock.advance(0.001)
    await stranger.over(seen)
    assert seen.course.is_over
    assert (await refused(stranger, Watch(live.id))).code == "E_NOT_LIVE"
    await stranger.say(StopWatching(live.id))
    await quiet(stranger)
    with pytest.raises(KeyError):
        slow_server.matches.live(live.id)


async def test_where_nobody_watches_nothing_waits_for_the_end_to_be_shown(
    slow_server: RunningServer, guests: Guests
) -> None:
    *people, stranger = await guests(slow_server.url, 3)
    seats = await sit_together(people)
    live = slow_server.matches.live(seats[0].setup.match)
    await stranger.watch(live.id)
    await people[0].act(seats[0], (3,))
    await people[1].over(seats[1])
    assert live._tasks
    await stranger.say(StopWatching(live.id))
    await quiet(stranger)
    assert not live._tasks


async def test_after_a_restart_the_last_minute_is_held_again(
    config: ServerConfig, clock: FakeClock, guests: Guests
) -> None:
    running = await start_server(config, clock)
    people = await guests(running.url, 2)
    seats = await sit_together(people)
    clock.advance(5)
    await play_some(people, seats, 3)
    played, match = seats[0].course.seq, seats[0].setup.match
    for person in people:
        await person.drop()
    await running.stop()
    running = await start_server(config, clock)
    (stranger,) = await guests(running.url, 1)
    seen = await stranger.watch(match)
    assert seen.course.seq == 0
    clock.advance(DELAY - 5)
    await stranger.until(lambda: seen.course.seq)
    assert seen.course.seq < played
    await stranger.drop()
    await running.stop()


async def test_what_cannot_be_watched_is_refused(
    server: RunningServer, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    *people, stranger, other = await guests(server.url, 4)
    seats = await sit_together(people, rated=False)
    live = server.matches.live(seats[0].setup.match)
    assert (await refused(stranger, Watch(bytes(16)))).code == "E_NOT_LIVE"
    assert (await refused(people[0], Watch(live.id))).code == "E_SEATED"
    monkeypatch.setattr(watching, "MOST_WATCHING", 1)
    await other.watch(live.id)
    assert (await refused(stranger, Watch(live.id))).code == "E_FULL"
    await other.watch(live.id)  # who is in comes in again
    live.truth._unrated_because = PRIVATE
    assert (await refused(stranger, Watch(live.id))).code == "E_PRIVATE"
    assert len([m for m in stranger.heard if isinstance(m, MatchOpened)]) == 0


def test_clocks_that_were_shown_run_on() -> None:
    assert aged(SeatClock(180_000, 15_000, True, 0), 20_000) == SeatClock(175_000, 0, True, 0)
    assert aged(SeatClock(1_000, 0, True, 2), 20_000) == SeatClock(0, 0, True, 2)
    assert aged(SeatClock(180_000, 15_000, False, 0), 20_000) == SeatClock(180_000, 15_000, False, 0)
