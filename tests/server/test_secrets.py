"""What must never be said is not: neither in the log, nor in what anybody at the table is sent."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from types import TracebackType

import pytest
import structlog

from server.accounts_held import GOOD, ask, keep, sign_in
from server.conftest import sit_together
from server.overheard import Overheard
from server.people import Person
from server.test_reports import of, send
from server.test_restart import come_back, play_a_little
from server.test_setups import all_ready
from staufer_protocol.capsule import Capsule, write_capsule
from staufer_protocol.complaint import RuleFault
from staufer_protocol.host import Host
from staufer_protocol.messages import RecordFrame, Refused, RefuseSetup, Say, SetupOffered, SetupVoid, Submit
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.faults import told
from staufer_server.logs import FOREIGN, hear_libraries, log_to_stderr

Guests = Callable[[str, int], Awaitable[list[Person]]]
BROKEN = "the Griffin lies in the third row"  # what an error of a rule says


@pytest.fixture
def overheard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Overheard]:
    """Everything that the server's command would have written, with nothing left out; judged when all is done."""
    before, heard = structlog.get_config(), Overheard()
    loggers = [(one, one.handlers, one.propagate, one.level) for one in map(logging.getLogger, FOREIGN)]
    with monkeypatch.context() as here:
        here.setattr(sys, "stderr", heard.written)
        log_to_stderr("debug")
        hear_libraries("debug")
    yield heard
    structlog.configure(**before)
    logging.captureWarnings(False)
    for one, handlers, propagate, level in loggers:
        one.handlers, one.propagate = handlers, propagate
        one.setLevel(level)
    assert heard.faults() == []


def failing_rule() -> Callable[..., None]:
    """Raises as a rule of a game does, with what is hidden in its words."""
    code = compile(
        f"def rule(*_):\n    raise KeyError({BROKEN!r})", "/opt/staufer_engine/games/fredericus/hunting.py", "exec"
    )
    scope: dict[str, Callable[..., None]] = {}
    exec(code, scope)
    return scope["rule"]


async def test_the_log_of_a_whole_match_holds_no_token_no_secret_and_no_hidden_card(
    config: ServerConfig, guests: Guests, overheard: Overheard, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await start_server(config, random_bytes=overheard.random_bytes)
    people = await guests(running.url, 3)
    seats = await sit_together(people)
    live = running.matches.live(seats[0].setup.match)
    await people[0].say(Say(live.id, "between you and me"))
    await people[0].submit(Submit(live.id, 99, 0, b"", 1, (0, 0)))  # all that is refused on the way
    with monkeypatch.context() as broken:

        async def fail(*_: object) -> None:
            raise RuntimeError("broken on purpose")

        broken.setattr(running.matches, "find_for", fail)
        n = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
        answer = await people[n].submit(people[n].wish(seats[n], seats[n].options()[0]))
        assert isinstance(answer, Refused)
        assert answer.code == "E_SERVER"
    await asyncio.gather(*(p.play(s) for p, s in zip(people, seats, strict=True)))
    records, secret = live.truth.host.records, live.truth.host.secret
    await running.stop()
    assert "match_opened" in overheard.events
    assert "broken on purpose" in overheard.text
    hidden = [seal for record in records for seal in record.seals]
    assert hidden
    overheard.secrets |= {secret, *(seal.salt for seal in hidden)}
    overheard.words |= {"between you and me", *(person.token.removeprefix("stf1_") for person in people)}


async def test_a_void_set_up_is_logged_without_its_secret(
    config: ServerConfig, guests: Guests, overheard: Overheard
) -> None:
    """It is published to those who were to play; the log is read by others."""
    running = await start_server(config, random_bytes=overheard.random_bytes)
    anna, bruno = await guests(running.url, 2)
    bruno.gives = False
    await all_ready([anna, bruno])
    offer = await bruno.hear(SetupOffered)
    await bruno.say(RefuseSetup(offer.setup.match))
    void = await anna.hear(SetupVoid)
    await running.stop()
    assert void.secret in overheard.secrets
    assert "setup_void" in overheard.events


async def test_restarts_and_unreadable_records_are_logged_without_secrets(
    config: ServerConfig, guests: Guests, overheard: Overheard
) -> None:
    first = await start_server(config, random_bytes=overheard.random_bytes)
    people = await guests(first.url, 2)
    seats = await sit_together(people)
    match = seats[0].setup.match
    overheard.secrets.add(first.matches.live(match).truth.host.secret)
    await play_a_little(people, seats, 8)
    await first.stop()
    second = await start_server(config, random_bytes=overheard.random_bytes)
    await come_back(second, people, seats)
    await play_a_little(people, seats, 4)
    seals = [seal for record in second.matches.live(match).truth.host.records for seal in record.seals]
    overheard.secrets |= {seal.salt for seal in seals}
    await second.database.do(lambda tx: tx.run("UPDATE record SET priv = ? WHERE length(priv) > 0", b"x" * 40))
    await second.stop()
    third = await start_server(config, random_bytes=overheard.random_bytes)
    assert await third.matches.lines_of(people[0].player) == []
    await third.stop()
    assert {"match_restored", "match_unreadable", "match_not_restored"} <= overheard.events


async def test_reports_are_logged_without_what_they_hold(
    config: ServerConfig, guests: Guests, overheard: Overheard
) -> None:
    running = await start_server(config, random_bytes=overheard.random_bytes)
    people = await guests(running.url, 2)
    his, hers = await sit_together(people)
    truth = running.matches.live(his.setup.match).truth
    seals = [seal for record in truth.host.records for seal in record.seals]
    overheard.secrets |= {truth.host.secret, *(seal.salt for seal in seals)}
    overheard.words.add("the falcon may not")
    header = replace(of(his).header, kind="rule", code="", text="the falcon may not", concerns="FR-6.2")
    await send(people[0], write_capsule(Capsule(header, ())))
    await send(people[0], write_capsule(of(his, view=b"\x90", text="the falcon may not")))
    turned = next(p for p in truth.host.course.positions[1:] if p.checkpoint is not None)
    turned.checkpoint.players[0].tokens[0] += 1  # type: ignore[union-attr,attr-defined]
    said = await send(people[1], write_capsule(of(hers)))
    assert "the match is void" in said["sentence"]
    await running.stop()
    taken = [line for line in overheard.lines if line["event"] == "report_taken"]
    assert [(line["kind"], bool(line["fault"])) for line in taken] == [
        ("rule", False), ("desync", False), ("desync", True)
    ]  # fmt: skip


async def test_a_frozen_match_is_logged_and_kept_with_the_place_of_its_rule_alone(
    config: ServerConfig, guests: Guests, overheard: Overheard, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await start_server(config, random_bytes=overheard.random_bytes)
    people = await guests(running.url, 2)
    seats = await sit_together(people)
    live, rule = running.matches.live(seats[0].setup.match), failing_rule()
    overheard.words |= {BROKEN, "Griffin"}
    overheard.secrets.add(live.truth.host.secret)

    def fail(*_: object) -> None:
        try:
            rule()
        except KeyError as error:
            raise RuleFault("E_RULE", "A rule failed.") from error

    n = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
    with monkeypatch.context() as broken:
        broken.setattr(Host, "choose", fail)
        answer = await people[n].submit(people[n].wish(seats[n], seats[n].options()[0]))
    assert isinstance(answer, Refused)
    assert answer.code == "E_FROZEN"
    kept = await running.database.do(lambda tx: tx.row("SELECT frozen FROM match WHERE id = ?", live.id))
    assert kept == ("KeyError at fredericus/hunting.py:2",)
    with monkeypatch.context() as broken:  # a rule that fails elsewhere than in a step
        broken.setattr(running.matches, "find_for", rule)
        answer = await people[n].submit(people[n].wish(seats[n], seats[n].options()[0], 2))
    assert isinstance(answer, Refused)
    assert answer.code == "E_SERVER"
    await people[n].act(seats[n], (3,))
    await running.stop()
    assert {"match_frozen", "handler_failed", "frozen_match_given_up"} <= overheard.events
    assert "fredericus/hunting.py" in overheard.text


def test_an_error_is_told_with_its_words_only_where_no_rule_had_a_part_in_it() -> None:
    def of_error(work: Callable[[], object]) -> str:
        try:
            work()
        except Exception as error:
            trace: TracebackType | None = error.__traceback__
            return told((type(error), error, trace))
        raise AssertionError

    def wrapped() -> None:
        try:
            failing_rule()()
        except KeyError as error:
            raise ValueError(f"after {error}") from error

    assert "ValueError: invalid literal" in of_error(lambda: int("three"))
    said = of_error(wrapped)
    assert BROKEN not in said
    assert said.index("ValueError") < said.index("hunting.py") < said.index("KeyError")


async def test_whoever_is_refused_or_let_in_leaves_no_password_token_or_code_in_the_log(
    config: ServerConfig, guests: Guests, overheard: Overheard
) -> None:
    running = await start_server(config, random_bytes=overheard.random_bytes)
    (anna,) = await guests(running.url, 1)
    guest = anna.token
    code = await keep(anna)
    wrong = {"password": "goshawks over Apulia", "code": "AAAA-BBBB-CCCC-DDDD-EEEE-FFFF", "token": "stf1_nobodys"}
    await sign_in(running.url, "Costanza", wrong["password"], 401)
    await sign_in(running.url, "Nobody", wrong["password"], 401)
    other = await sign_in(running.url, "Costanza", GOOD)
    await ask(anna, "POST", "recovery", 401, name="Costanza", recovery_code=wrong["code"], password=wrong["password"])
    fresh = await ask(anna, "POST", "recovery", name="Costanza", recovery_code=code, password="sparrows over Bari")
    stranger = Person(running.url, 98)
    for token in (wrong["token"], guest, other.token):
        stranger.token = token
        await stranger.get("/api/v1/me", 401)
    await stranger.go()
    await running.stop()
    said = (code, str(fresh["recovery_code"]), *wrong.values(), GOOD, "sparrows over Bari")
    tokens = (guest, anna.token, other.token, str(fresh["token"]))
    overheard.words |= {*said, *(token.removeprefix("stf1_") for token in tokens)}
    overheard.words |= {one.replace("-", "") for one in said}
    assert {"sign_in_refused", "signed_in", "account_kept", "account_recovered"} <= overheard.events


async def test_nobody_is_sent_the_secret_or_another_seats_cards_before_the_end(
    server: RunningServer, guests: Guests
) -> None:
    people = await guests(server.url, 3)
    seats = await sit_together(people)
    live = server.matches.live(seats[0].setup.match)
    while not live.is_over:
        frames = [[m for m in person.heard if isinstance(m, RecordFrame)] for person in people]
        salts = [{salt for frame in heard for _, salt, _ in frame.parts} for heard in frames]
        for sealed in (seal for record in live.truth.host.records for seal in record.seals):
            assert [sealed.salt in known for known in salts] == [bool(sealed.vis >> seen.seat & 1) for seen in seats]
        assert not any(live.truth.host.secret in frame.pub for heard in frames for frame in heard)
        for _ in range(20):  # and look again
            if not live.is_over:
                n = next(n for n, seen in enumerate(seats) if seen.is_my_turn)
                await people[n].choose(seats[n])
                for person, seen in zip(people, seats, strict=True):
                    await person.reach(seen, live.truth.host.seq)
