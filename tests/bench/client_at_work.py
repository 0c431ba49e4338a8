"""The client at a table, measured: rows for one record, frames while something flies, and the memory of it all.

``python tests/bench/client_at_work.py`` prints milliseconds and MiB; frames are drawn by the processor at 1440 x 900.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))

from PySide6.QtCore import QEventLoop, QTimer

import pictures.offscreen  # noqa: F401 -- before Qt
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.stupor_mundi import StuporMundiBoard
from staufer_client.bridge.table import Table
from staufer_client.paths import HOME, find_paths
from staufer_client.screenshots import Studio, still
from staufer_client.stage import de_vulgari, scenes, stupor_mundi
from staufer_client.stage.played import PlayedMatch
from staufer_client.tables import TableMaker

FLIGHTS, LASTS = 12, 700  # how often something flies, and ms until it has arrived


def middle_and_edge(values: list[float]) -> dict[str, float]:
    cuts = quantiles(values, n=20)
    return {"p50_ms": round(cuts[9], 2), "p95_ms": round(cuts[18], 2), "of": len(values)}


def rows_for_a_record(played: PlayedMatch) -> dict[str, float]:
    """CPU time from a record that was taken in to the last row of the models."""
    shelf = Shelf()
    table = TableMaker(now=lambda: 0.0).table(played.setup, 0, "live")
    shelf[Table].follow(table)
    spent = []
    for frame in played.frames(0, played.end):
        stepped = table.follower.receive(frame)
        began = time.process_time()
        table.step([stepped])
        spent.append((time.process_time() - began) * 1000)
    return middle_and_edge(spent[1:])


def frames_while_something_flies(studio: Studio) -> dict[str, float]:
    studio.settings.change(reduce_motion=False)
    studio.window.resize(1440, 900)
    scenes.SCENES["stupor_mundi_card"](studio.application.shelf)
    still(studio.window)
    drawn: list[float] = []
    studio.window.beforeRendering.connect(lambda: drawn.append(-time.perf_counter()))
    studio.window.afterRendering.connect(lambda: drawn.append(time.perf_counter()))
    for _ in range(FLIGHTS):
        studio.application.shelf[StuporMundiBoard].flew.emit("cardback", "seat_1", "spot_city:2")
        loop = QEventLoop()
        QTimer.singleShot(LASTS, loop.quit)
        loop.exec()
    spent = [(began + ended) * 1000 for began, ended in zip(drawn[::2], drawn[1::2], strict=False)]
    return middle_and_edge(spent)


def memory() -> float:
    """MiB that the process holds now; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return 0.0
    return round(pages * 4096 / 2**20, 1)


def main() -> int:
    figures: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as home:
        studio = Studio(find_paths({HOME: home}), 1.0)
        figures["memory_at_home_mib"] = memory()
        for name, stage in (("fredericus", scenes), ("stupor_mundi", stupor_mundi), ("de_vulgari", de_vulgari)):
            figures[f"rows_{name}"] = rows_for_a_record(stage.match())
        figures["frames_while_a_card_flies"] = frames_while_something_flies(studio)
        figures["memory_at_a_table_mib"] = memory()
        studio.close()
    print(json.dumps(figures, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
