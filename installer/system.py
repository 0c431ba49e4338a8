"""Packages of the operating system: apt, where it may be used."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

QT_PACKAGES = (
    "libgl1", "libegl1", "libxkbcommon0", "libglib2.0-0", "libfontconfig1", "libdbus-1-3", "libbrotli1",
)  # fmt: skip
WINDOW_PACKAGES = (
    "libxcb-cursor0", "libxcb-icccm4", "libxcb-image0", "libxcb-keysyms1", "libxcb-render-util0", "libxcb-shape0",
    "libxcb-xkb1", "libxkbcommon-x11-0", "libwayland-cursor0", "libwayland-egl1",
)  # fmt: skip

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")  # any of them shows the pages
BROWSER_PACKAGES = ("chromium",)
POSTGRES_HOMES = "/usr/lib/postgresql/*/bin/initdb", "/usr/pgsql-*/bin/initdb"  # where it is, if not on the path
POSTGRES_PACKAGES = ("postgresql",)


def has_browser() -> bool:
    return any(shutil.which(name) for name in BROWSERS)


def has_postgres() -> bool:
    return shutil.which("initdb") is not None or any(list(Path("/").glob(home[1:])) for home in POSTGRES_HOMES)


def can_install() -> bool:
    """Only as root, and only with apt: everywhere else the person is told the command."""
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: Sequence[str]) -> None:
    """A failure is not told here: whoever needs the packages looks whether they are there."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if os.name == "posix":
        for arguments in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
            done = subprocess.run(
                ["apt-get", "--quiet", *arguments],
                env=quiet,
                check=False,
                text=True,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
            )
            if done.returncode:
                print("\n".join(done.stdout.splitlines()[-8:]), flush=True)


def command(packages: Sequence[str]) -> str:
    return f"sudo apt-get install --yes --no-install-recommends {' '.join(packages)}"
