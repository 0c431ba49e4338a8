"""The virtual environment ``.venv`` of the checkout, with Staufer and all it needs installed in it."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import system

ROOT = Path(__file__).resolve().parent.parent
SMALLEST_DISK = 1_500_000_000  # bytes: Qt alone unpacks to 240 MB, and pip keeps a copy of every download


class Trouble(Exception):
    """Something that a person has to mend; the text says what and how."""


@dataclass(frozen=True)
class Python:
    """The interpreter of a virtual environment."""

    folder: Path

    @property
    def path(self) -> Path:
        return self.tool("python")

    def tool(self, name: str) -> Path:
        """A program that was installed beside the interpreter."""
        return self.folder / ("Scripts" if os.name == "nt" else "bin") / (name + (".exe" if os.name == "nt" else ""))

    def run(self, *arguments: str) -> int:
        return subprocess.call([self.path, *arguments], cwd=ROOT)

    def works(self) -> bool:
        """Whether it starts and has pip: a half-made or moved environment does not."""
        try:
            return (
                subprocess.run([self.path, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0
            )
        except OSError:
            return False


def prepare(extras: str, for_windows: bool) -> Python:
    """The interpreter, ready; what is ready already is left alone."""
    python = Python(ROOT / ".venv")
    stamp = Stamp(python.folder / "staufer-installed", extras)
    if not (stamp.is_fresh() and python.works()):
        if not python.works():
            make(python)
        install(python, extras)
        stamp.write()
    provide_libraries(python, for_windows)
    return python


@dataclass(frozen=True)
class Stamp:
    """What was installed last; everything that decides it is in the hash."""

    file: Path
    extras: str

    def line(self, extras: str) -> str:
        decides = (ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode() + sys.version.encode()
        return f"{extras} {hashlib.sha256(decides).hexdigest()}\n"

    def is_fresh(self) -> bool:
        """What the developer's set needs includes what playing needs."""
        if not self.file.is_file():
            return False
        return self.file.read_text(encoding="utf-8") in (self.line(self.extras), self.line("dev"))

    def write(self) -> None:
        self.file.write_text(self.line(self.extras), encoding="utf-8")


def make(python: Python) -> None:
    """A new, empty environment in the place of a broken one."""
    free = shutil.disk_usage(ROOT).free
    if free < SMALLEST_DISK:
        raise Trouble(
            f"There are only {free // 10**6} MB free on the disk of {ROOT}; "
            f"Staufer needs {SMALLEST_DISK // 10**6} MB to install. Make room and start again."
        )
    say(f"making the virtual environment {python.folder}")
    shutil.rmtree(python.folder, ignore_errors=True)
    made = new_environment(python)
    if made.returncode and system.can_install():  # Debian ships Python without the module that makes environments
        version = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        say(f"installing {version} with apt")
        system.install([version])
        made = new_environment(python)
    if made.returncode:
        command = system.command([f"python{sys.version_info[0]}-venv"])
        hint = (
            f"\nOn Debian and Ubuntu this installs what is missing:\n    {command}"
            if "ensurepip" in made.stdout
            else ""
        )
        raise Trouble(f"Python could not make a virtual environment in {python.folder}:\n{made.stdout.strip()}{hint}")


def new_environment(python: Python) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "venv", "--clear", python.folder],
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


# -- pip -----------------------------------------------------------------------------------

QUIET = {
    "PIP_ROOT_USER_ACTION": "ignore",  # pip warns of root, but the environment is the checkout's own
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_PROGRESS_BAR": "off",
    "PIP_NO_INPUT": "1",
    "PYTHONUNBUFFERED": "1",
}


def install(python: Python, extras: str) -> None:
    """Staufer itself is not copied but linked, so that a changed source file needs no second install."""
    say(f"installing Staufer with {extras} (the first time this fetches about 200 MB)")
    lines = []
    with subprocess.Popen(
        [python.path, "-m", "pip", "install", "--editable", f"{ROOT}[{extras}]"],
        cwd=ROOT,
        env={**os.environ, **QUIET},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            lines.append(line.rstrip())
            for step in steps(lines[-1]):
                say("  " + step)
    log = python.folder / "install.log"
    log.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if pip.returncode:
        telling = [line for line in lines if re.search(r"^ERROR|\w(Error|Exception): ", line.strip())] or lines
        raise Trouble(f"{reason(lines)}\n\npip says (all of it is in {log}):\n    " + "\n    ".join(telling[-6:]))
    say("  installed")


def steps(line: str) -> Iterator[str]:
    """What a line of pip means for somebody who waits."""
    words = line.split()
    match words:
        case ["Downloading", file, *size]:
            yield " ".join(["fetching", file.rsplit("/", 1)[-1], *size])
        case ["Installing", "collected", *_]:
            yield "unpacking"
        case _:
            pass


def reason(lines: list[str]) -> str:
    """One sentence from pip's hundred."""
    text = "\n".join(lines)
    if "No space left on device" in text or "Errno 28" in text:
        return "The disk is full. Make room and start again; what is there already is kept."
    signs = (
        "Failed to establish a new connection",
        "Temporary failure in name resolution",
        "NewConnectionError",
        "ConnectTimeout",
        "Read timed out",
        "Network is unreachable",
        "getaddrinfo failed",
        "ProxyError",
    )
    if any(sign in text for sign in signs):
        return (
            "The packages could not be fetched: there is no connection to the Python package index.\n"
            "Check the network (and a proxy, if you need one) and start again."
        )
    if "CERTIFICATE_VERIFY_FAILED" in text:
        return "The packages could not be fetched: the package index showed a certificate that is not trusted here."
    if "(from versions: none)" in text:  # pip says this of an index that does not answer, too
        return (
            "The packages were not found: the package index cannot be reached, or has none for this system and this "
            f"Python ({sys.platform}, {sys.version.split()[0]}). Check the network and start again."
        )
    if "No matching distribution" in text:
        return (
            "A package that Staufer needs does not exist for this system and this Python "
            f"({sys.platform}, {sys.version.split()[0]})."
        )
    return "pip could not install what Staufer needs."


# -- Qt's libraries ------------------------------------------------------------------------

PROBE = """
import ctypes, pathlib, sys
import PySide6.QtGui, PySide6.QtQuick
if "windows" in sys.argv:
    for plugin in (pathlib.Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms").glob("libqxcb.so"):
        ctypes.CDLL(str(plugin))
"""


def provide_libraries(python: Python, for_windows: bool) -> None:
    """On Linux Qt needs libraries of the system; they are installed where that is allowed, else named."""
    missing = missing_library(python, for_windows)
    if not missing:
        return
    packages = system.QT_PACKAGES + (system.WINDOW_PACKAGES if for_windows else ())
    if system.can_install():
        say("installing the system's libraries that Qt needs, with apt")
        system.install(packages)
        missing = missing_library(python, for_windows)
    if missing:
        raise Trouble(
            f"Qt cannot start on this system: {missing}\n"
            f"On Debian and Ubuntu this installs what is missing:\n    {system.command(packages)}\n"
            "On other systems look for the packages that hold these libraries, then start again."
        )


def provide_browser() -> None:
    """The server's pages are looked at in a real browser; without one those tests say that they were not run."""
    if system.has_browser():
        return
    if system.can_install():
        say("installing Chromium with apt, to look at the server's pages")
        system.install(system.BROWSER_PACKAGES)
    if not system.has_browser():
        say(
            "There is no Chromium here: the server's pages will not be looked at in a browser.\n"
            f"On Debian and Ubuntu this installs it:\n    {system.command(system.BROWSER_PACKAGES)}"
        )


def provide_postgres() -> None:
    """The server is tested on PostgreSQL, too; where there is none, the end of the tests says that it was not."""
    if system.has_postgres():
        return
    if system.can_install():
        say("installing PostgreSQL with apt, to test the server on it")
        system.install(system.POSTGRES_PACKAGES)
    if not system.has_postgres():
        say(
            "There is no PostgreSQL here: the server will be tested on SQLite alone.\n"
            f"On Debian and Ubuntu this installs it:\n    {system.command(system.POSTGRES_PACKAGES)}"
        )


def missing_library(python: Python, for_windows: bool) -> str:
    """What the system's loader says; empty if all is there."""
    probe = subprocess.run(
        [python.path, "-c", PROBE, *["windows"] * for_windows],
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if probe.returncode == 0:
        return ""
    return (probe.stdout.strip().splitlines() or [f"the trial ended with code {probe.returncode}"])[-1]


def say(line: str) -> None:
    print(line, flush=True)
