"""Reports: the server believes its own records, and neither a client nor what it has in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from protocol.tables import Table
from server.conftest import ledger_equals_ratings, sit_together
from server.fake_time import FakeClock
from server.people import Person, Seen
from staufer_protocol.capsule import MAX_BYTES, Capsule, capsule_of, read_capsule, without_contents, write_capsule
from staufer_protocol.messages import Accepted, MatchOver
from staufer_protocol.stream import Voided, VoidReason
from staufer_server.application import RunningServer, ServerConfig

Guests = Callable[[str, int], Awaitable[list[Person]]]


def of(seen: Seen, **parts: object) -> Capsule:
    return capsule_of(seen.course, (), program="1.0", kind="desync", code="E_VIEW", **parts)  # type: ignore[arg-type]


async def send(person: Person, data: bytes, status: int = 201) -> dict[str, str]:
    async with person._http.post(person.url + "/api/v1/reports", data=data, headers=person.headers) as answer:
        assert answer.status == status, await answer.text()
        said: dict[str, str] = await answer.json()
        assert said["sentence"].endswith((".", f"{said.get('report')}."))
        return said


def kept(config: ServerConfig, said: dict[str, str]) -> tuple[Capsule, str]:
    folder = config.base.parent / "reports"
    data = (folder / f"{said['report']}.capsule").read_bytes()
    return read_capsule(data), (folder / f"{said['report']}.txt").read_text()


async def test_a_client_that_says_its_copy_differs_changes_nothing_for_the_others(
    server: RunningServer, config: ServerConfig, guests: Guests
) -> None:
    people = await guests(server.url, 2)
    his, hers = await sit_together(people)
    lie = of(his, view=b"\x90", anew=b"\xc0")
    said = await send(people[0], write_capsule(lie))
    assert "only the copy on this computer differs" in said["sentence"]
    assert said["report"] in said["sentence"]
    assert his.setup.rules_version in said["sentence"]
    capsule, words = kept(config, said)
    assert capsule == lie
    assert "played again from the stored records without a difference" in words
    assert "no view of this game" in words
    assert not server.matches.live(his.setup.match).is_over
    over = (await asyncio.gather(*(person.play(seen) for person, seen in zip(people, (his, hers), strict=True))))[0]
    assert over.ratings
    assert over.unrated_because == ""


async def test_a_bare_question_is_enough(server: RunningServer, config: ServerConfig, guests: Guests) -> None:
    people = await guests(server.url, 2)
    his, _ = await sit_together(people)
    said = await send(people[0], write_capsule(without_contents(of(his, text="mine"))))
    assert "only the copy on this computer" in said["sentence"]
    capsule, words = kept(config, said)
    assert (capsule.header.view, capsule.header.text, capsule.frames) == (b"", "", ())
    assert "mine" not in words


async def test_where_the_servers_own_run_differs_the_match_is_void(
    server: RunningServer, config: ServerConfig, guests: Guests
) -> None:
    people = await guests(server.url, 2)
    his, hers = await sit_together(people)
    course = server.matches.live(his.setup.match).truth.host.course
    turned = next(p for p in course.positions[1:] if p.checkpoint is not None)
    turned.checkpoint.players[0].tokens[0] += 1  # type: ignore[union-attr,attr-defined]
    said = await send(people[1], write_capsule(without_contents(of(hers))))
    assert "the match is void" in said["sentence"]
    assert "digest of record" in kept(config, said)[1]
    for person, seen in zip(people, (his, hers), strict=True):
        over = await person.hear(MatchOver)
        assert person.matches[seen.setup.match].course.is_void
        assert (over.ratings, over.unrated_because) == ((), "unverified")
    last = server.matches.live(his.setup.match).truth.host.records[-1].body
    assert isinstance(last, Voided)
    assert last.reason == VoidReason.UNVERIFIED
    ledger_equals_ratings(config)


async def test_where_the_stored_records_cannot_be_read_the_match_is_void(
    server: RunningServer, config: ServerConfig, guests: Guests
) -> None:
    people = await guests(server.url, 2)
    his, _ = await sit_together(people)
    match = his.setup.match
    await server.database.do(lambda tx: tx.run("UPDATE record SET pub = ? WHERE match_id = ? AND seq = 2", b"x", match))
    said = await send(people[0], write_capsule(without_contents(of(his))))
    assert "the match is void" in said["sentence"]
    assert isinstance(await people[0].over(his), MatchOver)


async def test_who_does_not_sit_there_or_speaks_for_another_seat_is_refused(
    server: RunningServer, guests: Guests
) -> None:
    people = await guests(server.url, 3)
    stranger = people.pop()
    his, _ = await sit_together(people)
    mine = of(his)
    assert (await send(stranger, write_capsule(mine), 403))["code"] == "E_NOT_SEATED"
    other = replace(mine, header=replace(mine.header, seat=1 - mine.header.seat))
    assert (await send(people[0], write_capsule(other), 403))["code"] == "E_NOT_SEATED"
    unknown = replace(mine, header=replace(mine.header, setup=replace(his.setup, match=bytes(16))))
    assert (await send(people[0], write_capsule(unknown), 404))["code"] == "E_UNKNOWN_MATCH"
    assert (await send(people[0], b"STC1", 400))["code"]
    assert (await send(people[1], bytes(MAX_BYTES + 1), 413))["code"] == "E_TOO_LARGE"
    stranger.token = ""
    assert (await send(stranger, write_capsule(mine), 401))["code"] == "E_TOKEN"


async def test_a_rule_is_reported_from_any_match_and_judges_nothing(
    server: RunningServer, config: ServerConfig, guests: Guests
) -> None:
    people = await guests(server.url, 2)
    his, _ = await sit_together(people)
    elsewhere = replace(of(his).header, kind="rule", code="", setup=replace(his.setup, match=bytes(16)))
    told = replace(elsewhere, text="The falcon\nmay not.\x1b[2J", concerns="FR-6.2")
    for header in (told, replace(told, setup=his.setup)):
        said = await send(people[0], write_capsule(Capsule(header, ())))
        assert said["sentence"].startswith("The server keeps this for its operator")
        words = kept(config, said)[1]
        assert "concerns: FR-6.2\nsays: The falcon may not. [2J\n" in words
    assert not server.matches.live(his.setup.match).is_over


async def test_reports_are_limited_and_the_oldest_go(
    slow_server: RunningServer, config: ServerConfig, guests: Guests, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("staufer_server.reports.MOST_REPORTS", 5)
    monkeypatch.setattr("staufer_server.reports.KEPT", timedelta(hours=2))
    (person,) = await guests(slow_server.url, 1)
    header = replace(capsule_elsewhere().header, kind="rule", code="")
    data = write_capsule(Capsule(header, ()))
    for _ in range(4):
        await send(person, data)
    assert (await send(person, data, 429))["code"] == "E_TOO_MANY_REPORTS"
    folder = config.base.parent / "reports"
    assert len(list(folder.iterdir())) == 8
    clock.advance(3600)
    for _ in range(4):
        await send(person, data)
    assert len(list(folder.glob("*.capsule"))) == len(list(folder.glob("*.txt"))) == 5
    clock.advance(3 * 3600)
    await send(person, data)
    assert len(list(folder.iterdir())) == 2


def capsule_elsewhere() -> Capsule:
    return capsule_of(Table().courses[0], (), program="1.0")


async def test_going_back_together_over_real_sockets(server: RunningServer, guests: Guests) -> None:
    """Asked for, agreed to by everybody, and the turn is played anew; a copy taken up later has the same."""
    people = await guests(server.url, 3)
    tables = await sit_together(people, rated=False, pace="normal")
    match = tables[0].setup.match
    by_seat = {seen.seat: person for person, seen in zip(people, tables, strict=True)}
    host = server.matches.live(match).truth.host

    async def vote(seat: int, yes: bool = True) -> str:
        person = by_seat[seat]
        answer = await person.act(person.matches[match], (4, 2, int(yes)))
        if isinstance(answer, Accepted):
            await asyncio.gather(*(one.reach(one.matches[match], answer.seq) for one in people))
            return ""
        assert answer.sentence
        return answer.code

    first = host.waiting_for()[0]
    assert await vote(first) in ("E_NOTHING_TO_UNDO", "E_UNDO_AT_ONCE")
    while host.undo_target(first) is not None or host.course.undo_target(first, True) is None:
        mover = host.waiting_for()[0]
        await by_seat[mover].turn(by_seat[mover].matches[match])
        await by_seat[mover].choose(by_seat[mover].matches[match])
    target, draws = host.course.undo_target(first, True), host.course.draws
    others = [seat for seat in by_seat if seat != first]
    assert await vote(first) == ""
    assert await vote(first) == "E_VOTED"
    assert await vote(others[0]) == ""
    await by_seat[others[1]].drop()
    await by_seat[others[1]].come()
    await by_seat[others[1]].resume(by_seat[others[1]].matches[match])
    assert await vote(others[1]) == ""
    assert host.waiting_for() == (first,)
    assert host.course.position is host.course.positions[target]
    assert host.course.draws == draws
    await asyncio.gather(*(one.reach(one.matches[match], host.seq) for one in people))
    for person in people:
        assert person.matches[match].course.head == host.head
        assert person.matches[match].course.waiting_for() == (first,)
    clocks = server.matches.live(match).timing.clocks
    assert clocks.hands[first].turn > 0
    assert clocks.hands[first].asked_at >= 0
    assert all(clocks.hands[seat].asked_at < 0 for seat in others)
    await by_seat[first].choose(by_seat[first].matches[match])


async def test_nobody_goes_back_together_in_a_rated_match(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 2)
    tables = await sit_together(people)
    for person, seen in zip(people, tables, strict=True):
        answer = await person.act(seen, (4, 2, 1))
        assert not isinstance(answer, Accepted)
        assert answer.code == "E_UNDO_RATED"
        assert answer.sentence
