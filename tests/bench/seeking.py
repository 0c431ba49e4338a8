"""How long a jump through the longest match of the corpus takes: from the wish until the window is up to date.

``python tests/bench/seeking.py [GAME]``: the figures of the position alone, of all that the screen is told of it, and
of the frame that follows, in milliseconds of CPU time.  Without a graphics card Qt paints that in software: no goal.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1]))

from corpus.make import FOLDER
from staufer_client.paths import HOME, find_paths
from staufer_client.screenshots import Studio, still
from staufer_client.stage.theatre import put_on
from staufer_protocol.replay import read_replay

SEEKS = 200
GOAL = 100.0  # ms, of 95 in a hundred


def main(game: str) -> int:
    file = max(FOLDER.glob(f"{game}-*.staufer"), key=lambda one: one.stat().st_size)
    replay, dice = read_replay(file.read_bytes()), random.Random(1)
    with tempfile.TemporaryDirectory() as home:
        studio = Studio(find_paths({HOME: home}), 1.0)
        studio.settings.change(reduce_motion=False)
        studio.window.resize(1440, 900)
        started = time.process_time()
        line = put_on(studio.application.shelf, replay)
        print(f"{file.name}: {len(replay.records)} records, opened in {1000 * (time.process_time() - started):.0f} ms")
        still(studio.window)
        figures: dict[str, list[float]] = {"position": [], "seek": [], "frame": []}
        assert line.table is not None
        for seq in dice.choices(range(line.last + 1), k=SEEKS):
            moments = [time.process_time()]
            line.table.run.at(seq)
            moments.append(time.process_time())
            line.seek(seq)
            moments.append(time.process_time())
            studio.application.qt.processEvents()
            moments.append(time.process_time())
            for n, figure in enumerate(figures.values()):
                figure.append(1000 * (moments[n + 1] - moments[n]))
        studio.close()
    for name, all_of_it in figures.items():
        ordered = sorted(all_of_it)
        middle, late, last = (ordered[min(SEEKS - 1, SEEKS * part // 100)] for part in (50, 95, 100))
        print(f"{name:>9}: p50 {middle:6.1f}  p95 {late:6.1f}  max {last:6.1f} ms")
    return int(sorted(figures["seek"])[SEEKS * 95 // 100] > GOAL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "stupor_mundi"))
