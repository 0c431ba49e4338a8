"""What must never be said is not: neither in the log, nor in what anybody at the table is sent."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from collections.abc import Awaitable, Callable, Iterator

import pytest
import structlog

from server.conftest import sit_together
from server.people import Person
from staufer_protocol.messages import RecordFrame, Refused, Say, Submit
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.logs import log_to_stderr

SAID = {
    "event", "level", "timestamp", "url", "database", "local", "match", "game", "seats", "rated", "records",
    "message", "player", "exception",
}  # fmt: skip
Guests = Callable[[str, int], Awaitable[list[Person]]]


@pytest.fixture
def said_in_the_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], str]]:
    """Everything that the server's command would have written, with nothing left out."""
    before, written = structlog.get_config(), io.StringIO()
    with monkeypatch.context() as here:
        here.setattr(sys, "stderr", written)
        log_to_stderr("debug")
    yield written.getvalue
    structlog.configure(**before)


async def test_the_log_of_a_whole_match_holds_no_token_no_secret_and_no_hidden_card(
    config: ServerConfig, guests: Guests, said_in_the_log: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await start_server(config)
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
    log = said_in_the_log()
    assert "match_opened" in log
    assert "broken on purpose" in log
    hidden = [seal for record in records for seal in record.seals]
    assert hidden
    for never in (secret, *(seal.salt for seal in hidden)):
        assert never.hex() not in log
        assert repr(never) not in log
    for person in people:
        assert person.token not in log
        assert person.token.removeprefix("stf1_") not in log
    assert "between you and me" not in log
    fields = {key for line in log.splitlines() if line.startswith("{") for key in json.loads(line)}
    assert fields <= SAID  # nothing that could hold a card, and no values of variables


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
