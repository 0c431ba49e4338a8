"""A real server in a process of its own, and a line to it that can be cut."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from end_to_end.cable import Cable

PATIENCE = 30  # seconds for anything that has to happen


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server of this computer; it ends when its parent lets go of it."""
    log = tmp_path / "server.log"
    with log.open("wb") as errors, subprocess.Popen(
        [sys.executable, "-m", "staufer_server", "serve", "--port", "0", "--with-parent", "--local",
         "--database", tmp_path / "staufer.sqlite"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        greeting = process.stdout.readline().decode().split()
        assert greeting[:1] == ["STAUFER"], log.read_text()
        try:
            yield greeting[1]
        finally:
            process.stdin.close()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                raise
    assert process.returncode == 0, log.read_text()


@pytest.fixture
async def cable(server: str) -> AsyncIterator[Cable]:
    """A second way to the same server."""
    laid = Cable(server)
    await laid.lay()
    yield laid
    await laid.take_up()
