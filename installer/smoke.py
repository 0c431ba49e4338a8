"""Whether a built folder works: it tries itself out, without a screen and without this checkout."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path

from environment import Trouble, say

WITHIN = 900  # seconds
OWN_PATHS = (
    "PYTHONPATH",
    "PYTHONHOME",
    "VIRTUAL_ENV",
    "QT_PLUGIN_PATH",
    "QML_IMPORT_PATH",
)  # of the machine that builds


def try_out(folder: Path) -> None:
    """Trouble where a page, a match, a proof or the console program does not work."""
    environment = {name: value for name, value in os.environ.items() if name not in OWN_PATHS}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    suffix = ".exe" if os.name == "nt" else ""
    with tempfile.TemporaryDirectory() as nowhere:  # nothing of the checkout is found by chance
        checked = subprocess.run(
            [folder / f"staufer{suffix}", "--check"],
            cwd=nowhere, env=environment, text=True, capture_output=True, timeout=WITHIN, check=False,
        )  # fmt: skip
        steps = [json.loads(line) for line in checked.stdout.splitlines() if line.startswith("{")]
        for step in steps:
            say(f"  {step['step']}: {step['what']} ({step['seconds']} s)")
        if checked.returncode or {step["step"] for step in steps} != {"pages", "match", "replay"}:
            raise Trouble(f"The built program does not work:\n{checked.stdout[-2000:]}\n{checked.stderr[-2000:]}")
        for part in ("server", "lab"):
            helped = subprocess.run(
                [folder / f"staufer-console{suffix}", part, "--help"],
                cwd=nowhere, env=environment, text=True, capture_output=True, timeout=WITHIN, check=False,
            )  # fmt: skip
            if helped.returncode or "usage" not in helped.stdout:
                raise Trouble(f"staufer-console {part} does not start:\n{helped.stdout}\n{helped.stderr[-2000:]}")
