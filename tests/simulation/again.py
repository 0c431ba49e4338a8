"""``python -m simulation.again SEED DATABASE``: how the schedule of a seed goes in this process."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from simulation.schedule import run


def main(seed: str, empty_database: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        report = run(int(seed), Path(folder), Path(empty_database))
    print(report.course, report.events)


if __name__ == "__main__":
    main(*sys.argv[1:])
