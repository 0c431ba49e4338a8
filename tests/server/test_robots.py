"""Bots that others bring say so by their name, meet bots only, and stand on a ladder of their own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import aiohttp
import pytest

from server.people import Person
from server.test_matchmaking import PATIENCE, search
from staufer_server.application import RunningServer
from staufer_server.denials import Denied
from staufer_server.matchmaking import Search, seatings
from staufer_server.names import checked_name, persons_name
from staufer_server.robots import robots_name

Guests = Callable[[str, int], Awaitable[list[Person]]]


def robot(player: int) -> Search:
    return Search(player, 1500_00, 0, (2,), search(1).key, "", is_robot=True)


def test_robots_meet_robots_and_nobody_else() -> None:
    assert seatings([search(1), robot(2)], 600_000, PATIENCE) == []
    (found,) = seatings([search(1), robot(2), robot(3)], 600_000, PATIENCE)
    assert {one.player for one in found.people} == {2, 3}


@pytest.mark.parametrize("name", ["Bot Galahad", "bot galahad", "B0t Galahad", "Воt Galahad"])
def test_no_person_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Denied) as refused:
        persons_name(name)
    assert refused.value.code in ("E_NAME_BOT", "E_NAME_LETTERS")
    assert persons_name("Botticelli") == "Botticelli"


def test_the_title_is_put_before_the_name_once() -> None:
    assert robots_name("Galahad") == robots_name("Bot Galahad") == "Bot Galahad"
    assert checked_name(robots_name("Ga-la.had"))


async def call(url: str, method: str, path: str, token: str, body: object = None) -> tuple[int, dict[str, object]]:
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bearer {token}"}) as session,
        session.request(method, f"{url}/api/v1/{path}", json=body) as answer,
    ):
        return answer.status, await answer.json()


async def new_guest(url: str) -> str:
    async with aiohttp.ClientSession() as session, session.post(f"{url}/api/v1/guests") as answer:
        return str((await answer.json())["token"])


async def test_a_new_guest_becomes_a_bot_for_good(server: RunningServer) -> None:
    token = await new_guest(server.url)
    status, me = await call(server.url, "POST", "me/bot", token, {"name": "Galahad"})
    assert (status, me["name"], me["is_bot"]) == (200, "Bot Galahad", True)
    status, refusal = await call(server.url, "PATCH", "me", token, {"name": "Galahad"})
    assert (status, refusal["code"]) == (409, "E_NAME_BOT")
    status, refusal = await call(server.url, "POST", "me/bot", token, {"name": "Lancelot"})
    assert (status, refusal["code"]) == (409, "E_GUEST_ONLY")
    status, refusal = await call(
        server.url, "POST", "me/keep", token, {"name": "Lancelot", "password": "of the lake 77"}
    )
    assert status == 409


async def test_who_has_played_as_a_person_stays_one(server: RunningServer, guests: Guests) -> None:
    (person,) = await guests(server.url, 1)
    await person.search((2,), bots="near")
    seen = await person.be_ready()
    await person.act(seen, (3,))
    await person.over(seen)
    status, refusal = await call(server.url, "POST", "me/bot", person.token, {"name": "Galahad"})
    assert (status, refusal["code"]) == (409, "E_PLAYED")


async def test_the_ladder_of_bots_is_another_one(server: RunningServer) -> None:
    token = await new_guest(server.url)
    await call(server.url, "POST", "me/bot", token, {"name": "Galahad"})
    for of, stands in (("people", False), ("bots", True)):
        status, board = await call(server.url, "GET", f"ladder/fredericus?of={of}", token)
        own = board["me"]
        assert status == 200
        assert isinstance(own, dict)
        assert own["is_bot"] is True
        assert all(("Galahad" in row["name"]) is stands for row in board["rows"] if "Galahad" in row["name"])  # type: ignore[attr-defined]  # rows of an answer
    async with aiohttp.ClientSession() as session, session.get(f"{server.url}/bots/fredericus") as page:
        text = await page.text()
        assert page.status == 200
    assert "Bring your own" in text
    assert server.url in text
