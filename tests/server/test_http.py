"""Accounts, ladder, players, matches and replays over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import aiohttp
import pytest

from server.conftest import everything_kept, rows, sit_together
from server.people import Person
from staufer_protocol.messages import ReadyCheck
from staufer_server.addresses import network_of
from staufer_server.application import RunningServer, ServerConfig, start_server

Guests = Callable[[str, int], Awaitable[list[Person]]]
Rows = list[dict[str, object]]


async def test_a_guest_is_made_without_a_form_and_its_token_is_not_kept(
    server: RunningServer, config: ServerConfig, guests: Guests
) -> None:
    (person,) = await guests(server.url, 1)
    assert person.token.startswith("stf1_")
    me = await person.get("/api/v1/me")
    assert (me["player"], me["name"], me["is_guest"], me["ratings"]) == (person.player, person.name, True, [])
    assert person.token.encode() not in everything_kept(config)


async def test_without_a_good_token_there_is_no_me(server: RunningServer) -> None:
    person = Person(server.url)
    assert (await person.get("/api/v1/me", 401))["code"] == "E_TOKEN"
    person.token = "stf1_" + "A" * 43
    assert (await person.get("/api/v1/me", 401))["code"] == "E_TOKEN"
    await person.go()


@pytest.mark.parametrize(
    ("wish", "name"),
    [("Anna", "Anna"), ("  Jean   d'Arc ", "Jean d'Arc"), ("ﬁdelio", "fidelio"), ("Фридрих", "Фридрих")],
)
async def test_a_name_is_kept_in_its_normal_form(server: RunningServer, guests: Guests, wish: str, name: str) -> None:
    (person,) = await guests(server.url, 1)
    assert (await person.rename(wish))["name"] == name
    assert (await person.get("/api/v1/me"))["name"] == name


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ("ab", "E_NAME_LENGTH"),
        ("x" * 21, "E_NAME_LENGTH"),
        ("   ", "E_NAME_LENGTH"),
        ("a\u202eb\u202ec", "E_NAME_LETTERS"),
        ("<b>anna</b>", "E_NAME_LETTERS"),
        ("123", "E_NAME_LETTERS"),
        ("a" + "\u0323\u0301" * 3, "E_NAME_LETTERS"),
        ("Admin", "E_NAME_HOUSE"),
        ("m.o.d.e.r.a.t.o.r", "E_NAME_HOUSE"),
        ("Staufer", "E_NAME_HOUSE"),
        ("duke", "E_NAME_HOUSE"),
        (17, "E_FIELD"),
    ],
)
async def test_names_that_will_not_do_are_refused(
    server: RunningServer, guests: Guests, wish: object, code: str
) -> None:
    (person,) = await guests(server.url, 1)
    assert (await person.rename(wish, 400))["code"] == code


async def test_a_way_of_the_house_may_be_a_part_of_a_name(server: RunningServer, guests: Guests) -> None:
    (person,) = await guests(server.url, 1)
    assert (await person.rename("Duke of Swabia"))["name"] == "Duke of Swabia"


async def test_unknown_addresses_and_methods_are_told_where_the_calls_stand(server: RunningServer) -> None:
    async with aiohttp.ClientSession() as http:
        for method, path, status in (("GET", "nothing", 404), ("PUT", "sign-in", 405)):
            async with http.request(method, f"{server.url}/api/v1/{path}") as answer:
                said = await answer.json()
            assert answer.status == status
            assert "/api/v1/openapi.json" in said["sentence"]
        assert "POST" in said["sentence"]


async def test_names_differ_by_more_than_their_case(server: RunningServer, guests: Guests) -> None:
    anna, bruno = await guests(server.url, 2)
    await anna.rename("Anna")
    assert (await bruno.rename("aNNA", 409))["code"] == "E_NAME_TAKEN"
    assert (await bruno.rename("michael scotus", 409))["code"] == "E_NAME_TAKEN"  # one of the house's bots
    assert (await anna.rename("ANNA"))["name"] == "ANNA"


async def test_ladder_player_and_matches_tell_of_a_finished_match(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 2)
    anna, bruno = people
    await anna.rename("Anna")
    seats = await sit_together(people)
    match = seats[0].setup.match
    await anna.download(match, 409)  # its secrets are still closed
    await anna.act(seats[0], (3,))
    await bruno.over(seats[1])

    board = await anna.get("/api/v1/ladder/fredericus")
    (row,) = [row for row in cast(Rows, board["rows"]) if not row["is_bot"]]
    assert (row["name"], row["centi"], row["games"]) == ("Anna", 1468_00, 1)
    assert board["me"] == row
    his = cast(dict[str, object], (await bruno.get("/api/v1/ladder/fredericus"))["me"])
    assert (his["place"], his["centi"]) == (None, 1532_00)  # he has not chosen a name yet
    assert (await asked_by_a_stranger(server, "/api/v1/ladder/fredericus"))["me"] is None

    player = await anna.get(f"/api/v1/players/{anna.player}")
    (rating,) = cast(Rows, player["ratings"])
    (point,) = cast(Rows, rating["history"])
    assert (rating["game"], rating["centi"], point["centi"], point["match"]) == (
        "fredericus", 1468_00, 1468_00, match.hex(),
    )  # fmt: skip

    (line,) = cast(Rows, (await anna.get(f"/api/v1/players/{anna.player}/matches"))["matches"])
    assert (line["match"], line["status"], line["change"], line["rated"]) == (match.hex(), "done", -32_00, True)
    places = cast(list[int], line["places"])
    assert (places[seats[0].seat], places[seats[1].seat]) == (2, 1)
    assert cast(list[int], line["players"])[seats[1].seat] == bruno.player

    whole = await anna.get(f"/api/v1/matches/{match.hex()}")
    (change,) = [c for c in cast(Rows, whole["ratings"]) if c["seat"] == seats[0].seat]
    assert (change["before"], change["after"], change["k"]) == (1500_00, 1468_00, 64)
    assert cast(Rows, change["terms"])[0]["expected"] == 5000


async def test_matches_come_in_pages(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 2)
    for _ in range(3):
        before = [len(person.heard) for person in people]
        for person in people:
            await person.search()
        seats = await asyncio.gather(*(p.be_ready(b) for p, b in zip(people, before, strict=True)))
        await people[0].act(seats[0], (3,))
        await people[1].over(seats[1])
    path = f"/api/v1/players/{people[0].player}/matches?limit=2"
    first = cast(Rows, (await people[0].get(path))["matches"])
    second = cast(Rows, (await people[0].get(f"{path}&before={first[-1]['match']}"))["matches"])
    assert (len(first), len(second)) == (2, 1)
    assert len({line["match"] for line in first + second}) == 3
    assert (await people[0].get(path + "&game=stupor_mundi"))["matches"] == []
    assert (await people[0].get(f"{path}&before=zz", 400))["code"] == "E_FIELD"
    assert (await people[0].get("/api/v1/players/1/matches?limit=0", 400))["code"] == "E_FIELD"


@pytest.mark.parametrize(
    ("addresses", "rated", "then"),
    [(("192.0.2.1", "192.0.2.2"), 3, "pair_limit"), (("2001:db8::1", "2001:db8::2"), 1, "same_address")],
)
async def test_the_same_two_are_rated_three_times_a_day_and_of_one_home_once(
    tmp_path: Path, guests: Guests, addresses: tuple[str, str], rated: int, then: str
) -> None:
    running = await start_server(ServerConfig(tmp_path / "s.sqlite", proxies=("127.0.0.1",)))
    people = await guests(running.url, 2)
    for person, address in zip(people, addresses, strict=True):
        await person.drop()
        person.forwarded = address
        await person.come()
    reasons = []
    for _ in range(rated + 1):
        before = [len(person.heard) for person in people]
        for person in people:
            await person.search()
        seats = await asyncio.gather(*(p.be_ready(b) for p, b in zip(people, before, strict=True)))
        await people[0].act(seats[0], (3,))
        over = await people[1].over(seats[1])
        check = await people[0].hear(ReadyCheck, before[0])
        reasons.append((check.unrated_because, over.unrated_because, seats[0].setup.rated))
    assert reasons == [("", "", True)] * rated + [(then, then, False)]
    await running.stop()


async def test_what_does_not_exist_is_said_so(server: RunningServer, guests: Guests) -> None:
    (person,) = await guests(server.url, 1)
    for path in ("players/999", f"matches/{bytes(16).hex()}", "ladder/chess", "nothing"):
        answer = await person.get(f"/api/v1/{path}", 404)
        assert answer["code"]
        assert answer["sentence"]
    await person.download(bytes(16), 404)


async def test_health_is_told(server: RunningServer, guests: Guests) -> None:
    (person,) = await guests(server.url, 1)
    assert (await person.get("/healthz"))["status"] == "ok"


async def test_guests_of_one_network_are_limited(tmp_path: Path) -> None:
    running = await start_server(ServerConfig(tmp_path / "s.sqlite"))
    person = Person(running.url)
    for _ in range(20):
        await person.register()
    with pytest.raises(AssertionError, match="E_TOO_MANY_GUESTS"):
        await person.register()
    await person.go()
    await running.stop()


async def test_an_unused_token_ends(slow_server: RunningServer, config: ServerConfig, guests: Guests) -> None:
    (person,) = await guests(slow_server.url, 1)
    rows(config, "UPDATE token SET last_seen = last_seen - 31 * 86400")
    assert (await person.get("/api/v1/me", 401))["code"] == "E_TOKEN"


async def asked_by_a_stranger(server: RunningServer, path: str) -> dict[str, object]:
    person = Person(server.url)
    answer = await person.get(path)
    await person.go()
    return answer


@pytest.mark.parametrize(
    ("body", "headers", "status", "code"),
    [
        (b"{", {}, 400, "E_JSON"),
        (b"", {}, 400, "E_JSON"),
        (b"[" * 60_000, {}, 400, "E_JSON"),
        (b'{"name": ' + b"9" * 5_000 + b"}", {}, 400, "E_JSON"),
        (b'{"name": "\xff"}', {}, 400, "E_JSON"),
        (b'{"name": "Anna"}', {"Content-Type": "application/json; charset=nowhere"}, 400, "E_JSON"),
        (b'{"name": "\\ud800nna"}', {}, 400, "E_JSON"),
        (b'{"name": "Anna"}', {"Content-Type": "text/plain"}, 415, "E_TYPE"),
        (b"[]", {}, 400, "E_FIELD"),
        (bytes(70_000), {}, 413, "E_HTTP_413"),
        (b"packed", {"Content-Encoding": "deflate"}, 415, "E_ENCODING"),
    ],
)
async def test_bodies_that_are_none_are_refused_by_name(
    server: RunningServer, guests: Guests, body: bytes, headers: dict[str, str], status: int, code: str
) -> None:
    (person,) = await guests(server.url, 1)
    sent = {"Content-Type": "application/json"} | dict(person.headers) | headers
    async with (
        aiohttp.ClientSession() as http,
        http.patch(server.url + "/api/v1/me", data=body, headers=sent) as answer,
    ):
        said = await answer.json()
    assert (answer.status, said["code"]) == (status, code)
    assert status != 413 or "64 KiB" in said["sentence"]
    assert (await person.get("/api/v1/me"))["name"] == person.name


def test_networks_are_told_apart_by_their_prefix_however_an_address_is_written() -> None:
    same = [("192.0.2.1", "192.0.2.200"), ("::ffff:192.0.2.1", "192.0.2.9"), ("2001:db8::1", "2001:db8:0:1::2")]
    other = [("192.0.2.1", "192.0.3.1"), ("::ffff:192.0.2.1", "::ffff:198.51.100.1"), ("2001:db8::1", "2001:db8:1::1")]
    assert [network_of(a) == network_of(b) for a, b in same] == [True] * 3
    assert [network_of(a) == network_of(b) for a, b in other] == [False] * 3
    assert network_of("") == ""
