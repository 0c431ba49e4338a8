"""Bots of all kinds through the real server:  PYTHONPATH=tests python -m bench.mixed_bots [MATCHES]

Robots in processes of their own meet each other and the bots of the house, in all games.  Printed is what became of
the matches, and how long the server's loop was held by one callback, in its own processor time.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from asyncio.events import Handle
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from staufer_server.application import ServerConfig, start_server

EXAMPLE = Path(__file__).resolve().parents[2] / "resources" / "docs" / "pages" / "example_bot.py"
GUESTS = (  # game, players, how they think
    ("fredericus", 2, "page"), ("fredericus", 2, str(EXAMPLE)), ("fredericus", 4, "squire"),
    ("de_vulgari", 2, "squire"), ("de_vulgari", 3, "page"), ("stupor_mundi", 2, "squire"),
)  # fmt: skip


@contextmanager
def holds() -> Iterator[list[float]]:
    """The seconds of processor time of every callback of the loop."""
    run, measured = Handle._run, []

    def timed(handle: Handle) -> None:
        began = time.thread_time()
        run(handle)
        measured.append(time.thread_time() - began)

    Handle._run = timed  # type: ignore[method-assign]  # for this measurement
    try:
        yield measured
    finally:
        Handle._run = run  # type: ignore[method-assign]


async def guest(url: str, folder: Path, number: int, matches: int) -> tuple[int, str]:
    game, seats, way = GUESTS[number % len(GUESTS)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "staufer_lab", "bot", way, "--name", f"Guest {number}", "--server", url,
        "--account", str(folder / f"{number}.token"), "--game", game, "--seats", str(seats),
        "--matches", str(matches), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


async def play(matches: int) -> dict[str, object]:
    """*matches* in all, shared between the guests."""
    with tempfile.TemporaryDirectory() as name, holds() as held:
        folder = Path(name)
        config = ServerConfig(folder / "staufer.sqlite", is_local=True, bot_pause=0.0, log_level="error")
        server = await start_server(config)
        began = time.monotonic()
        try:
            each = -(-matches // len(GUESTS))
            ended = await asyncio.gather(*(guest(server.url, folder, n, each) for n in range(len(GUESTS))))
        finally:
            await server.stop()
        with closing(sqlite3.connect(folder / "staufer.sqlite")) as database:
            rows = database.execute("SELECT status, unrated_because, COUNT(*) FROM match GROUP BY 1, 2").fetchall()
    held.sort()
    return {
        "guests_that_failed": [said for code, said in ended if code],
        "choices_that_failed": [line for _, said in ended for line in said.splitlines() if "the bot failed" in line],
        "matches": [list(row) for row in rows],
        "seconds": round(time.monotonic() - began, 1),
        "callbacks": len(held),
        "held_ms": {"p99.9": round(1000 * held[int(len(held) * 0.999)], 2), "longest": round(1000 * held[-1], 2)},
        "over_5_ms": sum(one > 0.005 for one in held),
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play(int(sys.argv[1]) if len(sys.argv) > 1 else 200)), indent=2))
