"""What whoever runs the server can do beside it, with the server running."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from server.accounts_held import GOOD, ask, keep, sign_in
from server.conftest import address_of, ledger_equals_ratings, rows, sit_together
from server.people import Person, Seen
from staufer_protocol.messages import MatchOver
from staufer_protocol.replay import read_replay
from staufer_server.admin.command import main
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.connection import SIGNED_OUT
from staufer_server.stores import Place

Guests = Callable[[str, int], Awaitable[list[Person]]]
Admin = Callable[..., Awaitable[tuple[int, str]]]


@pytest.fixture
def admin(config: ServerConfig, capfd: pytest.CaptureFixture[str]) -> Admin:
    """Run the command beside the server; its exit code and everything it said."""

    async def run(*arguments: str) -> tuple[int, str]:
        capfd.readouterr()
        code = await asyncio.to_thread(main, ["--database", address_of(config), *arguments])
        said = capfd.readouterr()
        return code, said.out + "".join(line for line in said.err.splitlines() if "staufer-server:" in line)

    return run


@pytest.fixture
def restored(database_kind: str, request: pytest.FixtureRequest) -> Callable[[Path], Place]:
    """Brings a copy back."""

    def bring(copy: Path) -> Place:
        back: Place = request.getfixturevalue("postgres").restored(copy) if database_kind == "postgres" else copy
        return back

    return bring


async def played(server: RunningServer, guests: Guests) -> tuple[list[Person], list[Seen]]:
    people = await guests(server.url, 2)
    seats = await sit_together(people)
    await people[0].act(seats[0], (3,))
    await people[1].over(seats[1])
    return people, seats


async def test_a_barred_account_is_sent_out_at_once_and_reads_why(
    server: RunningServer, guests: Guests, admin: Admin
) -> None:
    (person,) = await guests(server.url, 1)
    await keep(person)
    code, said = await admin("users", "ban", "costanza", "--days", "3", "--why", "You insulted others.")
    assert (code, said) == (0, f"#{person.player} is barred for 3 days.\n")
    await person.gone()
    assert person.close_code == SIGNED_OUT
    told = await person.get("/api/v1/me", 403)
    assert told["code"] == "E_BANNED"
    assert told["sentence"] == "This account is barred from the server for 3 more days: You insulted others."
    refused = await ask(person, "POST", "sign-in", 403, name="Costanza", password=GOOD)
    assert refused["code"] == "E_BANNED"
    assert (await admin("users", "unban", f"#{person.player}"))[0] == 0
    await sign_in(server.url, "Costanza", GOOD)
    assert (await admin("users", "unban", "Costanza"))[0] == 1


async def test_a_live_match_is_voided_by_the_running_server(
    server: RunningServer, config: ServerConfig, guests: Guests, admin: Admin
) -> None:
    people = await guests(server.url, 2)
    seats = await sit_together(people)
    match = seats[0].setup.match
    code, said = await admin("match", "void", match.hex(), "--why", "collusion")
    assert code == 0
    assert "the running server ends it at once" in said
    for person, seen in zip(people, seats, strict=True):
        over = await person.over(seen)
        assert (over.results, over.ratings, over.unrated_because) == ((), (), "void")
    assert (await admin("match", "void", match.hex()))[1].endswith("is void already.")
    shown = json.loads((await admin("--json", "match", "show", match.hex()))[1])
    assert shown["match"][0]["status"] == "void"
    assert [act["why"] for act in shown["acts"]] == ["collusion"]
    assert (await admin("ratings", "verify"))[0] == 0
    ledger_equals_ratings(config)


async def test_what_was_decided_while_no_server_ran_is_done_at_its_start(
    config: ServerConfig, guests: Guests, admin: Admin
) -> None:
    first = await start_server(config)
    people = await guests(first.url, 2)
    seats = await sit_together(people)
    await first.stop()
    assert (await admin("match", "void", seats[0].setup.match.hex()))[0] == 0
    second = await start_server(config)
    people[0].url = second.url
    await people[0].come()
    await people[0].resume(seats[0])
    over = await people[0].hear(MatchOver)
    assert over.unrated_because == "void"
    await people[0].go()
    await second.stop()


async def test_a_finished_match_that_is_voided_gives_its_ratings_back(
    server: RunningServer, config: ServerConfig, guests: Guests, admin: Admin
) -> None:
    people, seats = await played(server, guests)
    before = [len(person.heard) for person in people]
    for person in people:
        await person.search()
    again = await asyncio.gather(*(p.be_ready(b) for p, b in zip(people, before, strict=True)))
    await people[0].act(again[0], (3,))
    await people[1].over(again[1])
    now = [(await person.get(f"/api/v1/players/{person.player}"))["ratings"] for person in people]
    code, said = await admin("match", "void", seats[0].setup.match.hex(), "--why", "a mistake")
    assert (code, "2 ratings were given back" in said) == (0, True)
    then = [(await person.get(f"/api/v1/players/{person.player}"))["ratings"] for person in people]
    for was, given, back in zip(now, then, (3200, -3200), strict=True):
        assert given[0]["centi"] - was[0]["centi"] == back  # type: ignore[index]  # lists
        assert (was[0]["games"], given[0]["games"]) == (2, 1)  # type: ignore[index]  # lists
    match = await people[0].get(f"/api/v1/matches/{seats[0].setup.match.hex()}")
    assert (match["status"], match["unrated_because"]) == ("void", "moderator")
    code, said = await admin("ratings", "verify")
    assert (code, said.splitlines()[-1]) == (0, "Every rating follows from the results: 6 moves of 2 matches.")
    assert (await admin("match", "void", seats[0].setup.match.hex()))[0] == 1  # once
    assert rows(config, "SELECT count(*) FROM rating_event") == [(6,)]


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        ("UPDATE rating SET centi = centi + 1 WHERE games > 0", "but the ledger makes"),
        ("UPDATE rating SET games = games + 1 WHERE games > 0", "but the ledger makes"),
        ("UPDATE rating_event SET after = after + 10", "but the rules make"),
        ("UPDATE rating_event SET k = 40", "but the rules make"),
        ("UPDATE match_seat SET place = 3 - place", "but the rules make"),
        ("DELETE FROM rating_event WHERE id = 1", "has no row"),
        ("DELETE FROM rating_event", "rows"),
        ("DELETE FROM rating WHERE games > 0", "has no rating"),
        ("UPDATE match SET status = 'void'", "rows"),
        ("UPDATE match SET unrated_because = 'casual'", "rows"),
    ],
)
async def test_the_ledger_is_proved_from_zero(
    server: RunningServer, config: ServerConfig, guests: Guests, admin: Admin, damage: str, found: str
) -> None:
    await played(server, guests)
    assert (await admin("ratings", "verify"))[0] == 0
    rows(config, damage)
    code, said = await admin("ratings", "verify")
    assert code == 1
    assert found in said


async def test_a_copy_is_made_while_people_play(
    server: RunningServer, config: ServerConfig, guests: Guests, admin: Admin, tmp_path: Path,
    restored: Callable[[Path], Place],
) -> None:  # fmt: skip
    people = await guests(server.url, 2)
    seats = await sit_together(people)
    playing = asyncio.gather(*(person.play(seen) for person, seen in zip(people, seats, strict=True)))
    copy = tmp_path / "copy.sqlite"
    code, said = await admin("backup", str(copy))
    assert (code, "2 accounts, 1 matches" in said) == (0, True)
    await playing
    assert (await admin("backup", str(copy)))[1].endswith("exists already: nothing is overwritten.")
    key = config.base.with_name(f"{config.base.name}.key").read_text("ascii")
    other = await start_server(replace(config, database=restored(copy), key=key))
    stranger = Person(other.url)
    assert (await stranger.get(f"/api/v1/players/{people[0].player}"))["name"] == people[0].name
    found = await other.matches.find(seats[0].setup.match)
    assert 0 < found.truth.host.seq <= seats[0].course.seq
    await stranger.go()
    await other.stop()


async def test_people_are_looked_up_renamed_helped_and_deleted(
    server: RunningServer, guests: Guests, admin: Admin
) -> None:
    people, _ = await played(server, guests)
    await keep(people[0])
    listed = json.loads((await admin("--json", "users", "list", "costan"))[1])["users"]
    assert [(one["number"], one["name"], one["matches"]) for one in listed] == [(people[0].player, "Costanza", 1)]
    assert (await admin("users", "rename", "Costanza", "Bianca Lancia 2", "--why", "asked for it"))[0] == 0
    assert (await people[0].get("/api/v1/me"))["name"] == "Bianca Lancia 2"
    assert (await admin("users", "rename", "Bianca Lancia 2", "Michael Scotus"))[0] == 1
    code, said = await admin("users", "recovery-code", "Bianca Lancia 2")
    assert code == 0
    given = said.split(" is ")[1].split(" ")[0]
    back = await ask(
        people[0], "POST", "recovery", name="Bianca Lancia 2", recovery_code=given, password="goshawks over Apulia"
    )
    people[0].token = str(back["token"])
    shown = (await admin("users", "show", "Bianca Lancia 2"))[1]
    assert "recovery_code" in shown
    assert given not in shown
    assert "argon2" not in shown
    assert people[0].token not in shown
    assert (await admin("users", "sign-out", "Bianca Lancia 2"))[0] == 0
    await people[0].get("/api/v1/me", 401)
    assert (await admin("users", "delete", "Bianca Lancia 2"))[0] == 0
    await people[1].get(f"/api/v1/players/{people[0].player}", 404)
    acts = json.loads((await admin("--json", "acts"))[1])["acts"]
    assert [act["what"] for act in acts] == ["delete", "sign_out", "recovery_code", "rename"]
    assert (await admin("users", "show", "Nobody at all"))[1].startswith("staufer-server: There is nobody")


async def test_a_replay_is_fetched_from_the_running_server(
    server: RunningServer, guests: Guests, admin: Admin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, seats = await played(server, guests)
    match = seats[0].setup.match
    monkeypatch.setenv("STAUFER_PORT", server.url.rpartition(":")[2])
    file = tmp_path / "match.staufer"
    assert (await admin("match", "export", match.hex(), str(file)))[0] == 0
    assert read_replay(file.read_bytes()).setup.match == match
    assert (await admin("match", "export", bytes(16).hex(), str(file)))[1].endswith("There is no such match here.")
    assert (await admin("match", "export", "zz", str(file)))[0] == 1
    assert "cannot be written" in (await admin("match", "export", match.hex(), str(tmp_path / "no" / "m")))[1]
    monkeypatch.setenv("STAUFER_PORT", "1")
    assert "STAUFER_PORT" in (await admin("match", "export", match.hex(), str(file)))[1]


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--database", str(tmp_path / "none.sqlite"), "acts"]) == 1
    assert "There is no database" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


async def test_what_cannot_be_done_is_said_in_a_sentence(
    server: RunningServer, guests: Guests, admin: Admin, tmp_path: Path
) -> None:
    (anna,) = await guests(server.url, 1)
    assert "cannot be written" in (await admin("backup", str(tmp_path / "no" / "copy.sqlite")))[1]
    assert "There is nobody called" in (await admin("users", "ban", "#99999999999999999999"))[1]
    for days in ("-1", "0", "99999999999", "soon"):
        with pytest.raises(SystemExit):
            await admin("users", "ban", anna.name, f"--days={days}")
    assert "for 1 day." in (await admin("users", "ban", anna.name, "--days", "1"))[1]
    assert "for 2 days." in (await admin("users", "ban", anna.name, "--days", "2"))[1]
