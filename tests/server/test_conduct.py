"""What people say, reports of persons, and what moderators decide."""

from __future__ import annotations

import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiohttp
import pytest

from server.conftest import sit_together
from server.people import Person
from staufer_protocol.messages import HearLobby, Refused, Said, SaidInLobby, Say, SayInLobby, Shun, Shunned, Told
from staufer_server.admin import conduct
from staufer_server.admin.command import main
from staufer_server.application import RunningServer
from staufer_server.denials import Denied

Guests = Callable[[str, int], Awaitable[list[Person]]]


@pytest.fixture(autouse=True)
def _nobody_is_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("staufer_server.talk.AT_ONCE", 100.0)


async def post(person: Person, path: str, body: object, status: int) -> dict[str, object]:
    async with (
        aiohttp.ClientSession() as http,
        http.post(person.url + path, json=body, headers=person.headers) as answer,
    ):
        assert answer.status == status, await answer.text()
        found: dict[str, object] = await answer.json()
        return found


async def test_ready_phrases_go_by_their_codes_and_none_that_nobody_knows(
    server: RunningServer, guests: Guests
) -> None:
    people = await guests(server.url, 2)
    seats = await sit_together(people)
    match = seats[0].setup.match
    await people[0].say(Say(match, "", "well_played"))
    said = await people[1].hear(Said)
    assert (said.phrase, said.text) == ("well_played", "")
    for wrong in (Say(match, "", "curse"), Say(match, "more", "hello")):
        before = len(people[0].heard)
        await people[0].say(wrong)
        assert (await people[0].hear(Refused, before)).code == "E_PHRASE"


async def test_the_lobby_is_heard_by_those_who_listen_and_by_who_comes_later(
    server: RunningServer, guests: Guests
) -> None:
    anna, bruno, carlo = await guests(server.url, 3)
    await bruno.say(HearLobby(True))
    await bruno.say(SayInLobby("", "hello"))
    await bruno.hear(SaidInLobby)
    await anna.say(SayInLobby("Who plays?"))
    line = await bruno.hear(SaidInLobby, match=lambda m: m.text == "Who plays?")
    assert line.player == anna.player
    assert (await anna.hear(SaidInLobby)).text == "Who plays?"  # who speaks hears himself
    assert not [m for m in carlo.heard if isinstance(m, SaidInLobby)]
    await carlo.say(HearLobby(True))
    assert (await carlo.hear(SaidInLobby, match=lambda m: m.text == "Who plays?")).name == anna.name
    await bruno.say(HearLobby(False))
    before = len(bruno.heard)
    await bruno.say(SayInLobby("", "farewell"))
    await bruno.hear(SaidInLobby, before)
    await anna.say(SayInLobby("and on"))
    await carlo.hear(SaidInLobby, match=lambda m: m.text == "and on")
    assert len([m for m in bruno.heard[before:] if isinstance(m, SaidInLobby)]) == 1


async def test_a_report_is_read_with_its_evidence_decided_once_and_both_are_told(
    server: RunningServer, guests: Guests
) -> None:
    people = await guests(server.url, 2)
    seats = await sit_together(people)
    anna, bruno = people
    match = seats[0].setup.match
    await bruno.say(Say(match, "You fool"))
    await anna.hear(Said)
    body = {"about": bruno.player, "match": match.hex(), "from_seq": 0, "upto_seq": seats[0].course.seq}
    body |= {"reason": "insult", "words": "He insults me"}
    number = (await post(anna, "/api/v1/reports/persons", body, 201))["report"]
    assert isinstance(number, int)
    assert (await post(anna, "/api/v1/reports/persons", body, 409))["code"] == "E_REPORTED"

    do = server.database.do
    assert [row["report"] for row in await do(lambda tx: conduct.reports(tx, False, 9))] == [number]
    shown = await do(lambda tx: conduct.show(tx, number, 5))
    assert [line["text"] for line in shown["said"]] == ["You fool"]
    now = 3_900_000_000
    await do(lambda tx: conduct.decide(tx, number, conduct.Decision("silence", 3, "Stay polite."), now))
    with pytest.raises(Denied, match="decided already"):
        await do(lambda tx: conduct.decide(tx, number, conduct.Decision("ban", None, ""), now))
    assert await do(lambda tx: conduct.reports(tx, False, 9)) == []

    told = await bruno.hear(Told)
    assert (told.kind, told.why, told.until) == ("silence", "Stay polite.", now + 3 * 86_400)
    assert (await anna.hear(Told)).kind == "decided"
    before = len(bruno.heard)
    await bruno.say(Say(match, "I will not"))
    assert (await bruno.hear(Refused, before)).code == "E_SILENCED"
    await bruno.say(Say(match, "", "sorry"))
    assert (await anna.hear(Said, match=lambda said: said.phrase == "sorry")).text == ""
    acts = await do(lambda tx: tx.rows("SELECT what FROM act ORDER BY id"))
    assert [what for (what,) in acts] == ["read_report", "silence", "decided"]


async def test_who_is_away_is_told_when_he_comes_and_once(server: RunningServer, guests: Guests) -> None:
    (anna,) = await guests(server.url, 1)
    await anna.drop()
    await server.database.do(lambda tx: conduct.tell(tx, anna.player, ("warn", "Be kind.", 0), 5))
    await anna.come()
    assert (await anna.hear(Told)).why == "Be kind."
    await anna.drop()
    await anna.come()
    await anna.say(SayInLobby("", "hello"))
    await anna.hear(SaidInLobby)
    assert len([m for m in anna.heard if isinstance(m, Told)]) == 1


async def test_reports_without_evidence_are_refused(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 2)
    seats = await sit_together(people)
    body: dict[str, object] = {"about": people[1].player, "match": seats[0].setup.match.hex(), "reason": "stalling"}
    wrongs: list[tuple[dict[str, object], int, str]] = [
        ({"about": 999_999}, 404, "E_NO_EVIDENCE"),
        ({"about": people[0].player}, 400, "E_YOURSELF"),
        ({"reason": "ugly"}, 400, "E_REASON"),
        ({"from_seq": 9, "upto_seq": 3}, 400, "E_RANGE"),
        ({"upto_seq": 4_000}, 400, "E_RANGE"),
        ({"match": ""}, 404, "E_NO_EVIDENCE"),
        ({"match": "ab" * 16}, 404, "E_NO_EVIDENCE"),
    ]
    for change, status, code in wrongs:
        assert (await post(people[0], "/api/v1/reports/persons", body | change, status))["code"] == code


async def test_whom_one_shuns_is_listed_by_name(server: RunningServer, guests: Guests) -> None:
    anna, bruno = await guests(server.url, 2)
    await anna.say(Shun(bruno.player, 1))
    await anna.hear(Shunned, match=lambda told: bool(told.players))
    found = await anna.get("/api/v1/me/shunned")
    assert found["people"] == [{"player": bruno.player, "name": bruno.name, "how": 1}]


def test_the_command_lists_and_decides(
    tmp_path: Path, empty_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = shutil.copy(empty_database, tmp_path / "own.sqlite")
    arguments = ["--database", str(own), "reports"]
    assert main([*arguments, "list"]) == 0
    assert "reports: none" in capsys.readouterr().out
    assert main([*arguments, "decide", "7", "warn", "--why", "x"]) == 1
    assert "There is no report 7 here." in capsys.readouterr().err


async def test_a_report_keeps_the_range_it_was_given_and_without_an_end_all_there_is(
    server: RunningServer, guests: Guests
) -> None:
    people = await guests(server.url, 2)
    seats = await sit_together(people)
    last = seats[0].course.seq
    body = {"match": seats[0].setup.match.hex(), "reason": "stalling"}
    wanted = {"about": people[1].player, "from_seq": last, "upto_seq": last}
    await post(people[0], "/api/v1/reports/persons", body | wanted, 201)
    await post(people[1], "/api/v1/reports/persons", body | {"about": people[0].player}, 201)
    kept = await server.database.do(lambda tx: tx.rows("SELECT from_seq, upto_seq FROM person_report ORDER BY id"))
    assert [tuple(row) for row in kept] == [(last, last), (0, last)]


async def test_a_name_speaks_for_itself(server: RunningServer, guests: Guests) -> None:
    anna, bruno = await guests(server.url, 2)
    body: dict[str, object] = {"about": bruno.player, "reason": "name"}
    await post(anna, "/api/v1/reports/persons", body, 201)
    assert (await post(anna, "/api/v1/reports/persons", body | {"about": 999_999}, 404))["code"] == "E_NO_EVIDENCE"
    assert (await post(anna, "/api/v1/reports/persons", body | {"reason": "insult"}, 404))["code"] == "E_NO_EVIDENCE"
