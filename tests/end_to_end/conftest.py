"""A real server in a process of its own, and a line to it that can be cut."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from end_to_end.cable import Cable

PATIENCE = 30  # seconds for anything that has to happen


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[str]:
    """The address of a server of this computer; it ends when its parent lets go of it."""
    log = (tmp_path / "server.log").open("wb")
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "staufer_server", "serve", "--port", "0", "--with-parent", "--local",
        "--database", str(tmp_path / "staufer.sqlite"),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=log,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    log.close()
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        greeting = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().split()
        assert greeting[:1] == ["STAUFER"], (tmp_path / "server.log").read_text()
        yield greeting[1]
    finally:
        process.stdin.close()
        await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0, (tmp_path / "server.log").read_text()


@pytest.fixture
async def cable(server: str) -> AsyncIterator[Cable]:
    """A second way to the same server."""
    laid = Cable(server)
    await laid.lay()
    yield laid
    await laid.take_up()
