"""One WebSocket: who may come in, what is cut off, and which session has the seat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiohttp
import pytest

from server.conftest import sit_together
from server.fake_time import FakeClock
from server.people import Person
from staufer_protocol.codec import pack
from staufer_protocol.messages import (
    PROTOCOL,
    AnswerReady,
    CaughtUp,
    Hello,
    JoinQueue,
    LeaveQueue,
    LookAround,
    Presence,
    QueueLeft,
    QueueState,
    ReadyCheck,
    Refused,
    Said,
    Say,
    Submit,
    Welcome,
)
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.connection import Outbox

Guests = Callable[[str, int], Awaitable[list[Person]]]


async def status_of(url: str, headers: dict[str, str]) -> int:
    async with aiohttp.ClientSession() as http:
        try:
            await http.ws_connect(url + "/ws", headers=headers)
        except aiohttp.WSServerHandshakeError as refusal:
            return refusal.status
    return 101


async def test_only_who_has_a_token_and_no_origin_comes_in(server: RunningServer, guests: Guests) -> None:
    (person,) = await guests(server.url, 1)
    good = dict(person.headers)
    assert await status_of(server.url, {}) == 401
    assert await status_of(server.url, {"Authorization": "Bearer stf1_wrong"}) == 401
    assert await status_of(server.url, good | {"Origin": server.url}) == 403
    assert await status_of(server.url, good) == 101


async def test_the_greeting_says_who_one_is(server: RunningServer, guests: Guests) -> None:
    (person,) = await guests(server.url, 1)
    welcome = await person.hear(Welcome)
    assert (welcome.player, welcome.name, welcome.is_guest) == (person.player, person.name, True)
    assert (welcome.live, welcome.online) == ((), 1)


async def test_whoever_looks_around_hears_of_matches_begun_and_ended_since(
    server: RunningServer, guests: Guests
) -> None:
    people = await guests(server.url, 2)
    seats = await sit_together(people)

    async def looked() -> Welcome:
        before = len(people[0].heard)
        await people[0].say(LookAround())
        return await people[0].hear(Welcome, before)

    begun = await looked()
    assert [line.match for line in begun.live] == [seats[0].setup.match]
    assert begun.ratings == ()
    await people[1].act(seats[1], (3,))
    await people[0].over(seats[0])
    ended = await looked()
    assert ended.live == ()
    assert [(game, games) for game, _, games in ended.ratings] == [("fredericus", 1)]


async def test_who_does_not_greet_in_five_seconds_is_cut_off(slow_server: RunningServer, clock: FakeClock) -> None:
    person = Person(slow_server.url)
    await person.register()
    await person.connect()
    await person.until(lambda: any(timer.moment == clock.now + 5.0 for timer in clock.timers) or None)
    clock.advance(5.0)
    await person.gone()
    assert person.close_code == 1008
    await person.go()


async def test_who_has_vanished_without_a_word_is_noticed(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    """A pulled cable closes nothing: the pings stay unanswered."""
    silent, other = await guests(slow_server.url, 2)
    silent.fall_silent()
    async with asyncio.timeout(20):
        while (await other.get("/healthz"))["online"] == 2:
            clock.advance(10.0)
            await other.submit(Submit(bytes(16), 1, 0, b"", round(clock.now), ()))  # hears and answers
    assert (await other.get("/healthz"))["online"] == 1
    assert not other.is_gone


@pytest.mark.parametrize("first", [LeaveQueue(), Hello(PROTOCOL + 1, "future")])
async def test_the_first_message_is_the_right_greeting(server: RunningServer, first: LeaveQueue | Hello) -> None:
    person = Person(server.url)
    await person.register()
    await person.connect()
    await person.say(first)
    assert (await person.hear(Refused)).code == ("E_PROTOCOL" if isinstance(first, Hello) else "E_ORDER")
    await person.go()


async def test_an_oversized_frame_closes_the_connection(server: RunningServer, guests: Guests) -> None:
    (person,) = await guests(server.url, 1)
    await person.say_bytes(bytes(5000))
    await person.gone()
    assert person.close_code == 1009


async def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path, clock: FakeClock) -> None:
    running = await start_server(ServerConfig(tmp_path / "s.sqlite"), clock)
    person = Person(running.url)
    await person.come()
    for _ in range(40):
        await person.say(LeaveQueue())
    await person.gone()
    codes = [m.code for m in person.heard if isinstance(m, Refused)]
    assert codes[:29] == ["E_NOT_SEARCHING"] * 29  # thirty with the greeting
    assert set(codes[29:]) <= {"E_TOO_FAST"}
    assert person.close_code == 1008
    await person.go()
    await running.stop()


async def test_the_newest_session_has_the_seat(server: RunningServer, guests: Guests) -> None:
    old, other = await guests(server.url, 2)
    hers, his = await sit_together([old, other])
    new = Person(server.url, seed=9)
    new.player, new.token = old.player, old.token
    welcome = await new.come()
    assert [line.match for line in welcome.live] == [hers.setup.match]
    assert welcome.live[0].is_my_turn == hers.is_my_turn
    new.matches[hers.setup.match] = hers
    await new.resume(hers)
    await old.gone()
    assert old.close_code == 4001
    overs = await asyncio.gather(new.play(hers), other.play(his))
    assert overs[0] == overs[1]
    await new.go()


async def test_after_a_broken_line_only_what_is_missing_comes(server: RunningServer, guests: Guests) -> None:
    anna, bruno = await guests(server.url, 2)
    hers, his = await sit_together([anna, bruno])
    await anna.drop()
    await bruno.hear(Presence, match=lambda p: not p.here[hers.seat])
    have = hers.course.seq
    if not his.is_my_turn:
        await anna.come()
        await anna.resume(hers)
        await anna.turn(hers)
        await anna.choose(hers)
        have = hers.course.seq
        await anna.drop()
    await bruno.turn(his)
    await bruno.choose(his)
    await anna.come()
    await anna.resume(hers)
    assert anna.matches[hers.setup.match] is hers  # not from the start
    assert hers.course.seq > have
    assert hers.course.head == his.course.head
    overs = await asyncio.gather(anna.play(hers), bruno.play(his))
    assert overs[0] == overs[1]


async def test_another_copy_than_the_servers_is_sent_anew_from_the_start(server: RunningServer, guests: Guests) -> None:
    anna, bruno = await guests(server.url, 2)
    hers, _ = await sit_together([anna, bruno])
    hers.heads[-1] = bytes(32)
    await anna.resume(hers)
    fresh = anna.matches[hers.setup.match]
    assert fresh is not hers
    assert fresh.course.head == hers.course.head


async def test_who_is_not_ready_leaves_and_the_others_look_on(server: RunningServer, guests: Guests) -> None:
    anna, bruno = await guests(server.url, 2)
    await anna.search()
    await bruno.search()
    check = await bruno.hear(ReadyCheck)
    before = len(anna.heard)
    await bruno.say(AnswerReady(check.check, False))
    assert await bruno.left_queue() == "not_ready"
    assert (await anna.hear(QueueState, before)).forecast.waiting == ()
    await bruno.search()
    seats = await asyncio.gather(anna.be_ready(before), bruno.be_ready(bruno.heard.index(check) + 1))
    assert seats[0].setup == seats[1].setup


async def test_a_ready_check_lapses_after_fifteen_seconds(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    anna, bruno = await guests(slow_server.url, 2)
    await anna.search()
    await bruno.search()
    check = await anna.hear(ReadyCheck)
    assert check.left == 15_000
    await anna.say(AnswerReady(check.check, True))
    await bruno.hear(ReadyCheck, match=lambda c: any(c.ready))
    before = len(anna.heard)
    clock.advance(15.0)
    assert await bruno.left_queue() == "not_ready"
    assert (await anna.hear(QueueState, before)).waited >= 15_000


async def test_a_search_belongs_to_its_newest_session(server: RunningServer, guests: Guests) -> None:
    (anna,) = await guests(server.url, 1)
    again = Person(server.url)
    again.player, again.token = anna.player, anna.token
    await again.come()
    await anna.search()
    await anna.hear(QueueState)
    await again.search()
    assert await anna.left_queue() == "elsewhere"
    await again.say(LeaveQueue())
    assert (await again.hear(QueueLeft)).reason == "you"
    await again.go()


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (JoinQueue("chess", (2,), (), "quick", True, ""), "E_GAME"),
        (JoinQueue("fredericus", (9,), (), "quick", True, ""), "E_SEATS"),
        (JoinQueue("fredericus", (), (), "quick", True, ""), "E_SEATS"),
        (JoinQueue("fredericus", (2,), (), "blitz", True, ""), "E_PACE"),
        (JoinQueue("fredericus", (2,), (), "untimed", True, ""), "E_PACE"),
        (JoinQueue("fredericus", (2,), (("stakes", 9),), "quick", True, ""), "E_OPTION"),
        (JoinQueue("stupor_mundi", (1,), (), "quick", True, ""), "E_SEATS"),
        (JoinQueue("stupor_mundi", (2, 3), (("long_game", 1),), "quick", True, ""), "E_OPTION"),
        (JoinQueue("de_vulgari", (2,), (("open_screens", 1),), "quick", True, ""), "E_OPTION"),
        (AnswerReady(99, True), "E_LAPSED"),
        (LeaveQueue(), "E_NOT_SEARCHING"),
        (Say(bytes(16), "hello"), "E_UNKNOWN_MATCH"),
    ],
)
async def test_wishes_that_cannot_be_granted_are_refused_by_name(
    server: RunningServer, guests: Guests, wish: JoinQueue | AnswerReady | LeaveQueue | Say, code: str
) -> None:
    (person,) = await guests(server.url, 1)
    await person.say(wish)
    refusal = await person.hear(Refused)
    assert refusal.code == code
    assert refusal.sentence.endswith(".")


async def test_chat_is_limited_in_length_and_in_speed(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    anna, bruno = await guests(slow_server.url, 2)
    hers, _ = await sit_together([anna, bruno])
    match = hers.setup.match
    for text in ("x" * 201, " \n ", "first", "second"):
        await anna.say(Say(match, text))
    await anna.until(lambda: sum(isinstance(m, Refused) for m in anna.heard) == 3)
    assert [m.code for m in anna.heard if isinstance(m, Refused)] == ["E_TOO_LONG", "E_EMPTY", "E_TOO_FAST"]
    clock.advance(2.0)
    await anna.say(Say(match, "third"))
    await bruno.until(lambda: [m.text for m in bruno.heard if isinstance(m, Said)] == ["first", "third"])


async def test_who_reads_too_slowly_is_cut_off_and_resumes_later(server: RunningServer, guests: Guests) -> None:
    anna, bruno = await guests(server.url, 2)
    hers, his = await sit_together([anna, bruno])
    session = server.matches.live(hers.setup.match).table.chairs[hers.seat].session
    assert session is not None
    frame = pack(CaughtUp(hers.setup.match, hers.course.seq))
    for _ in range(300):  # at once: the network takes none of them meanwhile
        session.send_frame(frame)
    await anna.gone()
    assert anna.close_code == 1013
    await anna.come()
    await anna.resume(hers)
    overs = await asyncio.gather(anna.play(hers), bruno.play(his))
    assert overs[0] == overs[1]


async def test_the_queue_of_frames_is_bounded_in_number_and_in_size() -> None:
    many, large = Outbox(), Outbox()
    assert [many.put(b"x") for _ in range(257)] == [True] * 256 + [False]
    assert [large.put(bytes(1 << 18)) for _ in range(5)] == [True] * 4 + [False]
    assert not large.put(b"small")  # what comes after a gap is worth nothing
    assert many.take() == b"x"
