"""Exactly once, or a typed refusal with nothing changed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from server.conftest import rows, sit_together
from server.people import Person, Seen
from staufer_protocol.codec import pack
from staufer_protocol.complaint import RuleFault
from staufer_protocol.host import Host
from staufer_protocol.messages import Accepted, MatchOver, Presence, Refused, Resume, Submit
from staufer_protocol.replay import read_replay, verify
from staufer_server.application import RunningServer, ServerConfig
from staufer_server.stores import Row

Guests = Callable[[str, int], Awaitable[list[Person]]]


def in_turn(people: list[Person], seats: list[Seen]) -> tuple[Person, Seen, Person, Seen]:
    """Who has to choose, and who has not."""
    pairs = sorted(zip(people, seats, strict=True), key=lambda pair: not pair[1].is_my_turn)
    (mover, his), (other, hers) = pairs[0], pairs[1]
    return mover, his, other, hers


def stored(config: ServerConfig) -> list[Row]:
    """Everything that is written of all matches."""
    return rows(config, "SELECT match_id, seq, seat, cseq, pub FROM record ORDER BY match_id, seq")


def illegal(seen: Seen) -> int:
    return next(n for n in range(1000, 2000) if n not in seen.options())


async def refused(person: Person, wish: Submit) -> str:
    answer = await person.submit(wish)
    assert isinstance(answer, Refused), answer
    assert answer.sentence
    return answer.code


async def test_a_duplicate_is_answered_like_the_first_and_changes_nothing(
    server: RunningServer, config: ServerConfig, guests: Guests
) -> None:
    people = await guests(server.url, 2)
    mover, his, _, _ = in_turn(people, await sit_together(people))
    wish = mover.wish(his, his.options()[0])
    first = await mover.submit(wish)
    assert isinstance(first, Accepted)
    before = stored(config)
    again = await mover.submit(replace(wish, attempt=2))
    assert again == replace(first, attempt=2)
    assert stored(config) == before


async def test_everything_wrong_is_refused_by_its_own_code_and_changes_nothing(
    server: RunningServer, config: ServerConfig, guests: Guests
) -> None:
    people = await guests(server.url, 3)
    stranger = people.pop()
    mover, his, other, hers = in_turn(people, await sit_together(people))
    good, before = mover.wish(his, his.options()[0]), stored(config)
    codes = {
        "illegal": await refused(mover, mover.wish(his, illegal(his))),
        "gap": await refused(mover, replace(good, cseq=3)),
        "zero": await refused(mover, replace(good, cseq=0)),
        "stale": await refused(mover, replace(good, based_seq=good.based_seq - 1)),
        "future": await refused(mover, replace(good, based_seq=good.based_seq + 1)),
        "diverged": await refused(mover, replace(good, head=b"12345678")),
        "no action": await refused(mover, replace(good, action=(9, 9))),
        "empty action": await refused(mover, replace(good, action=())),
        "undo": await refused(mover, replace(good, action=(2, 0))),
        "not in turn": await refused(other, other.wish(hers, his.options()[0])),
        "stranger": await refused(stranger, replace(good, attempt=7)),
        "no match": await refused(mover, replace(good, match=bytes(16), attempt=8)),
        "no id": await refused(mover, replace(good, match=b"short", attempt=9)),
    }
    assert codes == {
        "illegal": "E_ILLEGAL",
        "gap": "E_CSEQ",
        "zero": "E_CSEQ",
        "stale": "E_STALE",
        "future": "E_STALE",
        "diverged": "E_DIVERGED",
        "no action": "E_ACTION",
        "empty action": "E_ACTION",
        "undo": "E_NOTHING_TO_UNDO",
        "not in turn": "E_NOT_YOUR_TURN",
        "stranger": "E_NOT_SEATED",
        "no match": "E_UNKNOWN_MATCH",
        "no id": "E_UNKNOWN_MATCH",
    }
    assert stored(config) == before
    assert isinstance(await mover.submit(good), Accepted)  # the number was used up by none of them


async def test_a_late_submission_after_the_match_has_gone_on_is_stale(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 2)
    mover, his, _, _ = in_turn(people, await sit_together(people))
    late = mover.wish(his, his.options()[-1])
    await mover.choose(his)
    assert await refused(mover, replace(late, cseq=his.cseq + 1, attempt=5)) == "E_STALE"


async def test_malformed_frames_are_refused_and_then_the_door_is_shut(
    server: RunningServer, config: ServerConfig, guests: Guests
) -> None:
    people = await guests(server.url, 2)
    mover, _, other, hers = in_turn(people, await sit_together(people))
    before, heard = stored(config), len(mover.heard)
    await mover.say_bytes(b"\xc1 not msgpack")
    assert (await mover.hear(Refused, heard)).code == "E_NOT_MSGPACK"
    await mover.say_text("hello")
    assert (await mover.hear(Refused, heard + 1)).code == "E_NOT_BINARY"
    await mover.say_bytes(pack(Resume(bytes(16), 0, b""))[:-1])
    await mover.say_bytes(b"")
    await mover.gone()
    assert mover.close_code == 1008
    assert stored(config) == before
    presence = await other.hear(Presence, match=lambda p: not all(p.here))
    assert presence.here[hers.seat]


async def test_undo_takes_back_ones_own_choice(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 2)
    seats = await sit_together(people)
    while True:
        mover, his, other, hers = in_turn(people, seats)
        target = his.course.undo_target(his.seat)
        if target is not None:
            break
        await mover.choose(his)
        await other.reach(hers, his.course.seq)
    assert isinstance(await mover.act(his, (2, target)), Accepted)
    await other.until(lambda: hers.course.head == his.course.head)


async def test_a_failing_rule_freezes_the_match_and_writes_nothing(
    server: RunningServer, config: ServerConfig, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(server.url, 2)
    mover, his, other, hers = in_turn(people, await sit_together(people))
    before = stored(config)

    def fail(*_: object) -> None:
        raise RuleFault("E_RULE", "broken on purpose")

    with monkeypatch.context() as broken:
        broken.setattr(Host, "choose", fail)
        assert await refused(mover, mover.wish(his, his.options()[0])) == "E_FROZEN"
    assert (await other.hear(Refused)).code == "E_FROZEN"
    assert await refused(mover, replace(mover.wish(his, his.options()[0]), attempt=2)) == "E_FROZEN"
    assert stored(config) == before

    assert isinstance(await other.act(hers, (3,)), Accepted)  # who will not wait for a person ends it
    over = await mover.hear(MatchOver)
    assert (over.unrated_because, over.ratings, over.results) == ("void", (), ())


async def test_all_agree_to_a_draw(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 2)
    seats = await sit_together(people)
    assert isinstance(await people[0].act(seats[0], (4, 0, 1)), Accepted)
    await people[1].until(lambda: seats[1].course.seq == seats[0].course.seq)
    assert isinstance(await people[1].act(seats[1], (4, 0, 1)), Accepted)
    over = await people[0].hear(MatchOver)
    assert [result.place for result in over.results] == [1, 1]
    assert [change.after - change.before for change in over.ratings] == [0, 0]


async def play_on_a_bad_line(person: Person, seen: Seen) -> MatchOver:
    """Lines break with a choice on its way, which is then sent again; some are sent twice for nothing."""
    while await person.turn(seen):
        wish = person.wish(seen, person.random.choice(seen.options()))
        fate = person.random.random()
        if fate < 0.1:
            await person.say(wish)
            await person.drop()
            await person.come()
            await person.resume(seen)
            if seen.cseq >= wish.cseq:
                continue  # it had arrived
        elif fate < 0.2:
            await person.say(wish)
        answer = await person.submit(replace(wish, attempt=2))
        assert isinstance(answer, Accepted), answer
        await person.reach(seen, answer.seq)
    return await person.over(seen)


async def test_every_choice_is_made_once_although_lines_break_at_any_moment(
    server: RunningServer, config: ServerConfig, guests: Guests
) -> None:
    people = await guests(server.url, 4)
    tables = [await sit_together(people[:2]), await sit_together(people[2:])]
    seats = [seen for table in tables for seen in table]
    overs = await asyncio.gather(*(play_on_a_bad_line(p, s) for p, s in zip(people, seats, strict=True)))
    for over in (overs[0], overs[2]):
        verdict = verify(read_replay(await people[0].download(over.match)))
        assert verdict.is_verified, verdict.sentence
    numbers = [(match, seat, cseq) for match, _, seat, cseq, _ in stored(config) if cseq is not None]
    assert len(numbers) == len(set(numbers))
    for seen in seats:
        mine = sorted(cseq for match, seat, cseq in numbers if (match, seat) == (seen.setup.match, seen.seat))
        assert mine == list(range(1, seen.cseq + 1))
