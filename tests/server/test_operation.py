"""A server as whoever supervises it sees it: health, figures, logs, and its end."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.conftest import sit_together
from server.people import Person
from server.test_command import PATIENCE, Start, end_of, start, url_of
from staufer_protocol.messages import JoinQueue, Refused
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.config import BadConfig
from staufer_server.logs import FOREIGN, hear_libraries

__all__ = ["start"]  # a fixture
Guests = Callable[[str, int], Awaitable[list[Person]]]


@pytest.fixture
async def measured(config: ServerConfig) -> AsyncIterator[RunningServer]:
    running = await start_server(replace(config, metrics_port=0))
    yield running
    await running.stop()


async def figures(server: RunningServer) -> dict[tuple[str, tuple[str, ...]], float]:
    async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{server.health.port}/metrics") as answer:
        assert answer.status == 200
        text = await answer.text()
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def status_of(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as http, http.get(url) as answer:
        return answer.status, (await answer.json())["status"]


async def test_the_figures_tell_of_people_matches_messages_requests_and_commits(
    measured: RunningServer, guests: Guests
) -> None:
    people = await guests(measured.url, 2)
    seats = await sit_together(people)
    await people[0].act(seats[0], (3,))
    await people[1].over(seats[1])
    await people[0].get("/api/v1/ladder/chess", 404)
    await people[0].act(seats[0], (3,))  # it is over
    told = await figures(measured)
    assert told["staufer_people_online", ()] == 2
    assert told["staufer_connections", ()] >= 2
    assert told["staufer_matches_live", ()] == 0
    assert told["staufer_searches", ()] == 0
    assert told["staufer_message_seconds_count", ("Submit",)] == 2
    assert told["staufer_refusals_total", ("E_OVER",)] == 1
    assert told["staufer_http_request_seconds_count", ("POST", "/api/v1/guests", "201")] == 2
    assert told["staufer_http_request_seconds_count", ("GET", "/api/v1/ladder/{game}", "404")] == 1
    assert told["staufer_commit_seconds_count", ()] > 4
    assert told["staufer_commit_pieces_sum", ()] >= told["staufer_commit_seconds_count", ()]


async def test_what_people_ask_for_makes_no_figures_of_its_own(measured: RunningServer) -> None:
    async with aiohttp.ClientSession() as http:
        for path in ("/nothing/1", "/nothing/2", "/player/Nobody%201", "/player/Nobody%202"):
            async with http.get(measured.url + path) as answer:
                assert answer.status == 404
        async with http.request("PROPFIND", measured.url + "/coffee") as answer:
            assert answer.status == 404
    counts = {
        labels: n for (name, labels), n in (await figures(measured)).items() if name.endswith("request_seconds_count")
    }
    assert counts == {("GET", "none", "404"): 2, ("GET", "/player/{name}", "404"): 2, ("other", "none", "404"): 1}


async def test_the_figures_have_an_address_of_their_own(measured: RunningServer) -> None:
    async with aiohttp.ClientSession() as http, http.get(measured.url + "/metrics") as answer:
        assert answer.status == 404
    for path in ("healthz", "readyz"):
        assert await status_of(f"http://127.0.0.1:{measured.health.port}/{path}") == (200, "ok")
        assert await status_of(f"{measured.url}/{path}") == (200, "ok")


async def test_without_its_database_the_server_is_neither_well_nor_ready(
    measured: RunningServer, config: ServerConfig
) -> None:
    measured.database.has_failed = True
    for path in ("healthz", "readyz"):
        assert await status_of(f"{measured.url}/{path}") == (503, "database failed")


async def test_a_server_that_drains_takes_nobody_and_lets_matches_end(measured: RunningServer, guests: Guests) -> None:
    people = await guests(measured.url, 3)
    seats = await sit_together(people[:2])
    draining = asyncio.ensure_future(measured.drain(600, asyncio.Event()))
    await asyncio.sleep(0)
    assert await status_of(measured.url + "/readyz") == (503, "draining")
    assert await status_of(measured.url + "/healthz") == (200, "ok")
    await people[2].say(JoinQueue("fredericus", (2,), (), "quick", True, ""))
    assert (await people[2].hear(Refused)).code == "E_CLOSING"
    n = next(n for n in (0, 1) if seats[n].is_my_turn)
    await people[n].choose(seats[n])
    assert not draining.done()
    await people[0].act(seats[0], (3,))
    await people[1].over(seats[1])
    await asyncio.wait_for(draining, PATIENCE)


async def test_a_server_that_drains_waits_for_nobody_who_is_away_and_not_for_ever(
    measured: RunningServer, guests: Guests
) -> None:
    people = await guests(measured.url, 2)
    seats = await sit_together(people)
    await measured.drain(0.2, asyncio.Event())
    at_once = asyncio.Event()
    at_once.set()
    await measured.drain(600, at_once)
    for person in people:
        await person.drop()
    await asyncio.wait_for(measured.drain(600, asyncio.Event()), PATIENCE)
    assert not measured.matches.live(seats[0].setup.match).is_over


async def test_sigterm_lets_matches_go_on_and_a_second_one_ends_the_server(start: Start, tmp_path: Path) -> None:
    process = await start("--port", "0", STAUFER_DRAIN="600")
    people = [Person(await url_of(process), 0)]
    people.append(Person(people[0].url, 1))
    for person in people:
        await person.come()
    seats = await sit_together(people)
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(PATIENCE):
        while (await status_of(people[0].url + "/readyz"))[0] == 200:  # noqa: ASYNC110 -- a signal has no answer
            await asyncio.sleep(0.02)
    n = next(n for n in (0, 1) if seats[n].is_my_turn)
    await people[n].choose(seats[n])
    process.send_signal(signal.SIGTERM)
    for person in people:
        await person.gone()
        assert person.close_code == 1001
    assert (await end_of(process))[0] == 0
    with sqlite3.connect(tmp_path / "staufer.sqlite") as reading:
        assert reading.execute("SELECT status FROM match").fetchall() == [("live",)]  # it is taken up where it was
    reading.close()
    for person in people:
        await person.go()


async def test_a_taken_port_of_the_figures_is_said_as_such(config: ServerConfig) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadConfig, match=f"figures cannot be served at 127.0.0.1, port {port}"):
            await start_server(replace(config, metrics_port=port))


async def test_everything_that_is_logged_is_one_json_object_a_line(start: Start) -> None:
    process = await start("--port", "0", "--local", STAUFER_LOG_LEVEL="debug")
    url = await url_of(process)
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"NONSENSE\r\n\r\n")
    await reader.read()
    writer.close()
    process.send_signal(signal.SIGTERM)
    _, said = await end_of(process)
    lines = [json.loads(line) for line in said.splitlines()]
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)


def test_libraries_speak_in_the_same_form(capsys: pytest.CaptureFixture[str]) -> None:
    before = {name: (logging.getLogger(name).handlers, logging.getLogger(name).propagate) for name in FOREIGN}
    try:
        hear_libraries("info")
        logging.getLogger("aiohttp.server").error("broken %s", "pipe")
    finally:
        logging.captureWarnings(False)
        for name, (handlers, propagates) in before.items():
            logging.getLogger(name).handlers, logging.getLogger(name).propagate = handlers, propagates
    said = json.loads(capsys.readouterr().err)
    assert (said["event"], said["level"], said["logger"]) == ("broken pipe", "error", "aiohttp.server")
