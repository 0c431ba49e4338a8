"""Recovering an account, taking everything along, and leaving for good."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Awaitable, Callable

import aiohttp

from server.accounts_held import GOOD, ask, keep
from server.conftest import rows, sit_together
from server.fake_time import FakeClock
from server.people import Person
from staufer_protocol.replay import read_replay
from staufer_server.application import RunningServer, ServerConfig
from staufer_server.devices import DAY
from staufer_server.passwords import code_digest, code_fits, new_code

Guests = Callable[[str, int], Awaitable[list[Person]]]


# -- recovery ------------------------------------------------------------------------------


async def test_the_recovery_code_gives_a_new_password_once(server: RunningServer, guests: Guests) -> None:
    (person,) = await guests(server.url, 1)
    code = await keep(person)
    other = Person(server.url, 3)
    body = {"name": "costanza", "password": "goshawks over Apulia"}
    wrong = await ask(other, "POST", "recovery", 401, recovery_code="0000-" * 6, **body)
    assert wrong["code"] == "E_RECOVERY"
    read_badly = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    back = await ask(other, "POST", "recovery", recovery_code=read_badly, **body)
    assert back["player"] == person.player
    await person.gone()  # his devices are signed out
    await person.get("/api/v1/me", 401)
    await ask(other, "POST", "recovery", 401, recovery_code=code, **body)
    other.token = str(back["token"])
    proof = await ask(other, "POST", "me/recovery-code", password=body["password"])
    assert proof["recovery_code"] not in (code, back["recovery_code"])
    again = {"name": "Costanza", "password": GOOD}
    await ask(other, "POST", "recovery", 401, recovery_code=str(back["recovery_code"]), **again)
    await ask(other, "POST", "recovery", recovery_code=str(proof["recovery_code"]), **again)
    await other.go()


def test_codes_are_long_read_kindly_and_kept_as_hashes() -> None:
    code = new_code(lambda count: bytes(range(count)))
    assert [len(group) for group in code.split("-")] == [4] * 6
    assert not set("OIL") & set(code)
    assert code_fits(code_digest(code), code.lower())
    assert not code_fits(None, code)
    assert not code_fits(code_digest(code), code[:-1])
    assert len({new_code(lambda count, n=n: n.to_bytes(count, "big")) for n in range(50)}) == 50  # type: ignore[misc]  # n


# -- leaving -------------------------------------------------------------------------------


async def test_a_deleted_account_leaves_an_alias_in_the_matches_of_others(
    server: RunningServer, config: ServerConfig, guests: Guests
) -> None:
    people = await guests(server.url, 2)
    await keep(people[0])
    await people[0].rename("Costanza of Sicily")
    seats = await sit_together(people)
    refused = await ask(people[0], "DELETE", "me", 409, password=GOOD)
    assert refused["code"] == "E_LIVE"
    await people[0].act(seats[0], (3,))
    await people[1].over(seats[1])
    assert (await ask(people[0], "DELETE", "me", 403, password="not this one"))["code"] == "E_PASSWORD"
    await ask(people[0], "DELETE", "me", 204, password=GOOD)
    await people[0].gone()
    await people[0].get("/api/v1/me", 401)
    await people[1].get(f"/api/v1/players/{people[0].player}", 404)
    match = await people[1].get(f"/api/v1/matches/{seats[0].setup.match.hex()}")
    assert sorted(match["names"]) == sorted([f"Departed {people[0].player}", people[1].name])  # type: ignore[call-overload]  # a list
    assert (await people[1].rename("Costanza of Sicily"))["name"] == "Costanza of Sicily"  # free again
    left = rows(config, "SELECT kind, password, recovery FROM account WHERE id = ?", people[0].player)
    assert left == [("deleted", None, None)]


async def test_an_account_that_never_played_leaves_nothing(
    server: RunningServer, config: ServerConfig, guests: Guests
) -> None:
    (person,) = await guests(server.url, 1)
    await ask(person, "DELETE", "me", 204, password="")
    assert rows(config, "SELECT count(*) FROM account WHERE id = ?", person.player) == [(0,)]


async def test_guests_without_a_name_are_forgotten_after_a_month_and_nobody_else(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    nobody, named, kept = await guests(slow_server.url, 3)
    await named.rename("Violante")
    await keep(kept)
    clock.advance(31 * DAY)
    assert await slow_server.accounts.sweep() in (0, 1)  # the housekeeping may have been there before
    asked = Person(slow_server.url)
    await asked.get(f"/api/v1/players/{nobody.player}", 404)
    for player in (named.player, kept.player):
        await asked.get(f"/api/v1/players/{player}")
    await asked.go()


async def test_everything_of_ones_own_can_be_taken_along(
    server: RunningServer, config: ServerConfig, guests: Guests
) -> None:
    people = await guests(server.url, 2)
    await keep(people[0])
    seats = await sit_together(people)
    await people[0].act(seats[0], (3,))
    await people[1].over(seats[1])
    async with (
        aiohttp.ClientSession() as http,
        http.get(server.url + "/api/v1/me/export", headers=people[0].headers) as answer,
    ):
        assert (answer.status, answer.content_type) == (200, "application/zip")
        data = await answer.read()
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        told = json.loads(archive.read("account.json"))
        match = seats[0].setup.match.hex()
        assert read_replay(archive.read(f"matches/{match}.staufer")).setup.match.hex() == match
    assert told["account"]["name"] == "Costanza"
    assert [line["match"] for line in told["matches"]] == [match]
    assert [(move["before"], move["after"]) for move in told["rating_changes"]] == [(150_000, 146_800)]
    secrets = rows(config, "SELECT password FROM account WHERE password IS NOT NULL")
    assert not [secret for (secret,) in secrets if str(secret).encode() in data]
    assert people[0].token.encode() not in data
