"""Accounts that last: a name and a password, the devices signed in, recovery, leaving for good."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiohttp
import pytest

from server.accounts_held import GOOD, ask, keep, sign_in
from server.conftest import sit_together
from server.fake_time import FakeClock
from server.people import Person
from staufer_protocol.messages import LookAround, NewDevice, Shunned, Welcome
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.connection import SIGNED_OUT
from staufer_server.denials import Denied
from staufer_server.devices import DAY
from staufer_server.names import look_of
from staufer_server.passwords import AT_ONCE, MOST_WAITING, Passwords, checked

Guests = Callable[[str, int], Awaitable[list[Person]]]


# -- keeping -------------------------------------------------------------------------------


async def test_a_guest_who_keeps_his_account_keeps_number_rating_and_matches(
    server: RunningServer, guests: Guests
) -> None:
    people = await guests(server.url, 2)
    seats = await sit_together(people)
    await people[0].act(seats[0], (3,))
    await people[1].over(seats[1])
    guest = people[0].token
    await keep(people[0])
    me = await people[0].get("/api/v1/me")
    assert (me["player"], me["name"], me["is_guest"], me["has_password"]) == (people[0].player, "Costanza", False, True)
    assert me["ratings"][0]["centi"] == 1468_00  # type: ignore[index]  # a list
    other = await sign_in(server.url, "  COSTANZA ", GOOD)
    seen = await ask(other, "GET", "me")
    assert (seen["player"], [device["name"] for device in seen["devices"]]) == (people[0].player, ["", "laptop"])  # type: ignore[attr-defined]  # a list
    people[0].token = guest
    await people[0].get("/api/v1/me", 401)  # tokens of before have ended
    assert people[0].close_code is None  # but nobody is thrown out of his match for it


async def test_an_account_is_kept_once(server: RunningServer, guests: Guests) -> None:
    (person,) = await guests(server.url, 1)
    await keep(person)
    assert (await ask(person, "POST", "me/keep", 409, name="Bianca", password=GOOD))["code"] == "E_KEPT"


@pytest.mark.parametrize(
    ("name", "password", "status", "code"),
    [
        ("Costanza", "short", 400, "E_PASSWORD_LENGTH"),
        ("Costanza", "x" * 129, 400, "E_PASSWORD_LENGTH"),
        ("Costanza", "password123", 400, "E_PASSWORD_KNOWN"),
        ("Costanza", "Iloveyou!", 400, "E_PASSWORD_KNOWN"),
        ("Costanza", "costanza12", 400, "E_PASSWORD_KNOWN"),
        ("Co", GOOD, 400, "E_NAME_LENGTH"),
        ("Michael Scotus", GOOD, 409, "E_NAME_TAKEN"),
        ("Michae1 Scotus", GOOD, 409, "E_NAME_ALIKE"),
        ("Місhael Scotus", GOOD, 400, "E_NAME_LETTERS"),
    ],
)
async def test_what_will_not_do_changes_nothing(
    server: RunningServer, guests: Guests, name: str, password: str, status: int, code: str
) -> None:
    (person,) = await guests(server.url, 1)
    assert (await ask(person, "POST", "me/keep", status, name=name, password=password))["code"] == code
    me = await person.get("/api/v1/me")
    assert (me["name"], me["has_password"]) == (person.name, False)


@pytest.mark.parametrize("name", ["Аннa", "Anna\u0430"])
async def test_letters_of_two_writings_do_not_mix(server: RunningServer, guests: Guests, name: str) -> None:
    (person,) = await guests(server.url, 1)
    assert (await person.rename(name, 400))["code"] == "E_NAME_LETTERS"


@pytest.mark.parametrize(("one", "other"), [("Anna", "Аппа"), ("Ilya", "llya"), ("Arno", "Amo"), ("Bob O", "Bob 0")])
def test_names_that_are_taken_for_one_another_look_alike(one: str, other: str) -> None:
    assert (look_of(one) == look_of(other)) == (other != "Аппа")  # п is no n
    assert look_of(one) != look_of(one + "x")


# -- signing in ----------------------------------------------------------------------------


async def test_unknown_names_and_wrong_passwords_are_refused_alike(server: RunningServer, guests: Guests) -> None:
    (person,) = await guests(server.url, 1)
    await keep(person)
    stranger = Person(server.url)
    wrong = await ask(stranger, "POST", "sign-in", 401, name="Costanza", password="falcons over Sicily")
    unknown = await ask(stranger, "POST", "sign-in", 401, name="Violante", password=GOOD)
    guest = await ask(stranger, "POST", "sign-in", 401, name="Michael Scotus", password=GOOD)
    assert wrong == unknown == guest
    await stranger.go()


async def test_after_five_failures_one_waits_longer_and_longer_and_nobody_is_locked_out(
    tmp_path: Path, clock: FakeClock
) -> None:
    running = await start_server(ServerConfig(tmp_path / "s.sqlite", proxies=("127.0.0.1",)), clock)
    person = Person(running.url)
    await person.register()
    await keep(person)

    async def attempt(password: str, status: int, network: str = "192.0.2.1") -> dict[str, object]:
        body = {"name": "Costanza", "password": password}
        async with (
            aiohttp.ClientSession() as http,
            http.post(running.url + "/api/v1/sign-in", json=body, headers={"X-Forwarded-For": network}) as answer,
        ):
            assert answer.status == status, await answer.text()
            return await answer.json() | {"wait": answer.headers.get("Retry-After")}

    for _ in range(5):
        assert (await attempt("wrong one here", 401))["code"] == "E_SIGN_IN"
    refused = await attempt(GOOD, 429)
    assert (refused["code"], refused["wait"]) == ("E_TRY_LATER", "31")
    await attempt(GOOD, 200, "198.51.100.7")  # the owner, from elsewhere
    clock.advance(31)
    await attempt("wrong one here", 401)
    assert (await attempt(GOOD, 429))["wait"] == "61"
    clock.advance(61)
    await attempt(GOOD, 200)
    await attempt("wrong one here", 401)  # all is forgiven
    await person.go()
    await running.stop()


async def test_what_strangers_guess_does_not_keep_the_owner_waiting(tmp_path: Path, clock: FakeClock) -> None:
    running = await start_server(ServerConfig(tmp_path / "s.sqlite"), clock)
    person, stranger = Person(running.url), Person(running.url)
    await person.register()
    await keep(person)
    for n in range(5):
        await ask(stranger, "POST", "recovery", 401, name="Costanza", recovery_code=f"guess {n}", password=GOOD)
    await ask(stranger, "POST", "recovery", 429, name="Costanza", recovery_code="guess 5", password=GOOD)
    for n in range(24):
        await ask(stranger, "POST", "sign-in", 401, name=f"Nobody {n}", password=GOOD)
    assert (await ask(person, "POST", "me/recovery-code", password=GOOD))["recovery_code"]
    for _ in range(5):
        await ask(person, "POST", "me/recovery-code", 403, password="wrong one here")
    await ask(person, "POST", "me/recovery-code", 429, password=GOOD)  # a stolen device does not guess for ever
    await person.go()
    await stranger.go()
    await running.stop()


async def test_tries_from_one_network_are_limited_whatever_the_names(tmp_path: Path, clock: FakeClock) -> None:
    running = await start_server(ServerConfig(tmp_path / "s.sqlite"), clock)
    stranger = Person(running.url)
    codes = set()
    for n in range(30):
        await ask(stranger, "POST", "sign-in", 401, name=f"Nobody {n}", password=GOOD)
    codes.add((await ask(stranger, "POST", "sign-in", 429, name="Nobody 30", password=GOOD))["code"])
    assert codes == {"E_TRY_LATER"}
    await stranger.go()
    await running.stop()


async def test_when_many_wait_for_a_hash_the_next_is_sent_away_for_a_moment() -> None:
    passwords = Passwords()
    work = [asyncio.ensure_future(passwords.fits(None, "x" * 8)) for _ in range(AT_ONCE + MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Denied) as denied:
        await passwords.fits(None, "x" * 8)
    assert (denied.value.status, denied.value.retry_after) == (503, 5)
    assert await asyncio.gather(*work) == [False] * len(work)
    assert await passwords.fits(None, "x" * 8) is False  # there is room again
    passwords.stop()


async def test_passwords_are_compared_in_their_normal_form_and_kept_dearly() -> None:
    passwords = Passwords()
    kept = await passwords.hashed("ﬁve  Ångström", "Anna")
    assert kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert await passwords.fits(kept, "five  Ångström")
    assert not await passwords.fits(kept, "five Ångström")
    assert not await passwords.fits("damaged", "five  Ångström")
    assert not passwords.is_dated(kept)
    assert passwords.is_dated(kept.replace("m=19456", "m=8192"))
    passwords.stop()


@pytest.mark.parametrize("password", ["costanza", "Costanza99", "12345678", "........", "qwertyuiop", "anna bella"])
def test_a_password_is_not_what_everybody_tries(password: str) -> None:
    with pytest.raises(Denied, match="E_PASSWORD_KNOWN"):
        checked(password, "Anna Bella" if "bella" in password else "Costanza")


# -- devices -------------------------------------------------------------------------------


async def test_a_day_old_token_is_renewed_and_ends_a_minute_after_the_new_one_was_used(
    slow_server: RunningServer, clock: FakeClock, guests: Guests
) -> None:
    (person,) = await guests(slow_server.url, 1)
    assert (await ask(person, "POST", "me/token"))["token"] == ""  # new enough
    clock.advance(DAY + 1)
    old = person.token
    lost = str((await ask(person, "POST", "me/token"))["token"])  # an answer that never arrives
    clock.advance(3600)
    person.token = str((await ask(person, "POST", "me/token"))["token"])
    assert len({old, lost, person.token}) == 3
    person.token, fresh = lost, person.token
    await person.get("/api/v1/me", 401)  # another one was given in its place
    person.token = old
    await person.get("/api/v1/me")  # nothing was lost
    person.token = fresh
    await person.get("/api/v1/me")
    person.token = old
    clock.advance(59)
    await person.get("/api/v1/me")
    clock.advance(2)
    await person.get("/api/v1/me", 401)
    person.token = fresh
    assert len((await person.get("/api/v1/me"))["devices"]) <= 2  # type: ignore[arg-type]  # a list


async def test_signing_out_everywhere_ends_all_tokens_and_sessions_but_this_one(
    server: RunningServer, guests: Guests
) -> None:
    (person,) = await guests(server.url, 1)
    assert (await ask(person, "DELETE", "me/tokens", 409))["code"] == "E_GUEST"
    await keep(person)
    other = Person(server.url, 7)
    other.token = (await sign_in(server.url, "Costanza", GOOD)).token
    await other.come()
    old = person.token
    person.token = str((await ask(person, "DELETE", "me/tokens"))["token"])
    await other.gone()
    assert other.close_code == SIGNED_OUT
    assert not person.is_gone
    await person.get("/api/v1/me")
    for ended in (other.token, old):
        other.token = ended
        await other.get("/api/v1/me", 401)
    await other.go()


async def test_signing_out_here_leaves_other_devices_alone(server: RunningServer, guests: Guests) -> None:
    (person,) = await guests(server.url, 1)
    await keep(person)
    other = await sign_in(server.url, "Costanza", GOOD)
    await ask(other, "DELETE", "me/token", 204)
    await ask(other, "GET", "me", 401)
    await person.get("/api/v1/me")
    assert not person.is_gone


async def test_another_password_signs_other_devices_out(server: RunningServer, guests: Guests) -> None:
    (person,) = await guests(server.url, 1)
    await keep(person)
    other = await sign_in(server.url, "Costanza", GOOD)
    wrong = await ask(person, "PUT", "me/password", 403, old="not this one", new="goshawks over Apulia")
    assert wrong["code"] == "E_PASSWORD"
    changed = await ask(person, "PUT", "me/password", old=GOOD, new="goshawks over Apulia")
    person.token = str(changed["token"])
    await ask(other, "GET", "me", 401)
    await sign_in(server.url, "Costanza", GOOD, 401)
    await sign_in(server.url, "Costanza", "goshawks over Apulia")


async def test_whoever_was_signed_out_while_he_came_in_is_not_let_in(server: RunningServer, guests: Guests) -> None:
    """The socket is open, but its greeting comes only after the token has ended."""
    (person,) = await guests(server.url, 1)
    await keep(person)
    late = Person(server.url, 5)
    late.token = (await sign_in(server.url, "Costanza", GOOD)).token
    await late.connect()
    person.token = str((await ask(person, "DELETE", "me/tokens"))["token"])
    with pytest.raises(AssertionError, match="gone"):
        await first_of_both(late)
    assert late.close_code == SIGNED_OUT
    await late.go()


async def first_of_both(person: Person) -> None:
    from staufer_protocol.messages import PROTOCOL, Hello  # noqa: PLC0415

    await person.say(Hello(PROTOCOL, "test"))
    await person.until(lambda: person.is_gone or any(isinstance(m, Welcome) for m in person.heard))
    assert not person.is_gone, "gone"


async def test_every_other_device_hears_once_that_a_new_one_has_signed_in(
    server: RunningServer, guests: Callable[[str, int], Awaitable[list[Person]]]
) -> None:
    (here,) = await guests(server.url, 1)
    await keep(here)
    await sign_in(server.url, "Costanza", GOOD)
    told = await here.hear(NewDevice)
    assert told.device == "laptop"
    await here.drop()
    await sign_in(server.url, "Costanza", GOOD)
    before = len(here.heard)
    await here.come()
    assert (await here.hear(NewDevice, before)).device == "laptop"
    await here.drop()
    before = len(here.heard)
    await here.come()
    await here.hear(Shunned, before)
    await here.say(LookAround())
    await here.until(lambda: sum(isinstance(m, Welcome) for m in here.heard[before:]) == 2)
    assert not any(isinstance(message, NewDevice) for message in here.heard[before:])
