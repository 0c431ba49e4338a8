"""The OpenAPI document says what the server does: schemathesis asks whatever it allows, and compares."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Iterator
from dataclasses import dataclass

import aiohttp
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from server.conftest import sit_together
from server.people import Person
from staufer_server.application import RunningServer, ServerConfig, start_server
from staufer_server.http_api import product_version
from staufer_server.openapi import document

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
NAMES = itertools.count()
DOCUMENT = "/api/v1/openapi.json"
PATIENCE = 30


@dataclass(frozen=True)
class Beside:
    """A server in a loop of its own."""

    url: str
    loop: asyncio.AbstractEventLoop


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Beside]:
    """Schemathesis waits for every answer, so the server has to run in another thread."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, name="server", daemon=True)
    thread.start()
    config = ServerConfig(tmp_path_factory.mktemp("beside") / "staufer.sqlite", is_local=True)
    running = asyncio.run_coroutine_threadsafe(start_server(config), loop).result(PATIENCE)
    yield Beside(running.url, loop)
    asyncio.run_coroutine_threadsafe(running.stop(), loop).result(PATIENCE)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.fixture(scope="module")
def schema(beside: Beside) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(beside.url + DOCUMENT)


@pytest.fixture(scope="module")
def known(beside: Beside) -> dict[str, object]:
    """A match that is over, one of its players, and its game."""

    async def play() -> tuple[int, str]:
        people = [Person(beside.url, seed) for seed in range(2)]
        for person in people:
            await person.come()
        seats = await sit_together(people)
        await people[0].act(seats[0], (3,))
        await people[1].over(seats[1])
        for person in people:
            await person.go()
        return people[0].player, seats[0].setup.match.hex()

    player, match = asyncio.run_coroutine_threadsafe(play(), beside.loop).result(PATIENCE)
    return {"player": player, "match": match, "game": "fredericus"}


def operations(schema: schemathesis.BaseSchema) -> list[APIOperation]:
    return [found.ok() for found in schema.get_all_operations()]


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=lambda mode: mode.value)
def test_every_call_does_what_the_document_says(
    beside: Beside, schema: schemathesis.BaseSchema, known: dict[str, object], mode: GenerationMode
) -> None:
    """Asked as the document allows and as it does not, each time by somebody new where a token is needed."""
    asked = [operation for operation in operations(schema) if may_be_asked(operation, mode)]
    granted = {operation.label for operation in asked if 200 in ask_much(operation, mode, beside.url, known)}
    if mode is GenerationMode.POSITIVE:
        by_chance_alone = {  # no guess hits: a password, a capsule, somebody met, an address that may be called
            "POST /api/v1/sign-in", "POST /api/v1/recovery", "POST /api/v1/reports", "POST /api/v1/reports/persons",
            "PUT /api/v1/me/webhook", "POST /api/v1/me/webhook/test", "DELETE /api/v1/me/vacation",
        }  # fmt: skip
        with_a_password = {
            "PUT /api/v1/me/password", "POST /api/v1/me/recovery-code", "DELETE /api/v1/me/token",
            "DELETE /api/v1/me/tokens",
        }  # fmt: skip
        assert granted == {operation.label for operation in asked} - by_chance_alone - with_a_password


def may_be_asked(operation: APIOperation, mode: GenerationMode) -> bool:
    """What takes nothing cannot be asked wrongly."""
    takes = bool(operation.definition.raw.get("requestBody")) or bool(operation.definition.raw.get("parameters"))
    return mode is GenerationMode.POSITIVE or takes


def ask_much(operation: APIOperation, mode: GenerationMode, url: str, known: dict[str, object]) -> set[int]:
    """Which statuses came, every success as 200."""
    came: set[int] = set()
    needs_token = bool(operation.definition.raw.get("security"))
    count = 0

    @settings(
        max_examples=20, deadline=None, derandomize=True, database=None, phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(operation.as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case) -> None:
        nonlocal count
        count += 1
        if mode is GenerationMode.POSITIVE and count % 2:  # what it makes up itself does not exist
            case.path_parameters = {name: known[name] for name in case.path_parameters}
            if "name" in (case.body if isinstance(case.body, dict) else ()):
                case.body["name"] = f"Somebody {letters(next(NAMES))}"
                case.body["password"] = "a good long one"
        answer = case.call(headers={"Authorization": f"Bearer {new_token(url)}"} if needs_token else {})
        case.validate_response(answer, checks=CHECKS)
        came.add(200 if answer.status_code < 300 else answer.status_code)

    ask()
    return came


def letters(number: int) -> str:
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


def new_token(url: str) -> str:
    made = requests.post(url + "/api/v1/guests", timeout=PATIENCE)
    assert made.status_code == 201
    return str(made.json()["token"])


async def test_every_address_of_the_interface_is_in_the_document(server: RunningServer) -> None:
    app = server.application
    served = {
        (route.method, route.resource.canonical)
        for route in app.router.routes()
        if route.resource is not None and route.resource.canonical.startswith("/api/") and route.method != "HEAD"
    }
    async with aiohttp.ClientSession() as http, http.get(server.url + DOCUMENT) as answer:
        said = await answer.json()
    documented = {(method.upper(), path) for path, methods in said["paths"].items() for method in methods}
    assert served - {("GET", DOCUMENT)} == documented
    assert said["openapi"] == "3.1.0"
    assert said["info"]["version"] == product_version()


async def test_a_call_names_what_it_takes_and_gives(server: RunningServer) -> None:
    async with aiohttp.ClientSession() as http, http.get(server.url + DOCUMENT) as answer:
        said = await answer.json()
    keep = said["paths"]["/api/v1/me/keep"]["post"]
    assert keep["security"] == [{"token": []}]
    assert keep["requestBody"]["content"]["application/json"]["schema"]["$ref"] == "#/components/schemas/Keeping"
    assert {"200", "400", "401", "409", "415", "429", "503"} <= set(keep["responses"])
    shape = said["components"]["schemas"]["Ladder"]["properties"]["rows"]
    assert shape["items"] == {"$ref": "#/components/schemas/LadderRow"}
    assert said["paths"]["/api/v1/matches/{match}/replay"]["get"]["responses"]["200"]["content"] == {
        "application/octet-stream": {"schema": {"type": "string", "format": "binary"}}
    }


def test_a_document_of_no_calls_is_empty() -> None:
    assert document([], "1")["paths"] == {}


@pytest.mark.parametrize("method", ["DELETE", "PUT", "POST"])
async def test_a_method_that_an_address_has_not_is_refused_with_those_that_it_has(
    server: RunningServer, method: str
) -> None:
    async with (
        aiohttp.ClientSession() as http,
        http.request(method, f"{server.url}/api/v1/matches/{bytes(16).hex()}") as answer,
    ):
        assert (answer.status, (await answer.json())["code"]) == (405, "E_HTTP_405")
        assert "GET" in answer.headers["Allow"]
