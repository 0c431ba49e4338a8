"""Muted and blocked people: remembered for the account, and never seated with whom they are kept apart from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from server.people import Person
from staufer_protocol.messages import QueueState, ReadyCheck, Refused
from staufer_protocol.messages.company import JoinTable, OpenTable, Shun, Shunned, TableWaits
from staufer_server.application import RunningServer
from staufer_server.matchmaking import AT_ONCE, Search, seatings

Guests = Callable[[str, int], Awaitable[list[Person]]]
KEY = ("fredericus", (), "quick", True)


async def shun(person: Person, other: int, how: int) -> Shunned:
    before = len(person.heard)
    await person.say(Shun(other, how))
    return await person.hear(Shunned, before)


async def test_the_list_is_kept_and_comes_with_every_greeting(server: RunningServer, guests: Guests) -> None:
    one, two, three = await guests(server.url, 3)
    assert (await one.hear(Shunned)).players == ()
    await shun(one, two.player, 1)
    assert (await shun(one, three.player, 2)).players == ((two.player, 1), (three.player, 2))
    assert (await shun(one, two.player, 2)).players == ((two.player, 2), (three.player, 2))
    await shun(one, three.player, 0)
    await one.drop()
    before = len(one.heard)
    await one.come()
    assert (await one.hear(Shunned, before)).players == ((two.player, 2),)
    assert (await two.hear(Shunned)).players == ()  # nobody is told that he is shunned


async def test_whom_one_blocks_one_is_not_seated_with(server: RunningServer, guests: Guests) -> None:
    one, two, three = await guests(server.url, 3)
    await shun(one, two.player, 2)
    await two.search((2,))
    await two.hear(QueueState)
    await one.search((2,))
    await one.hear(QueueState, match=lambda state: len(state.forecast.waiting) == 1)
    await three.search((2,))
    check = await three.hear(ReadyCheck)
    assert {who.player for who in check.seats} in ({one.player, three.player}, {two.player, three.player})
    left = one if all(who.player != one.player for who in check.seats) else two
    assert not any(isinstance(message, ReadyCheck) for message in left.heard)


async def test_blocked_people_do_not_meet_at_a_private_table(server: RunningServer, guests: Guests) -> None:
    owner, blocked, other = await guests(server.url, 3)
    await owner.say(OpenTable("fredericus", 3, (), "quick"))
    code = (await owner.hear(TableWaits)).code
    await shun(owner, blocked.player, 2)
    await blocked.say(JoinTable(code))
    assert (await blocked.hear(Refused)).code == "E_INVITE"  # the same as for a code that is not good any more
    await other.say(JoinTable(code))
    await other.hear(TableWaits)


async def test_wishes_that_make_no_sense_are_refused(server: RunningServer, guests: Guests) -> None:
    one, two = await guests(server.url, 2)
    for wish, code in ((Shun(one.player, 1), "E_YOURSELF"), (Shun(two.player, 3), "E_MANNER"),
                       (Shun(999_999, 1), "E_UNKNOWN"), (Shun(1, 2), "E_UNKNOWN")):  # fmt: skip
        before = len(one.heard)
        await one.say(wish)
        assert (await one.hear(Refused, before)).code == code


def test_a_whole_table_is_of_people_who_sit_with_each_other() -> None:
    def search(player: int, *apart: int) -> Search:
        return Search(player, 1500_00, player, (3,), KEY, False, frozenset(apart))

    (found,) = seatings([search(1), search(2, 3), search(3), search(4)], 10, AT_ONCE)
    assert [one.player for one in found.people] == [1, 2, 4]
    assert seatings([search(1), search(2), search(3, 1)], 10, AT_ONCE) == []
    assert seatings([search(1, 3), search(2), search(3)], 10, AT_ONCE) == []
