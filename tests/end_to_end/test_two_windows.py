"""Two people at two windows play a ranked match through a real server, with the mouse."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from end_to_end.cable import Cable
from staufer_protocol.replay import read_replay, verify

TESTS = Path(__file__).parents[1]
SURROUNDINGS = {
    "QT_QPA_PLATFORM": "offscreen",
    "QT_QUICK_BACKEND": "software",
    "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring",  # the accounts of this run live in memory
    "PYTHONPATH": os.pathsep.join([str(TESTS), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]),
}


@pytest.mark.timeout(300)
async def test_two_windows_play_a_ranked_match_although_one_line_breaks(
    server: str, cable: Cable, tmp_path: Path
) -> None:
    def cut_once(choices: int) -> None:
        if choices == 9:
            cable.cut()

    anna, bruno = await asyncio.gather(
        visit(server, tmp_path / "anna", seed=1), visit(cable.url, tmp_path / "bruno", seed=2, after_each=cut_once)
    )

    assert cable.cuts == 1
    assert anna["warnings"] == bruno["warnings"] == []
    assert anna["places"] == bruno["places"]
    assert [place for place, *_ in anna["places"]] == [1, 2]
    assert {anna["mine"], bruno["mine"]} == {change for *_, change, _ in anna["places"]}
    assert anna["replay"] == bruno["replay"] == "verified"
    (hers,), (his,) = (list((tmp_path / name).rglob("*.staufer")) for name in ("anna", "bruno"))
    assert hers.read_bytes() == his.read_bytes()
    replay = read_replay(hers.read_bytes())
    assert verify(replay).is_verified
    assert sorted((one.place, one.score) for one in replay.results) == [(row[0], row[2]) for row in anna["places"]]
    assert all(guest["by_button"] * 2 < guest["choices"] for guest in (anna, bruno)), "the board says most choices"


async def visit(
    server: str, home: Path, seed: int, after_each: Callable[[int], None] = lambda choices: None
) -> dict[str, Any]:
    """A guest in a process of its own; what its window said at the end."""
    log = home.with_suffix(".log")
    with log.open("wb") as errors:
        guest = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "end_to_end.guest", server, str(home), str(seed),
            stdout=asyncio.subprocess.PIPE, stderr=errors, env={**os.environ, **SURROUNDINGS},
        )  # fmt: skip
    assert guest.stdout is not None
    said = ""
    try:
        async for line in guest.stdout:
            said = line.decode()
            if said.startswith("choice "):
                after_each(int(said.split()[1]))
        await guest.wait()
    finally:
        if guest.returncode is None:
            guest.kill()
            await guest.wait()
    assert guest.returncode == 0, log.read_text()[-3000:]
    seen: dict[str, Any] = json.loads(said)
    return seen
