"""Tables for those who are invited: the code, its limits, and a match that is never rated and that nobody watches."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from server.fake_time import FakeClock
from server.people import Person, Seen
from staufer_protocol.messages import AnswerReady, JoinQueue, OfferRematch, ReadyCheck, Refused
from staufer_protocol.messages.company import (
    FillTable,
    JoinTable,
    LeaveTable,
    OpenTable,
    TableClosed,
    TableWaits,
    Watch,
)
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.house_bots import COURT
from staufer_server.private_tables import LASTS, digest_of

Guests = Callable[[str, int], Awaitable[list[Person]]]
TWO = OpenTable("fredericus", 2, (), "quick")


async def opened(person: Person, wish: OpenTable = TWO) -> str:
    before = len(person.heard)
    await person.say(wish)
    return (await person.hear(TableWaits, before)).code


async def refused(person: Person, message: object) -> str:
    before = len(person.heard)
    await person.say(message)  # type: ignore[arg-type]  # any message of a client
    return (await person.hear(Refused, before)).code


async def closed(person: Person, since: int = 0) -> str:
    return (await person.hear(TableClosed, since)).reason


async def sit_down(owner: Person, guest: Person) -> list[Seen]:
    code = await opened(owner)
    await guest.say(JoinTable(code))
    return list(await asyncio.gather(owner.be_ready(), guest.be_ready()))


async def test_who_has_the_code_plays_a_match_that_is_never_rated(server: RunningServer, guests: Guests) -> None:
    owner, guest, stranger = await guests(server.url, 3)
    seats = await sit_down(owner, guest)
    assert not seats[0].setup.rated
    assert await closed(owner) == await closed(guest) == "begun"
    assert await refused(stranger, Watch(seats[0].setup.match)) == "E_PRIVATE"
    assert await stranger.get("/api/v1/live") == {"matches": []}
    await owner.act(seats[0], (3,))
    over = await guest.over(seats[1])
    assert (over.unrated_because, over.ratings) == ("private", ())
    for person, seen in ((owner, seats[0]), (guest, seats[1])):
        await person.say(OfferRematch(seen.setup.match))
    again = await owner.table_after(seats[0])
    assert await refused(stranger, Watch(again.setup.match)) == "E_PRIVATE"


async def test_the_code_is_told_once_and_kept_as_a_digest_only(server: RunningServer, guests: Guests) -> None:
    owner, guest = await guests(server.url, 2)
    code = await opened(owner, OpenTable("fredericus", 3, (), "quick"))
    assert len(code) == 26  # 16 bytes
    await guest.say(JoinTable(code.upper()))
    told = await guest.hear(TableWaits)
    assert (told.code, told.names) == ("", (owner.name, guest.name))
    assert (await owner.hear(TableWaits, match=lambda t: len(t.names) == 2)).code == ""
    kept = server._handlers._tables._tables
    assert list(kept) == [digest_of(code)]
    assert code not in repr(kept)


async def test_a_code_is_good_for_a_day_for_one_match_and_for_four_others(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    owner, *others = await guests(slow_server.url, 6)
    code = await opened(owner, OpenTable("fredericus", 4, (), "quick"))
    for guest in others[:4]:
        await guest.say(JoinTable(code))
        await guest.hear(TableWaits)
        await guest.say(LeaveTable())
        assert await closed(guest) == "you"
    assert await refused(others[4], JoinTable(code)) == "E_USED"
    before = len(others[0].heard)
    await others[0].say(JoinTable(code))  # who has used it comes in again
    await others[0].hear(TableWaits, before)
    clock.advance(LASTS)
    assert await refused(others[1], JoinTable(code)) == "E_INVITE"
    assert await closed(owner) == "expired"
    seats = await sit_down(owner, others[1])
    assert seats
    assert await refused(others[2], JoinTable("a" * 26)) == "E_INVITE"


async def test_who_is_not_ready_gets_up_and_the_others_wait_on(server: RunningServer, guests: Guests) -> None:
    owner, guest, other = await guests(server.url, 3)
    code = await opened(owner)
    await guest.say(JoinTable(code))
    check = await guest.hear(ReadyCheck)
    assert await refused(guest, JoinTable(code)) == "E_CHECKING"
    await guest.say(AnswerReady(check.check, False))
    assert await closed(guest) == "not_ready"
    assert await owner.left_queue() == "not_ready"
    since = len(owner.heard)
    await other.say(JoinTable(code))
    await asyncio.gather(owner.be_ready(since), other.be_ready())


async def test_one_waits_at_one_place(server: RunningServer, guests: Guests) -> None:
    owner, guest = await guests(server.url, 2)
    code = await opened(owner, OpenTable("fredericus", 3, (), "quick"))
    await guest.search((2,))
    await guest.say(JoinTable(code))
    assert await guest.left_queue() == "you"
    await guest.say(JoinQueue("fredericus", (2,), (), "quick", False, ""))
    assert await closed(guest) == "you"
    since = len(guest.heard)
    await guest.say(JoinTable(code))
    await guest.hear(TableWaits, since)
    await owner.say(LeaveTable())
    assert await closed(guest, since) == "owner"
    assert await refused(guest, JoinTable(code)) == "E_INVITE"


async def test_house_bots_take_the_free_seats_when_the_owner_wishes(server: RunningServer, guests: Guests) -> None:
    owner, guest = await guests(server.url, 2)
    code = await opened(owner, OpenTable("fredericus", 4, (), "quick"))
    assert (await owner.hear(TableWaits)).is_mine
    await guest.say(JoinTable(code))
    assert not (await guest.hear(TableWaits)).is_mine
    assert await refused(guest, FillTable("near")) == "E_NOT_YOURS"
    assert await refused(owner, FillTable("bishop")) == "E_BOTS"
    await owner.say(FillTable("page"))
    seats = await asyncio.gather(owner.be_ready(), guest.be_ready())
    bots = [who.name for who in seats[0].setup.seats if who.is_bot]
    assert len(bots) == 2
    assert set(bots) <= {name for name, way in COURT if way == "page"}
    assert not seats[0].setup.rated


async def test_an_invitation_is_good_after_the_server_has_ended(config: ServerConfig, guests: Guests) -> None:
    first = await start_server(config)
    owner, guest, *others = await guests(first.url, 6)
    code = await opened(owner)
    gone = await opened(guest)
    await guest.say(LeaveTable())
    for other in others[:3]:
        await other.say(JoinTable(code))
        await other.say(LeaveTable())
        await closed(other)
    await first.stop()
    second = await start_server(config)
    for person in (owner, guest, *others):
        person.url = second.url
        await person.come()
    assert await refused(guest, JoinTable(gone)) == "E_INVITE"  # that table was closed
    before = len(owner.heard)
    await owner.say(JoinTable(code))
    assert (await owner.hear(TableWaits, before)).is_mine
    await others[3].say(JoinTable(code))
    assert await others[3].hear(ReadyCheck)
    await others[3].say(AnswerReady(1, False))
    assert await closed(others[3]) == await owner.left_queue() == "not_ready"
    assert await refused(guest, JoinTable(code)) == "E_USED"  # four others have used it, all in all
    since, after = len(owner.heard), len(others[0].heard)
    await others[0].say(JoinTable(code))
    await asyncio.gather(owner.be_ready(since), others[0].be_ready(after))
    count = "SELECT (SELECT count(*) FROM private_table) + (SELECT count(*) FROM private_guest)"
    assert await second.database.do(lambda tx: tx.row(count)) == (0,)
    await second.stop()


async def test_tables_that_cannot_be_are_refused_and_codes_are_not_tried_for_long(
    server: RunningServer, guests: Guests
) -> None:
    person, *_ = await guests(server.url, 1)
    assert await refused(person, OpenTable("fredericus", 9, (), "quick")) == "E_SEATS"
    assert await refused(person, OpenTable("nonsense", 2, (), "quick")) == "E_GAME"
    tables = server._handlers._tables
    tables._tries._per_second = 0.0
    while tables._tries.take(person.player):
        pass
    assert await refused(person, JoinTable("a" * 26)) == "E_TOO_FAST"
