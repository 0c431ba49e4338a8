"""The command itself, in a process of its own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from server.people import Person
from staufer_server.__main__ import parse

Start = Callable[..., Awaitable[asyncio.subprocess.Process]]
PATIENCE = 30


@pytest.fixture
async def start(tmp_path: Path) -> AsyncIterator[Start]:
    started: list[asyncio.subprocess.Process] = []

    async def start_it(*arguments: str, **environment: str) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "staufer_server", "--database", str(tmp_path / "staufer.sqlite"), *arguments,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
            env={**os.environ, **environment},
        )  # fmt: skip
        started.append(process)
        return process

    yield start_it
    for process in started:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def url_of(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    assert line.startswith("STAUFER http://127.0.0.1:"), line
    return line.split()[1]


async def end_of(process: asyncio.subprocess.Process) -> tuple[int | None, str]:
    """The exit code, and what it said to standard error."""
    _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode, said.decode()


async def test_it_says_where_it_is_serves_and_ends_in_order_on_sigterm(start: Start) -> None:
    process = await start("serve", "--port", "0", "--local")
    person = Person(await url_of(process))
    await person.come()
    process.send_signal(signal.SIGTERM)
    await person.gone()
    assert person.close_code == 1001
    code, said = await end_of(process)
    assert code == 0
    events = [json.loads(line)["event"] for line in said.splitlines()]
    assert events[0] == "started"
    assert events[-2:] == ["draining", "stopped"]
    assert person.token not in said
    await person.go()


async def test_with_a_parent_it_ends_when_the_parent_lets_go(start: Start) -> None:
    process = await start("--port", "0", "--with-parent")
    await url_of(process)
    assert process.stdin is not None
    process.stdin.close()
    assert (await end_of(process))[0] == 0


async def test_a_taken_port_is_said_in_one_sentence(start: Start) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, said = await end_of(await start("--port", str(port)))
    assert code == 1
    assert said == (
        f"staufer-server: Port {port} of 127.0.0.1 is taken: stop the other program, "
        "or choose another with --port (0: any).\n"
    )


async def test_an_unreadable_database_is_said_in_one_sentence(start: Start, tmp_path: Path) -> None:
    (tmp_path / "staufer.sqlite").write_bytes(b"not a database at all, " * 100)
    code, said = await end_of(await start("--port", "0"))
    assert code == 1
    assert said.startswith("staufer-server: The database ")
    assert said.count("\n") == 1


async def test_a_wrong_key_is_said_in_one_sentence(start: Start) -> None:
    code, said = await end_of(await start("--port", "0", STAUFER_KEY="secret"))
    where = "the setting key (STAUFER_KEY, or the settings file)"
    assert (code, said) == (1, f"staufer-server: The key in {where} has to be 64 hexadecimal digits.\n")


@pytest.mark.parametrize("wrong", ["99999", "65536", "-1", "http", "1.5", ""])
def test_what_is_no_port_is_refused_before_anything_is_opened(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse([f"--port={wrong}"])
    assert ended.value.code == 2
    assert "is no port" in capsys.readouterr().err


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("8765", 8765), ("65535", 65535)])
def test_every_port_there_is_can_be_named(text: str, number: int) -> None:
    assert parse([f"--port={text}"]).port == number
