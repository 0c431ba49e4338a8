"""Make the small reference pictures anew: ``python tests/pictures/make.py``, or with parts of their names."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import pictures.offscreen  # noqa: F401 -- before Qt
from pictures.references import FOLDER, KEPT, SIZES, THEME, as_kept, reduced, reference
from staufer_client.paths import HOME, find_paths
from staufer_client.screenshots import Studio


def main(parts: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    wanted = {reference(name, size) for name in KEPT for size in SIZES}
    for old in set(FOLDER.glob("*.jpg")) - wanted:
        old.unlink()
    with tempfile.TemporaryDirectory() as home:
        studio = Studio(find_paths({HOME: home}), 1.0)
        for name in KEPT:
            if not parts or any(part in name for part in parts):
                studio.put_up(name)
                for size in SIZES:
                    reference(name, size).write_bytes(as_kept(reduced(studio.take(THEME, size))))
                studio.take_down(name)
                print(name, flush=True)
        studio.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
